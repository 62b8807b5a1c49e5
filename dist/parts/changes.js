"use strict";
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __esm = (fn, res, err) => function __init() {
  if (err) throw err[0];
  try {
    return fn && (res = (0, fn[__getOwnPropNames(fn)[0]])(fn = 0)), res;
  } catch (e) {
    throw err = [e], e;
  }
};
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);

// elsewhere:src/platform/text/printable.ts
var module4, harmless, hasUnseen, oneLine, printable, quote, short, visible;
var init_printable = __esm({
  "elsewhere:src/platform/text/printable.ts"() {
    module4 = require("../cli.js").modules["src/platform/text/printable.ts"]();
    harmless = module4.harmless;
    hasUnseen = module4.hasUnseen;
    oneLine = module4.oneLine;
    printable = module4.printable;
    quote = module4.quote;
    short = module4.short;
    visible = module4.visible;
  }
});

// elsewhere:src/terraform/fetch/git/history.ts
var history_exports = {};
__export(history_exports, {
  commitTree: () => commitTree,
  defaultBranch: () => defaultBranch,
  ignoredFiles: () => ignoredFiles,
  lastCommitOf: () => lastCommitOf,
  mergeBase: () => mergeBase,
  openHistory: () => openHistory,
  resolveCommit: () => resolveCommit
});
var module7, commitTree, defaultBranch, ignoredFiles, lastCommitOf, mergeBase, openHistory, resolveCommit;
var init_history = __esm({
  "elsewhere:src/terraform/fetch/git/history.ts"() {
    module7 = require("./code.js").modules["src/terraform/fetch/git/history.ts"]();
    commitTree = module7.commitTree;
    defaultBranch = module7.defaultBranch;
    ignoredFiles = module7.ignoredFiles;
    lastCommitOf = module7.lastCommitOf;
    mergeBase = module7.mergeBase;
    openHistory = module7.openHistory;
    resolveCommit = module7.resolveCommit;
  }
});

// elsewhere:src/terraform/fetch/titles.ts
var titles_exports = {};
__export(titles_exports, {
  distinctNames: () => distinctNames,
  originOfClone: () => originOfClone,
  titleOfAddress: () => titleOfAddress,
  titleOfDirectory: () => titleOfDirectory,
  titleOfFile: () => titleOfFile
});
var module8, distinctNames, originOfClone, titleOfAddress, titleOfDirectory, titleOfFile;
var init_titles = __esm({
  "elsewhere:src/terraform/fetch/titles.ts"() {
    module8 = require("./picture.js").modules["src/terraform/fetch/titles.ts"]();
    distinctNames = module8.distinctNames;
    originOfClone = module8.originOfClone;
    titleOfAddress = module8.titleOfAddress;
    titleOfDirectory = module8.titleOfDirectory;
    titleOfFile = module8.titleOfFile;
  }
});

// elsewhere:src/planning/terraform/workspace.ts
var workspace_exports = {};
__export(workspace_exports, {
  DEFAULT_WORKSPACE: () => DEFAULT_WORKSPACE,
  chooseWorkspace: () => chooseWorkspace,
  prepareDataDirectory: () => prepareDataDirectory,
  usersDataDirectory: () => usersDataDirectory
});
var module9, DEFAULT_WORKSPACE, chooseWorkspace, prepareDataDirectory, usersDataDirectory;
var init_workspace = __esm({
  "elsewhere:src/planning/terraform/workspace.ts"() {
    module9 = require("./code.js").modules["src/planning/terraform/workspace.ts"]();
    DEFAULT_WORKSPACE = module9.DEFAULT_WORKSPACE;
    chooseWorkspace = module9.chooseWorkspace;
    prepareDataDirectory = module9.prepareDataDirectory;
    usersDataDirectory = module9.usersDataDirectory;
  }
});

// elsewhere:src/limits.ts
var limits_exports = {};
__export(limits_exports, {
  ADDRESS_LENGTH_MAX: () => ADDRESS_LENGTH_MAX2,
  ANNOTATION_BYTES_MAX: () => ANNOTATION_BYTES_MAX,
  ANSWER_BYTES_MAX: () => ANSWER_BYTES_MAX,
  ATTRIBUTE_TEXT_LENGTH: () => ATTRIBUTE_TEXT_LENGTH,
  CAPTION_LEGIBLE: () => CAPTION_LEGIBLE,
  CODE_BYTES_MAX: () => CODE_BYTES_MAX,
  COMPLAINT_LENGTH: () => COMPLAINT_LENGTH,
  DOT_VERSION_MIN: () => DOT_VERSION_MIN,
  ENGINE_VERSION_SECONDS: () => ENGINE_VERSION_SECONDS,
  FETCH_SECONDS: () => FETCH_SECONDS,
  FOCUS_HOPS_DEFAULT: () => FOCUS_HOPS_DEFAULT,
  FOCUS_HOPS_MAX: () => FOCUS_HOPS_MAX,
  HOPS_MAX: () => HOPS_MAX,
  ID_LENGTH_MAX: () => ID_LENGTH_MAX,
  LABEL_LENGTH_MAX: () => LABEL_LENGTH_MAX,
  LEVEL_ICONS_MAX: () => LEVEL_ICONS_MAX,
  MANIFEST_BYTES_MAX: () => MANIFEST_BYTES_MAX,
  MODULE_DEPTH: () => MODULE_DEPTH,
  NAMES_LISTED: () => NAMES_LISTED,
  NEAREST_DISTANCE: () => NEAREST_DISTANCE,
  NEAREST_LENGTH_MAX: () => NEAREST_LENGTH_MAX,
  NEAREST_NAMES_MAX: () => NEAREST_NAMES_MAX,
  NESTING_MAX: () => NESTING_MAX,
  OVERVIEW_FROM: () => OVERVIEW_FROM,
  OVERVIEW_FROM_WITH_LINES: () => OVERVIEW_FROM_WITH_LINES,
  OVERVIEW_GAIN: () => OVERVIEW_GAIN,
  OVERVIEW_ICONS: () => OVERVIEW_ICONS,
  PLANNING_SECONDS: () => PLANNING_SECONDS,
  PLANNING_SECONDS_MAX: () => PLANNING_SECONDS_MAX,
  PLANS_MAX: () => PLANS_MAX,
  PRINTED_ADDRESS_LENGTH: () => PRINTED_ADDRESS_LENGTH,
  PRINTED_VALUE_LENGTH: () => PRINTED_VALUE_LENGTH,
  PROBLEMS_LISTED: () => PROBLEMS_LISTED,
  PYTHON_VERSION_MIN: () => PYTHON_VERSION_MIN,
  QUOTE_LENGTH: () => QUOTE_LENGTH,
  RESOURCES_MAX: () => RESOURCES_MAX,
  ROOTS_AT_ONCE: () => ROOTS_AT_ONCE,
  SCALE_DEFAULT: () => SCALE_DEFAULT,
  SCALE_MAX: () => SCALE_MAX,
  SCALE_MIN: () => SCALE_MIN,
  STEPS_INFERRED_MAX: () => STEPS_INFERRED_MAX,
  TERRAFORM_VERSION_MIN: () => TERRAFORM_VERSION_MIN,
  TEXT_BYTES_MAX: () => TEXT_BYTES_MAX,
  VALUE_DEPTH: () => VALUE_DEPTH,
  VARIABLE_FILE_BYTES_MAX: () => VARIABLE_FILE_BYTES_MAX,
  WARNINGS_MAX: () => WARNINGS_MAX,
  WARNINGS_OF_A_KIND: () => WARNINGS_OF_A_KIND,
  WARNING_LENGTH_MAX: () => WARNING_LENGTH_MAX
});
var module10, ADDRESS_LENGTH_MAX2, ANNOTATION_BYTES_MAX, ANSWER_BYTES_MAX, ATTRIBUTE_TEXT_LENGTH, CAPTION_LEGIBLE, CODE_BYTES_MAX, COMPLAINT_LENGTH, DOT_VERSION_MIN, ENGINE_VERSION_SECONDS, FETCH_SECONDS, FOCUS_HOPS_DEFAULT, FOCUS_HOPS_MAX, HOPS_MAX, ID_LENGTH_MAX, LABEL_LENGTH_MAX, LEVEL_ICONS_MAX, MANIFEST_BYTES_MAX, MODULE_DEPTH, NAMES_LISTED, NEAREST_DISTANCE, NEAREST_LENGTH_MAX, NEAREST_NAMES_MAX, NESTING_MAX, OVERVIEW_FROM, OVERVIEW_FROM_WITH_LINES, OVERVIEW_GAIN, OVERVIEW_ICONS, PLANNING_SECONDS, PLANNING_SECONDS_MAX, PLANS_MAX, PRINTED_ADDRESS_LENGTH, PRINTED_VALUE_LENGTH, PROBLEMS_LISTED, PYTHON_VERSION_MIN, QUOTE_LENGTH, RESOURCES_MAX, ROOTS_AT_ONCE, SCALE_DEFAULT, SCALE_MAX, SCALE_MIN, STEPS_INFERRED_MAX, TERRAFORM_VERSION_MIN, TEXT_BYTES_MAX, VALUE_DEPTH, VARIABLE_FILE_BYTES_MAX, WARNINGS_MAX, WARNINGS_OF_A_KIND, WARNING_LENGTH_MAX;
var init_limits = __esm({
  "elsewhere:src/limits.ts"() {
    module10 = require("../cli.js").modules["src/limits.ts"]();
    ADDRESS_LENGTH_MAX2 = module10.ADDRESS_LENGTH_MAX;
    ANNOTATION_BYTES_MAX = module10.ANNOTATION_BYTES_MAX;
    ANSWER_BYTES_MAX = module10.ANSWER_BYTES_MAX;
    ATTRIBUTE_TEXT_LENGTH = module10.ATTRIBUTE_TEXT_LENGTH;
    CAPTION_LEGIBLE = module10.CAPTION_LEGIBLE;
    CODE_BYTES_MAX = module10.CODE_BYTES_MAX;
    COMPLAINT_LENGTH = module10.COMPLAINT_LENGTH;
    DOT_VERSION_MIN = module10.DOT_VERSION_MIN;
    ENGINE_VERSION_SECONDS = module10.ENGINE_VERSION_SECONDS;
    FETCH_SECONDS = module10.FETCH_SECONDS;
    FOCUS_HOPS_DEFAULT = module10.FOCUS_HOPS_DEFAULT;
    FOCUS_HOPS_MAX = module10.FOCUS_HOPS_MAX;
    HOPS_MAX = module10.HOPS_MAX;
    ID_LENGTH_MAX = module10.ID_LENGTH_MAX;
    LABEL_LENGTH_MAX = module10.LABEL_LENGTH_MAX;
    LEVEL_ICONS_MAX = module10.LEVEL_ICONS_MAX;
    MANIFEST_BYTES_MAX = module10.MANIFEST_BYTES_MAX;
    MODULE_DEPTH = module10.MODULE_DEPTH;
    NAMES_LISTED = module10.NAMES_LISTED;
    NEAREST_DISTANCE = module10.NEAREST_DISTANCE;
    NEAREST_LENGTH_MAX = module10.NEAREST_LENGTH_MAX;
    NEAREST_NAMES_MAX = module10.NEAREST_NAMES_MAX;
    NESTING_MAX = module10.NESTING_MAX;
    OVERVIEW_FROM = module10.OVERVIEW_FROM;
    OVERVIEW_FROM_WITH_LINES = module10.OVERVIEW_FROM_WITH_LINES;
    OVERVIEW_GAIN = module10.OVERVIEW_GAIN;
    OVERVIEW_ICONS = module10.OVERVIEW_ICONS;
    PLANNING_SECONDS = module10.PLANNING_SECONDS;
    PLANNING_SECONDS_MAX = module10.PLANNING_SECONDS_MAX;
    PLANS_MAX = module10.PLANS_MAX;
    PRINTED_ADDRESS_LENGTH = module10.PRINTED_ADDRESS_LENGTH;
    PRINTED_VALUE_LENGTH = module10.PRINTED_VALUE_LENGTH;
    PROBLEMS_LISTED = module10.PROBLEMS_LISTED;
    PYTHON_VERSION_MIN = module10.PYTHON_VERSION_MIN;
    QUOTE_LENGTH = module10.QUOTE_LENGTH;
    RESOURCES_MAX = module10.RESOURCES_MAX;
    ROOTS_AT_ONCE = module10.ROOTS_AT_ONCE;
    SCALE_DEFAULT = module10.SCALE_DEFAULT;
    SCALE_MAX = module10.SCALE_MAX;
    SCALE_MIN = module10.SCALE_MIN;
    STEPS_INFERRED_MAX = module10.STEPS_INFERRED_MAX;
    TERRAFORM_VERSION_MIN = module10.TERRAFORM_VERSION_MIN;
    TEXT_BYTES_MAX = module10.TEXT_BYTES_MAX;
    VALUE_DEPTH = module10.VALUE_DEPTH;
    VARIABLE_FILE_BYTES_MAX = module10.VARIABLE_FILE_BYTES_MAX;
    WARNINGS_MAX = module10.WARNINGS_MAX;
    WARNINGS_OF_A_KIND = module10.WARNINGS_OF_A_KIND;
    WARNING_LENGTH_MAX = module10.WARNING_LENGTH_MAX;
  }
});

// elsewhere:src/catalog/index.ts
var module11, boxFactsOf, cloudOf, factsOf, hasTitle, hasUnknownProvider, isGlobal, isHandedOver, rankOf, resolvedTypeOf, stripOf, stripOfPart, stripWithoutRequests;
var init_catalog = __esm({
  "elsewhere:src/catalog/index.ts"() {
    module11 = require("./picture.js").modules["src/catalog/index.ts"]();
    boxFactsOf = module11.boxFactsOf;
    cloudOf = module11.cloudOf;
    factsOf = module11.factsOf;
    hasTitle = module11.hasTitle;
    hasUnknownProvider = module11.hasUnknownProvider;
    isGlobal = module11.isGlobal;
    isHandedOver = module11.isHandedOver;
    rankOf = module11.rankOf;
    resolvedTypeOf = module11.resolvedTypeOf;
    stripOf = module11.stripOf;
    stripOfPart = module11.stripOfPart;
    stripWithoutRequests = module11.stripWithoutRequests;
  }
});

// elsewhere:src/catalog/products.ts
var module12, COMMON_WORDS, ENVIRONMENT_WORDS, GENERATED_ID, GENERATED_NAME, KIND_WORDS, MEANINGLESS_NAMES, UNIQUE_SUFFIX, builtType, cloudNameOf, effectiveCloudOf, isEnvironment, isKnownByCloudName, nameAttributesOf, namePathsOf, outerBoxOf, partTitleOf, productOf, valueInWords;
var init_products = __esm({
  "elsewhere:src/catalog/products.ts"() {
    module12 = require("./picture.js").modules["src/catalog/products.ts"]();
    COMMON_WORDS = module12.COMMON_WORDS;
    ENVIRONMENT_WORDS = module12.ENVIRONMENT_WORDS;
    GENERATED_ID = module12.GENERATED_ID;
    GENERATED_NAME = module12.GENERATED_NAME;
    KIND_WORDS = module12.KIND_WORDS;
    MEANINGLESS_NAMES = module12.MEANINGLESS_NAMES;
    UNIQUE_SUFFIX = module12.UNIQUE_SUFFIX;
    builtType = module12.builtType;
    cloudNameOf = module12.cloudNameOf;
    effectiveCloudOf = module12.effectiveCloudOf;
    isEnvironment = module12.isEnvironment;
    isKnownByCloudName = module12.isKnownByCloudName;
    nameAttributesOf = module12.nameAttributesOf;
    namePathsOf = module12.namePathsOf;
    outerBoxOf = module12.outerBoxOf;
    partTitleOf = module12.partTitleOf;
    productOf = module12.productOf;
    valueInWords = module12.valueInWords;
  }
});

// elsewhere:src/graph/address.ts
var module13, escapeKey, escapeName, formatAddress, holdsEscapedBracket, isAddress, isDigit, isNameCode, isShort, modulesOf, originalOf, parseAddress, runEnd, typeOf, unescapeKey, unescapeName, withCopy, withoutIndexes;
var init_address = __esm({
  "elsewhere:src/graph/address.ts"() {
    module13 = require("./picture.js").modules["src/graph/address.ts"]();
    escapeKey = module13.escapeKey;
    escapeName = module13.escapeName;
    formatAddress = module13.formatAddress;
    holdsEscapedBracket = module13.holdsEscapedBracket;
    isAddress = module13.isAddress;
    isDigit = module13.isDigit;
    isNameCode = module13.isNameCode;
    isShort = module13.isShort;
    modulesOf = module13.modulesOf;
    originalOf = module13.originalOf;
    parseAddress = module13.parseAddress;
    runEnd = module13.runEnd;
    typeOf = module13.typeOf;
    unescapeKey = module13.unescapeKey;
    unescapeName = module13.unescapeName;
    withCopy = module13.withCopy;
    withoutIndexes = module13.withoutIndexes;
  }
});

// elsewhere:src/graph/create.ts
var module14, createEdge, createGraph, createNode, headOf;
var init_create = __esm({
  "elsewhere:src/graph/create.ts"() {
    module14 = require("./picture.js").modules["src/graph/create.ts"]();
    createEdge = module14.createEdge;
    createGraph = module14.createGraph;
    createNode = module14.createNode;
    headOf = module14.headOf;
  }
});

// elsewhere:src/graph/group-by.ts
var module15, groupBy, put;
var init_group_by = __esm({
  "elsewhere:src/graph/group-by.ts"() {
    module15 = require("./picture.js").modules["src/graph/group-by.ts"]();
    groupBy = module15.groupBy;
    put = module15.put;
  }
});

// elsewhere:src/graph/instance-name.ts
var module16, MADE_UP_TEXT, SOME_TEXT, STAND_IN, expressionOf, holdsInstanceName, holdsMadeUpText, instanceName, instancesIn, isExact, isInformative, partsOf, symbolName, symbolOf, withGaps, withInstances, withKnownParts;
var init_instance_name = __esm({
  "elsewhere:src/graph/instance-name.ts"() {
    module16 = require("./picture.js").modules["src/graph/instance-name.ts"]();
    MADE_UP_TEXT = module16.MADE_UP_TEXT;
    SOME_TEXT = module16.SOME_TEXT;
    STAND_IN = module16.STAND_IN;
    expressionOf = module16.expressionOf;
    holdsInstanceName = module16.holdsInstanceName;
    holdsMadeUpText = module16.holdsMadeUpText;
    instanceName = module16.instanceName;
    instancesIn = module16.instancesIn;
    isExact = module16.isExact;
    isInformative = module16.isInformative;
    partsOf = module16.partsOf;
    symbolName = module16.symbolName;
    symbolOf = module16.symbolOf;
    withGaps = module16.withGaps;
    withInstances = module16.withInstances;
    withKnownParts = module16.withKnownParts;
  }
});

// elsewhere:src/graph/node-types.ts
var module17, CONTAINER_TYPES, EXTERNAL_SERVICE, OUTSIDE_TYPES, STUB_NAME, entersByNetwork, isContainerType, isInternet, isOutside;
var init_node_types = __esm({
  "elsewhere:src/graph/node-types.ts"() {
    module17 = require("./picture.js").modules["src/graph/node-types.ts"]();
    CONTAINER_TYPES = module17.CONTAINER_TYPES;
    EXTERNAL_SERVICE = module17.EXTERNAL_SERVICE;
    OUTSIDE_TYPES = module17.OUTSIDE_TYPES;
    STUB_NAME = module17.STUB_NAME;
    entersByNetwork = module17.entersByNetwork;
    isContainerType = module17.isContainerType;
    isInternet = module17.isInternet;
    isOutside = module17.isOutside;
  }
});

// elsewhere:src/graph/order.ts
var module18, byAddress, byText, largest, smallest;
var init_order = __esm({
  "elsewhere:src/graph/order.ts"() {
    module18 = require("./start.js").modules["src/graph/order.ts"]();
    byAddress = module18.byAddress;
    byText = module18.byText;
    largest = module18.largest;
    smallest = module18.smallest;
  }
});

// elsewhere:src/graph/terraform-address.ts
var module19, assignAddresses, formatTerraformAddress, isInModules, isSameByCount, moveBy, parseTerraformAddress, toGraphAddress, withoutKey;
var init_terraform_address = __esm({
  "elsewhere:src/graph/terraform-address.ts"() {
    module19 = require("./picture.js").modules["src/graph/terraform-address.ts"]();
    assignAddresses = module19.assignAddresses;
    formatTerraformAddress = module19.formatTerraformAddress;
    isInModules = module19.isInModules;
    isSameByCount = module19.isSameByCount;
    moveBy = module19.moveBy;
    parseTerraformAddress = module19.parseTerraformAddress;
    toGraphAddress = module19.toGraphAddress;
    withoutKey = module19.withoutKey;
  }
});

// elsewhere:src/catalog/access.ts
var module20, ALL_BUT_SOME_WORDS, EVERYBODY_WORDS, GAP, LOOKED_UP_NAMES, SAME_ACCOUNT_WORDS, SCOPE_ATTRIBUTES, SOMEBODY_WORDS, SOME_ACCOUNT_WORDS, accountDetail, anyOf, boundResource, claimWords, conditionKey, exclusiveOver, exposureRulesOf, identityIn, isAccount, isGrantOnly, isGrantToPrincipal, isSameAccountSource, lookedUpWords, mayBeSameMember, memberCovers, memberNamed, memberWords, relativePattern, resourceInId, rightsAttributesOf, rightsRulesOf, scopeInText, scopeOfType, scopeWords, serviceWords, widthOfAccount, wordsForResource, wordsOfName;
var init_access = __esm({
  "elsewhere:src/catalog/access.ts"() {
    module20 = require("./picture.js").modules["src/catalog/access.ts"]();
    ALL_BUT_SOME_WORDS = module20.ALL_BUT_SOME_WORDS;
    EVERYBODY_WORDS = module20.EVERYBODY_WORDS;
    GAP = module20.GAP;
    LOOKED_UP_NAMES = module20.LOOKED_UP_NAMES;
    SAME_ACCOUNT_WORDS = module20.SAME_ACCOUNT_WORDS;
    SCOPE_ATTRIBUTES = module20.SCOPE_ATTRIBUTES;
    SOMEBODY_WORDS = module20.SOMEBODY_WORDS;
    SOME_ACCOUNT_WORDS = module20.SOME_ACCOUNT_WORDS;
    accountDetail = module20.accountDetail;
    anyOf = module20.anyOf;
    boundResource = module20.boundResource;
    claimWords = module20.claimWords;
    conditionKey = module20.conditionKey;
    exclusiveOver = module20.exclusiveOver;
    exposureRulesOf = module20.exposureRulesOf;
    identityIn = module20.identityIn;
    isAccount = module20.isAccount;
    isGrantOnly = module20.isGrantOnly;
    isGrantToPrincipal = module20.isGrantToPrincipal;
    isSameAccountSource = module20.isSameAccountSource;
    lookedUpWords = module20.lookedUpWords;
    mayBeSameMember = module20.mayBeSameMember;
    memberCovers = module20.memberCovers;
    memberNamed = module20.memberNamed;
    memberWords = module20.memberWords;
    relativePattern = module20.relativePattern;
    resourceInId = module20.resourceInId;
    rightsAttributesOf = module20.rightsAttributesOf;
    rightsRulesOf = module20.rightsRulesOf;
    scopeInText = module20.scopeInText;
    scopeOfType = module20.scopeOfType;
    scopeWords = module20.scopeWords;
    serviceWords = module20.serviceWords;
    widthOfAccount = module20.widthOfAccount;
    wordsForResource = module20.wordsForResource;
    wordsOfName = module20.wordsOfName;
  }
});

// elsewhere:src/graph/inventory.ts
var module21, ANY_KEY, doubtAboutFile, leadsInto, nameOf, topOf, valuesAt;
var init_inventory = __esm({
  "elsewhere:src/graph/inventory.ts"() {
    module21 = require("./picture.js").modules["src/graph/inventory.ts"]();
    ANY_KEY = module21.ANY_KEY;
    doubtAboutFile = module21.doubtAboutFile;
    leadsInto = module21.leadsInto;
    nameOf = module21.nameOf;
    topOf = module21.topOf;
    valuesAt = module21.valuesAt;
  }
});

// elsewhere:src/catalog/attributes.ts
var attributes_exports = {};
__export(attributes_exports, {
  ACCESS_ATTRIBUTE: () => ACCESS_ATTRIBUTE,
  ALLOWED_ATTRIBUTES: () => ALLOWED_ATTRIBUTES,
  ITEM_KEYS: () => ITEM_KEYS,
  MODULE_PURPOSE: () => MODULE_PURPOSE,
  OPENED_ATTRIBUTE: () => OPENED_ATTRIBUTE,
  SHOWN_NAME: () => SHOWN_NAME,
  SHOWN_ROOT: () => SHOWN_ROOT,
  SHOWN_ZONE: () => SHOWN_ZONE,
  SOLE_ATTRIBUTE: () => SOLE_ATTRIBUTE,
  TAG_ATTRIBUTES: () => TAG_ATTRIBUTES,
  isArchitecture: () => isArchitecture,
  isComputedIfUnset: () => isComputedIfUnset,
  isNamedMember: () => isNamedMember,
  isNote: () => isNote,
  isOrdered: () => isOrdered,
  isSameValue: () => isSameValue,
  pathsOfAttribute: () => pathsOfAttribute,
  valuesShown: () => valuesShown
});
var module22, ACCESS_ATTRIBUTE, ALLOWED_ATTRIBUTES, ITEM_KEYS, MODULE_PURPOSE, OPENED_ATTRIBUTE, SHOWN_NAME, SHOWN_ROOT, SHOWN_ZONE, SOLE_ATTRIBUTE, TAG_ATTRIBUTES, isArchitecture, isComputedIfUnset, isNamedMember, isNote, isOrdered, isSameValue, pathsOfAttribute, valuesShown;
var init_attributes = __esm({
  "elsewhere:src/catalog/attributes.ts"() {
    module22 = require("./picture.js").modules["src/catalog/attributes.ts"]();
    ACCESS_ATTRIBUTE = module22.ACCESS_ATTRIBUTE;
    ALLOWED_ATTRIBUTES = module22.ALLOWED_ATTRIBUTES;
    ITEM_KEYS = module22.ITEM_KEYS;
    MODULE_PURPOSE = module22.MODULE_PURPOSE;
    OPENED_ATTRIBUTE = module22.OPENED_ATTRIBUTE;
    SHOWN_NAME = module22.SHOWN_NAME;
    SHOWN_ROOT = module22.SHOWN_ROOT;
    SHOWN_ZONE = module22.SHOWN_ZONE;
    SOLE_ATTRIBUTE = module22.SOLE_ATTRIBUTE;
    TAG_ATTRIBUTES = module22.TAG_ATTRIBUTES;
    isArchitecture = module22.isArchitecture;
    isComputedIfUnset = module22.isComputedIfUnset;
    isNamedMember = module22.isNamedMember;
    isNote = module22.isNote;
    isOrdered = module22.isOrdered;
    isSameValue = module22.isSameValue;
    pathsOfAttribute = module22.pathsOfAttribute;
    valuesShown = module22.valuesShown;
  }
});

// elsewhere:src/catalog/nouns.ts
var module23, EFFECTS, HOST_ATTRIBUTE, NOUNS, PATH_ATTRIBUTE, ROUTE_ATTRIBUTES, formerly, isAssociation, isAttachment, isNamedAfterJoining, isReplacementReported, isReportedByEffect, nounOf, outsideInText, stateOf, statesFirewallRules;
var init_nouns = __esm({
  "elsewhere:src/catalog/nouns.ts"() {
    module23 = require("./plan.js").modules["src/catalog/nouns.ts"]();
    EFFECTS = module23.EFFECTS;
    HOST_ATTRIBUTE = module23.HOST_ATTRIBUTE;
    NOUNS = module23.NOUNS;
    PATH_ATTRIBUTE = module23.PATH_ATTRIBUTE;
    ROUTE_ATTRIBUTES = module23.ROUTE_ATTRIBUTES;
    formerly = module23.formerly;
    isAssociation = module23.isAssociation;
    isAttachment = module23.isAttachment;
    isNamedAfterJoining = module23.isNamedAfterJoining;
    isReplacementReported = module23.isReplacementReported;
    isReportedByEffect = module23.isReportedByEffect;
    nounOf = module23.nounOf;
    outsideInText = module23.outsideInText;
    stateOf = module23.stateOf;
    statesFirewallRules = module23.statesFirewallRules;
  }
});

// elsewhere:src/graph/changes.ts
var module24, CHANGES2, REMOVALS, addCount, formatCounts, glyphOf, independentPartCounts, isSameChange, pairRecreated, sharedBlocks;
var init_changes = __esm({
  "elsewhere:src/graph/changes.ts"() {
    module24 = require("./picture.js").modules["src/graph/changes.ts"]();
    CHANGES2 = module24.CHANGES;
    REMOVALS = module24.REMOVALS;
    addCount = module24.addCount;
    formatCounts = module24.formatCounts;
    glyphOf = module24.glyphOf;
    independentPartCounts = module24.independentPartCounts;
    isSameChange = module24.isSameChange;
    pairRecreated = module24.pairRecreated;
    sharedBlocks = module24.sharedBlocks;
  }
});

// elsewhere:src/catalog/block-effects.ts
var module25, effectsOf, inThePast, isArchitectureBlock, isEffectAttribute, itemOfEffect, nounOfBlock;
var init_block_effects = __esm({
  "elsewhere:src/catalog/block-effects.ts"() {
    module25 = require("./picture.js").modules["src/catalog/block-effects.ts"]();
    effectsOf = module25.effectsOf;
    inThePast = module25.inThePast;
    isArchitectureBlock = module25.isArchitectureBlock;
    isEffectAttribute = module25.isEffectAttribute;
    itemOfEffect = module25.itemOfEffect;
    nounOfBlock = module25.nounOfBlock;
  }
});

// elsewhere:src/catalog/examples.ts
var module26, ACCOUNT, ELEMENT, EMPTY_POLICY, LIST_ARGUMENT, NETWORK, PLURAL_NAME, ROLE, SUBSCRIPTION, ZERO_UUID, defaultsToFalse, elementNumber, holdsElement, holdsPlaceholder, holdsPlaceholderAddress, isAnyElement, isPlaceholderAccount, isStandInOf, isTagsAttribute, itemFor, itemTextFor, lookupAnswer, lookupLocation, numberFor, partOfNetwork, placeholderFor, standIn, textFor;
var init_examples = __esm({
  "elsewhere:src/catalog/examples.ts"() {
    module26 = require("./picture.js").modules["src/catalog/examples.ts"]();
    ACCOUNT = module26.ACCOUNT;
    ELEMENT = module26.ELEMENT;
    EMPTY_POLICY = module26.EMPTY_POLICY;
    LIST_ARGUMENT = module26.LIST_ARGUMENT;
    NETWORK = module26.NETWORK;
    PLURAL_NAME = module26.PLURAL_NAME;
    ROLE = module26.ROLE;
    SUBSCRIPTION = module26.SUBSCRIPTION;
    ZERO_UUID = module26.ZERO_UUID;
    defaultsToFalse = module26.defaultsToFalse;
    elementNumber = module26.elementNumber;
    holdsElement = module26.holdsElement;
    holdsPlaceholder = module26.holdsPlaceholder;
    holdsPlaceholderAddress = module26.holdsPlaceholderAddress;
    isAnyElement = module26.isAnyElement;
    isPlaceholderAccount = module26.isPlaceholderAccount;
    isStandInOf = module26.isStandInOf;
    isTagsAttribute = module26.isTagsAttribute;
    itemFor = module26.itemFor;
    itemTextFor = module26.itemTextFor;
    lookupAnswer = module26.lookupAnswer;
    lookupLocation = module26.lookupLocation;
    numberFor = module26.numberFor;
    partOfNetwork = module26.partOfNetwork;
    placeholderFor = module26.placeholderFor;
    standIn = module26.standIn;
    textFor = module26.textFor;
  }
});

// elsewhere:src/catalog/settings.ts
var module27, DATA_FATES, DECIDING_ATTRIBUTES, ENGINE_ATTRIBUTES, FIREWALL_MODES, SETTING_KINDS, SETTING_KINDS_BY_WEIGHT, UNITS_BY_ATTRIBUTE, dataFateOf, hasToBeEmpty, inWords, isCapacity, isDeciding, isKnownSetting, isMajorStep, isTier, settingChange, settingKindOf, settingPosition, unitOf, withUnitOf;
var init_settings = __esm({
  "elsewhere:src/catalog/settings.ts"() {
    module27 = require("./picture.js").modules["src/catalog/settings.ts"]();
    DATA_FATES = module27.DATA_FATES;
    DECIDING_ATTRIBUTES = module27.DECIDING_ATTRIBUTES;
    ENGINE_ATTRIBUTES = module27.ENGINE_ATTRIBUTES;
    FIREWALL_MODES = module27.FIREWALL_MODES;
    SETTING_KINDS = module27.SETTING_KINDS;
    SETTING_KINDS_BY_WEIGHT = module27.SETTING_KINDS_BY_WEIGHT;
    UNITS_BY_ATTRIBUTE = module27.UNITS_BY_ATTRIBUTE;
    dataFateOf = module27.dataFateOf;
    hasToBeEmpty = module27.hasToBeEmpty;
    inWords = module27.inWords;
    isCapacity = module27.isCapacity;
    isDeciding = module27.isDeciding;
    isKnownSetting = module27.isKnownSetting;
    isMajorStep = module27.isMajorStep;
    isTier = module27.isTier;
    settingChange = module27.settingChange;
    settingKindOf = module27.settingKindOf;
    settingPosition = module27.settingPosition;
    unitOf = module27.unitOf;
    withUnitOf = module27.withUnitOf;
  }
});

// elsewhere:src/graph/terraform-names.ts
var module28, CODE_FILE, LOCK_FILE, REPEATERS, UNIT_FILE;
var init_terraform_names = __esm({
  "elsewhere:src/graph/terraform-names.ts"() {
    module28 = require("./common.js").modules["src/graph/terraform-names.ts"]();
    CODE_FILE = module28.CODE_FILE;
    LOCK_FILE = module28.LOCK_FILE;
    REPEATERS = module28.REPEATERS;
    UNIT_FILE = module28.UNIT_FILE;
  }
});

// elsewhere:src/catalog/cloud.ts
var module29, ACCOUNT2, ACCOUNT_OF_ROLE, ACCOUNT_TYPES, CLOUDS, CURRENT_ACCOUNT, METADATA_ADDRESSES, METADATA_HOSTS, NO_CREDENTIALS, PROJECT_ATTRIBUTES, PROVIDER_ARGUMENTS, PROVIDER_VARIABLES, PROVING_ACCOUNT, STATED_LOCATIONS, SUBSCRIPTION_ID, accountName, actorTypeOf, cloudOf2, contentsTypeOf, isProjectId, isScaffolding, localModelOf, mostUsedCloud, outerRegionOf, regionBoxOf, regionContaining, replaceIds;
var init_cloud = __esm({
  "elsewhere:src/catalog/cloud.ts"() {
    module29 = require("./picture.js").modules["src/catalog/cloud.ts"]();
    ACCOUNT2 = module29.ACCOUNT;
    ACCOUNT_OF_ROLE = module29.ACCOUNT_OF_ROLE;
    ACCOUNT_TYPES = module29.ACCOUNT_TYPES;
    CLOUDS = module29.CLOUDS;
    CURRENT_ACCOUNT = module29.CURRENT_ACCOUNT;
    METADATA_ADDRESSES = module29.METADATA_ADDRESSES;
    METADATA_HOSTS = module29.METADATA_HOSTS;
    NO_CREDENTIALS = module29.NO_CREDENTIALS;
    PROJECT_ATTRIBUTES = module29.PROJECT_ATTRIBUTES;
    PROVIDER_ARGUMENTS = module29.PROVIDER_ARGUMENTS;
    PROVIDER_VARIABLES = module29.PROVIDER_VARIABLES;
    PROVING_ACCOUNT = module29.PROVING_ACCOUNT;
    STATED_LOCATIONS = module29.STATED_LOCATIONS;
    SUBSCRIPTION_ID = module29.SUBSCRIPTION_ID;
    accountName = module29.accountName;
    actorTypeOf = module29.actorTypeOf;
    cloudOf2 = module29.cloudOf;
    contentsTypeOf = module29.contentsTypeOf;
    isProjectId = module29.isProjectId;
    isScaffolding = module29.isScaffolding;
    localModelOf = module29.localModelOf;
    mostUsedCloud = module29.mostUsedCloud;
    outerRegionOf = module29.outerRegionOf;
    regionBoxOf = module29.regionBoxOf;
    regionContaining = module29.regionContaining;
    replaceIds = module29.replaceIds;
  }
});

// elsewhere:src/platform/text/versions.ts
var module30, byVersion, isAtLeast;
var init_versions = __esm({
  "elsewhere:src/platform/text/versions.ts"() {
    module30 = require("./picture.js").modules["src/platform/text/versions.ts"]();
    byVersion = module30.byVersion;
    isAtLeast = module30.isAtLeast;
  }
});

// groundplan:groundplan:unpack
var import_node_zlib, unpack;
var init_groundplan_unpack = __esm({
  "groundplan:groundplan:unpack"() {
    import_node_zlib = require("node:zlib");
    unpack = (text) => (0, import_node_zlib.brotliDecompressSync)(Buffer.from(text.slice(7), "base64"));
  }
});

// src/catalog/replacement/rows/aws.json
var aws_exports = {};
__export(aws_exports, {
  default: () => aws_default
});
var aws_default;
var init_aws = __esm({
  "src/catalog/replacement/rows/aws.json"() {
    init_groundplan_unpack();
    aws_default = JSON.parse(unpack("brotli:X2etFFHZWxiiSG9WJcKIT//yVjHdHIdC3PEOAlDjWUBvxY2r9Q+KRIlCj5A0qxMVmhN74dBtetHjd6XvrIUmRzZpeCNZJdIxxkZjGWC7lslJkc3KUZ+twKKzF0pbGaINyFhlj7+NeBTpCFiALvtEQCBqjrCtUu5sVSPyL1HU4fST6sxUycraafovqs/Tg1F7AgkaC0hnay2Ter7mZK7fb0u25aAKtkhDbwI8suWrbIT6o60wHIRxMyV0zKdrJ7yvDhumGeILQk0ePn8CVX3T/fNZtZ7tH8m/c/5tytQaY4HDXlnoHR3gsvCv6Ut+1RJBzyDO772uOqCla4vQeEYrjrzRmqn6X9WiaIR/Ke3lLqcdWlzLPNOCziDfjPx+6bpdPLb5g0Q9sgnaSWhbSsOnZKtV4ad9zXFWCHGa0+rrnoVQtzmuOlw/MyPS16pevbJtogo2AAplQ4CA2SfZNGsSzf91RHhEvlJgFwogp6pQ7AYBtlLo33KEErfzCiFvt0L/7rG1u5KH4/r/v/f1X5ZSCQ6CpbGOglh09tpzDEvXTtNzmuyUUlDG32vPOdeWpVf0SpOvf6kNBiWYBuIjs7CojKm7D0oSCurefwqmKW1+JR1SzgaMxwbsuz78Nx0S4pTyekv+P6G5Why6CLoNSanZXnrf3yTNTBckARhjjEFI8l4r2DWEJ2RlPcbz2SPjtp3sQJUAIcSlm0dDqKg29idtAcQmZXnNWORF//qpIV79ZboivPX2IM4oqddw/a5F/7ayDxy/y1u/RdNQ2uTtf8zB8OtxfWnatF8y3S5vEf9hxvzOL4EHjQ6PVhDfJjW1TjfxS2O9JjVJyLWU/shR0dhvkg8bksb9bwU4HzKYg+FHETSXErQokuRJFKZ4MJaPfyihjWidNiVPbyPpyhySAHd3vnRiWjj2UlY66HaaykvLX8qWc5WCneVpjyDE7D2QTk5K43MxXmsvouceS8TzleKUPkcHv7l4e19taTYY9qqbTYtR+g2HF03eLPkwkxngC27/oRV+KVVsSW1DsS6Hms3+GcnS21YWpGk5mrY2TFm6GHxLWzEKNCMv7ZA0JgPhgPDxsfGEjLZxnab2dwH8/Yvj02ZUbxxuSuu3jkrY2+P+xUIa7oj2gt5DWhdPokfld637Yvqba86jrPyO+fxP5q/Omq1oxF9dhNltSZWah9xb508RaHyelG3/++0kshkN/YpIabOxIiKjik367N/eotgEBk8TsbVHyiKOHlTfNugz1xkb/C6pIZXPbFZ0em857S9FXhERbYhX9SZjkOnveqzTyqLx7V/4IofQdfiBVlLbjjq+DHM2GATlIN8xz+yTERKCq4ez8cmldP4bMp6agd5HiRwv1Wble/qb6Qbbdik6GAulEWQouM5osI13uhkxJhrZdn3YmE8ufTTqnM4/hcAv8a8vQMHuYTjcPHAj9TXOGkuQAdYyAYX0PzZTx0102wWyPyDLqtL2orTRd5bWDtRVXs6LO2KgntzaGYP99ess531Mqf+zcEV5vdUWj5EzAgRCxzaPOy5+yDRhTc7a5yAkyV9thKzj/SDNm6YQFvEj4LdYvpSWMgWnSwLyV2SSDJPmu32uFf7P3YkuAypBv3L+G1szdyCbPkl4vzgiz5tNEth9+ufx7+D921MaGCX8MZ0jA/C3zJTqGGqYHHrnfhU3X2ZkCNIRjkMuOgwPibaLTUsml01dCP2CO6K2QZTAr+Hs0JQkcEj5XMgME+OteNzfi7gm7gOQgFYvO87x+cNIkrX6Z8+j5X4jrtBvA4tDZuJLpsgLlrWz/vJic+yVqaFUpL25jPRGYptMGb8icZs40mffetpXJpoysv/v8QCyldHG+5FPJDP36LMMXAvLrRl9f8hC0ahYwuKYw9HpkV17sfgKkHr7Ri/XbZwfJA/4u3DKBPXEOy5u4BzY38YpN190CRTW2EfYwGB6fYIkw/+dFKTkgBsrTY3LI+ffdNAW9kApDJN9DTnO2Nu+WW08CEd9sVA2WOQgQH3JYykrLL9+Yo9wporc7SwJRl+FtcmyMD9bWsVVypIulWyWNGkqgn5V5RYHiChaPRvqBCp2icRxrF45Osi3eCzQV+LiGZ531RWh1p3dp5UAfK3Dlx6qPtZuphpzu3bVNOxYet3GRrq2YEH34Wfn+kuWsjF9fBDK7uZXlRcfKfcrQztDVjFXT+gSsYXK0RTFubcApG7k3/p6YZPBeBfDwCI7mIjpUs+7MtqrEespKArWBqVPnUnMpP6KnCStV7Kf98FhGCztGl0PSxeNSyqAngOemXq29CXiW3JaVKgi5OhSdOzTgj0jDVT2VzvPfl3l/ZsOs8+V9Gjp+8e+D0NUzRsHMwRtNrZ8tUJCNk3R9VjNRHpkiu26SHykEKKOq5CDwAzb4ipnvjHEp2/7rjPXZHLubZ77xts1Tj+bCqjqpdTquTcFlvIknllsVAxFSqepL6GYv8u88G8HlUWuPcrIjWOP/V+vcGbf05XVNKh/b+ee59g4xlxrZHz96z7i4sglLP1NroF9E95gfTBjzDmpgaUeZt+ayVLH1tKCRdlLF45UyzZaJWGZPOxlG6kNOGCwRr7BnlOjWArNlTHeejqZ7O5B0lVqQoeHF3pigOYmJGPXrxHcgNJNT/ZgohlrQt4XOAV1m6nC90eQhCkgYBrRBBr2SkdQBdB4RmQ9L5ZuC/ggppdNOJy0nZY5KojkxiEuEyIOPuEV65k9hq5AyOp2K757GI1ZS3mzpK/tJ6MOOL9ToeIyPf9z+K+BtzJEu+mqLNnANw22u5jN3Gg76Uj6/g5cliZRj//vC8vgsrsfcn+zjSf9HhioocajS53ATbLpyn6NAFDcIrot0KQc7FahZHUoXZwgzn+Om1DN0XafWxYB7aXF2wHHRdJM3yLebZ+6XmtRrhNGDR5tdRSHC2eSZN+RD/8SD5HJ6w4ilfAsKZmJi0r1A6ZXjm1WG9zXeUQEsPeWN9Lf31GnpRNl9O9+lNvoEMOB7tOj3h91wa3upst0QEuRbYGmloGZFZyAHw0fEVdpunkan4dt1b/gczU/te+d9vnW8/IukP/a1ydb5iSkBreO3Y8hv9Jsshx9fcgfcAaiBhguSnhI82DAS4hIW5tZrHPSDbpc+Wvf90+24osRywUkPQgVdZmRUJxONPaoBas3qNANDoSHeGVBjkhGa8hm7bvjOApIkCSlPrpGY0mG2OPfB8uAK0T13jAHVXEYPkrNstoUs5knMlGbSIYphaYLd3BFcG+MprFufyDtYAVjwbqzK3+gkV6XBiVZzu9iXdIK6B7p9c4qd3kQjhv+QHmMQa48fYxugukCcKO4+qGqynoJt1pp2v3GnhfwGgXXA5aEZEB0C8KLj7k6iUo2BNR0f/iu9W3uF+h+Bx4JEeyimAUoU2COGY8P84mgB+GTQqSfZDF6Iw62lZV532Nxk8/s8/SuKq+TxyUeNdJ9QJMXLR6KABdov/3uC+JcCu/EFvdalmkSsDluLv3AvBOUsT9BQe40MNbu+O/s8nUoolah0NmJ0qzybchG8hUMQI6rXXzsR8tDf0viG4FQiqnyuna9qetQND5FkqSiMbGvW5P4nk43J2xSAgDfMjHq7Gfi3Lqv7RBx0g1uguJHsgRFBr0qA1sBvbFGBn9Cay276sPmeqghb/vNKNl3cahnRu0s6IZ6WZHobbvBiWsHhVIHa89z0ZsKRm7I9m4iKTuinEeFP02gPtNSWVwv7nksZ7+fQzKC1A0KIV9kbR7tHTSaRkDW8yqUJ0NO52XSazTL8gCFuRKYyCOTgKJ8SNJTTpqKPhyrwFpxljmXc2Qr4BC5LgGrAkIJtJWi8qsn5WebxpiUJM7Bqfj7T+Y2TqZ9tOB3piFKh/t5h2S9XsXeJ58hpqj1s6M7WSkxdgVjFGjvLnpl9cLqZRu6DH+ujniImC5WMiNBIudrZrhfurTxNAmkR0qni9qtYvivodol5v+Vy+XzI31KuLhoYLD3vR4MIzD8mjRvUCK3zIh4QkKABRNxhxYpg+HUARq+6z7kUgOr3NkoZEPEQnaWRLjWfVRoqvwA+tV67nu8FPWuw4HpYLOwxOziLMeuqC5ZONGr8Luz7Kdqbv1xtBs5wUQcUh5cFql2ift1J+XriM+Lt2zInRNMVOKh9bbCozbznt5GcVfsEwy3cUvm2BMp9wwkHUTFlHetA0wAfQvyuCSDUi0iFiFVJdoQfaUgZksUhxZMw6CKdyR9cS3oLByee9sVVcYetYD/yQDwNPPFNAoeLVAU6gWnmkLARTJBiarhbX9G0/YoFD1PGYpJfm6o7euuiT6i7l5DQRnEegNLAkNF0l0aUE/BryPwGC/OeLCmIYem9KnuzjCqZrm2pkL37fLBFbBqHRNmnh130YQ7cPsZUwnwnsplw5BsuOlEvJSNxE/0jIAxeXcwzvoi3X15nv24gFoNJwH+ccpFOPain0KbDAnwxIdXtOZc63CH540acOA07lL+ihg8wPt+ANKXuK8Gq19/9VSrMEQDsf6vaPspViI5uvJolyWlOd01h4+m98KB1lBrGf5BJKEpUc0k0rpmAe7X4VrHIT6qblrAkAgX4Lrf4aWC6IAmGhjF4PfsnzUYCq4Lvu4pKb/XHLGQmWns2q9kHhTYZYG6eRAImpF4iHl/CdZuCbMQ76ohNZNM3d93A19UZiPY+ZxoizP9Q+cvii6VXh3+4+HcT+VGhcoXFf1wx3dfFq5RzxMVfa1sPnTGYbsKXpgaUGjKAzIitHMH8BWKGE8LM9i1UNqUArSYt6TUjM5B4+33DK1tWiMpwFuSRzrcIuRQA4KAZW1av5KeGpOqfTouqHMCfQ5ki9pP9QBkbkMNVedS2NdHtg51BFDB8UdwyUZIiq9v4rR40c3eQLk692+v5GbFdF23W40mCmKqZS+Q4eZ/znvNLZ+zdm2O936xwH/HwZSvwVdfQ9Cx6BRE6a2zMI99ue4aLX77UZCiCAMtwNzjtV6+VyfmhX50JcS60n7fLN0UqNVzeevSBnWn/y31MPJy88zPyMxOWvdvA6PDIVwA8LOdU0FYDKNcnkCoE/YIasE94wCVSqN5NfYf9B2gKwkAPih+vmUR0xPj60iJiC9LcWRtVCMa4iHTOoUNm/jfWaUIY4bdWOtoOvrQigwOV2+VGz49lAxlZ8eCRDHEfGd1TmQIC+pSG4UcJi4axtiEYBoYf5Bag89B2KLvGM8gve3Sfrgb0aBE/hUItlm3ckpMgbiteQGQIUsNxXS5RXBlpm1C7/cGkVA1Y8RtOhnZIl0RH05pc9XfnQL4DJJ/HLnuH2m2yJClK3HaFOms4UkKA6UnoaaWETnCDhXhhoJgKDl5AlAZ1lVyS+mIhSxfqaSgbtzGvN5qam7RCOMsMKjWlPYjsjA8xPrOAsGY75Nb2grGFvYriwz7okDLfl/rpnWKm+AE2fA2KYE15mrOaAOjjDIZg/GegNqHx6X/n/Ve6+0xgjmj1+Ec8aFG+bQIoZWFsmcg9LB1vdraRqi9Er6xCdQGkYjylbcoxnTQHxpZiHFIcLsu7m9oz+j7Syg1XNjK9EnnRUDMSqShE9sL8F4EodWoKnGWRWTIQjp5iCW7pWTQAIaEmwnlJMNRXzdJ4qnXnhWKpwrbiVKDv1NYQSpEPRpLDqmoc6KLTX8YADOrqMEkUY7x3hCDWxsYwWwi/YtMaLfP4VO6xK55ZECNZTGblBZ1yU6MsnWAbvKCWqqBhAqgmLlKAbZCZRh1dq6aY9diRlVlMLpkh3TRruExwmcTcbWhTH56yZVsrpx78+3iOVzfOFyX+4QVqBoDdvEgzCXbBYCI6DggMgICFks4w9JZ7S/oGdaKpNg2G0JMakqymdhImRO57Wy2Qrh0VSokJJSgYDalxujO05fI9VpinCD2h3Ke9P/oLukwXcP0szvGhLzP+qunYBpIvaAHKAlRRtvlaKhHqFS7vust2P3dqjseZEUevV6RytXCOJ4SrBH7xK0+PD9hqnh3s/YGdXdYbU3ojotRDiJqajHdl4IJWygaYB8zwExLdpigZmIxKEPhTULCnoPWzGwR7lYwQZlD7NKf1S80Q84qRxLb7/OqQNMJUnmRoEeNiW3+3ND61zsyKZER+Ng3g1xk90QXyOj4G2NuDwzoMVpeMyKrmDUK0BoilNJEbjXkZqixoeGQZVrT/lxx6h3V8PRZo0IZxah93Z8ROL9kIjdi+dOVN+NeQ8aouh5FND1lBGepJWYMB2q9tMlSQjZHNIrdEOhghMh+tgwWBSLJy031qDY2oeWRkNKfMtLGvvqwr5okjWWb3UauUuzRwqqVxTNVP0lSWgtjntRy/MBhkZ4sGTWj3BHHY1cTemmGJwpqmS5oRfxxkDpZcDGi6Q0uoPYladXrODBycaizjmwI8qQbry4WadDpxmqnZ+89izyzTwsJ9v0UEkhVUg/yyLo6NTdQP5S2nIcFchJhTQR0ZoXOC0g2EjOyStZRAlEID37TKmNNdowhj6ysd+vrK7i2pUU3YMgpXF8UyRF72dnLP9IA9h6DqhIqcVWn3bV+oHWEuknA1IhzHnBI4Tlpc5m4cxRa2nNNChAVxix9DrWU0TXcxlf42Q3tQyeF03R2ssQUN6yMDevknEBXOHjeuyaNtxRSDl6JpuE0jjavKYZshS+xh9478KWYCZ6LFCv5cEj5ZXjrbpnPegzUmElDRZSXxTtClhWbVhIn7DVshCcwsMyDiRzFP9gghRm14b7B4RLdesBmSeqqIU3Faq8ZvGEORYZQU0LwV8eFaxFmKLZ7Se+DjUD0HZTEpPqvsHkS5TemOnqkioE+Zny77UWUoNFXhld7hgxgcyrjLa2S+0SxYLi/cj6xXStG5NWKKmGlijcnBMYoRIgW/qUUkQQUzZKxr5JpRAEzNIoflLZ2OrYFI3sU4/CMI+C31z9zcI94k4bENAPQu+ALxtqghgH/3LscJZADUbNDx47L6CJK6xHw01dSWE6DSEL+w+UXuBbDgWf+E6D5T+iTS/kxBghhLlCWF++SaS2vg8D6eeb3ONIi9d7PaPgwB9DcViRY+MsUTnSWsRboAeZEpF8w/ZOCPVwG9TDUJ3IGqniomb3c7NNyFf08sUZvMhM+vLDzPlwwX9YRS0TizdGTY7G4G4dvBBwccgBlwQN35xpJQwUW7odMQQB7FQoCeDOC+UK3KRVXeAAdME0PITcJcEEyQUZqSpoRxaoUYNUGaO8U9bQXAcCBJgs5+G2JHGQfE76Km2IvCT/9/5s5BSNSy2+bEV1y4AnEeksx0UIz+hqTrtt7apPWyDxMKf0vCfKBgGhAVxywAxFFgyEFw/p6OKcAmHbuOC9sVKAuJLmHA7HaGiSc5xKPqC1K/GwfPXNTjs5hvPBSN84S2pA+7IdkKQSMnRMfIXXeZ9HbynPs8vD8TV7E3/R9c7U2u4eLkx0VGNqS4Pwk/uNnXNQZMyfmrXTOYS0UFa4oYQXnDe3h/KKOvuGRTycopw/pwsXNMo4kGq6WyqMWAeT/bOg/BcFLOKW8xt5GU12pW+rzsz+jOf2GcULw204SxB3KXM9W5QT6JwKCBT4Rev0FxJ3+Lq7gNsQJ//wSHaQFBVkf66Fe+sRlBMmlT8JvY1kREmIFOGPk1OWyTuJw2lhgUY0fYURI6Jfo70lTRYwEItiXB+qWBqVeAqY5d0T89ywc3kfB3hiNKBTeBlxP1X25bcW5c0CVoIsIk4BVJqSWzuPucvuQMXWkXJuA32pEvgueZIPAwrgKTWbBXcyrwXBcbV51pQyFchL2NDQMtiqfb3FOaX4jIxJbfY4i/0LjMC1oiPH/Uynm6oU9wuAVO/iFUWw94Ax2/TDkz8IuOHcuxVA/yO7bgXXMYn3w6c0/+ZG5OdFOGtqBpWohWbo4rUsSMUwW335TWu9QzOcawjxhEhu/0+lGnJLrR/Xp2U2Nr+f0iUKgW4ZQ/acUW9DkSwDsHH13EUU17woRFOqzcC7zYJ2BwturWcI74xJLglyCCqA40AefqGkEvuUa5q6sywSxci7tgz77fElRX6KdYQW1RJUJtqqq6BgWpSJtDoW0RttducJ5o1JqWIL8Usxz2ByPLRYzjcI+M1xztPRczS62Qpi/knOMKA2jLBTysWUe0Y0nY5TtxJ5JsIllTgzdQB5yHIurOM66wXht4roY2Nkkm0IYgrXWJX/e8jiQ6vb1knN+w7mAOwLHiPOEVRjhaJle5ndu/4pjparNnQbGqZ/dARKzW1Xm8XIoY0WsDQb6uUCfWONyq7TUMlAeMcpHeJEwxWjZ9iHZoDsz79iHdAmtZ2J0U+LGFB/aDxiGGdJV8nj31xeEFANQQ/ltyO+CpLSxuoOzVT8LMg35dO9lJ7D/28vMzdYerdJ/Ia0XQybhqqmJpJub4hsbew8Bu2+teOg6C2z9GxjjPzRzngq6edpSm9kwQ1NyZnBf0pgR70MqkIehPTYspur5tw0wNfxvq+W/XhVXMLXiSOspyME/2HFm4Y9Dfv+O9aWGAhNXrqPQFSAX+70fNz1OsVvY1HFjFk3dIu6rwajbOaJyFPIYa7Wh2/+ZR+4qi6qupoLuGHWnNh5MLkuYskgyK6te5lWXy7w9LZC7nAdoOSt+3r0R+6Q/JNtORr2qx3OWdm1xqtW6TuECkCE9HAphnOfdZHaut4+0ehbZEcCGvbOnsvxKwHKJ1WX+haYTbZBuwQ0gyfnAAMxZq0QPnqRUNLR5JqJDYA+LGAKX7X+ApnTxK/69vcH1OASuf4OXSzWGYEEi0rLMGUrec3kdIGLKwnNgGIuRoRtu+AS1Erks7F2wTWpjwNAK0OHkohNOarepHQZJmADasvSTtyG0m5vwXS7vFVCtNTbWG6JmdUNKVMWg/DQyLruquMdTjsfIIt3OkpzTvgBuJ9YWyRtRuJkGKxPoyMzhhY3Yc5Mt51cS5EGn/p/Nwtt3SI6a77uTWC8YS6E0vR8lPXStssEMN5POuvgu5UVwY9onmO1ESAkUtH4A/wauOjwnZ5M6Ks5iZBBYpX2Qm/JUquAXnhjfm1XB7GNFLuYPPJhGDo9eBVDLmGJ7CebYQxILP90Wcav0MneCkm3YeAazcJPN8/6t/cwRLTacgMLBny38ZQmMMk1pKgJKCphsvYZ5R0XgjIwoahNKGl+FKUeD9DrJYoeSo/c2uIW09k68HgeErKc0Qd+VeWW+Y6wJXlvnxOE1Volu6fXu7z/cNoCiX3v6Ms94f5xWl2MASmCvUV1bLDonQfSV4IUZ0y3FAKZj/uqRdFWwjbY4hrJsv/yDl2RYN2fMORGAXrCZB5Q1ixoEXqRAxoc8jrIO8eoe+DzEvjCHJEOFJDhKZPFDB5xZqN6jfrYzUuHlJhQNpG9nkBh7A9L3GVHvC5eoq+zNRd/9eD5oOsmfIkNfV1sXUkOyUP74FBIB+oLitjkWyIdvlX2tfxILsmMJH/9k40UP/om4yw3/8RChzRUdMbPGsWFmZH1E/a+7eagjkcxDy9kFT1GPUhGRYIgfC+Ivx6w3oNnjY0DGKY3ZHKIO05I7YdyC40Rhy0AuHu5N1ecpw3XIT0CvH1YagsPCrirnHHb2vllXHPtZKuOwdNDJMxLrF8QxI1oVSYLvcGheGXr4USFwMgcP/vYa06Im1xoxnvGbnpDaL0+js5sFX/eCNzEI3wsAIBP7Y+1jZdkptctDiDYGTkt/dmkYnnjCj3zVMf8HYOn47OF0e64X1kSafpR4bxuRM7uOJ4qoXcn8HrbLlZkAB+IKoQZd50d0k9A/e6c1hJXLsmTfbx1gVhHRuM1B6xBFriti9gfTfLhrtGe5Nr8UVzcHJEyGpOUpXGhl0HrgBwfQqeIW3g00LpBgLdVGmZteJsDk9OSy3UkQcRNDIrKP01UCt1ve7vqmzf3BBXRq4XusxLOS5M9/YvLnT5sp8vM0MjT2zjO6bBojSGsTHwlDIu+G9JjbG/ds6uUXXnweyr3qT7WbGycRaj1w7+dXtx4VYiieQqyAFNYtQ3fhLk4iLWhobtyFHJx7GOyDLC2Ua4r0pYeG7Y+P5n6qOnwO3Nfn2qNjmziPZYNoJpZa+3p5gIaux+i1JHLrXvVVnlzUCgWNRlF5tq5xZHMhrnpFBDRXvz5KqM/8DVw1n6XhuVNifFYHoKy0k5iUM3XqHP/B8YPdBQ2jDqfMNa4yfvqndaK+KfJvcLjB0JqHe+1DeRwQbT7uAKIlQCY9mNb6ve7ri9s269h+BuTYlMM9lsK26KCPFsKtBb5eeUu3SEJ9hO4yTMB8iwu91Ily0RvjK7IRRx4cbXDPJ0YhRnVCAJJWMiu6gFQHDrkzl68C1OMg81HTYHYdYt8H6/Svd6cgfJzOm0l0H0dJ+TjEj/Br4ZTHtnqc66soTp4jUrj+NzLmxaafCgSJSuBnpLT0/y9CkmSSQ9b2ZP1Am5xtZSJV+eYfBCKTDJA7+OFULMDmat+iEB6jGG2O05hiTV1OjWirfT5bRcTN2nPhY/XZ00e0JzB4ArEXqqb6xJMMau0jX4letNozp7KgzLzAaegZ+1ZXjzn0aaRorVZibqPjyzS6RRkVjJewRZAD1gktTLbGZkjsZezMvWI222ELeDLhrcM30+QKg9NsGgAPsbmxIdNctmDH/N65LBZ9Vvt8wiGkEAPivPCkN6RkIjDIpgzZfHGZACndfwl+5+ZbiPtdnze575vYXXm46XXFt6CcU/jKQOvKOhIpA9qvJ2eM7cEJsyYUie2SzrDGE//EEtDx9GmX7rX3H8lCYI/fkPeRh91FKMgPiIr//OXUlM8w/MiGNVJ+PEIO4RiKNjzNoYumqaOdVCJaWf4/jFuzFCMx85UGNHRS33ao4hqym2MLQZGMwp1rMqSXw+Beqg4e6/vWnYajaAzaSQVtl4XbOCHwEwM5J4xaEugc2U/AQ0rDO5znuts56YWakgT0TXsrWeFhbJM9anOhQhyzAePAjiN+gSVNcZngDZdqdFXwxKizyn2a9uIgf3xAz6az+vVtCv751BmYh07v2a8fyWNzwnTpBduS+jxjOTWdDYs2NQz6ufxMpdH57UEwVK82ROQH6HKeW5mGMuRevYyVLhwYOf1+HURYW4MfzJBE1qFlGfSQm7lzcKY8OvbpPbDm5DlP7/p70EySMo21w6VBflwiox0Hbym5pTyUBpgjwGbwR6zSkx9QInYQ0KMKRicmtRDXXIfV0GQoYCYaRmdiA1mZLFXcU6GaInaY5GKhCeWlc8JPmJG6ccFdIM0gI3Y+1EtpFkfOz3rNDOPqoBRsRw6zIwQGqqaZSd3KwvvirU8/bEcSu0CA+cK06GNs5Vz2+eaAuUDrfSagTzG9UO0KUO2rqTSgPxO3QdCdRNDv3BrlQTQsOTog/cVhirNxBGSyYj2vNPaF9O+Rp+TJvRj7Zcj04VOTmdUNZkC2Sp0oHRcG1zqHFMQWfr5zBQJ4HgtavgXZuG+4OWrrhWG7K06KPk4WGAMTUVvvppShN9KdxIzA+WWiY9OXB7LF+RuuhCMZYcd38Mi0KAwDsl0BAJnGIn1KbIBwb7miFjXPBe+UoBkro+euOk+m1FXEV+lMVbiz0rMBdpAxE+gccFDHuFhp09OVgStAvyCElxuWFegC1uVe2C88CDv1HaaNZOCM3KAejpc/8k4TsAKO0NaZWqQwdLgJumlIR9JEATrwoWuJcUDmecZvxi4HcoSgzCM/sJ9+oLNVr1GpF5bNtlDSvEjdjIaKpr76MqqQmFnnWig6ByOQOCL7my7hHDA+ioDreBgYcohi6FdJA8qoFWh0ShScQLJNsNHA+Ds6+bEXDQ4eHpX1Rljos6PpPtXY7ZF3FKzgOXVqlLEQ7jg0hoVBKGR8MQRs1+n6ojy3PNspPFl2c00xopXym8cQFTAOO4YIbRWE9WT8Fb0hJ1XgD8fDyIL/EBFzN6H+pH58ju8j6+X5+A1JUHitmJ8w2dAIFDLovoz2NHZ0FGDkncXNKM/SynXp2NA0fmHeen0iF0kYk44Hb24riZusxsjjiCRjbD4ffi9qZVVV186lOjGCM6mERbZeUDm1YuB+nAfF/zZ2niwoNCD1D4yv+yWYP9I2TPP2fIRXzsmqcirdFF9+3tFYX/qgZRYCmjRETD3q5FZb+dBSDHHPYDcNoFyeWN6JWXEg7p60o5vlVC4M0hoEyNgIWr7XzhlXuL5LpvkQpChQoFpGc2BfBffwfiQ10CBqWEUAn/krLiGdOTq2Ir01bx5vYPqfuXzR9QoDw+xu59EQVhH7wCpgbs+EomBJCOZCcSVUf0kOwBzV/P++/JmSboFbSbYsCOFxrSYDgmG7207Fv+3SW9K/fTlyeaD4I48hz7VA+Xb2zuMnwbUJ7XZ5dqnyt7v5CDnsF9GubbsB9KTczaVgK8b6fbys9uuKTuNv3dVlOxXxwYIQCd3q9Mb75OVx+R0MWPfCsr4MljpkE/edW/oAq6V49WLeFofPMi1SX7XH02LazxN0+teZW9pMnzl3SnoagFF5Vg0Lvz54MbWhyksCEtku9VsjQzb+UhDb51elhPDtJQlCpze0gHwAknUHJRnWNR+Eiq2fPyN/g1wbmQI9ba224+vRabQWGZVbz/mv7NYQTufeGbr5nUN2O/NLlnCr4KG+M14GPrnpVgTQV+OC0FR3Hm1xGFyIYiHoBqDKMQxOZI04sYkZ3q83G9ocDneXr0OjCEb28DiQyffSfhlT26QsU3LZs7tGu28CVtmoPH7GGvAwmvurumOi9Mk99qU/UpULe2v08359oR3L3uLc8KYs1+U+7gTE/mtqaQn2pGzKgpmIA69nGL55+OWn/GNd23eM5vLtUHBNkNBiE0ZdAcS+rCcuOP2XDycO4opWcv2B4DtiEY6XbFcOtG31Lu2LM/x4zTMCa8lB0OeIPqcF7TH4O6S9dgWEvVjJ6ARLty/wbVWXcXCOLU82nMerT0j97e1Wrt+5FvVzlDSTRzPfHYc3O7Jw2ohKKe/7HLsn5sYaeA/c3L2zl6XwqsSBxr2W/n7V6g0qVfA1d/N+KoBfecrvgPYfmoVxCX3HAN5BTfW4CkUw4tHyICMePQ/vkHFyJ4IkRvmV+zjsp12nLgQk2SB8slXm/dPQUcemkrqUjUjl+B30nTS6axxREbmdv0DOnarh41C+jwmlrzaaYdrYJFOo5x1SyTVG4XfcKxWjBfaUAlSr9d9ECpvXDNuPum9KZaT05UQ3TMRPRRgrNH0fidR1ZNmdUVV187hdR4XXgouv5GNzSKg+49EGMrJakFabs+9DL+qgNLej9U8K5TJNdKEJ0sH9rjGfqt5efjktR2w3Q0RLWii4SArFinn12+v5eKvgYxy+FYqkvL0Cc6/XTQfpjhV9fhcUO8XMLDW7DBUSYuWqfyKDsNCqsnqk8jeZHG7A6oqBZjfFCiUuet2eldv5dJAnfrLAadzK03zoiUAMdjt5wijZnOqYX4CmrNsULvCW2zPL0z06RHe5wY9Oncc5RlXgfxLkz0iSmqlZy1g+0W8SFpv1zTVPCq64mIH3557gnJQ8Er4BFRWohhZ2IsYX4XNS8VnY49mxQGXcyJflvMeLeilMQZtUK1ga2yoQIzA7I8CgcoNKfZKlI66pEPrZ8rCgYX6KZduwy1HSUwnLKjnSwDrk7lcJGHyWEt7OYG3ka5h3iNlCnIPvrPVaxMdJ+nvvWJ5zGSpwmFwF42rojhG3NM/y1ZqkmwTFKhy5lCKeqE1/uqX9q4CGuvdnatNfyxrPVbdLOgomsYe3yBwKEaNNk5esGEx66IfOUySPLAl4wKjQ9KejgycEmv0cYj1T4KWhnY75F8nDCGOM5G2FyyqSe05M7op5T7pNk9Fxq6/QVYbaxKtf0N0n6kHltMYHvDpVDUFNkQne7xMAzZlPTxngB3hgwQsGsipiVlmd0tFZiBdS5dCScNRThVkhWYy9hDTGR2EfBJaCctuLVA6aQ2z3vfzzT588/Lezu6pPQKLp9hVK9wwvzrT20MV6ZecW78VMTtD4H0RG3pK3ytkWTkXZTjyFkZhnDo+Boekpuu9OJm1azChZqE1YKdjdKsGeasDPcHIZ5JSAPQc8KfgL6Nlu1ogVzQwED4cMc0VGfEccVF8pFfX6X0fsYZLmp+tkgIqWSxssFeQbMRXOiglyxKjXb+uCjjP4ALDJV3zwPXDmues9uABkxTZRHPIBoGFqNpQNymwdP70nigMNBd2TRJxKG4b2UeoJQEgmkd394RzjhkBIS7TvGhNt5MRdzyDi9t6Odc1Xvp5pDiL32Ic4g2e1PVy34aUxDrazL0Nq5j7uiB5SIpZj9KhTBwA9SW6hH7/Wp/wolZg8GmTrVae63pp9OMocufgzqJGcahpzwC/i4msrrn4jJEnfJANsVtHlLAPw2MAIINjXQ1EZ1wozl5mYSuA6+QFirqIT58c75PNYXsMvtX+Zs3baGZi4TMnObFLAOMWJL7SoInU77Ya5NcIdfEo5glRN9SeRDYACqtJrlMO92pjCId8Y8n1x8+bfX5ABnMzk6ZfLFr/qQ87RsbKCP2SjHzsiCjl9l7xaLKSiI35n1X2aW8GqNm3vRZTIP9hnJEOiQ9p13Povj/9+G+kS+esdUfvBcLTwiTrLwMzTe6U2g5ecmPUSp1HbS9Bj84nyjvntFXC/YiH+TstkU95IqhStcLugWZSJXdhLnQKNRaylsQ/jeXZziu3NyaNTalKWpqceLzMLU0UOX884kX+UhyjcY4lyd/4gFNW00uA/rR4ChnwhNUYqDReNUkW/wXM0UqAVNQLpP2K3McJjOfgjgIUsRID3a0sO/RxRSQ7ZDYRaYdhnfZjmBxxX8cEGeDxGEb5ubWhZ1do57nOHwX7YA8neJcM4PPmt8d/IETLMIuIiACzZebNSI4QgvY8goO+cOkwYTH+gBzsb6KMaAId6dCZi2RV2PkBuiW8iXg3sveyTYm/sGLJSLiM3dJi70+OnZs7zcMAaDDhu6EEu0a2eXTsLciFtGmvg24TFywlEJtHvLTuXnt3Wo+dZ2ZTExcUn9GqfgPp6S1pabtTLLym73Fg6i7X4c3D+FkeNbjJ7+FpfYfJHV64dY6P9fibG9qIjQmSxnRi3zLpi0Q6PI4DryUHw3cZeNAh32MFyyuxsziFo3B9zR0ipu234pVS9UEJZ4Csc0mJgUewMtDECy0Ll10zSxQIzpacm0t3WxH7IRRHPbAtT00pOD4fosEsWdqM74uUoeHsoCuEmzfnu92pgXLl796sQ+zR7fjc4KmUQbKFMxCmTyelF7ETTzP3CxH1e7XcZd/RvPDFluYuHSiFEa4M2gE6hmj6EM4bwcRLoruq0In7u4R6c897jH5ouy0ZAXa0+C/BE6683XFs18I89k7u35GN8QqjzUjwwGocrGXZEYPVgFSuX4RYuOlolAz1GWOm4ZcRRJE8aLNySJxquYNIWez7u5vtHFzbU9DAgOmjt+80WPTfwTObgQJBQ2rKTWpejaHnOxXrWgTB2pP5eXgca/70HJbI/DYkuJhaw5eIH1nKuxqJOC9U1SnBO8t9HM7zbV2MtfBeygJBMLv24EqaFyAXxOEL67fMp7EG6dKop1fewnk1eAU4HWqLF8neVsZsUne1rUzvBd5MM9wch+VdMr1LkuGdBIv6+T4T8SAJTUcM0TffXU5VYYo0J5cF4EI57nEcn8b998610gm+lc4lSCE/+Fz/EOZdcL0lG4xIwz1DaximB8cyIp7Fi5w8oHxFdz8RyMj7UBAlVmlfGIhhZrHzGEuwHeQ8h6R5+fBXklJfhZdZNVQDHMThx8SbPlWhhhNDcchFst17ktsix1QTibRvhS6qK1oqK54fh4QoThwm1t+GA2KzJr/7P7GbHTpDfuaKFY4agplmq2K2qtAGffWLiq9OOmENT5rUhnC4705LlVYJaojSVJ8Z6WpAPywkS1otd73dkaDoIT7VghmQL+fzkpEZAvBDfG7GHh+jLHPaOKYhOpxqAiP5D6mAqo2h8ndLSJ2AYS0LMV80jO+VZXgpCB2Ppu50TBxkEF2/1HI3nyYZ1vSiSXwEKF7H84Kew/ZTy1TtYD4o4ALBwHTeiMo6s2AiO7DGyjm5wXcOc0lNdIr70dieQ+JKPIFBd/nGvLTXJ1n1EaJUHHNNJrKz+iKhPJrGi0oFuJe3LmVFEjKLi7gpFPSVqbd2vPn3KNvhVbMIS6J567X4cUaybb6GxGdBr4B1TGGPFP1L/AxzNa+4ZCfbb3ZGFBGMoBR7IMyr+FczNG5oMI8n+cqeBIGImEs5AnxJpvgZp+NW+D5EQWW/cKNY/8SwRzn3TMLwu5GNHODS3FPLPX4CvR4tnYsdOPt8Hd7qBkCkWYMKcxDv8Dqth+IOnyCRmFvKM6MrB0W1MBoh2k7QdsBhkVn6QodEsUcC4qnipVbY0oovgRdV53ZoCMrztIFGdhJQhhJFtkbiGCsL1hQIhKEVeSWKOCK6yUz9ed7UVR+jqzbsdGrWm2CoBbu9wpojcc5n6GtQzZT+frOwjHVb+MQt5XnTPcmyCDe+kv6eeI2soPi6kfPwMaWSm0q8MEu8wBpjJKWsw4Og1vBb8fjQIjxcQjDiMaS0MOE0V5ZEQoJkonIZVHbNNNPxvW5VuxVXlbbC3OMbaJIP/CNT+v4MVJk149U0Wh2Q8MNwNdyiqbxPEbdMg5GzHR/AHcd+FV5qG9HHP5g2On2io8XSJnDoSUSQSoxi188RefB+pVNuCmUs+uXRDnmjeZk1vNnFoyDDv+g6XJN5BhsRhQgmMmnG5UbwMTXX8EsGc9QyMpUHCwzn1Xh/3DHdr7F3ZJ6wfWMLAebxowoWcITOY8ii2zDkVr8eYW1i/xpU8UkzU9mSb6Ia1dvAwSW5NJu/3X+9KSiqb698j62bv3egXye3D16kj/u/mQzJlj68lDwdTAqV1peu+KBOvnBJSRK/Rl+zlyOUKih/IBtVBIJzwMgVNl6m/RqPcBO1AJUk6Ns4vjnps5jqJOvnL8WJhM90/uV9SDckX2WyYrmde/xt2mSvkDe/Dz+LbD3nXHLxWHCKIDhB5vNDqp5tSTp8XwSiv/68io+mr7mdTLHK/gAEV2luG6NNj77a4tbEiN0xkvWz6rm9vU6prxP76plXYcDJg1c1QEYM/ICUHeB2/FddcBu2dhfRa+aMUL54TBkXh1B7jZjvG5eIFzl2w4DcmBCd8kfPYaxtAIDek338+/nvdGgkVwUdzzzBh0iE4vgTAlew/8Kc7SnSRxv3RRXiuWh7o8BLHPFdtUc5XWZjwhALP/JDZAali3FPVPOIq/aSLajOHEOcU2UhtSobY6gGuXHQBGVHtzFwRYkShkD8hWXE7aZzIOo88JSyRvVIbn/TrMWucVJuVUBBpBxw+HtKf4fMsj+VSU5ZrKqCh7c8jmQlGZ7AJCH6uqkfmEAuK/rS83ZEejaQIS/p00EsqLyKwR4nKFhcA0XLZXmy2HCI/uRznLRti6QytChUJRNUxSR/M0KIchJ9Q4QQgaC7XZhEIqsIXkQ2QQoXd4/kJJ2fwlKwhofet0+IVhLIvHrmLA/G1PQpohxlkrah5+Z0/CGeLpeEI2lvOHlsdYghRPJtLhoNCGEzGc9OJSx2Ug5UdArMcNOQwDz77ZQuq4ASEp7rP6f+cN309QzWkXjMQ1eaBYszzEasRNdAZ5vkDPxkP7cg06QPYTGQ8O57hoDLrACHgArtKPMIEtyIbntBSycOtqUnkGI2FgbKJ/A0TVRkXroRFMY+vyvrOdBT9CL1fccUr7KqeC5KfcJyggaFDi1yhSnIJVjm5QBl+eqkVylsOqpISHTpgTL1ycDrL//DzjoSvjg7KgbROMjEuAqsCwzAp4YRMbzSEPjpkjEbZLifwAwxB/x8pT6w1jC+3yfQvelWOZcKm1J8GkHzBaZjj5KvlOHNARRh3yK9pBW5fVzMLW/V5Bzkhc+xrwtgOEQIPRl+rnK++rydMS5/lwoooQExanPBjWTSu7dXzomkV3l7YvlzXrYussfuK9KrPNMszzf0ys4NDuOtONQZL6JcSi+cH5z2eV4uPkL5kb5fvPnJCredmYT2kSa8vae3RIinuk1BLjNWCakr9MrSFzZDAYdaYmb1xBcjlGXaTMXKoAU78Pv5vL27hqNic91fofDUg+q77684gIf/aRxWyeqK5+mf1IWjltXp6lZpvpQHFFeXqt1xQ6j/1RdgfWxx8OAN45i7gp+I4v4BTX0z42FXnU3xYBoCHjUyuT30DUgsQjckz11scjiGmXm5uUCyo3bVA+EKu8YE9SQg8JvrevnJiOxt3VhwGBYbydkTcMDqNdpl4qUZCGq/OCE8b1gvY6+1KTfI6hr15L2WQuGUTnfABcGlflM8pbXJ6Z2o9YzdjNa7+jhjT4MTRnzGGSdEcCPPTC38gY9oE4FpX90DYQvpMumn/n9UxC8geVkIIba/Wt8roh8XS7ZzcoJLFaCeeUFhJB3Y/SWs1HlAali05Gkhsv0I3+Y8Zg0o+8ZOLTHdOjynn2M+hJ4GB0dpWCstzLo9Qx0tIHR3n0cmGc5BRFCjjRzIuA6fU+8d56s67QzJB/6lFzrwNpQLPQNhpmx32ta49LDumalCMnUm2rvxLYFVBr1yme3tS/E5Kum3reaaO+cM1X5zbPvYtjdFZLwHuDOquX/zh5SPMvNWkCWF8quu3iimMwwzkEsbxhmE8Ua0aQwRG5wTaSdaG68pWRBqYzuAs9h0BPPtj9XP69L4H0/j9O0D4VojHjR7ias69xYKjLJEjz0j+yVVPKfNZZI3g3wS+40MI6g1NuHBu+PPpyzRsq0cm+ZL2FCgwu1iAVLdakeOjboyYtE9s8HI8zVMX7zkxrTuqx0DIyksZ6C9cOL3cFdduvsFoyuUb8czAUFvY7t8ulVzILQXc/j0uRv7K+jHolw/b6wUkAwhwpY1EgwfsS7/OeQi2ktv2m6hoYmOFV9exVBLYopGxfuD0YHrs/VfY7kQSnFqhzkIE8wu0Fg0nuHWN1BWTQwsIBPW0Xi6Nu2iz4wbIhfrgKrV+GGXJUlee2YjlnL536JDEqCS91MMGE+M6rl6JJBcyydXLnT7I0tBctUx/RJeZSychK7fdECddtdoGxBUAn4kZJtz402kYhmjVH9UPB/8hjobpcG3tC07TVwsv9azTuPVUZOtj3rR8wYxRdPk+QF56ydC/FsY/iXFGnI1043KsaAw7H20Yu7+kkewCiTa6CvoPKS4krgzKnDQ2QwNy6B0w85FC3GAbWyXzc+X7sKSXRiv+1rMDaS7Gg2QVgg3MJpdZKE10OoKaXxKvhOwnrKprPsgwziwxu5dPs32oj7A1CEjfO7ZZcVghQe5l4aJpkOpRw0RmCokIHXmdJOYqMjoqK2mfrgRJTAnAIsHIgDqKVSDKndMCdowNgPAnAzcZDniX8MrESea9MDOg2EnNvpMvlj4RViLejIDycbmAco8HJFDtOsUccSMRVY3dGcvRCWNBPPKR8Zp3csi8jPscHMtk+oK00a+gOF4xGFRDyCEJuq2/+BizxHOB3I+9T4JTwigTWuFj2pr7RQk9oFvYcgxN5oNf0oVE+iVIHp/viniWd8kq9SiWzrf+I3ppfmmnJhQDLOH788c6oop5IeMIq6D5bYAnCdQ1i2AfJx2GYKKbQ0ODrorg4LyfRDSjCiKL9ljtbYfnrm74PjPlAFyEnhk1wCk9ZiHWMHgpIRm2SIiE8WZ27Nyi/Elhq2QJ5tad6NhouGhWWJKcTrfbmxzas6kDNGmcjMEZ0m5UuDDaj7h+WjOH8MX22F+Entsf5yExiGBFliHjmt8OdWzhRYRLmj3/rNShJ0B9vMOCElueqxfw9vxJUewv8JoF5jEM3Zi5D8aWgXaRNMY8buFwNJU8tT3KeJh6VRfwU+G8hjmlWZS/3OTQN3y1Kp27ykkgU8JoR0Y6PnxwNwEVzqlEWJAQhMnMRtJESoXmEQ+XRcPDq7rSasm8gIXjm+WO7DZ6iPH0Uosb4awvkQaGsn0/kMx5Zoyg50loAY5YVYB9XWvcOfZjLe/oy57WLqz2tfbkrbmD02C/aviiwDLL9CWW50MEdDAONLfJgVEB0BMYw955h3+f95OIGxgurwnAo1+mjsGMvMpH1N8KD6z5i0myeVR11Os2eXCcP2itch8DRQbbIf4Kw4rIv4Vz4F6fSGuNSQofL+fxxJKP61svp41Z6JaF9Yu9eKFi/cLMvM9l6tK9m+26O09AFAOkJhezsUQvFiIuBLNymf9Bzg/pchHzmVqn5nJrytb2a66S8vPGixKjoSKvbPvGDVfXQTuK0uONpoeu54wBVG55iZ13erbfOY6INiuUMD8Unz5p7wjlL2xxP3JBCqYN0g8Z9SsH7Q+Y/gZv9X+ReYow9u6QmdMEFJytZx4Nkko2PrNpB2D5AXD/4PJJZ44ah7yO+K4ssPWHPYkHx75A1CiZWGZervEnvM4u8us6SIHKBanBKjoFGV4c9XswSvwwj07kuG/5gFI1I3QJ9Yrl0BPND54V7KQNUCSzPc1DK4OxZ18dQBqhPWg4qeD68isBlTOtzqJ+a4DIGVF0jfsMcctsIFrZcBSdfEWkME1jzAlAZ9AZfzLjY+khlkmoa6D4HiiFm+kN7mdMnfbCBrGNf4yKWQxuL9JSFzCmDMqz2ZIhWRW9cEakFgZF46fBWAbAcaT8bhnuf7oNXYC4QuMC03DGz8HjNC4o9EGZ4NkVwfFdWx4aLqo3p7ixaoslBhGVfw6jNKjHODKwBfyUya8vPZnEe7qxYc5cbnipqTMUaeBhrgbTVXVlBw3Zkz73HW3Nr1cSJ557Bfk2Os3t2J7RWDqirdL3vhiL97lIXd2YKE8EPOm5oOb/jJkHcFlY/v9lM+blEjddj5e+tThCIk3nSdrCZGPumVmH7oWI7zdTJLFwLq/E6pXMYY2YdDRXexIAqpdN0HXQn/sNbPZ9OcVbR8Crzli6oWckW7QagcYn/YXKDzx+QIKZaGwc7Qc7ILXTBZ9ZmPX/e3GYvyKItNfZBcc6ChQekZ03JFNNksDoDiuymkjhs8eWubjd2+eY4t1fGR40FjEKG4MsWh66gr281r4SXfqCRs0LSs3Z/ABKBQwxtbO0MY2jY8aSDy+8bHmTd14+KMj1UyN+Eh/0KZmozZMg/AtfCT1hjRco/SgmNTSnjUbkfpLlHzFsy+39MuoHMNXpG1Ns9cLRpBkKBYrRzkjGMckfAVAXlXQi6VmyJfSeJFQnWJpOWm0GYI+97LkwJiTbdIvXOcKaAw+WOzliyObuDlZKBSi/GdKp247GMa3MPxE0MFgmIeJcsEInvnDsT5HUZlV4ifeUoV3nSVnTKkh5qSd5SFzgSeStdVhz0MeR6oYVpM3HTTvVS1JT1qIWKQhwU0ptc1X2So/Dg0ohyS6qbbAS/ATXH0CV6MUKDoYHJwLzyOnJ/mzskAcrFGYm3GtWkC+Mp1fhbNLFPRsCYoONkvyEafJIBvzqQ5THD/N5hVna8p31BbwbEv73B3l6z9aGMjtDITvzkozOTv2Rjea86ED4SprMCHziZ2zOKJ+iVYfhr7T6zaXJqojZWAnygz19KQVHWejM4kbnVcLGJbuoWPQTZgBTJr85ssQUC3qAqxDV06Qk7SQJYQBjl81eNs8JBK9ducqE7r1QZQkNg9zq4iTWArGBVlrhVti1bdZgTx5Ypef4M0K+n7oC888hqEb+tg2XpgbWLYYtoRflxo42JbhE1JwibF24HI/8zcBzXL5WemhJER1BOJlzbfF3o8uP9dhrBL2aUeBJsYmj1w6F+/T7pIszfYmPigQtSZfLHtCGCs6ZpOh4iua+vgxmv8qu4yfDFqilrTunYCxj50n8Q5kDRWPYxqi9XV+fAl5B+Ic8MR+P7JncX2mumEWW0QiLYmh7TCatdhSxqwon72WsBJb1kMotTeU7Y8LfLVuYVy7I7ljGiHk4U1HBV8stmXNEXj2X4sttU9PB3na3XDW7s5RwwPoHvPgDEPQhD/ETR5QZwgq3ZJdTbH37lhb5XIj4KCzXF+ei9++K4nwuVv1o8N9R26pfK0J+rjbAYVmZBN77VY9QvmaOwwrn4EMLzMi5uK/D6jPKWiY05Gm6EtPBzZ+Ol2uke37Z1V5o/vm1l9wQRVlXDSug6MSV7TCXYqJVAiEZ8OvHMMvggXzAlJ8kUefSlMrQsJueVQn50SBs26LBvkVh0yx+W8nkJx1aaa3KD1tlrjIxXuOqMxpU9lNtuNwvI6yPnnllE+QZBccbb+fIG37b+pwSkOHQCaxPu3v9/k4nfH2OL/oaH5PHR/xZE7Z3pQTwn82CQ68wtn2uHC8zDqCgcToGloM29bd07iXhreT18S/rU99x9CHC6VQOgoN0ocRH3Qxb9jsU/6N5YotMbAnab4f+RTdqnITCupGj4UmvTuf2xj7DOMCE8TPGqZu6q7UV6pCTfLOVn33c/aEMZ+uMnx+C/6+juY0mj0uCBBkqrbSySHPLx+APH/k9G5ui5ByRYRMpzLR6on3V5vexHKLXuMWGVb1LCV0Y2PS7JfQfwK25oFIZPfAIRku12fO8ig77xUoXuFP6NXDw8W89NNZDczXkFkFnMWwRZGzVBU6SOJfRwtmZo0Fxpxg/SUupj2kXV58Ipsb1y+X1tPQDkE/F3wNqafsb2yc1jjulG/kr7lifyRYAMNyHjew/8Ln+AZrOow4X/TEnV8XQfCZsBtNPJc5lXzwb0iEOqlb6FIVN56Hbe6FPRt/+PgH/p5puy8tbcS9T5GWRvwvbT7731j5nkkzPVvbCmcPwFdz9/qyfaiaIutbES/8fT4wpbroSGcKMBeRF59IGcBLDAJfBNrSIm0vjb7mfEd1ILYMUWJBro43fPbIpimlhFklS0Dq1wU5I6BW5/9NM6qlDfw74+dv6RKkyN8xBhvNhLAL8d9JZMZx9d0bNvSTKtzYMopGKEpTXsRtatkWBi9EXxAZJfgUagbB9YvaBZWkStL6lYVsFMuLZYtLppdDYbIQcSnf07H6RwMgZMoBhpPx6wUVyD89KGvole14HUgiCrN64J4k4JnclHtHEChZuABSV3F3H7LqMr6DD00o49mANZlAgBKjo6cbgTfuBLSlNV3rj3Ef99hdYcwGpQeaF1XG6V/Z839LALOTy5Ml+KOUbglySKQHw3eEepLQMBTyAoumi8IAYWjqmXv8pF4lz2qtyZe3LSsp7HdTIIHG48nzV1A4j1NuKTyOujGVEZi0xh/1Qy9fLodwT6EojCW6lkx8Y1flTHdJK9vMNO1WT18+0H/VfSjGh2z1Aqk9OeiVKu6dUdAfxpKruFcgwtrLZGjGY2+rl1nHW3+9TpCxrPsmMAng0JSgIDfywXR7Et3BnJH9wE46SoDxdoNPvRrq1H3bA+ruscrICumCjVJmY53a/F1DjWkSBKdeV29ahWuT2dIysG9K36FiSAciE05HNHS2ALKMgx7avUiLJXq242k4/KLbR32QNrLt9bjKSg3W+lZlUWC0rmEbpruVyX9nmlJorIE8T/5eQeVAwvVzHwplUpuFhzzGtMB+MLKsm0kmBLBtOeZESPp1Ftqro9BKqjSSnFQZMWidiXW6nneq7gByB95QeBqjg8MCCMizW23IPGM47Hlhw0Aq/HBk2HjA9c9Gzo1QlLePSkg+M5CmSU9/a2Tl9HOUi1/iY3zzhm44CaKan+8ZAlmoHMCx4uxM6GiSDvTMYZXQv/ZI6xsWbPufVyPMqXYSic5Iy5eZQZeLktOY0tXIkTp6dbxeLVXDwVNRcqZ02Ywp4KeNiUwTSeiPxps04Nf0VKMRSIXraykS3GhEgeI58qyCJ3Ai3aL4tXqcaVJY85wBe2KH5NFkK7OTIR7C83S7nmx1YXsp2oYSlhna20c2W243CqsjZydxwk3jT4tWMnJTxdgleKszeZ1ioot0Y3rSJmD2AhjUrAHrIgTNRNtly0JkYlO+tGqbXgEeVSrECyFNwLZEgaOxR5YhEJU938VlxQcaRz3ym3viM0WOd5Ej6KBCaE7N4n8L0LjUVUjpM7V/Fzd5oSrKgsK5zfKivs3pE8z7IT8PkogG1G8Oh5rHfjcE6rGe1sH8iUN2d8VSQyCqicvqXAHCaBhsbCIC53WZ+y5xpmXJAPfb7duJg8lq4cX6fqKdyG7ZFsQOMu9ax/UA44iVdSMacWwfrbEQhp4SV/RGKZgEWThBtJ815Xk4dxu3hcKdVSUC37GY8RQhZiHLCIZRVXuYhFXHii2+DklqazguMBph/pM9bUhW07nvlL7e0yCSOHPheXVQB+KYAZh46dNiNB4T8UEcSPNFg9Ta1aoy13ruP10RBrdsEKl6leUhWbO1f9th5DkV/EJ5qMy5iM39Cu6vUc3U+PAt7NaOr+bU4QczlCiws2XjUQHQ9zsngdUDQ2GhF6Eg6piQO7PKsJzbuaFjB0vybjOz7msGlnMl4mCeEWf5z4wB0bez40aZ1ZFwZiahhf/TASFT5w6FNjldC7Q8KppfHKhFD4UVOE2vcuVjWCYV/c8DN0RnbFVvFtV8PzlLXqS7TWM+lrzCynbCHymcl9PM0Dc1hcixkXAENnZ6T6ptQy1jSKdNAGnU97UxWEbBJUVCvIw4ZLHzODlY24gPF802NLlSEwYbWWtlq85AmnF4ug+GYG89i0dljmJFYD0FahJlad3VcdfmWOHAZ18M6oeiouJJvuW8v2MX03tpvS0k/UBZhOfZufRG4QjU+htdah1sOvgS9D9pN4ef2OlYmAflsSvRWvr9VWVRaDrQwtnkN07xCuyRynkVPn6ZmDx5TqBHpzN1H1INLrZJkm4mctVaaDb2yQ8ix1fpmnhPxwcAASTNgMD5YJJWLAz2JRZU53/unp1pYkAmeTg4XpXFIEZ46I2w+ggdVRi2ITYBrV5HysYToHbq6GItVzvfv4eNEhLnz2BiZgdlQLgFLmBE8RfFT0ZAh5EgqJigqMf7nvRqVAHtvdAZD99kxwl2c/+ADNwY01lxxItAfP5+A7nb1iLszWYOUgJfCaElfYOf7QQt5PUMmFXjctx8cHypJQMMsD8lrggpaXhnAPLKe2Oo00JWXnbpcOfOp6/CL1RRMvak+q4sOpKKzFfDCX2oT4T+8Uy9fw5fbHMailcfBYm3TAyWIl4o3wHB9x8KCC45DGQ0lKIv/UcJnGbl1GjbpzJ5KbeRF8B9kkWg9mCOGAzXiQGxxxQnEh0woxpaJ+pyqNU0BMc0jxGXLp1ZzpWBlX9Dzq3Wkmzb6JtKZRwiJ4vS2jBcLh+T0tTDruvLpWEYsp72TvqVJIf1pCCOCkjgbW2IFkhA8baBiZHY5LfmMylKDHOrn0CsKPFfiUqul2VwSU1Ssyptb/F2xCUdU0vJGiCIr9J8FKere64KSjm8RI/0C83R+AYZmfIRJ9lvFY4papKcYOkXb85Mv7uqGU6CEUQgQ7vnNlRAO0dHhfkUwOZCBadQEhE7bXmxznDrww7NIaZnetNA9S+LcarXEZeQsMdr9iqfb5rUatzG3Ab3038yg3w6kpyYwp4AHOVOQJhs+2MjLJb/Yy5s1e82s0BGTsr6/YTFv1RTsFpRKHthkDu5D8m9nkEi4QxI1yVHxEd0EshvIgSKwIqrsHF65pEDLOXXApcLoh/H3d5dDMXgEprIOXdv/GSXUm9VdmUcnAUsBKjhvomBsxNhV5FtWKwnHCxjMQ3mbywh8ikYhgqQKF6uDQRtf7DAJvwO8ZJYBnVSEdRx33jUvsG2WudiyqPAURHGUp0oNvzeEBs2vzHXMuDNWG9xYrIeVue91gfWlWqeAdmXpbzoD84qLgZuYzhgzGzOU7oWk5TxSwQGVk/o2hyDTHNLk4E2ZWe1z6LFGZzAWOQ+ujmqJYQ4Oiqlsw8xnQKvqEYmf21ZZDT9ub9aUjDWWCucg6GJO5robeZSE1Be50MCHDStvy/3bPQwEXiOMhmliDKKyN72pKVitgdXFra9KnN2YDE1oHlC2Lfty4Wf/ehpuCPf1q7+OvKc4x978kAv3w/j9hMdsEqrJtRY3Aasya8Xn93ltPC0I74zBsP86coajPgPL0yGeFkKd448/y2V+xreUp0g6nHbhtPMO0gXQUUS6E/LsAG4ofT/j7MXD7DAZXK0CMgCu0CXAnFHdiwH+C4XY1Ar7tKk2swTdS8ogyR8WKhtVWeu+FMTMlsjcgxzVbyEhYh21+bznZIDFCUF+4f6iVgR9c12/bi9I+ewphBL4L69WWsftILOW0VRfJW1GcUXgWfq9Rg1kJNjMl66q1q2U9W8n4w5cD27gMn2jhu3LbCUtc4gDAPa75LPHY39R5tUmBc7JaHvUetJWePsyjlobAkx0cURgXn6nZTDZrc0w7On1THoQnMcPuk4i/XpsU+s4P+ZeJDeVIyWeta38s2K97slD85T45Prv8sniXBRzKG6Iqr70CvdBmi8vryk6zcqQ+90DhlZ93yESGPOdSJESxcf3NeZrWJ6GP+TIGCKNHhj+BTRoEhhtqP6Z8d6knycFpOvgpZ7ZGLmulSgtuijjWzQ6BrArtjEIRK2Z0FuDBkMPWg0MitoocNt0Y5fGvrBI6NJolsLdmDO8A5xl8Q4poFbYxCsMpE0sRp0nYOvEEu6dGcltm5NjJB+xC3ho/6H003C2uoRzBk//jVjncKQDbKMYtqgTTWwN0cbQ9apVMGEtU/v9HqEPtGTwfGeRB26jM17JLTn0Lo/l9cq6Qa1eUsUAvUApImwFNb92mg5hhncwbvlIZRdESd+2vaasEQhdQS0c6Avodp7VsUQObrAK3hcIKXQ9Y4N036aWyaE9ZXFM29BsYqaapa8eXIRHiXm78SThpArjIL3A5wkBMvzWNzNvjgygkiRebnlwt6aXConcFRLo46rBIdcxUI4EZeLpwcTx1aAM0CmxeFv4/pfI7Q2UOFwfaQdwTm7cO2mMMtCcQLvTLv2W+fEo+fBT4vHOCX7NgeznUHMSEiIDfysUqcDDf/7JNnWHSIS/AOHIMeWJR8mH1gm/Zlnx4oBzQtEd9m4kpYUDKQRYdcKh5iSiy+hDcwYfGYo+Ti1lEAMkFxID2CQoZY6PxYKIY1JikU3J6xg+abJFTBSReJx/nPJemEh/Lfhnu/kCamGr2xNAIgHMlXfoAFYkd7Rz/AGg/vfDDIz6L8CQbcxfDeBXuA4BbE4kbNx3ditqSqgQuPknbr2SQgIwBH3riySY8CZIWlJ5Cv0Kt6CuTUo5BccsFhkOjM0qQs2DTBK7k/pRhp2Tg1ITvHHCAfEFW6u/uKu5m/tjxrOcMpzpgHGsoCERiip3ZqZcCSPMwqOCUdWXgquNFhFVIpwzI6kgV0qH41PKOasmFseoKZuU8dgloaOdnSaGzD18KvMowFf6dm114WGb8bR6MNDUVxkkrOXlf5Bf9iKe3lNSgXTMjHEmnAoHss3K5NNhenlweMVVhxQRzQ8tT1XQeKw1vOMii+uo9oBvBv7k7koBMBLTdUdnJe6npQjah3FftG8gT4Oz58IKQf1l4T+R+gqICtaGK5DQi338mcd2ErC14ejsM6/XfKxvhbYvjtmMcQqKxNz7Yc17jiKteG6sHWcYG/UB632oyHEcVZDwdpdliRrpj5uG6WLehi7HF2NG1qEC+w8yaD/Tp90oZVgwR43iCz6uxW/AW8rIS7/A5Livo4nwIrNvVILWLG1Z8GsIlod1kdJqoo/NqgXEgRSChuSqSgi7J6oz8Kkt0vKptzfRAZeE7T3R3DR3vMVaZEPj8wNl2lZXJ8u3yQ7r2MNreZNH9zrf+/W0OkezvbwXDja56GwHlJJQQaLr8DUWwz1XgJLfnrsRR2c5UwG8joz5tmzOOTsAhRg8im/+vE6Gy7r8bnr9hYjfoP7dIUcFxSgiICd4M+mEiQuwthKVXX9Xzq4jJp42OzMEZ+tk8Vwf05SfpD3TrLUZwMFGew7wPk45aph9ibKLjhiRWe9w7tldw6e00/y8T88Mw9trKuGn77FpvaCXgoRIGXIoTIF2QhhwEW4fd1O2YPPJIKLMA/qqcghn4MghgZJaIkS5R0WhRI6x+TqRwdjAvjruKE7XK19b99BTxHAi6AiQ4oqybwR3M2Y2UTIEC3uLv6ckyPnsf7B/pZ++DmAwm1+R7+7ADNmJLAeBxk3ifbDn+MDz3T1RzqoEEvtPptjG8MmQTs3o6+w5twwabkTsHWDeFkWDuZ0LE6ZD/wClmxCsZwo06BH/mGWNRaq+gWsJa8mNfHVbcTIl1Iyr+sR+RpB17yFb4srZjzmafgaDhULZX+1ggmLW7BI4aUv9opqbrbSYBberHpOBgsOj8cUQOYChXZKlHiHii33unBgHX7wTcLQoZsAPIMMrzl+MY5mr5KE7EpTCdud9YaIC/8ekGwkehO90AQM+fafl2i/llwJeVSp3IvZSSHHooLCkm7fwi2RVkn5aq0Q3oGzTbj0Pbmcq2JkKNUjTXwwwIQM4zsR8KuCgbfN5MnvLzcJ9VH3eDAzwe5QruqoTdvJWdQIn2sa7d5FlrFmO/AwRL8KrVDMEGBoCtz/ah0t+aBDwsjcW4vEl/VkFiwsyBITFWJBES+d6H4zVY3Zte4NWPUhRgHpqNM2vjwSdgiWHlFmy1w0bdzSurawUPG9lCucVRHA3jQHzuzg+rQhLyqLLjSvxUNPnqC5seQaLrP6fA8XC/Jm/+CoTZct0TANvrTmDAgHPEyBmYGzmO1rzqwQJ2dAP5zte+p/QhBb9GW9Ij56AydjhNIMgE4j2ysoakQDq6MZM+B3kH1HRnI74GXAIt2/p+d+jWvfyuR4rs0EH29MtRGTFvbwp9db5nbea3kxr6a3QSnpOQvnQjnnbCXPqUOrq+y775VVNl9ccABFUrfPVy9MdK7TsIbXIX2i/vSLcof5hD5kroiO5GyrH5z6oPnvy5qcIE0N91lxDfjZLdd7vI07hHOHo5Jr45a6+fPQj+njRteI79qUAlXLgYHryyb9xOoM9PaFIARxxt6G/GNaL1ikpNHLwwfTv052goJKfRDPWz+/vF66ahPhSzEOniiuzPKISwoG47nf1m1Iwo0kqBSUFuC9vX80Vxww+jgGrBzIIbgZB88Y4+GWfsoLk411B4pMj8Jv6/XWBwasr+PNPfPNPfGY+jVE4TdqJKJAYhHclZ0eCaxMQeVOSOkxYx9EEUub4j/JWY+AI1lr1bYStV8klrGee4pJ/AM+eRorbBTIN+IrTyhOylNJU1BrS8fGZmRzPGkeb6S4NNMS4ptPJMKW1QuuCoiCyJuTvpCIUTF7ot70bfFYaW1/3R2h6hZiSsiBuXBYSsxlwQxchM6YHZHfuQHHeI0QYy/K1cIECLqBjFT3BYelkuZjOOWBJiQ8z3XlHmEh7j9Jdrr506gTrQ0TIuAxqLSIXgUFsKX0B0VDQi5tF8GI0q/OjQ9hPOS0cJQPtZzsteTs36Q1WMK8Xy7I74y6Db6d/iUAGefCdhahCz9x8n/IuhjfscT6x4cU6SXnYX3vB18nTX4SKy/X0pWM+siGxlPUUPFoFyDlWEGUR4xNFY6mMYWckkP1jYGF0DcbLsKNdkBrdYKCKH8PizxUh9Uz3oeGH3ZMluNG5D5Z50Uh4885VwL18EvgacWQA+comeN5PsG1YWJxefJ9TuaA5KUhzflrZqDx84AWqg0QXqgCZIpWPvY9bAD0tuv4vIY6dpoD71wMajueO0vz4HCveF1Au5eVd7FDoHGoe9+mbn6MGGKn0yHo3W1LtzT+EqksGXvEKytehoIUa5xXhfjC3Uxc+3hP9Hxr6O9EOBVi5XK2KZrCKfUh8RR8K/xnLtBj+rj/ee+HkmdsdgrbxmMWVmTJkgVh/MGWL3j1qJylfBfUbK6il0rghCoLFjmOjzJHzU3+1C6MNhS7WnsRQ1YjB01dY1lRG1fGqi1rRPrro/i0kXP/N7n6B+ro+THXu2wAOTpA1eT+g6FnUAsBfMnk9seyItR53HkStk2dN4zcDS/K3As7ErCqhjb6pEixhM1bCwtLDtx+E7DJUKu3LzbsQ44J1dIIO98sUCsvCx21BdEdkQ23FcI9YiufLHInuRPZU7O6r2GNhAdRxe/Olz8DtyNht81Hs24+M7AHrSeHlPnhqPa3hLX/Zb/xdJ8gGqUa1/SYl95eQF9CzZEYFqFqWq1e1Bs1bbZ7b5sfwQXBWnXcWXqXsFrbfryEIJV4NmAIG/k3x4rEj330or68+N63QcBF48OkAIE6Ea8+whpYQ+pMzPuolQ0ZJfvHPMyl9YMbrGiJWN/F/l0UBTPn35nKDs7TDVCt++xbz2wH0V2ZUeL0dET5rB+PtDZ+vlru4WB3h9mIfnEhtXICngtE3FEB0+zICQsY/S+3yUMHYz5DYwQnXgqJXf+yty3X199pSGOzmS3w5ez8ZHg7B4hb9NziByqsCVTBOgtwHak7WC1pOofzi//fUA8hc42Mc0CSt9qZGLDlQgFvVgenaBxLQm6yTCgpWMcBNu5agU8YgAG7Vwo6AhzQoU+iPuiys9HYveLcGqB2/DsH9ujce9boLcsf2t0lZhIFhTmBxvGKQF4J9UWz7V/30RI59Iwr885km6tdjA+NPtOl09P6Dm97eXNINoqUmEktYjkG4+uNc9rpxX7UFGerIhfKmMHrcie67rh+OgfC4z9/T5Ww0bp6ATM73cG/S3MWPwrev/wyHrBQaMgPBOXLiU6XdCf9axtnkGkl2U+KgmoTz0yt3P4rFE6poScGiU1/3DdK6si6qGVPiCuQPMO+IFAk/CW9ZraNkB26ve9Bj8KV6BlS05EpjzPcEtsvpoFyBCaxKiT2zhgrmcTVoOfWv/dVBN3aN2kkRkj6GOSh6T4WOv8aldJ9v5UzK5AhNfjq+pchFfWzaKKSloRNgnrRYuo46HHTNHHUJGArLVqg4mcTt5ET7Ie9piINx9usYHCIIxjk7ihhVJ28hiSOm//ifnk8VbnMxN9ksDMn/yZkGlJ51ZsaoVXaGeAhj8xkhaOQnb1THnNBCoxeMStru7+FxziRWL20CdntAwzjWvp6MM/6luN67yU/kbicOR5feKQjXkWRfQ9gyPwLIKI7zqrKlkbqf5ySfeSYqPKCHzM1zHhDpeCWWlI2wfKtISxrTas6rogYHbUx4IO3JceQl5oUopAQe9nAnQLRHuPWnn+u3cvKohDy1NJYdwzMLNb3EKLF9cp1q0OAKf3RsC0ZQWBDSVJsVLrhGlOCWsjYWLkY2ZsBGgH5Xo+C2Qzy1t0pKW63ckL7FHOn1TCNRvwqPHG4GDB4QKjNmMPaG06SuFaxcbIblnvfIrqB6dDbS++Ct+9M6uHGNAsGlo9LZmY5qWM6r0MTxQrf4WphUwMkA7Nh1hBXZC1yLVUd5lys0uRNnb7L5nUlaLWXUueCtgvJRBHflkKNiC1OIfowzh8WQoPGdcHxEDR+H9Pf3Hxk8sMmbaiLEOdTc4vj8vf0j7g2UiBkOXd4sqo8hz9lWfhaggA1pWc3baSgMQWVij2RsaymyIie37LBEFnHmVHOHSQ5Wp4UmzKynHJK0EcJuRsAx8/0RJ8BHThK+BeI86ep9nArX2ODv3e+puuXKukMc3mjNNGKl4J0Jgmka/PE5Ty2SQIBT5MUjPJiLFh7gFbCeu0/rZcmxu0Lt1w34/WYLzhxVQ+4iBxGIgd7+h7ihOW5bYCrE04tbsywBCX0GMbDQa3aaReQarboou8ax9cuQTbS2ETNomPoIBrRbYqkGddclPdQqyj+t3fUu+ttdTp+LH+rhmvhB2QPMGJbgpW1KlpeiLDscUzdwRuqfNsoje4UrJmEUORn5DMruRfZzQvBwi57qdWmCo7Vgkq5WiIVgYi1vN7iSKP+MC5x6edXSYRkYTIhXyF516Gvsr5FbiIeI20ojWVDTKuOK9z6DSmWJ153CsvV37zQQ6fvSY7bIcfc9n/Qu+wPdRUJ3NNDU8895kF8Mwfghq5AfPP41GXAilJMgetn7J0EGIGTwo22BlhuAkkFLGli7Ae2EPLXrL/ahXiqlEOGGBcgPOHl+PCoMcMNBbenMTQRzt/SMonUtJUnQDxQ8nz8ymorO/S3huUXEHYg5qG6bgCooSlUcWzVaYjabJiUfK8FUMWTYnuEhmY7EKb6a1ZSLm3X7pTaHtYh8sM9RNMcb/wMlr46BElh/vkcYcHKJBPoPx5KJWJdLqEeami0TSyww6yXX/y2V4IcUgLA9uDffLmVobJ8iSn071Xc2jpaXdXXAPQpEqb7rfvz7AIYxzZzkvUzCBBJPKFUY6wSmJbnFc0SS1+IjUfoUqE+FuqvRJ5P5kwxH+V8wCfETSYp0WagYwt8xWvJ5I5OjJzOnEnJj8C6Wvt+pS0BBzAv+jggJs9UCBnfhv4dFY6ImQgl1PwmUS9G8yOBjMDK3v5+2tOHou3P0/vYFguyCvPlwq0lymEDs404rE+NHhBfu4miRDMjQm9ony5lakBrGF2O25FUSmPhe4OYbt9Zn6BECTSe4PlssyWIYgSY/jjARq1WOa8uIcSQrDbtl0gWZg71TnJFNX7letX6hkZcYtM5Evgjjg3PkdrwNnxu7jEsRh8xuHDkNV9UN+Lgp7Wd8RrxlYqGS2ZscgRc9ExN/jKoZY18HtyQPjeb00nAd+ym4gwZTftrS2qjPo6IbewX1FG3CjMECjPbb7v9/6pECMOzM5s8R5ClQYcJIfKXykj0FIhFDnJJENQVhi4zScQm8XuBITJpAG8hYnwTGaZinZKdxKQpkbiitKVyK/9jE9b8K5JgbKSlgnwg3ztvHwTgNQS34w2h4J0Xva8o+c0taN5dnn2ef7ayg8FPmqGgTUZKKs8hJ8QJSTfTDbFQHeBumsH9CBI6GTLt9c4uGxP3CKhoqjUQVX15ZEocvWGIbDaKyWZGoeesaEQRuRHfFdAdMTREzsczsdiwQev2a43jDHWhf11gLjxUqByjBiPpxtLCacZI1ilc/zytt4SnHGAJyf0l7FH0MfMg1cutELaCkanhnDN5MOjDtcaerq2wKp1DQCBK19ixA/KVXL+eYT+1SOC60mRNh2+4wsqSkRS0jx4MrJ75mI9okwTYS2FJ3I/LIRbAHp/TfuOHhSD4gFlEgccJh5b2S71fZR6uc4Bc1krNZYYSBLWxuQYPzCo9OUIx0Y0mZalsCcofT2nESeQkiLCu7dd0OuqXd2m5NV94t75Z2S7uV3dpuUbeq87t13aKuuNNnt8SoxuWHnv3gNoU1SVMeGpacLO48ct77T3r7Ge8+9M6dNz7ggIomLL4qeEYzbfFjZkMOXDEV+rb+TtxCT91Kiy4f0K9r51U3PdFUTWJelx8UREK69IzkGkeTE8rym0D9+ddvkUrlUveTsulM5rt0t6w72xHaKwTRlQUSFaf1/3qjboEyzM0853NFt7a0SQUyAK44IU7UChH0PKzoze7d6erH8MMrQ+LkT+BIT4bUEFah7KrMQVXFnx8cl4H/3WsxpORhFTnm/5wZO8xVUq35+/7DQQ4jgC0ZCQFcxYlQtFV89jcsh0FOu0p44s8fB87CYGWPolX4VYjCyolXyQOucgxkVJktlZJGlkuMPDQqmZYHDY9KTOHzcm005ts1k+SNU2JJJSPvSwGOVj1HjoLhnVPfrCy3c1ZUxgYzYLFXt5rfVvADTEJxkj0GKuqq0TyBss4VdGeNxp/5g0sTK3K3wv08qUmcidmTLfEfrlnYMbAb+WUiStePv1H1ZlBYADZ8qY0Egcq7HyQTqHuDUOrbsP9qc/TmG0siB1WzEb3XxZ7loLrjSVJsfmRjJ4tWhoXjr+KEaoSraI9NSdws1iPJ6OWyR8w7F1+g5Kzc2ujpHKNoLkoJK6S1DTR3LuvrIvFthVOom4y4hhN8jJRoFN9imTf72FXvXXZI4IXkZ5CfCStguxISu8J1QeTKfK+cw7nShnZz4WIf0OKkH0qSkt/6W3L6w8QI0qFt2NDAjzOcyrhXdRY46BkcDBb/xWlggXPEveQ2LYS0hQ5/4rJaPo9/fhG3H3dp02HDQg1KT0Rmq5/HhQV9FmRhKPJAU0ZF+wNEdDaPHBZnLROl/a21ZlfTTa66if37t0fTexsFEuyeDmNDq47T38ZCiXrGFDkWcSuMVDnHw5MTPOwNM/0JhNeRbi5+jHly81rU7auu0xkxRhETDU2+pYYDRaG67YkqnBh5IiQr1LwTHdSWLK8i2NJ+2jL/W58VP0khUVgUdCprz9aw2EJugh9CArbWLqgt/RZOfpg1hqg+pjjdD6CAKlg73YB2OetqjwHF2uR5v57NFv/CjOALUswSlgPfgiu+//zIT9+dNq+Gm6H5ti5fLY28pOYqTsBZevOhf457TOZ3lYYYSdBHqYVo+gi06B/4IHIexiwuZSww1cCLBVywQEdFh+WE7c3WxUXHpGmDu6LqRFQD7dMHbwUvi6UVUiLYKScrWykuIyJZBGHYXPQJfPwfCrVe9fXROICs+ErHbesodARW/N+I2MN/qiFXmUGs8hcAtDfy48r1f92wD68YU35dqgOrwiBVIefgLi2dKpCbhqQKV3RLKDuNj5PshUmAFzFOt6OU3I8MqIwC8j8ypOQv+QFvGEjpld2PjFCa7LiIf2T+fkgyJ4fI1vZEZlhrFWaplIw088dXACa3ZRzUG4gH4JgBqvkji2+5LprHOwEWESFw8GDy5CxXiwpvqv4ybePNPG4sXrQKEQt08miwJKUR6PdAKVcJT5XouGlpI3EKv0i9SpQhpy3I3kdXl4zq4SBKVroXJjnf6PJwk6ez2lCvKhQ6r4bLSp2JFigV8GdZOc4sq2eM5ZJYDEoqsvQvn3pTNNeb+dfrbV6koX20kPYDzTW9O6vionuPES4O6812uiIbnL6rjRxulmBVfxy9Nm5vF0gaVXQanFUWLsQvFEE6RyAL6m+qS09Tc2CNLIjh/cq89g52nvnXOGD5EizUJpUBP6d1mc+a6ghSPuu2SaoyuzIlf76rGj1Yt9AmPb4FzI7Ck08VsW75xYXImz+Nlk2GM9biQ1ZnWtdYY/zaM3VYJJWzdV8tBGgkKNQeDAchEbetuFnzv3kzF6zerwLGMxpeAaFsVzi5pooQBhKSJ4hLhH7R4/VxS/53Y9xO+9oab+xePgZl589i7bLAA3+LZZah2+Und3nF05EA4UtLtQtMgl1PYt4Fw4u0u0A8QbpLUgwJefsimLMTJBxQF9RkZwMByPFTAtGFCcPAuBANI/lvI7af/4pPH6n5asgNfrQP4LA1PNEKkbY22zHBTgA7kHSceh3gOQUevCcWmQVLJvdjxYOVXCbKXiBaJ+ulrgVEXtIanJaHJOgtdUlk7UDkZ2PYAnNy2LVQyWpL/zvkWLHOuiE4n7eB4O5v16Uwx0J2GauH44rzVMZJ9l9YfVqNZzc+TYYyHOptE9X53u3yoySJpQLuSNLfYva+LXAScqCgAZXPDBwnZQ2tXfqRQNMFRUwRtMtsNtedaVfMrpJ1ooeytqmV+lmSgu4/pvx+Jp2eV0d0AFsC5OuJxZxXDNl9tmj2HFhFVkmbdYCManUN1k7ybB9+3+94RvFpBY0nwDTgmaHvzI5ya6NnsDLkc39fjXmyO6mOeCUm2cX9XSeyxy2jP5/swfmEUUHBFUgMC3VzEq4wuLpzQGkBQhw+kszn+/ev/O2OrxDADjaBKCB3wb/5Bnvdpd68UvMlPU40pgu6bS2VycAuAsbWwsAYYZzJ3EsD+u6gbEMV89W8Xx0T9FFDTSbwcDK6/ngyOw61mfDIVFcwFLMNJZD21/x6yFT9UnQqL9BunaQM7l7rF5RQ6+HIfieYpx34pnx+8aoaeceqClNiQ+kwvO448UJjlqKZeIOEKuOSJrS3eZfaWuS2/whS1ZkG2QwUy/zMjH4WojLMvr9SCQ+darEl4Bah5p3E1QPHpYWPNAu7MZk4yEccVNVRs1a5RDk4NLrz16kyd2XytKdx3luapATyIiNcMYE0XAnLd2emTdNe0SXzGrBosKzFFgwONUQsSOTgp4zb+7sdjt/b/VW0rzPmeJHKY62wYYM2ed397Tqvr/4PUVocv07gniJAVJ6EGme/rmkK7a4iDMvBUgOpIoE0OXpnjmwzu6/Mn7TWqPspcz3DkJ75VZI9kZs/GgLaRSAujd2PzfE8QxXg7OhRIK/tcx3fGajkmZtJS9OAKJeelxkOxwzpzuvtDR9p1BEWy41p0j3bqCkgUsfeWVxmtldWNepeGtx8bhg7Yq888Mnm6ThzrL36KXG9kiU6I3U2KXYm8VkZqzJ//8xzHwOTC7DHQDQNekwGExjol+CAgfB8BGCCget+tWFZs0M0TRXr97ECPXVEk3Q+V8Hv6KTmg8lfsINZEMM4vSqDMKzTPWxRkmnvB5xmg/w6zNKhOnGOaQBhNDpZqsJOk2iEwfm4/hR+0MleNZwwv4zDEOYz8XKl6GXl8LccZmTITALAZVnvk4m9dcu3Q9rcBxUZAIXmhKRktD696Jy4HHBctPkm9dH26fXf+ph0rzD3uljg+++XS1+fMcNt1b5XZmC0385FxyIPlBaAUrYeQruc9JCMh0lZxK5q0qTwX2ingtk51Af1Eh8Q6nt0boFXoX1xKgk4XzJSsPCssStj7AUEymHWpr6wfbQZxj+YFtK4B+wOMOjRFM385dtcHK05sL6MgX0hr2TiUP71aZNZxwHme6OtpW85lkBslwUMGHxqrCI5JdNEooRYTlMxxI2kjg5Mh6+4r+KfS0nzLQfiWE8D/l74QTu38TJfMDu151XXpKWXwYJxBqwUI5jbk832baVVBxIz7cZ66WCDyash8QEiuXqeYPxXjfgX/8ORfqExZPQJvn4C7yurL864GqEvsQIr+Kwtmqf6Mz1v23HI1vs4s4rsvYDKop9RYZ1SeL5QFLZEh7sLWYPzjL04M6PKWoiHN1LJw3Btvg8ZlS0qhOzcd8M2eBK9y3Nd5+2Fzrrv0h1cAGuPlSwqLzg/fm/MjnFnyOPW54uF1+1oyfNgevkfpf/HfWe5eUlPY7NwnXm1lEGj8ogHKvadkrQ2l/oeN/V8Q28EhUYpfFdSx6cuq98Xu/ma8ZQZx8pGW24+swQw6L6ouOeCPahbyYn8hfJHAgmNMlcAFZj7SWktqKAwmoZDzdbj9htCZRfgAmuEB/aYP+XYTwUVm768Y8Bn9sN91z+gM/8DZlQ/IL7CD5jEPyCS+5DdKY/wh7aUyMMgBHCdEtoaiUH6BGi+9MQDewfd+5bdXWdTrU0xtk/b09d/oVf//pVnoxe6YR04jHZUAj/EP977Y7b55OQpPcHm/9gynGAE8lBWaLSPMiBio92CS48wv5F3IKz9//VrxdbXjM54/ZCAj0bDdqWncT6ENF66DiCN16oTR8NDDr+w8NGsEDgar1GHjeazb3cZv/7BdfW8zhDxMpgzzTM0LR1yUpW7TxzLmSgN1zppM6vAawb2pAm7ISxm24yenCZybrRM2k6aMlNW4l77bQ0C7IeB0Vk6XGgmZP/KFNMPkyQq7sM7rprjMASXoXzp6dLCUZuEZL9QKCl8udeKIaXB+QtZt84MWaLGOv9GaHM7hSkxQcdNIMRW214O7lKHp4a5n1Iac2DnvZspeqyNeXEmndCrjox9Lsai8+025Ie7ua8AWIMbVRdNtGw50OtGp5aq8d0wJW2C6+o3ek35/dRtcprqiuXp8t9ytnLiyMpqfSNwd5H1FHrl+Udvl1Z/DU5H24Oj8/1pXIttL+IM/LU094r2yMNisrwJrqrCUgYJMKcuuE1n8MYZUSfvJjsBdeZuEmp10G5Sl7RzvN04uTJhN+YSrU2oqi0UjfrRury5GvylNv4LlUy5OlY3G/XwKm1INt5lHq0bUnHY+3PLh2G0XLzrGPx6fmBt8Kk6eYbgDhLqLObBiii92WrZZ4SCan3VXdqwDAcXYaTJpQA1kt+JaL6abTNyCie6pmpvnx5A1rASunB6aLX9NXmCOjw4o7+JqxSVZ24WMzhEkVOCIz76y42PcbXW8aUPupsWRSF1/X4qLzhVbVyPr2hgFBXp+sTMB/3GbHmQE8OCAk5kIkjVeMDx4hUCcLRnBHrTb+CkESbtMedzOskigOMF67zfuJOnb8XB79cxfzKR1v+OxKQqbEAHwKm3Rf3kzKLFeB1B9W82U+QEiYymhwl93Rmr+RuhRqIVKQO1h5u8F5QrnJUDheO5vZFBCJyWMxVJG8TGVNVWPTGeIhyEKiSX9pb3L56qREagBSgc4K3ilCKfDFcXuTG3voHdo2uvRg73YWH0lo2OiD51gW5JkMk4bQ4aHa9xTcJtnYdt1Ccf7B2IfYhd7Z9BlKCY1h9EovbUC3kdvZUiZ9L6hdpx3e/lpE/mkNNyt8Pr5rLOmyvbG84rysiv6amfOV/mv4E3Mu70wNhX8uJXWMRyVs80YOh48Ed1adqN7AaeF3ppZHNj/6eHS0FOq4ueayAZX5MKn5OtOxauJDUPPK/5lrJfmpsdOaGrg7Af5ppBN2rtiPqY8puTGmI7XNwlwi1bE21AROmB+OLKO/5Ss0Uj29sSUjvbnZLYj2U/Sq98CijDfsjytpM0IJosmv48x2nHf5a52VmAu2+uWMdnB8ZkwNhZ+smlj32WgeGd9dV3LLBN8DnjvH5snTJamHpxWRmSd95Sy9T0n8EDCt/v/+en/pk/C19Lr/OGjp7jVOgaHlqkV4+HwSOPv8Eji59X13RK13lkUb/YFmuJSmqiDctDje9PhLR1y294nOXVQeEJO5gxEREeqDKUdRBYQrYt/bFRuuaaPHGVFIt4+RDPh63sIWo6IlH/E9NbF7LOxk5KhecQUGcMZz5VOJCdyBBOtDW1nEjcrd64wWmycCSrHMW4s6dCqKuDDHwgyRtlqWaYq985aG+Op1dnXgtFScOVz+YUZ/ct3bN0co5tDpE4aU1MgW8QcCS97LTLkOFkGK6RE/zyQv5QYvuvSGl/9cVyaPaPxxYJ9lMUj5LWogOo/khOyBQ4WUAsFZM1fham+E6F9TSdTAgMm7jTsl17MDFdbAI2A4sWxK8YGmpdyO5wjz0mCntpNSd2WeDbDo+4OEEFsG4+NNn0jmJiOQWGInoec+Z7TR7oR+zzJfuR8OxL9j1Ccn7C1lEIR7nmQhtQIs+KDkRrPOgYSkH36XEC09jnIP+xkfD0t1Ky/FI7x0InLwjfjWbJuLUw7xECkvxXMEPSX2kmHef8fj7KuuxtHLxjAKi2T5Rc20yODtZM40YqSiiqxXDjBmfSc8ZZJupLoZ5mucVSeG5ENjkUzqY7kRPjWpm3eYeh7gJ88o1/8gOLKo30e71q11xZA0e4GNSH3Jr0OQhtwGbn0DJN2OVFACmxX92n0rengDX2rdY4cq0YJAbooGny16WsJBPKeljes+RnjOMmrxzAnP6PgWx2KBw+ul/U49+TFPTm0OCDAuf5Cy51NHziwny+4rKG7E0p2xzqaroB5uTZGn8teXhtJ5j1FvbeiIcAi2n1P/ez+G3L8m/ZZl2r7onSPypII2Waqzb9MKk/9VfrPEa3aqM+U/JDeYo6D8XPD3ObAvn3Mlx1r9VGJ+wnaXQnRfyJFlanAgiBZU5xXhJmY/EKpiIDlCcCiCL8owT9rACUHxsJIwQGCDNSp+IHGjkIfuRSDo759y4MaY29iYgtEKSBe3ad4/Kh2PQwwFdyU3dLpf+XrDdveqj/On4/E8j50WmZBL0PcyN1Tn1wBVsG4mxNNx6bDLlkBjGxavQyzUm+B49GF6bmkgHwA9Ea/D6YRabm7Lc4qjoAP7M0p6joxo5+1qH3waqoZYHUoPvEqFWz76MN3b/m/00BFuLo+4C8nRFB7C8YoT1kXjCgxMMPzIHW6rD4QeL8mprr61KYI25ddA3ZT9F56pEcJ2TOU7r2nbahZzHnBmr4NdDQpB5r6qxrnb8fqpKNX0HUOE4/XA4JiURVDU0D8/PDF40fLntiFiQp5LYq10j3gfzq0fZhUhxaH3ytEkif1e3W1Gn1CcxBGgz2smwPMJyhAmlR6Zkd2Fs7V5pk32ccuwiPsiKn54gJ8D4LvFkkvI7RT7zVJGA8GfB9IFOA1mdnphUbCUl4EmJaVsiwT1oQQS3IByPPp/6RC8+yaiZ9nIElxnzGqdWfoQ2Y10OGyeFIf/jH6rDreAR9nNLDMFCrI+KzavZ7Vo9wz+qR7Kkb5LHqkbzWJWehf9Nuhs/E6qfjvF8zBOWGtmdlmfgZ76sQwtqiDSIvCqHFV0e7Z+nx1vBQnrlfZZp7cCMD7sXAMK/6IfedlnXB0d1dUsh7QoJ7KnrHr0uxs2fPJCptMjQ/Qe42VR/EswVvKmxjaC/rvwvnfbX3+vBrU5qj5jqP2LEpNbQmFNLOZWPI+hrLRvMGvYB/xZIl6DARuP4Ip6FkAyFvWQyQkLtkbwKjMUNQ7pA7jaY7w5qWVeZxJThPeK+wbXvYSzOMvTlaGSna7FV2s64eno0CJMZ6ILOj74IMkDg8bVNI1RWtnhXGKywMzy9aC0xwzZvHrrgEhP1wffDz44ViPH4Yviz87pKzzwxlM36Xej4PP6EYzCHfnH0fL5bl2McfIEyD2mdjwM07Vv1Oy/ResqqrNpBs9XwZcQ6PnzDWTITNj/bRhaYlv3FpPzMQfvgNVNVpRZYuSM5FWsrkqFtTD6KekfY+vqqRstISAHxkxsX363jlRm3Nh0RXxxmSsBH68k0zfqZf0eIOuCUZHTJg5tjRHHemPQisETbmL3J520dDcHEEMRRTEAL5W5TOMN/ha50rcCoWjV/BuJibDfodO69cw5XriHRz3q1SwtB3En0DZ5RHy8WmiOib45CgBFSr/NJqCAMi8dD2jEwu0gPk5QkRQHOA/8lHQigzABSPDToL94iCZ+YD/lFhrCht+8hwfJQTHNeqcSdvJE84FdFgmbVlVqULyISu8tkD2UHfoBjPeFKGuEAgRUk7HYOXGd2g5xqRVZO5I7pRZG6OO5AlGWitPuhw6zxtcdMsR0xhLi2zUeOMAcUei1OCH152V3W6f4hYzPFP78VkWfM4aFugy3/2hudElHAZenLnrzcm7/jcb5I4SYwyB0AaOc0XtFsSQmMxsN9sd76TvStVN2tGSTLGNa1H2poij/bWJzhRzw39OTUQ8e2MubL1dcWZ9rVAM8LU3rRM5DonzgDdqtuhuvH2L9+84WiUOb1aVp7XsN+hJK2ATT0vefkoV7HTWSWnQfxbT8slZfJFuK7r5Y8GVo9RkPCDu0PpO0tReLASW0G9QWRONb+j5fLbZBETILempF9yZVrjejx6WgHjvuykBnmhOplBU1AMckZXGQyCSh2ioGTnqo84h6agUldnJugyYRLkVMscBCGTLHM7ZFmdfxZthEgvdGuEd0SQCEKWLnv+GWV8Dg5B0CozD1T9jYLcVed0NuZAukfZH0q9nwhsLxpinZeGr25ywu/MogwUdH+OS7y1TzxwvAn27Ovt4SnRjtROcsINVeUhKJXFAKcjKBLx+4hxRT84/ED9wVc6gPewrefBltG5PdL63VQRbZdFWk7xk7Mkm0+geLHIEd/s9HiW/WAXzloa/7UEXpAaBoU0e0Hud+2H/K/44/TKP5nvEa5TQyl9pNcRLtaTgbq2hrZZ/f+BcJ3pID4NUh/xdWwUNn6c16wvAxdMPqMySCmDUQd9Ksisw98MuIWCEy1/CgpDJNuX72HDvoVe1PthM4B9RkggLotwTxfRoxknq+o4KCdy37O5J8MC/3N3h0RaUYy+l82d0OzEkk9s5kgv/Pt82lUm1X5OcfQjOVxAeXI/+nKD6tDyj1CFwIg/9j294oVY5nkpyBFdTFsn9bMrfJdS2q6BXudZ5KR62RvHSgykpan8JYMtdU0ZaSnOdEYM6byZU4IPKZBcqAI8coHtKSJAzpU2CHGPA6lj4yUU6YnoDpe1Vtxje/IFY5nT7seMM+d/71I+sOZLDDJ852DMgO57h2LOJzDj+or3reRN3J+9TL8GcNM/SP1d5/l41Kqwqz6mUxMy4lOrO3Moeb8ergZiu2votvCJXdMPVqa9cNXxuruwbOOIsFkmTBEdAGeCHC7W7cqxtWfmNXcJF8et4hsd4P+5sRWWTxMUjgcGM7VxQVL7nVm+nGnFtTfvadN17M/38xnffVkIN9zP8btWxkA2nxAbXnF3+V9kYcZ3LNqvp5ncBAMLNJYwTJj+NUa/+KbzjMSjQ1UBjHSNX+2ZCKVDNAlCpLKutoN98vL1N6sNFThu2Tr0q2bq1TF2YWx2JShvgGFB+TKL/KKXO2TQkazTuS7/SKo8Luhf1GN1wGjP46nosJja11SGLBeGN5KwlTW2mMpWcnp4I2zfpts0YTulbzEU/9zwdw2vNDukCo9S9vSyRwcP5sUWL6zQ28oL18dNSbqc/DYAzQEcwIeLhCaJF4xjLT6tk05WaZ1mpc8LHnxW63wBXF/dxUuW1oqto69Ue2WfXaXPtqJf2zav9Ooe3p9FzEhY/cPbAJrLXVx8PNvGxj1bzh5ro6QXuCDpB9oox2xJLPAtb/TePXG2xC3VZ27pZIlPkpTSaFsKzeSc6zlbypwQGUAtwSjKztJs/1lnZimWh3HVGmPRA9ir4CxxaR5uWIdjKZJuAJhFa2hZwjhVIJaSnMuOUulS/O60MWdFwbi0E7o6vkn1kymPoXriQFnSni0Q4yr8OEYxchxegmTSW//cAUxabx17dAi7XYw2xEhQkHlFguD+WEVSko6BJv2mPqAAorkQmiLR7TIjvi1BFmnTKwMPFNMN3yrOegj2UWaYLbiDq4Y+eDKiIgJWxU02ze5CYr8n5SUAcvDpW5YadZpf+h+ianw+aZOtPAN6zLV3OXxA/4ThYq8QpLlGZ4LSuhG5YjNp4LmTZg9rKzM8JtcvyTp3SL8NVCd72I40AbL5aihEWrrBNyKmCVO03sfw37CQWbgjwWqSSCNlxXRJJvYlcdjqDy7TLiMztmjnjIOLRMU4sUjp01d5epFCYX35O9QfUR2yehaR6iPw6CBxWpBSXb1DBoE36tc1tqPalGno5wDubXrYGYdR7lPla4ALPyyq3kyNDKRIPFfEIN9YBzj6uVPZkCHIlZYzM4wNJNXJEIL08ZosrxI/iR6ewwHJiRVBQMor+XNdOkh3pePbcpwRiePvbmUX1yRRBER16GgvqXkBleWj1uCSqAwtyZ3nIC0CPT55EuCuQGjbRopvCKjL429ctWswDeGAfQkE3wMzNKr3HxScYu+NjPRd5iII60hfgFaHVXYHEa7cawIDSUktsUQqh2Sp39G+qzLXBpfZre4b7UXvddO1sb0d/BkXhVJGVh76iRAtVGAk0ym/Nav/G580pt0x7aY3BT+DEIzESi2zgYc4avf7Z8MIabpCofEaYKFck7fZx0OB9rJQt9U9pIG/u1/QnOmjU4vRBvVLNOIDNrqnUr/+fcnJPurf+UqqlqE+8t2T+PSPRGISjeOAsgfb1nCIlHlLOESCqUkVh3paHJuSXRkVDSQq6uN7RAzgmB35oqDxKCu4uB0hi8ShVCnzD52vo6kwp7ZI3GPzCC6aidN9SZ3AIl+YbYYtvIp+68bOedS1L47V+U2/cVArmgnj8F+sp9WXgiLLQygNpbub3jd8L6XwQnQcHhCNI7v0kULDR+85rEUY/cyv6Kvi7c038W1H57b2OEbALMjivuiziadQgaaoeW2VUBQR11yFjtFMlpwKWgN/UbUxmDP+sR7sIizsCeBFGMRBL4JI6UTZ9uIjWVSrTTMSKgOgaAY+UbFByvlXEzGiUh3Xnn2qiMD/EDa9uln4qtcls+uqKBVDRY3n06c/PfXrH8dmCBW4BtA6efXhvnZERCr2sEt91lJP1Z19ybHfRT+f00c0E2PB//OnDhpRFn+eIkKEAIYoyOWXRftNtXRwcrjfBvp/i8GVLEk0/dYmPjOraXJs5Iju/gTKC4zzTJRYfPi4RT3iwO7aNWohN9eeBJ1wIojLdBOpHVoe4jvdohzefDOFEBmOsf/NCzxmXMSoMybucwVU/pRTccq0zqSfVzkS3qpTm/KDZesL2c/OlmYKhDFx6bPsMGfrQc+tOdKfh8k+ZUbdh3VQMUoFbLAoMEoBfzKuRjzsGFpG52Q2kEGXDpJRZCL2feUoEi4L0enfzSAyw2w0xdY3cifVsyTlSBuVZU5KQCFiLBz9Zzhta4tBLBPHMHPHMOsbZ8YcXeRO5siGBB7WwBlF8JzrjbDV8fJF9+jjzEON6hTrj/erP2cWJuHvONW0yirUC746z1OIxCAJXCBlio8opkcRU/FLamxTryGLWtuCBq9l0Tvmr5uVWJeOwY1kAY19owdRICyY6qkGHyuudEs6On4f0Xv+C7SMIrk1T4khzPOuY/gejNgjhuPR+lXuD4ops9R4855p7uoLJaMZGW9rPiwVcBFTr1B7VI7fEYT2DdzR8C4IkXY8kbDaeMFwU/qTeps41FKnc5ybf7Oso2T23AoodxEXG6KbZ/qkQHyE5CLnjWgD7Up2j65yjkXS4Fnixy7HR1n+5hmJ7/WdJxfhI9I2PEuhPtovwEcQUZg9GlAuisXVLrj05+uWtR6DTe8RFDiLR1jF8+KfJppNsDzKXarxEcKU6rwdtY3arvg2igDfuBlxNzICycS8pqJaT2v0nsNcUeF8TSrmYxTNEttUzWyRo2YEMRcPI8iX0WAkAWC0Q96L/pxRjsnOwaGA1AucHcnFxCPACPIu20X+57xs9Kygtk+7I8LiVcJdBN1aUouwNb5VsjNgBIqL/gxHDyX3z5ihIBcG+373vMPG+MexBn7RwRD4l2y2gA9w5+RkiCSzWJzAIqB5maYseMkVZfd+aVqBPnoZj/cyEzAjdnkYgYF0xJebMyPQYIzaZyEUG6w+cy8tr+QUIBv7SWwZpTT59LLlnyTMaKcsZoWkMdnsodvH6pHUUDr+Yc5mdEVVlytuKQuz0XdS3VFbGtFGJZeI2I7RRHkHapabWYVGpJBw2SVcs06eJBxsNLirRW8YsUKnzAZH0XTnc3cEI6pYHZWAN+qPTgpC90mwVeu0OflG+VUeUfRklFM5OKqvWchB4erpxB1T5brLc3FUlKxuTeMi6ux3IGzO7XIeb1t5WcaZlJUgceQS6L0b6fpGU0gjF3ms9CZpyk2LyMxC+Hl5k0quxm300xBqYM9JA0jlZOR1pdiDMestMFSUluL/DfYWyJUZIV3Hu8mZA2Pu/FTrwUZUZiBkK4lhXLNQECGfPHC9UEK7bU+ZD+OK7GmOkN0gV624NLJIpw8P6DtgAg+fUwMLyX/UaUJCv3DE+8tQBNWMssj35ROsMIhUoCoJZlW4REJGQcORmUaQR0Moa28AbhCIY2xlppF+fZci0kHBjdQEpET6uc9+fM8/9JiJv3o51ByIE+3ICdMzem0tVKLQDThF/VZa1/MwfZlll1nGeeqx3N1Al/oMLWI6wg3jgpKuh2yoLZvYW1GNyDTJ3aJhlDmpVONSUrtQNO1aEgSlTKtrBYPu32hRchJ1QpSYojsomUQZEqAcOiNShRC/aj3MrgppQsQzDCdtEPc+AtQhvWfQPxDPs4WknmefS0hiorwm2ZYF5CBtOnpE2DZGiz2tpM/HfaULCmJV+cYuV25gmXUknZfL5mog7X4V+H3UQVYRJEwGuXkyWAYCpEO8xeY4CUjA98hVskfTNjsKyiC1x2pPo2ebMEKUsO5Ktvzub4iM3UxSqIEEH0irdxXcoKq1T3I3nFKkpzp7xMdLNC/dhUFyYwnXlLNAHIDMmUt67JfnHQnSNayRJoGMhKErAggJxtRAQYJ0mYQj/JRYNfLVAf2zjjWExcmzlOPU77eo5Pse0WF/Iij3iX2ecCKtp6vu8wgk+5LlAWENrgAH2Quvg58MVUcIrYFnrsTkl0trdMhxO+IyPKVqgtdRnmUivtCzmBdBLst0kSk8nPqGFRyLyOmF1UJZlBZ+D1mzLB6HfxXoJ4JoRD4Rw5tor1MrsQ60EdaWvw418V6GeKAHgJSvkJ4UV7x+iLh4RkO7MkNF0kKf68tfX+tFPRKqon1IhH1lJBSNDIJwN0+RGIGeCFChX5zMlHJcnjdkdfZNmSl0Z80Xjj7oIxGFMGEJCIsuXeeGVlkrklRGFYyhW4ssSsicIsplSWuQZklsVZkcTUMvRwmootHrx2VMKcgaBP4xMDEvHOgil8FUdjbhzGucFPEC8GQzdUyhQUTmyZzn1yUVohHPEADSSdczwLEhSMVNZy6RGF5YVJzfdH3Zw4gVgFNUh6WIhEBzXoVJHU1nRNY/PbupE7njkzTmm7smgTn2v3J5ZVas/L2CbFaaCuu8K3KuWu+cQD9NgdwUs/gMvXODHBxweKQ9Tg5Jy8FZRrMjS/v33VQdyXQLzQJfBKWJCBdt+rBHShOzT/mK7GhDeKOEHgIyRRalZSxcXWNyKxMnyMjjabS/tFYZ+txeHKVv7IbV8BnAGTmNKnVGkuPFFPKMTNDZuWAZBRmqwdvS64zaS9+DMXQCQ4m+KU9RaLRWM4I/wJwPcqidu/qmF7MfLFOhHy/0Su/X9RwAR32P96Ma/ZTT7Ju6E/1Wbq1ArO/BXesqvVtO01FGznoL2S2UmWU2YzFbTNJ4uHdkah3M0x3pQs4Ftke5+/Rr9n/SmRtjzc2t0W6zltLoBusJQXzrmSCsrWkDJLZmzZjSGvOpG+1dxLsQ8g5/9HVHnYJVpgQ1kg9hF7bjhA+46W9kpoYzLK0JcEErWTVmA5TEJXC6bhL7SMYVdAOGV7vgzRFV8jobFzrOnnzYQCKFhHwGTPorWsp0PJLwFMoexKhCm3aNx5xEdSbHEzYlIB+muchCEheX0AxehMKIhFcORCRNaX8k1iU55ZBzEjUIkexVgVRpJPyJLVqrRYz0ssOLdPmnnk/DFDCPppnrv/LK2SmIVmGk1HKcZ2uFYzA+3b4mXDgtYutM54XkAC7o+89iDF/jS9TTUi9+bIqy1T2tqVn9t/J24W1NZ7eZ9jRvPEsLWCcayT/nGtCvYodE5H0xf07X8dIX9RSSQlm/GdHm4wJ0JH6aRLCwGvJHYTH57y6rKZrAEEBCcnya29nP4V6cMvr09EbGTlFd7+7tynPJ1YaEdFQb/Eaa/mMrgvx4+PhfnjRjePCjF1Jh+galC08rz8n54K9Eyxmhqnr2CL8/odLWNZas4ie2S57U84R6VEclLcae04XlXmZakiDM4EiiQgAUSWMM9u3VWh14Z2O3AU+cNW4htfGlGE+gCgGWVmxff9fvP+jpCYjMJFcfKEZkkl7rSMKVxABKSo4DQa8f3PUq0hgjQbYOJxI0KHNIEFgBZkjDuM83JfunSy8PcnQIwrRgZy5nbLv4Nh5ynWX+kIGTf66yKKIPNwaWw8BJigrheko+bl4kHrHF3nvUO+qeCehEYEX76Ppq7as077brATyd7HtdQaVOQZkJO4eHZhKkKX1JEPDIS6LiXubtHKOkySnjLsbvG70FVFIW9pFJwg0w/vNK4RLOazfvhwLDZZZxBlGMXYAtCc6jddEw7CmYI4GWwIMyiUvTZMVEdJJ04Q/PKYoo6Q/5BCP5emRpJW6Qxj9nzZ5RSuk4NLv1GURCrzhwTslt6iwiJdkpeUgoq2R7Kg+9zyTk0IYUBZX8tyUkwzsaEG7u9M82oDZ8x7aZg1E35GB0fMbl0KtQ/PN+V0oeaqPe9gNfT/0Ia0mV1eFBCrRt9NAvHvEg9Ls9fRgwnXkcg7RaH3MRseIlOjdJqjwseBUnSRXi2kQV0pAE+/G/trDDrQwks6u59WwkVU2Yb13vdlsNTE8+mzYK3ska8/M0nXecHYH/3ppAxZ9CHackKq5agahiv+qcCgclCUJ7gyTJs1CdhiSI2rwj6X4nxxzJ0kPgFpasEWaGaPm+jc870lFg/i8103aSEPc/oOJ/QNr/YPwi8YJ26aQi5eUgMomkiZnLi+OFhGclM6puGw5j27GcDkjlDJsNx9hEFpHiApKcP5MNEZLEB5JU+3AKgRFae5iN3mf5KEn8uQ9kKi+kIpZAMCaktvCt2YjZifCZMRFOcBJCWKMHySEBaTNpCpFbExdSsbvKBfIJYBEjpMs+NI1fVpsG2Xz1KM5B6Fwg+TP/3Jrb/j49gxJ4YUnF9SocXF/CU7F/ytO2/9+iTKLSpnvSPb5wYu2h87jrD2NAkWkmpQg2LHtcAY0VSoSvpJSBpEgEDaX9bhh4hN/+ehik/D4yeOd4LLnxKt8NFmEfgSRoLQYfSVQoOp6MbCfCuZKBH1Sq1WJMSJI8cR7W1aEeCbJ7Ih5p35AjFbfwdH1rtwypOwlNOi138y5lDiM267Tc6d36jsSCnrasdLjt/bapNCcZ6cx7xbciV5XHhW9O22141mh9tOgB6aLJTc3FvKLRqNdWM/kcnQeIy33pDUR9Hw7IbSfqIaOauvai1rvFneRXxApANHrfP61AvdLyNoManNpvVuqF3eJO91Z9LpbyFwbxT7WVqfXO6PbXNUvYReNSl+R07cFvySXFo3Ad+aUIA9HiFPD0KD6ee0Ct1vD0SUkxJZnIfmOS0+N/lcsjO1Tx8wkfdBXL5x69WhG0MaecUqaX5l8Qi99nNKu4rlMZ6Yb/5jFlQnYP6bZWhjcbcV0ft/aJJ49prV74jw5HdiXacko1x83loJFJbiJYQma0GnlPpWC3CqJyQbWVbzBvhNSRX2+C1Ux9EXBkPxBTMKfTSWriQ9PrZR6cpqhYcQ+GxKXi7qPBVcb2vz2mXN/WQ3nIkWsyZ0iD09z4DilsIgOxLiVF8mfR6uQ0cQ3UO+B7royneqFtId91SWClWSVSESjB1BRVsUMvzNvqekjRfrSyBBM1BtVCFdHjuO4cYEUea23pe8v5GP1/iZ9OkMDJvItt8xGdepJprkxmesrCiUmMP7mgcKk1XQoQgrKTeVDE9L5q9gnzGDnxNunw61KJgycIF7l3msKv0wxCnV7IbsTT1sU4chULBz3poMq8ubRPbZFNfaD/l6MKBKRy8An6nUhVfDU8Hw3lJ0kQfUCwNHG2uV93krMWGyes5zwjbmR6J+cmRbpbSU/jxzceMGaZ0PtEf4/0nXithCUaQD/2Ullyvipg/ak0OQh45ltcf1SIMRhwkMkhRkHwhXKQJyKKjhKPLP1xiHx11dIGz1bvZdr9dO/KUZvHPXz2P7cdfk/favanpMa85ETISeIJZmEjqO/eMM2znKku1coLV/2K/6z//G1jrId2en5400o48D4cnCs7EXE0zlV4Pw47470pDO64CBgpqHFQpLKMD4gUdDQqpDQgpB74UJ50BadESuG5d5YsfadCqm96UwDImfJR61D2/LOLsTbWUYS+qIOfDvORiiIyaQp8vqLyvxpMUboA2ffLRwm6rgiZlP56y1g0hlTJddaimIA/k0TX/9BfUR6Esm/Yi68RNxnrwL986qTyIN96JK3R3bX1VR2Zb594cWupx2bKHzpL7F+kacr45VuoqohtyhuANHyr5Gr48cXzGmfTROXJ+fbCjfDnWX9h7n1Fbg8aLVV5mD+/Sc2fR/LCfEX01hodXdj3WeoBscoDfYvKev4nfeHTl+bz7qvi46PsNv2GUzOQuspDfIuEkv+Nl/4NUfPbxzSrtVhEKvjwdgzpKkX1V5O4aT08rWnVmJR+QZzJ+Y1oPnRGvKumqdotcmnbwezt3ySqpLLSnQyNk59qknbr0NfidrCegy1nCcLfWuoUYJjpRHxj1i933AFTNRoVqWp6Gn0tJur28+XehcvBxdWSvL2ClDU0nXPcom5ESs/VjvSIOWqY5KdwMjRbx0H/TPwOCcSaZEIitZIVIoUFiSw6WGH/IJolgQFrXhZpZ8vKNsZwbb6oq3XAyBW5HuZZwgoBvpIxRSpTJzQH8tXvBv5k23T0FuvKRJo/rmucdbN4bUGISQCB1cpM+rNif7FBpf+bWsDCDMy2mTvmdHWZ1nkisC7vUhaDMmO/TCOFxZMxz2QayxYEb1/+3nE/Sgv/T9vAG06WowRWxxmrB8vclzcnAdkZbGEkA3BblSP3RLRTPKqQ5oqOv9f/XNfBFcDx0tkqGw+F/DecG27Qu2wEe9Q3mTlbiRukvbRBqxn1Xg/uEbpbRarkZzmNMvVZGKNLoxFtuM6gvnL9ZSLISx28G1iAKyvmR9GyoSg/976yuhbsLDGYsJwJRCL6im2Ko5pVwDRrdThmxbY3xwQswGnL5kW1ZIJ2lhv+YoGcxeBCwBmfh7ZNS0rdOwSXCADpveUCVw4ZVBwyyDb4+4HVs9oeE6Nm6ZAjp/Q/XK4l/5ltP2Qh+Hj9e03N+ap5o/g3vOK6baai4enLIoVManmlxNX3RxLFym7wGgV7unQO5I836unLsYv+6nyRQ5hNpANRM56V6L0enykGNGvTMkpxuXBKsNpxO2a/dYMtm7XWwSTAthIu5L2CP8U8rYfLF8actUcMSeG1ZetbcGePUPVa2hutEVDGuoLOG7szHq++tkuzi3yOIovdFrfi+fxrJU0lhkRql48frfy01NHRgs7qgNC6/HEVeHyEyx/rwAS6lpnBFdBCmPLLEjw8PCS91CGaL2fIZOLmEA4wEztMshWRKcuJuClMCuq0mMdk1lREvKCI2ctLwh3pnvnwPyZHp6g7rXwUhRctZkL6rMmP5FtktQK5lxP/04+13eqM7odOl2cEzAnTFl594jBGc6pLU1P4ZGR9fPHRpkR7n0Ccx83m5a8T+6GsqfkOEEL28mswsL9Nq/kBccLDf6aPJ1tobekRiPiabwWD1X0EAx6WTHXcPJZ6BNwv/ogLVOcYJkAd5DVrCuqpRnkJ1DPD5EIbStlcbHVc5AiOMXget795RFnG9vPz9IXe+McvwABp10gfQ0pcc9fmVLFC3hGUWgD2QC8bjyhpfO7PD1K/GuNSknZmVZsatjJl7z7Mq0+ib9xY84GMjG31nFRLTglSdIRnNIfsJYJkDMIBzmJ6SUkdHq7+LVgtwtM+Wp6jOCPyIZXxSY5Ume6j4yoabc25f9+9mOoDy/9edpuC/Lp7AzDZlXpJRdEwST23d4aokx7f6wIK31gkoCPLzfMb0YLukbtcQCmPY9wQ8WLQmFOmsA/jHTJEqmUGwxMcj/XRzPlISuNSfk0ulwTqfAbHXucF1NMK5IQkw2/Mlz+kqBWlDArxOoFjXqcO2tjqGRu7SC82pM984MYizMbuxzflj85SirMQuA/5W5KYK8htM/eJr6myvFWfxRk+j1q0D8imvLQH4C5QUMbIePE9yvVec5vN+YV/T1ZpLFkseMwP55QsKZHaluQpIwsz3GgXkXoXhq/hRtLmB8ozSDa4IyNzW4WNDHiRLRZiEW4oh4nnKG2464dqO5F1t0olWZ1GMp+nhq4pOctNGVZYhBBdua/FDcxOQx03srRi6RQeJ4esKpaa7hcVIDK8qkSQcfmTFua+TvhY3ByYGhz1dpbqIzi+93/rXIn9MQhnAB9DnDUELHoN4WXpPU8qq59HHSzXXrAc3rF0+vEHWXy9F5vvsdGsYofMSyUzGB7TtwioJQdTOcmlDL8xJ2XuxyZQPTaD57F4RoejIUbUajNGgR7rekfTop6S8P6LSO+YCQvSnNL+BHkMebal0v1JAz5mnd0l+iwLco+Q8zyGR01qH+oY9KS2U2ZCe+uV+WkqqH5SXdWnBDBXa+L4DG0q9LX+HMPcacXvhVBkkq+EpnojgaNTa193homOhMb3U6KPz2lZXM6BfidUhkX6GDT3Pxy5T1D8jV4Ljl2ZGr1abhKPGjsBqMg5tLWXcimCrDK12irqHk0SZX8vXgXDjDZQyerhMEMPMz/DhxYbkfgscrLXNzDvYaZurgGoE0SYtHuL+CyUrUCd7J9XeDTLUl12SQExwzReXibM5OjPFbFKXY11lJlqe5ADQrL9//CZk4Wd6vF5PgYMlD9fMIHSfuUK8FQuAdVR2jFeGT2zxFx7DTrhdtZWiaTZZBbNpiJnNn+svPgPnjqzZCVdfWRzZIiadJ6qHBZbI+o5KvWMwg74mFMR1GbIz3e8UbAwyM1cypZM4t4sibxJu8BLWFmLcqdCUkAC90RPDvCiaYuWDHVz03oSj4uCWZaxaagSIMsmgFe2RNSlLBVlo7RormoGsyEqa20lNUN3E+utLAikcG/DNOrEY1H4+HQrArMMQpzCMk4RWRji2wpu+EUJKebqN4uTmw9VUK3bqab3fagf6PYMbykRlbaFdoZXwSfrkxg0uVQXX88g2l1nuqkyyFt13ai8NbpJwkKrMlkG+TyIZfkWhIUxk8Arg1oOsTJIZdkoQ/FabMM83vW1z6uIEHIhsDHASRdhKvOBDHyc3DJlZW7NDpplBjNbYaEMsmXKybwKp5es3Fk1bRIfntLek94wwgD6EmfN0sKefeYLdz69PBIo1M2XylpXjIZs3dQbL9fVqfY/r1A3X5e7+65K47vnEYbRLrKX5h57dsgH/2VycY4MtkD3WB0zESyP7TRYCGRvjMlj/Or3yt6Nng8je+JRa+sRMM5iFM4WdQ/GJShO09cOkrzPi7mz8pykM23C/Ifg130/VgjJS1rvLi1Hok5lug5sKpavllcFWrOvA8a+canNsUZ1vz/bs7PH3aor/sPkF2SrS3ekKlZkL7eaGHqeULSsrM8MZeXl1Mwv/jqbaJfcHeRrGZY88EhZ5eWvgRhGmv+C7Aq/YNSL+oXpeEHst34sX2cnLWNZCxNzhNsQbmx88usBUGkYMeEfbcOKSN8Q/MEcGGc0s3vLHH40GQlZHTiRaNVOSiDcLVTm0PV9T8r8YJ5FVX4EITW9jJqL8eI3Ptz2OsQlzXRsXFbCGTSmvY+fg4ZuseK1dp+mNKg4nKRFjMDp6h0OChmvzUIq2GNQTgX4hKM5inoCSB7JaJCuJgPNYzC1hha0pOUCgeb/fisOzaf2rAN0hjCNjwrS5uE52MY4+T5UgnOmq0fcS0vwJX3yh1lMsZktVjVvR1L82wfPDNoLsTLzjcq12SjU1NtNuB7lMsegZ3z6qsAyCUplTyNNmuLzWIZfDm1lkK2kp2xxlzR8SsqyGpgoo8N+qqT++x1BnGz/JV6tA6MMmgtYKCNlK82n8TUyyQwpxUVDY2VJXn3eyHaAGpk6KSpxZKiBub5/TrfnNmXu9Nh5FppkuNospdBHybh34PxyEnoYEfzuMVGQFIVJypTU+UAv+GueNLIHKxVynqWp1Uf+dEzvh4ZN0OHvC+Q4UQvirx7tfeVrlHbw4/JNKJPB18CVgAmaEASS118gJMQ16zT7d1/WKIezjwuNDD/F6mmlFXQ52cHfBFckqG9wDzGUfKORH0Qb1e3ik6MZ53Mwdt/uCBr89GxK2799zYXHn8/UPmPI1RWlVshoFIE+3p+YlztScOT6Byby25Z8cfDzEdKzeOSxWvp1v1K3/o3/8ZeO78NZkjRmcN6OHJBzYNF+HNwvaXsc8z0UsMv24+KeyZU68xbuKW86Bn5E0YdBa4ks64v5OaAf7kfOHxJxUjq9uKfvvZh+cHeaP3I9YuoezNvmyr7jG6kvCLMuvcWJqE+z/smvMXC3BP9pBXtMkCOty/zzFqZqb0MYrWP3K4eFqjAgWEj6+n2yZIZGv7/ojFUlrVpPP3X1aaRixQ/puTMntwBsXUwE9WfRSuaazW8i+/t3Veqnlx7+OlqxCi3Dj8bM7l+XBw271kPOe34PZM+10PrCnf5P/yOdcdz6+L9mXW9Nlv9X7z3hzn40d0Jy/okEzp5e0LYKepsu/m8A0sML+pHcBY++C7/c+BazfRtQ6/cj5xMIP5r1VG7//vTDehiGEj59gUEZSYfpUfVsT8ejL/jj4j7PovgMOPD9zidz7K4342E5RGS/Vzlu9qdbqVGiXSYM+J+V18ODmuwTAajF3Inll29cozY8ZO6X53SO8ry7F7dL6v9eW3ZDtEo8mw1ZoW1kZPgcWMl/d0PDsuW5nv3/DF6ne3LTzJ+X9uf7axz6Ry7bP+Prur/GFg7u3mTXCfozxMMRtQHaurMXedYuAw/ulJvXkzm+MIyhV63+GF5lREYSX/CDM6Bmriqagu/97qqm6vrml8D3HQFdXJhJE4zHQGryjc/PJc5PDoadRRFfZXHX4Yf8sfED6Zn+OueiEsfMp2nXlKciM9KoVP6AtUVKjDJwaFTo69P3aqhD7tZDkFLnphKKHhuVnbmkW0k2VKmPSiWUHEIqD/V9i7U3I/AZ732sqhF6DO+1lFRCwIahEgoqApUplJj98pXwKlTGq/67frz14FP6Y8DL0Vr/gqCKOSX2qnIqez006Ue20i8yhW8JL+fgQ1AJPQ91SqKSMae8RgYSW0rWaOeSlAQxmhat1XI93qlcSYI6SxCn3BunlPUAUe4K/8m9dDtkbdLHX3JP9ErupFsNi+RS3iLvCOSQBbhA7pD5x/0j8Fg/RUCxomZCoFU4fninAgCOMvuNUC9CvhFqNuaNXIVT3Xj80j8JJ6iwN0KuBu1GjxeDnWLeyNNU2za8mXzdqRnjLkL3THiN0sTmu6/iuhF6hQw3brvZ7X1HFqYUoNsIV0Mbraae28bT+mao9Wl7K3X8VT85Po2NULXYa5wK40DC/w2AGnGAiKLvYKz9zNYiwBohvo6rxnHPbcFLb/jL+kRhj7EKZAbXNdCWxG5jdQtgEtwbxXRmfRwcnZbB3PyPnmZmtN9RtP1fzwIEgpMiZOfBR6u7EXpTY26zfrkmQj5NjhNYHSrt1tWTUVdbtYu1LCb/e6za+Y7a+rI+qV+eTm9reJtHuDJdHjcJ4BfVkj9XrnSx63HGN6mCXIdlXSnaiWGYZlUtDI5S657D1Qq832+n9pZcMCZjjK5k/GWpGdelY7yeaUhyWk+CF5LIlaeJXN98Yrp/9vJuLVPWp4Y1G4gDg3BNM4HqDfq5g1V8pwk4K0t7V63VKY3Lq9qRjnIkhF2SIgdrJ9kcUo4h0dhQkK0gDtJNBtpvE9N9kQkJKYFHyEQcJCtFXg1KkPnu1HBiIHFfmAAX3B+AlKfkKz3xgKQqJC8A7ktJuUmJ1EBipwculOYRYENO8SmdFv0mS+h7ZxBAxsro3bOq6mXL19CFxND04DflG6+ZXTmul+c73je9gtk3KcglCfc6/9dWwg5Xr17GyAAl+ueqZuS84F6IaMiGQ80F1EOA8SF69dTuod7JHh7a5SBmavYAjvwBoFvG817O+2RZfmyO2U2YYrzGWzjV3mXQsZHkizH14ObxNPZdC8evEoYkoVQJhSR0HYYjZ4hGWjbqcxqpF74AhtjZD3TcoO7hfRkX3z61kaKKlm64SkUk3xZwwiGpTFFLQXBaIekv54qoThpkripZfoRp23sGY3fi8Q7KKC5JsjviUQc57Qmj62iDhKYHFWTpPm+B6fZK57djg0oPZLstav1A7c/ePcwziSy7YY4OCyQkKzF+NPWpp2L6IjqGj4AeSt0kNaF+vgFNuEu3psa4zfVIB/aR+vG6CSuXsQ7t4+RG0G170vobNEBrGZgqpB8hKVL8OHbQcLF9RD68A8jHf3p56owJSnBiE+qIwEsFPz+xfa9uE+u7IfmGvquAOvZhca8vtnP2F0GVMpR/ug5eMorfclyZVMcefJxcq7LIdexH5c8Ngh0NFpx18hw10X4owV8cL0d8qkA5PnVVttzio7sVhuYwt1cZfI6hRvCLt5By7CWGjJz74837F38ZaDlq2f1zqBwhRKBxxGEj2mhGVJAqI6YD46iLhpVUaGD7NCmLyAc6bH0evrxTQKKHaQZI9FX78DiiN+6HOEwpY8gRiuX8OOZidNyXmwzwO246e4zT7zVoZ7zVAOujMzPFqUfJ8eiRbJ0iHyDHOqU0EZYB0wdx+xy+LVo3rvqidFEfWZV+XBONSeCYN/qSQqyESowbpxXXZdw2RlH3p6eQUcoB0yRMiTtuH95GVZVK/tvsUurbbYSe4ALvSNJv1GNG8yPBL6/obvTo9/zFhgQEJQZovTnBh+5THvZbXzS19YnqbL2q3DhivsYk7/G8zb5Sl3yRwN/b176/GPW2760RsXUZTz9t2ORW54rmd77j+Vefg7KfO/CdxZPcH4kPV2z+nmOhHncteJH8VM7ClJ3fis+Wzcq+MrwGuuVHv6Y6QODAwEDLQKGgj2CeARnwwYGLAsMISQP0yByPPKUknusn/IrCjBoP7kGQhhhFHrkjuIQgDgQZPEYjD+LpwUSE/tModFX/0a8oVZ8lRYJKyoOGwmCalAS9FwOTszJk7TUUG116WPiiQ8Vy5wQsdP1/POMZnzVK6NVyRgntargoc4DLEKOErg31JBQqWZ70X/tVnIT2IZ2EIiFwEvYp+0vf+DzGDxpXkqdHOX2TY6HJEvR+l2Xd+zl/7KAOYhLnY94W8xM/yJzWpJpLVunfD92Tl1m0TTObYE+eeXHIHvr2W5XKrZL+DzzAUl7h7kWv/tdqnpx8QxmRlFdbY4ipfVaXUZbURPxT4khafUafMsE4gdXMT23dkKjk8yXYsmAbJLzuAt4p0V2MwEQOdj96zeZ2VxpLHrPOspqrhJxKSWsbIs1O9KJFtTkeu6dBZ7781ielMptxHhYAvOfX2PgjMC/sJiTua8BvHl4t4TbRquTyPj6V8B4LpXSSE1Q5rjcsvpzaiTzYZ86EbSKGvFmjyQ0FFcYoN8mB6aKDW5BhVqrdvJCym9y6pDiF38twzmX3N06IbuvmIk/P+PQYtfj1Qygzv6J3kep4jOPp9p0MkTvNAHpgQxPpJwsPi5eNEfog9WZ00+F/qUp+if1rV8q6VEKgJZfh2FmOGXhCNN7ZGWb/gUPO9zm58WOPo3Ue/sjy5KPSOnhKfWj0+OY7YMmUsH/IdpcxkBrXVCkG8pTwxakB4pIN9EifZbJvyX/5ciqXd8s7OHLxibqMccWKi6AqtF0vBI7G5VBkEsY4PhqC8gm5jAlw8nA2kJC47LYS6IZHG7ffuvXP2FHIPc2d7FlGvC7V2GSHxSNuj5ryXjxRvB9ju/+C2hw8T8icxFmfovBW8aPW8XYNO9zNgvf71Iv/jXIUw+2hTzB1ie69zFwwfCzXttz+yBuopnuwjgkrGIbG/bxFE3PUdlnE5AroPXQZfRJkyQQCnVDiMbBqxIcUkwZQTyXmdT5qUOa5atSiJs0fMjbx/ulzWFAO3u/ms52Vjc3txn3WMutD8KNRCzdmLdKYg4aJJKZ45YKMMUyP+0sSAkXwEhBdfoquxpBJxuPohfuE88WUJoVvQRg/mNXvm6Hj4qQy/+Hmqd/V4/+uS5ZgfzPOIVCx1lC9/g+m9l5fIz0fzIC5givrpT4I/KmX+j/aQXKgM4lwKZqZwCszdquHdR6izLYTYsT284XHq9VenULTk6/AzPQDBbON6eTHtoFCaVDtRpvsUdT74Ke+fnhofo3YYbSfIUGVDE7NZiXe10qnSZK3d35mGzJwmlwyrX2+6ePMXzDkPqt5WBFy+KvmgF/0EInNjbZLZevWOzOainQv031IckymvcD0SINtR7ahIISGxOL/AdxV/id9j4w6Twmz74ONggDQcVs81pNWgNQ2KUG1iG1HK2x5kImPzeZvwU2gf4A9GFanZOaRkCDanL+9p5c2N5khi7H1SCQLQd3y4nB9eT0Wm9cJguYlL4TZJJADQvaiqwEf8/8xAAKmXnlZr8vThqiQhEmxu3zCjcvRi0ehl8eUgIZvzQWkIik/c3IrI+8kva99yW+x9LPTEFAFpFD1Q87e50YXZk+scyrdN6FEiiwQKooS4N9knjDLALqcJeiWgW1JBAi+llwUU52OiOKkXB88S9hdJs6yO50wSzzP2LScBdQW6W5ZFEvNKZBp4FoC3cp+Ern3/vvCyLDkskNFXCgraxSkGYfdQ1SJuXlmvlqYSDINbnGS6ZoOWibFsfLW6bPq81NQGoeUr1FlTdaTWcmD0Y7ayEGsXEdVJavCcjAqRxEXgkquxDmlNKeddjEltHIKyJnymdcxYaNSFLtmHLixGFdKyYnLIMQArjDI/ip7d2/JkfboxMEudsNpgFMcTmxb7zQ7al2cNL+gypNFdBPb3+0Ks0omBTOnWFf8cVGOLJFKTuXWHQw7FfS1NCGluAKxr7rHpjUkIWkzS1bbmFTymrNJrNxuP6E95snqaIvLyrgZfDoM6hZnlZWO5eCN1PQ0hw9u5VAVBbZKEhLhq3I0HEJfJ9MX1UYREJ8IOCRflDFZSVqFDGblIOzhWPlDzgGrfBFW8piNiUtlIQaVULCgpOTCMVaj1E9q0E1mrCYp2pIiWpKcGUmJBUmB8UiH7sgC+CJtkCJdJiJNGiIFKiFVziBFeCBFJiAlnB81SB85fo8zuh5nXD06sDvKzDmqtDk+sl53o9/PfenuMeXI9fePkqMqzq39UoWKo67pW2mCk6zp8+I4/JqQOGIPSuR6D46+XkWfCMchM5SIYhrMjS4wjuUgOGr2xk0lbSYcZ6vLej1Nav7p4qzXiUu7PCU/Uqpf2T3gHG3fCyMXZCDR8sFzlHXEned8pBxd1b7a2PnnY+TYKWmNoVrzuFnzxhDZkmQ/KDgSbcZ8IwOG8Yj6QJbx4VPfWIJxo3ZkDZP8Rh7rrTw5vmsrNYCxeGWSHZJzEiyySXAtNo48ctAM00XdUNubAnej22YGS588U8BocnyxzlZjNJNuKNSxMijedrXpRZ4x02uirCkNIdrQOfJwgmjB7ha50f4wM+YdpaVM3Xe94MtxZs85N55jsNpPu5sE2K0RTdtrRz3v4OlnZ03W8jjAO9IojegahUm7XtgwuteNY49lFc+OY136eu4QzMXX0Vf00XXkr5xMR11cuYOTOwmZI9IBPxots4+UenYxNGSEPAq2Gt2RgcKW+xxdR0FEcR2wiasj0+GgOvaUBtxj/Tz4mG/lIu6VNs6rfqXlRAHZcSrFOVxU9ojywWzUVPg8EyeukUuhU5lGEpvSH+QDCa8Mt8Wc1OUHt9iLV0ReuFMPJ6vRMiOxS+qeeGT0blbqWe4up41Dz4B+Ruw/ep8B8Vmf4lZX6LS4MghthJT/jytwEBtL8Ws86dmvIX/PJ3mnXCbRi5BDVcxnIw6aru2GWMVrozysuPDKuBapdKIVsXrZkddGXp7fjxnntPE4zYcrHfLCiFmpXz2i9KFqhWw3Drp3ktxGXYiuOK6jspFrzxdjDAeVIAbOkbhrFFlrJB1wEV2N0CzBpHFPIDTiUgJB4wO1HN4ZISsizoiEz1x0eeqyppoYy/aNl9qdVH6wRp1+QjkthPqNG6M0OzYPtDQ6q7OAtiMa76TnQ+wq2Gq0vgq+kksxEh0ZsFnlEzoU7HmITp99ahMYUeVoKo8nHltm9IlK1hnrnDZC2kazkdt937SdP9I/3MLP1tq3GG4cTcVvWIe/ktzG3my5Kjm8NhctOgGwkkBw0GtXByfK5YuPa3ArlDAgqbkMvW3F67hpTOHrryTWQc99zADa0XlDOC7UjiarjvWdipo0XF3J71hkk9i4Wn7L10/lzFbzW/9wV+tVQD9KpDsCEgSkOc+UHpgvNH8QYe8fgwuyCrBHDK8tpB6jWyekQGDhbDgXQbgzZ46go7gfE7H3UcUNDT9WbBijMTLWm32uw+SpPJfIcEYTuWycM04Fso312WZfXK+S9CyzG5IBvzExr63JkrqxX1nLAiPN1SupPrBp0x/zngoeyyd1eKaKm/2zsNPHv5Y1S2+A+oSOW+ejYGNOoXIcJUah1sBwt9HGdM8WExHMdZu0jvImTmft64w75jWoLCfaMaLYMVKgSKdunOZAePJmDQO8alseFgjA0hAGNGsNZkdIM2Adx+2xH1LzBwt08gA7DucDj/oyxCkye0MWg6UboBYpdmT5QcvwHW8uK7ihdDs+UbIb4Y4vd3p9NVDjeOyFPe3RBiiEcvQ7escw221P1YqcV6PJVI69+BgF7W774Ecb6ch5fqSKF1Yy5BhayCWy20ubz1AiKAKdBMXzESJ5Dh8jp0W3V3Rb32gf/pP8y+bXZh2YjxAzcHxUxQkaFyp1jyo+jzIIjwjeRd/xtsnhCJq+5O2qr4B21bl4hHQRE48afGfJCLF88wUTokeIq8w7tt1jMBGG4T5NYaTPxKOlVBlPXPXDXe2NWMdrFlPTVYLpyNX1iEHLQMtxbsW+D9qE60/fx8sRipX8OHokOPqN1Qa9EQoqF4yQ8yFg5Fo+j4vMeoBuzbAU/PKcxYRsDCp1WUBdXK/5geb7mgRXxetg9DBdTZIGV+VRcUzr+ENy3YUXr0nzjc6AJKInWGpDCyAja4acfGVikoIKw00rm16nct/hH41mRr4XF9F/ft09Zi1+yVBU3Xwebgwcz9j8xayn2f53aDN3WEYYnENrLwBeRUv8q7H97JY3uGT86SZaShnXRRkK6fzNPZ05hQ+W6D41eiAyzSLvaeQ2xSOZ1Bky3aXb23k7r2qkp5eBb7G5it2Iq9FjhJZDA6PKAONrgT4ZeULl8C8iAB/4xVGj1heLBQww3lWXLfruWIRO7QWcMnqmqOa8McZ6qmxvvNhSgtwj68cJlyeY1s30Gh8PuLZyZKge6UaLKkeFeuKk2bMQcTan4bLPCHkHc8ZhhZj/27MfozgIR5MYjf8VXQsVJb28CjQj9+jx40in46MdOQQB2ugyCgozwaEI8GH0dPnWkRwmxndtnhME23DnJFOg/551bDFyOSGnoKG8zyoAMeJZpoXxg8ELfXJUyKdyUwqZ8NuaT2TX93TfFc4cI04uqlNJgXttQ0XfIfUGRljXpExkbEpPEbh8N350zJARocfRMvHxH+fMOW1WCoXLSTN3BJYmnw7qIJbkndxrrd2d19BCDj8JnH7/dm/JL5G+DQcunuM4M6U028jJbKQyxEMZhLhGvxvn2DUSrBoJCY1wouvgRpf2XyiWDWWjHkhtVasrNDQHnatGUdS5g2Ad4UW8lGO7iO01s18KH88cxx1OUo/UY8lILncUi2EVX0/8ohjITJcr6EAlsv0xmaO6uSF1byr3wYpwbaIT+Vy/DyLiT2ZFOHxzeI8vxJH5RChKqCFCaCAJ8bLv1IueCx3oie5n5nypha8Ks4iyjAWYYD4S3wt3qo7gHz8kHvRFqOGRpZg80dyaD7HUNRkNz1BDnJK3PhkHn83mX6T4u8mJ8nlClPXmzq/UhMdmIgfq38PRPpA/JBO+EtaHc2oPr04DE46efJ91F5ezNMlRY6owQYRmKQGIegDRoXnMFcJiZFhHI9SRj/whVcPygdEU4q01dcswZCARdBYPIVkC1WE9KodVTBt6ze/uI3EI5b1SbthaNSpWC65hK/UAhv4+/Lhn7oFbw5vYukNWZ9ewDxzv++NW+09mUNdOb+BNm8t2NNQNsQCtIjQzhhhuF0d1ZxHCuPXO/ONEHk4APHwti6TLYYQrhyVM1psEHurQHeLVxelQlte9iuWjcViJv2Ex4ob7xdewr1lN+RePAZ+hzrNhLaSGhWAXdo4FxpZ2zjg8xTYdM2tel4ytzWERhw574WhB7yLkC03MC+GuzwKICavVzP356wktXARdYQVLhbFMUzSNCRWyrG7tKc63E3ux8vqaJ81wzTVipTEtnSkv5LY20QX6coTNICfXX8XfUBLf/1uMqeESDA23CtUyZ9gmWNt0V3rg/g/lfvw7kaOnXS2zk+chz2uNSNf1R5gRqQRKzi5LGTjES45TORmH17wRDOfl0EblsAaBQ3B06nNvWIe4oUmxoUewoUavoUuuoUuqoY+IoYSHoYyDIba92OLUmZCI/5cFKsgwrKLCUCXC8CQGT+a7x4RhEQ+GNSwYehwYVjFgWMV8oQ9boaNgVbu83fuMFVbzVeiCS6jGzL/UIEqo4UnIV3vXU0hYwx9hNWeEU54IDaYHY61Xc/zno061x/HANdVq5AergB40+B3EIhfp7wnjhDNWfuL2MHD6JBKzF8yu6BtNbnYwFph1yqoQwJYi449L9qBN8qCB7OCYIjdPEEGnrQf6Sa7hIU13Vo9byBWmD8bsL12mVox5jiyzOnne/Bmpzb8H4pMLdkwDIQg0ghS3txAASbgAL8JSaAafiwgMKljg8KUyNiSDM5Y3MOUmYzO4UTL4ewA=").toString("utf8"));
  }
});

// src/catalog/replacement/rows/azure.json
var azure_exports = {};
__export(azure_exports, {
  default: () => azure_default
});
var azure_default;
var init_azure = __esm({
  "src/catalog/replacement/rows/azure.json"() {
    init_groundplan_unpack();
    azure_default = JSON.parse(unpack("brotli:X/TwFUV57HUHlNtXgd6MBKTXd/5KEHo7boxBBZP6r7Twk1sJ9WJCIqOHXRhjxK0Xtu6nFFJ7fQP5mGDurWbjx8uAbcwS6192gyCToMWCo+HWV3+Iai2l/U9iu05poDmg2QB1g4j89LG9Kv992W6sQ6pC/KfHkmXPtRA8BuTdT5BTtg79zjfNAK1BwyCPmqi1Quv5TrJ7v++VwHJQDYxwQ6+NVanp6ztlvzkX7dySnPOzawg0gS0usDBmIRUdLJxT2qSrMAgDlL/0CnQDhBBzfn+6agnijmTJcR4ApV0gLwB/CAVfVfuqWmH70aaal7qUW0IWbf1APRPBYc7Mif8hGoAKj1GN7U0ynS+vdVq5TR/8m66oKFUQeY8rC18J+A0q3IhBdu/0+P/f+5ll9yzZMsZONfJDjTy72Ma5yUB495y7VyG+UROIwFLCxFIhkFitdGs1E0y5JO+x98ePDyQQgUACCCBgSaYtgpVZzSov72cazY3xcy1Nxi+AJIvyOUwZZ0Zamo/kfZN3ej+BTAgdeDzJS14yI2nRbYKYhJeWtkX0GGbu6f52bxURjRqDCPS2DqtK7+5eP9OSpgLYfCGEx9imzq9hWV+Uj5n5dtmO2LbIRAghhDiSQ49e38b0x/Ja9E9J4lgkLuBZCBnOxGcCCWxPqTyk9F58Xxba/0nazpKt7/8GJAMGzOZFlnU9NSoF6aVf0MFfxIc5fCjnY/m+Dv1Fld58u0v6HgizU8L8RZzk73D58tZNBCY47F86kyUsSqCP2UDkWIc9fRmlyflxEX1Gmg8emanjSKWBt7mtajn1paRycEotQbzT2ZrX1iyQxXhgQtClyPjjTYHgKBjYYEMZL8cJhiTHqfSXSTB6DDey2mRjYEjgM3PCwVUA0R+rmf1SAVAp+dyBbzJdM9mUKztaIF8NMJTBZgTe4qiubFrgKgHZ70BN6aoOTLRYD7eyO96JtxUIyj5f0HN9vneELHD2+94e/gBM33Vj+7B7paREaM4oiIPDoUDNKCcTxMSU5reADOYDXgU0tSKIiDLDNqXADx8b9TuBPpi4s3MmmTGoAG+AJ0HyAMyez3PzdJVQDa8kiwYqyXg3RZjEGlC4rVosbxyA1Ui7ODsvH/KaZ7hNNEV8KsLh+g0X81Y2Dai7yXNzO5gMHCsWxJmP+VoZB9H/nmRd7b5SIwahwbj8Xdf42THpRsmh7ont4PieAhwn1IdHiOy5xP0moROwMrjuwSg3SphAFmPUJvwTfHL4vksDKInoA3thf4u0dAiDbOJ0uenCVa0dxh6x3lzDLWUDyMPRUOE7uflJ4gbcNojHBM61Db0Z8LFE8wuu3vKqNO1ntJCNvTOrV29hQh/+Qunrvyi4QgYx2LRFpn7cAABBpHTNrqsUX8L18Ax6WQyfua0oVCpKm6YkEY4V6tH4ZFVfEUW+XNi1M+VumwzKZWE6d0hJVADSQWbwHQwO2re1M/fVQhriLZUC9/hGe6pDNqN9pVGN0W4YYBjtOw/2jOSlXmGdD7IdZfi7E7DiPkYZFs0tFJowVONximCdaT2C6XHbDOOQ3emHP63IV47ZjTMmaVifPrkNmNxPZdiU0MHE7j+CRb9g8HaZrQg9AYZvxlQxi9GiOYNnVB/aErrMgEmvkHC5pIb4sz90Gikyju+66wx9SOT+EcWcs7m+f8DznIsd6dMW4ME+V9DYRXrPBvCDTazt35+Wv5IFYH96SL7Rxt0vWuK2PXUa2fhCgggxOt0nP+EaJx/wpNqo3MmYMZwRHeca5uuzBz3EgHbbtk1OJKEZPzgLSw4kWnoE+tttPItAEdfpOMRkGdvvwydAop1fOM+Ft3uQnaGtOrD/BnHgR80EhHjvwOySu5uUNHI5LAGaMEv1jzYLljhikY5fEZoyIzUQVOzOc2cyfHrhT/0kxDraXGFAE4sHkuOh90LUeZDT7JkcwjYZUeZvdfsG3p1gVkCep9k+Q4jWWfwfV+fzJ0fPztXUJrYH7lqbge7rJ2tcPl0Nxj9mcnW4vSiUqcOuqSLH9uXHsL2h3nWII0gswai9rXa6NVrc+qEwqppDncD0RAmmH9W6pWAHZ79EMHkYTE0SO3+yOzuSmwQsC9vKFUN5abeTvgO9Om19CdMNXMP8RxvcUWOSAU2BUtFnUHye/fMOjYASflIz7MrJMJv+o2BBTG5++kjvszyBDMgE13wcLTVf8xSVKiM8CR7JJpvenUEjSkm27FdsjmXFEKkGiCDYn0VICbEANoR5smTwSmlTzoJwF2LRogjnEKGpJQ8YaoP4A/Ad15CFxWsoMBxy1v2oQCeBpTikzXECoaNNYP7134y0ym63vS8+zgnkk+9K2RedS2VA2jWLKKmQzY8h5jozmrOJlO534IQZMbNFwWjYe71lJ64BiNEr0flKKN6r6hljYczG9j6aEiMRBp+jnvYqKE1amkvUlkWlcmAhgcBGRDPSj/y2mw3oQq3V+mxhGKdY9Mcu0FkDgl9RpIt8HLtqWv1I87KT1HjrnzZRYqhG+lM85zzH4OsQaJZKDBTS5GuUpJyv6xYa0QT5BCkB11DSw1yty6HMVGHkqr6HXmyEgBKoIZMIH28YSn3dOyASI8wMN8lazdauoUX4KM47pMlfS6482ZWXSkJDuDD3wi2OVs/QTRNdC5mFe9Oco8M6UGfzIRb4xEIZpHkjhY1CqowYwLBo13PHAy74Ep8jbD03Fp+aVv8k+gAmoR05QGn2GiGeO0YlK7YOWBBVXXBeMtmVjXQl+DRvg26R8HUbwFxfN0AEyWlBSe6xTGdIeBOWtXqLUvaENOhSAuCSdJ2pkA3FUKaRohCMOROdd5SY7/cD0n/Ox9kaUsUGtBEgljqsKS6HHb7SjnJavlTW6eXgFV9VW7Mrktq10mlQnchxm/6EVqf3I6ih4D9kBaZjKKYsqBg/PTTPcQXz4zyUmHYSKEvz1vjbhQahpLxNxnW5FO+KXz5LdclUOjH5/J4ISYZxRcQBfa2F03VEaetB66uzDNHLJsPjSacj2RDlW4PkfbKL3S0fA013whFu2PDGAczgeUzBfuHDnRU0bnTh9CYD1sqaEXHpncRoYSBjIES4ooUtYwpqWTDzXD2+9/+MyBC+ENylZxzJv9oiJDezvBznIpVxlpt1w2WszVmSVE40GZYeRI7sfiUQKYaqw0fu1hFzANMZna0qr8bETChesDRjrWy1q2sZ2QyxJ4eq4zyK9Io4fquAlHMyFi1p+Ylf14BNbAFYTCLHs7k1DpmPVJfZ/UfKDq/qB/BDyP8jWTFF4lMJDnRaUTjGd1Z+G9PGN+LPVTXqnSMSANs421Qfbkp3w37INP7+iTz2l1Qz+LbvGTuxkLQqS4BvnvYhzLrEcoKMwmrCYw5rLnra558V+cQk8YB3H8rA8Ymosg7g6hmjaMo6s8J1XSHL09FdlqiBIDQdzstl607Far4wtQD0qT0g2fDTkeeGL+2kYUwqle/Z4bdw5KGEdcdaBKV8sWHjX9rEE0lywvGZycHee6BP1OyceGx5t4hJmwxFFXXehKdydxDJe1Pr0QkHiBhaHIByJRvA1C5ppJUvpgnbc02rwKYztLUHfALZ5691Lwew1CYnII22B7k32i4B8OmkY/DQtjAiijQFELcxmoD1KOiU/fVteEjoLJzJWuP37K+0Y6aND8V73Bvu45ngPkwM0BNj8d4RrykkCAYz738vGnILhU1hfoc2+w6NXBfQ7/EhPgbUX31XP+fmez99oFlDCoxdIRzSgp4UPhd6d23n+v1sn2cTkozLmkQKpGjCKjq6sy60BHwB4nq8zS3zFYBZe15kvNv8NUxRpvtAYv7BbL6vqPiMYD3zG3bdyYfEe19k2I/S/9c4inhaF8o3+r//jwC7j/ffCSTq+Zf97JteH2c1ihk8ZOzSmSJroYR9qCSdI+p259bDqXPAeXbe+5qEg8Nol9+JEqxPZs37qqbCluDhJa1aDlFX1FVuHfBi5tPrWFXFLlN8skTjMqOaK4CK8IsOeM0XeJkvqTcnrl4CJS+0x8UuKB0TKbvls2hwRq7jNXcFSwCWvSLsHnS0wH5hy5XznBciXZdrCkgldr8APkmc/zuoTEWsrpm7oa8fwI1q61hwVRBgOLpb+mUaUmooCmWIUpu7WP28xgjY1m5TJjq7AXCs8GiKeiMNgBOa129O8vrVKeB712VRVqXfZH/JwDMz49BcnTNzVu32joShVgiRKSPiUIwksX//ZYH7GJ7pARpBJyVtonhlmnePU0borPW19tXg0Fvj0qSIs7GH8/gp6KXmSyhkWzD1cPyNA+gMKKHR1/w4GzVm+RfqRqYSlSVkv6r1ZvVCo6BbQU1HHHNKKcP9ng9/xnd767EN2+z7YCVUSxRief3GemKUUqybpAGtDYAZi/6+aJk7S2kCpz9YBxx9pVKzailxTcqitdHDpVewmIIilOU2q5JJ+9qvSwaobj4m48vtkxhRDmo0A/53Wn2q7up+Kgz4ajbx8sPCGkTIjc+F4xpzEXC7/CM5rAQzOx94mzLEO+uhLJPQtaP/VgMphInLRv4j1xk9f2/xR9HjvMa/+I05WhAXLdRrvMdVgXGdoBIgNT9KvYdfGcpt1I5jJD6Ka35rJoJCAYS5ZrzECmTplAtMQu8EPekh1t4q+5yg49PW+/J80QQ672/aM9LPvcjzH+V2cqOjcgFtY7xL/l/fO1i7fJUtw7QF8Xjd64iNqy1rWyMdZGf+2pZHCevqlD6E1DWuIx75c11niCpDadWBCoVNbPYmuA3lWTm8qlIXpsDPXkogv11cedXRAvlZF0teRoz6nY6T3He2sX5LEz4A+uHUG8S5nl0CVURh2iXv2F/ryy63dRjt1Y0+CXNpcVBETD/4uWj93Uvh2q/oz4SKjP1R1VMStE3WPnwFoYVXPXhV6oxUWz/lClVwyNnYn/pGy4YxrJtGaOGVNncWpDFoirZlXo3a04hYbG5d30noDVTV+ja6tmuXs1PQuR5DAG9uU8lBjPMHoOI/fGMNBPN0MjxxT2gtkmitB6yXYgkXfzgPNNSNz1jMk8ccEXXORaUnTd0yfivPtW4J9HdrnNIResp49mJrc5oCcfH4U71IszhHNWoPXynr7qr3091d94npZFBCLhLcM1X21uZF3DkMhaJ8rcRvUW3dlOecRSy00hCkX9hq/GCGrHrhXRqvtobnoI3mrTgXrlJcaP2AhbkMyech5EDrx1gtN2BSVlgeXnSmtANKHKSFdPqAseZouQseQ/DZWkmO+4KRHJR9R2YscTozL/rqeegt2QbR036WxzVFVK6nTuNZPGZCJ9FnQii9L6BXytA2Is2XRpLlbz4mePzw0ngytooAekx/HPlgQJsZ6Mk/kpwcwn6HP4OZQghP75wASirRN9Q7tS3su7rReMN90oAZ8gSJp5PmP2kPxDatq2wjgCazZCOB5htPHkKnpWbd+mCncfB4AnXuXm8YVwHZkyVfQX+wBpVze3zvXGXIF3MXzTT2B+vour2Ey9Q03VzMSYjSc2lH+RC/6XTeQHAPZjrEJfRbRUW04mi3Er1/NZrQI3J3I4APpxP/l1yh2YNY4OhLMZDWFx2gf11B6qt18AUsfNTz6opE79xuh4s60sGkiz9x6WK1ttoqohe9UpVEEQ1KKDdWsy7J36nBpa9an6DmnmbiRftmkmXn9gGzeW637g1Conxb2GXGXAZkAlKyLC22gEfR/hopKYfN//3icmnH0Ri67t8Rt8b+SD86PnftJ3O7chwl1rUxncpG87VfhujZO0wGzry+D4N/nH6fvQaLcip2jx8IvedlDiqy+vt3dCCEQiyh9wVA7WJANXYFYVMf1moeSkz6gq2zNkshWGoXUuhM87AI9pWRlRzb4lLUWrKB/n7KyQovpaRpfk6x56xTgjtXMFjyqh+TlD5N6q9vIMzp/kVcOQRNAhLAukwybJqxLiagGq4/zELBbNAzCKynlW/XCkoDwEzRE7ia0P23m73KlRlLEvcfnyDDcYooHsv42GwDzlOqHIhrrtVx/WNjh44lW25c4ZfTVVsQj+PENXtvmClhZwuOLYszSWmvCnYOMGGqedFmiFUJMQpPHFmMMwg7W252FWWVziRQZXZwCX31481E8iHsDfoSHlUXtDgmNYZUNQITl63jNCjbkfEdScWmLb2EW3vS3QJ0w/Dp8Ht+Y4tDURV+73HPjkRSkgVeJ7hvskP0/KJIuX3vPOJpvfOqF79+JJ+x+9rde9wYv/Y+VvLrp6d+9P03oyN/zLNe0Vbud/rxyDu/r+7/tFt/9THOTtm3FMV72FXlUlymIRajF7cWoFYFeGRzB4ofzLhCZHPhWd6N7Otl0l/cKzafWH7IXXxcY9cehnG9O9shAUzXcFvrBCjb5G9ArFCtYOaengs9GZg6Of+VeGKcdeClrKNiVvZ2+h/4qoXHASk7jSMBPibjiVHUiP3h5KDTvW4RuGS9OfEv4F93u8g/wTHS3x9vKPC9sVAT992O29cItrd6WXeidu8N+DXnc9xPaCx0xqNyj84FD930h0ZbpD/g1/9cHsXbob/sSO5erY736vDarlI0QkWcIU/9vkT4zeAKebD0zOSh028R2rE/xlVp2Mh51uB8lLi/D9ufAOmIQTi4PP1Kfz5zLpvbyQC9iQ7m76tjXwMF7LFfQZm1BsVZhwW6kD7d0bRDqdWtcPd20uGYmYWOTGLk6QgUOdJ5DINrBOXTMZGYw/BXK4uhdB98ZImhIl5wCHvViUfBLgMO/pmMVguc1McykDfQZBYsn/56sp3hbILPYjlFdaso/dyHtTaZWdcsxlogHDO9PzIA+axQJLVf0JT1fh65W98jsNuwNVAElf/u0OHGchT8w1AqF8CJr0cJ7U7OUNV7kFDRhd7BGJLBF648biEKIonQh6EekWiU6Fw+wY89fBzluzjLO5ryoNtpdLHbFvXOST/+mAXXT6voRSfwEmukagZkiu4WJjIGADIkJbOXMN+zXvW5IMzyOFZstFfTlsZmYHLA9hePCjzzt/g5dwkvUG9l87lW6M4FPE3tLWtyzQ+J8Vu1slJnfeGpNFzPyKVO8JrBvinPmo22KHHUIxitAAWixYqo5UknCbairUWdPA1FCOErzQZkQScHVI5mKYYxWIA4LHxWEXtBkzTVCNHmqlSRrwERFM2eMeZspteMjtmZ/H1wPpzYZZ3Y/ThhdI8dgaKPKxriL24Rb3GI7+9qBE7bP/Wswf+dsh2Hd1DsP7NMTpT66vA556lwlH9dnFnacUDSmCQusCEBaHhccgROw52SKkC2htqaV3VXDThUX2oUw51GkgcXCr8FDKjK7eDG5AFkFXf7QMBEECmjhw/SqFXzfupW8+Hjsm448LMA/Rjt/4vFYH7dhwALr2fLTBEfTri9kMBxJm3PZePuCzJSPrC1Y5SWdS8aot9mw/OrvAy3RN8JPp7+x154Fb28CtMF5I0HRoOrGiochUIF+P1OiGTwCLhSfFKF2xeAaTNxS3FGEUDIrnpThBbTanZHGRuJKHQJbldUfCU8dMZ4vO3zVm2qGMM0zGMyVtH+nGqGkW8gI8MqwMLQOWxvOParNfZtu3IVeuPDnoL00wkwLOOlMdQfAyRDiDkOfxfbta8XwMyeP+kIs6ksH4ZKXMg6qh9QCxF02JLKO4F1ZCEc7EaUIym9togKF6glo1Zb/5EO/8Nv24IyFzE1FNpAJO3d84jULCBlhnHk5czRC+FmUh6N/F2wB2yztvwaBQAePoW35qZ8WO/BRO98wPFu4nzIlFnRxbeuObMXTD/RsjTNuSeCDnVtsVAX8KdXdALKvzG74SBtouK0om0WqTgr94RcBw9V+cKfCHepW70v9dWTnMxMDIql/SomO61i5ZEF4j7HSa0t8SEZH3ts9lQ+7PHDzZ6XPYF8B0ubHtbaqLwC7FABw3VPj9lvfN16L/rUAwvS+eOAxMaiVRczTl1ii/OCSWOtClZYIy0dId4KoBmucMTEAhloSE6HHjb45R9S2p8fW4nev3oqc13nZXFqDQKFuARhEeE2kF/rPjhgM5/Qjtb8PHEuyuVzYObqw/xEoLVCWd+ZevT9tIMrXD1JneSHgP8vlGeY2YwAwFczlKTxpm4gItK6+kIMl8xw+BK/zPPqG+5CLDg2WAfUEIAqFclb3Nq3N73dBru+j7dWP19/7q51b30/H3/pMj6/dPMzBnsXAjvZl5zL6/Ghy2IxALCjl+WiT0oANJ6sy10bw20X/SK8O5tJg+LzIAe3EBulU62PR/B54y/8Hw/EAUX3G9+LH4KUhMJ2mbgVPwYn5r2gr/BgEpSxmgvnGhqOn1S+JAat50ZAIwmqQBRyMc9BxRr1l8zzrXntl7BXKnWCb6XOHK29aCd4nTigs+YDQkpZUDx4DkFUDStBRDtqmSuuv/bBOF56Ly5NG8aOomowm+jGhcJXuCmZVQ5HU4uhKxNML1t6i5+OU1zEhGADefyqxJP7kBxO3tr6azFMBomUNTVX0iUjpCe6BkKKqE5NVrqxa9SLErO8hL5BgnElzVJZlHFGt28/pSXm88eAjC7jxsIeVhZd2TQenHxifuFOCc18rAC4evT5SJxJTBwd45li9ew0iMeY/uSk4htyhW7oR3N7lTV6IJuWZsUHuww7vmkwk7OaKRC5mxdDSUsgA4ccxXXFtUBz33QqdEsjuX2OF5NRtdFuwoHXStqf5RgZWvASgyxOQu4AYJMokPqyZogjOHjimr4kE024lUsRHMydiZm3G11Uo696Uvw9JD2XGklZWhe1yk4mrKEoF95acVJrRAgdZFerzR8YGZ1ILVddbMlT/5qe6VmLP0vPUehfJP8Cos0vCa6ORjM93yWvONgWpJF5PEXjnkrJHL2OgaRTtxxuD1+skZKtWrBvvQP6PxUs4PZ/YByAaLnLwA9yp0w3izNgJtvJ2JJNHBoPzhM2ZOKczcaicfGURf+3gfj8XeYZBb8JsGfxnGpqd2nyC4IC+JALwhWYxn/Gy7PM8vx0wSrNkLNDlVTtAsq2+NtdX8jVo6b/ym6Dsay9TQ1gmT+r28M8PBGJjL6sSYvpRgkz+J3o7XmZIrcjkvvaEMuAHa78MyG/TVUWSy+F5o9BnZ4y+9Nnm0zDDQ1YsNrqcFTWFIZQU1yvEc+Kwt1A+pJRyJSa0z4ZSgY97fXsKpW/cRJ8zmvHIuF3YqHHOtcos8BSZgZ7KYJKpbQ5PyuwvgH1NaPPN/C1qhEHNycxGSZ2PJCOLpLoq7FVIzD9lHbRpht2E2/1duNitjqLIwx7OdFpdZ5PE3FML3ByX95FZF6Dw6Z8GGO0FETH7Y7HMlDdehsaoOTzkWI12I1GmzE8RR1PE2XJckRNpCwbMoT1kIwBQnri5c8Ez6sIvE25H4nttJmGCN/dyCz3wlAMQRkXdDytF+JVmh3yvw2SG3Yxdck6SgesPkZN9eB8zus6pbXwuV4CnXYpEC6pT6E7Sk5Vjtj46rfGAXORKNOrMweqDhDPL72VkFIN6lTdGh5m3rUcwkMQUMH/7N441++HzZdvxA3kCi4HP6vVh9cPhUC+Tlg3/l3fWHfSEtzE30S730Dm4hkfH7j10eeH2PoLWVThuio8eke8VO/GF/Y+DYt/u9RO7LJl6FUM1nDvsD4R45AeShnAPPblpIC4eVo2Q46n+x92s6EiQNjOL9L8cJIgP7Qkgx1vwQOhkQcg4w/A+x+/9/+9rj3jGyKivwAc/4Uk3l+anL4+cqpBZecUWVB4XemFapzydtP/FFJcun187DtCVm+FQFgz4RYSs33b2nsTiE54av77FpyT4r+FPbhOPxH+9wU18Mjn+0kp0jQDwkumecx7cTfSq7bLj7dqcP915PQ8z+NvqajfOTo0SK6XG7qknBoOUD+s1VPWNWjQYmmMnWviJ8LmnUwvET0wWuR7nGHDHAQfXomhcRBu6ASKPd7KRSNha/bRXunEwJblMh6yp6Km/6F3idFPiU+SL0iGddVcuQUf/k6Li1B3s+B/sjN5DGDjCTRtVwVMffHLdpgE4M3rWVNOyKy8dmIvVMczWhzZYSAHjewMKvhrMIkQDvcIa86jtRamWyrjcNm/lPb9lpk8MmSG4e0HmM6tZP8vZ5DeMM5I+e8Aj2PaPJrG7KSpLVscdLay82ir37DC4xRUv128LlPuQ58aIcsqY52reC4vD121isoAE2tBB+mJWMObkOO9rusCSZmnOIDJWXpYuVw/DbWFfTasT1S2IehrW8cR87hQ9rgYQKmAVBKlA4JPDNY/5Rqu5qdrAoxXJRWTuK5O+fswj53iGZ5ICyKkYokRWoN+AemfZkgDNlQ87F+tRB9NGoPoigABHyqjVeERa30vfwxa/mHRqdSeNSAJSWuSAVaOz6iR77F9ncCbJKziBzMzy/xWB/3AxIUN+Z8Lu/oEXsDv6zeR7FUZjRcrgK8uGc8Gg59EYP7BvjUEBLoTGi6Dme060ScYP3PDcOXEahvjkIT+sh+gT8yCo8i+FecDIQDYSrfBhiO45Ibv9bjiBHQmIKJfWxpb6WmHTGCvB+xfvE3OFUfUd/GCvGL1BCin8a+hpKcxAca8iN4vevV2+ESR0gkFJgypRQguAvHP9QGewI+5XhylgdqSywRqk1HncWEjTMRqnzZ9oL5JwSAz3L9KE541/GBgxANuafMxAoAReu0SKGUoaOqlYIPHB1wt7SQseCvkeGaS7qlQEgD8NgjVPNMHYKzmCzI/Opy8RzEyVCfl5zT193e6g1Ghgz9ojthdzEPTRrF29y7DsnSYz298H+cnokYrlSOt9BUI78/cRXPW3yA6EwXPTXXF8x4o26/7lCvnrDZ6xaGIZKd44EWyWakkF4rnn474Hkq4ZBszVqPvhMZcB9YKh/yx1melTybEXC7O966ye0wicbwko9QabPVTFquC5kLbghCDBZrPAwBp+Ge46BBU1kHOT3SfXAARg6u5vN3dPNqO/acV0ng6ZwolGu6orKjRcVmJV9gkWv3B8QcCw4dW0xSBAhF+Wrf7AfdyhSAXL+4ke35+7CwnW9ecJlKtbY5bBOtniHc3eF7j9u8es4tsso6fabGkhmFSHmg0K+l4MwdjyJG2a2kRi/Zatp3Mq9ouiM6RYfQlFfvjkAkteplae6n18He7wqVrFyCSUMbdnyj+O9REZBPNJha1phKe2T0Xrn20jLPggvXYydAPGfuiqziHMFDcMMW1U31xT2IggnycuDg5HbRKl5IXIMxjIxTsUu1dOPv9Ihd/UHcCkgR0YcCEdOmVEj3B7aOAriRNgVDL42NOpObWEbRKO8G4gZ9//4VrOcPpShcEzmT5n29w5yjE5UXV/xXkqlMTQLqPfusZiw+JX581kkA1ZGVoKjjhgNsB9aV6l7KpDuG0G7dGTsNJMZuqXOUuMe2N9TYAdV1ZVEij+FWT6lmbB3TnWBkxArDlrJO9u3m0LYcqdUeUEjiGF8l9yFKtPOIa5Q5ZANbgZb5lguxViEurT1i29WptLykLQNuqp4QFfu/g2jNsVtUjUNGgVKWOv+ZaVE2UC/Q7rP/EYOqhrZPIGoiob7gW3TLqHBRjOdUJX+Xhw2iC1+QSyF+H+MKcWSiutI8YOqgpZNULsmoBWr6OpvnnMzacn7eGXaIYR4zTt054xYvx3OhiUY0qysOQEU7i9vHiq8YSb6rx4ySBeJ1hUd0MxnHY3Fg+CYqPrrCmQqyi+3YE219UCl49BUTL0VztBs2PrAbu5OTU14MhIYHboiWL07SAOKyldPN7wclOIMLvB+FfNlRGHEqRThww5EZwc6VFK4rhOesbj6l0dNUAHI1W8Ag6S0o20yZNwliMVdEI4pprXch7jkpH6TaRPnTlL7qeOD/ucHsOyOFzlc6WjIJXxFCvPA6QCckAByNOFJCrMr78fsIbUxgjj8RJKPcXQxhhAODIZyuXveLDxNC9JUAe2DeWX03/TUxq6qQXbigTA0F2jxUC/YRxpojZJUSGkTOJJ0UOB301LrRCTsxelaadjxQxsFXA5yZ6h6K9YgBuh5q2Nv+1gkXTX+axpS/q8BErd/cCbBVRvWMWIX1LzPLd8ZrW+KbACOLZZbJvRdRv1VfBqaVugQnqvu9PucoT6UZ4pxjrhaOuQMBZyO0Kwg4S/V63u5KJmmaxmeQtLLoyPtNZa25Q2j18Tu4YAODAqtsK1wraNpxEB5uIJ0miW85P4k+YfE7YCe7G/J84r/326CY2ifeZR6TOzBv2cluUn3dtkBOp8N/39xnHk8wt1BDI+niANq04s+5js1C+0kPthfRrMdKFljUvONvpV8sju5NEDIP630OP3Oo0hJnWM+il+Gu7coOjOupQxaIa5sVAreV+CjWu3mhJKyQIGpRGosROnEvqaK1vdKSuYdNcWYo3VQklBnpVhnwKSMuZzvRg/BngNSrDTReG3rRkD/9+sXVdrw+0rMBUWiWp9h/H9qCHRX4NodFWx4AdrfoKc3W4+ZBqngXT0P4E6QEG3u5Ebi1rxv6/6fCaX8YWqU4wxyG9arO577ezIWrj2eA+Y/XRpo3iA7bDyd6Xl4/HjWvDoWWd7dXHQpPfSTVEflKyV6SlUma02t60vcpwmFfgSHhnjmsbbhsNBiCoFiUa8/CSavf0dJNB6wrLObrtpQte2VsGv5iO/nz7CY+W344Jv6UDec33jX7zM7pjfXNTsMN3XjdnEWiHAB1+ilWjXha0tlMTX8+1lOblF0ynEGg5UMILe+ZDUxexumz9Qc0zbpcVfhC3rtcImYFwwRhoPihff2A+POog6OAZirt0x3b9Nx8W6uZRAKhFhx34geOEjZQ5fNA4Xax3ZLDA9C0U2nU6GAyIzh5Kn41Mz3kvudwX7LvwZstAwxqWm9Kvg25eh1HZOohyrak/uJ74nJ1VPAIFgNEK1nyF39V6UX0aXVyy+RUCCKz8cDFz11swkFuOrRN9atqMoDBfn/TK6TjkDHjaQOquNNktNzD3NdjMKktGQ43PmE8w6knkHaWCj8RxLuxmFuCD1Ki+1UvBxmFvh1WbO5yX/R7DDwR3E7blTTfI99h2E+diHfygT0eQts4GtniLg9lfDkAJNdaP5HCwDwDwhY5ygVxwBxydtA4LYRRsm3uWqWU9AVU5kouj1e4Flb+fCCVGjQEge/WVOBR7CG5JDwZ4l3luygHZicJks76mjnFmdQmPHiGqG7OYn4rmPZgBLcm4veSAvmlUuOjRdETwVqNAllHVeAujmn1/7PnHdI03k6Q6MLNTdhIhawjxVbN6s4A1iAyWk2huZMBs+IXLc9MQrMc6GskhAjzIsZLyeSoGfWUQzx+OMK2ZKeQc7OwlfYup/KJUiMzwz+819OOdoy9d+MAUh6w/uqoAkpG/c3VWH3pCJm1GH69P9DlaY0b4aVcEIl7Pa+TIeD2c0X9Sh/6I3kAroBDAxjyXptYepNIfRwV+tbJLMbgvX1MEiukBpWoFvQQu8buU5swrYv9CcHbA5EyEQ7Xj0fLNtl/ryLL6WAheo4kWDpDBN4RT0n0b2bXMSd7CAzW+4u4lixi6Ob4kCN2Zl6cMnS8UbgcXtzyqGItr3s9ijLTTwel1Nm1ILaBcmuuwXIchjx2BBW6FEkPdNj8GLTCQWSwcOI3GAfX1nSU9skE51Exl0Q2bjjq5zhDV80Wc1TLAiryer9/NEN0gVkxJzRVUhPH4YvaQmDPH9l0Ez0E1CrhFgJJwlgdgNmj0WImcP9g98mGExQ4vG+B1wSILycq4sXOPPb498dQ7nat7OuZPZqWP6FciQmLZOdFDEg/GLoS9CHh+ObYd3NIfLaXKzA2UPRoV5HHRgkzSyhaL2tLlsmgkRfH7+NP1r3NyIIXR0taNZ1JiwA9yXMdxu5WDxq1ab+D2eGkRUFkKUjZrryb4j6nXjch71Rc3IHHP22rCUww8iTFUI/OUACPviLJQ8nLPEM7ZBxa1vThsczxI3OvqhSsnNN7RB33QA4rfI93ldObiQSUC5uDX3wIpaqz5CLURS0C7tXqco2xzg/NK5ydjSBzb4OOSBljzxK9KjzsMmGk5A9jVYiAQir9m6hSXDy5OTw40gHykYREeZ0W2TtBgUql0UWBEW/bje58qt0PDjMgOxNwy5l7Vo8dwZtNineZFSkOCb4h8EPWWvsdxhsQGkR3zDZ2Ihkol55p5d36tE5UqRXjSAPAnz9R4ZGym0WJTiA9aV085VC7it6/sRhwnuC6fm9Y7K6RTikXEYmzRBwLJwndIcw5PwHtwqUCIsW9Ij16EkyUibTy+QRUFliWRogDYb3hxWbCwknYMGLY0SvC/16rD74ggtiBHVaZAfef5aN5B0Lrs07z4PxXBKUSDuElWuAK/Vx12nQgZY2PI5GJ8EHHKiQ9OYhG9Md0pJS4fRXPg9tjWr64iirJh+bWBsZarJDCBxZki75HRsFzT/QsJ1iGqZbF+D1Q5V4wVyrbV2rv/oih8wHWhEHrBa9cx1dRuejoTjW71EM0DGNTbl66+BiMosrejDMag+hCGXjjd2/SioHMuPKhtjKrAIOKeEIFQhMCO05vSj3JO3yOCc3iStO7hTeMM2veViGYiiWcmZqYuK5hBGVw48CKdoI8rbmOja6HTVRUy+5qHEgmme9VGQWIxMWMN5MVgPGweuxz4JQCCohK9nnjy1Ed2fmQFp9mluNBXvfRveojtKhwvFbwSAnrGtVBFi4+SmrVeCO7oRwtnaDCok3NrNfmvazg+lWkE+PWa5MslZJnr3JeUvUvGWcdXfFsjeibE+xBLrPktHgLS8Pm5USuC5Jm1OfVSUArxGnI2F+p0A46SE3VlchrJvcXbY/hYW0/9/E0uVK+YgUFMJ17C4tBwTo3n1EDyOiQiHR0uzmHDh+BRhX6vAZK4LRhAessoLEAll8hxU0wxn8TJv5Kr4+WHzwcm1XMiHPK2YIPQy7gxea9W1jKTY2U06E/8yDPkNvi91+42QBQfV6hSFoXfOHLmRffwtjWZH9lU6lRMcUGHO2BTKFo4/QA30mrBodkpQ6WerKI5RRvqLgzwTIofXBdVr0eYxBL9ZlSvD1RpWYh4cCWWFK9lBI2zWuc4uoWandJXCcxj3IfcUL6UVDZghQS1o51KGhAMJIG7P5eT/uFD6dMZ3JteMf6m9ITb4E6ZxLovwRSvbcpBdWQYMFgz65+WCOwN25/VWkOEdLG5vPMyKJJyvayqtc0rkBWLdsSTE9giAPIhsEotWcnzR7dxXyltxJMMM+wN3T2VcCv20QBlki7Z045tPUqq1EayuNquN1D2so0zkDFeoh1iQHwlh1jKTljwlw63FzihnLb8T9Y4II3N/Jq5cgSUgCyg5rn+QdYB9w88Pv/IU3Voq3tan9uVXUrIpX6AcW4YgIMuwg03G6jfx1FlwEWBoAiC2x+y2gyZGgN6MZAMp2R4Tc5ll22STxenR2pWM3Uj0h+QnNRAcxRE4J2ZrQDw44NwRTRJgOeOIhLEtIfgaL58THfJ/s7RCM8VFJJPy/QdEqGEGRQtOIUy4fVcKXFXXUJ8NI3PovKEcSgMVJBjutSTa/fPjBYWVlaMV4GKXskWKh7orIp4rWF7511kI+oeuvVNBJDcrjDuUmuUOkjlzOAKoujzQ5N6GVcUOCA+uD4fMU95tf9bRmAsW+HTGW/fYODt+Vl3Sjj1eEyv2MXdcVPqsR3Nc0X9z3YAmz4RAfzOBadAeXhxXrNLd4hehFuRMgrSgc6wxdDxRQXRn+BT3FaIk1GVsgPFNHNNw7yRcY3fDxpgXD04zYk/0xeVbtxM2s3g6e2K404mKErm+hSF6ITQGMoflGGzIjEJvHUeIRDOlOEY6oQYAzi4toliTrfsiskEXNzd8CB3xvnRyfOtkhVLNm7bFLvBdhbbaX8wJi+/oBtj36eET9ySnvdoCpow5AzmBuC/QsbD10ylm8JgTR9oznycf0FjO5EsFvecPzu5/e8CbY5mXLM7jyX2XOTxDq2V3WcFFI7kF8m4i3NWMcfqTyzs9DpYB0paVFsyuP/wwIc/qzTYH3eMii0afIVr1lRGhoShQv7anTDgFV6GKK07XoMrkmJCf5+M0V+N+uyVAdLSTRlq8kbHLQEic66wTOT8uf6lpWhKysuRWpy/SbuXXHAoNvCmkN6RY0uKxo+xDPOysMAVgbM5bLjVTofPGFtCONKaMgZ6PCiShlS88LleKy0UEGu3jus5kKm1DJ9+f6I9OKPk/swJ1RASyyRA7j4GSMLs/W2D7v+tyQwySu8Ch/9yK29K2+E2zejKm0YulhXVMglZ21mNRn//4VStS5forelTPiC3T11yPh78aNYFtjjMDpk2Dn002cyf+EF2HvtUxaQPSmEUi+TxDFe7+4UiSxPnGE9CbOYJqm2owt6BgFHdDYPGSxwDXJifXyeWxz1SRoeiVRE99qUgL7qMmj18oUvd0h+urdaUd7V5+fRYlbBoDstrIJlueoHFUwqFaeDUc38KToy9IQUmV7KsqYTUthqsHBp+AKv6cSLup/9UdH9RRdoenmEiSAw4JqDByP3VSo/5oDkOwOrB4UeYeh67MFOsIGQwUX/w4/3xzhd48OX5z4PaMXwOVpoF+E4a4BM/zk9PVqDMUieOPCkGV+R3WkXJaf9iDidsmYNkvmk9KePsUZZtCvRXbI//fUCKlHunViwujsiZBWXfiCFOTkOWdVXMtzeGLAK2SQIUDrr0QMQlHi4glpgyy+W354dzLMxFmbpL06dQmgza+U9u3DoXLdxut1R51XIsfw0ps67fg5sFVDjrmPrS1PQ4ns476rgO+rPRE+zIcaovrjhk030Drl/lVR1VlGRIHFWPsvQhCa2yMjjGF5EzW11IkRL25MFfr9ArxwG6x7VaMsMq0ZUTXFPClKtHGK0Cs5oVcJDvDHlBCGLSBcabidsuP0e0ZjfN1rvud0X+/wGFCG7Q/6UErbVjJQOTMU+45sd3em6dU7pgHoJ4i034uqrmyAvwgf5I5fQuC44AJojW0WWHtZ7LQxrg367wAVHwVvBKvH5yzpctB94L3KXSQ/WYO5JAWVdZ6KRPMADyihhdbXF/4V7nQl8mxUFYORxcr5LWVA/5iXl38MBTISJABFxF70ADB32CHohsCyxwaa6dCLmLqdupCDDUNIMyDgcE47DFm1nQdOZoZf2Kbcr4DwaXi00euKe3B83VIAP9Qa5ijTErgzk08CEPyGVwZbwbsGhwDt/QhgCfR/jM9wYfz+riPSY27kxCtTYHI09iAkMZMMtIbH2+LRLIO503P+5xCG37HUBhgTiZeXqDlO1mWu5PhGSfN5bP46ApIyJhugXWdep2hMy5EIvWaqCQc6iCpTZXBlHIGeBmXAgr0T/MfY1/sJrmLB/wF1mwjePGEboaLuRYLHGLwBaZvN/eiKi3uVYv3sGQO32MmS0bCL1jkmK6maY9UdS4gDNtW2ZMqhJfDA/TDx0V38jkXXHfpx6cN1nuLGNjMHx0IK22tnanK7B+uR8BNFLtzaeplBD5gobijvp1AN7nVihcJwmhWmtKQuNW0msQRhRdFLS8Jrgqd2mpghOiX8oCTBFsm0cDR246k5B8oy9Bj3E/W88tbdTt4nHOYfwd7vJuz8MlzHbNHYzOd5WfkKlLaafwuCQs6qQp+o71G/ypbpyChAyaCqLLrSConO1ev+zG/0hb+flHKnaW+Wt6p4irRsRox8TaUNTRrVvaOpLbWaubHvzw99+jk21+ENkA1pu29JpxmJ93bbbxxY2IRcuHhPZabCmUPuhV35iVQ9OWa1xMy78plhxZoiqorjuhlYI52P3WQI+1IZAfsGR7Hy2QcAv0giklXI7ngL68X4Csle9KLlzwiZNVOepXdYXqybyoGk1ZzoEHVzEYhPWBbfdqyKtaOy/uMKFWeimiH1FPJTcefO6vHWLBtKBLsB6HS71R1KcEFOqil6xm8rbj/XnJ8N5hrO5rYsnjtx9OBYHQ+2qMAmQr0JS7EsHk4SGUSPtysYnlBKHSMTDY+FwiKpBP+NhRzC385UhjTd+n0QwVT3scPro/zzCJXbSZPkQFgzwayc8CM+21h/y/BJU4ayGbp8/Ho1AZxqQzQvHF7ZzWnKmizYUEJR2ZGo2u3F2pVMrrhy9Dxr/dhYU4Lb2jb9qotGWqPWYqruaD7XjMrUDqnZp3yjlylmSxuJOst8l5uDop30kJi02gWmrobU1jsRKaxi0jXJCo16WuOWcmsNOVrqbi5DJPJ86CHPl0RooEsCn5Ms0hP5MFC3F/L/h1FcgwcMwVLpqLDG8yEIxnEov1FrW9M+ufyIuSEpMMGdHExigOFUu0ixsp5g8HHJMS5NOmVX6x5RLlnlytULLidpk0HX8L3B0gjASrCIMGkTguqAm9YfrQePy6CXF6Bfgxdfd0GX/jJ0AeDqGFoX4Vn/HD9+F2T5lHbX5HmqG1abHXBE33cCPzyTltv46z/JAYvgLjXiGys8/JdyptjtVKb/28tB7SoPoyhvWq/etLx1aPTlsz+mP4xZ8/tlu0GSPBnwWXfDZNS71+ZEtBbzvYwVpKJor2YVpZ0thduGKVA07MbLegiXU5fEc4aIiBKDt/0M6v5KbMsMOwbUiQ0lqk2rEuDl3IEp6jA8xYE66nUedkeblBibo+fbtCLM8D22E8auM/cfuI3qDdOmE/aVn0jxfXQC/kWzDjs3288OIQBqxqKXbMJci0r7VxfCXxnbEqy6X/VCAXQQ+ve/5Gh6eJj1xMvJAFuuJjeWU/QBdrp7rex+CICNGs+0thNDnIylpMM9TGJiAmQWmYy7s1pnypdkQL03wkn8ziv1wN6xcb6EJCYZcA6f7FZywg00ynFPKUWZmuIVHPU7APA4ArxhPnfZtwVwvFvyFqjRGbvGYMvh8jwJ0yZc+4+EEdzPTpp92z1w8Vq1NvhsaY1me3mGG8eWfMCH0Ry6vj/wnmkv5+0lFL3QtHhcPbcO3hhbnahtwNjtg6GZjDOPMBKXeLAFiHp20MHfeWeS2x9JHmF5RKt2kp7U/zFoOb4a17DJi7uMizRGzwxMgfizaqZHuqBRvDexd8ubW6YSCooSp577iRMUkiGPmSa8IjWmdppAs4salaq5bh9GpTNEz4hjZ8pNHaUTydPHB4oWR9aJbmAlq16E7LxQu+P0EXCXh8VF38mr7a3rPjGsSAdS1ahz6UNnmWnf1gFnGn/r0QPkmjun7u4upMjhNgl458tNg7knjn9kUnhmRSNGHmk+M0auL0aH4HXzYt5gXFld75rxZ1dvKNJNYezJRYQT3Jg+34KgExDsW+HnQDFj3v8yHrZ3yXN1wl5DrJdr4xLjWAHaPWIxdd8J8Mnen6SBk2gvk7TuYHjsZE64d0rvx3xRJ2zkXYhCp51mo1GGtrCumeQ7mqGMcQfIJb+9/x5ma8X59c/fz36fX9fPAm6sQnMZgjmcLgy+Omc45uofevwhpGoYIf3uw3oYXD8p2BBIyLoXgzpyqrU0NNWCmRdoDtwhnHgAFpcVxGI8ddiGcUZueFTy/jk48/jfkZKAAjUjLPXJJdZTxk6ezlwbPPHTUtYQTlQe6S2wmPQzW+3j1Yz9eEOqXlsX3tHjg7G/jjUj/cucyQeZ1qy8YsfgLbUIpQT0LHu7VrBtdpGOsKcHVOEIiGaBzkHjTYbvS3TnHNsiTGP69wEd/wsZ5G93I8Gh1dbjEUNtElNAfb/GDvfsi2Hc20VnJLOT1ORTR7Sd+YhARjbHk6hoqqwBzetjS65vQf26L9KOrjs7Vc3kvSQeyllxMVxTf8lHN6rpxvzE6gQlEJH5qImUvMunoyHY+Ilqutfa++Q7JuLBWJwcasH3Wm3SYIWOHLr88cvwJz7CiL+05TJo497Vax5dZE0T/oIA4vLMQ64hqL2kEKBHTZsIX6mbsSAz/nGeYFQg42D+gCJc6jves2TWfd/bPFa85DVAZWgNZKO7lVIJ7Lzq3bqwPL4/m43igkWo8QUsLSjQFAaK230rgtAtAQ0zygJQXiqBt+h2wh51H/gVhF6RRqbZSy4YTTGetWGyyDN0sS6OOjeU0rBglfndY4PUSbAwbi6bbfHO0tMhZdQXeAZH81bSZ8TEmXncwA8e9taNgM+ypmwrnDS3fg/hM3uN0UCmUCbN3CwSmJg6mzlufSEHvm4OpW+4nErwVKZuo8MKOUcR+22gnpzLx0eR0ins6Mt6txRocXb0bukMX21qGJTzwQWUdwVVX3+2tHDHh0uGkKXmfvCD5tkfFNg1NaqOtLsNTB7ew1/HdRGZpbgvqUNNavdXkFl/ExDPwbxwv8ZiuzWp9syBhn5JIvNRWp3e9/IwabvKemg7JMwEVf9XfH4Q49hOHgd5nPGkkcJr5R7OnIrHuCOALJKQl+cqFVudc0+h2pZbKIdnHbruaL/nCjPJbIe2CuiauE30OYvPE3ljzTI7fEgNo5JA4Ba0szKWKHQiqk0hJi4HQwlkPckFJ7kKBRl6XCitjwDHMoUQIjIjGxAMK/Ppa0TZmWDJBe1/peAiUC2ceuNuFiqVWKjP3WslnhqZF7nd+lIsbBwYlTm2XmSEs7VKK9xY/mthy/lCcbrTecEV1/vwVh7mywiMb0wpEZAhVtoZuTpW6OjO5fB1wWQc3X6FpeFC8cugG6l0NbMM9lVhaWw4F2NblecOX5EHN3665UHnzKyxWf/GrZEMVc+qiL2FJ9uE1EmWhzBtYTk7my37i+t9Vy5EFwsM2PwgmAGiee8GOsZC3t/icaFknx8wWPGJ75fsp+dycESfjTsP9EjqB8GWxoe/MLj3z7AHlRkJIIcQGbhga7hTfsK05QsnbiCqM5O1JnUnscldSv9ZVvBEbnSA5C3jSwx+2LhZXup8G1vjFqtPtYgcU043u/7j7ASvGjDipvRJ3YIb0RYkXRj4atHtCkiCKXZCLfmorwX6UMfzvwTwp/YBYr+qjHEA57/GIcm3e/8UaKVy2jw8jEVSALJXMR+F+94ssSYfq0YlUIsCwyZ+FNiTv+ophzMeFSfaSyBjzhKnH+pXkj7hCX6ou30BHcqexMr3+Lj5OOujY3WPD0VRsgGN1DBk+A6hyQ8Ucc7XEhsvdIMUBlXGPF9KmVul8/rcg3Bm5o/+QdQmOfFn5U8mckiP+rYIkngukCsmVcclShS2EhaHTMYl3cXyL+zsqqx0sdjsuhHUUXwS0YyvJRoiOP1z3wJYKdd1+1oiYq33XKeGXICsT4fXg3o9Q8gU3BijE0HvTIcbAReTAxXtDSwWpcsbv60eyGgWze0cYsnXcAFTJPWHk68dasiHRAbjm7F6X30NBfceG4TZ/qQLbnCGVOY+BdmufxiwMjjbDy+crYkX5O/bl8hN/HkX7sJQ9bXOc66C9OBW5LOR2FI2UZppA1qfaI4G762hE2EBkYToFmh2YblmAOtrQD3vEnMNnxB0nUiZuxN8wojrTQDszy2rtDiFdqjh3igWJLDS4r4SjuZyPA0tAPpmAaazqGsHuSTXXJjdeQfN4SgwVsWrDPxBaoSiXSb+xhTzeCJk1IIlB9h7WZVOyrtv695dzQlMmFfrtzyAoKr7POERmcWnyytsucOgpvWxModXOYV7JVK9rdZ7VZWdVNEAnuZJhaOOMXL95NfzdMoY0USLC/3lHd56fsGuzaanln1UoMmQ7NNobo/OFClh8p4RBWd6WeJbkChSOUvjWAeCiuh6CpHivfdLov92cX1CQYXKpUWkqGAeJBgxH0qaEaeXXGEsDamJORtn3+x/shB4bdDVbjFV+wL7+uLB+bKl21ufonUzV/41xs+KVYmX9ihuWQc+1zC7jehZv2PoCHwnNjmN7hzrRTRDSIuTJhj4qTCr13pl87wVTHkLDdq6mszl8RNN5ojSedFtmIfj1zeCKVD9oO/H4Xy/hi7CMCYEKMhyofM+Iv7gMzSa8CbLCfTFwaLI4+0zKA9gwy/IsdlxFMG18BC1vcJ/6sw2/+hNA3egb5C7OOXBkOtgNI5B8ZBpgRpmveGVH+OA6UGP3TEChwnO+l2dWWpe3v4Ieab7rayAtZ9tsD6hBI2OYvfwkfTkkYmvHkm/LTFqk9im91FhPOIFDM4rt9blIqDXRGTQtWALtkKqo4w5jD7aEqv92TdhsHpo3zas3A9I5uz4vXbx0S69Y9HC8JIJcO085mefngI+EE6H41ljCjL8rlN4ZJ8tnh5kz8fHB97o5ujDu1jFSGwHUP5uwd3GlOTzpagqMj/7O0pbfUByfIcSOChR1ZLfaDsraoQrG0v7jhrEeQteroHUBS7y4A13YQ/MUIxJjGSUOwIHqrMSl6EmexqdRzwpQbsfO751jOzhacsjcayesZ+7ObWyQlZIIpnG6B4XlZEoE9ITD7U5d0YfQxBgxbUx/NSOgGtGwMsHYm5kY3YJEsShBKWYUGq/ZwVvOzW/C8+zuBCUt48iJeCy2d6aP73Pdc1sgJsMtuwXx6K5jKCHd8cK50hNuB3tk4dgEAILEpg0GYt48/XTv/VowqgpGKyvy2A2qgvj7DFMqlcVvDOhPa58FcBwqYkaoAhjIQs9TsLJPTujip1JiUERJJF1IU5j338os9NHg46rKaeYwcMyYQbe0NJpj/YTsDKM1P4GKvH8z2iYva+xTHwtljThrY9C1UDmIOw7+vMwjBCBbHvdP6QcTE7we+mUgNx/iovfoYHO3IbKfFyue97hGgbRY+uwDrz6CZi0FNJaiwGODIMZ8rTZsJzWhU25K0YmSJm+fM/v9kEQPoxoUmcMV+wp4ZK8uToyKpqSz0mt/AQOt03HLXGKHU1Ef9IANj7QC8vXqImTxy4wK3gLJFJt+9GGUeO4bxxSus67szyAjXwUrSWPnmZTETkGhBCu3boETH8qwIxtQ1NeQNhIWYr7HY5HMTE7poO7cjCScWMpDSutie4hEJee/+suUrd9SRPDqtvGCkecnnndqwOWDZmV343+ETLTIGt4lYMOP1KqQENmWrerAaNAkSY6EffBCZMuZAdjAT2hviBiLkXT1ZfWLXADPanE0L4US3Qr9ZMXoJkosigIiMMRB214FhrOD2zgM5X2JPG0rUf7Ce+yvljJaz7E15o3V8Bnxd+sqpD2mTJfCzW3DfONmMyPXt2t2KFWq6rgSNOXBHZh0vz8q5dr/axNNd+qPgjSjJFa/l/yrFVax8YGn/HX0jlRMFx2U+EOIeVfTARO678eZaVvjisz5/GYsdkWTlmdKy8PXqwmMRFXbknOXq8YJsOoikrW98qmY1mEt4AaFrSq1/qXBk7eZNkFco7iB+fwdA7QnGRVM2GEqXHp7BvipUeSVu1cc/Ajdt1OwAFJtjs5n6G6fPOYVhuHusfILAWcfB1YXb73OeFVQbmWdYYvCBUEwV0MOvHit8Vz3kCejD7A424yDmn0VKDjNosKtSrlkxQ6vpgrsUJSAx6gu9HbYcPKjANPiWU1/Jw/C40lkazeitKyrg06PDP5oe/FCkRppNRCULwhUx4Xn/b8P090F1riRtdjSTW2q/QwxwEQ8XHrwVsjOi71s8PM3s2UjgkGpMFtrx4Idw5/eHmLCXHQr2Ilc6WiJihQkLXItxnU1EwGERL2bGcpacOSiZEqkmDpbgvMpCy+FPyqeYm9G/pITIh6oULN8ZhkGbWt4qldzGIo9D1kTl2B1XdqRUt1OvxCgvHRfbbmjvybnWkgMwuL1YZFVtswh9qaK+N5JZChw+onKGPSSVMI045ht5GYa6p/p1I/u5YKawNFvoX12DyXyumVJ6ZYWC6m/u8yPtnWvo2EgQTbFVe/rLxzMLgWRLTR3PIn54uCtsdvj/IgUPtO4G7N+ng1751VRpowsFBHZDMYI6axygZOo9OxpgU8shvSD69BqSGK2CY5p0cl0qTJYwCrcq3RPYRoIxVD2zJ0CykCoj9jjOhREj2k3XrhGEOs8cWNGOAEFq4x7ghbnGkDb6XM3xxp4+y3DECFlM06OZWsXRGEMp1pJFqTBybDgFRvjFx0YeLKDqXT7lo7un7O+zWMJudU2WqNaSQ3r4Cx41FgBPdI0mLyTJpbefKW9nIwWbMb4wU6a6xSgKQTxUhStMY8BQCOpa/eIUSa9r6hPkaSkNdQxh5XHLDaAjZfA4VHy73XX+lhAzv+E6CNxL8DkEiS9QnnEvbMFPx5GtBfYhBvHWG7K+dS+pfzRlBfih2LcQbNdfRS/PRIcpz0O4++MEvX6eLQuxvRB+Y5dy0jIXxJknMuCZNLJjdK+9UinHE0h3nJ++m3z1X4dgPnL+kvxmAuT2MKh8f/jFDIG9IChVyI78P34iwQFk3RBIKYFiDsJv2Fy65okh1PQ+wpiyeRZArekqGLfIDJKHtWa0HOuQ4ewrvFPe1HVZfL269J00QjjMEWmxfqhwwLdMGhAMURBz4T8d9M+4H7jbOmZXy9c9UVP2SQy///SDxaSvOBEGVQks8bFLdk6KY0QrbL6Hqf16/L5s+6lXQHZPA2j6mjcnxrej8wc7R0DqbJB8L+lGGC5se7I+jTxmPCg7UcfrQOFwHT3GnAk+r3h216vF1s9Y/K2mZhQkNodz0y1QFLaWGQ7BUJ6OPlmZ6bAB/pj5Ix8SiEx3gaEb4QzDcxuGswat6KFIpiZ66efNOzxffUQ57Al25anRa42cLlZSYPn0LN+OKd/X4D49CxPt2v4U8H7XtaGYK2hgLkZGP0bLJiIPaJ7wV1L9PA5cPfFeclIIJ55+DUfl939GFjWEfyRHye0uAC7w8JBabnnTmd4bdty7FyUCDwcg+dDKc5GDmgfv9S8lFCKlcldqTKdQXHqBl2dexw1SRpqt/ckU3V3j/Obnj4cq7Hx7RJecNA4KbusqQ7ifj/e7xlABqh5X/DyxgnXRODagd0arKfD9HF8ZUH6PAAODsdniLwRhwquSzIKeFNJVzNf5Ug9GARp5Bv5250bvPZfg3MrgVT9Dx0wVzF28IJKcpb2EM4uFYkAJoTTQeTcyhdk2qsq1P7dvjbkeLNvBr/UZcCKw+f3CrAc4V0xDY0YSWNFNAfj5ALQF6YRhAAxHGpiYT/UHbsMxczJxt9gAobq8MngBlTUvy6S2Zpf0eVhYgX4l09ycZcpVcQFjibEyCB4GczkTdG2UMow8ykHVrbx+t43KWCrdjMnU3Z3PVpuCYonb0tTdg9A1aPDgmrQw5qOT0xaVSYjJAE3NX/tjCPR3vSrDZu6Qsz0k/p94cFVUnNJiA5SnjEjdJiOaJYo9dLuSvTN+QQSEmOQeSVxGJX1AfnTIpVkpJR7mOniigV27fmU2ZkI9nNM5dH6wAUkmIq77rxQbxnw2yTry6UyB+Vnk9WnWqn+xLk1bZUyJ4l5wDhriabQTj5r0XNlSHYgyPRpp/nKw3Cb4XKeljbcYgO1/x89QodA9wl7D7dwWWbP63WhwsDtK0KNXqdu54gO4ZsMZWF0RRtJnYmq8riorD//AqRpDi6v8zLLp2gRMA2NE+Z7r1zyxZnNecjyytPsdPgBa+e0P5o3s0U0CO6bS/hGwqbctGsGx9OHv8qunvOJw+5xlxIRU+BmGIfTGGdtAo62D/auwSDas0UMRUp/5LyooxKLz7rTP0Lv25jy9mGBSsmJehDKXkKygH8gDQeYqY48DxIkSgiZluJK3AAxK2KHqqAyFE7j0g486leSf/gPs6+dgD2QQV9xTwA4Mf9zn9xBpZ+UJKVOzJXSxgOfezEpwLiSEKgqW5/kewo7kWO1ccRhGcqisNg4jRtBq2jYO1Gce7fNmEfmsWfFJxwWTz/6f+ufpHD3KdgZ/WNztUKfmSixDOOIjtP/W9YFgUP3msqWZWtrjiyugJdyIHJibFwB8gdVSyE0lX/cBflyIVK9gtyaBq0hrt3w1RwgWad8S3TJzPg1HLQi4xjVHhxJDXeOGCyqa6Blc05rwAGpr4tjgqssVR6a0BdvH+V/4RI7D46RplaI8055tEHifW9vPSXRlIm3F9+rlsrMAgGAzkYNnFIaTIkvkqfgQD6QJ9pvSc8ljgZC8dlD7Z18AbP+KQcK++ZuDTcxYyHCmLi+U8Rb+js/Ry/Hqj3G6X5VlT2o0/nbXj54NvM8PYAQazr+sGNmFcYK21l6itZH4OBvP1KVec2/o4nf84wAl6qE7Qmrk7NWfsC/Sbxy3T2cO6i+xQlKu+4lqAABF6ik1t6iIAajI5ZNqtcHYu8HhkXwZgoJjr0sSRggfIVwpi19cJPpeT5uV9CxaGZdYKMyUR+T93oCBSiawSZxM+4hl0RfbEYyaa36/EYelM8KsnGRsx/8EtmMj2w18PtofMI36fUzXBkQSgzzJ+ldHPNE3jmSRmGssAy9G+8f5RgdpdmShnui3HEkVcnMhw/aCMf18PtzdzEk6eP7wwcw+MG0I6NCq1rJGATC0SAvi7Z2pASwWvUYvWttvZ7Io9Z+2/KeEL+epE9EYZJDyJlQsPVQUPBx8pN74BoAdQO5vsZrUJ4awBTL65/vYB+/KvRedApPDDVSIMWlR9NpXFCMBk9gbecgHuOLGt91N47yB9LoFtQZ1oAPg+fBif6eLoB8KzvA+/im1AUDM8EkY+yig3ePGJbvPK3sO1yIYtrvF3NCN6j1PC5REbtfhM+Lw12P63OY15VlTYPXRnjNeNY2MhUWeHyeseuNJw/av1x20430QyhdjbsrveDG3d3Ajd/+s2Xvk0Uqe1ZwfU3yWmBR9Li2ymm3QYGUQX+clsRIxWaMRcfTIsXBYDlLk8AsgRm7n4zyze6EdZyJhmsUMktycsRuf2tIb9ezlqR9N6wF9QPHgaM1Dz0aVWm2ODRvzJAZLA+ry7O1kMzG0lRHKiDgpyYd3I5YPFoyNC44DMvfVILiMCDRCsjduPEzGvu2mGruOa9oGQO84nBadRwAHAefXrNBVHN0+DgivRi7wxBHTi4syTxIuuBFhYeuuxngeAeQQBHG5bFe6vQ12qeUN1U9xqL7311+ijNe/RPPTB/t2Qm7iOC7pXTi2YeZxcnXtZaUWPZqvni+YfAYI+IH2FaAbwhJxRffU7w+SGPPBBxOfTe2JV1qUV4Q3bA7OapzhpNe1+xpogl8gtb+Czkwkhzw25ORcnolY1wxV0GcCteVcd4ElU5ktV+VC9WE5IbOZDewX5kV2ztT4AZ+y7RlSQhj+qLr4rxe2V61H2S3OCpvZfSDmpNrqTWf9sp2o7fN5+lEBQi9KwbBnyCslMJfDg2a4ER2B5AillMfxxo6UoHWXUVR48BUll8MgAPnOM2Qf0pHCeQbtW4CQZpSvHJSOAhOji45zPf2HAh8R8llyJJWYsPASbiWWwDi9J41yC6JCwkFPrIE2M93EDaoGDPs2dBpRwC24hxlGch1ZBzTN7EgrCgiSr/XYoRT1kiQ3vasRg3uXeIFZxeUmHgRpteQ0cgo2OnmGcDenmcuhnTguCTkcG+dzfVdmsQH0hDz3SyrPRpatY/W9XG+Y2pRlakpKIr7yzoO/RNeE+TljQCnbQOiqMGOU/pLlwEskMNcniOP+YIxLcfI68YQ6+Z3//mVoz5DSgbFeNudl6i8Z491DVlcRrDt0dNuYj29FlxuVyP8oer9TOBvtR1Xdk4r1A1DhnwSzB0VfhEqbYruCbhkIW9iscXgisHo9ZHysgQYz4zZtDBzQunXfhx2QoMRZXAkTvP7+siVnq4EOk8Kx+87FbwXPkn4vi51X/WwFMDg2h6xPOeUyOAq89UAKKT9e2f6xhsWMTcyTQ68poVlFcnp6HBf1azUFvZTg1w3S8nXJPLg9M89A0KPyBdCJk/NufABCniJzuDl+eCcqUzaNdWbJIg57+no77Zb+fYNcbO3jDuPK3Lqa1hqsm+45tC8732HnlMb4cAUGbhqD0dB8zi/0sSjvvR+9RSvklK4YPnsVa1i3SgccLkdF5Gu+rpfUb5YVtBCEbD70SJS+ZZJdOFuZdvdbLeaoE60k8+ve1jakftNb9EWzBY8HFgvoL69/i/34pWfcQ8NafMe8nfi5fr8Y8fq59XHyyjP2nvLLkYr+uSuIh8DMjBLWrzpf/o58kP0d+Sj7c/v0tlfdOGBm6C/y/w89XC20nGKwv65iKSPgv4PiXvpA94ICRm/5WWePUux6vnMpp3/HD4jFHNHNnVvMXFc8/rT60Gvfo1/btL/wbnOVE3v0yA0FlhudRA1tnm+qrUCR1cZ+xgqsXuR2SYEukUdel9w5xB75+3u5xxAUDJWXsOidWVL3mvtaSpug/MOxIkZzbLrf1MQrejlQUL3u8L4/KRgbshPYcPw7MEbLhiJvdYe8DpKr3OmFxGZgBiXnxsC6r2OP+ETqO/M6BwUn9csprhyaF+3nI+WN6lmH35p231A6q+NSUzNANs/3z6KsLxfcpyQqKLOajnLeOs709zOTOfZiR4aUACF3TwhJlEkYfCKwj0BeDPyRCDXrctgMwI0ECdrPhfpIiGSW7zsBBAm3a9ZWalGAQSaxyYK0o3BtzWajUig6MDzCJhTQhw0mKc/QiPEVNIaAPGr6wC1i6ICLmzXAEDZi4OY0WYAobqBgBm1pBZ+Q8cFFS0PaFhg3LAiuuBkBrovRQMgImwjAkmkQAGsf9R8yMpV98Gar9qllfkOhtmdWb9Lbsp/Nm6+A9xf0MxPylev+95/7j/LZPcXVZAjooxRDSCcVuNu9dAuKPuotnnsos9kOqiu4eyqqfUXZ01pcCZWMcZUTVbaCCe4kdTKPTQ3FQFVkZVCofkylrFRT1y4KNZB5NPVN9eFAL9c9x+ugkXpYrS/iw81O1a/gx9oU6gxgUqZj7+IkzFywnTSHi1vJtaZ3N2QdGBdeCU0oiEJbiFzggQN7MjI5GDg3BBBDDc3n9pwBXoeHBPspIM+R1eerZ9kpKwL+hsbu3HnmD4nkscRMfWAPHgnRtWnHJo+iJjEJXcvhVKtiwzpjTwIEWn9RYa9ddAUpEaWjz13zatbyi/KvR2IPNv7GrlooI6MXwrMBrSPYaDtY4lTMKZvBQu7hGmO5LFVnyqWoFKVEAbpCOpQpbiUzLJF2+fvZFDCVibxvBeXKaxaqJX+Wtkt2xKGa127AVUvbD/UbZSttot48qYs6AGoIbI0ET3S8knmChIu5Naooliboi8s8eVNcyfYy9P36bHVVlooMZvogt3btSQNuNd9Qo9HI6NfuiAFByeaZS+B+JhwvaVCaq60N1682VR6YWih04qeVNGAh084sX26DHEvx9dYtI8TIknKijEBm1TzKuk7BbDBKRFR0PIJcaKq+w5oebzpPUPTpJefOwcK4rWaVUZuap63YFpZUN5GUdLibtrTdVM0VI/K17pljqMUNuxC3SCNGWPNeT0YQ5z2I1GzVydPxA9ZJu648QM4AoE0ZOu03riEIwl7V7Ek1Hg5PTvh8MY5yrFXjCpeLBK7WXmBVSUDvIrJxvHd+PXHYd+E7IkIzipNuDk0zG8yTUcKVB2C57VLsxfpdwROuQsoOWTNGwwmJh+hhk7p+O0dzkmw66DeME0pCnn1qGyOU0Of05VOEjEOu4p543ErRDhcril5PnBwcFsOqCt3MZg1ddbPi7faFrJBG1O3h+RhcJ44NRtfVmsaJMJc4rxmiRdpARscbQXAkAwuw3al3gFz3AZUDm1mC04h3vNDPYgIlwCcAfaB/rn+aCzcIQGr3kY/ov/WzhMAgbWN2ThvfBzYIZHuesQK9jTSIun9At9cwsp/BAubyA5pmmzhIVYR/6+G3zMVLQ+gGUprNbqWzPosMKQKvzRNEwWui5A7wpkvwCPdAX4bxIQ3N1C3e1Xz4Omp0EpLKDUWjnrQUev3M5OMkvzWpJ+oogLnXjkEHdSrzJbCXpooTlkaJdE4d8t3UPqrLH38fwqGLv5/gHIqVrTA1VoP22uOK2xlS9ncHGx6HC7h38Q7YQmKV+ePSsateqvcNHHQuzI1dh1iEinSh5I1olN3xRBDfDAOEuq1Z9+kwYoXziBF95e+uZhtwMBjjHaSEFDNXRynjfZ9E1KgUkrrSacBodxWrnXi7yGhrG+11Gcwr+kHm3QS9D2bauoOdCYMDjndOFJW5iJNwfqfAYpHOakeeQPxFcGuUE1nT/mRrKd84GEsN8YWm+iavQ8XuTJNuWE71CsQlKozOxsBTKNPsFvbJMGUgT3RHJtTXpcW2iKPL2QpePoRdTdvVV+NvCi7nTtzMNcfnmVWXWQ1uZfM64vX4SNhJRQeb5bL9Le7EDikIOm1/3fJmgzkID4n9SUncv6RDcz31rtVISk4CP2M7NaUBs+RGLghaPkqhm3+T0H4+t0V9FwY7hN47Jr/dlOwRuLTBFTDxBVoMtyQyUyOLpz9xQ56uugYI4g3ugJ5o8EVUL5C3wTg53ACIRy7vwJHpwAStvNAktpWihqT7N4cCPn74GjO//QCI/RK5H3KqfUa0304E9Wc1eJtVXZmR6F30QdVWyangco3dvyChng+bdMieOqW7xaF3Sp7lSUkDTtkxELxlRbzWklzw2/nWjb021GqWXBYdw2pC0KJysgfmI+zXOjlSNI8DjORq8ee5DyHpecmlhQAsJkl7a9Tn/NkOjo9q7bpwf1EUC4OuNQ5u56QsugWoSkh9Vf3cNnsayLvD49BGTdXhkRlH8Pr7hmozSDiiuigl0FDdoDtV71WHuujtDjXtQZyd9P4zxaYJC1S/iWxNJOpPKSSnNPgAe/Zt3+NYi9n+omr6cbaIxCpeBWmsJDI7MPDGcNxrczGQW/fkbpkiOzOcqrXMCA3oXpk2ze78sESd2GR0krSS7VosxG5ekwRcztda7cdy3XadHn5PUq+0Y2Zc4bQoI6DmlXtespp3jCZZEzdjY8DYSuPsbpYuG5e2SaXsVOZawBn/OFzW5R/w4WlV2oL6Imz1WsvzzV3hT3MnJYVJpEeOYSPG3VoweoezWjLdzkudv9eoPeZy2MMVMbfb4Gp8B95ArCTiKHvp09EgcE/1WuUcV+2kkZ8nf51wYEENZAAKcHeg8e/gkkdVQNOpUatBRQp78wtkB23tvj3q3qoXBbgUr+8uzkxm6AsY5XzYqk/oqdP96mfPh89Kebvkip1k+Ag/PhtFurRrfaDDZ/ihf4LAb5tSmyCh3z7/5dTsyXOMs/gcYwa/yplyxoPVZspAtuAmm+Wpyy/hxyhvahjjzYl/XKsvGvXRIP2/w2/rsm5sdOfX9Bc2+S/e1+o/UlGsijuD+DUaK8E/rlf0ZoW9JBvboHvQUT5SD6RjX5RudpU1JbB/B7dytAPRCvXWa63B0c3K2uRXVEaC9HKKh5c0qCaDPFFOzah/dMQyBDEjS3jJLdnOCRfC1TfjYYhRFw3/9XColTSngHqtckxfpnCwjwL99FfPK9aAT8dnKV9vodxa3CCM2ThZXo1Ai+y5hdkVkzWgd/cHScytFkxCOT/El35ukXIag8ksb1gaZ5uW2pyb0zQBfGWDbPHVRUAoG2KQyJPlyR0S5PJtRRw6stFne+C4mKIgkOUO1lIClB2T4sV6bG0czWuPUHuX1zLBo8FMo6tDhRUUb81mZHTyzjlhmiC6cUMAR+Pcj9EcPaneya8+bhRAL0D0t9nTk0cFWQGQL2+s7/PuF6Z9C77oftabMnGlkOnpEYWcdSevDBBJ1rjG7lPNYy1ut25A59WV23SNjr9MtQneUUmJGmBSG0ZUrHhjhPvTzrQ7O+n8azA7Afc5y9rgro3wsJNKIh5sIgxxANZuDDXRMupk4girFZfbHBCsY0UUixrChZ62OJAQEENobYQFCaUlfE2ebJgLmRM0+jhKadNZOXEs/QdIEUz+Ah5p818xIATZP0AQbegpq4Z+peZ20UWIn1FHuiyVhwi5sziSZfN1cDqqOOpkg1/h4HQYQ7J8OXLnv0dll7iRrThAxlUiWbX3ClKq/lhITs2SYKVRP9KGhGycJd8qwR6/clDzuyoD0lNvbbGqTRxosaIa6H1BddHbYV8ETREEk2lHtQOIj5sMQQvoqgM4aPa3Ht4ESWxichaOoLLqCLks35zyiF6ZxdEKm8bay5+CNvlO1ok0WNbJ6RHYde/vLNZ9wST2sdBBLbH4RbWIAKatU8tc9EgmUhOFmjRoETRx3S5scH7UeR30MnR3r/eHfuMF1mGVVbx8ZQwbWt35VQEhzjryLbTzVa/Pi4HYNTF8FJGxWKpU4ZWKFVraiswyU7eZAOOM146dKVFzCfdivY4FE6/nmcdoixtaiCHMOxi9cXD5AGllbB65F1Uz/i14uBqlONmi0ygmUnQBh6vI2DlkEjJfletSkGvMTOZ0KlIGDAPDd3IrSALncJmprEfwfsWdGPl/5UgFOxUWfbSpqJDvFo6bhrxixpku7upobqnR1KQR0XJ4vp4FTOIhUGSkU6n+f4pfX+cydlaXB+yaOKepqeDki9G9jMoPb/ZcxrPOOaL167tzVRLsztWXfyd+/kl8b429ZWSaUDHTGCXJ7RDEWr5XledRdcEPvZuUwA+9clINVYf7u7a58l1QAraUbzjp7GMXUp18VCr5zp+ShPcrEDBFB4Ig0u4NvVDmkoenadcpSN1KLsVdcCi9fHKBfmp7hQ+yLrQZmyK+j0Du3E+g9O8rfMf2FxjIh9eW80G22yu0s6xrcHzJl9auSouvt+3FIl/YnQe5DnFHcObl0liwnZOCc5VKJya7ta0toak+rSoY+HtViYDqV01JBfmrSiJh/BpAZZIfArhuan+AMAy72zgXoHSLhhV+JibXyefWtnZ8flNyYK1u7xUyvOKflxIfK4jHRZ1YBevT6rWEG4e3dJIkTXf+mJwZx7BtT1Taru6dkwlq0IQiFrd4csz7zI0muAANKW/2YZhaHbs24QSqLa6obr949fqjtbZp7jHNVCbIba8b/Eupx6sXf1QFcm0srOhojd7pJMrnUFrI1hktJ+gHzS8PAuj10u+K78RxbuvlQsGy1w3xX8K3e/kljEArNlrKyvJs2M+rA2U6RPE5pRrQzXpUCFvzEnERnWtjfCGUtGHwUY5YqNsTDP42OKHaeMgxjhLecQKB16+PDBYn4Gi3Ttcv3FjIUvKXgjA+jO3yDpTPdrER1Gd1GVL3n3vj6OB9+m9YfyTx6lo4scM7k6Bf4n0QquCIIghm3yaL9o2Tb26L8+eC4A03eNnL0grI2i6654QR+l7+4lXATWQy8LKDMZduMkWgx/3XBPEdrjgh0LNlNu25LvGUjh2gZlgSqKaTseAeLZqLCyaB8zBMaOtx0dWv+QRYuIQ2SMp+Le6MdzE1aqCBOXiM29CaVWMcIJh0oINWwfFMGr/AvAuJSFHQ9mLYrbJr4IG646ZhrwMlt7VIC2DzMOOmvetC6R64hxcUw6RZx3ShclwXs8XjXHD3yJmYJJBypDUz8YEth/2/iZxa4NKIl8zW7qDfUJ+TrULQMBf5RGq1RtO+C/0ccPQ64+1+2LayxWICJSw/iVqgQC2P3rrlZw/LOHp/98P4mVkV1HQH6MjdGsQ8AjYcE/Jex6fV8eTdbpHaxD0UIbm567A+WasKsmgyCkRFKOGzMcvfMUZQEdeCyfzakNrlO5nfRYGHEFfOxzEadYS7e9m0Hm3q+xQl+jHy9tKTAAm7YqmMRB+k9jw3WNm9hhwR3iUWLIXjnBiJez9LEDDCWpmlKeBj9JBkWtQEwSPdyheTBiThRf4ySTRR/B/IRH0BGXwMmhroM3o5O2cGMbrKHpTsLmI7mCrQ8JIDDOp8OBra7Jp7Ih2fM4eKUjM4GppQiw1vNYQYndSlHMVrcTF59zLSLqaK8PQSav+76Qg2i8gwyRmu6tcB+ekzNrdhBeIgb8WbIy4M0mH/bvNbZnhtEqDDC8Ts1ruNOwNJnn4yQ+XcDOP5SeI27jZKJd77arBwcIPVL9iJS5okhNThHHqUgEtjtNu3J/lzoTHs/8EavVmgbJwJJxErPStIhUKA+ogjTFigcWylOoqNMtBQvE6Rs1/RZfOsw2gHiiD4bQoQ87GiklGNRl6t8BLRZLfsXl97u1aOh4+HD0VLqFkdCQq/WTRyl5mmz7hWsOCTrQt+lrq1p9YrBZVlI4g4+BDpHeV+M61Gjy2Lfnge1J2sFckFxsFIPDiku40lh3xA7pSiqS6CZOIqjx0lui+vo5bYSRHvtEpIFxzFyGA0ZWjFI74LrZK2t1jq70cecaBg9lf5JTS/JI8XJ8SSNALz4S8s7GWG9jDtRzTYlKmZm0xwNHU8nGaNYOh1otIkaUamaO6h9vUCerrwKDM/wAAyrlwtu1ecLtABw4XqiEjHMussLv0E9SdHtpmhw5mucNOgNmPyi6oyxMcsyEHD50F9Ga3wSw+4pt8Ry68Eaz+/qdm8qj5YJD5orutM/1bN+L4vEgw3XdwQKBsGx/4Hodl+XQ7vpWzUiAuMNNnGcCfjFBrqCJt0fhqRrIhJU+YAKEFwnmWRBo4lG4nGi1pi0v666Pc0JyTjJypvwWseNbF0rglBfj4Znxmn9afKxuBjnM+vB1DiTwnvYhW/xXACOoiLWQmQLQ45BOSbs0wWxVvxkD2pzNTOWlkcR8WSLYpG4vSHK/zrb8JrpO2uNnCIJV0cCMSSyQ334RADb3Q5hFrTI4tw+ZtX4cyJkm9V8SyYQIJW7aPCGNn89lORfn8C+FNoq9+5jKhqRrv6iqN5OJEpwX7krhXo/a3BSXH3Ias4xR+UNl/m7n/7dZ0zITA8V7vbjCkW638TRl1+PaW3dHN4n+3yMi7ZdxgJTmyJV3ecxE4W12MULKXYtAueGBnTjV4jmlvRLK/WOYwMq4beyQxZsdGgTDedGdGv7yGZ57u6b+IoIl7rYiGFkKCNmA+f+BnLBBex4jfHuYEd4g46HD7YmVmEcY8fTi4IP2zcDktCH+yGxY5IgdEwBeSZzdvq8etHxs/wboj1xQExLNkisBYmZcpNWGWCt7HWfIuhkEqzNRE9/Mzf/E3ZMr20VfsdGCO+gC9n+HA2doZpcbkHUevsr5TQCZXWA+CLAdQBocHlQwTQP3G39OZfszWErTyT/ZdIJ7Aw0t6ZViLxPtxeEfL62FpwAaFcsSEFtIW5gjfUHsQBcYxjtz2M+lXkjgTmcBFj/jBH9EiOYpiiroQm5kPqs6YG6bLy2Y7JycsJE1oMpj6AxlC2Hniztcp0lTkP8bqdWKU62DZsNqt6JyLJuXIUs+TarmHtt1Du+RvES3C5gvfewLoZ/ilQMs/PXeSFIg8EPT5Pa+FgWarZ12I2rInLZtcOaDg5Q9dFEoPEbVLyhURcJcxwhl0tuKijjBj36GNBU3Cw8XnedrLXOLzXD7O8/QQ/GM4g8hOmm7K6m2Xm9/v4y3b8awHCOaor7O4EuSueDBdtZ2/JhtAkJ6hZaHgbBA3HliO3BtUdvCeUbkivasNMylnFywKldddVwq0FouLrIP3P3/EKbKHNjc7elpIlbaQSx8aeN1SMieqJuKs8M8xUFB35PzRKQTGR1+CQzd8PUKOR+SATaC42Xa4gOf/iNeN7eD4UQJMvaEYnfDTe9RDGwmQCGabN+cujQr7G/UNaoSzPDnqaxbvKYi2j21dFAuh/SiEcbvdNxfYd8iBrPDV7Fkyd3Bg1nl/LO+iMNhqNJV28Jexz7TJHNI5ds7YfSMYPSaVKtPJCLgTSXFFbWbH5LzUC9dxjUcNTM1ZXdi5nhjEIzu6vdoITy//kP94t9gnEsDFsHCJli3OTSeQZP2CAnuWRDZGVZkYyzI6/7fb+bvWainiEBUyAhfnnNG5zALHGfrr9jPxH4sz4K5FKF9J/t3PqrDRZALHGUgrZ7SW2XC6rGYm86WIuStLlvEZDRtt3kJqeapo97A/eSImXJhKLjdtuGwkeru5Ms244G+/EBNKEdYO3YbbS/pbRPf0CFFKmv79Lt+46T8lhk7vU7TrRF45R5qf36SnI+LV3v6c4+3Q7Q+8qxu9wQntdMaMTN8dhUl80so5r422EMpScWvWCb8Mgl4zyVm5W1mxTHNJvuv01JegqjYuhRjxogXLWZf61xO8xvHM4cFy/b3O4rYXnEkQrmvEJiyNSy8gFaJzcZteeH2hP/Rom24zGMBSYGgAPr8zLHl/lj1F3dEpOqxOZa1NfFfwK5n7JHKr5r5zxuMcr15ja9RHfRWCkuRyRv1q8pj4OqbL8h+OXonBw1dhDEzqPZ/MXHyGd9WSw+2rwdajI7F8MF5fIYZZ80akDflc3fe5okPFkRX0o0SKkiuVL8p18RfIASm77ayqLJ/l+h+7ZZ7cFsw4uOOKZ1rzNRV68Tyk5ibq6EPKYiyXCyz5PI+1shsmD49fSMv8je08fbuzBSmFHAwJIuYnwoXgTnvJh7ZwnEdqz1r9NYZqPauYMZHJ0o5XZGdcVBSfzX5/qQdb9WM4Fk/9Cjhg9ffjzNVgf5uBz5QI3AVbgG4I3icZjqcoqlXmGp5DRCoTZpVrZ2cpRS+vTviQfYtu2q8qFQKpIxO49je2kR7PDHoQiht18Ls4Fi4CdKNYr9fHbvCQ2CmB4Yzed4HGeu6qghlFzw57mVPHjwFl6J4o/sih2T30x3BVR0iCED2dhqrXqJ147scVsJDoIh/9dHoosiG1emc9VyJSIc1pLdshdA74LxNzac7YbuXozTzEnJF0IWY6zPAwStVeLlAb915vmm00ltOTidaRKRzcjzh9SCOL7VO9zjKuzMXcBtT1Asm4gg9GZODMpJAjdWaHp047dEgdllvjs9JswsLaK/BpuX8OU7uGZscEOCmF8ye/A17NlU11g+uz/RJGUqSaGm1cjojZbyBO8MsY05Hc/g9wBp4wneFkZwJfkG1ADwwPfWrg0zoAQZeixyVWdgfmsFkH7T8bONp04JzqvszWtc+Z/9jhD7y5I4kZ4zxXQc5s1HlJkXj76jHARVHc83tudUcdD/e7sPXAsKVmhKiexYQfRtDJT8/WO7PEXKL55XWe6+Jda9eeGEndidz2OCr48LVnwxiu7zK2cc5b0l8OrLAXt25w8UdAhNJIHJrjjz/7ZaPw5qovHJaROy0lKeLBVwtnYJZ/YuIILkoYLpkngWOsUTkxY+6kl2qtjD0ruNintDlnVpOdLsu0te1pRVHDwkayN1gWlatCk5u5IxFd1Orsq4TVXL2dB6STkU+eyA9fU8e84CCrdCKUO01sgo45zuQ5Zb7/ClupRWOxQUfoatg4VBIEljg6GvQHHi9FveKcxCs9RE0wSJWlid//DVtTxsHzoUEtNPFCgtinjPRwrMrhpShw3c3BQnsdmi/oxqFTRe5wFH8nbZawpTUO5BpPTU8yZpd5won76b5QUk/B0feqAqZ7qtPR2jzLdMOXnN6uqQVtvDOuw3SUirOYsqgEnSoKembaU7+8kmGVKiCjlD6x/3c4gRG/D57DoB22zW+RWidy9kc1ZyfFaPaMp6ARWgUXnRke0uMBjpBpRRVF0X+ITqeic7iQG/QnkKs4/2dkyzZ0Esy2BawgNdsHrm3cd2yVyXgp0akkBkGfg+VloNJCqO/JqqNrUu45pFoRezKTVeE8ic7uUW63Omy5O1d6I7gqhUfum3DhS2g9lDkPd+ed9OFYj1cHPocvujULgehiu35ag+9rVAMg6gobrWoPbj3bm0ZTZM8S1ur0MGdHzCRrXneSzwv5dcG0NeaxoEOMEU/QlZwV99qENPmsOMFP1cjjG5kV+3OEgvq3BJTfYBynr4/iPEpP0wu49uNWcr3kO1+9TY6IZAnT14UHlHSzWJ3kWmL8xw+vqMPx0gvefmG/DEg7dmyrJ4p8t3OOZkHPccu1QKEvmXzUIs75o/62efnS67xjFkPUa0RbV2D+8UkpKcrryDSpZSWK+z0+LMriX2SNUtOFEqh9Bzl1xojfMggDeDnr2t2DbXWcMjrQK7A+JPGvU9yoUmNxSfsPUKSgyWavWB4sAlJseY3x2kRpPZ+nlwVkuRsxpXQlGYR/M1FrC7lqqvej2nn+wngia3Tz1TtQ/eLBJsTAwxD8lU/gT1PFP/MQ/+ag6fhakLXa5y9dpiraiQh1v9xXXMQvOSthiy9/rzpCL5bfiF+CwgJJ/C0Do3wwVH9lTmhc4CsSxJ5hVVpt5HQVWgh+6lAd1hK5PO+JX7m249Hcw05vek55aJYcsb1nU7xNRmmUnL5YepyMjQ+likT6hqFGJAVvLmx/cG+M0y7lt61iNweIPjm0vlkUNVxkWeHCxmSA5x4XYbV3BHtCXibJfkKwezrL7pe9sHugFR4BmSlXQir5s4pWeGUoBrdrCpVrj1aigBk1gwOmvTrKZY1yTHClq1gi/WyuFqr5dyQFqP0C3aytEETIoZXWvHbVeYYBtS54wNrbjfAL02nEWgFj7XEW03Kj2+0k5NocpmNc6uWW+MT6Kh3jG/CZ+14CxzTuKLuGwdsXPIJECSvQAmEzzmsKSh8v3Gqx2di5pWZnQ3I6yQyy3e7XxHpIu1zXSNxGEttc4GhYXdDnoy6gsDIviXs0YiSKLlBjHk6az3ebVgo/8idyhwjjdzHh99bq1nA1RrscwEVTRV1MsrBOoh8Z+EhHIm2nIxyDklic80HZmAHWZAJzNHUHHwLwTuear611INZfaFSnynyCZQ+TG0yVxAS6U8sakC6+1KhaLfrWmZy8ooZlA9rK1kr1ozZ7+oyMyUL2ZTWiDjln9zh5loECWom2labhiIJpnP3VaAa1/7sLegJO5ea+JZD9xsi/HCFp8xDo3faH8Xlb6pJbHmMmKWW/yAI4BwFtxu5wJYQPr1Gtl36PD6bSntxLm00ROMzzn6R1uFpr8CEO/e65/r8bIP8o18VCZ02Uj/T40e99wskKWRYpKpu0oErwP2tmaeN3cceUF+y2qO8asZwX9vIWXVn7vvn4bMN799dZx4y2N7/jYJ9guN2C0y/Anmb83BenJPUhljBMNATNbvvz0oN3B3v0CK7Ex393LIlr7bLw9Mj79dRtCx3aS6fo7gjhWvCNMv/oluQ30bvd3HMPdYT3MMbqN87F3k73G/YRXJPuMrB9za1zHwQWTwzco5M9oj1isVl/0Ozpd9SHYt1NHXfcHw45whl53vwMZ9tz/WInDrdvNhKHLiNEq19AYEpYAW/wmoJSoJZrFSXf+K6emNuS5/Tx82eUmxTmz466wYcot0uAp/0d30HJvdjzvFvoJEFYajPboECtvg5i7mRRLRrYaVGLRzpwkrU1jjrVImcZSPP601tvCkYgPPnjfdHF1J/uNcvTNR7TBHeVcWZqZE8bs5e84TbEC/VdUqEzG2weilw7oME13uyPb+8UQmJaxoQBH93m6o2Wz5JpoqZgjS18v8ioWo5SJrm6pgdU17511d/uOAFNDnfFcu5lVCRbfRAppbZGuf9tXMtqFwCGsnutzbXYcl90u/jgGu4N6SIx1RzniOQF92OnWv4M46UYuVuQ31p5MYRWpsFYXB1N3kFUCp7sxsD66hpD8hJCOZv4oOzY9+0O3Fi66x5f+wbXpbPHV/OzmM/zouHt1ZHrHHzYKvSem/RMUh3G212kIE0/9qZfdqfVWJb3dK/dUFzvsOsaylxppLH8ivLBQ93d8tz1FHTKBG/aS8EVRaZSROvF85zfAht0coAb+zOmbxG2bmulgfcYwFf5xwnF59J2EjnjxOJfErDZjHZV8/UvcQ71ccktFyiSmXwglAV/cz2uDXNzP5B9Lyqk7e8U2irG4oUulOsmwmntCfDXqzHirDao6halk++2mzppYhOLwdqzrD2Cnbw/gMs5CeXlDWBRo0UQwrxezHunUwrzHQDyi3riSwq0npmpY6Pc6JdGGvnrNbtdkJpQyRNHED8gsRb3qyJytGApMoGHu7ypAHH/oVpG5VyTKyBnvxWVc6LbVBkOwPOKR23J0A/xDojmY4Ay7t/AQiLjiOGrJ/YxxcJIv1zgFlFm4uuj4BkBLNvdbXYfszPGO1lCZ2FbGMU/+omUVPv513DLNTZneBDTj0ddHva0suwLCn5nwisrilQrIl+ouPS1ql8Z+G4nDtTxXE2/UaRYMy/PZZfyx7fTG43iOWR/rwvWew6jpmgF15Z6tVxLQ/zGTEL+0xuStMcvtwQ/M8v723Bz1mbZLPeAaiVEQZL/fGMUS07QBFssT+W7oeXjzhyfjeCovcawYUvymWEay3cmAahqv2cegvodKG6ztq50Y8Ns0zrt6uXD5Y6TXQKHcrQNCVTwUZ4xAJj0BJA5t8mPnxRgci1xLBZ2dW28jv8NZxKFNLrWP6yIrhZq7i9QzGy264C9XICpUpjlHWDNZtWFd/FmZ6wizWsvJ98PL9R3AmDwOmHKYXjXoUOOLvTaNup+RJUyv7jkZO+WpWsCf76UPeuO1EvyR+/XsDzvymQeZtLHJVHOF+7XhbiphQ2Lh63z0kSfqFff14xrkG8ePDXIDeeB5WnZyf9AFzzxGy4nlatNxF+Mn/Qn2/k+EwpydhcEBJJ5N6W/DJaAAwjXqTbk7NDpezJWXxOdHPLjNhEqbnATeWsXikASXXHEsgce/lB4upn3gCsp69eP4O87gj1eQKPqOUx5sOW6gH8nefg7fUNuhgiUWCNkMBxs7fiLg3EUVjKJCWdWdDceV5p2lWDQa6+IMXdlj+nI5RvNluxFplMPtQpEbvhF5AVXCOLzoRumAlW8YPhng3vHRismAubfpxyi+HrKK8sqQcVGj9OPZWwfxIlfWo2nTE1Xf8R9DXUE4M7SKjaY9SHXXBxw7nkmzMA/ES9jMljiJXNlaRxF13yvCj6QNwW9h396ticPre4ip2ipRDLDT90ljpXFJXV1kTSpUsh7DpUmxd7QBw0MhrgAsKmF43VhxUH97GaduN4nEtwm3w47v+vE6WV7bsv98WH17/HOJie8qTQ5pE5ul2R+SsD42Mr69HLwunTCMZe96R5NmulNIYXPaePaOPHgAMgMPq08yAR4RdGFxMHVbzyk4oUr2CTSJbpIfJd6OY1FUQ0dF23jjFAlASM+01hkHkrdPKFaT0VdtwoIeC6FDzFuK2OCJ1yvf4kPvw8Kqtnq8ThM6IcdtOjsbxd0uKmktDpvg4pi4rEmwr90QVmmICHC7eQhp+e1ESXPNsqiTSih0Luh1myIq34MrDhzd7oijrDuN7ZDmY3lr+6gV+0LUSIg4joLupdDF7f88kC5+ftbT4ccdfpWhD2RLNtCCSec+AS5Mn4wHFpmDRX8Zn+QW7H/1Oc9vTqvxiBKI3FLdB//tJOKHcyYYwnjftvhkX/x8JPtqjeoy29uQ3N4v+8787kkrP/tZS6u78b0T/eIwXv9i5KdjhIvaW4nruG+4PwiZ62BA0cydGcc9xS1C+Dw/JETAvrW4KuclpJemqeTXQJ+nc1e91K3DeBylhtGdY3kUGyojHHqZH2CNf4ABH/wzhIwWu1v4EoTO9lzrIa2NbQy7mBu4axN1eytAFN8XOra2MaQsgAHCK1qAYGkbIZb4V5CwuT4Ie6V1hob+ZCljRjZwFl3CIK3eufs0WcwSRN12FkcrT7AU2jh3ciqAVWeeX8St5MNpW2pkQmabr7goBMSwwqbugFBua+FwKNRSOH4Fnaq9J942xir6ZOwECSDrNZqRgC9+9ejlt0UeGeW5URZ+jG5L4ij+ttE3qmYkmn64Rkru8czs1cjFg2AUSS2cfiAjxTWeXR/gQNfTiBhH3AuPtDX7H9XN1XkLLdrRzYIOQeexcQM1qtcCiGLUm8IKYptgMEfp3AGKawWlxNhallb2xa7ZcFoCmX4y96kUlcMDIsNyi19tCHHn/9gGWCJMaCeANM32nU5I9uGwlRjuPyT8XbJSSvyNBArd94RU3vW8cWGwcpsNs7jS/bNGGbMh27rXyM1kaS/3l3snBWsX9iKbe0rTtnC4lys0Uwqz+uAVRz23ZPKjmzsHu9wJun6872PCbR71IIOMHMGA46KHM7LiNiSNKb4Ct6uClP/0v52nqZNDuvDOkA/xyTVSngH59VFl9eitMp29imUy42ag8A/gyQmfWN6UvOhN5vWA8zvtbSiKHV7a6ECakdHynyBYv10c7nR+T3yTn1qeVqbOU62kB2r2yV6mMloKZT8CvNTUyzY0kdT3PL5z28tz2c5+pOmEwaPIYOOul+AyxWrumsUYlg+mkblqH4qa2xSxFtynmW6r+z0uDJkufmsLgzqw7+p04PbQ8iJuG+0FQws/pvmu47B7F7D4t9em4t3AJXESxr/jnO4UrzD6vssoUUjHdaz5M3k31YYaQIO5u4r3JVoBYQ1JykngcpwetZ90et7pmuYuUvcXRnU7YifS/qocSr1fotdluirqwhA4SyNkOrMds48ciF4olTer/rH5OxphCcdGG0TNDGvXiCL/Teu4UkQIlbWCg6thMUJGtoU0B9otyxgWYCULVUA7ND6F26lCyfZDbE4e/rBTkoTNipd8QE/1np69iG0zf9LNNYXgINbCP3n8g0//z/7xs3gMb2/cT7CH281PDrognw1ocEkVHrM3QBXcDpHlwxd8vd/jIlNt1bgDV9usN87lKlaMmW+bu4xFRltrjMMK3Md6aAvJgtN9FhvHRVUhnRT6enWy+Vp05IAA2tj+YL/TbRAS27lXtUX9t/cz7CgL76Dza9JUub4jqqvke11p/cFUHjRbxXUNX/UdD3IGBrI6ZE3xGWXe6ZoWGwc4uMdRoPXAqKzpkeLsyeE+9IOn4A1cwOt16r8rJ22TSDQvwH6i6nv5sY212DtXJCntS8TrU9MbVeZ7acoLC8ItTdF1UqMiiIfsvF7bd7DOffmfZmh35fsmcbwm/iXGjKwkQmGSbWHFpKo3qstfLB3uQgyUXUU/Dtcojyb51KiOC25BNjzaqdhUpK9F1kJ2PYyYxkyt4BMdIHyZey+WTPr3eeUUja9HsU900nezJJTntXW1p5lQqEl3eTxv3JZ1mMfhQe4kkLXw8bzjLBPD9/E+p/kazXPKs1BDKMoZoZmgwdKW/PgolxphW3OriNYHXXjmxmodtU5F6OXFqUnaXCfSRgq0QDOyR+qK/VpJlZ9N/Y7q2IsetWs68T7mFOs6W0N3+VHrf05N+EehOo4de6bspI6/izl/V3iIX/giYY0u8oVlofA+d5VNeIbuTc69/h7HG6/1qdVnnHoML/3/mi8fW+rF6tx6pXWwJozN9CXOBcqSA7i//4cjBrWc6P4je65l0sprVSkt4wTC11iNcCZcfT2ssiY9J3RD9rFCoRpujGc2jfTqYrrDKcmdmyePQbdANcPdYHzwr/ebamewVkMnJO55yWp724azpUYH0ak1g4MDl81oUHEo5jyO+MePykQX5HxYr0cp4HYCE/MZDDTXS/W24YiVlVmJ/FX6vVdpQE1o/zPr3IPs4nzEMoa34W21eIgGh1ydFdt2szHyF3yO9+hgOzmsXv0AZ9zpSR70SrRsKHm+OjVfHmouDXo7GOiawKGp7vT5HDc9O4Kf/52/MHi3P8vVTWydhmNW6vS91QOB2ymHxAgXwuMRtwSE+rlUEyDVOt72CQllVkARjQIcRNQZxTVQOxC8/hwMep/U6D/lPG1V6uWUQNQjYAqfFdP8NDkwShEm3BQjjEd/W3YFmxYLpcaDov3DmV5iNIvHt3Kz001lljrXOesc7CrZAs3rZklvJYT/RxearH9k/cPBcleNPQSbtdvAFrDf/gHhnL6UgTYYDpZ0sidTx0jUsosZ2zGMGwTpyw5x4S8jnw7oAjfg5oU+7tfxdBXLHuzxZ5EIjW/1jbDwRAo4IXv/pyjKWs9ethbVBxLhMjYf1SDGndIhQRmsqNxS4gzSYBN65eaYuLy3aSA0xkvsHzbXKuIZ4+Ow3Bdqe04r8irQoTYVtIxLHj/o2k9iN/OuH3ztHfoidOAMFzhqjGLrM6KN+Eet9TIAfv0ZzfLsQWwdu42Yu+RpaGsYdNZnWTcmx6BVqkeQxl4CtI5W57Axna3M8aCUPSmPNJ/upJEDmGXX6renrh2peaVg8HZ7kPUosl1UtfVA+dbTX7bZYnBnlwyZoGb36yAb7TSwuMRsQnErLvWwpSn01lKXQzGpbRuGHHSUVihxheF3rx35672VOGqXM5Sa5WmQEHOIOfOIjpPD4ONQmPgCLvWA9l1Q47DTmL4rqog2eze+jhapF1H2+5nL0p72bC12exW+VubBD/ER5ocwLsad4xOR03K3OLRTe+jxlzP3QRogq6qf1+G7pmrfFtSOqPtB7u7ed+69lLA/kmw+YMdym0LIe5ebuZ1i5mRVndS0B3mYUlJqSbQ1CALmiJvBp4u2FQsKj0w/Iq0mTkC1Gluf499wA9LvEsfv+hs1K0dC+Z1PoKHP4X4c7GJcBZbJp+uW3Wijyauh9N10WnGsvtf83HOaG+bLaU1+kL3LFzes3vX2rP5wikvEVcLO7NHVyE3DLjmcF2uizJflRPbVF93WZRRoJ0PopFu30DN/rhenK/H7EOqaOGoHgBwE/4x8YhLfuVA5adHLLP9Tc0RoebjMeBVYZTjLXkT0rIeJh7W5bJ2HahbtgvhR6sSN4pW0DhbT5GzJiYPjvIWQqdxjuEYfNUtkjIWK98ra6oPrORTbydhMwfqTwiad8H7xvPLgGomglE0q56b8Oc4+DhrvTeZr2iKOCZdS1GlLlkQnDk44dT9hzMnbXHGnj2fuIQDm4KEAavOQiLPEDw1wRg4RkGYeKmBNP2TAn3/o4DPxEAJn9FCSLLFDSp6Z8jBaL5nzcVYPcFtVWTsUhsnXe3DY8elHV73kTwZE/eV4l2tIhzQ9OhvCd/Tko3gGrSJZh39QndH+P9kk+pwa9JfsUy0S0Us/OBn6phx+Ip2tzovItQTATK9Tw6XMFTOxxE0sFAI93VY+5Rg7LQNweknOOcqp3RXkeofKQBsLcaGqly671sALHoUcdCXubNeizmvaGyppRLsxpNqw5ALlGxTVM0SwqNmoV9YWKZtGE5/AQLyCe1AXCRMPd3lk+Q5NnWHMyiYcg99hYXzfVNzyapC1y8khxGnZJvHoWV0G/jxxQS+oE0oVZALSsgfEKJ9M/nHWm/9P/nVOx8rvvsSx3W8uCvnNvm+/Sxw/OI//RRzQVmsHRqPJkoUCav1WXLezCEVxfdoS/FVvQsezRlBXwaPDIhyXbXOSSAg75oi5LDEecHnwdzi3Bc5SeTIwmIyswdx6h1+ktj0QsLdnTS3OsOyU6OBnZzaJIrwGKaa46cuc8ubSa2NmoXx5e9ZLC092k8y7Z6vY+wlJOepWDy49uqgUvL/1FeULN5Lmz9yXcbDiX3Jxb1pHeGLWtrdVKJE4/CnEl4FDU5JfHNfB0di2OeOwx9/RuSVQk5ofzvi2lka9iP61RDGOP/61QRRX/0cYDflpn3MBlcjpp+9ZJ3ayydn069mLsGw3BPOngkRxT7n98dmnHvxQQxl3oIdyDhPnLT2L5imEph7zYavCW+PzW9jjZkeh+BU73fyPnW9+B3SwP1eMs5PEd75JI+vYnRrkN7TIzJoUYXIjaw7JIb82LRZmo0p1LSXcIqrXQ7pWsmnPgZNHfAAx9O0CjT2kGOiPsM/2Itfs7nFLt0YZPWVgz7NG5zxzpMY7D9H4KAYHXFplHKv7USb0Rdr/RAVOGuLylxjW8++EEJTt02Hcc2TBx+T6HWjZ3y945m8F7FG1N6lrfxTsd/owm+80WuTq90ap/sZio44Ki5XOHdc5jlh9n2ZtO9VLI2Ju4tdNvZKMUbjqS/jph3Glfx0Yqfk48d6WT+2wQC3vNzHmVihzU5Ih083L9nMWZBFMKECLSej9KnaXPv9aBpjlHWOCPGZei0vp++BQL/u6nTtDZn1zgm3/s9SO+N06QuCUZPHQoFtwc9eN/p/WjUlAUmFpDE5Jav82t67wzTCI5gvum9BEMyuf0Loa1DNCbmHhmwj79587lws/9zsabOTXFnB6167m10Zxaw7Tt3tVkaYi8T5Jmzu9lbzGzrYXT6tlTXlSh9OeppsD4tTs70DtWGdDKks5nhl22cLsnGCiVH3av7098D+chh0ftN4XjtTrifYgxU0MobFY9clk4mjQCtGyaaoj7oHtULYb+47IzkN2Ku7iJBV9vjOND1yXFHc1sct9IZOKPrzv7cFQhlvjpEXlDFc0fdekbgfmlej4cViCkYN3RtYP1woZ+/z+K65aReZh64lQSjcAcUYuvhb+N1G/FEh2v2NLdoF6NcJP39U56mzNOHDSRYfmVjZ/afWe2fewLTcWfmmV7GWL3kVl0V8bAxebow8ZnLZNxolGAFAuRq+dEc19bM+j4SIY4T0K6B77+Aor98rlL7J0h9mc7IeEotke5BO6h3A6nHvskwnX523udvp6sTlR+yVauMPZNOpt5QPhahfGiTjcdL1eQbZlsOsGHx78IyUIpTmbfXhQDkBJF1qzU2OExJ2e5AJYrWZsxGO0wyekZw9UYNCWaTB22rlTyDj+t/cP9jcyTTni8I1e6CvAqva/lx3uRLpKDy77Ek8ZexPd7v8GJgttjlsjIe495aWAZJi3dUutSthL5BWCXkXWbU+pFPlar1F1lnbThuXE1pFeMHLAGDRXf9JQk2Z6G0DLy8gysDpZd/olVdbGGAesQ990nFbQPk3ughhOGuZ4FEW7wfNuPbGqQLNyrcadwLYS4N7sd0Z23h1BwZHSuIb0w0i9TtXY1dINSDMzpGyYHrAK2x7s+vEPPNh3Q+5BkTm/62fnnx3Bc3BZWIph/v53+Ha5hpWDEJnfT1d2B7K/eBBlkx5RoLpfcerHKV6mn/5cxdSj7hxnbN2834DTHM/cHCjUwKZWipM26feYMlQucvnFOXJ5PXR8pInVdzamcnSmLqjDRgaCvF+pHkp0gno38+DXuBLLW6LhBwS+yyeFsm39SDlO3sXEYmffNQX7zzaIjP0vYuuBxJ3VHUq/wpI5CVaDuJyE4QXLFnhDvq/Lvz6GP+NOQmAc9vLllYdz/3qd9wD2j9TAab12yxdbJ2sbGA4voNdgmH023EB6As6AINRrExA++FDCJwMcFbL0t9BN4nEEJyTitR9WFORJWw2Hp1nlhvlJ3G9tIiPWiERUZ/NXAKaonXBetexD4Bqcs+B/BPcaWEcQGIEc9P8p7Wdtn5N8yu3+0o3Jw4FnnRm0fFQAjOWxycYrD/EgWXn4ToIqD6lsnvIQz0IpD7E8ivJpWwSVyk4+aXfl39j9Kb35mON76/hdhJ6I5PuuP7ePP+Upn4k8ZNNxyOfLg4R8lzUjMOnEPx7y2ejjscqjHs89nX4rhJ+vBZ1LGup4yMQpx2OXBzj+GKNYiWEXZlxhtC1KzdtnT7gZa4Vp1n5kSPAxUSg00aSd5XmerBbzuIqdh0ufwde21Kp2WdsKq/xaApUSa9QZIiAvU+68Hxw3YDV0SjwWdQ9yRzXt/mnuzU++1Ykzff0K/dqFWmmGT1gjcJaQjrgRKhEnP4jz/DMIF4nSUaLQ09ny7fvkF6+Zv0IYMRL5Ln/rgvZTNMIhO5Yd2a8WlY7Ao5CF69eznqYp2EW/JvCjyUcYccT1Y0q5+jM4fW4uu83B59IERLjNRI/5qzlIHrCbVUHCeeHpAz5FD/3DriNE8Dic9U87fi6GWjrrQt3NhQp9fO852KrwM6ZJvx5HO4XBGEQnhc2EjTZIlDk3flhOrEyYjqFItDRSOFg1p397uOQS0uC1smbMqYcR5aL4X67fT1w67AkbmBIT6pcoShQfljb7kezNt504uifaUu/KDu6esg8WEzY0LOTsROE74Z52cBpWawjUrpvgLBurt2YrrmlDeH7w0tsERnPmjhoB25wAGHlTssarGa/4edzpn7CbftO5XkgMTszQjyPKebfBOLEUUiSUZjJWCczWzbzqRoR4TPKfuS6+7ginbar12dE8y4tbiYfSyZ48hW3wSrjJpMSfrRpCYFb1QoUhbreAzfnGT2KzS36OaMJjVFzV0AMZD/Ql8rR41eVnPq4lEmEqYXsrngZBzxAeRY77ISaRQV2/d3BJhEicv3tr4ZN+eep8lvsjnHVjMCQ7mwEiiZo8Dw5cj5nK7uZnvZPfzvFONvdYWVwMsxiEK3kMFpfq1vzjzMq3EOa84gn8Ej6aP44HhwWfv1qzAAhMzOlcwC6ieCEktK53yk6Y/FkUImpNA4tm+a+1uJaXe9di2fdFL31QdUSwJ+BzHImn+TiQdyQddcN3wsjFx4vPCeguXsHJ5uZHhnnu1fNhBawIFLu3MIgUvQfWHZlcAvgmxllO3pVTghI4zDI8L0N5D99qXeje2DUoiX+8qqPUikASty96FwxYVdrDQsfSVZYS5TRSShNm57DuvRWgVQ8Ri1miFAp+ubLPhVSH7/XYZVe7S60+UmUVSmVjvX5Hv3pJqYd8QGQfCXJySdnQAId04ilbRKIs/gpyO36MUCSir7Tvj6MLTqy3SR+rpAgxtCTLfIj0yCld0iZTpC6jipzjKqfRCRSQn6AhALhmMa9RbDmsl8KUCn2Z1va6L2NNAOKBummypxjD3xpAIZn5ANw/jXb89jTptjDBLumFPiZXjF6W8K3OBBt/Gj0UenLSyFJ1RTR+2aTgtnV5XV4pJ7SuABZDmtVmUHK0PTBzaLIFITVHmWxQ16A5+pUMtcwU6SYWpdLDCG0iJdnOKUmEaS+GXOYuQfsaOluU4XHuwzZIVgk2Fz9EXEKWy4qYgFPeHJAaQpAqnzLh5mIrMGwIqBGh3KfZKJFll5gBMc41Z8fU0IOU3NGjLadk7/LYdnC7jroiNCGLuty7/aY4u5MNKncn9M2XcyQKvLBQ6yLK1hNxqqh6+Kot0r4By5LBZqI8KsXPipZ2geBUnNZ2NL49R8LkWlHsM7yspbY2bGGdpQh1CvI2Mw33k0Kq5huXarYwP3izf+aHg/EwbeccDqa6PR0QICxLhA0MliET2S9gjMH7xU3vL/85zsNrjKI+x+1Y1rvQcga6HxRygnq5fceU0GaE5Mb5CbmDQjAHqwNb6JxDkv3KOlXJSGYBbzpIWCR/ZoN128pBOwv6g16xiBZhKZ+ORZ/HCJ6273jpsi8FWg2iVbrl99urM2brdVMYgoPuCjoWr6i/uh7Iq+eL/ESMg7tsOm/v8V58dY8d5dBw9OqeFHM+R3jwiwNSKuthVlYuSBX+7VjidQXV5Z3/XrsSk06POnIjX/lV4x1UiTcTdYnBhbHOw4/ye7p1qQTnnyZRop49Hx5ILXrLBX8Kyoj1bPskAHvy2N+eerGSZJPY/0TzAMBlgmgNRTnejRyi7Qxg44Jz9ULipSNuxBBNPc/z8yTmfRTH/ZAz/kQerIeizHG8Dkmn4kAcmrdc+4wk8ykYHBoRvIZi5DZ6hiRjDC9DfgYp9Y8kjrW9Y5BJCojVUSkpQm+JAh4tfwlXodPZ8axIJtZFuX0qsiDi1LqvH1cOO4UWWjKkseXUpM9dp7qH3riG9gjKpezDGPklra4ckqHia97guE5TRJ+pCWy/K3FlYV9xg+VQyW2/6fxVbJWrvpczlCPD07MhPTT+SdvoH+I64FdhUzaOc1eOvJUpqBNS4RXea+78YCIKUUMXBcd9t9ckQxgvRGm/gfWhbG4J3aH6bVMI8lr6P0FHowgdmil/oPZ9U20WWKhMspdQPhXS32nCokBzQcAPWWqmwHnL5Nc0ahi6Q6l8QOJQJi+ANZT95mk6LF/Dap5lmak64lV4nrR5lKcZvdHol/08lAuNn0Q6VZdBiPia3zoBne8NDJymuPCMK7urfGD0FJYVPvis9ymf3EbzqKex0PDaVYgwY69rPlT3HYWcNP0yTSVbGff1mx8aSJI8jgQkyRQF/pED3tk+wB+JDVUF7hG0T0pDRENmFXdrh/l7Vd5lJ3v8F2rM+OeIuy/Q0qm8oZNpNPmtFUAAzt+eePM81ndeI6GCNAMOX5ZhyJfwyIb+UZjFRvsR1SVRqUeir/aJ3rol2hMe/8TiTam6IuAf7eCXU2F6dpkKtsfH2zHVNSnkGpo/TT+6jqT5qChFzRUmmiHEpDHyKU+E1dFMG/1QXFQxsdh04kA6ynbUj5WjvwS5qjd6t284KuzaarYj+vMLk22L6k5w8dIAdvQXQVvC/vODYj6a2hDUrkSG+SNbtI2WI+eGE3NLu/XihntRqkZiofAiG6JGQklJNdZ6YrO/JcLZqN2wn5fXA+9+K9TiUJzINfIfduVtGIj3vWXfr9aLyZSZdx9je+HdqKtbdub1ZRvrPM9uqBoZTsaRaRTntSFm1Kg4b8Lv9sCqjG5JsDLKZ5bpBf3OGHcyyrIMzeOm2/1h5fZIp5ytTKuaPcdK1kKcYagWVVyyBoIeG5JFl+aO1HaIcNikVRPGULshOY3Hd60Jz0ypsNzdxJyT9Xumi5LTM5Af52fQOGrlOcxJP0m88uWqH60rRg6UqdeG5CTFqSuvNUkRDWg05L9Ln2a3hFvdvQru5S88XMh/9+0HXE0uKiByUhs5aZ+4zoLyqdxSeQddQoOWCcGpbzs9gvygYzwvuWKCy6TQap75ylG2purSkr++t7HeLEmseAGt+SqSAFpYQqLU59Sr6ZSgoBRv/KgjPZWdX+XFnImgXtNejo4kdUITKSceiTDYukdurW6XnXBSRxmScdvdAy4k4y0EFqRW4tyJ/4lF1jXG0Zc5Bdl2vjWOSe2xvBpdel1GakpZZ9bMoLhWpHcPCbVuFsUv4Xg3rg83GDTDHPpDcIvzQ6t+2c4Eb0hYl2n1IU2DGZLK7AcTksVjK7tRihsp0MQbxa7RZeU0HIsydxnInU8OeVxVotisqMZ0I9yuck6kn2STg013loTuFmf5jx4bBytSnajBHwcnUs3ZQjZ5GbS+0mSBQbXE5B28hKRiGGwIhRIO1D5Z6cKPXJ+pYUCPKhFvW2K5kIbVkrW2oiJS2PhpbUWHZEIiycu/53QsAQPUSEFpE+s2FnpVSWzcInlpEWB4yUJ6y0rBDNJWqWzA3rAyB9cE9RK6OMOlqdu6tONHqINWpabUptyP10RDvDc1S9o81lpWP3qRdBYbmUh+WluCrxD4j8xrQicEkHqh+YgK4+J+POfvBA/lHimiky9iE/b+8wCT6snxn8dkyaTkpPXzs7ErXKTnp06t+7tu28VpMYqjJwU56/PlKO3gpAxCQv/fWeUqWNMPdyQOuWZmh6mn1ZzI3S4DCtv5gVc/GKptBXIfemhpq5hBzYUXLIRHKLHJDaQetqvJOwNshQvApWr4cwezk++S8K0aKlLFIMxGKbF9HCpyrE+fNEIboUmQcPFtzr0rCy8FkUkGjpN4OUF57On0KFToCP06bcRy0q4IYSaKZ9YitqThUW8AgADVP6a6kA/+JBPZSeYq8OM7yQ3YpKsASJO8+EyydzM3FJNEsyJoGZO13yE5pBBBhi8ndEFkRGJfyOyorITosUkNkh9wiDnJ6DT5s+mtIXHcG5/xjgQen7JRtKSJc7UPxM5oQcJpeROUpFF+LH2LBHKUi87tqCydql5eyuFOBhrHz0+Y/tzELQv+vm7teDbOl+7w4ginJa9TceAsveI9Fh77+MDTdKI+9VBSvdDhio6Ape9N74iZDQL7p7Ie6t2T6wkcbc/Zo5xOHCtjSxhnw0ucNf4CrviLjXUm/1ecR37F+fAVZ/F/+ZHYhOWJU2NJwhxYBps4PveOXVcCwmniyP12ly3FDsVKeCtHnM0SZ1jM9MJAF16C+I2H/2FBCflWS77lGLcYVbtBoBX47M/Em5NFFIeJE95Q4ObN3tl9ov3dh7FsdGFuKi4b/XfWGnOnOlEfVrDyFz5oicjFAcirMa2//wz4EInMv6tABVfG3t66rMsNZ2ge/ggeId7ibT20SDd/au0tLszXz6HCsnLAjEH+yeKIt546lJqA/i/oPuo+pOY9WN3nJo7kpwivqHnJ2a0OGki/ypHl3lS3Ltuymy/LqKXxwe1kn0Ju55uE440k7Pa1ETDgQFW9LLzPlgopeyo7DvzDObSasnXqZKMRKkiIO+BRclm14nf00lW3uabhGa9iYErTpLXXovnufLt5IaVFpvvjwjPJFtE2gADBnjpovEc2Ryads7Js/qGxWxt1kHeFu0zoSttv6leZJNRjoo1q/aLpGYe2cY9ARJSyu4Babz68bnYxJD/RJqABA8rWy6PjBqwJcKh4A9YKZEIdAASYEhiuqNjkNr/tNv6NQRPKz+Fp9cIogKCgqfG3c3rYtyu47kIvAzJdvxnH7SQDIrfzQWd9y6hW/rm28jVXxXjN7yTwqfoL4vJ0JDy3RkOPxJhtJUxkMDK2zTPopRcKWfjZAe3hn0kFmSvl+PgMoMUMuY9qQUzoqBtSOxLgmIpKU2fe2tMM+HcnLZYAZPEP/xZjI1LKH605jkKpuAs28qTa5GAcnFHHoYRxNUzkt/jU4qiUkhuZ0ZIlVrttJAJUKn8ScaxKlTMfIiOdOqIMBRrUNDmbqP+yGHqBPNVqFo3r3hvwIbxLOTWXXPZ70pSI2rZM8rkiTTeHfe/mfxvh1yb3hR35ef1ZSUTiQ287fcQhOBW7JZz5LoEK9YZwnqxt9AbK0rVs3E1tp0czFJd2+sXyuJyPHkbr96ybkxNmuEwALGp9xaelTB89BiceVMlpyVIHe37LpXfChirsgBdJVGUfvUSVZUStS9qA7uxVjEeqNEyq5LAyiMbq4GgffEa2upNT+mjjIzwb0kNx2k8iziNAWZ6tBMvVPYrQVkC378vZY8leXHpmDFNVajr/Wqb3SaDyQ/qYpCmsLPUbixvwgFzj4nac6aXkRDlfpp6vrfRRTG1A3ehR29zkwviqypyrsj2QU/ob4qKT+8iaInAMiZsqAbZHS4vWrMy6+FmAH6RVYTewmD2C+eVL12/SiApYu0cY8EM3JiZ9YTBT0QGEcX4GRuxPwtuv4D82ByB/rB8cR6c+/G70+1o2LIJqI8mj3IqIAcs3NC9D/bi0atAhIPxaR6iVcwldY6Uc9DwVNX5sxJO/h3Yx/pyos0NvwoKYv1dN5ZxCnUEOx4+kMJmGlnMrqL5fgkhgWmr0b0LyyrvmBLTlrMjTZ7dhuiig/UUwe0bRmVl1ic7EGgUSpTFqHu/j1oS+Xw1aLa9oL+yg5Gbl/yFlmPdoIcht4c9JcMiya/3lUSOOnf+JEx9QFwlxs7FC6O5oy/JXdc22BAUZKhrRmLV9RASakX3vbTRuDloKuMU7YrrYLYOK6vDCMquJ4Y8rAhDyOuX0Mo0wbIO3ki+S68NWdJUT5Vk+q1lwjpcwzloqbyIvYrNQSJdbkn7wm1p8amC9hgxfona/UBUNrTXqFp7woBbWLpoNI9IRN00R3S/hLfZMaYWXO1qoohlxxTXETlE6VcN3XR0mek54mGfDS/zI0sLgpud0pGCZT3Wkc36oaT0NziCO8OHYPA5KVdXETcRhR5GdJ8RqqSkB9iqOpj6Z0KWba05naDeawwWx5Dh5KuHZpblkwUNTLOTfVfxhrc1LmrMTvG8N7qlznRseU6amFwunl74d7+8Jce2acXggwaNYBSxpAa0re3w+e3braLp66ANYlnZdW27aKKG09yKjG9K4vCsmbWJH50CBkwGsPpzUyRnOxitX9GzNpbxp66ZILo65tK0gwz3vaRyufh0ncIFpxLHMRbcUyWbpHxZIG8Tnv/oN0JorosoRnEMvKLpsllByDmPwzjzmQz3bOSGbgwkPOETWW7wV4gqx6p3E5fnKmnSFQrrofN6I8UHAQGTeDfAjxctN7L9QKEOrTQ69QOFoilRH8QoiH49eGbPrn1hiMMbrORbCxcM0zEbnwMd2eYRBDk06+90ufV2iteus4p77+nWTFptzeUtejLoYCeb0Wo+5gkbVdOICe3SqPQlaPpMV7UcVgPJXnWwSQL6qVyJivTbu2OdI5B6RrGoPVc95LB+5+T+RZNJX3y6YW7cmME79bW1MCmvC6WMuOr8wtThGvySL3FDerdvAmN2F7Qehknb+idVzf6HRxgbkm4f72Dy+7ZEBeHGhLHbV02kuL/WjVawYhMMNNUcgXPOhWBT+W6bHDOCfPAfkW2jPj6MljESyi7vmjfbmRw9YD51mZyELzGaNJsOVgADzEcVO2tyw/coxS47l7qjN3CoCDbQsrPlD8NzQcVZoJ/q9PvRJfP2VOKhVLBikuP1GKXnK0wcvCV9RrUL1a1bQ+bOXFQTb9acjpTMoVoCg4+Jzw/L7sutdrzHEQn1188zGI75Vp5ufR5wzY5s+sinKU3RBOMKU53mPRSKPQzo8NHGvE7tAihhYwiLGCFIClRVDFEbscr6aJcahEBbnqwn03Ow2isGW2rVE35R5MtTgi3W6O5MztjGD4fx8hN1dLNtTlB4mcRl54xJQTjzzgrbWTWr9EakXnby1Qaewd/3dd/q5j+ynv/vU47fsBfqDN4yKf6AxwJfXLrCr2noRoFKeUDnrt8b558ClvlUdt2Eb/tZ9jMBsmCXZvlRF1UmV+p0aPxHiwcqpOqAaFqESiQE0ZIUthYWwCd8TAxV0fwXtheTyQO1rB4jigsJ72kwsdYsjmXOwOYpxN7AYwf8X/N+vZ84d/c5pjq2QPA49Xx2TX9YSoz3aFr7OF0zObowRN43T3t+ENxN8M978+hx8/q77fC6834cK0t9XLPd8hUgxI/5WhAtBLOwCfNIuovFiu9egFebHUhicKJS88FwljunZ2z4a1EHwhcm359YPlUe0K2Op852IES+JzTDWkJEo7qe2kZt0JY7RML+LEyNc4g2vOGUlo6MM58PcElgkCo25gjVkyABcWP1phyP8Gd0HEHyBK74ngCO2Q8gJBLZ/B07Ecg045UrwxPQV9Izn8zaWwyR5AJxhsnrMhgEQ1sTZO7MctlNp3Jw5sIjg8K5lMzq0dp7b2tCqU6cbgeShe1Ap9GdDWwEKuPQyeH+BGAupzpCKlBBbieWC0ZgVUxfFiUVB4Az7MN8R/mng9mZa8s+5Dl3Mb1nW+S5D7YrATsoEaXd2todCFKdjFkschmMmexxlY5LPBZOxy4Go323MPFrkJxtAve/OMO7btCa21lXKrABtQd1FsPYBujcqLXWYbBtF8LF9vT+SyMKOx7EhEneu/0xBVOpk5vxFcFd0wQ+HsThDUOdguWgW44507PdnmnoA8QOo1C2DSn2iVKX+uhkxZRAeYwjCdHr9GDzJKNpNFtgPdKqKmzjIuRbL5FyOhuXuLs01chqD51iEQcJuzH6Lg2ZsOcCOzcmm3YYEtHqqpNxygsnAGpMuhNEydmJypkSF4yY/kpmuxQEz1qqbjSLKsRBEhRVXO1HXIztaHCRjG/VXGM6qHLdQ/II4VMYkWzYmxqQTYfCLSZ5ENItJ7jjGxIKM+cgUk6760SPmMs/O6wR//z0NSp9712puq53D5dxcD8yKr4Gd/KgMk7j+inFKBIbpDHGAhSUy2wfB+Euaj0TmTQIULM1ob5bDIYrTGoOtK696Uoz0tWaDbKhZFWUCFuw4PSL7bpwJAUG+3kOn/d7B+uOKKf0n904UvnYeH3nN0T/1To7nSXT6z8fj8mOE1sfUqdJzV7w/OnHubi+XLARNZDgQrvqnQVuTDWvDA5rBlfNngicsbo45Np0R3oZtLGcu1RmSMekVkZt808menETt0XGgP9u45ntDxn6jz3gSvL8onomcgbYIO/ou0dZwxNmfhdYvPFpOar2DIE6/VDhhqS7Eoe4l2zFXOpKNa6/8D2+sFD/ItpZAcJZE0JYXMlv2qG3eRLqsd05eOz4uykZExDUNMVVEVEjlpI4HxVsVrVttMSfaVbbIXMmG7JaF1C0P8rbeLzRMUbn1PmFeHZpbyL+kD7y24oDaMqMGWV8S2nwWSfks78ew5o/NyZbDX3Fnp/xFEU/tkRUHUOVawKRBUVH2V5koqpNpwn3L9OE40Lckfhqcuc74YbcVsX6eKJU426rx89GhqU3Z76wZ8VMcYNTqZEs9SUJi+iXDlElQ4/CdQpS5oyJB5lEQFlMWaiU1vHIEJcocodCX8g5Ry8T5rohMnxLFv4Rwij5xLYWGzf5v5GAYndZOSXMZCC9MoU9DbHHZSdPBfrVGdRKt579hR5I5XdJpdsL8VdQJv2fnowUrPl2JGCy5aYS44ysp7Aw+0akBPvLTf/U3c/y3Lm0ohr1E1e3VYaKRyChUEvH49uT5/3xm6e0UHwgRwoX6bEo2hJ6r/2mrAVyBcJ5RSTz9ALnKoVdvY7TItgpN2Y9vK8nZH9NW+c6+tcW/bdxaJfKiMj8bI091ymA6LdXSVJpyOJHiD0V2fHJcvbMXWGf52LeC6AWwlHioPW+ulk5ABHgT4FJvxGeAfF/e3F14cP1e3sxmP1haHf35iwPFahy/yx1WHv38m1MzHQZj36xp1uv569Nq/dtwr3oqzeNTZzvwo8Yq0TKZlgBG1YLo6WQ2TEcE7FRSOFGM8xpD09N/kfz215RoeE22euOsHvwjCP8quBWx4yZ/qblHtxDafFhXydEoLHF42LJzvBmtWG1DvQrft1Xfk6yjRXeVnz9tWv6HDvE2OYpb5tNSWDUQF9h1A+2TVlZxXxtiVNbEqnaJTCeJUa73qnYMrTRxTt9VPeOpkFQ3v9rgRg6XG1q+I2W7jg41VUnusY8m8kX2jVwgU70ds/1WzVOsdF2eX7MfdXn/XbInYpfK+3s82RX1T1Xs3zmeHdMWu/Fa5aEdX14PNlirjkvcFCunihs1lZ86qkp1vMdVqu5HLlXY+qkCpHE8UXWx1yqxpdc4TW1Mek630ceEq+IWWpVomVVT9EWc9mzF4URlM8fxQeX/7deIuwXcqThxvobcbWW4v+n601Z4exq0prx2HqQ3QpZrOrJZQ5ygmOIMXI1i9zuiVSrF6q9qyhLFxh92MYNaAw1/S5OpOPyGf6XSIx8GzSc5iwgjNxo1vdBt1RKJG70VozeHiWvhiyF0mGTV01POuAdjUq6Z1qemFAd946xO3gaSVI1vh5KsxKlDXis0+FJs+RAmhdtHRPHlD6LFSed266i4MHkoRmf6oLt6/6BMCux/3/U5qpNzrZSCJWhdLixJmT990QP8JayTt0rwSTVRxqjgJW7Gt0XPGZy6rT3pxT5OyhOaoxGksIkFz5ogdMqBSC2xafP5o3jSRM5JGHWkKgNcaHHHzkyp7OzIxXbnv7LT74frqc/TLbdmE3b5cTy1DGqnVq57nEZuaqdEQqo1FmUlrh2KiO4jPnPw2Z03QgeE65EkCbAUpnBj5OO1GRE8dk0tMoArh7rfDx7EdVtOjb3mKA2220aMm2YRh0CostiPdymyglqzEEphR6SrEdcxTM8u26Fs40c+QlYNYGZThQ8vyxb1xXYsk791O7YmG2u7FA7Se3eD/UM0mrmcHOcUd7MjyjLOCFtRV+JiY8oP0Kk9/qsiiac/G9vzWI8ZB1N4/QfH42x/Ifqmxq3L4rmpuMUnIP8Fnz2oZBE1RXengnJwTQQsC3fNM4ywIH1ciiA/oq08+2fMFVlaAvUxz+9TckqT1sgvnJFbFiOpeT/K9vWrA4A5q8idNic0rSRlADFWflxYGWeHuUCwsh1A8oswVdjtfhCsqq1eyZcPert2dgMHVf50cA0VIMpv9fokaEqt5NdRFqAJsxL+iHMf/Y8cCEw1ksTBmqFA7LDKnDgaplLZxIm124kjvqnkbyRPn80jjoKpILOfKYJ3qagloe3AaNAsFMGNExzbmjsAgjudUhJmkK3pS5ec0JVCZqDCqjpgl0ClNyxUSfRhiIda43MYRFWA/+q681XGNPFRUpFV1OBHOK8OsVFclSKwgI+uaWto2J+Xfs3Fff5hcUZsMeSaa1QbrWXGCQbIJ1J/kkEX8zbJEPa9OLf0RMQXUhkwMu4JYIh8its2RGINXe7LkEHI6ZoEeQozbdU3Xv6bvt2n1hf4VHEojzS0gH52fOb/zv+UKzBOmvuavxKlC6FPIwze6UgEbwH6ysyXQgL3ar4sReIN3DLiYjN/T9HDqNoO1Esq2HfLC0zzN5zvgnLxLiw9vT35545S9fivuHJiQTBfGRzIeSaY98tN3+OoVp1NLRTUFzTjt+XUUqgUy2kKt+/M0Ij7IlAZzyKmqz9/M7ge8hGXwvZScIal/HAD+yqPQZ5b1GK+mw5uMuBWf2hg+b3HjwIs3OC4nAfWcElG/VyJC446cmBf2dRxMF+xjX08x2cDa5uHsCCVZxtMtH7WNdKddg/CIXc0XEvJ/JMQYVyjR7N+cFk6uFIRlH3saA7XIobmn6xNfdTYw+oIMCwC9TFdni6ys1tsEoltCLUdLEg4XZjFjIw9xYjYPEp0Yq1ZNkNyz/qnnerY85W5rBRvDp798IoVdTmOQaxtVmA1IY1E9wE2LEumFPovlFOdLP4887HSkywKLhtwqkk8awSiD7u6/D9RuJsMLyipJsDnwqD9yw/uJrD1FhKfqTH5ROpz4dh17Ui69GRzsxOL/7T1JrAoT0w8YwJLZNPHl892Irq0Nmd82atIEXhyRJsGDafsLugrezOaFRHSIZgDd6qwF3/vBOMRtKkPkvJgshXa123oa8n7UQv2XWkTxqsNkBLnJUPitz/PbX8vlFRMuy7WiaSGg9mrmxEvv02A9kMc8xkH1VYa9/74wxSHxdb4YK81ElhrjQG2Wl1gqTVG2Glx9By5lTXnXbebHqP9S9AfkFojA5zWqMCf1RPcWbUjcVT8tlz+oURy4ed7tLkauqM/qye6s3qiN6s7OrNGgb4sCbGs4/TACfnFndJO6VQ66++ge5DLCk+ztkw3DpylreH/J/17xCyHZBaOsaMDZlZNNcjCLyBnoVlqEuVOVgM4p8KKLy/2oqwasCpFeRo1uS49zuLZjIjKhdGsIKHEUJbC4YZNVtM8iVeJHlvVWIiiblyk2pF29EbPewcsgtoT1x7EPyL6oZ8xa8pD2TchCvtNXtGORwsf6/GMDXLuc4Jr3G9EMucSMLRsTEp0JxaiSjSXMo1CziaycsH1kWcnBwd+s12qlJQ1YqbDLHboXkFRXlVqqSqRJkHC8/uRt2j9d30LNxdlnYqT58Hfz85DSVtD8uMXztyr9Jjgeoo7EvdFbR3AWyYWWjo4pNXk8eJW5n/mUkofOgwJm3urc49I3vdR6V3DG0812bYIOUacZh13SuN+059tKrHDo4hpXdp0a+9Vk0Wslk5ztDt9lAghpPmRwL/+XvTiFN2WrU9mUphntE5yZgF1ruJco5Av1auEoyK7If0jxSgL7Ya7aa1DKBfGXXHjHMhvPm+DsIs9D+iOpTYNzq+QydRUv+3HrtdbD9r1Rq7azM9RgdcrNIf5rXuTBU4v50aTvY2EV1BgC/AuitSDK9qgqlz4LlT9VYp2gN/LIKjrZd6KrhwTZNy7hNJ4J/U5rMxiVV4Mv55NOJmNQIUJ496NpvMzw1EZzZ+lyJBsEjtePJJJle3HobvVMoLnzGiNo0JQf/zhyhFiqsp0/Kj0Uqm2sZ1HZHsNhdZx9n4oboJkbiHxFQ9f6A1OMFrvTmI5TWtTq2pphsBsLIbsSLbM/msTixVejVA87Qh3b/eajXtH/930qO2QcnVBO3a168J0hbhxOImt7petof0owsR41gXOxB5Nv/9zrImBw4U4MZBEcCcGUqdmE2y9f5e11vYSmCwSBvLAVynmGysaw+H6BfafRQEIFMMsuqs84UOjmLkJODEp5ib1a+Y/B3NiIXX967AR+4C09Z5Vif+YRG9l/tt4EquycFrFtHnbpa1UdkzUiMqkI32xvWdEV3USU5TErlH29OxXnHz7vzIuWxzuJZ0xylr7IFGPw16keMUoUbdu2T3t6Cly6h3H+liQ0W9ABn70jVkccayNWaw2XsZM0jj0xewfceyI9fotUnPEXArOdRzRYfmMYrJLZcK9tAwztVvNypitPY1r7bxGdfbINuyHUth2v5ZDK9itkkR6IZ/GwHnNX6CEuKbGqWJ8SFAcIpad21MK9nSzflo/9yUqd4GfhZjYwXbCj8xGp+whbQb4y9L3NT80w66QXz5qdle+18F0t5EMx0h7xXrWRqG1FZUXz3LGoRWms8dBFCZbLXjziNnNvoZdjK+tPvj/cttapigJwgT0l7ZZy1TQdDvo2Jobd7kvir8MaidIv+x3PxC/gkwSdV+Dwfch40bb5w+iAo3aON2UBnItfykLwF8RXoYF82yMXsRONDUWoOJBpKwU9mIq1iGBvV4Mk62uhDTrOBtTiWm69uncDtD/wknsUH7q7bBEcfB9lNzKMtwiBi8TAh7LeLk1D1MHTbzNAEgkiGZ0XfMemfL2uftWEIdImP8lHe1gzRVzfVjbDjyYqxYefVk1PnYcFmExRhvuYJgtO0gaCa7BHAtrm1jWnBEw66vBBW+5VqTDOAzCdEY/1MHkzq8HTISJcvrDhdrm8Q3djzCnFYFCWJDLPsH2QxrMgi+YZwOLoxCMM/uztcl3NWIZVCR8XdN+w7WnEI1PX6rCrm2xID8nriZGvw6jx5E4yL/aIaj3Xv1Uja3K9nZr0n5gfIl9w0TNsL3vgKDXkTgfXV/JYSMeg49yGiL3fDNvFdlK9L0a7QL/WCcR2SdI6tZ+jCg+v2LY9psFD237YZx/SS24lZFVwSk84CCuZt9jIlEj2mhmQ8Nf3HzWbPqhA5YXVKi9POLnsYep5brdE2Zgty23orBWnXs1ZxkbUvb5ZGYoP3jhjrraJBA9/y4IrebUenhG9NHJu5E4qNB2UZfm1CUAbgEoZL7DyVIWhlTBAeQ+c5SlpqANQ4oH0bdadi2gCioa1oZqWKO5WUg5X7cZzzRBWfVxIZegFaprQTU1WwlXa2OQrUX818slKocTE2I66Vv4qjKWmm7KTLuEGS9cMXme+xgomlUrnnRFf1g9TDSmj0v9dj2eXnIZfGWEV7jgVqBnYQRnsuX+0NGY3jEDFDQvDrGgVdGp63OhwdAgWA0COudk+R7ffCxpj/+yemHfBytu++55wRzY3VfGUZG6WJ16vCARSxjfEKmUNDcuVG6GFLjdpK+NSNt6JCSqfSr8Zc+b3STbzB8JZfpL1x2hh8QlfYptGF0xDCbAx1QiG79jfTA51lj808t+KKvmis95T0GY5HmBzfCr05HRnqhzZsNin5LE76NH2XrFZCTh1X159uX75N4Ym/dokfTfpp/vqADOWbzq9mMR0d6SS1sFiGN84jE6Q3/scasip363/4ay3FrUXkz6MXsbNvevosSbgLz73umc4mikSGfkYYVFSOFnO4saNtEa40tC18vjvo/oIZEPJ2YZZZdnmtmYHyhm3H67053/uxac5KC7zMdpPO/zc0g8lBnE6bAmOwUqxyC3Ah2PZGDxfZk+JKFGNtfvzs2ctHuZQpfZJmTINKNS3JBqCVOLEFJrjSd6w9XcXN7rArEqjIVijAMzG1q4RLCRRY2QlvSERbqu/mv8EeySbxIzfxRVGV0BtHMcVl/ENB801eCJ8gb4YGUWSHDZQCvsorQawVeUnaHCS6wIOlEbxdai4LKArZF0ntRwK5AT4wzV6UpSQK+str/nxn9WVXA+iFTBAu3c5BwRlWLiULI6aI6Bs3kidYQ2868Omnoq39sNrkdlP7ElCbPOglvINQKtx8JBVF4sWT1l4uBZJ425HOdAN8zOsxrxidKwtFjNlzU5eP6NO0Vi7+XCNSpGGbRa0n5Pmi3x7aZDM5B61hSb0lqB3jyzYjtrrMV1GKNEyJRTShuAdSaHu9F1Vs3EQU5Qq/Z+LbdNJv6QA9h2XdXheyPIRTS1atRZ8DmcP2t8zt6hCLBAS4xA6EQH2oxsRksNcVa3sAt213VBosScBHjUXaDuwa4wMPxDBo3xmZNcsU+1/TSp1/ZuVaq67FcSLkdHFJFLK5vnRaedqmPG+9lEzI/IY5TTJ5054GUwDoZZdIkl1Yet5MGWTnuG45xMks/NzYltE6HD5Qb3q7yx1D4oU1uiCclba8CwG6O5tjiZ1fv6YdghVhYL5cXBjvFktlB/TFOME/YoP/GvgU7VVzwV/a9f7WAT2SgU1655DWKER0mrpm/58bg2FzSuKmDjQDUWXvYB9Jo87wqFZfGgq56qhUIs7cQt+JEQPNn+4McjW4iJ9ttnLJ+T4GkT59HChKu2UR8X+3fIRleeuHe1mSW+sD6Z5yppQKMncNqSMdMmzASYfYoZOKysXmbTUri0qlAhYiU7FTfLYHwvVQNQ7Qe6E17blEIJzLmJ47FNWmamBzZyQhMREWJ/mBmHcdufpwyV0lQXfELe5vQpeuBYLL8vYYK4AWNPKuyixG+bizAfeG0Rn7Mz/PfR7+zydmzMtEUobbiz+VmcTZkfBSFbizm2HwKOwvFJZXMmCjW2ROMltlvp+jKKARMfx+0oPPsj3g4AO2ZdxCFDIZYBsFob0sfBWKzt7X7Qrx0JvK8dV64SDhu9X08Odg21uJLWYqtPfh9juORH/ZoPzWtup1zFIQUxukbzsGdKDksPftc2cJSPwwv/dEBfdVz6zF46U6dizEjV2CWpEHd43EXRb0w8UOW7W9RTwm1mi1tK9EyJ7MmlTAyZ76hWJGWBfy3FNo39WyNa5Zb+HMbpmK/ZhjOhvEY1oVZuRKNAI1o7Pabwub4AwmvSJIyuVXW9vHRTEnujglGxmsCMMQvMssi9PJHi/iG3RIBH3bhgK1WV+jW2k3alIHe8/KmCffR4/TCJayF+bUe3iNGmf0VmU6KqkFTbzL05+4iNB01G96bOx7UOzWz+JQdMPPbpILTZ7FogZaGZLcSapDzoKLjYgt6J5rMp6cw3fN1NphM5FsGpnNplTB7pElJmQTodhx9b/ksccGzsG1fjbhNJDG6ekb2LFVMvZDyMNbb4Cmm6RxrMxQkYUVbKzN8DXzbW2KJcNp7Yunu6H0Fs+ZOIY4Ytg8t58IqDdq3/MvhhuhZi5mG9Z8vveP/9MA6std7T8ANszWXmzrasuFw6jJLYHjflZIserFRY6oZvvTGl29G4Y3jO4zXRZ9wy8IlvqgkkEpo/OKyATMpb57I4eNhcTPZ8Z/CLeQz/iCN9rdXwCzPouuaOgX0N5pq0s8F+ze1CdumqtjPxD8l4ND/kjIQ//LxH/8MNJTaVNo4Ytphdh1h2GiKnlYghNsntgwqblzjtxNcP2TVJHkDkmnzzIWhtkZLu6bqab2tHWqmwxshiswW5urnAJkZ2YCDk+/5yEKdMpms69M+imjs043zVRT0f3klMhvDozenxz7GSP9qctZWTWhsUbDJtg0iOICoRVWdL1IcyFHE5Ff1rR6SiWHl4YutaT6tU3LFdtlpUyRlRP7PqVdUHtmwRh2xIsiWy4v5b0wX9TqmDDB4KGIfNCNmHv9aU2CeQ9zk/1ZSSaGjHtDOd8q5MWSgYgK+2Zp9VDS73Ba0V50Kj3ckRHJkKo21J7/7ZuAKojd3L/kqOfyNhv1YGVPlFEOM8vPn1R1Db0Q9S8qHYNvbApz9S245+gJWP8zbjRy4G2/JdQKodu0pa/WHMJpDKhhPX2Lub7PcSgp9yg7QRy9bsXNyKhrtmDBXZGKmjD20mfC4fnmsGKtemUPi8nHZ/BK71c9SrzwGX0AYYo2sJLA5INSi4Y91A74mUf0Ubt7vqxgKxacZKdCJTrf/0q0NIgJQ4RzXavf8jMlEkiGyKq7+pFXV2LVthYv+LkD73bnwhbBCsTX3LLZPNZ1Dfk4evDDznxvCEHG3WrxOaCk4w3ubOEBgVM6hS/5xFlnlGDh5Ym2kIXJNffoCtSWIbP2uSKAaPNcnghryaW4sBqRhWq50utzCzPtZtAX1P4E6cNEV0UK4q8NVkqxvPs7BxzY4MmsxD1ob/rST2NT6lvp7a71XoQ6Ip5ObMMpfELxehrF277+1cSQtASwdGYSmFN+3BOiAoJhQq2miSxnbF31oaRtbKzg4nsaBfVgNzY0Wtn1Espqjzi8rQ6h7ipuhJ2xm0a+Ely6/1dn9krrmBtzae4vinxfFCeo28aBtRResbCLM/8yTTMjfE53xatrB+MgrYptRcYA5uTHjCI8ih6IYmgcOWLMmdHypsjZyiLEPC+u1Qs/Y/yFf4R+ywxdyKA4itD1rYojBfmzlw2zCj4kRlKA7rgaSxAbd4A2ZKlozb8SUlaQ+CwUwRTlqXxhrCQPMEfMyWPNNaXTGxfHKgbHJQOdK4jpIUHhix+X+Tv8jPqIjhIVCzOfvSAvFiLqkp93guUtrsZZREe5hGRZd8DKhr6w+pthNYHf1m2lzL15iRQIZ0UByTVL4zJts4j7bOFtHe0e+OSnVbNPWSvPUAWTZ19XUDHlsmetiS0MEmjxSrCL5XIEp5u71umEbT4uoWLypL2wjK6m8fXgy56KJ6S8ZnPkCsdHcsnSe7cM7WBf9s0uHxHzNt3STn9lBIXzkM+TufV37GHQkhZao0woZbq8cw0Q2tfZW8JxKSyHmslZSRoyrI7ZMBkPgO+vLFnlgPZLyFFCvd/2gWn7Wn09HCj2C3KEDdtuuaDkW2IaLSaqUmQobUnFYUNb5M469Wu6LS7EvCkeTqmzsSnD2dy/YIe3Jyqdh7szmciuO0WmcPIkFRiXCQu0eomKY8wbndQm7XEsJp8ifZloNLU53GWInZtP0oKFbwPuBDEf3WU5zfnr8b0OBk0TCvoZ+38iu/o57qO7EBR+qF++DzDNntnmWlZ55h2ANbEMbedgpDBbDPlrpm9iSBsE1da1al1wCtagffyjtTEthnLqJTcy1MS3rUsbNyyGcT7/CTavIMEgPdcfjjsFI/CJWLljhj22+Qn7ZglLJwsBQ4xV0NNiy/rUJsM8ysnXbiaFiyztLGQdNvfkTG5Rs9RMXA2uN/KMbc2puSYIz7y6TN9qHI3xZJywPnsLJ0qMWtwgZs9jbmX7OXseuaoDXY2GCOkz4bh3RccS4CyjiaHdctYEXiqQP2XFsGi+SYGG6LBded6A2h9t6OpMRNXIaJzHIoCPS4DliOy4ZtXBiPceLOss/igvtgKu5K+FUNM3+Z5s7YHT9xESTELXffv/OROA6kuLSfzcHoBkEBEbcTwL1dIXuM4H9I4MFO3M1Qxi77XaHNiyv8B40j0MdHPIzOQTmczYfU3h96N9v8aQne4Wxe8ql6vpWCcLi5CBVcbCHX8FIMBJU8XycKKvYp8B48VMTxEjdY42ShNzbi2A+bcyc3FuJok75/ahUT1ThuYpqmIb6Fgo9qkO0ez0rDcuV37WfmZcn/rErZ87z3xHKcOFQKZ/q2jn42yOMmvkPAJ2yiWIj+JqzdYbUwwIel8evy89cKYT8PM+LYMh0GQEQGmEzxUlkSOZPexYStiLDpF+vkOaZLuQcyv9OaKVVqj4EZb4D/qiyaMUGoJC4LNPaTinUeZbgUzE29+yLm1g8LOrscaGGtIU+b0px7WUyJv1jlZATUpSGbLghNOrQBeBvgaIfsJKzS+VrzOB+xdBnYo3NprFWUcD0vG52rhO6cLc03Kuflu5o1Q0rM26rwFGC07dZjq6c8QlH10Ar3UhsMBkypbQXz7VmUM/9M1+I+zyRt7fOtrE3X8++Gv8fx0w/hwG/Het1CK/zbP129eK5WerZijywN0gfsxp3UOlfWYfqp3cI9Xog8fotO2/fE8VJyBFq7RwYVR+ZHoH7Pz0xN49Op1XvctZV+VmoTn2+T0Q4+9dh/5D+5d1anAU/TZvPp/AjmULxt1GRF30e/SRaNknCN69hv09Bsix/TtPCPftgqEm3VOvFyEi8cI8JHPDqF+Rb+dgTqHAssjp3Nn/gfALiQepa5hspHEKpawuGSSAEpDU03H9mn+RNzQ/MU/3XB0VsjIx+1p/mzCOeSvgrkkZ4f").toString("utf8"));
  }
});

// src/catalog/replacement/rows/google.json
var google_exports = {};
__export(google_exports, {
  default: () => google_default
});
var google_default;
var init_google = __esm({
  "src/catalog/replacement/rows/google.json"() {
    init_groundplan_unpack();
    google_default = JSON.parse(unpack("brotli:Xx0cFkVp7CU1TDc9S3I7GNPWq1QP0OtxYww0zcT+reDcFaezqA05NHybhcQgH4p4P/S/0c6ptcfSOJIk0jrANiZhfUZMN7YUe/ChvzGTRWcvQUT6CGNHHvh+eMRfkNkkqzS8KLrKBeJpg0CrB5eHIOdwnZxvmlux8omgwlPfVOsrSlF1kRuss4wuvNC5V2jqjYRrqsEVwPmlhaip2bUh7YHQyCWWTp8PFB3qd+nMfCjAv83hPL1t6AlCWtAcCXpdPtRworIIRY8HWFrjpzEiEDaH05ph7bVDVwpBc4dKk+gd06ullJb9vZ2k6zzQCvfCiBL2uOQ7gnynvOPecUtxE9HCxXoO5Kumav1XlBqD3HNv5myDbJETsqjW722qLFTRRz///30/9b+UbZyL8vfeN16d+finHX+evdaeY6CqLsYQgUI3gSqMJgmih0QTiKTaSOy9zFy7zAUEgAWoYAWCkJ5EUr8pis/YwLcPfxY7vd/OZ/klpe9M6MLuJLB+LzP/PWv7/SRsS55hZlRAVCHUrjbwz8VQnBlaUfV+O+GeTKX5Nt5V9cp3PWdWIC+hBQigXjMT0/4rT/L2zyq2UzWWgAYvURdPUNsw67/KXH/WSXeqJiCEOAziErLfWo1lz1f2+EdMNlUvMjMiICIiIDaBktpK5TV0ggULslKcX2NWX+56adL9IA0iOkposGF4vjKF+BV+y/nKY+1/sEO/ktfg/CzIyyBWbzmz/fY8z85AUIbL6Q31aserxfrZFQuXZxcJ1fY6bomxA/F3EIHu1WRcwBbFJunWEOtAziIJll/GVzZabFt/6S1meO85qlaYfn/r+vSUehpaPm9KeWYH+Q4ypVjcI1PKu1Nw2tL7hbSP7XDVsSNH47CIvYulTw/0W90+80pcTbVFYgFoM2TXWzivAseAGl4wIXZrb5fqNQVZMtE5xH0uvt7U8lmBNGi6XwG39gRTHeU3oiQT8UwuwZoGPIvm2fpJ8Np6cY92XdlnHbeA2TV1wfcvG2Mik0YmK5uKeRcWv5ONlwH92R2pytkxNZT03YHG24bKKhDwliDOX1dw6rK9qKTfKaajoM6KZ8unGcC/AHDesEauIVib0Z3K469mcEIKG/j5ib+R6bOZ6bKp6XEwdXEQ4B0E9/EZgcTX9/bJ6ikdhdi7pVB8PJahPagpysfCxo/06+UXrQe4jU7JEsU24BM3STjVC30Fw4uA0T8qAN5C5265yiswXwoGyRbF+0WivJ62hEixBrfWqXzlsA+tF6deoQoQ5Je6Y1MebpjXLqLQ82sSbKOXJSTWcR+Q+UfFjzF1LHPoVtA8jZ6Z17u8ou94FO7BaqcA1Qi04MSedEx+5THiuz1QUJ9rosmthVxHelImvljp112qt/HkXd+0rsSisq9gpbDLWW8u50p83basgmuf0PO5re0K8kRVXt+GQZyDkIlSHx+Np5W4XzbotnYrtA+r8XyORuTG6vWLZHeTlzvLmzPJd0l20vAkO63ir2vvbEbaAsl6wXiQW3voC/Zm9xO7awf0+SsZc474nkSRjSMdpV5y7LXnBmS59voeSXwdXXnytAVXKcrnJjpGfBx0DPcaNAyNQSdOUL3KSLMB9VZkhHVtF5UUlxiolbUFQylkwJjNQQzgF8JmExNyhmRJloVsSR0xU/ch92ksOqhyHYiF0VIFdTS8DxBBaaQyly+5E3/Gh2kFu9+CIS0Cislb2OjYi2eM/LM1thlvFIb3C5PIy6o85YJih5ApTmc+UgY59I82PlAoYqLBduJGWyFsFwT5HAPyBdgSeIkCrxuhZYcpHASScvKcW5UVZTVUb3FjxQKko3GQnDTxvt3UBTQMZDxu0TJdZeK1L3n9xXeYY8SZeicWpRn6vlWn6Sl/cqQtICo0hsUMIAbY8SHelbB2XG0F4wCWutGsWU81bGb94N92YK5VIOOPGtMcE9CLjfHiEUfmdOvgi3aB7d2rgigvC+UZnB6D+l1+xNq3BIgZonk3ZqNT7rvGsky/vUhPdGXQf1G7oFx6Wz9oqublKsRL8issIV2gAxBvBMtkMdTdVwg0vIg9rq+oZKErIr542tRcWg4lVsFrOHwCevb8QtAL0/bFYgedwuQVZ7zD3NuiMrBrERsf0/PjA4Dx/fm+cP2Q/1dJqIPGvuBLvz4IQ3Br+JpVOCHtlYOEnXgRC5mTr0PGrrNQYm5iG7PMi7rsbbh0T8LyF4RE2dPfdu857Cre9ohiNO18N53z1kb5oJnGQxoETLZ63SK+DfP4qFqk33HGMHB2CBbnh8ka4N0ov3zvtynNB4Bh2skxccOhBk3t/qftvTp+6pFEgIIyvQKWhOyZu5bBgT7HQrreQwyaW/Lz3c+rw6hK9K61EywTKl4T0zdXBOTP/1r7l2fsZPS1677ABUqbGLOCyeXajEW/vYD2DmgF1P60DK2wAgB7f4zpf5wEBuMKfjKdKC3XDeW9MU2IFaalTIrYlspOeev0a7dZDJIIsxXmt9XttiEZbbapsM0SrxIbqXy+RwnO+Loj3e1BaSUkUSWFsE5z6hsdPJI1BSLmevHDbyOLCq20boWU0ZePcW5iatSYg4ztiKb5P3JkDbA0LfsB66Bg1KKnk+rDd8kcDuI/0EXeFoMr/9HnpJv7OOHZk02dkdYhjiYtJg37LO2IRQK0yesdzBrzP/o8ryu+zZXTLnF7W2lsg471InRURf3Z4gAnVl0AZ3iU61Y0eaouasR1mPP2tYVf4k8McUhVTBcJbjnKHLOlYDz9iOJxQcjg3H2j80dU+cuqrRfXYUzsQnIwX2GcIc/ILVl+mLCSfsfERRgZ/9dxw2+beUTibvLT5UkF1eLWp+ovT3vllnuQHKVQwhMJviu9P8RLll5rIf1vETFJCYo/qpp0orxESlA6tfGWnfj2s3MgxGi6iBGG6vGhl/ns7BA+GxES+GE6iCM9/biHeldy1Y7DWZt0XIHe5fgH+NMaaX3iKXJHmwftOfl0W+xWluiuqfFq57d1M45+fQBLclbpDlV6JOTBcqPLdKzE2cHEXnccpBjuufYQVvicTywGhhLQxT82rTA3gWmINrpqyTQ4/QuA5PGHM7qT//7hDmMSh4xYNaNoVgex6m1hy5JDDhUTblRzYt+HtU5jf94aO/pibsWDuTwG7fMyKGd2gsqVta3HwiTKc8Liq48JgZ5yDy7oMwJ9WMXlhsPQxIyi2jBai8s56C5qO+BZJxeDUMBH/CJsJ6FkmL8WCHSl2YMASjzUhGyzk7dLyyLAF3twdmaGBW1+F1YtEjU4Jwl+EAhfMpC8Tf3ZocF+t4zUpZIRfSjAYSSvYnzzCQjXtEIRDzQYg+DfMAdZoj3KHxJsMxjblml+MroUcQF2A9ahMrk/n8/00jBdhOmlY74g9aWl7KOm2zc9foXdv/lsqW4gzeDN6sM+tKXX5mJ1aIIUNt/lrDDtPUPyUWjcyZ0jKEVr6/Ma2k96qN6del1HrOaxbN64XhD84K70JsxBo3px+hCJ533iKbCOEisrTaGHDVMXlh+JPCtIOWIBry1hBaD82t1yaH/ZbkVkl+AwMZui1e3MpVhesgEX0Q058GfQ2oQMuYj/dGZI2plJ1LYjGByn9gO17Aef2j4+LjwTOq3ns/I/CxMHadw1ZUY9tl0yZzGl1yYrFrKVbRXpOHAMh2H6gBlmbKAd/mq2SUVDCYN0rn9H7vKHUMxmjvymU7uAjW4xWlDF7Lbs+fkihGlMdH8zEBaf9xVTcMXvne6qV7Mtjb6YyjDOki/13nPt2HJ5CJctxVrM2a010w03dVGsKiugmldsgIQCU81aiGdK4JcaPrqFvMwus/j7uLcMpWiuBOLe5wVD3tn5QfBFV0d30SHJLYsFMSXZqSJ7Clk9DUri1DfyHcbD1SwQkdceoPtL0j2627bZ8MuMdDrM9d+fkri1695LEblrMyeRNZjYfZ+HcfqYSkmmB9bFx2SYevaueqcDgwRlpcK8Zao5gY6qRbJAbaYPCV7LyFba+mSRhqPvLR1tacYKWAkpYgn6IOLoNBk0mYUmIHvm+SE/2QPnmVw3JvXe+ePLDMFTQ1Mz8PXv2JufL+A4+zKZ7/zL82Ki6M0Foe+e7kGGVdel4Fjob1JG/fvX4xp1WU19vjzr4ZG0nlnnzctnOvjQfFsglS0ZoF92hjMCZgsKflnmHCZkzh0SpBLZZjbwqGy49PEuyvl536Xis8uXY/nyByE0eJwJWTLl3t4yDNyuQ2/kWfNWjLPC87ntXQlxOcfmA4m9/Ewih5CsfoyoaN8w67+OXs12iVTomXKZrR8b5QzC2jw4+kWj57PjDE+4nMmj27nLiMQhFgav9h7kXugUQM+rZQeBP1r/BpYxZWsXyDnFpAcsMka6MOq2PH4pqOZojOUmGF40o4CeCEqtVxAkchmy4kSWsP13oGB5+gHHLpi3++supO2YIJWWSbUXNmW7tX4SQRqIfz0uGLteBdO9UsPrNh6cTq7is4DPBVPOAN4DMvdnUYntPnnOUV7+DkZ2AWNHmcGE+b6aV+xUd/SkWbrELvV14xghE9EqfRGbg/sNEw/o+rfKYbvHtPuX8srOQvWovJ2eDrN5pkPZF4sSeSU+8KpEPMZmSZKqwCv/76HF8qEA4bKFiI/QQABrutIHbikndPakwYsvC4XCIoVTAIiMK/NBl6S8aUx0zrAeRSc+6QeyCnkIeLFPNu8Q5Gdw2hlYbtS4IHYw+vaXUUrwuENAecQIeOKRQSECqyJnmb8ada22yk3Rgos97x3l8hQ5UtcEz94HxhtSbV6lp6gpOPJZ7CCp6pPEcXLBXm5oZTsPzPlRR4KbGbpdZiZELXpkjPAQgImeIJPgURUVI4aEwyZUrMloex3Hznni1krm7g/f0jL56vocJM+BS43dI/uMRengTEPJstfgAWF02xC46kNBPl4O6rHBPAw+CnxYp8mEew+IPQTo1AwsL9kZaqYPYBQ2B+kuo7ltegnMIc/aKnWrEPH3NiRXwew7A4KzKlxFuuzUQxbmRw+9mD6C6tUZeqKKfLoDEFhYSfU9BZMHKsbyEho1P/3KtIo9e27Kf5KXSg/uwXeeO8PCk0yM3H4+qfWekUtz8Qkirwh0dQh0KTLfpHw88+AhCWG4E5CjV2A+0lszm7cWl7cG5aAYL0CpBWCsD/7yfD4+VJxld6VGFWHSeyL28mXv+APDCiRPFT6C4DNC8CCAnD5YMl0rTPBW+ZzCXulAm6rlbLgqjnpgEpGCPxnYEpIfLIaORxRuqIdRoquaAc9i3k3rPGnq8ukva7E8fA/r8Et5bB9qMekxpsmlxrbk+NdpI1G6Ppm6Saxs0tqvJTF2qvxAyI7LP5gystLvtiFY8yFPkXDfaPRqbwZs54QVOLZtOXEFVlGBIoPcFyFiSpEs4nFhg/ZS0Z6gr7Q667/Y2fxLWYhl3kHMfj+z/FRHbpcS/FYYXw7GxXxkXhkbQVUT7Z7eE773FZRC9U7bi5K94c6fve1GtXPhk3TD7WAE4HQwrZ9Ndt/7toD/ZY4L2px1Y7un3W8VPwA/fU46oWchz1hJfh5+8+6kih5buCc7PnVx2FZSGIDcKrIwckWW4kcI/IkBzB82r/i1st8SV6LLFn/htq30ynnRANLk5l2bnJxFxNDxsrtwJe8EeprgZjLmARpF+isRp0OQrAgYRNHiNexbibLErQKaxWUWt3EYnw0QlKkj7qlm8ROyEVHiQsysKssi1spEQzwuh+8ABGsDNXbeVIhFVubn2ZQC5graiheYjbPi/96LMeqljPpzpn++ZKT/iyM0a8URRgbBID6ccXk/a6yoRzj6lEG38/FkrBh1GnrOluOZroH4BQp9kfstl9r4QM8YAploarcd6z208cUlBb3T1FL8XMPOfWsB698UWHSN0owgysp+1Wf54AUwmTs4qN33usYOduaKhv9inc4/Y03C8s5WDR47mcVKv9VJp7gZQDbJ3UqDW72Aqe6nXTH4LqE+It4xq7HTeYJHgYuIKS7Mwk91ZV5IvUt3rNymGTs8qanFsnCM9V9Ydd9tdY39AjjsP2PtG88isQ15PslV+JeJ2o5bPILc5OuTBGJrjcVwMHhwQJ4Xe+Exok7YUekatgLOjxVEFJVdoCtWWEv9GROvMYl/t21E/JngxqMYVduXZgu6KLM5LnZcfsaxePlTrR57/TnW9oB5CUXZy9MKRjvB9yLZWV4xjedlCs+yl8KHdp2cvVeqbZSDntZGE4Cf0lj8V5Jm3X/GhJYLKFFYO5KoVbEt1BM6aZrz6FYfX054R+wKYPdjDezO6syRgxT7knKhUVjnbLGorN8CkHSKyRZDoDGGICgl3DXRBA+R5aB8sGLHklpG7D4fnN/c10DF0pTDdmcwSgcZgDaMsOMCBWgqFHhZsm0eLsyc9cUbj31aIcf7UV/UAZsnOGrY6+qIDL3WXqPnrvyn+2a5X1IznoWWcVIO9P20frlANRkOph9w6mjHKBl9wZ6MaVpm4D2ZnSd4r+qzBpD6iTQd0cwI5v3gj3k+TT30n3OQaEpPcl2eEjxiPvrr0dfHuXSkHZ3CVHUB4ja28duVmEGy1+Vy57fZ70YPOAY1RqyVukUwf3H+LBw3NDtosBnguS/3oxAqTJrWcXKvQF41zrDPo7RlIlII79z80GABcS3SOVbkEQ7+EPgZ3iG/+A94wkeUTZI2e0WFw0srTDd8PoyR3l9ypcOF6I2+WBhVLOh1R5x/eMyqSXNtuno0kK/aXwJW7Befokyvx3+Ow3YcJ/c4PpiEpgmqNaYZP26bbf0cBWmv4ClVUdNMuFDghJUZ1IY/fbXSaLpUDXzPNhJL+5LLlhJ2Gbk0oH4by6FgC/nEWDqNLoWs/GARTPrag+gHkjj21H5xMnIeUDNJ03bkS0pyi5S058F682GLWZF7J8k20rdfV20j/MamQfNj5Rb3y+JYfp/RBxJNN28V/KYlrKZqcGOgkP/N4vAWGx3v8i0w72tnZEPZ79qKj4yC2uEKFwfvUUkFPtk7aiiDR4xe0AVFdtddx84Z3W//2gW6hoJ83QQM62iRc0gz3CG9zKlLQZyrnyKPZd7Chr9OjbnWXcmOGhvtMQwknJset3atqMpT2fSgPh5z2Q1b+rPxDqopEjfRG6esn+9dsnKfidxUiTPRDSs5p4fa50em4wQ3M/M74oWmYrWc1MyfP8MX+WKkq04CnYiI5Pmmk+txijMx+nxmyZf0NGbaaF0t4CM5tVS5LOw2pGZLux70s79OultePnZH8KNrEPAK4I+v99pqi2lCh1JOfR/6oY0NBrzfG2EI9Mus/RD2NRg0vpRLCn/Y+uw4AWkxHbrfurunyD7xEYybEWIvHtR7/7+7Ah17nB46mmRS0kuYrhoxMLyuTx0xGhY2oFWdY3WVyTytABsl0w/TlryNkEJvKvDKYN4EnHet5EZg+nFH/kqym1bPrnmZlJgglq6aP76dEidu7fw3NGYuqVHd5m1oqABCVcEGxDGSPkO7pyFzq7il6bh7efm0zMecWSjWYldiL+Ek5cHbV4a6BfmDdqm3HPg8tun6cC2q0CgS/qvvGrefNfbosUCyP1xT5UP84T3Qc66cOiDIPQFV+XxbxxNKIsnG0W8Yy6RN1XOmW12zEqYpjvEdcCUn7ZLEIW8ZLSqaBnk7EC3XwKgtF2WDCQ2Zjj12f5pye1dwA2UwmhaHqkjGjZKk6rrcSf0g9cDp8lRUbKmNo5ur9H2nhFL93LxwqVR7idpbFXDALOO0l4aqaEo3Wlof00qDbAK1OJN4vdkoAt1GMxTZFqMsviLhxBxpZWKJeaRZgcSUc3BfisPbhajFUwlOyGa5682XRHtb1qPQjIqKX0MWfWEz9J15E35hl62GHxvoG5zb/Bsd1f0ct11ejA+RVhpfOIKFrwLn/opGRK8OCV0fwccrtsF/MxmwHqV9VTjGggvPruv+WIFq/6vc4K0qtVSblWdH0CJ4X2GlSKytqLKis5iOkNrIZ2CUuQl4mb6lo+Vr3hCIeG24qU7+9zoow8VREIbu2OHj4OB4di/PRxg2I391cbO23ZUQZYZnMBnFDiyeTZjW6EMZvm20N0r45m1l5EQsIwbL+EDEkg04wdkRJERpnUu8OLkg1lhUm/kaZZKAeCYV0vFOBFgB7QKSD9M/20tghP8ZI6JRzBSReXyLVNX7ZgsPRLiXrh5Xz3t7w7tWuTnFDoXkxBPVklqtgyyIesptqV2y+gzBgo+6bR3RIbr1bOHS2ypI/4ZUTbfXOX8rG+dGke0ZUMFUEYMZcoAxv4m4PIebDcMoE/jyvgKrKRbl8Jv4HB8aDpYvLeFHwXlCSHk6ApNVdQOxnB2Hy6+pcYhtHcbxrBE8xNOIC+sqIO2g0wYp33uFvi1/Xm5agNlG9LaKnhbzpUmzkpxn+bgouGTb9F8brQZVnVQpMvREpuFaY2VtvdIZZIbbLqRQNmb/yd7CE5vtxZqDc1nXpoVu35a9n6P/IiKYOKPqnbPRzCOc/wbaSW+gId8mu6P5ZBr9bgfHiQWI4/WXVGWEY7K/YRyGPSuScYDKywuL++8Zr3JVd7rX3uBhK4k3lrHWRIXkMBFDjByNsfwHcVHyY6Crw4vYrPD5Eq5zijIJIUzX+i2+XSb1GDlpkA5h9HFa28erWmc+dTwSGYXhwS0LzDvrctX2ta7VwWk/wZxGMGqatb4vYIiBe4sfYLiJB5abd7NR8zENcF2PxPEy2q5TRC469psu8xp8bdBJDYOiI+RHCB5Yixwx9gfvHvIf1ysmqIH9sWiyjVm+D1phP9kXHTv0wBsh+uW39HHahfvVy7Ifdb0xOajd6Z4tHthuFivrewbqZiSUkYiFbWyT3VeIm7ZO207aohyh7ZNq7tC9Z4keaekEf1DRRHUeQR/e+3uTyHilcdb7WaT1Lpy9GtMUhgIO+uuIBbI45C2Auw4pRc1cwrtMVTiTjHhWHCmLm3xaMaT1PphnRC6Ni9z+33eGTJ/n+E8oNAb+y6P5CBM7lwMA3PtC8CtuWzPiJuDMwGc5CDuwjEWvKbbibVNAncuUWMRZptUny3NYhiFfJdhehEShn6gnghO9327kszx1sFoRfvLepItfmK5dYR5QtAP12GW/7Y6wNrJTxXRJdqwac6lCy4+91COv65XyB8W8r7DTxPR/oCxg0VdFZilqPkLrPagf1JKTUpf2DTPku0pfBkKFqp4XmMHSASQsF8TMX536c4FeMLKEeiNuuJwnSFv4SJ9JopM2BQV+2X4hDvDm/8T4hPv9XilVO00HSuXlx50dbGx/hJiTdS4SVMasjnehUvvEe8NGumGfDwP9H8bvcfIb+eDibFYj8dQ51jB9h8PX4E/NuZ+TzZsbDrVzD1pHmk5PM4pHGi9s01Xbv7ZlrSrb8lM49OlmZCytHYVFFc0cikcywGiOuTgxClHCME4dxCAGM8xQWRUd7cHHezhS3UgUIxBEYiseuPYcSdTU+1dez/PIJ9X2vBeldT6Q1Q6E16O2A+OTMscVZWPiiPBYLVqkstiWR9qn813CYhPOnkWLjO5hATmKWblJ9oTZtTfSeXjbFhobIv95KcdcdjfZY5x+vvsNGK3VDAe9uoXnQpA7PqnqN1KPhgP1F8jTI6baSlWEYKAxa9pZ/f7kCFuz0NipMkJ3sGtyhHdcdOSBNNRQakRhi6lqKnDiABE1b+Q5xexHzLvwal7kSiKXFM4mLOFbt1Wp2s45VpQpCtHlYr6xziBCJV6B617TafgrMfQ2dbGrLxgeDtbbWizhtOyAUrk73i4PFe4z+u62EumgFUs7uHRGG57/3D5nkRfQ8r2ZwW75S+e6L+cYvf52Q6RH0JcHWxdNzV6ZPzyeqoqugGcSgOTcYh5FOJd3NTe2XNQW9ksKGOKLM5VYDhKe232MlZHV/1IeXYlwE5td2WSzs+Aq5xpgPqPThL512BrxDrxSSUgQ+aQZ8mkc5RGNub/V0335Kb3kXF5Egu68vkROXxNN8CUGNMnoZefWxovuebw8C1iPXc+M8lxQP+2WR675E5dvucyeROrU3A4kEtbMs+chLq/UDZHYs8loIq1xotk+em/GeEo+QH/KSMc7cmVxh7Q4N9VFoT8bVfTXd1HP92lWWRv3d8nWYgeh/4L0RrXZvGFnWIPwgpPxQwrRMrrgzir2dtQiwwbCgaf0mf37fHUw0j4YFQnvkNelewJb1UtWn17z+8zm+75Jp9HU/rT5Hk4/qer72qZ7xPe88a9Uf0MY3wSflPdJdOvXVet+0R9iTaU5BsDs/CP1Y/3CFfl9PLTeXTwypHwmpY8SN8SPaPRmNAoKP8PT9LXi0u+Bz/v4etmBRx5Hzhhfru9l6LSckuUGTSVeF2uz/Q8vtgkafsmYWtx7no9/juTvG2OEL72Wy3rSXLUyVj/qVUvQnj901thrEg6tTgeqaFu7CAOcT5+EHiAk9rKQdfiSHdj84E2ak9g18NE+IY2/ZqVd2/Kx3xuSwbZfJpsJar/JhkZfuBB4hesjyHajTi7KuDKMoMC26Hsz/ihcRPv5fnuv9Y4aXAqrsjY1Yg8MsUd+YQXennjk+xZ6XNT0TqtKydDmL9yLSPtQLdoP9+Kifh9zDny/V6FqQHrpctxlTGtENxiewngYIHC+aWvvj1Zn/bmtCXtLNF6MM8OvKB440YMiLBFm7NvpAQqkQdodPRQIHn028sWd+ob5aC2CM7MdoJCxu9oS9RJaFsGy7APljRJlpmRo0IaYzVOs0z3v78z6HugpRA2FbVSstHvXQvEhAaf4AKYi741ZxZpANcATCM8ps80QlzNCL6+xzCnFRXFd2dip4bMqGKxAYXFP6dbrpKpfFQN+N97sOuiOyUc6VqLM2+BbCQyB1HSnXKjHUgeqZyXVna52ks8LF0X6/RbBosZsRVA9k5DENn9+Bt0Pw7gumi29yQ0AhmaC5WcQGMEpVlMos65D8lYqh5rpzL5LJJfxrNmyRFXOT+XR8lmsHnn9vNShhvQSUCT4iJrnsutruHzrfmJYHNaoMr1kHdc1AZziXC8XSEltCoRygcmlnOexfMEtiZxJv8le2FR0MJLItEV5deTsv52soE0/3StXRI0I+NMNKlHPb4XbVivp3Z8d+fsVyUjsDvD0jDTvwZ2nGmq9BO0tI+4sA3oUcgb1f09OvCMuEob0Q1z9TcpVGIRH+75G5JWWxqZHgkBDp2dhN0NWBAZbgKTwguFfpj9eVfMg4f1OyS4X/vhb1jGqktEX4Dcd0KtwLjeiNFS6EzZDq0Rg7jHGdHQrODQ6cz+gQtl54QVV+KFjYqpsSU0TscfKZ0tmJiJPf8VpioFUOSZtl1WDFI4Sn0PatextGsjvwqE7jeiGW28H6f2oxIVE+VoXV+IaLvwK/7PGUKSh3oNLK2NmphEMZG2meuPJQF7eKnJgCtb9f7BLrYrFzT/L/Cw+gqzG6w8pwg/33PNRA0K9A7LYAMROa3yG4j10XD/2BplvLx/nZJVCl1lG9vfiLEDKvCahti+DiUQyXJCZuvcWp6IX64GyHCOEq5rrojEXC/fEM9gURN6/u2+IQZJ805v4l1la+NuLPrh54ceZlRa6VPs6CVpwIQaneQB0GcfgdLCkxoNzZW9YAKn9xS/XvmlLIld65h7oculXRXJ0Qp1kHajvHegutL6Lk2UU93OAz1+lSuLYm0zbXpbuCleLxqcgcJgLv4FU5l/3jUr59c5g/jHbV730QC0P+X2zLnsLLNZ2zgkhKq78L1K5m7Se8Rb1H2wSBg2Ruz+hABBZlUhEJJj/3rqmpjEP/zxGNmICZdNLjM3iQOmB99JR10Soicnvam7zeSCOG+HalKSPLtMIU6qXsL18tp0ffQL9hVQJPSvU8h0JZK47q+CXh6g5euO0C3AS08Xjfja7Lh/+Y/oCqY9nEdp+slle+wZ08QsH9Hml98ny3MUezp9lxKTxnSs3u1JjXxXTI1JkuiQ56oyo1hzdwbIS/qZ8MSnQmIe5+3X2r8V4wHvvXeuvL4+5FsNjQfeGiYXFH4vNcI9+IbkHIeZcPbTaf0tiPz1sA9SKviHei/DWV3P1bjIXearjr+MIIKvGZvieQ48/plipjBZZagT6RoM1dUqp6eobLwjkCYknGmT8m0RWUV4nQPICqQjn+nWEw+KsPn4LvpFmGNn6fsvah/dz1ydj4b3HeE9v9sZce6z1yzz0YJ7w8/JqLNPrAwKcqg5vU5I65h9OWA/Svl/NjV74qgXQ/BBR0j4LmSFmVBsRVZmRTQv2Vge2RzxGAQ3/sDuklgXBXWGse9W5UJo+W8/a8R8sRWQcB1YvMTIZxximx2InfSASpmwZmT2oijGr9J9THJvJHTz4owHHh3bU5sIQw/N3HtAa7y7oqdHeSss7LzwbRGsrtXeQa8/wM1pU9Ex3NO0nW8BVQvrbizZNyUj2Ci6pHNHQJ7+vRBDpbbh3dskGsL9yxV79DOB0f2CDKZMAopwCeKpdsCHeM0ixxgEcuyfPxXWMfQSMMBM6ylGgY1sBiL0FijMYSN9lICirASb8hp4wHQbCeYAJ+6FnPYgAaUT0lW5ElrKkD6bqCU3mgWjnkTYFTno1zhx3VuxDcdobI1CHGRDG1p+Y92ODAPbS6yPS+2U+K3K0R4u9V0y92Yis2ky84j3lolthKtRQlIcSSV7aIfOjCJlFU9GsHjxhBSxIyML9EranbyD77+eU6FKt87hLKGxNopEUtJP9ORlVbE8ls1PI4lCMTSWrUc9gsGxFjpnIsRB/qmgD1K2rbkeo5uLKzWiqevfZvD80VXzjGnzYITmhWi+uAdo1tg8q2UveuNrINAY49PAsf9y5DTyu5BjfCEisgmP8wJBf8hCYmT5punqRU/W3L2nbQmT0u0LIu0pG5QCHQJEomYHSKYjta7DMomgg2H4KCkExrqwEAC9lDcgjMQhb4dQ8uK6il4n3zfCLmKxXghVZ1EdDu6yMUX3Q2JmYnOsHEYNpbO/TW35crFwb6n4tbPH7WqifOK+o22fklOxUTTP0it1Rh4U26HYJVTfSq1NBYwjzBoM8ciC3iGTDWruYmkbMpPRU9PxCaYvo+94CS79MJim+YoePWYmrjd8H85LZcRpG5d9DG4QQF64+ka7vDXKy1l81V+R9k/6XwHssFRr+/+zleuFgW6UdoCflESIPHL/FvuaGLZW4fM3Y+fhAwe5oRf/Tho0P9VPvHwLnRC/6SloLZS5kTxHS1Vc0r+iW9KY4U+kW7EaDLH2raQUeJR/kjchc6wRWKNiDDzhRYasSyHDmDrqwJbRnOUFUfXd6N8mSAwIrhhf6jutlFR/QbinXtG9a9Boy5C3gp2CXf0Rw2jALLLvsMxRpsEWwlh7uFzq/bcjJNAK1BxnZeHeurkcf0Xj19iIe5XT+MqLeN/4eSq38mgAQA15eGaVPv8EAIfDVevGjMX0MdNExniFAy8dm2CILiCe+M+mZf2ifaPjVr2/gGFlfgNmJ7Nfw34KgJ8uNqddcWoxANkctdflIo4Z3uvlC1imYptZxRwB3zkk9IBzoyvv7my/KcUkgMYDm0pZldRV9u7cFoYP3DDX+bD3HeqJGIDK7zC3pvEvoOfOwoSATo+/ha2jFcr7RUub+5QH0GvTfYHVw4d/IyxArsSNL3QZlB3P3zr9420iuBaCzuoUaAzyW09zz4cxCaZYrUu+WTo1QhW6UdwPxUx/AbXAgqvZ9DeKCJIItngSEJV/uewKqxhPASYHAfC+3ar+Yd4x5QKGFAB0slCsAl6/aYdo1ZhzlhA1530LuAboza3p+g6jfCNMjOsHjtPe2GzEdbiyJbkLfeECxnX6T23B1lElFrH1MdwOSFYZlNZ3yZZOburRuEN6WWmrc7QkepQHjFeZx21F1b1Hh1my/gq+rC1jBSsdF3RH+JVfy2Pkf9X4wjwE2he3RBUusvz4HH9wGZjDwo9ESmhbSI+y2Vrhd1Cx2my6+T5zGYbwnSB7+EPhqr5BK/qMqclSeB0yX1WhRl0nuYhxVQRxrZBWHfHqx01c3IZrFGD88Rbfn8MgmBnvUJ4tzyTHwjg5IBnH7YC4u35ghiStxiQESHc+GlPIE6U/7liv62O874/AG6csf4qDaM6Tu1MR4Wd2AR2hd5i7vQRcdbJZ5DOYrxYjKW5S5CcFtj0QG7hYZ5SdxtJNaNOF2LboicbuXlhgDtBxDieQzCfFwS0Fq44/JWgJW+g38yFPEUf8tOGxmAu6q73iUdcHAWz6oin4/CESnKpiCnfTypQCWtyJtH71OXiGIpzoe2a0Ke+2rNCuUPmfkB/ZZHzmPbeHJB+yl8GFbf7nUDw49kyHVxztGUEgPGDg10aMYTzatAVd8wHn6ANisw2XTJkVLv9sqy6t/LscBpYkHJYsF2TTEyZTCk3/F6PEijtIXcOA1OX6/qSDP9xkhfCBACB964yN/wbrJpUEp3wycONKHQFVhtrFdxg1jbhSUhodja/tQgLA9XUBPEs4IxQKkPIw2c4wJ5l86VrJ5+8diXt707gNE7k9cakOa3PLk7SGhcNcnM+8DndwMLtyaCbYhmurswk83Juc3M+HUO4rbl7w/9pjRsLzriro6OtSAERuzFeNKxnTSBxt43hteRcj5ns2Loi8UZD/Y24eFKVI0zc9ub/Qnp/GJAVpIqgtjLZ8Pm8kl/wyzDF3hWnmMYH304+GF976LD50iyAP6efzV6Z6Kxc7x/1onyn2WnqMEAHPB5X8d4J6e6d3b+WtxrvQSw8Cb6Ie2FzboG7pSYLBgo3y5enrAp+nJbRanzUbpKjYwDy2CjWkR/tGNnibUaB8HD2XLJyLMy+tpj8VNKZB77w70TxqDZjxDNRYee73uLPRzlADaLrOWddaZWhYc81TIA7kCwhJJl7ECoTt6iy4OGgAiuxzn12eRHFVugcfgr+Rk3bp9qMWuoOUi5zilkQNmiTyJYr/ZF3NRW0VwZ2P8pl/NExWWm7EOKpKrMcOeOXT4MapmHC9LNkmOA9BRrWKVZgqXjs9GhxNt1jfB6tSiZBkaIJ7Hg/F45lNUnHBwziZUNb8DBDwrE7vFov+HyHJQPbXt/ubaEhrscVeiZC70n1XCyuW9zQrHxPN580ngs9f87/pyYz4Z88saji8HNM9ywwXPTZ8X3jGdOLdaFY10EtPUGmU+asQT/12fa3j083MD7wlfA83HOZ/SuRkAqOoTnK+xeGRx7cXjmV9FzfehvrrafArmFxybX41tPi3zC6hPf/VWT1ik+de3BKIHP2wVM9xG2hGDzcTBONAbn2H2EPSdvamsO3bNdl2IpwmO+RcB4Rp1m0JVwxuh3k3S7eYpdrpWN0Sls/Q5RZnzNFmtRmTZg7oNs+anzJSfZjt+ao34abfgp998qAx/UAc67sJFS/lEVKPZK6D511dQqUB8fGcvgWCp8hULkIu4qpU5p69PR+ozJWEo2ttbekdFXE/UcRJo8redrVUqzYdGSXP9+Wed/htmKpUtCfhTJFWbi2iK0fu0GeJ3Ez4dDo8gufEC3U37p8e9o8jv0yPdj0w/NSawByefIuGnfYY3p49MmMQ2bqIoXUT0fYbDRSqoeMJUj65vPHywFM7NY1f9WqCxr3hxnEhWt499ByMtVclX9p/fdKpnQYSFnDRc4nUhFxFl6+wu1VfafMI8Wt6vPCbhLmdFl+aX+g01T8a5bSMdgowH1Lf2xwxqbteN11qIo4Vwk2ONBynRQgI9OZByNc3d+5YJj2Pyvdx18fO9Xb1gxDeLJ1WxzE9IpxOG3EQyVWtoNs1wNDwyY4kJ4c/5nkiqtKIVMdkLSSDqsxbYPmPDeY9o57ZrFTFp605F9F3zURokUCxOTUI5Xax1sZzF6gSool40GhjmJLII7KPnClMGn/SdpFC4V6Ew+Aw/CfkskfAV0gVJcPU748GyczXUCmdjIP+q3nEssod36n9rJbX8E6ofytH+PBf5IEPphd1qg1KlSHdVir1DaqniqoP4HdMG5BikWyCscctcyJscFUzszmq9MBvapq32nJYWEOVcmxxrS/AKxJLRZrx6zhduHTBtyRoxWr0zCgfk67g1IEuxb2WHGJR9Rq8aO1jxlz9SUyto0Ocp9j669FxsrQ4khfotrHuu2uXPGjnaa4tRnuZiGSXCJUpQSpbYQhVDZILGW4w9/IG9v/raH/KK0ElTozidMo4HXvxSSm3OSMipZfoN/FLkE2l20FJP0DNPFBQUE+spvV3CvLbFezyA5UoFfQSbz67ifGBQ+SdhOG3gKmqhcNtJMZaihBOewfyzqomKiKfwW1VbKgm6ryf8V0qc9ap9SD7HX6ZJHS8qTT7eEjG1clXdMHLKBFqcKUXS5Ndvn2o09uP+PZ/6AVE0Zu5CFX5spjyrlo6NtRdWqc2QY3pdGALfb4zEDLbFIgSB0s5aaVScJ5T4Mf+UctqIHzwYvFccQXVJgKD9KZiGF/m3Sbw3+fFHoyh/Vw+V7WMrNM5GVIZ6/R4rDM5ZqUBE+fey8wGfx07x7KhJmfAn7ajHOeHfegSBWaojW9e00I2iRt/IkmA1m+UvWAqVFu8rfXTqEoMF2ASeHCKRzXZMhp65Jiiu6tlZ/3Ti65SPsxbeeNIsGHY52a3XmOMea2BPwl+pKJ/40VsPdK2vO3tDog9XAPZZ2Fc4hOFBUyaQZbuvO6fHu3zPdvV70BgsZPlLSbExD9bsLBkMWYSd9kmfLeuLV3vVZB5niIpc/QYEWKpXWUh2hzkkJk1r37MjlVNDWWIjSgGyVxq+eESAfvJB9bEuXPY4PexfL28etONhrBAA+nyT2edTAXw9v90ZgdzsAPmMS1Q9s8RnIXSvVme5m1BREG47eQBlWvR63LtebEVhCPiTwjA6uzVH8CTzNf0vHxaj8aS8NxTNZNHU3xkMe0mP5eraQNxHYAcp9WTxvL5iiHH06I642shfxH3ng5bHMNV5lun61lWKg/JXNanbv2tlfgMU3ZeWMfzy1zjFv9EULOuidcHql0dQhQpR6rcqfAR5P5eeag3zEi4PBAxe7Lfgy/1wwbCJKN7sovXT/cvyYGXkH//G6R3vHgNrDP0c1xDddohigc+vuVR9jYL65eeaiFx4BkTOl1FHDdRZeMI2tEzHIUBXxMsHZpwCpC/65SQsy61SKVfqYflaLuMv9iKC+W3Ui9+FmjzixygiF7HF25oqDFi56GsvNFp6Z91Rxp5EKQdX7SqqX0EtxsXufPriJyCMsxYeqbbeXJFgxvOUFKvFAGsxfRPhpGsOX+IFQp4euuDA3hFro05rHKMbvq0lGnrRm/SDshAajdXC+Xfh/pnwZoW2UvepDeaunnxpOZGoLRkhPksAxR1CacxQBhHPquUDyEWarr7mLnww8mWDtMh1AHpVhimTy38KtR4LT3q7+j0SBUWA3L2m7K8nTDi7Jv2n7ZQ20aedWx7dORpoNhGfXfsPM0tvVTMJmZsSM6iWfhYZHO+/8l0BgsAlZdltGdYADYU6R5PENeffjJjvsIjxqoI57Ho6kNaiV5k6upZtf3GdWTnIhCa8XPxUTsI4T7pNCjl/+64JDbDKlqEfIexsmFNFWdsgnYB/qF0OKMfLDTf421SCvQVNdvsCuuKqX0OWW2119JbtsQy5xfCxBxLWPUQ51+VOD+7MtHvnlUmUV7m4B/38GTSKTcBkE40YShu8OVSsStlJiAqx7YoSGjFAGZle5Tu/LeeFg2U4RVfZT4QzxSm3VZwVGrpq2kEeIXeNacdVnNjFzVdJFFdnoGfELeTHdn2X+v/fEDzUpXfCsCZR0H2/1RwvgWBHFiTBxm2ja4ws48/yBfkrTi0BlmdR0JxHqorxrAstT/cxbDgIfYHz5lBQo+5t3RnXFhrZpICKo0croyM+m4HHpAzqvd+7aWdDlay+gG4WZqmOJprWz50mQS2c7xfCAuQTEQW+x3Rjdp2YRptMN1zX1MDtmUSaYZfTwmy/tl7RcKnI2ZgWRDQDS47CQLIn07YWg/89/ebrBLiRrcWcvWuqH02l8sWeQqJXisN24NzsCWRk3ngmOzKSOlW6uzmmwmZDuo7wObtJu7W8YzCkKnmzbc6Sxkq0hzKGNwmGGGRJpepOaM3Ecutv/9ZPCeu3FCttG3TWxaQFdpImItrO8561FLbJ7XYnO4Rt6xxJ2JYzkxBOlGe3766UOuScCxUbMuUMc2zt2TXLDi2s97brrfIDlNwcn6YXLYnsG3ta66weUn6Tw7lBwbqTNaQAH2tccVoXc+x6rmO49C9YaeUMqL+nyd7pA3+BlcCjdptXKrEJSKM1LP+47KEAfcWqo+gLSAxTKbXaaXCKdvDzsmOHAuKt3TD8Hha/bamtdq+TQUOcvzFJQ3eRRD+EtHnhBr7TEmb0YYS/B8a28Mp5J3qL0+vr1zNlphvG7yQs2NHP64jiRI69WvR1aaVPl1VXecLufFuocHco/Fv7AKutCPin1Bi6mG3oL3LE0aH01+widxONPA8y2idRspYadVCBVA2QKDZLEhkEENuyjAVqUZnMmGSetqOOgmdngf3sxmqz+mGJNOZDfv3eF5Tf8m8mr0f4x9NdavHU1RWsLVs3jVxPnw1aPHFOgYJ/Yr9jSxmigraEwFWbYiq1KCsRh0yDrs5VnL5Cq7HYm4UJRfnipwTKXneJFbRTFAzkeEpDEOYgPBGGkRY6am4uv4LaRrHNq7B5ECVeXjkvNxsuq/6GpuX+fRgbmokja5hJdPJvyI5m9lOtjK9kbU3bmHMAYpjY2snl6V34g2FXVl29w2bqM0UouQwoq8owYGMRj+Mp/zksUT5o6c2SZNikh+bGSQ3n1OXgvp0mG/sBr9XlmHo3Aph2N2u3TWrbF3vLXYURy7CZnc7bWxYfSdOBFROpWzlGM/f48KtLOcWQ4QvI/UHlldcnQwRqI4bTuwTdD/s4GNg0MkoWrNO67KuOAVru+TOwxX+Tx0dCE52LBTcOh+JJFhMY2PgR5jSduRrZxvZaZhGaw3lL/xgHh8Ot2vUqjCAUL0xfnk/KEIWIdV+EALtk+TUF1Xog/+eQcAtdQuBB1sSn9E1DaIyFCDrWerxEGJmRPN3q+OdqJC5oMdxo75io+J2Gsu+YeP5b2z1nLAg8b7mJ4rk/kM/h1hrbyzgeGh9fIX0lPsxVLKfKWohsUENtHAsFnu2y18ixcX9OJiJ2Xjrie9oI2IDUTcK2GQbBVmiDnH117qLqP83ZN5MvTp/kIX8MfJeGXR+YhFSv8R8afObEi+CnGAz79ZQHlSNH6mtGmcSzYOu9i0Of/MPLqP/Zn723EnMG63xns6jVzsVjT3Ymr2/F+seaTUnGjys8KDm7wcP0LKlnDAzqSD9tGpoIewMscrxJDkgW2AlC2EDjg8OXaQl8AJooxwameke3aga2Gh6Ufy0o8muU65sARFdgVNf8FtdZnkZqIl0jUTw5H7XOSsNRVwDLQfGotdoXbLMKbrBghLKO0McC/kgPzIsDBaQJ0wKk05FwhIiWCDSDY4EPIlaaI8Am0wgEV4I//65P36fZH0jVdvdK0dp5eYJ1UYVs6yy86SW12plOrwMhMySA1HIfGgTPmt7weqS7Egn/ki2HumLFJAyFcuz6mUJPIipRPnsW7yllKm8lbFms7FYCk1Nza5b7W6YaI5iBkXoaQjgKjwqHyU9CVodtHcgiJlHeox9ON+q5R7RMUc1BohdJQYGLi5rAcmhJOYp4l4I7JBAqJWEeyulBh4nHjCdMdRPY3AkLieljz/hu3+t/KITtXknq/53Co9wNlPwLHOkXCMteYAxeWEy9kKJFS9LVP4jvktzQOhkVGVx5Jln1sX5HNcp7Cmf730A/qLosg+qxeArzkfsJ2hiKKX/dZo/oKNCBoVIKaZ99a8H0Y/vuOWpNGMtQ6pp88QZLSnjQg2LS1FpOEPO2hcJzDE6n6cmXVWBNwjxL6KcwZ1LAMzM/t8z48bshhIHHRmXXfwQ3dqsurkoi8QTDUIeIDbeyQskVPaiOf1zBhvzkIe8jYoLBXj0cOe3MpX54ydxzcOAbYy+PXwZ0yyEetX/biprUkqIGpX+/g9MSKOwIXWeQT16bb0BoLzpTkGP5LnaXOEO3gLfF8p0UZC9Oss4f68GOgQ69wsXaLA8ZLRISACAVulPGTHLDoSKZ6gdljqxsScC80/KuqWAlrto2wonnwbi9mYx69hPkUqDsfrAf38EdzKAtHccCvTdGe4KhDGXfi9ShG5J8zXqDDLhl9BwhBkr4n0PHnl1b0moCOn9mbZqMKIhXoyF1tX2aQZSZhdvV3vPspHSH9NnPAhvL+sbtUN4VHz6akJ6zz0i3OE0VibSp/DRwlcm3/Z9t9Obsmk9Vi1hwUnK2sKpTlvNFxic0p4Nrlkt88SKuhwBmyXFyu87E4Jxn1Hr5WGGmTQAKp6PmmOzoLC9Y6wK+GXu8CARmahLKOYIQhPHwDU9C9otdyZUdVExRBbwgvNlJiOeIs66EReW/OfeZ4SYpp5hofc/WxTbdlzHL+CUtbRiSF/14YWJhfhLyWSKtMxEWCsH9UeSIRn8gO+oDysijG+cJJ1k8Twbcw88SQqPhpG29O5gB8OAF8U4yXxzhOjzwk0saRp/j9VAOYkEvlO8x7R0w4wmGBmjznEQsSG3/jf1yj7MsYuWTx6192pTlCWfQ7tm9L5gqLadGddrSIEnHBF3cFnoWP35jIidein3njJ3E4w8ACAhqt54H8nfWcyxTFHiNvI8cMq/H60J8Xp3XGaS2RnndPC45cPO5S2Twnjtfku/7RZik+lh9Iokr6CiTlwiXKpyEb4ZcuFvy4VstIcFVJxQZwlJMROpCWqh1TH7Ce5Zo655pgcS7OioF/8R3tLklTBvrx6GyrwVJrDrBjO03VjzRkN8ZguauUooVBT7rElNMAhcvnoR3tnliLyh2ioRkaUUmdvkLD9942PLjNh6cOGBLw2gqhGnRkAWbHCdZSDqCwkk/1Kyu19vLuFCqPnQbexqaWLuQq/KQz4ELgu8Pxxg91udx9MIvjFIM4iq3o9ZlcE2klqvSSbeFs0IA4cD1qHDuuvc4inxDqdEHs8AzIskqBRYOfFcONRrnLl6QX+gmb1TV0DdZ/HvMrmcvsA+6t65E6zVuPskxJqezGJWRrpMFpf73X34A4+JHVgMUDANXM8YnSyvjw292c5AP/QDxegWiG30d1XKU6nDAu1Ev6RWlysOFbN+EQjtVM3t3P2RNrcM9BaRD9pc2VTI6N3RIokeA4Ss5CRUNab8sEMGsbuK8o78P3f7OFZDjrs9nxQOzv9Xw1b+99CgZz8OAMx4mHHQQOATU0Jx7ZvmSbg6qZJjFT+qJJ54knH2OIGlGXbc10egwZ+GtDxlOTKz57LqtLhhFUEm31Yp9pQ/KLxSfIhm632Vq2zpHT10xrFttKHkbp0FHufWorREjTRAPdoZ7Le3v9pUIDshv76rcXuuSG2xdwYubMcQOOxb/eE8XnsNYlIWRjQRrWsvCGxKPqMwU4kftovRpK8joQJr8HWIb23mdTKVmKdhd99xtXmTA8Wp3hWGQagQnNgEaIoQYFy8CHDFMfhK6YhGIdeodQdsMutDLpxV8cTeYDppYAW0CUP9NM/pv9mHDt1nI8iOsZ+WpvR1L4Yu84O+jsTa1PNagjJg2KpiiN6uaFeg9jg85kAk4xHm4JteoqyYFt0hdReZXQ42lV145FRyBh04flySEDH7JtOUZ10DH+N6G19OM2qje5tZQkQM0TCZTxb3amMMMWIise19GAmZDUj3ssQG4EoJaaBn6l9EF4kJAcA1axmK1MQY7PB9HOLrVI7AE/XQ5K7RjSw+OY4HctM4SxHN9eUPHcuwiuRmcpclZz4gTxoMhS+wFWB+l/wQqKO1VVF74JZ03Cd6xHPeV2Nv2Sfgj5aRD61AHvIjk2xBo0PJYgtbWVN5fe7o6Bw4JIDOmwJOgNM+9NrLUYmLl1/BnBs7QVQVmb4vVNtwOs6RLsMNdszKWRC+krY4M0zVuBJfU0jNKy3r4ytzhPTKkq6f2tU2HTzRbswyG6F1onyMBf0Emsd/YYVTZJ4ebvXTEjTGLhT4wD3l99JTZUIXLeOrFnR+n3hMvZER4aSlCMApFj4+6WhGDVgfpeIe5tHpspY5bKjp9yFaKN2r2qterAhRn8cKgAlfGopRX0y68Tfh0NdA56CYgKxP8edHi24Pllo9h0EyuJY32MICMQ1SiSvGjyPVMoI7MsBMXUqRVhwu9U89LpMcZGSrUHRtFVo17bsjYowuosNTZYDmbJTWH6rCpDfyqugjVHTTLjdOHsWMogf+yndX9bmiQdfnFMmk1/7mqIAiRUEw//UbMQ1L7h0QLpdd6BOPDqRYlyFkwuYkN3gwv61zwbSaqRjkwJQ2nHwddUA0HcAdSjyRJEDswZSj6i3UW40tSTbs+b16YpRWvq+XL/PN+HhEEnn6JCNYPSJePotbbPGkzt1Q4L1TbetnmMu/R5pZRKQmGWNSZgjNwcHxkjM10+f03kHhedTC9mtQz/8c+TJtzADz506CAyFVacPWmbEfKi8e0Q/Ay9mULRRqeOj2c529iKqfd6cSEkc2OSJhaHBJI++vKgFBmAl/FGxo3jbtZqC11vPh0dew2l0Eiyp0OKsjZGxarh4ZxOY2btJR6nA7eBqoWuFvCrAPqgv7iZhq0ZAkmfg3caWPZGzsXanPYyZHutIdoQ/Xl+3UP7cUsEGnLqPr7T2x9DUHJObzxUNQrvlCp7BFl/v24hpp6Zr52Yjhbq0U1mvhhPxQNM8Nq4LKtCDL7+AvZLtyAl24MKepbLqEex2NVZI1JS9VKtox6uWLtxHTrZJwW95QhLRNRxKOdvRv42ZyrUyA90rxKMfvvWgmbvBT1LBBeleNBceLYm2TZHGixujpilWU9jYcsx9jXflRU8+XzXGn7uO9NzvJR21Jj5kre8VrPZEKyWfFK8ZEtfj2EZ63eL1PHm437rbJtrOps2rgBi4xAazZo96AWMkKbvY9AsFWDk9HWWNdJTc1IKJiHeNZYSRX7jHvSiDBIiAf7Nx2mlNdikQW7649jh7+oaUkOQtuKpBexMr74MCkQ7ahC1vQsjawXVayfO8w7DyT+PoF+y/XVu0h0s3FdCAh7x2wZw8u3hH9twuANBc06VGCCjDARzfw5xDQWqn7US4Wj6HfkX0XeVOM7o05KDADmE6Ji6j8QTGMo+uHjzonzUT0cdg+U1FNSIRqOEuOaUQx0ROxS6O4h2TFrNsGTCYtbs1r011Mc1jEsipmeMWgDBIzeYmXmbGqvq7bgBRXMhFtiw/HblIcDJJcTBUculIJjGd1MDnua2H7g7FkRxswkYbwQPnnYbFHU+QAO9PGVx69A8tTVqgIJKSW9Zv+MYSFqOJy1vxnJGUqg4p2OSLOX2fsK34lbDuoqmHmlNhEAPGIUQcEIgva07J5f/zx0u/U3+/R4hPW0wZMAXFoRXqarua9yYN1bw8ziEMdj4rxDhua6i0DdBTvNWdd7oywmxy60spLFi9lrSrxxhvgsSWHlKXKtXIQK+rmWsJZbPYXnBs8U7TULyDR3gsoEmWACGQETzBsv/jpBxjGexhpi4TfFCeDEiT+eD0QL6y0LgLJndvF6aepbABd1ppjTBl7euWi0Yt/zByM2E8nDxnWA8pyy3dBkIM4m+oDMkqbPoRmLSBdCkJmdhLotwYL8ZJDzVEcFxn1zDG02Lxftm1EqwkCoy8B8IwAZANvMEnFrC1itWcTujBlAzMt4pr67LVV6DgqJ1HJ/oPUhJUaiOar9r/fiO5tiieczsXqHYkyi+9DQT1CVHV5p2mnp6O5a/CqLqxhEBk59FojOr/xBvIZVqw7CeOCgN9FBUdXRN3NuVC61mzOkiAKzJjmVs59ThpAyy7QL1IAp4z63N6+woSihg0aYrlCGPDf2RyuL3szXu4Q6vKeCVy9IXDZV4x1y23CC/DIgql53t6QUsHuetWZzh+v7CAz7X9w6TRdANtjBopuhiNmlqTMnrAzHQ2G8nj4dkmbNOiIMXO1+4f5jTFYuR7kRLGDqsgC0vkDCEVxSOYU6vmfYANcAuIflKTYiiIACl5hhAzxcRRppkioyvFmkMRSk9MVVb0LGceNYIwZLLJm3rsQ+Um9WQNUfvMBs+gGnYNNKwlJ6CvbrEWP7+42MyG3/1S90js8xjwO1+h+ZbdWj+XAZytPgad9SBF068XpqgpbcqCK5NT3VS2Muu7kBROcHfif5dS6wvPbl6C0iM/4MuQvkPkbwcxiYejq86/PnVZfseBC7dQ/wpsvaVj1nG4f/s2bA1lhkTwnCjAaa/Tbuxx2US/XsTfc3tVnq25fLEj5YpMFjukSyWAKuQPCTkBfLGXf8CaOnEG3bkyh67exluKrFqTOOWuf1Yz9vLfhGSGA+oNUtT8J5JIFueAT0QO/aX1/hyyacno+5eEmYmI5oIqT5v4jP5n9pIvQKNL9d5TXmyI2rPC0+7nFjxVOj5xIWxOIVP24mvxrmMHLmXXVWxxJLBfDdS5yPi04mVuDJFoyJd2eMbIhsEFh8/nL5JClM6cNpPL2H07q+r16JtMqdghhsoIlOe2o7r9GckuEeTsD84VQA2hwfUbZMhy/LL5mZyUbWV9p33Xrgs3h72CcO28xrxgqSPuX59rHPI+yOCGl2SdP47anZb2MKOfVn2CMy6CyjLV6S0F9tSRg1Msrr6bTIkqAbJN5UN70rf7nmxhh9RObqHGnJl/zDQ/CdL2N8WHeXNzNL5o/qMMI7v0g7/6TyczGjxr83wizNQ6/t4ei+Qx7xcOlqs90gfD6oQ8lv0mIbOtPgOLMIbT6107l35ZNVp1WPZdwjFxSaP00LS3+tAFp1v5/h2Ii9Sf6umJiY97L5xhpzxvquSDHBpDNdyUutkF/BYs7Nc7IRK/K7fMxjTmxxgsam0I0KIrRWQkvnlovKYUbVYPdWBqOe8XVowI1Tv6VXiNpaAuNrx/RHhT5Lkm94jyU+KQTlN8JHIUjOeCfQDFk/g6Gui9oGR24YgP+9FrkWU2htlbHhj7QzxY3/4VhjCyFt7PkbaBP50OcaLZIMEDsigaAYgns07RyR5qXp2klAwZfbC5xg/4TinGP/8rp4OXZ+bUxD0qi772VhUy3ucokWDfJKQR9HN1u6JJ8aZCypWoK/apt5ZdKk4uFdXyqmHqtQtI099bjHGyQuKAlnaNrcBe0+nkpDx98rDMipiZIEMXcc2XS8XK/jwUyRofgZcLWMFcshjk2JQe6s0OBwl3obAH7DrKLdDtmtVtJONv3yQ6kRwY3fdRFVLwYJjZiYmYSwVgAiXTx8w6agTFL03IhOHpIlGGJ9jf5Sgzn5pRyo6xIT0QbxJeeMNA56/11t5FimvIdPVkPBHEj3SBumqC85PJIbvkK6osDGC0XIK5uEa6ZohMm4TTfagV71YIdJBnyTjvGlvvZGILBnmn1rYbT05o0VFG9MEcRl/xm1KylOfCkmToZPrZSUgL8FbbGLBBkyoPd20Cn4M7ImqypxyJfgKi9CQZXDEK/eMPDMa8pYykpm4KTortRFWJUIOHvOQNnAMiEjmQ1RhulqxvpRi8NFpZF3sr2seTDkJx5aggbHLlS012V3kj2IxiztehGn32GraXRVcwwnqqsdDpLhY1aA0NATRK2Ei+gryiKTgRPGu3FeZMLFEsyeQcseFlS6tCPCRLeX/CsOCMtg5FcYm2GjBfNGWC8+Nk5WEByfb1xZngoTEvmEKN5MeIGxKcSsceU+b1ocFApUiCa+/OK1Em3FT2HEIX4VCwJ7NEbSrQzN7pxpdMPbCegSAHhRJNQfMwlM0WO0bxQX3E9BsjpLVpNpaSJf0qhcqI3KgDRLsgxMz7bNkHSMIs48IcNuwBuIOpiaVka59upUZJb9c8TShFgQYs1vWxPXLdBcHrxt8zJlyt7s+K1LMMDrZDEbxbG31WJS9r17qFWQY2NqCOEJu+Sj11LXHO/bqHs4S3Bd4sbSYIPJkafxRgG/jYUXwpwEL58/hEdxLDwlpL0Nr0CqOz4tzxy8r6KxoGu10HFNwfmDxhlFiuBnUprPHtujIvKJYDglirEABG+tTJPZKljI8XA/DVZ10lKklSR45cofFVEThIhIGVpZqWawkf6EgBoyicGlFnmtiRmBKOrQ1VK5wMkek4GQno5Q5eCYXlM5qO05GYwk+e57KSlT7qOne+PUgzQaefXw04B1Wc1jm7Mb8UyMTX6wyGQigFcheFGCbBKfP7vyhKpXT1xfFRn4+VWTZ1JfVaH7KoqtkhB4RYWVv9YX0RhdH5TLn/BRv3iFoFxhTC3DLF2DCXa1nPjVmLP5MesyZyCbWbbziIdsEHlTgfifwj4ovgSTIU+jh1i5UXBoU5yeX6+19sfR5zBqY0Tj0NMQZWGICjr1vkgElGnhIw4WhaGhJhAA2g8M5vNY9rgVjUTb3mGq3Lo1bg83eHb0qqqIz54ZyNfholeu3DIO0Nwg1KFrOpQrDLxhivI0sc2J4WXhl5rwmCbR/qatQ2N7qvLSfCTdf7qEa1hu44lKYTnPYZ5Frzl3T8V8qdaTil3v1/O8Z6gWaf+OKubYkcU1OOP5zDSkTTzljjOqL81e/DS9kzQ7VGk+O1SlCwjBUtEzicEkBCSz7ZgCbMNAMcT1kYs87OdvUSKN1vu0SeYAYBvdeGutCUjYJRshnQeaUjutm6ZEfRZxkYQmL7dycVi2LVFBp8vJsBnBsaNAVvRigt0cWJu4lwTQuSaQ3gGIc76j4Gv+E6Blz6FbM14SfzrcWYiPVDbSFfzbe5Vkb47a9Z5Sy3kJRj/quI81lnMF6N1K9kNYMr+jCyTalAxUXMVBGJ4FaQn14xatBMcDk9fS/mWV80bzxQGQuNU6SGAqKE6EN4GSu5U6tBu0cX8N0PL/yx2D6L+FySpGvziIsmWx+vEzQlWClbZjt9iSn8u3GJ7viDyg7YN7wAepSSgLBVg/dGEp63fS4TQR6WjxKCQ08wQoOP5fS3DzRxIfv/Mni1s9xQhowuZylAXUmz8j/JfyWW8Ob1KWHekiJh5QqHiASGw19243uNcS5bvUze9UgBSkX/B1nniJS4YIeve/yrzu8b/OMLzEPWaGwVaeS4IQqkOXg48Mpbrpf28mC+vBklDSD+dA1uUEyZ6v0YyBxAuKCsx8tc0fyhi1nuUokVGVU4sitUPFMLpaQYQoAAaLXSUjRsEVzdXQAmgykZk6lnfqCgFV+MP8HWMfoJ370MiuH15YjsLiGOq6EWESLwxd6VatR2r0eEg2ugcGhoZ28Yf+C9pxJU+v/gty11E/eKjhI0J21X5H4WlBl0gFitZVhXyij6zh1j/SSmWVu5VUqn2X1nEbdJWZcIP3aNC0GUL6m2E6Nlm8L2fPGEPEmeruUNKexrgSujs6RuF8JZ3hPuXV2mmYqt7rLLzohbU79zlFQT0P/qQb9wh0HG10bDnFSAEYrj1P3kRKbWGem2kgAjaHORSqJQiymMSKm3yQ51L/M5KXctqdET2u3GfpHlPC/H5rQelf9EgUj6VeIPGXuZIgp35lGM4Ng+19kjdy3ZrMTu0QV/4ky2GDfoXc3H9LXmNsCBB7dXIWlAb3YhTNdqBeFQbyEt5rGoFCHMyEwazRLs/LsgIW3XIwwEAvlNE87sFBMBeXWAc1++knVZdtfGn9LpzeFWXMENRQDWB1vR4OlRo37kdH0wEL3FF3y4vGNTXeuWM+Lr4xLIg2eHBEQ/Qk1IUi/NjJA06A2UvwI79ul4bbgupy3RyfCJ3sACG8Gd8RxZG3EmmlA7G1a1y4pq0t21dUSihFiCMPJTaOJLfuFGAVlGVQW9xp4YnfHMMjkzjVfXmvU4FeRt7iggAYXVZYgrRqqiMgl7+ETSMaZdGyE/q/5aQ1RlspDcRcTFBKAoS7fMBD2ZUhzQTnoUbc0ediLAxaCoi3NA9nLZ5j/JK57Ni//JGmHXWlzI0BnJ5HG8vVf8ed063BTriuY6d6+P8Uhq7yPv5ZgXgENIvYq7nPvMsV7CMvCvUJe0oaN6SfB29PjdAC9JGg1tToN5KFxc3l5hX6s7M2gOPtSJoPw+sOadO69zXL0w76J9VEyAz9DgypioVVNt/Eb2TxAfXDNC6LJnjSfRjA7oNmALtXlh+xJpFxYRan37GdgMNhMdTrSePbq29hiAlXrXgkv5FnhaDxChrMMHBIfT+65dt52OHiunH1UcTWJdc1nUp6zyTtYJA7Dcu7uC5z4CD25zj1MKOcGw3SzQOuNflFf4E4NfXwJ4rxcyugV8Iet6snuPO924m0h0qXMuufzHUS/+AWh1MmbNNCvxhu/Sx1sHw7MtxA7SNo21PaCilzKwIFOhCD0v6RaPOC8HGl39DR5HkwyLiGEg1r3sG9xFVvENPtG7tQVuFKWG1cBjp3MBWnL+gtcArpyg07zZBiOPGBx+uenAYzlQIZrxiWyButtkgiY/voht+2UPshp9dZh9MiKz71xvcjlYeucT7VeMN9H7Q7OncnV22XYbiRucPl2CC/VLRox4C0e/p7HfMk+zWKqAQzavM4EOwjuNG5cG/x8L4NJ01v6CZv2uhNjCalgWFwJaDOCrq5OUdfltoFuC5sLvgNhCPXNMrvhKLlh/U2p7ouQow8wD99kFyNydzvjW+f7d6Q1NhnNxS6U+LcfEuyyh0hfpDLfJrbiRxHnRoOHQbEo5hpFd2R2BcjdDoSGBPlBHY1tDvzjlCfB4EWRtxMlrPprqFqNbu/zK+lkm8WlbNVO9EMYWxqEo8rblYoL4pPXzJfoD28ZvBT0DblyQ87Yzr9aRpbafKAGX7x0RyG8nq3oKgPq2dWrWv/cBArNoDHX82KkQ7gPifLNobo4MK1hiA8PCCZF61hejD7jhkJBLsvSbt+JI6JsiDSxaNaLuiLhi+azEcwZfXsUsM3Yg3AQ2g1hUXsplRc4j63IEDsWOWZiWWnau3eFsYj7L80+KCo+3vH6RNV9aZpkcG95RdNbKQaN9MSgglf2p09NNiGujljTvO4BE/bJxaXocVzzxK/h/C7C/H+gx2GGddYGIRp4Jp69mwtSNut7Vmn1tSRM/UqZErSLUkYU+iGfnwSY3BaQJsgcE2CqlWOT8vEhEmcyDpwS9Qehfc45tNDTb43iGhw6DfM9ofH0nhMWM/USOJdrjXcdwX6rF6flMne5FerFa7VZPgqbwIDDcznAKqGr27qAhoUi0+IF8zVyUiz5t4U9EPCapV3uEoU8fZ7uM3MyG7CDelB+WxqJjCLZD1zpzsAmQbQw3gkZTSplBqagRMIy3Bw2QvSS7Rc5p17WrTGDioxSA76DsJYyKaXuVlplv9XigdHm08WZYkKyI9Lvcn5XDydKxtuPxzNIufFRW8CeEV37SsGzFCeETxJvdfd3o6GXlHwqvWPyrzqG2waPkb6VJiJya24cdIrPWTTY516j9l8s9V7EG+KZ/tR2bJcjOY4Rahc4X9Hnf2CxhvnAzZwc3HSBuDJbX9qAiSLYHS//LAP6k0UegRj9NJ13ZhvW5JyXSkfUmTGpWl79JpHd+vwSFxX3DGC1/9GwuC8unQxOtSvuJBBRxbyDWfnlOe1lWj3ibMz/w02h7s7CfhVRQwYHw0goQa8MBgJpLsCMTWAEAPGxs4GBPwADn4AY/UAZn4AtR2gPn/wPaqL8fQHvWHpb35AGjsjcMUUaQFwZHjFRHgR3h9kEZRJgetJipkV1rVDzgxaLBSYMG7g1DvICM8X30k6CAtcLYTE6mDmF0VII++V4nVk3VT0Rk8sXtYxwVJeTJTyIzAVijgS6zsCQnm6N3Mi8KuqdrDjDXHWq8mQWBGEZ5OligV5phWqW2Z+2eeI82Jhh/2HILTirGcyjDXfSV8gJgjYeX+A5zATqPYJ6hjt5Or9gmJmO1neNyCpjeDcQk+oEz5CCO832a76W9UUcozY3Tj+mZRwOjp3wkY+yNdE1t8aY20wLnXOAwyNgDy40tQAWoxbN42O+rfRE9JNbWyoptQOaR5B6yWlQmqDINIqwmcJ181k9opzj3vyZTExx5ImyVr1XcTZJwmHC4cnu4iS1Liqous64W7mIBTc31WI+33vrQJNnP5Yx6ej33WG9ffSiQiPy0HrHBoqLl7mMASXY4EHRZlKOApwlBlhHBjG8FcIK7FyRhxyjiK3N1nsOnro98ZNLj4iOwdjMEQxqUqDRmL0n5WOsGAGi6m1dkmxOlwRCojkKVUHCpGbcr5fURsbpk/intovlyOnjFr9XKxr4WqgNazkW/ICouK+aO7yuIGjwwrW9nc98lfbJAJ7dHlOlG5dwrMYfLFjGNwU3sUq8TNDjow1unE9ZR2dBmIYj++x7fESRqpjZLRbFRf9QgS2jIOGcCvToBYXjsi64Kw8rZQ0ysO2E1JqVaUoBCnVGGTy0VW1liiulEjt5ZbD58ewDZ62Ng4PmjZQV6JmIgYg0Xa1pzsNpMB3PQBF62ZvJbH45oFdmDpqHSfjD6m4+ysH3bPrzCRyX2PWhfFtpFnUszNWi68ewrQJEPCQMtLgV4GlXV/grhKjpwR6cRof7XhR2dHm1dLAgQ0juJPNgu9iu9tSNtm1jvfSIeKVTPALdhKLF0oM/0fH8dC6AIPTAra+EoSs+6GsYdwcDYK68RDVH0eVa7ni2wZIWgGujpsg8h2zLmbk04TIDeAskB2SVGPyD93ip5tJN9LcsQuUC1hvRhUPm4Jmg+3RqkcZf4V4K4CXEv71rSUaYQS++GrJtbCZOqFfJvj0a6OzlPo1BDlW/etteZMUtXK1SsPDZFrVjhq301ra6FpSCL0eljQEehjUQqanrDUPAWka/jx+sF++g1CK5vc9zn/JlVPp+1NpBS8lcbAnBF32MSZqspbsqyaTSskn5RXtcHXfBa4JrUwACBnuVHxP7Lbc/uV6F/Zs40OHDZAUbbOUshdP3DHtBuDbDWqdAr47h1m89Rn0h5i1/Hm3HUtNTZ/QYknCOcnFo1OgZ6e+IxhG1nGQpIkqY7SnToiXH8oHV5o6qwTIUvwrZHletn69/pqs+RdPrKZrAUIVy/Uh5lRTGwIt6jEJay1OYEUlFMcpyHMZbhnb/eoYmTHqW7zLKUJb+2dvQUoz3pUwMo5ibDA6Y+XIvWS/0EbiWytWW13H1fzRx8RXXLsbLnSRfl3v3UdKc1bzm1OMdCdgkyUt9nP6AvahOofGudKyIvH2es/kzLNFrvJnEEB9uicb1/wfUp74rjdGGdqj3lf9NzKOzCNvbJKdfxakp2XBBngr6zqoOFwLnXK7Awontd6FYMn+w99j6fjGzEyxOXFeNjDMXDHb+VRJntb+FXvG4uGRZIgZoq2opUWbnPOC2cxxnZ9zYlHoAjhxDkzUzftYPzEcQ8yBjqAJezep4E2IefB+hQHu7qgzx0ElFA9BlTK06PgvIIfSFkwxG0tp4oYCQLlcxXStsU+48Z5i+AYnPlywVEX5/xBNah5s8fuhWUJtMobr257eJKuMEc3ejvgi+yQJ4o5U236QhWTHyphGZPo9HpkoSCKZo2SIDEaNGKH/EC3RLx83Ot709qTLk/3T5awUdLiuuR5gkCNt0GCkHljkyO96PHI/Whsxer32OjLQKWQf252o2ucKACypF46QjdQG95aq6lCq1kyjMcSHiHWMDEWOnvvHV2bTIcgLz4wWdy13re501enoYVTKwVc7IK+WVVzp7EVSOWpI1SbSZfREkFZrpcZaejexLr49LKDPST11nZL7taNdqwIYI7E6jtRwXaMxyL4iWDUEcoKNggcRCiikWDF0vHfHKpMT0TSXHkRQk6+gNFjtGPSSllt6di3rPEuH24whOYVFL8eazMLZ1vGQqM/u8RWenTcI675mswrBF0KiI6/jenM1Tp8Kg9QNAAKnAUp2b1MvDPdehPQbrJvuOWQZTLaTgOp7Xsc/dAluagEDGHQ2jQj5ZE/GkunKbLIOnf+kjaeQuNNUwNZGwVxZGdarpgjCdm2q78k5nZLyOfn++hAORPUfRw/Gi3tCwzL/PoHav6Y/MPVsY+LyagS3ZaeOhUsdiHQX62tkR02w274+oYfucgaSv53l0kyf6aZ0zrc1HjGFSUx2OWtk3cmYYm35C7cPdc3Lt5ndxNB0yg6+VelHN+2FRYqa1gbOMM3Yb1Po8nO0P+g3/IeJUHPNL9Dypu1xFx+cTBHunKfDFdQe+8pGULKIQuwPHwqUQwRNdz5WVSNGhBFf2HlnppwsTgoOSaHJq6OkhjW/qJD9m8N0lP9gjWxyJu06s7MyZ58rZVtHyMpzskSJdoaw2pzjy9g/NwKfizyR+7HYWXO2PWkWn3cePPowhs/moweF301gM8ODy44yr1tTlG2MKGijXOPS6lYQIraCLOJ6Xi842cg5wL1NwdX2fVu0Jhi13Vak3QqShV8oDA6K93oU4/7WE+m81J1pWzSh9nfQTUjejg348Pd90UkFZbmt6EEdzJxSc0ZDBHdtNehpRjmGWSZLcjNxqv9Drkuz7vqWuNGwva03l0ffrst0eeDdRjJxxayxJtaRmsZMkwuqOw44vjpDu907sGxX5nTvLJhhPq+DSJoHvNsvblndeqzbGWDXtsPHr1sL6Q2+/xXfByeBHVPmmCCZYYWUazFvDva0pEHW53y1joxg1pTBy7EypphmU3xuSQ/C0S3u0aB/mzt04RviYD/TrOozz4o2zWqOT//Sp7x29VtC5jIPgEQ+7lYLpLW3rrmO43DK9k/RSq4MZVk85HrT4ICRm5wpUyDs3trzJjjTACxnWeqwjyvWgQMzfs04Ljbb7Dt9Bwr2N5/k7OHJ2HTSgMmtl6EOo+RWCqhc5D7QIV6MRa+5v4cwdANAX/+2PFZjIf5yUzL9iJAYVblHErGGi/q7I+XioH6EypNSc45sz1FqkCdHg1ix1NChZqwRwkjtKs1KdaIGs58w0lxrpdXW9+58eOeqyeQU+0zJUp+jBAhZxIgkJa9bXD6uYJZy5nyXTKP0m8JlTAlHXjDzv+z0CXrtnRD8P6iDXtcBmYqtp2XSdWHjWgZ7FRvd7/cXunoG8MHFfDQp7dvkUesA91R2corDhiIaM0JvKa6xEegpOry9j9iXcOe0CNaS6yAJxTBFU+KqHF+6K9u2ArnP63zFLD6lHIPutdd2QuVv1war5B98KAkRVnKDRRCdrNs2uT9tX1zbtjWX0POb4FO70X0DyvXSYPGij82xouohZBzuN5MhgzNZcPRipL3KxwvLZbtWcxY8j++CfbcAzTO4ZLROBs1qW/WCZPlkxWD6zy9rZoCI7wlJXHEaJ74l09EdcEV8AIAv8yBB4Et/1UzIFkjDcyFxC3XjId/rCfFQ3fvw7f4LRPcy2uHA2svzWwj28ox+Xm1lTziYOqbKmePB1mvF+ODrHVPMReFAHoG9yC7FhhestFpI9rpa700mLeIDIPbyk3Xh18uxEFGfBLh6eR4iWpMDSy/vSnjA9PLCLER6b03+u6wAspkOhrkNum51Ilx5+VniYcq79NhOuPQNj791TSpItP546gZrJOkys5SsgtYg0TnkzANTf0+Rq1F9qMJXguYtTnqJqlLEL0Unr+yxjKkUr7xpAgtm3iYuYx5tXiVD25gmTMrLA8L3rNrCGP5SrPfGKO+97Ua4xgdpr263sHvLkpDtNQDrdaWgefPGC7yg0xsPYsPm7xdap0Pxb/g8o2LBcPntwmI9udCCrff73NrjdTdtxjmD+prz85N0AtoEzHpdkfV/vKQYX70sf/h4CCI4y2Csdx08tzctUpUCTa+hTwKm17fJuyOIukBT7l6ZfzyWXd3eOmbtpgLdWAGfBTZYL3Xj1jrZPrnC6dNX00t4jrOz1FXRMRkgIEDda5ubvKdC1in657uUhHVLjOtePgKRR3Jvnns497MjIbHXG2culbWnjAQbRZGvPPJ69d8rNRuddkpNx6lxgxIHq35bzQAA1O0TIblSynvUeYznicdwL2+1Pjh7j0Wax2BvW4okmt9r/Opetjoq5f1x4pgSx9zw9lujVxEgnch1oxTevb4JW6pt1ftJ282cxzDwTW8D4HJbv7VNs1tN+W2uYB5mhMmE0EueToDJ19UHzsH9nRtzxePM9+61F2be8hTaoUQfLyy5A/nGPWK7UtbPwpCBUxoAcKt1MMYVna19aFf3fr1/vrr6CLDvV0253r+JuLR6AKZ2ox9zvvWvwFgcziqLkG2gXuOONoavz/V/pH5S0MYcMfTwnCDmXJHX3Ut/XiepT0MjGXROqJyl00B7vPu9fUHm70OIvjRCNzSQjmZv2lh5YQr1mGnPq06UnuYJqtCP2m50i9wAAvlDZgN7FzTAj/qxySiWIdtOo3DxT7OzgfWIZtSn47UE2SeG8MiVSKtNE4SgfIZNY0MGX7J1OXjFafjZfNMv1W3TythzwNpiO64iY6Yxf6CTNARjJwoOP1oGqeSvunQRVLahRPsXahL3pOa5VMDG2x/POC7qiNhaNfRjfhrOxe/TPIIUJOGjoJ/QaS6iL7fqytEHLmAhdDae3H1M52BK9b/RXfYeeWZNpFMRTYI0YRg7gSp/23FPYl5xC4ax9RYfm2tjnPirN49tvByzpE8NIu2TfR2XOIdFBDx22geDiP8/HljF7vgdTbWCgxi0tNevbjvbXCP4MA7Z4ZNOxG7XxqtwHqXFcnDuiqOJwCRZVMHRvKlj5DvIFfwAjcJJ2uwVeaBaJFd68PTqn/TajJ+fr5MgAX75TXN58TNEjcWoexJPF0jaYmos23/LU+lag1hBzPHAqz1nNX2tWBvh0fmLu0AQ/X5pr3SmKVgh8xtSMZyQ88S1qXd4fCAfhYTfQI4hgUwzbz7Uj38WPViwJt5mEFn2A62HN4k4DEL6T92xGdQfn1AA+PjbXZ/kQyOsx7FZCTKhGfdHf+b5H2AJjXnpYZDZklNgjuuKwZ4LrDY/gFu0RXxJrID4Pgr9cOfqYps+h2Vb3WkYM36Q2olqFu1zYdJWFOI/WTnTKFDeaZ9pJdt8zpXY9fNrYufWnzX/TUbF/hB9NS9f3k85NJRVW1WWdFC3+G0PYNKERVIfrcRF0ykCjvLUZdjsbJwsTa2m/paKMSHuDNiT1wTmZLXOCKfJR6vccUdAllWvTfgzXTu0VJYcqz5zokngYnCdbEwhXQbSIQfeVxayE+yXigCf/CzYAoFSi5VlwPtzGDbK2Pr4wmP4NV2+qJegjJft9hmKcoje7i8ekeILPuHLaV0jJWwmZDr6Xz+92TGmA6XU3Q5m5oc0Ig7dLkiwvYe0zajsNgMHdmVv1vBc6e7y5nvqxwjKDp8GKNt8WKHYpL5nNrCA7t2Tz2YUqxMKIcvInT0JduVrUwx7bZ+cy9VH1uC1Gk/lRHiQfM0Xr6HcbeQL9JNJbghVDMc3gVh902Id1E8VzeCciydaNZko4XGVBDnWdSwGopZ/6UoZ7cG1tD2AuR2xXMKlWafIwabdyFWlSts+bKtuTB1R5piiGqSkM7SfJFiA9VimuzEDemzBN9o7ZrTiVD72pTqxF7itSA/15/RbOwn+OVuyeYpIGtbQpzSzWe3FHKikFNKhJYmBt+pLwR+a9MNy3DkkF52owedemL8K8jFmqTPVm5oWuDBHSGq1Dw6i+osMiKNdW+vt7VIlLk4HXSFFJxk+AOnoMxtgU+VIQLP9aUNKLkVyyixwumkkRxfzYzuw9M6eNR0HnOjXHL1nF9brqmvJtuB2K0fKQ12KJiDyLtQWjj0p0lVF/OJKNvZvkaqJ+VPnrbQcXNGz5M23dD76gpdG3/l75d3HJ3TsTPinz131QtHIDtxAMAMZfQ0dFgP0SIbP66DAdZLAfi7m511fGrjPKXMZ1rMlEicYBETUP3Gvfz5MYI9iG6tRd7/JakDyMdDp9/YOrTXrZUDqbaUntW/9rSrTLNzaSP0VGyvYa40U90LjTBmjy8Lj59mXBEiH6zE3bAm/spLZaLg90351MZye50ut8r35YpmPVuyy5HhgMyPrYCrmGaSJkrJwe3Y2X4YeRWDU5jsUfx2gWWHGx1kmSVWxT0v6DoEw1hl5tRvjsfc8X169u+LR8syHFngQPGdFSlewIWzGhbJzVuKt9HOMBQts5ze6CN526GoyPH9by2QOzmah5M+pJ/Cw+CrBySH/W65zcGh2smLXy96LlX59MiMmNWgU+mODSpvpDPbEzSut2QioXypSDbhYL6Te/ecaRuoo8QZyGFjj0Mt2ZDKjeMeGj2c8psjlAIULqE67uURIO0YBvxYdOQQl+l5mver770G8x3P4PFKet/wuJ4cOJSVgtUG5D35K5W6FB8jzbIFz3BAg2zzNTPVqh/30TUOxacrzzRgy5z9xn/+8Udwris1GnEMGxg5bA2MZnldlNagkAO1RICCjNfIlk629FEHNZxjLpl3Ql3m8HDf4xzntYmD6ZMuBo5UcJct6wgzGPBR2HBJzFBA9H/T7jCcEF7h5Puy3eMGOGxe+hNO6p+tkgvymjq0gxK9kuLiejoHGY+XK7nlDHsScxsN2+3S5eYldz8fjjRCPLUQmbma80nspKtUdbhKUFoKzkhEPPv+9vul6bV30d4sO/NsB/jx2IMgzDT7AUDQalIr+Q1m2fJ9jfvKv9L+XNR3losh+B1W1ujWzEtLo097elqHRvgL1yHJuAlg1ni+ekOq5DzJBu5/5Jvhn/vWRH+vwHg4Jl1bGEaZGhbVuIc7fQBXfcOvngLHdOoecjPcMWwZNGaGdF0Kqf29naJlzXClw9PiIc43hrQr+sloGFnSjR+GLu0PyC/3JML26Bii5DBnqZrrytuVtpR04QuxCtKDWrM7ppdZOjxLhUsNQT1tQ1VqlHAvZELMZGNH2p9TdX1drM5ajRK79QS1p8zkyfwrffw/LImZEu+4EfPmXQ43ZOg1p68Y+MCzKbZGRHjdxFf4ZYvtXeyf1s5dFVb7z1pHxMN3tKCB6rLnEFzwiJwKkko/TVmkTSCLJz54GuYOgrxTAqbvucP0xiRRBBHyoS5PdcTChnrO9Z0FDjX5K1t+1VuyT45HaTjfXLL20ncgDG8twW3Xrqbj07EHlwo+CTHtMxftZlkv5/l3xv/t+wB9EnfrPCw/EMWZRGU4AJ25Fd/LBAZG6MCwkXoJmboDq0Gl0vxDA2JyN7HVBidolbwvif0tlQVApntrtQWj83FCNnHPogVedIwyZfBDdUu7TGrxHUZ85rM7Q3zEOAUjSO75uq5SsSNT0pP0yBwWfFZB60VgCFqee/K4ESWF+AItg2F0fE02FaMpk+IGeSjleoKSE1Q233JF29wqDD/lnLzvlP5qDLVNS8/MMDK37E8f5gEBPUYY0y3Q4LT8sE2m5JfjBvjRHWWgw/U0HEnngY4uJSawVujLHNghUko9DanXmjx8DZ/A2XigtMBMIyhafjEdR9gtNDv+FlS3jSHQOE/DHPriOtBPa9j8BOrJtjENEQ+govSoqXdmCj3/gzj6yqMdeSdHmh33UCWmv89BFTUOLPYvhfp3E2sbk0RxtfEvfhyfrZeD0ZKjLM13U6dmXPWAHRxc8GYkoL5HBY/aR1rVEQDTCYfYrxBgHOmTMRkqxkAo+DCN0qaSm1+1B7mpA/d+mlCW34G95gtpWSylbo6o3NPtm/m+09EG0G774B8/5HqVo69g+RUmddnma2hP52IThGO+UBp6Tqw6dCxrHPpjoPDUNnd7Qw6ArTDFe7HhWvCrv/MtHljYxJBOqM5Mxfu7GTstCTNuZzhYqykPhJ2XD86lM2w8Jk+p5V73IfC8LurrI8KP3jHKZtq+XvzguqZ/ynb22SGdBUu4N+SsSApDarDi49Nl3NYXKGwePbY4Ds8HciRxMQwxrb3urK/nej0m77bokV5Lup3Pl/gG52tI6X3rollSpH7sTJZZMdIqOZKKLR8CpYSw1Vy2IjGSVxQC7Hy+J81H6emVDNXvbGK1ylGbYgNSRPb7pKVHtlC8cINaWraGsKcZ3Fp3OZKd9HA4twWLs8MlTapm1niCeQi8vyfd4kNFIP0Tx7558Mwrkap9iQ1v0rWzjOnJo5eajI2L0cqs3RqTxIpHLzaOT+/poeoE6rHLXi8HiOuuu81F5S0YhSUpvHWPP3Sd5ETZrkMntT5K86XLH4ZM7u9bkq8S3Ug89H2DaF1LUvVrm8enl0Zxoq62LbBv91ddsr2LSlRN7JIK5IFfhfnuiWN9CWCOYBvzt8Ek/L5x1JnC9q7DcKjUpjRC2PebU7QHDx490Yy5MknjqQNyYwTUVkYtcd8aezHKrjV0C/gUe1Q9BC1zSP4mJuPtas9mPoxgEi5ruo1xjp63s8UXRtXvsPQjsLXCf2BS0aUZ/8QbeAG8NCVtlb9+twbivotdIULrNCZGmYm3HpUkXdFHFVXZv12+HIZnQQ1vstUdEIEikk0duCvpDsT4N1/lul7j4mHiZ+uZ8PpxiFS01rnJcs8dl1dVEq668tZxX0vtBydOFpUiJsVf81P2CIRhKSuoHGN1qMShnTU2ZiaXgnsIrE9fecZEOWu+E2ckQaEvxMeT/RNDLlfr6QMPDsaTQUAH33AJ7K2X2MsKudNasc6Z140MLnGaMIAW+rNLDgzxW/Xv3J+CC58/fQl+eH7gpvYwiNg4WCum1M1fAKv20JmPG3gJ9Pk5FjZ2U0xr8heRTpKGTFHXvs8qo5ZhdTnuvnrmpQZpd7HR4LGPM9rLQk/xh9cpKwCzwXPyc2W9/Kkn3iYu7ekCtStr4xZZet/C81zKKae4jsngz7KUfek5t07J4K2tDqqlDmMftC/L+wATPd8y+7CPD0YMd6TkGYfaBBx7MNyOLmVO8wofvEHbxpOsJ0r04oCa/V8cnfwAZvSd23eh1uRTpCReTJdM5zzxgfvlvQo5jdpkXvda0YC53De5ttwmQnc7b1SpH5Omt1JStbihkmLvjd9CfggCo7tM2j1zl9+6KrrkzKNgrZonmEhmJLi2ddZ65kOjcOvEj00grMS7NQ7Mtfxxl/Jb+a8yl6doWqoPr9Vg9Riy2U4uhu1hypNLlg/gfTSSyLXqT/qEteQy37GgCpb/l50o32YwRU0ZE3/KWMlWcFTptNRysz6cJQkuYoSViZuluXGR8kJ7zQrBnJSowt+lWCo8Sm5RhOZwi41TzhmDoU6k2RUaVbhYPJcWm7BctN6/sagJ75/GDf/i8PYZPuovPx4B/4fLKL/mF7eOzeovjlzyuO/PJX4VhGBImmk3BN+Xl7WKGT2pxVcxiOon7lRKxr7VLdHuHxpgzNW8LviHxtaVB/a4DRP16TpSDEWCLT4P1HDK2rRfRg32O8hnWFnnBJUt+/a54X4JQ4MutNrYvlskjdkMswtKrWb2tVU2NqhrytEdNIoRRevOWz6X8c231+GOKMPGybME1u3irAJtlJEc2ykgVciU02AKIQlJG760v7hFBDEf6ZiGh7s5IDvrp/aqPw+/0g1hJJKgrZQS+dCLE5aNCPdR1vWYrtROjQX1c9RyxUsjq8+B6fco4W7GwUHcxn55lXb/Xi29YBJ86GNCGMk8OiXULTDt9NSoc33yaIcaOXD5xcCoCoH0/jnweirxijcszBscZaiIiN2cvFmjq1aULxYhTD2VpWH7oNERn0TUqpVc19e5Nd/BOsIQJW5yqjyNuzjRF+bpSXuki7ptJHurqxO5bDtvqvIgYzOp84CMGnnokIYay+k47FqX0rkcD6fai9jijbXRGo0QYdw7s1XmT2Ghsq4/nm6rzLd31SAou+Xw2zOefK3yET23Ro+5NBm22rVllErcFoRudLXus5/1hIbNuihWT7XH0hHyhkdR3ttzipEZUo/1QpJ6aeCgdeTFextZ90KWu1iyHIsicg8EfO/RT5GPy1VOGQNFOMHxAHxZ26ykQrh/EsVYpuqNSMcymwCMb8ZS3F9j6ZqD+Wz6VSWDUvE1V5rFDXJqVahF1R5LHMF4Pk3RIphvyrX81m3y23dJ9Zzdm0zG89gKqsfYwPqrsfkSAs/A0W5IR7RfHXPaX0HlEubC3P8PnNLCgeYfmaVx3Fzz1TlkF4454EbjX3+vvxrNaKbGov9EgBpLvih0bkjWf//3ehfDkB1Bm17drxk667IQqnLzFTfetGhcrWhP9eTvNL2e5uypdcu4Vx9w60iKt3iTBR3xOl99OgVjcrGFJq8WGqv2YuZgCmCiTiWFjLyTXmtKrddQvfPaqD+cIrb32IvzilUZ3lhgZujHkRM0t2akC4NwFHiPHaiad02ah7mpHO1IAu6DN8idmrW4gZebLntPExq151Eq1kLYjc1w37MRi0x1LxvuCMwkHEBAOjF78+CWGdau+06uwmzpnxiMefpakcufmIxr+VUfVPG5HUSvdehaWo7jXvf9ox8H694NZfDh4ulyQ1PkDHpwiQCAuMIsQ0oMZX6vPeL1fj5OISvr17Hs49lSWkRn22xEmIC9xGygA+xe8aemf/T9X8+NBHe8aBra/ndboayFuXZhlT8Ura/ERb9Up5zmkKgr6/NqAx3hW2/OBHl8/HR6T8dEU6Jd14pezfOtT6leDUb7r1mvUoCWO6QfK7ijRnJXUOrKESRTiGsti1j+8ilL6lLRpSRo7YmU968PpRjbnkbinOpTvvZIuUYj50aSEsi2M2C5nwWKrHsh66RtsnCdAOYk6j50A1ny5iEKvnAfOPB9BlQK1fK8PYLdIb9zfpV7tB3wtqdzOe1U7xkli/0kHfJAFY+cj4x11fLWZ0I97Fq9sGpdAr6TH0FuN268VdcWLM+2aFh9sSFAU8DvVrPfcOhCrj1VhBikR1N0J/yhoB7gJgjQW7Cbx19hCv1Fu6mbS8PJz190AQm4knc14yVdfNCGxg+Gljk/jtX4t573f8mj8EDQao4jjwwLdEWeM614tAVv2l8d0+tgQ+mhmjzjXISY3Ug72BbsNOnMBjMFCUsVCY3jTq8EWzF+d106Din6eoHpv3oKGvjYHqxQs6Mlqz50PFuuMsyBAnwKLon1JuND705z95I2SBwf9XHllVsyCfx7ZXRImTwirMTD+hfv8e/3dgnmedsa3TtUBXDTIxCaLXbrwio0N/YlshcojGnyO2ELi1GNFxLy+jsmxKy06ticqisiQk+3D+AiSUpFu/EnEkkXhO+j6qhO6jEn4m+XhbyzVM+/lR4jru287ufK9r3dU8u3Rzx6oh40r3E/dQsrgwL5eRtniyOC8PkRlfTT+gO5w12zzdVM5ZkBO61LK3HuXJfVHoLv+rN+4MPVbCNjQ67873hWRtbvKMIkx0T3X7GTc3SBqzIaQluW7X9fLc/Ru2jjRU46bmAYu2JvJMTD7LlywzxeRyQ4butH501idiwCVN3dfiva/ZZ+sRMa6RLqfZzhQtdVPYgmSwaEOo509KnLfiOVJxFW7dJqxvn56F/QC5l1SHRUq+fbjEbo75skFgA8C86L4gb9jqL05i/Rasoy5ru3NkK25ngXLX6LUM9BS2T2k4ed/5JxV9I6IUMkAxSN42qwhjtipi4ZXmws3/lwdW+x7mC1f6yitasLBDdEaFgD5PWXnjbPj5+KINju81fmO0Zm3/CP8mSQGf7jNhDQ+D/d5eB400ONNQbcX+MrHXy0kI6W+2FxeLF9ULi2NLx7XXc1lkZkf+x0BnvJNi0JhOmyUPj0NW0LRQYjIH9+f0R9gPGPHlsZxcIz/O+6W4lQLc3jNT6raqCeKNK4wW4z5/MofYpFxSHKNDS7iihYiS+028oN7NoNi49KQC1l1/azDOWMd72jItTMvCI8598qHDwj9nv3wqXY2X6UMffLKgG30UjKjoNvxRTyXNNn15MZ6b6hjKRIUNCAJ48toBv5kZ/TwT+QR+XblT9ERJKjUBej67v/kXQMB6Vs/PZL0IHHTf7sckhb4HnInZAleVOrMyEYTyhIiTMuPJU7Dp4UGt7J8wgSVMW8OzvQjffNQVc3CH1Kr52stbT4m6n3G6CwDP1sgVL+5PwQU6k1FZUlw1JNUmpsObGCM7h8Wx2JRyhxaPi/skftn8GMGYFcEl7voIMrsEZdcIj46bmToFxI3K4YAISPJDD8sKeBtRnl4Q6qJxMmOxkqwDItov7Fv89FnTkpg856ihFcPFx+RWrPQHsqHOXZIvCcU4WK9Fp+qIZZd7aZdUjPrlEANrwMdCgybBlN8b20+9X59wRL/CGfWtvTqLiBEq/tq+1gr8nS/2SjEl1k0z3aYz9JQV2xRuhAmVQM9/GOchpOeEIZ8gscHRK0af+bnHWsovSpvsX/64fSz5xejraWgj6Q+NWN5bPgOJRGdtMEq0fMJsmasSxxuAuWll8nYq8UbahDkKeCsQvuo7m34GRHyfEMCyvsvc73vl+2mCdtJ5JVTCzP9C2+XMbxt/dRf/DSjotce5cYaN+z4woD8pNzRgEVI+xwMyap3Nam0KU19j6jxM0RSv16C6ltZhq55sn+s9j08aF4WBCNc9cVQtBgAdRSJLMcewuqeJRbsg4LtvjsNXqQ9aOYFP6b8RcKDB7+8Pl4/i7tyeGOOOuMHO4BWa5ShRL0YNI43ZJHkk8uYYidheXrF8u5vSOnL+DjXfkf0ziIT0hpZO5ZBU6v36LUlhzoijQ7mWF7z2nhddrSjAWhEFyFzOqr9SA/t04eLm1H3pTZ6QM+F53mxzyRW9gGVATIUrC3e/4UmqhqrKL6jpDu1VYvb9UPe1Mem2U2pLZaNEGuaEH63uYl9uiNzckERC7QroaxPtrioPrJnsHN2lvJNs6DKHlVspo7pYP2hxovdAM/1ih/osrY/X5Rk+ZDpzs40qC/GlM8pIwf7EpwlLyO7GbqlemzTpj2cc6AXnGou2hp3Ri7XL1roetTxaxM61ItappwW0yCa41Y2SLqo+X6Pp3PXG9gY3elmGeXhaTaNAeDd7dyA8RYbnjJVo9Z736G46XGQa9souQVvyf46KUMDic5RtEDgubYIKXjxi92BgVzRxGuomLsXKIUJtOMk4kuN5QPJVnrZ7RFQg4f+t6wQPVp+wSp8YpCA6BsDsbTarjBQrC1s68hugUNg7ntY3w8wGEnQ2GRU+07zjSUKDK/rOAPA2DULr2sfG1EZpEIt7FKrn/2f/S23ogndWWBdXJndw1UdVKCO098JPLEDChDusbgbCnjP8aSk11JGN/4JsTdTHzwyuNTc/gkUXAwy9FgBb4NQHabm4T3kwfNIBHRYcXI8/Hm+zxHkOrwSTnzrcCu72Rs/5CQEJNaJKjTAdb/MVO3seqF5qnxvzz6OH7ONGEVb1nYo6NDKy0AvUkGm+5aHamQZusr2UXQZPogYnUVUk3uren9dncJdsKHOd4XgGVAjCd9LEW4D9CtCb8D5waOOAPJxMZxqKADYAEUzFFbDRBPGGBuYFIsZ34l5h1vK4GruXHyfqBfLwXhMM1vHRq11XfhP25pUQrocLMYwvmerI5KqcA5hZ/PNliBHGXw7E0fqCJ0DH7Lt8vOB40AjObPtT4gHzAFvUjvyh1aLenr4d9pzdpVt+X2viLx/0KyaX/6Ovlzt9/I1ft4qxmiFMpYIoaPDuvQtvKMrHdYOCWQ4fEtqjAVydYSqppdMSwx+QIiYgS9R5NEeX7l50CM3rpfDNef32vmDDQ0bedBD20At+8CW4GjHd3YwsQrvFSxZ0eHbIAU+A3oTjDem9jzY8N1at5xp1T+b8sdfY1XlD2DrYAX4Bs/ore1Pmxkukmx4FJaEiUPxdSIt3pKQLAJZBxOhbaCWoLTZsCR/U9dgB3sW5a+B3im7tjZ6sDEPa+oi+bcUHDPzZA6dIU9onayglXKA6ulmXqqYs4ayR1BaVaRYu738PwsGhFB7gPICj8ZN+45bakKYZfAwdoJKZB9DELz9khtLXt1cJhuyxKTEkIQJEnNGtk1FnsyPw+I12PitvLagh51TTWRBEGnMX57wdDzTpAyMEKgNTM/GEYu6mm8OtIkyrmZP2R0KbJrsP/8kYBWCvvDP4OpgW7vYNUdqg1983/nn2zLiswxBB0TTR0QkOjWpOsaOJgnjleIJvJpvbok8Ig7oMSL8afLC0EC6wdoibKvs3Q2V34oRi3IgkgIuhKvgKGT2Ay2DrwMk1WRxdgC6pIivHhQPmt1GhmYWqQdvV5a6cYN9+14oKxgsheODHDoP7NgSHO/pf53P7W/X3AeNU557SldzbSYpOjOUmF8PHwSdUz2IEK6PHwdB0GMugBDUc2zzco6X6oieQxwmvG3rxXr3oSGnCt4D3Tov45KYKteTwax2K9m0CLH+eXtvtGb16Txupof3+imotYIiWTMwK5pOC6nqeC5tcYSLFv/uLcRgYl3h9HRLc6hyaAg3vRDtbY97Ht4kp5IQyzTtEi2OdOn/avK1YlDRdF/s4HZt2ALNeOhKk/7+AtOZ4aOODd8nK8RP7TeK9xAVu905U0SkpS82dxoAVVMUGgX87EdAtZvkSYZJWTpjXv9gAsdF3FpNyagPulstA091c/XrfiFQRBUj2hVxpR5cC5VxwASeFlLG1Q9V2ktTkwlZOyoBsDDJFe0OfErkghw8K2IRfqiINPiUhZaak9vwdhgzoCotw6/v7Qmqxuw1D6EHVAiEG+X/3AA0VKKQsqib3pUvU9us3Lb4+0wOjc0P73zWBWn+L5ruBwIxP8yFSioOZ2Vx+Ax4HopNKI/bR481n+GF4bocfr0xcIgZt8gxKkHtYBubJyGSujbwjnsKdqoJeSwp5sLmV0l2NKDYyi9+gQ2Mtp7laXA5SNrmjfvFgfJmHQQvJn7+AOq7fcOkFp+AAyGHZy3mP+u97TCy3hwGWg7jpKxMscKMqldrxnBGPNAcdP1e+p4AO237lg4dsuVKq5KWehpOLJyJvuYYA+QGhnbEThhqYsj7STsAOoXewA6pYmlSTQ2kWiKQPLQtKtXt70cIlquY0lvt2imzw0V78QwtrszSCMy4HQ2pOQDh5AxDbD2eHsKHMBXAzHrYPBzkuWKYjeK+wP8rbZtWWU/sMk3kTLmFhA3OV1lPBaIKyGtdg+W/3SBQPoQzqTe4zlPA9g7+eebo/04awIWY+MAe/5wQhl9sPmMZxiVMwHzP4uc3sQ1lEI7b3fQcOUu9lt+sO2OdAQseCD2J0nrTnD+wmEodMwNq/CBqojZeQhf5BbXIg9gcSEQwW7xFMESQ//sYmYx+/Xe8CH4fgo10Tp1DVsS3PsZ6H3aPiO+L4/UF/dR+lANdRFjQXwjECPEVulYfalIC/WHlSjYPeRGefaZDLSIyusxUJvuD7tI0ClyENb9wNc+Ldiq1/J4hxlhE7PmSC8Q+MsOcaU3LTSEUAyqyryn65E+BWvjhv0ysAkvXmuUXK+rW6fTKFb+tSdW9cLE11jQYnzTkJfEfJr3GRFImjD0p0GHlU1pdgc6oomcukczAJ63EqgSxC0vBVKLSH7N5sJX4epBfXzuDXXAPmBLTkCixth92xgEAJfhwfowziR9FFhMzAzEUayia4nYWGd7/oo2URkIUNBKWIvI7G3ymAqmSQWAyUbAISIknBjwxOfWMaNLG2mX9kUEhIz80lg7SEZgMF8MXipVW7x6yo/R989nkj3q5T87lmic9A40d0KIrnLNMZ/WiHGrs0bP0mHZR7O0fcYALR89mFHnSdzdKBHHL3CPRYnedPtB4OWOereMGnI7sUzudTD9XhMq/eDtTaUyqS1dBdMY+lFwIpqVldFHkxM991X9RfXos2ufbe5J+z5B40ddOy8WFv2ee2XCyz8ISXtRXtMkFvcSQ6FgD5jkCpHS4Xrg52OaoDKHByHQpLnPLbdn4slngenERLeTyU2fj4M1AhHr9TV2seKgvjWU+OjlSeTOV+RL5K1uJo+8hAjJeriQeHNUJ3NezVTlQK3XJb8Z/ykHub9m6PkMzgSeR/FF/dCDyKGS7CKebgWE8w5j5rMHae5/N7GD0KSnql/+0h00CBqSwH3P+/yZSDXg2slfItvWj4VwW1c1p+FcLYe6n73/6xCwACcCaTA3Mc3z1c82rjwGhOO03EZInExNR0+y0+M0zz8pFGRReZIOnE8YW9WyshQtaz9Q6fTazNk+e4XW+qZM31k95CbeOxYt4X8uBdVK4edZzwmIRdGLhcvyQyZyG9TGfR82uAQrRKKHj88hF6b6mugc7x7Ydy38dVsZKnQ4xgIbKwNxQYDXlzTAVUNKkQblcz2UIFnspWSBqV+JYHcvIPzM3xEei1YsoYiTfJQ0fJ/PzGIbMrBhHDLNgHdQYgP7DDenNQYBKvIO5iogsNPet8zGQBYPRB7YLhNN0rKjY+acQpCGuOBssKtdCUv+/uiW2OmEMN6Dgo9L29qUYUrF53Hp5UO+uZgoDbtq4Wd+ilGZzfOT19Hb7Oh5ylftL75dPD86WNUSPW8hWTCgQZL8lnetwR6qD3uZuO3aRMpKNp0/KpCzLmtHZue1R+FaEjbSlJqgx0GZl2SbuLeujosPzeF3S6Bw4nE44YkDNuwj/BnCrpnaUVm4Fr/QJMOHJgjVsB391sMBjmYdJltkQZakh9ns+LAFuFsJ3U+KtYfwzNIZZso+yRoTVIy3TKrBBBpyZLcB6ZmsToc4Q9dEvMlmZF87AKU1aSqyXWm6JQqy1xMYAWy1n9cPRNfWSc6VLQ8HOd6qhFYsnCQDdoJQHSPZIka1ZMLaQZ7mJEddy9X5PzV8hvIQ9E9oyeKhVsmTfbgrLGoCMaM+QY1wETh7LLbJNTMJky7HQ10KgrIWcDYDUQuwbeMOE4UyYIzt4Wi4RRXfJFnHlXUJZeNBMqkKKN1PlQmtGjSe27ySIzhphTd8FoD1SsN3yxHZOsJyea771GIxV/d2LhrHkyNl4J0aA0vvGLpkTIxwWcqrfe+GdJDrupUHosshmwkSmV/TVd07ZnlsxOMHLzHW8q2S5yLx/3K6QcdBkQH6+vLf/1Wb3u6nyzSRv4E4xXgdToh8q6PFr3tiCQCMftFn4mqtuIBL5PnZxevw/Smwwp4ZZqM5gJrP8jAo/8beKDhJ3GozwVENz/D4D/3RkmEOKhYUwufwgrmvO2Pptww3zI1V82+KfhiKnNSIrrd4uOTz/LeG/Pe8hMF9EJnjMMeLbrIOGp/4zehpx8fUe5mJF4ng/4KnBKTWpN56uI5Zcu9tkknBvu8uuk3kh1HGl2O+oRnz8LDZDf/uPHnEkE/iIlywn8A/l8T5xQ99SFYO/lfXPt1Vm/nPKYA10z6JwIFnOHxQbTHgBODFfQZlju3Efv4OdCQmUmbi4Yh4iMwmNfNKjYRSfD00ZwjNJpDjSGvnSSuphJjM5HpGbxfyYw3BW5ZCTqRKwlsegTBGUY+KtphpiMtUmRNtRHYRkJL5v/DTUe+EieqERcN11Gs5knPFZB2FT2cK71y+1WN+DsJNWLVLqQzsuyyo16m2ReoMC3YU3Qc+Ab6uK9sJJs7QuWAa2OuJsynTXFWV57DMnkgVwoIegWjD58OomsocOKC8ZTgn+3VJpyHVclG5N4mem3gQ+PZrAxExybx//JQ5W85Md6tExM//FW+l1eftdJYqVRII5mJrxDxKrLKnndUtYHKsANXNrkssRnLgUmmbaEhGzejhfY/OxySicufWpNPwsgnQZDTHoSUa8Ln15lKos3dB1pU3Dg+VSVSSncyYjtbx9CM2EuBufhalLcRJJDbGbxDQ/3eqzKFHrMy216eWk6oJIBEL3/ZB4CzKniy1GrY1vjAGrzUma+0WB0eZObqDPJgaMDVyCeLJFAsMmTfOY4oGyeP9pJOfTkPQZSwT+/PP/xriz8c2J6oqKggBNnmi2FWt4tNqgHdz6T1DY81BrtRQuBNffP6zWyqcLCpgT6uhdW7VoQG3yavTtJVfVyUpueqW26W/ukr935B+of1o5UT6W/aePK4hOLS/3OE2Sd18jnW+RxiNOuL0k33MtYKNHfv1/s0WFNKfMN2d/B4KykQHIszaPchz+7+QHYQgDaRy5sB3s4NqM5ctr7tGc/IDifI8fR/La8TOaBDKT37Sx5imwokIPG/GGqAObqwr5Xrz+7XqZVumD8E4VMHOiotz0GEzsA0sBmqNGbQQUc9htjUBkzjxD3FB1qQH2UXjDo24A0HLqlx/ny823kaaD6v64ThK94+iMpP7UlebZ/cXQjME8eLYXZAgJpfdULcoPloZzzvFsGyscqRU95QGfg76m2ct0kSEN3hxn3BO8++hNVvXDrrhnkkj5tCfVTjaUWpJ9yn/CqjGMdJKq8RdI4gFk3ICnHRSoOCvdZIqgpUPsBJMA01n5sis2iUSc0I2g5jsO1GNXwTN2Dg/lOphkWl5z511xnYgAsVX6tveovkLtUHmmJN3YkBF4/F/h69dTJ6r79uK0wVmHaV2q90fT3EmGC/6RxPaafmY05xG8gwBbCS47q6l22LSTKHZPFr87cBq8odxpPQPPHf7tT9bQHDfpcBq2dn+8efy1+7NDWglyd3xfmtcRjGQOyPZ48/tKtbL01qRk5dCxs2Xk3krAbMfr11uq068xMM5YMZWmJsAvcyQoysQD/YuUH9BasWHjKh9LwKyMGe7PJdeHKxmGZGzHmt6E2Z2zMDvPX8aeAoXM1wJmbiw3Y/UUFmgsGWGhPAhnLDFvfjg8w4MBobn4bH+H98EKHpnK8SoDUswh+S8Ntj5IsrNRX8iNTrcPcqUcKJ9xyRDFyQe4FiikGyONHFPu8Z0hpMYk9x6DkdLdq8sdYorvwKz4pCzHM3mbLeKxvkmK/cSUrcq0XvFhUV2O2ii6v2PnGFqgp3dB7YsEl/hdVRPhdfpUy0SSMDJPqsdBkNX9SL8CKwKTMDIZQknfW80S5Sw4Yt2KG0T268V0SCIVN7qxNgnPLjHVy4Yv8gCdvqE/HCk2WasFYCGYet/oUaLFDzRIyodZPI2Cy2zvThBp5irczEz7N5pLFHfzE5zDkJ2oc1AYXwDqEAyJcU7QYCpA4gixmogDe6QA1FyLnZl3vN/a9AMSHqV0Mr8lSXsxS+J9PdsagvAP6/TkzgG7dyJacbyOsjJZyDJegmbxHV0vwA2btFQQwLuzeOs6EO172nVtwobV/kpuG//c0qebgVg6sFSUD9AcXgZ8J6Z48PsKXue0cRVO2LBqSQ+1aVb3XRum0z4lR8OxMoYU6JB0JnW7PMc/IPBoR7IbtljHwmyNILFpRpjEpp4ZcOTWJiilXGbHQtL/pP+XqGQlnorxnU9JqtDse+9H8d8a7l/N5s5fH7MK84mgwqTiMFKAh6Uk5pXwuOK3ZUCA+SyJ6NvfzxaELdI9Xh/yRVFiQ37VGoo2k7pDHzZLTsAqi/S9c0DSPT+5lzghWAC1pTzRzwHqMoSfDJEC4xK4zfrjVfq2OjAufQmHoodeJY7YnoqzF3PR++mNCfpqY3kpJ4kN2cC1cq5lI8BEJL7fvBLlI4b5U18ORkedxgeQzwkaYGQqgAlTyLUjtiNPEmZCAzhK5bekQdSAkKlqzGtD8ghtf+iounsnajSwozbefUzS2Vj4M+H/fdysdBPe3aiDXZNP2ELcGnZMtqeTzNNsa2APyX0mmdcMkjhQ94aZDVdvCz4VjyeUt0HaRbHadMXAq5YGqhM98jJRxIABSqjAXx3pjCV7YEmHlJ6Mhi5iRBF8nsSqoV67DGmZKXpOhMidPqr54CDpBilzTAdfQcyS7DWNKd/Rgw+aw45BHVI+XngdwRpSOsoXqQrPb/c1B4mygk1jjRfbdv9C92lcwUhrd+/Vwd2fNgY2vDgGIqqQk6wz+1QY8Gi373EHmRO62m9sLB4YN9SsYETWFNvqVSqB2Xdqx0h9TOJhmh71VbAu2y9NGeKzU3euNYrV3KXE7qDQ/rJ7DyzVxTuCoRKRELBVI2Ow4ypNMrArJdMt7NOYVkpJfm8UkWXGKvipXQTelZIU2GxpOsjQkZI73yhGgl9kxdG36qmCVjlCvuRXxiSqFNgyxC55b6gLPr8p9CzVfOgcL7c00dKVJkRTg2Mp/xO1cKC0NGJdKh6PUr9gTCk7J+M9T5H+AQvSTLG0udCQNZ0JXoyvIKAxEiBobBXiZHRsizElQk/u3Q08G/V7HYxJyESaSrQsAuMUHKMKkVMzwDX16cPGVDxek2BcauZofYDMx9YS0/C+QujlfHc8sqTMSPj4GIxJ5cEjZUbi8Eq+2DEecfA1JMxhmAeflBlTh1KQMQdV0BKHVzz4Ay20pI9fPAakKsd4zI5pdbThx5t0f4C7w5mpFrcJl3I4ksqBPyqt/E9rifXdj2SDFjDNEYSGYS5PPjRf8QcsvqmAVApTXwWtjJuvwnucY33ty/G9k9T1ISHLjnI9hEPFMNOU6KuyGW9kvKfCOgr6AcSRwvuQ4Hph8EdlJTbmtblHXTor/stjs8qjryZG03EEg+sqiaYqm8R0xARXG/VOyS+3n+hqYdV9HQ17C2jRFDPT0UasJZAk0Ct99YyYZtGmTQHdeEEJgVniIYwZl96l5txgWEo7DZ+vvuF/IowHGf1KZRRIqamkdBkCp6VchVyPemNJGNjEH5unz3WKtm2SNTP6A3s/2na5jAgALnKf4s4jJFgFS/Xs6Fird1j+H7ExoqYD4fmgdz7AzQazycB1dWod0osiaVTOan/l+42RlAcaG+5ZwWGbUsgysMueNB3mLoabViFGtMKQPB8Cp8PdZaHtTQSK1p9OOwEI8WxO7NrUODUbk9a3Hv9Bx57xhCNuIx5zl09BSNkINy6ajYpci4z/8os/h5av+LzJANhdcfg7moubfTuAk0NEPG8uVr7qBVUFZVgCd696iHv5FjMD6V4lnDB5Yae9mFtoKuQCSRDoSh8mzX6K/ssLIIoAtVdCMRN6t/a20MPu9wvIFVL6dwumpfe4Gs9kM7Imh2eifFXmxj2PpK8pkoomZR4KX/U49gpHx2Q0fNVLgY3Ud5W2EaPZKxM87tHmRbp5UtVz33QXfJLIT/gpkOp1FdmP4HN84HrF02lfWpSD16vebqiRw8uIOx6IXlE35+ZLm45Ir56b/zcGQp1rLSybCNqyg+8fxrZ9B68ltSav52DNXcY6m6gFSDP02B0DTk1fwQdRwfsdh5VbBIgvOQVGW3IWGxbEiMKuhBFI8Hb9Slsfhv+Kw1srWXiGFqDwVmPxopilXDU92jGdXPc7kmS6/jwq3Fuhwpl48cqYfSG9jmoe8PFmAwtvTo37graj4HPR7eUbfR7Mva4Jkr0yi6N0sHc4sLKrjOOq5i+lj3AkHhVhTO9dhvf6gF8zk4N/Ti2ktQoMd8VOT8EIodE9MTDC6lpBf1Cmi478ejGusPKpbHXxhGV7AXUM1YR/p552RpI5s4DFkuMWw250m3cRTjKfP+Aik6W1tvcuWN9HecXEJcfy7l9y2eN88GNlRjtbFWuOYixj3UjsYGzjY7Cy8tjFMspcX1UfIZD1WsMuq85tU77f5JhouwRWn2MOUC/OORPAJKssrn/HMHiwpgmgVlr5Nx71Xd0DaMcqt7wY9ljHAjrWHLFsuop5MXiUd/GDv60ykaDDSt4i2WSbZHYwwvIQfTg5+5jmlUDle+5JOsQ2jyLj4bwOhqlrPoqyaq22fMSCv36UWlxd1bkVAsxYE6WVWiSLRqx6MfXW6uMK67A1ehcyXek2eUdsW5DvVo1Z14DmsPWLwQwnQgmhNlkzZbItmy4RO/eyJNdcAsyxNQp4+n+YjkGNVBAwDxzvi8wXW0LhpIkRWjpZEmDGKhZRPznm9m5bUGKxgrjd27wEwh55MfVv2816A9MP9faAFYo5AubZIaTUd+jqO4CyqvbhY+VqnpwplggZ9Q90Mx9tm6HYBgBiq2tGXGxNMVKtitnrrcfizSp1Qx4bmkbVTi4nmtv2Anqq0pJjKFrJyw638ZJcGxWrRwH4y2/o6m//J+TP4OaAy9z3qtG2Uj0ewV9/Q8ff+PKDVABe9ApHgeRK2wJHcQkv/0CPCxLKZGPbFyGXUvZ6Wtw9WQEnSLPXZKwjglHpcqLclVgmohztH7DQLzZ1YjERJ3DGWDRuSqctHrhXU4XVT3eA45U7NsMkuNuc8Ai8MfF8940atBeVrCUuexb5dOvqWr8RGHDxAt92zumJciAVZAR4p0DKAlTKp0eifPRh4pUj0cYo4HrJKyaP+eHBhFWM3CvU1tSpeKiaj3Qq8NYjlgoiKlFJZQIr/AwBHBXPOh/eU/PBOrUxOJU6SlOUnIclUw1qoDYaJlCfclA2sYg+mobOpvnQPOIF8abjoXv0Qsuj5hpaOwZNIPOoFOVH9aA8qoFE0UZjoGgjESdEcuTHbXoyeOlMq2nKOsBG2gclxnIEV/XFSmoGzjx1QBWqh90PswpDHOpjBcQvvrOv6SDn4XeUkADm4UVRWOMpvuOYdOgV08JyB+e0ByjdOaRFuOXkEdIjetQJfYWA9B3maWkhiAAIDyhdvPBkkMMDd5UVBBDxZEgQJ86hXQUSQ2THUL17ATPvVvLQ4ZmHGR5+Q5KXhtusruzGQnpnSj798opMtUIrj3/yXfmTR+LOT6ft9Bb/IfZaAbOdxA+225ARAB973rr13MuDBP09kFk1kL8nGQ6b36ktcvT2D3+y/M0jqPZwWbxsQ8blaJENwv08an/gWJDW354MjvzCMj0xR+s5WL40w0TfmlDjWJ87UUPYxBe6uheP9p15omCwaV39I0bczmNyWtG1drI/P8m+tLqi5N0C+B3J/Oxn55IrF0L70Kr+oysi7NtJlWankiADnp8+XXGe9qPCadEAJg92UuEK28DkRjlceTTOc3orK2vfci+UefAT3rs5YYPnsWkVIsmF9Gh++sVWjE5lDqbpWMFA6M6CfkdkX/HJ4JXQGXhVWuHR1eW8Gio1BkbI2VjCZ+S6ZmED+1cGZiycHI/y1yafQ/nNjl6fR85o+7y8Y3RBZS/OFUvJh05VDahxJDvW/YCIpggxtbOXhUOOF/+ytjT9wXz3GAjomQ2zS15K8T/3r3tn12l3ivoQUn+H+yi0ABbTOStlG4t3wVmnoiXV66XeNsaZAH+bJwgaMc6+Fsc6Pbvw99JIA3svbhk08pl3xcc7akKhKHPo0FGFiMiihFcbofQ0OzfILABw2B/aunzs19T6FePhW3MEmNSY/FK6/RS1YijVmBLecvy4H4L3Sk+RbKRnv34QLNa4ir1Sexi0PGD+ZZiEtPYFa5uV5IFyFAgBObeBHOce+JEEpNcz3UtNMEU1ObY2DEMUTK5Zwg3BbJPUKzj/rTnYi/gXOM68x+xjv33KL8dkuYgKB4i0czAToxMqBBAnJhsMHh9VfJe+5ul8Qm2ojLIY6CUh5OewSdavDZILmXgNqV/qviNk0NSFLNN/L1X2o9Hb5hQzBscZ2WycZBLhOLhgDAID8ft+GOU63zNzOc2B718Qq3tmo0tk+jJACaA25eW5cpEsG5UMpauUYycg7qYZ+4yuj+N9EgUsIVH149jJCQYx+EDRCvra92jMEtuUCTZbtmH2AmhwAx8QaW+c5f9zT8ZANa+tO85K33gSIM8cMbqZbONzjn5Gi0Lt7OOHLfiU8ZWkxZ8vc+YdhdWdVJTA7tc/v87gZEIlVWKOX6XZAe2dH5m500QOmaE40JxePa+bDHp0dKo2QOx5vCOGoyblSAPbLFmzf+sSS/wYKz46HC1S07B94C8RSPJS4xVL5Q17qseSkVwPHtrkLI0oXLWCnnPmYfVz1jDkmipmhd16BkNo1kGjcbH7Ke0ZP4T9YY1z/Opq1JhAtxQTmQKOfIKU9YA/vqzhNC/ObJCZPJwOKZ7GE2vYM5rXLYDS47+SsAJSO8yBCwg07hQL7f1CUhFsqQaaZYXJLtq+PNVIJe0ou4jDIkyNsQu0ycuG+MSyEgcxf0bVGmau2JpBEdl13PVQsn7YmM1t9uwLgBei1mB45AtJbpkncox82wjcTQBP3ajJMLGFGmP0RWBpyBUOAmcvxn40CzPjuwJz5WZqjaxd5Fr96dQqxOge4sdGDPOhUv56VnwRO/Rmb0nkNMJGvsrnm7hVQKrgbw3wp7u0bZ7z4c0c3+E4JNpl+MK9Fin6ZAa2Y29FMbfdqVEupWjfh5kFJkfo9fARSKwGgeAqIDnlzFsv0mLikMvW39ygjVeOfCqsIGWHP6OYemx8z3pSFMJzXlJgM5Jp3J0Lm7Wh09ICt8x5bBr5KRfdF1NjuylzwxjBqRkEG5XuHq+YoZGINooU44BshIrUhYIzvoIXfRUQQShw+bHOKs8j3AiRVtwNYf85o6oPiqCd9kFZxuvHR4KRp0aI/CI/XCkG/kVyTFKmWMmnAi2BoiMAftCqreQPQ8ZGTawX+NFX8EztHSOmd+SBr5dHJHUgZVAqFbtCBi9DiGU8hzUjke9dzmKvYFJ60QSRmK07S9om1wHMRDoffjDLHfvD6wfyF/Lq4hdw4dHoaB/Kyq2mhzKsdkJsG/E2FCPcaG2wNgL8jaB+Pc6NwF8JdiMnG+cCEfnJCyGL6WTbi5aiSYy/WUQZWeDwYy3rN9zASK6Mb6OXVuUS8/y3fywsfwJ6slmklxinN7HE4RtPPPEMDcHD16hoTvUhhO5FWB+FFkrQaB/fQCFHaCWdGFojtj5EjyiZH0YE6o0yo7u2bg2clcC/szYqNRvYReeJYcgbNo+gF9ZEjG4jHfBJkTZcMpHYbjE9ZcdKrDscjYs1SfDB+1bFUy3QdcGQtPq+puINY56gMUfgmPfYU1+ylPq/gexWD58p0TY9WHKbgnakBI8MaEQ77TN04bV5p05ZMZY5gDofwGXgR5ovz/oGngpbJGLtJXsDg2qSUh4oRuJnURx0kXxJ5klschH4RFL3LsXUvPLlmzhXm88ySmyJeiOc5U3kgyrG7oYhRpc86pE0QEHsyff6yao3kr9scnnJo4bnhC0Wv6Y+aiaMC6tLM7/3WYEYU/PzfhChKunDaMU0W1pJSl3fEX8fT106S+xrymMOl5S7I+Q3HNrOUT+k4yWyL9G+GPx8LvuS9JKh9qjjatrEa0U82OWLA/HenFebsi3El/N6pSDdPpSI878hjV5i9l0tZ5kAe9u41c1WLWr/GAO13eOq1ZUGniTbwDhaxHNLggdxfUS4w8Qs0HOn1lHH4GI6LOL8r/OdyaA7bPFEpEqDA2wWclK9mn1eS9LIthVyXYFj+F+RsLXznb/hO//E358nKx+o1LC/2r98+N87/8z6x85jWcYvWlGuKI65Id6atttMjbHgzMmVNKd98R1exA10dtT7o9XiqAk9gHyySysNd3m3Ny2IUCv5h5x4SKctK9JrDM6mLxKWpxWkUNmEY1FfdlgnujIeLXC8izPXXNZF90px7SnmyyO9PgfjwX2fqLGtZ2HdxI+GblhOGlGyneKL/cD6a4Ocbm5zLgZ7U8WjDCtOSd7KDUgeIU6xyOit49yFhBMKX6gtQhHw2nAuipc13GlR55EMx1+oiR8EC8g85Gg6K7NvzBA3XZQMN2PnPBqeDFMark4hCp0IgDklSbANMh+BTv6AtELj4TcOvU65OGwls8bLREdQr6ffT0+TiNpFFz2Oev84xTWRv1WpEIMcfc6h/a5feN9EgS8cgByGzRMgKEqCslnK5Ysm+tqDYz4EAKDczsE8VOp6xHGFwufreUWkbg4EULESPJifYtP91NbapEGy/n2mJLmsc3J+DnhAGTkRppqSAb8WguipjBtrYsWdGpS+leqyUm+Ejgj8OXmjjXvzC+0U3px4AQy4nHw5maiDmRAHetNIEyrJI8+J4DVYc9pgTfbvDVDpkMSA3/awWcr9Di0Ml55Swsn3qrlEv6dwzaEGamQP3h2tOY8vHzyXTRiOL6LO7sGQSXNdP/D1xE+6MZSe+DBe/DLMOKRKCqGnObcGgJ2A3FPP9hsvtYcc5xcJYGSGHk39O5xv8M8qOnTzBUuM6SztT2S4S+wC8ictaN13+C18P/X074tIKYfsF8iq7TYvCKOqMhwgeVyPpl/EPT2I9uISjYhXKKrr87Hd0W/0koLQX36aWB+sHjNQ/GRVBRaorqVffukPgajxpu/8u/jJv3l5/Hu+VLx5afybHwM0hqB4cQyQoGZKAmagCD4G+U/YNiiSBAmzjABwP4VI54lTuGHk0kh/uj70x7/gW66HUIyepjbfb2+fT3cjAfwJXbQAsZwPJHWWwo1gPlidzJLnuXydEKa20ITKbxfEUIRimLB4z9Vsx/PblWmu+bd77AiUQc2W21/h5GNK2FrmnTbi88h+59YzACtUk2iS5SVrG1kQQ/HAhdJUvUnYoshTrxECS1utmQB+gZ3RQACvaGGBkcEIBOqhyKpCMt/yxXtMhbzmPQorDwLD6oOKRqgDW4sQ7F9iUV3NPOBExZPHlqvfyu35A4nZxCwWUFE7WkP63PpWt9uAWpR7wCRhTM94lViM8gzDPdcTCVTDxmM0yldfNmAPMqEuwyatXpSltYrBLdOhTYSc5KK3dtuHgHpUTJ3ed5DCc9TxCIndBARco7al0d6kC+esFmuMHf40TNw/aKxAJYfExF91QIkmV1UWMWGoY7PwIcUnNiWc5ghkSPmiS8UQ1UMihyeIIghGZXdIgt0/kKfh8IRU9Rqab2Ie51GRhz74PJH2cs03MDyz03deQ/NfPs6j4l0/3nGk1ltOrX3fBLGdHMcrGxpjRd/sNM8DP2qqrPmajGEcNU9ImZc+HmpRkwRVeeIjABDFW0se7lBdKs7WQGHUYuIEmb1sfm+EdEIKxYeAzMs8ql5U2oevQkDy1v531vJ02C2sCQfX6CdoevXEQtelz28XPE6OWBu/zwydhBLCWyk5kfGC0M3r6jtsNc35xjeXdNZOm536PDqEhYq9NZ0GnmPUif0kLGGTc5vHP7c+1i1tJfxEwkuqv6Orv1tYRMXrbTcET6xSLXZLE7IhTvf93EBbYC597GjMbaTuPw1nTRG6KrNdAoBS1QLqbTMGmBQyO3uM5NjFItTZ9VsLq5SeJrL8NjTCg57uU0TQNqeGc/JYQCs926lWZeQXNMuF6DZedXvRK+ZvD+TYxQM5j6PJu28yU5kwuxtXkBiUi3yr2hHJeLuViaEsafg1GI4RywuMmf5ku93BhDeB3yDRl+ToKQcoVssgbumRW4d2EWUMbQvjevCcOTmY9xS6pqGSRpxF6a0jwsWF4gavUNr3OqaQ3OgtFGXGdCVzPNILBRmCR0iUAG7iiRc4VWi84ld6YnRe1ReaHYHJq1l6Kl8sWiHlb9vVv7F2VWv+GBVXF2XVW3InZlms7BAnV9Ws7pioYNN7Qcf6QifhblVlRh7aVvrrWDFBdVlmLmtlytPJerf8CC3fE3t95oa8MhbPjZG6H2t+j7g31LTHWLGjx6FIW++GvofR0aeBtvDEl/bP9HahjN3jqyShYPVzBglrl/Ns0RuFG29nsYxP0BO4L+vt+/uHxZqCY+94SVpPz8Z5YtRs6j+Et1UQeB5U/WE6LhG7VZcKjSlC5PR4RGU1f7piIcOvh1bMp6tHNItY1cuUX5u1X3N3iHSlrantH5h12YRclvV+LUq3KHQfWw2V4ir4wNbEKxL1giTpvfRb5oc+IQOaIIiRojcX0RK7MW/xxqw2f1ssHld/PCv8R0saWes5q/R55AJJwwlJAeeZP6w7/mT46BNwdDNfnlYNLphi7fWtFYRbK/ml12NV2WWIIcI2ki4kLjuudTN8y8GooZ+tzY7Dt84sDCIEa1yEnT5Sbm0zncYlpD1vfq8e2dm8JTVfWIMOaBEt6CxP5sAOWpQ0nbaVI+OQHQpYgKoaryNc6L9n7Rdvy7H7w42bnuNOeRB8YfGJyBPqeLWWZyNzdeF/ZShUWH8JOCB9HRaJ/RTCe883BsMB2TA5rK2q5uKGbQHFJKHuTIYYt0WuAjPI/oqP6IK2n7Z+8yUcgQo1CJ8HNLa/qjgJzwkxKr98C0hVI8i4kgDxCP3imXgDo+ONavHnFRk3jPT1JXWejitZuy1pZU2MdB6QXzwjbwfouNGdRtDXqecR26HL8cznhc5k2HsnyPe2fe9DwevyBPMSkPzqfElgfilVDM8vO1zdoc2awnBk7uSf/Y6hJsnRGwC+QZeI0ldQfGw2DAex67ahMpAxfLiAXVmHUSZjsIgb57OKfzz/i56K+CkcfJUdOr6LsQrmLw7M2+nTS2v3+Y4hFaczJyAOdqWtYtWYDI1zXz9ZibBCAgRhLCdvjbbjngRkwVKue6GDkbWNtLQSjtAEIZnr/FEWBfSDRbqoe/tGqIAwWCE+vqy2CHx7EUYCxr0KmawPzGJuH9Ze/NOiyYsMuzm2LwaWXvVySRR6+W9GRqkVzYaLV7bIA/vfxwbqN3HeNgEUL35lmYKHFy+oHutdCAVXIxre/QWj9b52hHFI8OLh3EWs0Xi1bwhHI1oeuV3b1VPqeA7LjJl+ZYd33Q0JBktOiefpPq1tkDSuZb10d+9F6vDOK4JUomDbxbs2HotdkWneXcFtla5UfOocP0cWg6EuYnqThjYzXc6vh7XCH9NMqLbpLH2uddCiJZiCH+t53XBzhelQqK5exN11mOyFek7aJycueanJKsh5FcuAyyzv6EN+pfjvKl9i8qjt2jQF4J4mdTzwupjj1jzAuiZKsvPh+cDpmiZtquHQTX6zrpDCNVcdK+fq6vDKNRf7XDDIVHGV44IHGFchP4xT23HjhYcDVz0/dF3Y0Tdgc4sgy20/GXoOeFuxKhTAtuoYaSPjdD+seacq/bkfbG0mTNt7VlOOHMPRoDCU1filAIfIE492dzu06HJR7obafBm+oCOOoT8pyHK5bzAOujNJiAWqkvFpl5WP+v6FjAkBiW9X5PQSI5TLY50NU65yKZgMJ3VqiKpbRvMED+FaNgw7XGAuxwhXsQBf29OwvwUp/Lev/coOHXWbW6qLPOi26kXFBtogwGzNEATD1Xblo6lO40UanI9Hrdp5Ho8yrdnS+LlgPTK0ZoqdbOSK6WoyELMghxeQMRXfsW6ChVNWHTer5Y1EStYWz6e66+1V4VeOXaVDzYHHOqH4z9KTPYdkPL+cIdfzWlpoTJ3ZOp86rfQws01uethKRTlBytcNkqDXgrJiZH1f/9rPoTX7pDViEU5CLkgeaZsXleP59rb/ReLmh2PaF8uSpP+G00dwR6W5wY5dz4OhGbm6Si49js7QS37VI2119RfSuPedfO374oYR7IK/q0gcUNVgPqQDYRuA+ixJZPRTJTS3yq/5yCN2i1dg0IzYnI6LSuUt+rT4l4ur1TY3eGbFSd12IBwGa+k8brjKpwAYomjqAOWregRYFY6SV9ljEMwl+oVyxglusgNPHY1fRr3xGKN2KJcVxLEtOzXxJt58VwMFP6WOx6K3a7YxeTx3NfX8Ix+9cMSkXB3vZsF/KL6m+FC8joanF0aO9t72nMuJqmCWsBB6AV1CbfZakeYHP+c3E6BfZzM0r6tLn28s7Fm3MLpB1w5BpwI0dzEfbgf/HkIO49x3dA3jg403uWF5a4bma8hKliBeHazAQlcDUpv0PcIR0RAD4/0fMGgDK5Yy7rbNYQysGzCDNLDEHD0DO7BwpMQoA6N2I/NwA/PEVMAPrOf6z6+2qVVfM+n07+tLDZ0T07kgBWNRC7ZqDSJ63pSE9zoComAkvVozdUuXiLh/7eoc+sBU5hWfVivH9heOx7qogTPjNQRn+TAN8mcz2haprBjpGBTsd0QVVHTuk0vbKkPOHGX73SjMg9XLqNrTFmMajKDdMaORD3K6BDn3QMc9YmiBEfMMBjRg/MwzDSIwQ0tCAgxZ7PLwJddPGRjArrs/JydBFVPIADur+cbrh7NcTw/jVWMI1RgAgV2jP7zBCDSBOdUwQMxqq/a2nwVVhPzZdnXkUiHz+iBAOwdP38AEssG8mpvhTpPl+AarFwPQf03uaM+JBJjBqjhpj4k+IMFIb0J+1dZbRxAMFoWbHZF/QolnkxkMD3awa/Wn3BVaIVPdIqnKp9pF0jAMex+icV1xe+q5jSSUV/d5bsejYvFoAv98+1N5GtizVOaGs9yTEQTIHCNBLHthGyHSTyMLPSXoQze2xl0Tr2wtMISSWJhTNiOMaIfW5lJT7aoD5ZPX4klzWM2azYjNoWlnUJhLsEmjbO7EXYAjRTQEiCciJ5DrnKgOkN9Qn3ryz73QqGSSFKFU3jLu+c0dIL6QyvuoYrnf86c52jSQVWeAkW/rQKo1FkGJO/HEPftt72LeW3hNRa6rR54a+uSe0Cv9Df36KC4701ou+JZHzBddaczhTZZ/JQ4SBNVDDXmtbnPJyVTLdISebPZPDVEcbGQahEuSB7EE5bu2kmHkuzOpGKVmYwVdXumGy3Ho5ZbkIk4std78SL9cOHkuC7cfOQ1hM22g1D96WtVupPd4KKGt4EiRPdLbTGm8mx0D5WYpsfeVjJpKQ+PerFqj1fVHJ0S1WfhCBbXARBeJLIKyWVWsiW1SpaBEP/P04kmPhkz+ScgGL3x1sDS7FjgzS+MkQjUboSVCYgcz5iWwizR52i6cOYpXLw6R4G2vKhrjnJOo9zetdL8ogB/zD+zrfnXypoNo2J7tj3uOAr/iSmW6xCzjGmbwGP+mpv25oDgrBqLEpoPgjHeq/Lcvzwe/WTssI9G8CnFwFq/D87A38xQ3jQxkhaEKw8PnwW42UxwslhfEItcsFhbg5WbkPqjMPLi53wOd/MnHxeLT8myNjt7Qu7iFDXkPFbr9Jl/zUFTTkK4GNVaA+zN+tPJAPquXlb8M0AMVqQ4vVCiRvXytLvAhkil49xi+Z1YqidYzVc+nJY3HIPbswnYfCzK8W226FjTkGJEowkvElszoEi4TdpSqbmlNsT1o102IM5ZoQ1DshFH4lzVQdnTYiGn3HtgASa4Pu9Q9hY/7O84LxyAah5KjcZpjcTlujdEhz6dx70Ac7nZBm/6EaGqL6SP2tn/6owBP/2HYpQQPhpiba7sEMtTGuFXhV5MJWrILrTd9x/pH9xIHod9EIk2+J+K3lM8V21Kbn5WasfaFwqc+20X16hb3S/6dqxEDDLjV4kc92NXuCPlXHN1FG5AfKc7fax6KTu1zZ5XwUa0W3EpfvhAz/tLpnM0pRoxLiv/GCOis3RW+Nn3JdNbDaYOlq9sTur6r+FjTVjtX4h7aFLkyfHjdImvONHQRzspFMbDWNET4nuVtq8zRySF766Sv9thqrZb+Fo1tfsDfCXvTob/DJBTmDaBorTfC4ZjNambWtJnleWkPdfaGWTOa1fR+VaAnhslUYShMWXsN+QeeBAzbu9pG89v6wjIDdW5mvi9d7j/uDFzGvlQzsXiqS4OL7ab9yXG2xOSmNHeBR05Kdq3t7TY9mSIg6p235325Qt1CpUPNcaVP1gKJp7YtoNmO1LBoHYJfNl/jFvJsq5Xxu0aut6uqkpiZRiXs2bSfe3EqrYqqSoEquaXWlmHUQEcr73JcoVJB1IfA7A1mlbkAPzNMQLytjh24bqM67rmuP9vmmVdwz/zd1Bex50X7sBaZ/6CeYxLRJb44ncSmORcxbss7IGICSN950e9m0OPG4cUtPhqne1Wkl6ak8K0TgvkINSoktLEQuLrwC5Yl7tXkvARNuEZLQtYt+vGRvyc9VbUrVa+8ULSsBBy+1YtECAnKXe4FBU3hFEsvtA5tNkslallSnFHHLNZkonQQk3T8ve18U3/asD3CcsiBYPp+HV2F6+l/fifO3wnzuznv/PiK5u/4+nvU53G573E24+3qBvdLGY4Ntil27nftOdOLh4W4eACmvUgyrr+AHaDOWqWLlDgsp7CMVh4MtIsMWye8bqNB2Q8yRk9rbpeiKUCLwsIlUeWMb6sJU2wW0NLPsALAbrdGapkgh/ocKTp/EeDgRE4/FVSwgo11c48Wy4Ar5Zl2iXdnSnS5GofGIvXzOX5uvLw78SfkPLsUyANtjl9sEvCaQ0HRuDCayyz9CLzNDXChY4hLLJ2TRFgwI0P7noe2HnspruFpD9P4x7eQ2CAt3BFhzY6B6lhuZJBD136TbfK25231RupNQjym6HjNFGKFjq83DbQq1WuXMVLmIilYNv21vLrgh65WAjxm1nb0CeCT4EDXWqz0s8jeAZ0sm7+x3TWLwsW1bG+rw8s9U7feevHa5kFDF4342c+4gk4c0Hb66OKG//fuw/CxWA4XXx190D09Oxed9cNlWKEDPuisvrOooLPKlWOAzruFFdURdakUR577pFZXs0vjjFimrS2GCVyy7I32W60LTXYVUlmXWoQdOF1rQMZrab154Ba8boLGh9Q1/bG3U8wnNkT6TKOJ8pG65fH/FuZwq3oeUY0lj67YLG1dyQvnUhFarNNVhfJmpN7ZZDU19RSqk1F2WlUhbuBmyqs63YrGBdxR/mjiR5I1F5NWjIcO3HH+HAYHtOpLhdbgCq5ePg85uFlPHmtwfo2fCc4sLYAjXLBSXIs/OPLUkfqqoTp/NPHYhMsuFh2AqXEWx0MUjnVPhTCDmy8YY3cjH9XlwFSF6rf5IuttlkeY23SB9s1VPs0ez6x6JeaPshh+bqy7LhWL71LhPLjd5KDDWMRcs+ZKPHTdjpKXxVdFRMGRqLmpBaVk8YLBs9DJnUG2VEHjze9mSi3eXcbD140WyaDVjZfDo9dtR5DS18VXp3gsur3sk1iTonzRKBkxQhEGsm4ZDY9wRtE4GhDLRQLWbit59Kv9ffN4UZ+7j5qgV9fI0mUiQsED5C3tf7KVKYl3VbUl74P9EhTJFWZMUF+Qbo7QKI3BtznTpZ0iBzy+HVKeX0UF44pK+bf3d0cd69AM3qbSscPPM0kgv22A4DZmkzcLJXT1KoNY4b93hTjd8yiA89UTAvVNdfWN1J5uIafNRAfculRDRvnO0mGe3skIOkRrZhYe4TbfYLVghnOV6+vFpvgd6Mm2HvdwngZqhRfGQ64YX3C+5BTe4OAIdbxredDfcO3VSPWdZhKcCPw5v/eyvmq7wu23XCm/nzhi5KRJUdtW7ijTYqq3NKqRDOerYBZR3GmSsyAIN99gekyt3ChY0qLaqYrHRaGs18qnw3JhrRNcNw/Lt/ruzsRYZMqB3t5y3BOXpuQA/DZ/mW8h/cZKpou46KoIyCn1zOpfIVjgfK3V4QZu5QzidSTwe0v6wKOLh/fA9HZDldPMoeHLLp/FDpwTjwIXBXCd4kgXjlqICDiiDiV+lpajYEcb3N7yNirIR9lBCgpOcPUyqg5GTAcHXPCIq2cA+hn7xuVv3RHrc9jaKkCSjSnQ9mlTTmAKoOGmIMGtTuVKwLvhYF0FzzITYkb4lIkbMuo7dIUdgSQ2doZehCC2QyBddlAkfzuh71HzYKeKQE6HtxEu4M3RMIYWH526Lcbx54jHt/7Zv1S9BATxowdFRWLrcRwW07ndco2g+fGxgwaFTpxxsiWGqJDJkJs8bDT5oqYRN4Q31ciROqjZOKhvef6Y3t/zmj80YYbhqD+crqasfQ2h3w60J4dJ7IdknY9RCK1hPNIkEnvBivuRW4V7dbs+Gl4513VT479BjkMERT8YVEKxw2cd50MIyWwBHU+QS+ZFHWLyxNf9Eeiq2wfzenGzOBv7lPTA1Ky2piFCxCFBjyPvqb9FgyOC5n2wbMfWy3Xat9ndCI73xPmuAXeM35ynXrF8xMuD+RDALfMuF+08uJ0+LnAb8J23uafyD4JKf4XKa6KHvFm6fqIb1lMplekH6ibevwJ0d6JSMGXF3agnwlSM8uXtethYTojtD6/PjES3gRt/3uO2uVRe8WnMiw8gERXwE6L+BhcrHLEe+kx0/LiN87M1HwDzyNnP7QYuiBZF2jSkMIvDbzw9uCJI/OXltWfCDTBNv7PDDEnoDI9EFE5zOUOWc+b2RGONWZvlavguOjfNQzMtBIRFAbWZynh9tHOY6/AqhOT8qXInG/Ijb293cfpfyIcBWyqChJqFGNMOK7sV3XRfILTc9jEOrPtjtfT7OmcZq2VOqo3vC3QbNL8AQ9H3XALlWwaGEJ/2VLXsPVAfPU7iX3zR5Hb/V6WZL298wgKBDHCYPqz2hGmVp7fOl9yyE8zQOxbBs1394LKa6yPJeyzgF5Chfe7N/Xlkc5jhRK1kUJmMQA4+9oR/qtGxX16tyWff888IWxFmUMwfFjeBrFzSm6Z6yuUletq7zU/TC25notnqYqW9AQa5Js2XnBHkJFXGJg7P/7ROJeP5YwOdpH+cS3qVzSCJh9+ZkKq7RV756rxmskSSTt+jNdtOOrlknNJNTf47ZltulMYdMYjPYSKS+DUxtncRzUJQbGuFLFBhYFQyy0S85YUsPb9h9DHcMvh/2PmGmEEALTxJJ0iX1yIdKCEX77W7rfamYP0/OqR5a/3SHq43eWFierWeP4mcBJP41OAyWfIBuFG8d3VtWLIV5HYk71NUZHhdngAXZYxbG5obzyzhpzPm5DRK9wie7CWNOCjubWk1pR/VtonMzV5aSK7NcrCG0FK13z6EPQiB5vgLQZ29sNJnX3zO50N+70jo3Bt13vkue1NdlzvCoG8bJeMNiT5YaZlMnT9QcdRQYNBJKmTfk6meyLmKAczikc86sKyBRQK8V+x2kK9UoFTho2n0uaS/HFd/xytp9349Ps6TMiRY7IT3L/175iQ11K1efIkMrY2/XBY/fT0cDvn7Ni5iEZDKBq4cOJCjCNy3hqrBPr/ZA8QXrnowfSq7pfWM2eNB4+dPVXPR4scsNsvB4UeLjVHgFzPzHW85HLD7fEGa2x3nFvsIzVsyKWICzvvKTxhk0ddXrXFekXIT0NUw/IC838IOSXLkxSIJvxK0DNzqO/9Wj9G+Y4Fqz7UWwKDvhc1HRwcLITKW47DvoPZ6uc+8Y4ZjhXpPOaB1I/7Hiw7Z6RkEGljkqGpU2/7Sppals8lWZOXTUlW7NDqfonu89dgQmAHSJln1kUTFSnauSulWotf6C31v15fBE4xWV4TdMzx6ye8Zr4zOZb2pYrf5bVcQ7wmeESmhpyKEkzznt+J0DEVaiQklVIKIqbj7q3d49TUFpRQof5uJiT8fAH9HaC2ruZtEa9DMx+lGNRqH4WgKjVn/LT/NHTaONSjy07nduSEQ/NPI0KtGP9/G4lFbI2VxW7cxBP8oSn+bVglS27b6nLlZC1lE+kQIwP0l6fGVIvws3AKOYfy3R6wYjWcErqR3LykpsBFXqmdQ//dnKZD/4VyAUqz/+c67EvZ/9VJwra06diYli3zdLaVwAsjqgQ1SjQf9X8zl2+9Vs7XFPkId6vKnPWsuE9IBgKuKKs97c8asaWg+9bsytOrnl3vp+CNuLURXN6kktlKJwVQPuK9QgOflVUSsHFC5U1NEYzQOny05Uj2kmxR3OvgEe/BzFcdmFplCtp4/H+ac8Uzw0NpKRb+OSyev3jOAEFQKJHAIYjtx0F6afqHV1DF5J0NzFJ27DK2ms+N1ak+6vSidSRIc6gWkrR9LIPg9BNJ50G43ZuZrY2V8p98+xAS3Tc5Yn3LH8djsn5oklneW/lkfIZ5qMKgnL+/zbVrNWUoLdpznYQw6kaHODOrxxlxZqXIhKUlFE4Jj0LEWKPbPnRVulqyOv6oDFzq+IzsGLYM7min2CACDvU61XbWD4RLuG7fI0Xy8mtWKCIaDK+0HcAvmqHqZuxDoHFQlCYgOGkIeiYNUnZtfz3UG6y8vKfVlefnAXhmSsvVMPSt1519w8m8mO8YVJi1oyeDTveBSk1vbR2XLniURA1kySNaOxfwlJyfhmtAd9dNxTuh5x42u8ppNRmHVFWCN2sbngW7jVEyWpnc8ZfGjf684/tmWJIvQwnD6iGBbGRYA1Uupxk3b3OTTJxMz4uYjupA7/FGE30JWGh6F3BRyCwkZbEfdJ6K1kD4zfu57U1XdfKPykC2sfdSAtzAuS/Gd7cPmMJBQOSXy38Uy6qdnAqGF3BKDf9cLKzERD9PCHAGzRzMGXiFBm91NSICnkHcw/H2+WGoc8HcOP4XzXxtjA6Sr2lDpX/v8Q0z6LDQKeWbCaXAd71TUdVfep4GYcL78KVPOHFAT1qxEm6ux16tIHMWsFYjb3K7sVoZXwvVd5TAGs6BYN6Hqxo+/zGirY8dIqu7UVIW3+SMAdpQBD+Edb/yr10WPKxa0Vou7IEbkfZcujnxjb4EO7SLxcAND6w0ct8ZEC9KVRqKbv2JSEDwCU3+75MHbQEWGs8jJlWMIsyt5syxDhQGfPlleGDGXqhWI2/yOv/EoOEhVILxbG1BzjP6o1VKms3tvKAY3i4crNU6Nn2qR/JPvqp8+xgi5DTcWnITcK4Yd4W2TSnJnne8MfBLCd1sQr3sOrYQchz0gRdyItcg0pgg1vk2mcunmJQBmhGN1jr8WuHCIxMY//r+ddtBFPG6MU8FRB32EOGQvHzOQrWJiLtVQ/YUygg/gM/g2Ngz/zmvg3emtg4zQGg9FQrbKJlBiiLixz8UfYQk3t4nCQ4qQZs6GRV7wrDYoXngUdcSDhQjhSoCHY6QFn4G6qSmQITxSoJA7298H5m0Ve7FMD40kVoxHD6HhJmBCaGdGDCQI+ckgRgJhfT3n8xqj41QN+ZLZHa0VdouBhRBhKTf/FcOCMLTyIFpVVcAfvAbNI/e9JAUZhDWeyJHw3XtmzC08P6vz/GD7GO2z447ADWElIz/GvHV8IkMJTR10u3zstR6c5zK1BfNblXgKuKOCkp9rQSvemZQqVL8WpVtDw3swKkUi1QfLNEEaHltWP+rR2HV+iSgNaES6uCp32v0UoAqguvY6DyGGvtZixBgielqPbxYvd1bRMqU47+xiTv6W3H4sx4PhQaFNHc26f1TnPPn165N/RnLetUmDR036LYP9ITLz9d0Brmlw7wN0wxtTJ7QghIYPqdVFDit5UtX9GthnDXUhYI8TNA9kBxzfW5fZN70ov+C1S+dzNpadJtsIdZ8JxVVBmk2xvJVgykEHpQDmAxVj7K9zYvP4PqjL3i4C4dL6Q1l4EhgOz4BhCEanzOlzLbm2FIJIsXvOvHh4T4r9KgG27o30zXv4znmAbqLzIFwqxf6KkthVHOaqPIwVr4vAVlG1VwY5xTvQwJMixFehStHeeeAnOirpunPkGntbvp5sjtB22geTJqjqio89D0BF1SrofLwkSB0kWF+cMUERBMLdWRjewdsZQzxWZNljUL3FBwHDJrxJjyVF4w7yw2r1hZwOomFYd2Zi+2SPOEly7mb6RuqBL26snQg6W0ZGoCbzxcKZ3S7Tk0ZJ5QFLLgpc2zwCm4eXeA1kULGJKrP+uOS6OD6xxP1DdMECYQ30t1/9yXPLhUuNw0l6iFOwCiZFFHDysFoIeXisLIC17J1b9CWHetmrJCcW73VzrGrg07r7hlNLcibFHBVN0ptWNY2Tbb0w54lvtQYZ/OjCNzwIUiGvm+krE+C6IetRizdhIQ6ZIyGHaQHBqOFzbgDmJiXtihClUaH068ZTXBhbxovpdXfnxTBUOoZTy6QUwFvDEEZdnwvyhP0MFB2AaMzz/Nat8Wx+OY1UvD/XQjfWCrnp3M/rKxTyMHfln6tpb1wwwU2/YNwkrEmTw34UFr1PSITriWbykgtZSEp6m2Y77ePyM7VBxoNO0t3cQ66AEmmccQEiea3QIHmRWJWWMGW7szEnPZ+n16cac6KfS603r5OIPOhXhg2DzB5678v6BQkNlgeqZC/mN4ymped/j/Lt8tbFrDeRzmx7BjZyPx8va7Rm6kAqC3lJP/cschEhY8EsiRqPK1Wdfh8c+/EdjWx7mzVLin4Uzp0Y+h88TnSf2EjOLqL6J6ILlBQVXt7NLHJVOMphH+MNbWdb4950uJ8UqiaVItzXCIOM53xZgMDpmmiGRU6feu7WAaROOGT68+PWwToq30LDypHI1UWuutAr8egjCQ2usydfPDnOzx8bj9Jw2+V6A++wkdZOuS84sf3LKfBhhic2dLEY3xaKRQUGLhHRVuGv0ndc1d+cof+DK4y4JXQ5uf5PT0bI3nafvN0SWTfZWoXiNDClB/8aofhOo0mMWHain3PGMv0qZIRo1PsYPR0aDlZOi3ZAR4kqSq+fMwgyg9HQT9QM+GSZ0lmImTux2LX0j6zSz23QHmbxbkkcgycAasnRq7a5m04NMVoWehTwODRZHtBfR+8nz0eNenOXmM/mAGipd3MY1JkA0M71jyKNOWthaLmyDNL5cm/HNbGOZSztmpK0b5YMz9sHMv9AwIMccmC2MsC5/OHJ8DpD++HH3BZkmOxcjBZVNjdTx1WQ3yA0lDFTPk7MtWOtKB7RmL0Nl2+DM9cn9FTHzv3XD+9xn96soxJL9F08ldTeIRIycQdi1ZVhCkQygwx3dy/PwI6RWqRkknInICiTZ3SXgXTHLwvtuTlJ0pnOrNp5+QDFjJWsxCrmSj0VlIybsYcsFRmG/bpnl1yIVmWWUPcI6DNCPlO/cuGKZnIKgSr5ymQXq+wB/PwAWxdkkvBvPWP4xulccFQW06EC2BTViJb3fedSJWql9iotK3H5r5GEOv6Pt/Wzdy/HLhajRLMmE3sNZT9AL2AP/X+/AnYcSMnBHv56dwfmgJ+0q+iJQG1pxeToj9H5eNm0hPPHKYTUv4hn/asOEZzHYTB03FzLYmWzkCM9cyewvFkE100Cp5uElrlHGRo3y+C2mUVazjGQshkUNRPmYAkQbeqUVwalTSRTSCpnydHZ05mPv/yeTLJfQJMntvQlSKs8Jofde/H776QiQ1OMr0uqNXNoy5GPnaNPlhS6iCme/OQUhM3a47L3FeU8r9MYk/xCZbKjEp3AORWxTegyU1IG2KXpoy/T95/Mcv+zCuHI/JFKuC0zS3/wvvRjD8HTlBCuJfZ7D1efjwgiO48p0d0XEBGM4hNgFPuD7nb2qsDY6SQrL50+xka1Zck/Mp+vKuFjG80dbNPbLx7kTVwm4h3m9Rj2/FNOXXIVWERT8wLl04pi/DITKWtEguYda6BHNKzq656a1yFBI5qCiehay0DjvbitCRdRB1gJKuP/XAhxJeAxiBc1vwdI2nTxMJqZGubDWtTT6HQIixaDXUj8f/ucZHVlZOEwRHguZ1E0CnUwhKsnvwsXwFcxxE872s0ASTWcPW6KiNDVbHiOQhtuVIe+0cMTQqO+W/Dv/GisRyQRz24K289h+OPYoULkHeeYd4sJlZpULFhGNfLiH4i2wkgM7kYjD6QYXaW4GrUjI4bPKKTzGBVFvNJKFmE02EUzwvpx116Ryp8515ewF+3PQ+ulVN2KFNhrhzcY1CFpRqX3QY7Xi95JXq9jiuiZd4kpo2IX+nxgjrK16cKUKx5witPNZQmuV4J3lDanaBx2ZPKVzXq0mwsCUl9LUfGMIoRUza9dN0hsnm2gwz5R8XV87SICFSNdGO+oC+NmHRKFyySfKcQn6efbc+Ttt/l/JQg8AEkxInmUkb66dSmpu+ArPjMROeSRSv7Iu6RX/DBWpC0Ce6TkbDXu/BezOKawQypamdNhXjzEnQXLONM/uaANKdMrvnl5nv34mB1FWabGcB219sGjcJSY3VlkjKL2UOYGRsiqJMnb5Oi+bgH1Jddr60A5Ghu7HqSjcSBMlybr30w+CNm8AXEq824bLokjcDmTNYM3JvfgD5Ig+wMR3EL3nYMl0glWS6aNuR4EpLwkrg5UfrbXWUqielJWA2/UV6MYiKPzJZlbUmgJxEYJMTR+Rs32u8kR6k7nrLElOH4/hKHUA06Lzw0qDNKjUeb0PeH/nVQ9mNRSDlFpPMJBJqRYLpx3yPg9rwJdG8aFJZSvQ+7a1u0vHomk/Pjjn6G4MjyS1omA7dNm4AFJ6kuKq0rUE0quNrS2w40XU4+Q0lzeZd4E/+7tIvLqCqfbj4jtH4+w0sMCQdEaddYv8O1qfAjcHoER1M0qioR8bgTe8WGmLP7zIyNbr/UVSDCtgLHVUSBe+rcY+2VgY6QbSL/IH19vn6pXVMlRAhGmY+bx85i4OguEVnZtFQVnmUZ56fqAU8rH4y/EpqlzJk10wnMfDHRz32JVPtPCMyFpjUIFbYf4NZ2GilNsS4RvBmymM1FsCtXjt1+X6GZB2tS1SKfsVtJwN/VvPBJOYwKntpYR9L03QSjOpwZ+p4WN9R0P21N/sCSC3BClYpmI56z6V2oE1UY9EfxVdayUAyzqJBii9hU9VggfcPIUXKHWQQq1Ilw+rvkkjWMoWYxF1CIUovIrgDx6UH1ppbBANaKdy8494qyBBtSultTIY9NH075wq8aQ5zZ+sBtk+K17DkA/bXtWnjJDgrDhvSzGTKjRmF3q2znadCCKp9kA+TQcAhCg5gmGBRdB6iYaBgwpPKHer1roSJ2AflSijIZ8lmCph3LtUCvO8q287u77ZHR5e/qMZgEakryoPsLwJOZTOSrEy9QnTi5cLD5mPi/604rzUSzEuKIMhlTTAFR9ZnbkD6gyDMdbjHXYe2bLdDrJEAhYzVJYFzAJR6ugLDPCj9N6aK7qJ0sJRuDnq/xTOBukF631QFqdL7Bb5qzbRhhyvukYYzVckD0/").toString("utf8"));
  }
});

// src/catalog/replacement.ts
var replacement_exports = {};
__export(replacement_exports, {
  isGivenBack: () => isGivenBack,
  isRarelyUpdated: () => isRarelyUpdated,
  loadReplacementTable: () => loadReplacementTable,
  settingName: () => settingName,
  tableOf: () => tableOf
});
function ruleByValues(type, path, { before, after }) {
  if (type === "azapi_resource" && path === "type" && typeof before === "string" && typeof after === "string")
    return isSameValue(path, before, after) ? "never" : "always";
  if (type === "azurerm_storage_account" && path === "account_replication_type" && typeof before === "string" && typeof after === "string")
    return isZonal(before) === isZonal(after) ? "never" : "always";
  if (NAMESPACE_TYPES.has(type) && path === "sku" && typeof before === "string" && typeof after === "string")
    return isPremium(before) || isPremium(after) ? "always" : "never";
  if (type !== "aws_instance" || path !== "instance_type") return null;
  if (typeof before !== "string" || typeof after !== "string") return "sometimes";
  return isArm(before) === isArm(after) ? "never" : "always";
}
function isRaised(path, before, after) {
  if (VERSION.test(path)) return isHigher(numbersIn(before), numbersIn(after));
  if (TIER.test(path)) return isHigherTier(before, after);
  if (SIZE.test(path)) return Number(after) > Number(before);
  const [wide, narrow] = [RANGE.exec(String(after)), RANGE.exec(String(before))];
  return /cidr|range/.test(path) && wide !== null && narrow !== null && contains(wide, narrow);
}
function isHigher(before, after) {
  const position = before.findIndex((number, index) => number !== after[index]);
  return position >= 0 && (after[position] ?? -1) > before[position];
}
function contains(wide, narrow) {
  const addressOf = ([, ...parts]) => parts.slice(0, 4).reduce((sum, part) => sum * 256 + Number(part), 0);
  const [wideLength, narrowLength] = [Number(wide[5]), Number(narrow[5])];
  const size = 2 ** (32 - wideLength);
  return wideLength <= narrowLength && Math.floor(addressOf(wide) / size) === Math.floor(addressOf(narrow) / size);
}
async function loadReplacementTable(types, below = {}) {
  const clouds = [...new Set([...types].map(cloudOf2))].sort();
  const loaded = await Promise.all(clouds.flatMap((cloud) => LOAD[cloud]?.() ?? []));
  return tableOf([...loaded.map((module103) => module103.default), AZAPI, WAF, RANDOM], below);
}
function tableOf(all, below = {}) {
  const rowByType = /* @__PURE__ */ new Map();
  const rowOf2 = (type) => {
    const cached = rowByType.get(type);
    if (cached !== void 0) return cached;
    const rows = all.find(({ types }) => Object.hasOwn(types, type));
    const limit = below[type.split("_", 1)[0]];
    const row = rows === void 0 ? null : parseRow(rows.types[type], rows.earlier?.[type], limit);
    rowByType.set(type, row);
    return row;
  };
  const ruleOf = (type, path, values) => {
    const rule = (values && ruleByValues(type, path, values)) ?? ruleIn(rowOf2(type), path);
    return rule === "sometimes" && values !== void 0 && isRaised(path, values.before, values.after) ? "never" : rule;
  };
  const defaultsByType = /* @__PURE__ */ new Map();
  const unsetOf = (type, path) => {
    const row = all.map(({ defaults: defaults2 }) => defaults2?.[type]).find((text) => text !== void 0);
    if (row === void 0) return UNKNOWN_IF_UNSET;
    const defaults = defaultsByType.get(type) ?? parseDefaults(row);
    defaultsByType.set(type, defaults);
    return unsetIn(defaults, path);
  };
  return {
    ruleOf,
    unsetOf,
    isForcedBySetting: (type, setting, values) => isForcedBySetting({ type, setting, values }, ruleOf)
  };
}
function isForcedBySetting({ type, setting, values }, ruleOf) {
  const attribute2 = OWN_SETTING[setting];
  const cloud = cloudOf2(type);
  if (attribute2 === void 0 || Object.hasOwn(values, attribute2)) return false;
  if (cloud === "aws") return setting === "account" || setting === "region" && !isGlobal(type, values);
  return cloud === "google" && ruleOf(type, attribute2) === "always";
}
function parseRow(row, earlier = "", limit) {
  const rules = new Map(row.split(" ").flatMap((word) => word === "" ? [] : [ruleOfWord(word)]));
  if (limit === void 0 || earlier === "") return rules;
  for (const word of earlier.split(" ").reverse()) {
    const [, version = "", signed = ""] = /^([^:]+):(.*)$/.exec(word) ?? [];
    if (byVersion(limit, version) <= 0) rules.set(...ruleOfWord(signed));
  }
  return rules;
}
function ruleOfWord(word) {
  const rule = SIGNS[word[0]];
  return rule === void 0 ? [word, "always"] : [word.slice(1), rule];
}
function ruleIn(row, path) {
  if (row === null) return "unknown";
  for (let end = path.length; end > 0; end = path.lastIndexOf(".", end - 1)) {
    const rule = row.get(path.slice(0, end));
    if (rule !== void 0) return rule;
  }
  const below = `${path}.`;
  return [...row].some(([listed2, rule]) => rule !== "never" && listed2.startsWith(below)) ? "sometimes" : "never";
}
function unsetIn(defaults, path) {
  const listed2 = defaults.get(path);
  if (listed2 !== void 0) return listed2;
  for (let end = path.lastIndexOf("."); end > 0; end = path.lastIndexOf(".", end - 1)) {
    const outer = defaults.get(path.slice(0, end));
    if (outer !== void 0) return UNKNOWN_IF_UNSET;
  }
  const isDeep = path.split(".").length > DEFAULTS_DEPTH;
  return defaults.has("") && !path.includes(".") || isDeep ? UNKNOWN_IF_UNSET : { is: "default", value: null };
}
var NAMESPACE_TYPES, isPremium, isZonal, TIER, TIERS_IN_ORDER, isHigherTier, VERSION, SIZE, RANGE, numbersIn, ARM, isArm, LOAD, AZAPI, WAF, RANDOM, isGivenBack, OWN_SETTING, SIGNS, UNKNOWN_IF_UNSET, parseDefaults, DEFAULTS_DEPTH, RARELY_UPDATED, isRarelyUpdated, settingName;
var init_replacement = __esm({
  "src/catalog/replacement.ts"() {
    init_versions();
    init_attributes();
    init_cloud();
    init_catalog();
    NAMESPACE_TYPES = /* @__PURE__ */ new Set(["azurerm_eventhub_namespace", "azurerm_servicebus_namespace"]);
    isPremium = (tier) => tier.toLowerCase() === "premium";
    isZonal = (replication2) => /ZRS$/.test(replication2);
    TIER = /(?:^|\.)sku(?:_name)?$/;
    TIERS_IN_ORDER = ["Free", "Developer", "Basic", "Standard"];
    isHigherTier = (before, after) => {
      const [old, current] = [before, after].map((tier) => tier === void 0 ? -1 : TIERS_IN_ORDER.indexOf(tier));
      return old !== void 0 && old >= 0 && (current ?? -1) > old;
    };
    VERSION = /(?:^|[._])version$/;
    SIZE = /(?:size|size_gb|_gb|storage|storage_mb)$/;
    RANGE = /^(\d+)\.(\d+)\.(\d+)\.(\d+)\/(\d+)$/;
    numbersIn = (value) => typeof value === "string" || typeof value === "number" ? [...String(value).matchAll(/\d+/g)].map(([text]) => Number(text)) : [];
    ARM = /^(?:a1|[a-z]+\d+g[a-z]*)\./;
    isArm = (instanceType) => ARM.test(instanceType);
    LOAD = {
      aws: () => Promise.resolve().then(() => (init_aws(), aws_exports)),
      azure: () => Promise.resolve().then(() => (init_azure(), azure_exports)),
      google: () => Promise.resolve().then(() => (init_google(), google_exports))
    };
    AZAPI = {
      source: "github.com/Azure/terraform-provider-azapi",
      version: "docs/resources",
      types: {
        azapi_data_plane_resource: "name parent_id ~replace_triggers_external_values ~replace_triggers_refs ~type",
        azapi_resource: "location name parent_id ~replace_triggers_external_values ~replace_triggers_refs ~type",
        azapi_update_resource: "name parent_id resource_id ~type"
      }
    };
    WAF = {
      source: "github.com/hashicorp/terraform-provider-aws",
      version: "5.100.0, website/docs/r",
      types: {
        aws_wafv2_rule_group: "capacity name name_prefix scope",
        aws_wafv2_web_acl: "name name_prefix scope"
      }
    };
    RANDOM = {
      source: "github.com/hashicorp/terraform-provider-random",
      version: "3.7.2, docs/resources",
      types: {
        random_bytes: "keepers length",
        random_id: "byte_length keepers prefix",
        random_integer: "keepers max min seed",
        random_password: "keepers length lower min_lower min_numeric min_special min_upper numeric override_special special upper",
        random_pet: "keepers length prefix separator",
        random_shuffle: "input keepers result_count seed",
        random_string: "keepers length lower min_lower min_numeric min_special min_upper numeric override_special special upper",
        random_uuid: "keepers"
      }
    };
    isGivenBack = (attribute2) => /^(?:keepers|triggers)(?:\.|\[|$)/.test(attribute2);
    OWN_SETTING = {
      region: "region",
      zone: "zone",
      account: "account_id",
      project: "project"
    };
    SIGNS = { "~": "sometimes", "?": "unknown", "=": "never" };
    UNKNOWN_IF_UNSET = { is: "unknown" };
    parseDefaults = (row) => new Map(
      row.split(" ").map((word) => {
        const [path = "", ...value] = word.split("=");
        if (path.startsWith("?")) return [path.slice(1), UNKNOWN_IF_UNSET];
        return [path, value.length === 0 ? { is: "kept" } : { is: "default", value: value.join("=") }];
      })
    );
    DEFAULTS_DEPTH = 3;
    RARELY_UPDATED = /(?:^|_)(?:availability_zone|cidr|cidr_block|engine|image|location|network|network_id|region|subnet_id|subnetwork|subnetwork_id|vpc_id|vswitch_id|zone|zone_id)$/;
    isRarelyUpdated = (path) => RARELY_UPDATED.test(path);
    settingName = (type, setting) => setting === "account" && cloudOf2(type) === "google" ? "project" : setting;
  }
});

// elsewhere:src/platform/text/english.ts
var module31, aOrAn, isPlural, listed, listedUpTo, plural, pluralOf, withUnit;
var init_english = __esm({
  "elsewhere:src/platform/text/english.ts"() {
    module31 = require("../cli.js").modules["src/platform/text/english.ts"]();
    aOrAn = module31.aOrAn;
    isPlural = module31.isPlural;
    listed = module31.listed;
    listedUpTo = module31.listedUpTo;
    plural = module31.plural;
    pluralOf = module31.pluralOf;
    withUnit = module31.withUnit;
  }
});

// elsewhere:src/catalog/address-ranges.ts
var module32, INTERNET_RANGES, OTHER_PEER_WORDS, OUTSIDERS, PLATFORM_SERVICES, TAGGED_MACHINES, UNKNOWN_ADDRESSES, UNLIMITED_RANGES, exceptPhrase, isLoopback, isNamedPeer, isNeverOutside, isPeer, isRangeOrTag, isRangeWithin, isUnknownPeer, mayBeAnybody, resourceOfPeer, sizeOfRange, unknownPeer;
var init_address_ranges = __esm({
  "elsewhere:src/catalog/address-ranges.ts"() {
    module32 = require("./picture.js").modules["src/catalog/address-ranges.ts"]();
    INTERNET_RANGES = module32.INTERNET_RANGES;
    OTHER_PEER_WORDS = module32.OTHER_PEER_WORDS;
    OUTSIDERS = module32.OUTSIDERS;
    PLATFORM_SERVICES = module32.PLATFORM_SERVICES;
    TAGGED_MACHINES = module32.TAGGED_MACHINES;
    UNKNOWN_ADDRESSES = module32.UNKNOWN_ADDRESSES;
    UNLIMITED_RANGES = module32.UNLIMITED_RANGES;
    exceptPhrase = module32.exceptPhrase;
    isLoopback = module32.isLoopback;
    isNamedPeer = module32.isNamedPeer;
    isNeverOutside = module32.isNeverOutside;
    isPeer = module32.isPeer;
    isRangeOrTag = module32.isRangeOrTag;
    isRangeWithin = module32.isRangeWithin;
    isUnknownPeer = module32.isUnknownPeer;
    mayBeAnybody = module32.mayBeAnybody;
    resourceOfPeer = module32.resourceOfPeer;
    sizeOfRange = module32.sizeOfRange;
    unknownPeer = module32.unknownPeer;
  }
});

// elsewhere:src/catalog/harmless-words.ts
var module33, hasIdentity, isHarmlessName, isPlainWord;
var init_harmless_words = __esm({
  "elsewhere:src/catalog/harmless-words.ts"() {
    module33 = require("./picture.js").modules["src/catalog/harmless-words.ts"]();
    hasIdentity = module33.hasIdentity;
    isHarmlessName = module33.isHarmlessName;
    isPlainWord = module33.isPlainWord;
  }
});

// elsewhere:src/catalog/secrets.ts
var module34, isSecret;
var init_secrets = __esm({
  "elsewhere:src/catalog/secrets.ts"() {
    module34 = require("./plan.js").modules["src/catalog/secrets.ts"]();
    isSecret = module34.isSecret;
  }
});

// src/catalog/harmless-values.ts
function harmlessText(type, path, text) {
  if (isSecret(type, path)) return void 0;
  const name = path.at(-1) ?? "";
  if (isParameter(type, path)) return isPlainNumber(text) || isPlainValue(text) ? text : void 0;
  if (isUnseenBlock(path.slice(0, -1))) return void 0;
  if (!isUnseen(name) && isListedAddress(type, path, text)) return text;
  if (path.some((each2) => RESPONSE_HEADER.test(each2))) return isHeader(text) ? text : void 0;
  if (NAMELESS.has(name)) return void 0;
  if (text === "true" || text === "false") return text;
  if (isUnseen(name)) return void 0;
  if (isPlainNumber(text) || [RANGE2, OPERATION, ROLE2].some((kind) => kind.test(text)) || isConstant(text)) return text;
  if (NAMES.test(name)) return isHarmlessName(text) ? text : void 0;
  return ENUMS.test(name) && (isPlainValue(text) || isSchedule(text)) ? text : void 0;
}
function harmlessName(type, path, text) {
  return isUnseenBlock(path) || isSecret(type, path) || !isHarmlessName(text) ? void 0 : text;
}
function informativeValues(type, values, isUseful) {
  const candidates = [];
  const walk = (value, path) => {
    const last = path.at(-1) ?? "";
    if (value === null || UNINFORMATIVE.test(last)) return;
    if (Array.isArray(value)) {
      const items = value;
      const [first] = items;
      if (items.length === 1 && isBlock(first))
        for (const [name, each2] of Object.entries(first)) walk(each2, [...path, name]);
      else add(path, items.length > 0 ? textOfItems(type, path, items) : void 0);
    } else if (typeof value !== "object") add(path, harmlessText(type, path, String(value)));
  };
  const add = (path, text) => {
    const joined3 = path.join(".");
    if (text === void 0 || PLATFORM_SERVICES.has(text) || path.join() === "enabled" && text === "true") return;
    if (UNINFORMATIVE_BY_TYPE.get(type)?.includes(joined3) === true) return;
    if (isUseful(joined3, text)) candidates.push({ path: joined3, text, rank: rankOf2(joined3, text) });
  };
  for (const [name, value] of Object.entries(values)) walk(value, [name]);
  return candidates.sort((a, b) => a.rank - b.rank).map(({ path, text }) => ({ path, text }));
}
function textOfItems(type, path, items) {
  const texts = items.map((item) => typeof item === "object" ? void 0 : harmlessItem(type, path, String(item)));
  return texts.every((text) => text !== void 0) ? listedUpTo(texts, ITEMS_SHOWN) : void 0;
}
function rankOf2(path, text) {
  const name = path.slice(path.lastIndexOf(".") + 1);
  if ((text === "true" || text === "false") && isEntrySwitch(path)) return -1;
  const [first = ""] = text.split(/[ ,]/, 1);
  const isOfKind2 = [
    text === "true",
    sizeOfRange(first) > 0n,
    NUMBER.test(first),
    NAMES.test(name) && text !== "false",
    text === "false"
  ];
  return 2 * (isOfKind2.indexOf(true) + 1) + (isDeciding(path) ? 0 : 1);
}
var UNSEEN, isUnseen, ENUMS, NAMES, RANGE2, ALLOW_LIST, ALLOW_LIST_TYPE, LISTED_LENGTH_MAX, isListedAddress, CONSTANT, OPERATION, ROLE2, RESPONSE_HEADER, VALUE_LENGTH_MAX, NUMBER, FIELD, FIELDS, SCHEDULE, isConstant, isPlainValue, isHeader, isPlainNumber, isSchedule, PARAMETERS, isParameter, harmlessItem, NAMELESS, isUnseenBlock, UNINFORMATIVE, UNINFORMATIVE_BY_TYPE, ITEMS_SHOWN, isBlock, WAYS_IN, isEntrySwitch;
var init_harmless_values = __esm({
  "src/catalog/harmless-values.ts"() {
    init_english();
    init_address_ranges();
    init_harmless_words();
    init_secrets();
    init_settings();
    UNSEEN = /* @__PURE__ */ new Set([
      ...["auth", "authorization", "credential", "credentials", "login", "nonce", "otp", "seed", "serial", "signature"],
      ...["passcode", "passcodes", "passphrase", "passwd", "password", "passwords", "pin", "pins", "psk", "pwd", "salt"],
      ...["accesskey", "apikey", "apikeys", "key", "keys", "passkey", "secretkey", "sharedkey", "kubeconfig", "license"],
      ...["cvv", "mfa", "pincode", "secret", "secrets", "token", "tokens"],
      ...["cert", "certificate", "certificates", "fingerprint", "hash", "thumbprint"],
      ...["account", "accounts", "clientid", "customer", "email", "emails", "fax", "iban", "id", "ids", "mobile", "owner"],
      ...[
        "phone",
        "phones",
        "project",
        "ssn",
        "subscription",
        "telephone",
        "tenant",
        "user",
        "userid",
        "username",
        "users"
      ],
      ...["body", "code", "connection", "content", "custom", "data", "header", "headers", "json", "metadata", "userdata"],
      ...["env", "environment", "variable", "variables"]
    ]);
    isUnseen = (name) => !RESPONSE_HEADER.test(name) && name.toLowerCase().split("_").some((word) => UNSEEN.has(word));
    ENUMS = /(?:^|_)(?:access|action|actions|algorithm|behaviou?r|behavior_on_match|capacity_provider|category|class|compression|cpu|cron|direction|duration|edition|encryption|format|frequency|interval|kind|level|memory|method|mode|operator|period|plan|policy|priority|protocol|purpose|redundancy|region|replication|retention|runtime|schedule|schedule_expression|scheme|severity|size|sku|state|statistic|status|storage|strategy|throughput|tier|timeout|track|transform|ttl|type|unit|version|view|window|zone)$/;
    NAMES = /_name$|(?:^|_)tag$/;
    RANGE2 = /^\d{1,3}(?:\.\d{1,3}){3}\/\d{1,2}$/;
    ALLOW_LIST = /(?:^|_)(?:allow|allowed|allowlist|authorized|authorised|blacklist|blocked|blocklist|cidrs?|denied|deny|denylist|destinations?|exempt|permitted|permit|ranges?|remote_ip|restrictions?|sources?|src|trusted|whitelist|whitelisted)(?:_|$)|^ip_rules?$/;
    ALLOW_LIST_TYPE = /_(?:firewall_rule|ip_set|ipset|ip_group|ip_access_list|ip_list|prefix_list(?:_entry)?)$/;
    LISTED_LENGTH_MAX = 120;
    isListedAddress = (type, path, text) => text.length <= LISTED_LENGTH_MAX && (ALLOW_LIST_TYPE.test(type) || path.some((name) => ALLOW_LIST.test(name))) && text.split(",").every((part) => sizeOfRange(part.trim()) > 0n);
    CONSTANT = /^[A-Z]{2,}(?:_[A-Z]{2,})+$/;
    OPERATION = /^[A-Z][A-Za-z]{1,40}\.[A-Z][A-Za-z]{1,40}(?:\/[A-Za-z]{1,40}){1,6}$/;
    ROLE2 = /^roles\/[a-z][A-Za-z0-9.]{1,60}$/;
    RESPONSE_HEADER = /(?:^|_)response_headers?(?:_|$)/;
    VALUE_LENGTH_MAX = 40;
    NUMBER = /^-?\d{1,15}(?:\.\d{1,6})?$/;
    FIELD = "(?:[0-9*/,?#LW-]|SUN|MON|TUE|WED|THU|FRI|SAT|JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC){1,20}";
    FIELDS = `${FIELD}(?: ${FIELD}){4,5}`;
    SCHEDULE = new RegExp(
      `^(?!.*\\d{5})(?:${FIELDS}|cron\\(${FIELDS}\\)|rate\\(\\d{1,4} (?:minute|hour|day)s?\\))$`,
      "i"
    );
    isConstant = (text) => text.length <= VALUE_LENGTH_MAX && CONSTANT.test(text);
    isPlainValue = (text) => text.length <= VALUE_LENGTH_MAX && isPlainWord(text);
    isHeader = (text) => text.length <= LISTED_LENGTH_MAX && text.split(/[ ,;=]+/).every((part) => part === "" || isPlainWord(part));
    isPlainNumber = (text) => NUMBER.test(text) && !hasIdentity(text);
    isSchedule = (text) => SCHEDULE.test(text) && !hasIdentity(text);
    PARAMETERS = [
      [/^aws_\w*_parameter_group$/, /^parameter\.value$/],
      [/^google_(?:sql|alloydb)_/, /(?:^|\.)database_flags\.value$/],
      [/^azurerm_(?:postgresql|mysql|mariadb)\w*_configuration$/, /^value$/]
    ];
    isParameter = (type, path) => PARAMETERS.some(([types, paths]) => types.test(type) && paths.test(path.join(".")));
    harmlessItem = (type, path, text) => harmlessText(type, [...path.slice(0, -1), (path.at(-1) ?? "").replace(/s$/, "")], text);
    NAMELESS = /* @__PURE__ */ new Set(["value", "values", "default_value", "input", "text", "name", "args"]);
    isUnseenBlock = (path) => path.some((name) => isUnseen(name) || name === "tag");
    UNINFORMATIVE = /(?:^|_)(?:name_prefix|location|region|zone|zones|availability_zone|availability_zones|resource_group|description|comment|label|labels|tags|tags_all|timeouts|title|note|notes|depends_on|provider)$|^(?:name|display_name|(?:resource_group|virtual_network|vpc|network|cluster|server)_name)$/;
    UNINFORMATIVE_BY_TYPE = /* @__PURE__ */ new Map([
      ["aws_dynamodb_table", ["attribute.type"]]
    ]);
    ITEMS_SHOWN = 3;
    isBlock = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
    WAYS_IN = /(?:^|_)(?:anonymous|ftps?|ftp_state|internet|local_users?|nfs(?:v3)?|public|publicly|rdp|serial_port|sftp|ssh)(?:_|$)/;
    isEntrySwitch = (path) => WAYS_IN.test(path.slice(path.lastIndexOf(".") + 1));
  }
});

// elsewhere:src/catalog/shared.ts
var module35, ALWAYS_IN_FRONT, GOVERNANCE_ONLY, LISTENS_NOWHERE, MONITORING_ONLY, NO_EGRESS, OPEN_TO_ONPREM, OPEN_TO_USERS, REGISTRY, REPLICATION, RUNTIME_CATEGORIES, WORKLOADS, actionsOf, builtInRolesOf, gatewayAt, inSnakeCase, isMetadataPermission, memberOf, membersOf, nodesByTags, nodesOf, replicaOf, replication, rolesOf, variants;
var init_shared = __esm({
  "elsewhere:src/catalog/shared.ts"() {
    module35 = require("./picture.js").modules["src/catalog/shared.ts"]();
    ALWAYS_IN_FRONT = module35.ALWAYS_IN_FRONT;
    GOVERNANCE_ONLY = module35.GOVERNANCE_ONLY;
    LISTENS_NOWHERE = module35.LISTENS_NOWHERE;
    MONITORING_ONLY = module35.MONITORING_ONLY;
    NO_EGRESS = module35.NO_EGRESS;
    OPEN_TO_ONPREM = module35.OPEN_TO_ONPREM;
    OPEN_TO_USERS = module35.OPEN_TO_USERS;
    REGISTRY = module35.REGISTRY;
    REPLICATION = module35.REPLICATION;
    RUNTIME_CATEGORIES = module35.RUNTIME_CATEGORIES;
    WORKLOADS = module35.WORKLOADS;
    actionsOf = module35.actionsOf;
    builtInRolesOf = module35.builtInRolesOf;
    gatewayAt = module35.gatewayAt;
    inSnakeCase = module35.inSnakeCase;
    isMetadataPermission = module35.isMetadataPermission;
    memberOf = module35.memberOf;
    membersOf = module35.membersOf;
    nodesByTags = module35.nodesByTags;
    nodesOf = module35.nodesOf;
    replicaOf = module35.replicaOf;
    replication = module35.replication;
    rolesOf = module35.rolesOf;
    variants = module35.variants;
  }
});

// src/diff/values.ts
function valueDifferences(before, after, context) {
  const walk = { context, before, after, attributes: [], values: [], blocks: [], nameless: [] };
  const names = /* @__PURE__ */ new Set([...Object.keys(before), ...Object.keys(after)]);
  for (const name of [...names].sort(byText)) {
    const shown = name === SHOWN_NAME ? "name" : name;
    const position = { path: name, shown, isInside: false, blockName: "" };
    const valueBefore = normalised(ownMember(before, name), context.translate);
    const valueAfter = normalised(ownMember(after, name), sameText);
    const { settingsIn, standsFor, unread } = factsOf(context.type);
    if (settingsIn === name) compareSettings(position, valueBefore, valueAfter, walk);
    else if (unread === true && name === SOURCE && hasOtherVersion(valueBefore, valueAfter))
      compareAt({ ...position, path: "version", shown: "version" }, refIn(valueBefore), refIn(valueAfter), walk);
    else if (standsFor?.typeAttribute === name && isSameValue(name, textOf(valueBefore), textOf(valueAfter)))
      compareAt(
        { ...position, path: "api_version", shown: "api_version" },
        versionIn(valueBefore),
        versionIn(valueAfter),
        walk
      );
    else compareAt(position, valueBefore, valueAfter, walk);
  }
  const once = /* @__PURE__ */ new Map();
  for (const difference2 of walk.attributes)
    if (!once.has(`${difference2.path}
${difference2.shown}`))
      once.set(`${difference2.path}
${difference2.shown}`, difference2);
  return { attributes: [...once.values()], values: [...walk.values, ...changedAlike(walk)], blocks: walk.blocks };
}
function changedAlike({ nameless, values, attributes }) {
  return [...groupBy(nameless, ({ path }) => path)].flatMap(([path, changes]) => {
    const [first] = changes;
    const isAlike = changes.every(({ before, after }) => before === first.before && after === first.after);
    const isEach = attributes.filter((attribute2) => attribute2.path === path).length === changes.length;
    return changes.length > 1 && isAlike && isEach && !values.some((value) => value.path === path) ? [first] : [];
  });
}
function normalised(value, translate, isInside = false) {
  if (value === void 0 || value === null) return void 0;
  if (typeof value === "string") return document(value, translate) ?? translate(value);
  if (typeof value !== "object") return String(value);
  if (Array.isArray(value)) {
    const items = value.map(
      (item) => item === null ? SOME_TEXT : normalised(item, translate, isInside)
    );
    const [first] = items;
    if (items.length === 1 && isInside && typeof first === "string") return first;
    return items.length === 0 ? void 0 : items;
  }
  const members = Object.entries(value).map(([name, member2]) => [name, normalised(member2, translate, isInside)]).filter(([, member2]) => member2 !== void 0);
  return members.length === 0 ? void 0 : Object.fromEntries(members);
}
function document(text, translate) {
  if (!/^\s*[[{]/.test(text)) return void 0;
  try {
    return new Document(normalised(JSON.parse(text), translate, true));
  } catch {
    return void 0;
  }
}
function canonical(value, name) {
  if (value === void 0) return "null";
  if (typeof value === "string") return JSON.stringify(value);
  if (value instanceof Document) return `(${canonical(value.content, name)})`;
  if (Array.isArray(value)) {
    const items = value.map((item) => canonical(item, name));
    return `[${(isOrdered(name) ? items : items.sort(byText)).join()}]`;
  }
  const map = value;
  const names = Object.keys(map).sort(byText);
  return `{${names.map((each2) => `${JSON.stringify(each2)}:${canonical(map[each2], each2)}`).join()}}`;
}
function compareAt(position, valueBefore, valueAfter, walk) {
  const name = nameAt(position);
  const { isCompared, isStatedBefore, isStatedAfter } = walk.context;
  if (!isCompared(position.path)) return;
  if (valueAfter === void 0 && isKeptIfUnset(position, walk.context) && !isStatedAfter(position.path)) return;
  const before = withDefault(valueBefore, valueAfter, position, isStatedBefore, walk.context);
  const after = withDefault(valueAfter, valueBefore, position, isStatedAfter, walk.context);
  if (canonical(before, name) === canonical(after, name) || isSameByDefault(name, before, after)) return;
  if (before instanceof Document && after instanceof Document) {
    compareAt({ ...position, isInside: true }, before.content, after.content, walk);
  } else if (isMap(before) && isMap(after)) {
    compareMembers(position, before, after, walk);
  } else if (Array.isArray(before) && Array.isArray(after) && [...before, ...after].some(isMap)) {
    compareItems(position, before, after, walk);
  } else {
    differ(position, before, after, walk);
  }
}
function compareSettings(position, before, after, walk) {
  const [old, current] = [before, after].map((value) => value instanceof Document ? value.content : value);
  if (!isMap(old) || !isMap(current)) {
    compareAt(position, before, after, walk);
    return;
  }
  if (!walk.context.isCompared(position.path)) return;
  const { [PROPERTIES]: propertiesBefore, ...othersBefore } = old;
  const { [PROPERTIES]: propertiesAfter, ...othersAfter } = current;
  const outermost = { ...position, path: "", shown: "" };
  compareMembers({ ...outermost, source: position.path }, othersBefore, othersAfter, walk);
  const inner = { ...outermost, source: `${position.path}.${PROPERTIES}` };
  if (isMap(propertiesBefore) && isMap(propertiesAfter)) compareMembers(inner, propertiesBefore, propertiesAfter, walk);
  else compareAt({ ...inner, path: PROPERTIES, shown: PROPERTIES }, propertiesBefore, propertiesAfter, walk);
}
function isKeptIfUnset({ path, isInside }, { unsetOf }) {
  const unset = isInside ? { is: "unknown" } : unsetOf(path);
  return unset.is === "kept" || unset.is === "unknown" && isComputedIfUnset(path);
}
function withDefault(value, other, { path, isInside }, isStatedAt, { unsetOf }) {
  if (value !== void 0 || typeof other !== "string" || isInside || isStatedAt(path)) return value;
  const unset = unsetOf(path);
  return unset.is === "default" ? unset.value ?? void 0 : value;
}
function differ(position, before, after, walk) {
  const { path, shown } = position;
  const certainty = certaintyOf(position, before, after, walk);
  walk.attributes.push({ path, shown, certainty });
  const isArgument = isDecidingArgument(position, walk.context);
  const blockName3 = position.blockName ?? (isArgument ? "" : void 0);
  if (certainty === "unclear" || position.isInside && !isArgument) return;
  if (blockName3 === void 0) {
    if (isText(before) && isText(after)) addValue(position, "", [before, after], { ...walk, values: walk.nameless });
    return;
  }
  const lists = [before, after].map(textsOf);
  if (isText(before) && isText(after)) addValue(position, blockName3, [before, after], walk);
  else if (lists.every((list) => list !== void 0)) addItems(position, lists, walk);
  else if (before === void 0 && Array.isArray(after)) addBlocks(position, [], after, walk);
  else if (after === void 0 && Array.isArray(before)) addBlocks(position, before, [], walk);
}
function addValue({ path, source = path }, blockName3, [before, after], { context: { type, isPlannedBefore, isPlannedAfter, unsetOf, wasIgnored }, values }) {
  const shownIf = (text, isPlanned2) => {
    if (text === void 0 || text === "") return null;
    const unset = unsetOf(path);
    const isDefault = unset.is === "default" && unset.value === text;
    return (isDefault || isPlanned2(source, text)) && !holdsInstanceName(text) ? harmlessText(type, path.split("."), text) : void 0;
  };
  const [textBefore, textAfter] = [shownIf(before, isPlannedBefore), shownIf(after, isPlannedAfter)];
  if (textBefore === void 0 || textAfter === void 0 || textBefore === textAfter) return;
  const isOff = textBefore === null && textAfter === "false" || textBefore === "false" && textAfter === null;
  if (isOff && wasIgnored?.(source) !== true) return;
  values.push({ path, ...blockName3 !== "" && { of: blockName3 }, before: textBefore, after: textAfter });
}
function textsOf(value) {
  if (value === void 0) return [];
  return Array.isArray(value) && value.every((item) => typeof item === "string") ? value : void 0;
}
function addItems({ path, source = path }, [before, after], walk) {
  const { type, isPlannedBefore, isPlannedAfter } = walk.context;
  const removed3 = before.filter((text) => !after.includes(text));
  const added = after.filter((text) => !before.includes(text));
  const isShown = (text) => !holdsInstanceName(text) && harmlessItem(type, path.split("."), text) !== void 0;
  const areShown = removed3.every((text) => isShown(text) && isPlannedBefore(source, text)) && added.every((text) => isShown(text) && isPlannedAfter(source, text));
  if (!areShown || removed3.length + added.length === 0) return;
  walk.blocks.push({ path, removed: removed3, added, kept: before.filter((text) => after.includes(text)) });
}
function addBlocks(position, before, after, { context, blocks }) {
  const namesBefore = namesOf(position, before, context.type, context.isPlannedBefore);
  const namesAfter = namesOf(position, after, context.type, context.isPlannedAfter);
  if (namesBefore === void 0 || namesAfter === void 0) return void 0;
  const [names, others] = [[...namesBefore.values()], [...namesAfter.values()]];
  const removed3 = names.filter((name) => !others.includes(name));
  const added = others.filter((name) => !names.includes(name));
  const kept = names.filter((name) => others.includes(name));
  if (removed3.length + added.length > 0) blocks.push({ path: position.path, removed: removed3, added, kept });
  return new Map([...namesBefore, ...namesAfter]);
}
function namesOf({ path }, items, type, isPlanned2) {
  const names = /* @__PURE__ */ new Map();
  for (const item of items) {
    const [key, text] = itemKey(item) ?? addressIn(item, type, path) ?? [];
    if (key === void 0 || text === void 0 || holdsInstanceName(text)) return void 0;
    const keyPath = `${path}.${key}`;
    const keyNames = keyPath.split(".");
    const name = isPlanned2(keyPath, text) ? harmlessName(type, keyNames, text) ?? harmlessText(type, keyNames, text) : void 0;
    if (name === void 0) return void 0;
    names.set(item, name);
  }
  return new Set(names.values()).size === items.length ? names : void 0;
}
function addressIn(item, type, path) {
  if (!isMap(item)) return void 0;
  const isAddress2 = (key, text) => typeof text === "string" && isListedAddress(type, [...path.split("."), key], text);
  for (const [key, text] of Object.entries(item)) if (isAddress2(key, text)) return [key, text];
  return void 0;
}
function compareMembers({ path, shown, isInside, isBlock: isBlock3 = false, source, blockName: blockName3 }, before, after, walk) {
  const names = /* @__PURE__ */ new Set([...Object.keys(before), ...Object.keys(after)]);
  for (const name of [...names].sort(byText)) {
    const isOpen = !isInside && (source === void 0 ? isBlock3 : isSetting(name));
    const shownName3 = source === void 0 ? name : inSnakeCase(name);
    const inner = {
      path: joined(path, shownName3),
      shown: isOpen || isNamedMember(name) ? joined(shown, shownName3) : shown || PROPERTIES,
      isInside: !isOpen,
      ...source !== void 0 && { source: `${source}.${name}` },
      blockName: blockName3
    };
    compareAt(inner, memberOf2(before, name), memberOf2(after, name), walk);
  }
}
function compareItems(position, before, after, walk) {
  const name = nameAt(position);
  const isOnly = before.length === 1 && after.length === 1;
  const isShown = !position.isInside && position.blockName !== void 0;
  const names = isShown && !isOnly ? addBlocks(position, before, after, walk) : void 0;
  const ofPair = (itemBefore, itemAfter) => {
    if (isOnly) return position.blockName;
    const [nameBefore, nameAfter] = [names?.get(itemBefore), names?.get(itemAfter)];
    return nameBefore === nameAfter ? nameAfter : void 0;
  };
  const [itemsBefore, itemsAfter] = isOrdered(name) ? [[...before], [...after]] : unequal(before, after, name);
  for (const [itemBefore, itemAfter] of pairs(itemsBefore, itemsAfter)) {
    const pair2 = { ...position, blockName: ofPair(itemBefore, itemAfter) };
    if (isMap(itemBefore) && isMap(itemAfter)) compareMembers({ ...pair2, isBlock: true }, itemBefore, itemAfter, walk);
    else differ({ ...pair2, blockName: void 0 }, itemBefore, itemAfter, walk);
  }
}
function unequal(before, after, name) {
  const unmatched = /* @__PURE__ */ new Map();
  for (const item of before) {
    const text = canonical(item, name);
    unmatched.set(text, [...unmatched.get(text) ?? [], item]);
  }
  const remainingAfter = after.filter((item) => unmatched.get(canonical(item, name))?.pop() === void 0);
  return [[...unmatched.values()].flat(), remainingAfter];
}
function pairs(before, after) {
  const byKey = /* @__PURE__ */ new Map();
  for (const item of [...after].reverse()) put(byKey, keyText(item), item);
  const paired = [];
  const waiting2 = [];
  for (const item of before) {
    const key = keyText(item);
    const other = key === "" ? void 0 : byKey.get(key)?.pop();
    if (other === void 0) waiting2.push(item);
    else paired.push([item, other]);
  }
  const unmatched = new Set([...byKey.values()].flat());
  const open = after.filter((item) => unmatched.has(item));
  const length = Math.max(waiting2.length, open.length);
  return [...paired, ...Array.from({ length }, (_, i) => [waiting2[i], open[i]])];
}
function itemKey(item) {
  if (!isMap(item)) return void 0;
  for (const key of ITEM_KEYS) {
    const text = memberOf2(item, key);
    if (typeof text === "string" && text !== "") return [key, text];
  }
  return void 0;
}
function certaintyOf(position, before, after, walk) {
  const { path, source = path, isInside } = position;
  const { context } = walk;
  const { unsetOf } = context;
  if (typeof before === "string" && typeof after === "string" && mustDiffer(before, after)) return "known";
  if (isWhollyKnown(before) && textsIn(after).flatMap(instancesIn).some(context.isCreated)) return "known";
  if (isPartlyUnknown(before) || isPartlyUnknown(after)) return "unclear";
  if (namesInstance(before) !== namesInstance(after)) return "unclear";
  if (before === void 0 && context.isStatedBefore(source) && !isEmptyAt(walk.before, source)) return "unclear";
  if (after === void 0 && context.isStatedAfter(source) && !isEmptyAt(walk.after, source)) return "unclear";
  if (before !== void 0 && after !== void 0) return "known";
  if (!isInside && isText(before) && isText(after) && unsetOf(path).is === "default") return "known";
  return before === "true" || after === "true" ? "known" : "stated";
}
function isEmptyAt(values, path) {
  const value = ownMember(values, path);
  return Array.isArray(value) && value.length === 0;
}
function mustDiffer(one, other) {
  const [a, b] = [withGaps(one, GAP2).split(GAP2), withGaps(other, GAP2).split(GAP2)];
  const [startA, startB, endA, endB] = [a[0], b[0], a.at(-1), b.at(-1)];
  const areApart = (x, y, fits2) => !fits2(x, y) && !fits2(y, x);
  return areApart(startA, startB, (long, short2) => long.startsWith(short2)) || areApart(endA, endB, (long, short2) => long.endsWith(short2));
}
function textsIn(value) {
  if (value === void 0) return [];
  if (typeof value === "string") return [value];
  return value instanceof Document ? textsIn(value.content) : Object.values(value).flatMap(textsIn);
}
var ownMember, sameText, Document, isMap, PROPERTIES, isSetting, SOURCE, REF, refIn, hasOtherVersion, textOf, versionIn, isSameByDefault, isText, isDecidingArgument, nameAt, joined, memberOf2, keyText, GAP2, namesInstance, isPartlyUnknown, isWhollyKnown;
var init_values = __esm({
  "src/diff/values.ts"() {
    init_attributes();
    init_harmless_values();
    init_catalog();
    init_settings();
    init_shared();
    init_group_by();
    init_instance_name();
    init_order();
    ownMember = (values, name) => Object.hasOwn(values, name) ? values[name] : void 0;
    sameText = (text) => text;
    Document = class {
      constructor(content) {
        this.content = content;
      }
      content;
    };
    isMap = (value) => typeof value === "object" && !Array.isArray(value) && !(value instanceof Document);
    PROPERTIES = "properties";
    isSetting = (key) => /^[a-z][A-Za-z0-9]{0,59}$/.test(key);
    SOURCE = "source";
    REF = /[?&]ref=([^&]+)/;
    refIn = (value) => REF.exec(textOf(value) ?? "")?.[1];
    hasOtherVersion = (before, after) => refIn(before) !== void 0 && textOf(before)?.replace(REF, "") === textOf(after)?.replace(REF, "");
    textOf = (value) => typeof value === "string" ? value : null;
    versionIn = (value) => textOf(value)?.split("@", 2)[1];
    isSameByDefault = (name, before, after) => isText(before) && isText(after) && isSameValue(name, before ?? null, after ?? null);
    isText = (value) => value === void 0 || typeof value === "string";
    isDecidingArgument = ({ path }, { type }) => factsOf(type).unread === true && isDeciding(path);
    nameAt = ({ path }) => path.slice(path.lastIndexOf(".") + 1);
    joined = (path, name) => path === "" ? name : `${path}.${name}`;
    memberOf2 = (map, name) => Object.hasOwn(map, name) ? map[name] : void 0;
    keyText = (item) => itemKey(item)?.join("=") ?? "";
    GAP2 = "\0";
    namesInstance = (value) => typeof value === "string" && holdsInstanceName(value);
    isPartlyUnknown = (value) => textsIn(value).some((text) => text.includes(SOME_TEXT) || holdsMadeUpText(text));
    isWhollyKnown = (value) => value !== void 0 && !textsIn(value).some(holdsInstanceName);
  }
});

// src/diff/resources.ts
function resourceDifferences(addresses, before, after, replacements) {
  const drafts = /* @__PURE__ */ new Map();
  if (before.resources === void 0 || after.resources === void 0) return drafts;
  const [referencesBefore, referencesAfter] = [indexed(before.references ?? []), indexed(after.references ?? [])];
  const translate = translation(addresses);
  const complete = completion(before.writtenOf, after.writtenOf);
  const isCreated2 = creationTest(addresses, after.resources);
  for (const [address2, resource] of after.resources) {
    const addressBefore = addresses.stemBefore(address2);
    const previous = addressBefore === void 0 ? void 0 : before.resources.get(addressBefore);
    if (previous === void 0 || previous.type !== resource.type) continue;
    const references = {
      before: targetsByPath(referencesBefore.from.get(previous.address) ?? [], addresses.stemAfter),
      after: targetsByPath(referencesAfter.from.get(address2) ?? [], (to) => to)
    };
    const planned = { before: previous, after: resource };
    const unsetOf = unsetIn2(resource.type, replacements);
    const texts = { translate, isCreated: isCreated2, unsetOf };
    const draft = differenceOf(complete(previous, resource, references), planned, references, texts);
    if (draft !== null) drafts.set(address2, draft);
  }
  if (replacements !== null)
    force(
      drafts,
      { before: before.resources, after: after.resources, stemBefore: addresses.stemBefore },
      referencesAfter,
      replacements
    );
  return drafts;
}
function isRenamedByReplacement({ old, now }, before, after, replacements) {
  const [resourceBefore, resourceAfter] = [before.resources?.get(old), after.resources?.get(now)];
  if (resourceBefore === void 0 || resourceAfter === void 0 || resourceBefore.type !== resourceAfter.type)
    return false;
  const names = new Set(namePathsOf(resourceAfter.type).map((path) => path.join(".")));
  const nothing = { before: /* @__PURE__ */ new Map(), after: /* @__PURE__ */ new Map() };
  const draft = differenceOf(
    completion(before.writtenOf, after.writtenOf)(resourceBefore, resourceAfter, nothing),
    { before: resourceBefore, after: resourceAfter },
    nothing,
    { translate: (text) => text, isCreated: () => false, unsetOf: unsetIn2(resourceAfter.type, replacements) }
  );
  return (draft?.attributes ?? []).some(
    ({ path, certainty }) => names.has(path) && certainty === "known" && replacements.ruleOf(resourceAfter.type, path) === "always"
  );
}
function indexed(references) {
  const [from, to] = [/* @__PURE__ */ new Map(), /* @__PURE__ */ new Map()];
  for (const reference of references) {
    if (reference.path === void 0 || reference.via !== "configuration") continue;
    put(from, reference.from, reference);
    put(to, reference.to, reference);
  }
  return { from, to };
}
function targetsByPath(references, translate) {
  const targets = /* @__PURE__ */ new Map();
  for (const { path = "", to } of references) {
    const targetsOfPath = targets.get(path);
    if (targetsOfPath === void 0) targets.set(path, /* @__PURE__ */ new Set([translate(to)]));
    else targetsOfPath.add(translate(to));
  }
  return targets;
}
function translation(addresses) {
  const cache = /* @__PURE__ */ new Map();
  return (text) => {
    let result = text;
    for (const origin of instancesIn(text)) {
      const originAfter = cache.get(origin) ?? addresses.originAfter(origin);
      cache.set(origin, originAfter);
      if (originAfter !== origin) result = result.replaceAll(instanceName(origin), instanceName(originAfter));
    }
    return result;
  };
}
function creationTest({ stemBefore, isImported }, resources2) {
  const created = [...resources2.values()].filter(
    ({ address: address2, origin, mode }) => mode === "managed" && stemBefore(address2) === void 0 && !isImported(address2) && !isAnyElement(origin)
  );
  const origins = new Set(created.map(({ origin }) => origin));
  return (origin) => origins.has(origin);
}
function completion(writtenBefore, writtenAfter) {
  if (writtenBefore === void 0 || writtenAfter === void 0) return (before, after) => [before, after];
  const withWritten = (resource, names, writtenOf) => {
    const written = [...names].flatMap((name) => {
      const value = writtenOf(resource.origin, name);
      return value === void 0 ? [] : [[name, value]];
    });
    return written.length === 0 ? resource : { ...resource, values: { ...resource.values, ...Object.fromEntries(written) } };
  };
  return (before, after, targets) => {
    const names = /* @__PURE__ */ new Set([...openIn(before, targets.before), ...openIn(after, targets.after)]);
    if (names.size === 0) return [before, after];
    return [withWritten(before, names, writtenBefore), withWritten(after, names, writtenAfter)];
  };
}
function openIn({ declared, values }, targets) {
  const stated = [...declared?.lines.keys() ?? []].filter((path) => !isValue(values, path));
  return [...stated, ...targets.keys()].map(topOf).filter((name) => !META_ARGUMENTS.has(name));
}
function differenceOf([before, after], planned, targets, texts) {
  const isComputed = (path) => Object.hasOwn(before.values, topOf(path)) !== Object.hasOwn(after.values, topOf(path));
  const isCompared = (path) => !isIgnored(path, after.declared?.lifecycle) && (after.mode !== "data" && !isComputed(path) || isStatedIn(before, after, path));
  const context = {
    type: after.type,
    ...texts,
    isStatedBefore: isStated(before, targets.before),
    isStatedAfter: isStated(after, targets.after),
    isPlannedBefore: isPlanned(before, planned.before),
    isPlannedAfter: isPlanned(after, planned.after),
    isCompared,
    wasIgnored: (path) => isIgnored(path, before.declared?.lifecycle)
  };
  const { attributes: changedAttributes, ...details2 } = isSameText(before, after, texts.translate) ? { attributes: [], ...NO_DETAILS } : valueDifferences(before.values, after.values, context);
  const attributes = [
    ...changedAttributes,
    ...targetDifferences(before, after, targets).filter(({ path }) => isCompared(path)),
    ...lifecycleDifferences(before, after),
    ...writtenDifferences(before, after).filter(({ path }) => isCompared(path))
  ];
  const settings = settingDifferences(before, after);
  if (attributes.length + settings.length === 0) return null;
  return {
    before: before.address,
    after: after.address,
    attributes,
    settings,
    forcedBy: [],
    mayBeForcedBy: [],
    details: details2
  };
}
function isPlanned({ values }, planned) {
  const textsByPath = /* @__PURE__ */ new Map();
  return (path, text) => {
    const name = topOf(path);
    if (values[name] === planned.values[name]) return true;
    const plannedTexts = textsByPath.get(path) ?? new Set(textsAt(planned.values, path));
    textsByPath.set(path, plannedTexts);
    return plannedTexts.has(text);
  };
}
function textsAt(value, path) {
  if (value === void 0 || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((item) => textsAt(item, path));
  if (path === "") return typeof value === "object" ? [] : [String(value)];
  if (typeof value !== "object") return [];
  const name = topOf(path);
  return Object.hasOwn(value, name) ? textsAt(value[name], path.slice(name.length + 1)) : [];
}
function lifecycleDifferences(before, after) {
  const [lifecycleBefore, lifecycleAfter] = [before, after].map(({ declared }) => declared?.lifecycle);
  const names = /* @__PURE__ */ new Set([
    ...Object.keys(lifecycleBefore?.settings ?? {}),
    ...Object.keys(lifecycleAfter?.settings ?? {})
  ]);
  const differing2 = [...names].filter(
    (name) => (lifecycleBefore?.settings[name] ?? "false") !== (lifecycleAfter?.settings[name] ?? "false")
  );
  const ignores = JSON.stringify(lifecycleBefore?.ignored ?? []) === JSON.stringify(lifecycleAfter?.ignored ?? []) ? [] : ["ignore_changes"];
  return [...differing2, ...ignores].sort(byText).map((name) => {
    const path = `lifecycle.${name}`;
    return { path, shown: path, certainty: "known" };
  });
}
function writtenDifferences(before, after) {
  const [namesBefore, namesAfter] = [before, after].map(writtenNames);
  if (namesBefore === void 0 || namesAfter === void 0) return [];
  return [.../* @__PURE__ */ new Set([...namesBefore, ...namesAfter])].filter((name) => name !== "" && namesBefore.has(name) !== namesAfter.has(name) && !META_ARGUMENTS.has(name)).filter((name) => ![before, after].some(({ values }) => Object.hasOwn(values, name))).sort(byText).map((path) => ({ path, shown: path, certainty: "written" }));
}
function isSameText(before, after, translate) {
  return translate(JSON.stringify(before.values)) === JSON.stringify(after.values);
}
function isStated({ declared }, targets) {
  return (path) => declared?.lines.has(path) === true || [...targets.keys()].some((reference) => leadsInto(reference, path));
}
function targetDifferences(before, after, targets) {
  const paths = /* @__PURE__ */ new Set([...targets.before.keys(), ...targets.after.keys()]);
  return [...paths].sort(byText).flatMap((path) => {
    if (REPEATERS.has(topOf(path))) return [];
    const [targetsBefore, targetsAfter] = [targets.before.get(path), targets.after.get(path)];
    const areSame = targetsBefore !== void 0 && targetsAfter !== void 0 && isSameSet(targetsBefore, targetsAfter);
    if (areSame) return readsOtherAttribute(before, after, path) ? [{ path, shown: path, certainty: "unclear" }] : [];
    if ([before, after].some(({ values }) => isExactValue(values, path))) return [];
    const isPartlyKnown = [before, after].some(({ values }) => isValue(values, path));
    if (isPartlyKnown && [...targetsBefore ?? []].some((target) => targetsAfter?.has(target))) return [];
    const isKnown = !isPartlyKnown && targetsBefore !== void 0 && targetsAfter !== void 0 && ![before, after].some(({ origin }) => isAnyElement(origin));
    return [{ path, shown: path, certainty: isKnown ? "known" : "unclear" }];
  });
}
function readsOtherAttribute(before, after, path) {
  const [readBefore, readAfter] = [before, after].map(({ declared }) => declared?.reads?.get(path));
  const isOpen = ({ values }) => !isValue(values, path) || holdsInstanceName(JSON.stringify(values[topOf(path)] ?? null));
  return readBefore !== void 0 && readAfter !== void 0 && readBefore !== readAfter && isOpen(before) && isOpen(after);
}
function isValue(value, path) {
  if (value === void 0 || value === null) return false;
  if (path === "") return true;
  if (Array.isArray(value)) return value.some((item) => isValue(item, path));
  if (typeof value !== "object") return true;
  const [name = ""] = path.split(".", 1);
  const map = value;
  return Object.hasOwn(map, name) && isValue(map[name], path.slice(name.length + 1));
}
function settingDifferences(before, after) {
  return SETTINGS.flatMap((name) => {
    const [valueBefore, valueAfter] = [before[name], after[name]];
    return valueBefore === void 0 || valueAfter === void 0 || valueBefore === valueAfter ? [] : [{ name: settingName(after.type, name), before: valueBefore, after: valueAfter }];
  });
}
function force(drafts, { before, after: resources2, stemBefore }, references, replacements) {
  const waiting2 = [];
  for (const [address2, draft] of drafts) {
    const resource = resources2.get(address2);
    if (resource.mode !== "managed") continue;
    Object.assign(
      draft,
      ownForces(draft, { before: before.get(draft.before)?.values ?? {}, after: resource }, replacements)
    );
    if (draft.forcedBy.length > 0) waiting2.push(address2);
  }
  for (let address2 = waiting2.pop(); address2 !== void 0; address2 = waiting2.pop()) {
    for (const { from, path = "" } of references.to.get(address2) ?? []) {
      const resource = resources2.get(from);
      if (resource === void 0 || resource.mode !== "managed" || isKnownWhole(resource, path)) continue;
      if (isGivenBack(resource.declared?.reads?.get(path) ?? "")) continue;
      if (replacements.ruleOf(resource.type, path) !== "always") continue;
      const addressBefore = stemBefore(from);
      if (addressBefore === void 0) continue;
      const draft = drafts.get(from) ?? unchanged(addressBefore, from);
      if (draft.forcedBy.includes(path)) continue;
      if (draft.forcedBy.length === 0) waiting2.push(from);
      draft.forcedBy = [...draft.forcedBy, path].sort(byText);
      drafts.set(from, draft);
    }
  }
}
function ownForces({ attributes, settings }, { before, after: { type, values } }, { ruleOf, isForcedBySetting: isForcedBySetting2 }) {
  const [certain, possible] = [/* @__PURE__ */ new Set(), /* @__PURE__ */ new Set()];
  for (const { path, shown, certainty } of attributes) {
    if (certainty === "written") continue;
    const rule = ruleOf(type, path, { before: before[path], after: values[path] });
    if (rule === "always" && certainty === "known") certain.add(shown);
    else if (rule === "always" || rule === "sometimes" || isUnasked(rule, type, path)) possible.add(shown);
  }
  for (const { name } of settings) if (isForcedBySetting2(type, name, values)) certain.add(name);
  return {
    forcedBy: [...certain].sort(byText),
    mayBeForcedBy: [...possible].filter((path) => !certain.has(path)).sort(byText)
  };
}
var unsetIn2, NO_DETAILS, META_ARGUMENTS, isStatedIn, isIgnored, writtenNames, isExactValue, isSameSet, SETTINGS, isKnownWhole, unchanged, isUnasked;
var init_resources = __esm({
  "src/diff/resources.ts"() {
    init_cloud();
    init_examples();
    init_products();
    init_replacement();
    init_group_by();
    init_instance_name();
    init_inventory();
    init_order();
    init_terraform_names();
    init_values();
    unsetIn2 = (type, replacements) => replacements === null ? () => ({ is: "unknown" }) : (path) => replacements.unsetOf(type, path);
    NO_DETAILS = { values: [], blocks: [] };
    META_ARGUMENTS = /* @__PURE__ */ new Set([
      "connection",
      "count",
      "depends_on",
      "for_each",
      "lifecycle",
      "provider",
      "providers",
      "provisioner",
      "source",
      "version"
    ]);
    isStatedIn = (before, after, path) => [before, after].some(
      ({ declared }) => declared === void 0 || [...declared.lines.keys()].some((line2) => topOf(line2) === topOf(path))
    );
    isIgnored = (path, lifecycle) => lifecycle !== void 0 && (lifecycle.ignored === "all" || lifecycle.ignored.some((ignored) => path === ignored || path.startsWith(`${ignored}.`)));
    writtenNames = ({ declared }) => declared?.blocks && new Set([...declared.blocks.keys(), ...declared.lines.keys()].map(topOf));
    isExactValue = (values, path) => isValue(values, path) && textsAt(values, path).every(isExact);
    isSameSet = (one, other) => one.size === other.size && [...one].every((each2) => other.has(each2));
    SETTINGS = ["region", "zone", "account"];
    isKnownWhole = ({ values }, path) => isValue(values, path) && !holdsInstanceName(JSON.stringify(values[topOf(path)] ?? null));
    unchanged = (before, after) => ({
      ...{ before, after },
      ...{ attributes: [], settings: [], forcedBy: [], mayBeForcedBy: [], details: NO_DETAILS }
    });
    isUnasked = (rule, type, path) => rule === "unknown" && !isScaffolding(type) && (cloudOf2(type) !== "other" || isRarelyUpdated(path));
  }
});

// src/diff/revision-index.ts
function indexRevision({ graph, entries, values, references = [], resources: resources2 }) {
  const byAddress2 = new Map(entries.map((entry) => [entry.address, entry]));
  const entryOf2 = (stem) => byAddress2.get(stem);
  let paths;
  const referencesOf = (stem) => {
    paths ??= groupBy(references, ({ from }) => from);
    return paths.get(stem) ?? [];
  };
  const refersAt = (stem, path) => {
    const resource = resources2?.get(stem);
    const isUnresolved = resource?.declared?.lines.has(path) === true && resource.values[topOf(path)] === void 0;
    return isUnresolved || referencesOf(stem).some((reference) => leadsInto(reference.path, path));
  };
  const targetsOf2 = (stem) => {
    const inAttributes = referencesOf(stem).filter(({ path }) => path !== void 0 && !REPEATERS.has(topOf(path)));
    return [...new Set(inAttributes.map(({ to }) => to))];
  };
  return { graph, values, entries, entryOf: entryOf2, originOf: (stem) => entryOf2(stem)?.origin ?? stem, refersAt, targetsOf: targetsOf2 };
}
function indexRevisions(before, after, statements, replacements) {
  const matched = matchAddresses(before, after, statements);
  const differences = resourceDifferences(matched, before, after, replacements);
  return {
    ...matched,
    differences,
    differenceOf: (stem) => differences.get(stem),
    unsetOf: (stem, path) => {
      const type = after.resources?.get(stem)?.type;
      return replacements === null || type === void 0 ? { is: "unknown" } : replacements.unsetOf(type, path);
    },
    isIgnored: (stem, path) => isIgnored(path, after.resources?.get(stem)?.declared?.lifecycle)
  };
}
function pairUnknownElements(before, after) {
  const instancesByBlock = groupBy(after, withoutIndexes);
  return before.flatMap((stem) => {
    const candidates = instancesByBlock.get(withoutIndexes(stem)) ?? [];
    const index = candidates.findIndex((candidate) => isAnyElement(stem) || isAnyElement(candidate));
    const [partner] = index < 0 ? [] : candidates.splice(index, 1);
    return partner === void 0 ? [] : [[stem, partner]];
  });
}
function matchAddresses(revisionBefore, revisionAfter, statements) {
  const [before, after] = [indexRevision(revisionBefore), indexRevision(revisionAfter)];
  const stemsAfter = allStems(revisionAfter);
  const byOrigin = new Map(revisionAfter.entries.map(({ origin, address: address2 }) => [origin, address2]));
  const addressOf = (origin) => {
    const address2 = byOrigin.get(origin) ?? toGraphAddress(origin, "short");
    return address2 !== null && stemsAfter.has(address2) ? address2 : null;
  };
  const follow = moveResolver(statements.moved, (origin) => addressOf(origin) !== null);
  const stemAfterByStem = /* @__PURE__ */ new Map();
  const stemBeforeByStem = /* @__PURE__ */ new Map();
  const stemsBefore = [...allStems(revisionBefore)];
  for (const stem of stemsBefore.filter((candidate) => stemsAfter.has(candidate))) {
    stemAfterByStem.set(stem, stem);
    stemBeforeByStem.set(stem, stem);
  }
  for (const stem of stemsBefore) {
    if (stemAfterByStem.has(stem)) continue;
    const target = addressOf(follow(before.originOf(stem)));
    if (target === null || stemBeforeByStem.has(target)) continue;
    stemAfterByStem.set(stem, target);
    stemBeforeByStem.set(target, stem);
  }
  const unmatchedBefore = stemsBefore.filter((stem) => !stemAfterByStem.has(stem));
  const unmatchedAfter = [...stemsAfter].filter((stem) => !stemBeforeByStem.has(stem));
  for (const [stem, target] of pairUnknownElements(unmatchedBefore, unmatchedAfter)) {
    stemAfterByStem.set(stem, target);
    stemBeforeByStem.set(target, stem);
  }
  const stemByOrigin = new Map(revisionBefore.entries.map(({ origin, address: address2 }) => [origin, address2]));
  const isForgotten = coverageOf(statements.forgotten);
  const isImported = coverageOf(statements.imported);
  return {
    before,
    after,
    stemAfter: (stem) => stemAfterByStem.get(stem) ?? stem,
    stemBefore: (stem) => stemBeforeByStem.get(stem),
    isInAfter: (stem) => stemAfterByStem.has(stem),
    isForgotten: (stem) => isForgotten(before.originOf(stem)),
    isImported: (stem) => isImported(after.originOf(stem)),
    originAfter(origin) {
      const stem = stemByOrigin.get(origin);
      return stem === void 0 ? origin : after.originOf(stemAfterByStem.get(stem) ?? stem);
    }
  };
}
function stepsOf(text) {
  const isModule = /^module\.[^.]+$|\.module\.[^.]+$/.test(text.replace(/\["(?:[^"\\]|\\.)*"\]/g, ""));
  const parts = parseTerraformAddress(isModule ? `${text}.x.x` : text);
  if (parts === null) return null;
  const modules2 = parts.modules.map(({ name: name2, index }) => ({ name: `module.${name2}`, index }));
  if (isModule) return modules2;
  const name = `${parts.mode === "data" ? "data." : ""}${parts.type}.${parts.name}`;
  return [...modules2, { name, index: parts.index }];
}
function indexStatements(pairs2) {
  const byNames = /* @__PURE__ */ new Map();
  for (const [fromText, toText] of pairs2) {
    const [from, to] = [stepsOf(fromText), stepsOf(toText)];
    if (from !== null && to !== null) put(byNames, namesOf2(from), { from, to });
  }
  for (const statements of byNames.values()) statements.sort((a, b) => keysIn(b.from) - keysIn(a.from));
  return (steps) => {
    const applicable = [];
    for (let length = steps.length; length > 0; length--) {
      applicable.push(...byNames.get(namesOf2(steps.slice(0, length))) ?? []);
    }
    return applicable;
  };
}
function moveSteps({ from, to }, steps) {
  if (!appliesTo(from, steps)) return null;
  const last = { from: from.length - 1, to: to.length - 1 };
  const positionInTarget = (position) => {
    if (position === last.from) return last.to;
    return position < last.to && to[position]?.name === from[position]?.name ? position : -1;
  };
  const target = [...to];
  for (const [position, { index }] of from.entries()) {
    const key = index === null ? steps[position]?.index ?? null : null;
    if (key === null) continue;
    const step = to[positionInTarget(position)];
    if (step === void 0 || step.index !== null) return null;
    target[positionInTarget(position)] = { ...step, index: key };
  }
  return [...target, ...steps.slice(from.length)];
}
function moveResolver(moved, exists) {
  const statements = indexStatements(moved);
  return (origin) => {
    if (moved.size === 0) return origin;
    let steps = stepsOf(origin);
    const seen = /* @__PURE__ */ new Set([origin]);
    while (steps !== null && seen.size <= MODULE_DEPTH) {
      const current = steps;
      const next = firstResult(statements(current), (statement) => moveSteps(statement, current));
      const text = next === null ? "" : textOf2(next);
      if (next === null || seen.has(text)) return origin;
      if (exists(text)) return text;
      seen.add(text);
      steps = next;
    }
    return origin;
  };
}
function firstResult(items, resultOf) {
  for (const item of items) {
    const result = resultOf(item);
    if (result !== null) return result;
  }
  return null;
}
function coverageOf(addresses) {
  const statements = indexStatements([...addresses].map((address2) => [address2, address2]));
  return (origin) => {
    const steps = addresses.size === 0 ? null : stepsOf(origin);
    return steps !== null && statements(steps).some(({ from }) => appliesTo(from, steps));
  };
}
var stemOf, stemsOf, listsAllInstances, allStems, withRevisions, textOf2, namesOf2, keysIn, appliesTo;
var init_revision_index = __esm({
  "src/diff/revision-index.ts"() {
    init_examples();
    init_address();
    init_group_by();
    init_inventory();
    init_terraform_address();
    init_terraform_names();
    init_limits();
    init_resources();
    stemOf = (address2) => withCopy(address2, null);
    stemsOf = ({ address: address2, instances }) => (instances ?? [address2]).map(stemOf);
    listsAllInstances = ({ count, countUnknown, instances }) => countUnknown !== true && count === (instances?.length ?? 1);
    allStems = ({ graph, entries }) => /* @__PURE__ */ new Set([...[...graph.nodes.values()].flatMap(stemsOf), ...entries.map(({ address: address2 }) => address2)]);
    withRevisions = (revisions, { before, after }) => ({ ...revisions, before: indexRevision(before), after: indexRevision(after) });
    textOf2 = (steps) => steps.map(({ name, index }) => index === null ? name : `${name}[${index}]`).join(".");
    namesOf2 = (steps) => steps.map(({ name }) => name).join(".");
    keysIn = (steps) => steps.filter(({ index }) => index !== null).length;
    appliesTo = (from, steps) => from.every(({ index }, i) => index === null || index === steps[i]?.index);
  }
});

// src/diff/details.ts
function countsOf(names) {
  const allNames = [...names];
  const counts = CHANGES2.map((name) => [name, allNames.filter((each2) => each2 === name).length]);
  const some = counts.filter(([, count]) => count > 0);
  return some.length === 0 ? void 0 : Object.fromEntries(some);
}
function changedValues(before, after, stem, revisions) {
  const { forcedBy: forcedBy3 = [], settings = [] } = revisions.differenceOf(stem) ?? {};
  const pathsOf3 = (name) => pathsOfAttribute(name).map((path) => path.join("."));
  const isForced = (name) => pathsOf3(name).some((path) => forcedBy3.includes(path));
  const isPassedOver = (name) => pathsOf3(name).some((path) => revisions.isIgnored(stem, path));
  const names = new Set(
    [...Object.keys(before), ...Object.keys(after)].filter((name) => isArchitecture(name) || isForced(name))
  );
  const ownValues2 = [...names].map((name) => ({ name, before: textOf3(before, name), after: textOf3(after, name) })).filter(({ name, before: old, after: now }) => !isSameValue(name, old, now) && !isPassedOver(name)).filter(({ name, before: old, after: now }) => name !== ACCESS_ATTRIBUTE || stateOf(name, old, now) !== void 0).map((value) => withGaps2(value, stem, revisions)).filter(({ name, after: now }) => now !== null || !isKeptIfUnset2(name, stem, revisions)).map((value) => withDefaults(value, stem, revisions)).filter(({ before: old, after: now }) => old !== now).map((value) => isForced(value.name) ? { ...value, forces: true } : value);
  const deciding = decidingValues(stem, revisions).filter(
    ({ name }) => !isPassedOver(name) && !ownValues2.some((value) => pathsOf3(value.name).some((path) => leadsInto(name, path)))
  );
  const ofProvider = settings.filter(
    ({ name }) => forcedBy3.includes(name) && !ownValues2.some((value) => value.name === name)
  );
  return [...ownValues2, ...deciding, ...ofProvider.map((setting) => ({ ...setting, forces: true }))].sort(
    (a, b) => byText(a.name, b.name)
  );
}
function unsetOfShown(name, stem, { unsetOf }) {
  const all = [[name], ...pathsOfAttribute(name)].map((path) => unsetOf(stem, path.join(".")));
  const [first] = all;
  return all.find((unset) => unset.is === "kept" || unset.is === "default" && unset.value !== null) ?? first;
}
function isKeptIfUnset2(name, stem, revisions) {
  const unset = unsetOfShown(name, stem, revisions);
  return unset.is === "kept" || unset.is === "unknown" && isComputedIfUnset(name);
}
function withDefaults({ name, before, after }, stem, revisions) {
  const unset = unsetOfShown(name, stem, revisions);
  const value = unset.is === "default" ? unset.value : null;
  return { name, before: before ?? value, after: after ?? value };
}
function decidingValues(stem, revisions) {
  const { details: { values = [] } = {}, forcedBy: forcedBy3 = [] } = revisions.differenceOf(stem) ?? {};
  const byPath = groupBy(
    values.filter(({ path }) => isDeciding(path)),
    ({ path }) => path
  );
  return [...byPath.values()].flatMap(([first, ...others]) => {
    const { path, before, after } = first;
    if (others.some((other) => other.before !== before || other.after !== after)) return [];
    return [{ name: path, before, after, ...forcedBy3.includes(path) && { forces: true } }];
  });
}
function withGaps2(value, stem, { before, after, stemBefore }) {
  const paths = pathsOfAttribute(value.name).map((path) => path.join("."));
  const filled = (text, side, address2) => text === null && paths.some((path) => side.refersAt(address2, path)) ? GAP3 : text;
  return {
    ...value,
    before: filled(value.before, before, stemBefore(stem) ?? stem),
    after: filled(value.after, after, stem)
  };
}
function valuesOfResource(before, after, revisions) {
  const [valuesBefore, valuesAfter] = [revisions.before.values.get(before), revisions.after.values.get(after)];
  return valuesBefore === void 0 || valuesAfter === void 0 ? [] : changedValues(valuesBefore, valuesAfter, after, revisions);
}
function forcesOf(difference2) {
  const { forcedBy: forcedBy3 = [], mayBeForcedBy: mayBeForcedBy2 = [] } = difference2 ?? {};
  return { ...forcedBy3.length > 0 && { forcedBy: forcedBy3 }, ...mayBeForcedBy2.length > 0 && { mayBeForcedBy: mayBeForcedBy2 } };
}
function forcesOfAll(stems, revisions) {
  const forcesByInstance = stems.map((stem) => forcesOf(revisions.differenceOf(stem)));
  const unite2 = (name) => [...new Set(forcesByInstance.flatMap((forces) => forces[name] ?? []))].sort(byText);
  const [forcedBy3, mayBeForcedBy2] = [unite2("forcedBy"), unite2("mayBeForcedBy")];
  return { ...forcedBy3.length > 0 && { forcedBy: forcedBy3 }, ...mayBeForcedBy2.length > 0 && { mayBeForcedBy: mayBeForcedBy2 } };
}
function instancesOf(before, after, revisions) {
  const stemsAfter = after.flatMap(stemsOf);
  const stemsBefore = before.flatMap(stemsOf);
  const ownStems = new Set(stemsBefore);
  return {
    created: stemsAfter.filter((stem) => revisions.stemBefore(stem) === void 0),
    deleted: stemsBefore.filter((stem) => !revisions.isInAfter(stem)),
    shared: stemsAfter.flatMap((stem) => {
      const stemBefore = revisions.stemBefore(stem);
      return stemBefore !== void 0 && ownStems.has(stemBefore) ? [[stemBefore, stem]] : [];
    })
  };
}
function numbersOfUnlisted(before, after, revisions) {
  const [stem] = stemsOf(after);
  const values = changedValues(before[0].attributes, after.attributes, stem, revisions);
  const blocks = blocksOf(stem, revisions);
  const isUnknown2 = [...before, after].some(({ countUnknown }) => countUnknown === true);
  const countBefore = sumOf(before);
  const differs = !isUnknown2 && countBefore !== after.count;
  return {
    values,
    blocks,
    isUpdated: values.length + blocks.length > 0 || differs,
    isReplaced: stemsOf(after).every((each2) => isReplaced(each2, revisions)),
    ...differs && { countBefore }
  };
}
function numbersOf(before, after, revisions) {
  const isOne = [...before, after].every(({ instances: instances2 }) => instances2 === void 0);
  if (isOne || !listsAllInstances(after) || !before.every(listsAllInstances))
    return numbersOfUnlisted(before, after, revisions);
  const { created, deleted: deleted2, shared } = instancesOf(before, [after], revisions);
  const replaced = shared.filter(([, stem]) => isReplaced(stem, revisions));
  const updated = shared.filter((pair2) => !replaced.includes(pair2)).map((pair2) => changesOf2(pair2, revisions)).filter(({ values: values2, blocks: blocks2 }) => values2.length + blocks2.length > 0);
  const changesOfReplaced = replaced.map((pair2) => changesOf2(pair2, revisions));
  const changed3 = changesOfReplaced.length > 0 ? changesOfReplaced : updated;
  const values = valuesOfInstances(
    before,
    after,
    changed3.map((changes) => changes.values),
    revisions
  );
  const blocks = sharedBlocks(changed3.map((changes) => changes.blocks));
  const isEven = [replaced, updated].some((group) => group.length === shared.length) || replaced.length + updated.length === 0;
  const isUneven = created.length + deleted2.length > 0 || !isEven;
  const instances = countsOf([
    ...created.map((stem) => revisions.isImported(stem) ? "import" : "create"),
    ...deleted2.map((stem) => revisions.isForgotten(stem) ? "forget" : "delete"),
    ...replaced.map(() => "replace"),
    ...updated.map(() => "update")
  ]);
  const countBefore = after.count - created.length + deleted2.length;
  return {
    values,
    blocks,
    isUpdated: values.length > 0 || updated.length > 0 || isUneven,
    isReplaced: !isUneven && replaced.length > 0,
    ...isUneven && instances !== void 0 && { instances },
    ...countBefore !== after.count && { countBefore }
  };
}
function valuesOfInstances(before, after, changed3, revisions) {
  const nodeValues = valuesOfNode(before, after, revisions);
  const isBox = isContainerType(after.type);
  if (after.count === 1 && !isBox) return nodeValues;
  return isBox && nodeValues.length > 0 ? nodeValues : changed3.length > 0 ? commonValues(changed3) : nodeValues;
}
function commonValues([first = [], ...others]) {
  return first.flatMap((value) => {
    const sameNamed = others.map((values) => values.find(({ name }) => name === value.name));
    if (sameNamed.includes(void 0)) return [];
    const [isSameBefore, isSameAfter] = ["before", "after"].map(
      (side) => sameNamed.every((other) => other?.[side] === value[side])
    );
    if (!isSameBefore && !isSameAfter) return [];
    return [{ ...value, ...!isSameBefore && { before: GAP3 }, ...!isSameAfter && { after: GAP3 } }];
  });
}
function valuesOfNode(before, after, revisions) {
  const [first] = before;
  const values = changedValues(first.attributes, after.attributes, stemsOf(after)[0], revisions);
  const stemsBefore = before.flatMap(stemsOf).map(revisions.stemAfter);
  if (isContainerType(after.type)) {
    const isAlike = before.length === 1 && stemsBefore.length === stemsOf(after).length && stemsOf(after).every((stem) => stemsBefore.includes(stem));
    return isAlike ? values : values.filter(
      ({ name, before: textBefore, after: textAfter }) => name === ACCESS_ATTRIBUTE && textBefore && textAfter
    );
  }
  return stemsBefore[0] === stemsOf(after)[0] ? values : [];
}
function markOf(before, after, isElsewhere2, revisions) {
  const [first] = before;
  const { values, blocks, isUpdated, isReplaced: isAnew, ...numbers } = numbersOf(before, after, revisions);
  const names = isAnew ? ["replace"] : [];
  const forces = forcesOfAll(stemsOf(after), revisions);
  if (isUpdated || first.lookedUp !== after.lookedUp || mayLoseData(after, forces)) names.push("update");
  const movedFrom2 = movedFromOf(before, after, revisions);
  if (isElsewhere2 || movedFrom2 !== void 0) names.push("move");
  return marked(strongest(names), {
    ...names.length > 0 && forces,
    ...movedFrom2 !== void 0 && { movedFrom: movedFrom2 },
    ...values.length > 0 && { values },
    ...blocks.length > 0 && { blocks },
    ...numbers
  });
}
function movedFromOf(before, after, revisions) {
  if (after.provenance === "implied") return void 0;
  const ownStems = new Set(before.flatMap(stemsOf));
  for (const stem of stemsOf(after)) {
    const stemBefore = revisions.stemBefore(stem);
    if (stemBefore === void 0 || stemBefore === stem || !ownStems.has(stemBefore)) continue;
    if (isAnyElement(stemBefore) || isAnyElement(stem)) continue;
    if (!isSameByCount(revisions.before.originOf(stemBefore), revisions.after.originOf(stem)))
      return revisions.before.originOf(stemBefore);
  }
  return void 0;
}
function markOfAll(names, strong) {
  const first = names[0];
  if (names.every((name) => name === first)) return marked(first);
  const isImported = names.includes("import");
  const instances = countsOf(names.filter((name) => name !== "none"));
  const change = names.includes("none") ? "update" : strong;
  return marked(change, { ...isImported && { isImported }, ...instances !== void 0 && { instances } });
}
var strongest, textOf3, blocksOf, GAP3, mayLoseData, isReplaced, sumOf, changesOf2, marked;
var init_details = __esm({
  "src/diff/details.ts"() {
    init_attributes();
    init_block_effects();
    init_examples();
    init_catalog();
    init_nouns();
    init_settings();
    init_changes();
    init_group_by();
    init_inventory();
    init_node_types();
    init_order();
    init_terraform_address();
    init_revision_index();
    strongest = (names) => CHANGES2.find((name) => names.includes(name)) ?? "none";
    textOf3 = (attributes, name) => Object.hasOwn(attributes, name) ? attributes[name] : null;
    blocksOf = (stem, revisions) => (revisions.differenceOf(stem)?.details.blocks ?? []).filter(({ path }) => isArchitectureBlock(path));
    GAP3 = "\u2026";
    mayLoseData = ({ type }, { mayBeForcedBy: mayBeForcedBy2 = [] }) => factsOf(type).holdsData === true && mayBeForcedBy2.some((path) => !isNote(type, path));
    isReplaced = (stem, revisions) => (revisions.differenceOf(stem)?.forcedBy.length ?? 0) > 0;
    sumOf = (nodes) => [...new Map(nodes.map(({ address: address2, count }) => [stemOf(address2), count])).values()].reduce(
      (sum, count) => sum + count,
      0
    );
    changesOf2 = ([before, after], revisions) => ({
      values: valuesOfResource(before, after, revisions),
      blocks: blocksOf(after, revisions)
    });
    marked = (change, changed3 = {}) => Object.keys(changed3).length === 0 ? { change } : { change, changed: changed3 };
  }
});

// src/diff/nodes.ts
function freeCopies(used) {
  const last = /* @__PURE__ */ new Map();
  return (address2) => {
    const stem = stemOf(address2);
    for (let n = (last.get(stem) ?? 0) + 1; ; n++) {
      const free = `${stem}~${n}`;
      if (used.has(free)) continue;
      last.set(stem, n);
      return free;
    }
  };
}
function unite(revisions, matches2) {
  const before = [...revisions.before.graph.nodes.values()];
  const after = [...revisions.after.graph.nodes.values()];
  const freeCopy = freeCopies(new Set([...before, ...after].map(({ address: address2 }) => address2)));
  const unionAddresses = /* @__PURE__ */ new Map();
  for (const { address: address2 } of before) {
    const isFree = !revisions.after.graph.nodes.has(address2);
    unionAddresses.set(address2, matches2.afterOf(address2)[0] ?? (isFree ? address2 : freeCopy(address2)));
  }
  const placeOf4 = (address2) => unionAddresses.get(address2);
  const parentOf = ({ parent }) => parent === null ? null : placeOf4(parent);
  const whereOf = (node) => ({
    parent: parentOf(node),
    ...node.runsIn !== void 0 && { runsIn: unionAddresses.get(node.runsIn) ?? node.runsIn }
  });
  const nodes = [];
  const moves = [];
  for (const node of after) {
    const nodesBefore = matches2.beforeOf(node.address).map((address2) => revisions.before.graph.nodes.get(address2));
    if (nodesBefore.length === 0) {
      nodes.push(newNode(node, revisions, matches2.partOf(node.address)));
      continue;
    }
    const [first] = nodesBefore;
    const isRead = first.lookedUp && node.lookedUp;
    const isElsewhere2 = !isRead && !isInSameBox(first, node, revisions, matches2) && !isWithHost(first, node, revisions, matches2);
    const shared = sharedNode(nodesBefore, node, isElsewhere2, revisions);
    nodes.push(shared);
    if (!isElsewhere2) continue;
    const ghost = ghostOf(first, shared, freeCopy(node.address), whereOf(first));
    nodes.push(ghost);
    if (isContainerType(node.type) || ghost.change !== "move") continue;
    moves.push(createEdge({ from: ghost.address, to: node.address, provenance: node.provenance, change: "move" }));
  }
  for (const node of before) {
    if (matches2.afterOf(node.address).length > 0) continue;
    nodes.push(oldNode(node, placeOf4(node.address), whereOf(node), revisions));
  }
  return { nodes: withoutEmptyNews(nodes, revisions), placeOf: placeOf4, moves };
}
function withoutEmptyNews(nodes, { before, after }) {
  const nodesByAddress = new Map(nodes.map((node) => [node.address, node]));
  const [withCreated, withDeleted] = [/* @__PURE__ */ new Set(), /* @__PURE__ */ new Set()];
  for (const { change, ghostOf: ghostOf2, provenance, parent } of nodes) {
    if (provenance === "implied" || change === "none" || change === "update") continue;
    const changedContainers = ghostOf2 !== void 0 || change === "delete" || change === "forget" ? withDeleted : withCreated;
    for (let container = parent; container !== null && !changedContainers.has(container); container = nodesByAddress.get(container)?.parent ?? null)
      changedContainers.add(container);
  }
  for (const node of nodes) {
    if (node.provenance !== "implied" || !isContainerType(node.type)) continue;
    if (node.change === "create" && (!withCreated.has(node.address) || isOnlyRegion(node, before.graph)))
      nodesByAddress.set(node.address, createNode({ ...node, change: "none", before: [] }));
    if (node.change === "delete" && (!withDeleted.has(node.address) || isOnlyRegion(node, after.graph)))
      nodesByAddress.set(node.address, createNode({ ...node, change: "none", isGone: true }));
  }
  return nodesByAddress;
}
function isOnlyRegion({ address: address2 }, { within = {} }) {
  const { name = "" } = parseAddress(address2) ?? {};
  return Object.values(within).flat().some((region) => name === region || name.endsWith(`_${region}`));
}
function newNode(node, revisions, predecessor) {
  const parts = new Set(
    predecessor === void 0 ? [] : stemsOf(revisions.before.graph.nodes.get(predecessor))
  );
  const names = stemsOf(node).map((stem) => {
    if (node.lookedUp) return "none";
    const stemBefore = revisions.stemBefore(stem);
    if (stemBefore !== void 0 && (parts.has(stemBefore) || isPart(revisions.before.entryOf(stemBefore)?.bucket)))
      return "none";
    return revisions.isImported(stem) ? "import" : "create";
  });
  const mark = markOfAll(names, "create");
  const isNew2 = mark.change === "create" || mark.change === "import";
  return createNode({ ...unmarked(node), ...mark, ...!isNew2 && { before: [] } });
}
function oldNode(node, address2, where, revisions) {
  const names = stemsOf(node).map((stem) => {
    if (node.lookedUp) return "none";
    if (isPart(revisions.after.entryOf(revisions.stemAfter(stem))?.bucket)) return "none";
    return revisions.isForgotten(stem) ? "forget" : "delete";
  });
  const mark = markOfAll(names, "delete");
  const isGoneForGood = mark.change === "delete" || mark.change === "forget";
  const plain = { ...unmarked(node), address: address2, ...where };
  return createNode({
    ...plain,
    ...mark,
    ...!isGoneForGood && { isGone: true },
    ...!isSameNode(plain, unmarked(node)) && { before: [unmarked(node)] }
  });
}
function sharedNode(nodesBefore, node, isElsewhere2, revisions) {
  const plain = { ...unmarked(node), attributes: attributesKept(nodesBefore[0], node, revisions) };
  const before = nodesBefore.map(unmarked);
  const isSame2 = before.length === 1 && isSameNode(before[0], plain);
  return createNode({ ...plain, ...markOf(nodesBefore, node, isElsewhere2, revisions), ...!isSame2 && { before } });
}
function attributesKept(nodeBefore, { address: address2, attributes }, { isIgnored: isIgnored2 }) {
  const isKept2 = (name) => nodeBefore.attributes[name] !== attributes[name] && pathsOfAttribute(name).some((path) => isIgnored2(stemOf(address2), path.join(".")));
  const ignoredNames = [.../* @__PURE__ */ new Set([...Object.keys(nodeBefore.attributes), ...Object.keys(attributes)])].filter(isKept2);
  if (ignoredNames.length === 0) return attributes;
  const shown = Object.entries({ ...attributes, ...nodeBefore.attributes }).filter(
    ([name]) => (ignoredNames.includes(name) ? nodeBefore.attributes : attributes)[name] !== void 0
  );
  return Object.fromEntries(
    shown.map(([name, text]) => [name, ignoredNames.includes(name) ? text : attributes[name] ?? text])
  );
}
function ghostOf(nodeBefore, node, address2, where) {
  const { instances: _, steps: __, ...plain } = unmarked(nodeBefore);
  const change = node.change === "replace" ? "replace" : "move";
  return createNode({ ...plain, address: address2, ...where, change, ghostOf: node.address, before: [] });
}
function isWithHost(before, after, revisions, matches2) {
  const { runsIn: hostBefore, parent: parentBefore } = before;
  const { runsIn: hostAfter, parent: parentAfter } = after;
  if (hostBefore === void 0 || hostAfter === void 0) return false;
  return matches2.afterOf(hostBefore).includes(hostAfter) && revisions.before.graph.nodes.get(hostBefore)?.parent === parentBefore && revisions.after.graph.nodes.get(hostAfter)?.parent === parentAfter;
}
function isInSameBox(before, after, revisions, matches2) {
  const isSameBox = (boxBefore, boxAfter) => boxBefore === null || boxAfter === null ? boxBefore === boxAfter : matches2.afterOf(boxBefore).includes(boxAfter);
  const [graphBefore, graphAfter] = [revisions.before.graph, revisions.after.graph];
  const isPartAfter = (box) => isPart(revisions.after.entryOf(revisions.stemAfter(stemOf(box)))?.bucket);
  const isPartBefore = (box) => isPart(revisions.before.entryOf(revisions.stemBefore(stemOf(box)) ?? "")?.bucket);
  const outerBefore = outerOf(graphBefore, before.parent, (box) => matches2.afterOf(box).length === 0, isPartAfter);
  const outerAfter = outerOf(graphAfter, after.parent, (box) => matches2.beforeOf(box).length === 0, isPartBefore);
  return isSameBox(before.parent, after.parent) || isSameBox(outerBefore, after.parent) || isSameBox(before.parent, outerAfter) || keepsZone(before, after) && boxesAround(graphBefore, before).some((box) => isSameBox(box, after.parent));
}
function boxesAround({ nodes }, { parent }) {
  const boxes = [];
  for (let box = parent; box !== null; box = nodes.get(box)?.parent ?? null) boxes.push(box);
  return [...boxes, null];
}
function keepsZone(before, after) {
  const zoneOf = ({ attributes }) => attributes.availability_zone ?? attributes.zone;
  return zoneOf(before) !== void 0 && zoneOf(after) === void 0;
}
function outerOf({ nodes }, box, isAlone, isThere) {
  const isPassed = (address2) => isAlone(address2) && (nodes.get(address2)?.provenance === "implied" || isThere(address2));
  let container = box;
  while (container !== null && isPassed(container)) container = nodes.get(container)?.parent ?? null;
  return container;
}
function unmarked({ changed: _, ghostOf: __, before: ___, isGone: ____, ...node }) {
  return { ...node, change: "none" };
}
function unmarkedEdge({ change: _, before: __, ...edge }) {
  return edge;
}
function isSame(one, other) {
  const names = Object.keys(one);
  const isLike = (name) => one[name] === other[name] || typeof one[name] === "object" && JSON.stringify(one[name]) === JSON.stringify(other[name]);
  return names.length === Object.keys(other).length && names.every(isLike);
}
function foldedChanges(revisions, { placeOf: placeOf4 }, mayChangeRights, hasRuleChanges) {
  const { before, after, stemBefore } = revisions;
  const isSilentGrant = (address2, node) => isGrantOnly(typeOf(address2)) && !mayChangeRights(node);
  const partsByNode = /* @__PURE__ */ new Map();
  for (const entry of after.entries) {
    const { address: address2, origin, bucket, node } = entry;
    if (bucket !== "folded" || node === void 0 || !after.graph.nodes.has(node)) continue;
    const addressBefore = stemBefore(address2);
    if (addressBefore === void 0) {
      if (isSilentGrant(address2, node) || isReadOnly(origin)) continue;
      const change = revisions.isImported(address2) ? "import" : "create";
      put(partsByNode, node, {
        ...{ address: origin, change, ...ownerOf(entry, after, (owner) => stemBefore(owner) !== void 0) },
        ...change === "create" && joinedBy(entry, after, (end) => stemBefore(end) !== void 0)
      });
    } else if (before.entryOf(addressBefore)?.bucket === "folded") {
      const values = valuesOfResource(addressBefore, address2, revisions);
      const change = isReplacedPart(address2, revisions) ? "replace" : "update";
      const isTold = change === "replace" && !isReportedByEffect(typeOf(address2));
      if (values.length > 0 || isTold || hasRuleChanges(origin)) {
        const lost = change === "replace" ? { ...nameOfLost(addressBefore, revisions), forcedBy: forcedBy(address2, revisions) } : {};
        put(partsByNode, node, {
          ...{ address: origin, change, ...lost, ...ownerOf(entry, after, () => true) },
          ...values.length > 0 && { values }
        });
      }
    }
  }
  for (const entry of before.entries) {
    const { address: address2, origin, bucket, node } = entry;
    if (bucket !== "folded" || node === void 0 || !before.graph.nodes.has(node)) continue;
    const isGone = after.graph.nodes.get(placeOf4(node)) === void 0;
    const isSilent = isReadOnly(origin) || !isGone && isSilentGrant(address2, placeOf4(node));
    if (!revisions.isInAfter(address2) && !isSilent) {
      const change = revisions.isForgotten(address2) ? "forget" : "delete";
      const details2 = {
        ...nameOfLost(address2, revisions),
        ...ownerOf(entry, before, revisions.isInAfter),
        ...change === "delete" && joinedBy(entry, before, revisions.isInAfter)
      };
      put(partsByNode, placeOf4(node), { address: origin, change, ...details2 });
    }
  }
  return new Map(
    [...partsByNode].map(([address2, parts]) => [
      address2,
      {
        counts: countsOf(parts.map(({ change }) => change)),
        values: agreeing(parts.filter((part) => !isReplacedAside(part)).flatMap(ownValues)),
        parts: withLikely(parts, revisions).sort((a, b) => byAddress(a.address, b.address))
      }
    ])
  );
}
function joinedBy({ address: address2, node = "", into: into2 }, { graph, originOf, targetsOf: targetsOf2, values }, stays) {
  const ends = targetsOf2(address2);
  if (!isAssociation(typeOf(address2)) || into2 === void 0 || ends.length !== 2 || !ends.includes(into2)) return {};
  if (!ends.every(stays)) return {};
  const joined3 = (end) => endOf(end, { originOf, values });
  const host = graph.nodes.get(node);
  const stems = host === void 0 ? [] : stemsOf(host);
  const others = ends.filter((end) => !stems.includes(end));
  const [other] = others;
  if (other !== void 0 && others.length === 1) return { joins: joined3(other) };
  const to = others.find((end) => end !== into2);
  return to === void 0 ? {} : { joins: { ...joined3(into2), to: joined3(to) } };
}
function endOf(address2, { originOf, values }) {
  const name = cloudNameOf(typeOf(address2), values.get(address2) ?? {});
  return { address: originOf(address2), ...name !== void 0 && { name } };
}
function withLikely(parts, { before, after }) {
  const ofChange = (change) => parts.filter((part) => part.change === change && part.joins === void 0);
  const identityOf4 = ({ address: address2, change }) => {
    const stem = toGraphAddress(address2, "short") ?? "";
    const name = cloudNameOf(typeOf(stem), (change === "create" ? after : before).values.get(stem) ?? {});
    return name && JSON.stringify([typeOf(stem), name]);
  };
  const renamed2 = pairRecreated(ofChange("delete"), ofChange("create"), identityOf4);
  const other = new Map([...renamed2].flatMap(([old, now]) => [[old, now], [now, old]]));
  return parts.map((part) => {
    const looksLike2 = other.get(part.address);
    return looksLike2 === void 0 ? part : { ...part, looksLike: looksLike2 };
  });
}
function ownerOf({ node = "", into: into2 }, revision, stays) {
  const host = revision.graph.nodes.get(node);
  if (into2 === void 0 || host === void 0 || stemsOf(host).includes(stemOf(into2))) return {};
  return revision.entryOf(stemOf(into2))?.bucket !== "folded" || !stays(into2) ? {} : { of: endOf(into2, revision) };
}
function nameOfLost(address2, { before }) {
  const type = typeOf(address2);
  const { holdsData: holdsData2, identity } = factsOf(type);
  const name = holdsData2 === true || identity === true ? cloudNameOf(type, before.values.get(address2) ?? {}) : void 0;
  return name === void 0 ? {} : { name };
}
function agreeing(values) {
  const byName = /* @__PURE__ */ new Map();
  for (const value of values) put(byName, value.name, value);
  const isAlike = (value, other) => value.before === other.before && value.after === other.after;
  return [...byName.values()].filter(([first, ...others]) => others.every((other) => isAlike(first, other))).map(([first]) => first);
}
function withFolded(node, parts) {
  if (parts === void 0) return node;
  const nodeValues = node.changed?.values ?? [];
  const names = new Set(nodeValues.map(({ name }) => name));
  const ofParts = parts.values.filter(({ name }) => !names.has(name) && isArchitecture(name)).map(({ name, before, after }) => ({ name, before, after }));
  const values = [...nodeValues, ...ofParts].sort((a, b) => byText(a.name, b.name));
  return {
    ...node,
    change: node.change === "none" ? "update" : node.change,
    changed: { ...node.changed, folded: parts.counts, parts: parts.parts, ...values.length > 0 && { values } }
  };
}
function withPartValues(node, before, after) {
  const { parts = [], values = [] } = node.changed ?? {};
  if (node.change !== "update" || !parts.some(isOneSided)) return node;
  const filled = parts.map((part) => {
    if (!isOneSided(part) || part.values !== void 0) return part;
    const partValues = valuesOf(part, (part.change === "create" ? after : before)(part.address));
    return partValues.length === 0 ? part : { ...part, values: partValues };
  });
  const knownNames2 = new Set(values.map(({ name }) => name));
  const settings = filled.filter((part, i) => part !== parts[i]).flatMap(
    ({ values: partValues = [] }) => partValues.filter(({ name }) => !ROUTE_ATTRIBUTES.includes(name) && !knownNames2.has(name))
  );
  const allValues = [...values, ...settings].sort((a, b) => byText(a.name, b.name));
  return createNode({
    ...node,
    changed: { ...node.changed, ...allValues.length > 0 && { values: allValues }, parts: filled }
  });
}
function valuesOf({ address: address2, change }, attributes = {}) {
  const settings = factsOf(parseTerraformAddress(address2)?.type ?? "").turnsOn ?? [];
  const isMeant = (name) => settings.includes(name) || change === "create" && ROUTE_ATTRIBUTES.includes(name);
  return Object.entries(attributes).filter(([name]) => isMeant(name)).map(
    ([name, text]) => change === "create" ? { name, before: null, after: text } : { name, before: text, after: null }
  );
}
function valuesByOrigin({ entries, values }) {
  const addresses = new Map(entries.map(({ address: address2, origin }) => [origin, address2]));
  return (origin) => values.get(addresses.get(origin) ?? "");
}
var isPart, isSameNode, isSameEdge, isReadOnly, isReplacedPart, ownValues, isReplacedAside, forcedBy, isOneSided;
var init_nodes = __esm({
  "src/diff/nodes.ts"() {
    init_access();
    init_attributes();
    init_catalog();
    init_nouns();
    init_products();
    init_address();
    init_changes();
    init_create();
    init_group_by();
    init_node_types();
    init_order();
    init_terraform_address();
    init_details();
    init_revision_index();
    isPart = (bucket) => bucket === "folded" || bucket === "hidden";
    isSameNode = isSame;
    isSameEdge = isSame;
    isReadOnly = (origin) => parseTerraformAddress(origin)?.mode === "data";
    isReplacedPart = (address2, revisions) => isReplaced(address2, revisions) && isReplacementReported(typeOf(address2)) && !isGrantOnly(typeOf(address2));
    ownValues = (part) => {
      const { values = [], forcedBy: forcing = [] } = part;
      return factsOf(parseTerraformAddress(part.address)?.type ?? "").holdsData === true ? values.filter(({ name }) => !forcing.some((path) => path === name || path.endsWith(`.${name}`))) : values;
    };
    isReplacedAside = ({ address: address2, change }) => {
      const type = parseTerraformAddress(address2)?.type ?? "";
      const { holdsData: holdsData2, supporting } = factsOf(type);
      return change === "replace" && (holdsData2 !== true || supporting === true) && !statesFirewallRules(type);
    };
    forcedBy = (address2, revisions) => revisions.differenceOf(address2)?.forcedBy ?? [];
    isOneSided = ({ change }) => change === "create" || change === "delete";
  }
});

// src/diff/edges.ts
function uniteEdges(revisions, matches2, united, isOpen, isGrantedBefore = () => false) {
  const mappedEdges = revisions.before.graph.edges.map((edge) => {
    const plain = unmarkedEdge(edge);
    return { edge: plain, from: united.placeOf(edge.from), to: united.placeOf(edge.to) };
  });
  const before = groupBy(mappedEdges, pairOf);
  const after = groupBy(revisions.after.graph.edges.map(unmarkedEdge), pairOf);
  const isOfWhole = partsOf2(revisions, matches2);
  const isPart2 = (edge) => isOfWhole(edge) || isGrantedBefore(edge);
  const edges = [];
  for (const pair2 of /* @__PURE__ */ new Set([...after.keys(), ...before.keys()])) {
    const between2 = { before: before.get(pair2) ?? [], after: after.get(pair2) ?? [] };
    edges.push(...matchedEdges(between2, { united, isPart: isPart2, isOpen }));
  }
  return [...edges, ...united.moves];
}
function partsOf2(revisions, { afterOf }) {
  const parts = /* @__PURE__ */ new Set();
  for (const { from, to, twoWay } of revisions.before.graph.edges) {
    const [starts, ends] = [afterOf(from), afterOf(to)];
    if (starts.length < 2 && ends.length < 2) continue;
    for (const start of starts) {
      for (const end of ends) {
        parts.add(`${start} ${end}`);
        if (twoWay) parts.add(`${end} ${start}`);
      }
    }
  }
  return ({ from, to }) => parts.has(`${from} ${to}`) || parts.has(`${to} ${from}`);
}
function matchedEdges({ before, after }, { united, isPart: isPart2, isOpen }) {
  const unmatched = new Set(before);
  const edgesBefore = new Map(after.map((edge) => [edge, []]));
  const assign = (edge, fits2) => {
    for (const mapped of [...unmatched].filter(fits2)) {
      edgesBefore.get(edge)?.push(mapped);
      unmatched.delete(mapped);
    }
  };
  for (const edge of after) assign(edge, (mapped) => isAlong(mapped, edge) && mapped.edge.twoWay === edge.twoWay);
  for (const edge of after) assign(edge, ({ edge: { twoWay } }) => twoWay || edge.twoWay);
  if (after.length === 1 && edgesBefore.get(after[0])?.length === 0)
    assign(after[0], () => true);
  const hadBoth = before.some(({ edge }) => edge.twoWay);
  return [
    ...after.map(
      (edge) => edgeOfAfter(edge, edgesBefore.get(edge), { united, isKnown: hadBoth || isPart2(edge) })
    ),
    ...edgesOnlyBefore([...unmatched], united, isOpen)
  ];
}
function edgeOfAfter(edge, edgesBefore, { united, isKnown }) {
  if (edgesBefore.length === 0) {
    if (!isKnown && !hasUndrawnEnd(edge, united)) return createEdge({ ...edge, change: "create" });
    return createEdge({ ...edge, before: [] });
  }
  const isSame2 = edgesBefore.some(
    (mapped) => (hasSameHeads(mapped, edge) || areImplied(mapped, edge)) && mapped.edge.label === edge.label && mapped.edge.thin === edge.thin
  );
  return createEdge({ ...edge, ...!isSame2 && { change: "update" }, ...beforeOf(edge, edgesBefore) });
}
function beforeOf(edge, edgesBefore) {
  const [first] = edgesBefore;
  const isPlain = edgesBefore.length === 1 && isSameEdge({ ...first.edge, from: first.from, to: first.to }, edge);
  return isPlain ? {} : { before: edgesBefore.map((mapped) => mapped.edge) };
}
function isKept(edgesBefore, { nodes }, isOpen) {
  const stays = (end) => {
    const { change = "none", type = "" } = nodes.get(end) ?? {};
    return change !== "delete" && change !== "forget" || isOutside(type);
  };
  return edgesBefore.every(({ edge, from, to }) => stays(from) && stays(to) && isOpen(edge));
}
function edgesOnlyBefore(unmatched, united, isOpen) {
  const isBoth = unmatched.some(({ edge }) => edge.twoWay);
  const groups = groupBy(unmatched, ({ from, to }) => isBoth ? "" : `${from} ${to}`);
  return [...groups.values()].map((group) => {
    const [first] = group;
    const isTurned = isBoth && byAddress(first.from, first.to) > 0;
    const twoWay = isBoth && first.from !== first.to;
    const ends = isTurned ? { from: first.to, to: first.from } : { from: first.from, to: first.to };
    const edge = { ...first.edge, ...ends, twoWay };
    return createEdge({
      ...edge,
      ...!hasUndrawnEnd(edge, united) && !isKept(group, united, isOpen) && { change: "delete" },
      ...beforeOf(edge, group)
    });
  });
}
function edgesOfOldGrants({ arrows = [], references = [] }, { stemBefore, differenceOf: differenceOf2 }) {
  const proofs = new Map(arrows.map(({ from, to, evidence }) => [`${from}
${to}`, evidence]));
  let targets;
  const namesNothing = (grant) => {
    targets ??= groupBy(references, ({ from }) => from);
    const paths = (rightsRulesOf(typeOf(grant)) ?? []).flatMap((rule) => rule.targets ?? []);
    return !(targets.get(grant) ?? []).some(({ path }) => paths.some((target) => leadsInto(path, target)));
  };
  const isOld = (grant) => isGrantOnly(typeOf(grant)) && stemBefore(grant) !== void 0 && differenceOf2(grant) === void 0 && namesNothing(grant);
  return ({ from, to }) => {
    const evidence = proofs.get(`${from}
${to}`) ?? [];
    return evidence.length > 0 && stemBefore(stemOf(from)) !== void 0 && evidence.every(({ by }) => isOld(by));
  };
}
function openEdges(before, after, { stemAfter }) {
  if (before.arrows === void 0 || after.resources === void 0) return () => false;
  const proofs = new Map(before.arrows.map(({ from, to, evidence }) => [`${from}
${to}`, evidence]));
  let references;
  const isOpen = (address2, path) => {
    const resource = after.resources?.get(stemAfter(address2));
    if (resource === void 0 || !isUnknown(resource, path, after.writtenOf)) return false;
    references ??= groupBy(after.references ?? [], ({ from }) => from);
    const named2 = (references.get(resource.address) ?? []).filter((reference) => leadsInto(reference.path, path));
    return named2.every(({ to }) => after.resources?.get(to)?.mode !== "managed");
  };
  return ({ from, to }) => {
    const evidence = proofs.get(`${from}
${to}`) ?? proofs.get(`${to}
${from}`) ?? [];
    return evidence.length > 0 && evidence.every(({ by, path }) => path !== void 0 && isOpen(by, path));
  };
}
function namesStillResolved({ graph }, { placeOf: placeOf4 }) {
  const starts = new Set(graph.edges.map(({ from }) => from));
  return ({ from, to, provenance }) => provenance === "implied" && isOutside(typeOf(from)) && factsOf(typeOf(to)).hostnameZone !== void 0 && !starts.has(placeOf4(to));
}
function isUnknown({ declared, origin, values }, path, writtenOf) {
  const isSet2 = [...declared?.lines.keys() ?? []].some((line2) => line2 === path || line2.startsWith(`${path}.`));
  if (!isSet2) return false;
  if (textsAt2(values, path.split(".")).length === 0) return true;
  const top = topOf(path);
  return textsAt2({ [top]: writtenOf?.(origin, top) ?? null }, path.split(".")).some(isOpenText);
}
function textsAt2(value, path, depth = VALUE_DEPTH) {
  if (value === null || depth === 0) return [];
  if (typeof value !== "object") return path.length === 0 ? [String(value)] : [];
  if (Array.isArray(value)) return value.flatMap((item) => textsAt2(item, path, depth - 1));
  const [name, ...rest] = path;
  const members = value;
  if (name === void 0) return Object.values(members).flatMap((member2) => textsAt2(member2, [], depth - 1));
  return Object.hasOwn(members, name) ? textsAt2(members[name], rest, depth - 1) : [];
}
var pairOf, isAlong, hasSameHeads, areImplied, hasUndrawnEnd, isOpenText;
var init_edges = __esm({
  "src/diff/edges.ts"() {
    init_access();
    init_catalog();
    init_address();
    init_create();
    init_group_by();
    init_instance_name();
    init_inventory();
    init_node_types();
    init_order();
    init_limits();
    init_nodes();
    init_revision_index();
    pairOf = ({ from, to }) => from < to ? `${from} ${to}` : `${to} ${from}`;
    isAlong = ({ from, to }, edge) => from === edge.from && to === edge.to;
    hasSameHeads = (mapped, edge) => (isAlong(mapped, edge) || mapped.edge.twoWay && edge.twoWay) && mapped.edge.twoWay === edge.twoWay;
    areImplied = ({ edge: edgeBefore }, edge) => edgeBefore.provenance === "implied" && edge.provenance === "implied" && (edgeBefore.twoWay || edge.twoWay);
    hasUndrawnEnd = (edge, { nodes }) => [edge.from, edge.to].some((end) => {
      const node = nodes.get(end);
      return node?.change === "none" && (node.isGone === true || node.before?.length === 0);
    });
    isOpenText = (text) => text.includes(SOME_TEXT) || holdsMadeUpText(text);
  }
});

// elsewhere:src/catalog/exposure.ts
var module36, ALL_OF_AZURE, ANY_ADDRESS, ENDPOINT, EVERYBODY, EVERYBODY_WITHOUT_SIGN_IN, EVERYBODY_WITH_ACCOUNT, INTERNET, PUBLIC_ACCESS, PUBLIC_ADDRESS, THE_FIREWALL, UNAUTHORISED, admittedInWords, exposureInWords, includesEveryAddress, isNarrowAudience, isOpened, isShutOut, onlyPhrase, opensToOutside, opensToOutsiders, widerThan, withoutNarrower;
var init_exposure = __esm({
  "elsewhere:src/catalog/exposure.ts"() {
    module36 = require("./picture.js").modules["src/catalog/exposure.ts"]();
    ALL_OF_AZURE = module36.ALL_OF_AZURE;
    ANY_ADDRESS = module36.ANY_ADDRESS;
    ENDPOINT = module36.ENDPOINT;
    EVERYBODY = module36.EVERYBODY;
    EVERYBODY_WITHOUT_SIGN_IN = module36.EVERYBODY_WITHOUT_SIGN_IN;
    EVERYBODY_WITH_ACCOUNT = module36.EVERYBODY_WITH_ACCOUNT;
    INTERNET = module36.INTERNET;
    PUBLIC_ACCESS = module36.PUBLIC_ACCESS;
    PUBLIC_ADDRESS = module36.PUBLIC_ADDRESS;
    THE_FIREWALL = module36.THE_FIREWALL;
    UNAUTHORISED = module36.UNAUTHORISED;
    admittedInWords = module36.admittedInWords;
    exposureInWords = module36.exposureInWords;
    includesEveryAddress = module36.includesEveryAddress;
    isNarrowAudience = module36.isNarrowAudience;
    isOpened = module36.isOpened;
    isShutOut = module36.isShutOut;
    onlyPhrase = module36.onlyPhrase;
    opensToOutside = module36.opensToOutside;
    opensToOutsiders = module36.opensToOutsiders;
    widerThan = module36.widerThan;
    withoutNarrower = module36.withoutNarrower;
  }
});

// elsewhere:src/catalog/ports.ts
var module37, PROTOCOLS_WITHOUT_CALLS, PROTOCOL_ALIASES, allPortsBut, isAllPorts, portsInWords, portsListed, protocolAndPort, protocolInWords;
var init_ports = __esm({
  "elsewhere:src/catalog/ports.ts"() {
    module37 = require("./picture.js").modules["src/catalog/ports.ts"]();
    PROTOCOLS_WITHOUT_CALLS = module37.PROTOCOLS_WITHOUT_CALLS;
    PROTOCOL_ALIASES = module37.PROTOCOL_ALIASES;
    allPortsBut = module37.allPortsBut;
    isAllPorts = module37.isAllPorts;
    portsInWords = module37.portsInWords;
    portsListed = module37.portsListed;
    protocolAndPort = module37.protocolAndPort;
    protocolInWords = module37.protocolInWords;
  }
});

// src/diff/exposure.ts
function withExposure(nodes, sides) {
  const nodesByAddress = new Map(nodes.map((node) => [node.address, node]));
  const containersOf = containersLookup(nodesByAddress);
  const changes = groupBy(
    exposureChanges(sides, (address2) => isEntry(nodesByAddress.get(address2)), containersOf),
    ({ of }) => of
  );
  const changesOf4 = marksOfCopies(changes);
  const marked2 = nodes.map((node) => {
    const exposure = changesOf4(node)?.map(({ of: _, ...change2 }) => change2);
    if (exposure === void 0) return node;
    const change = node.change === "none" ? "update" : node.change;
    return createNode({ ...node, change, changed: { ...node.changed, exposure } });
  });
  const elsewhere = [...changes].filter(([address2]) => !nodesByAddress.has(address2)).flatMap(
    ([address2, changesOfAddress]) => changesOfAddress.map(
      ({ of: _, ...change }) => ({ address: address2, type: typeOf(address2), ...change })
    )
  );
  return { nodes: marked2, elsewhere: elsewhere.sort((a, b) => byAddress(a.address, b.address)) };
}
function containersLookup(nodes) {
  return (address2) => {
    const containers = [];
    let container = nodes.get(address2)?.parent ?? null;
    while (container !== null && !containers.includes(container)) {
      containers.push(container);
      container = nodes.get(container)?.parent ?? null;
    }
    return containers;
  };
}
function exposedGraph(graph, sides) {
  const { nodes, elsewhere } = withExposure([...graph.nodes.values()], sides);
  const byAddressOf = new Map(nodes.map((node) => [node.address, node]));
  return Object.freeze({ ...graph, nodes: byAddressOf, ...elsewhere.length > 0 && { exposure: elsewhere } });
}
function exposureChanges(sides, isEntryPoint, containersOf) {
  const { existedBefore, existsAfter } = sides;
  const [before, after] = [splitByEffect(sides.before), splitByEffect(sides.after)];
  const isInBoth = (address2) => existedBefore(address2) && existsAfter(address2);
  const comesWithResource = ({ isUsual, isOfPart }) => isUsual === true || isOfPart === true;
  const mayOpen = (opening) => {
    if (comesWithResource(opening)) return isInBoth(opening.of) && isInBoth(opening.by);
    if (opening.range !== void 0) return isInBoth(opening.of);
    return existedBefore(opening.of) || !isEntryPoint(opening.of);
  };
  const mayClose = (opening) => existsAfter(opening.of) && (!comesWithResource(opening) || isInBoth(opening.by));
  const changes = [
    ...onlyIn(after.openings, before.openings, { change: "opens", containersOf }).filter(mayOpen).map((opening) => addressedChange("opens", opening)),
    ...onlyIn(before.denials, after.denials, { change: "opens", containersOf }).filter(({ of }) => isInBoth(of)).map((opening) => addressedChange("opens", opening)),
    ...onlyIn(before.openings, after.openings, { change: "closes", containersOf }).filter(mayClose).map((opening) => addressedChange("closes", opening)),
    ...onlyIn(after.denials, before.denials, { change: "closes", containersOf }).filter(({ of }) => isInBoth(of)).map((opening) => addressedChange("closes", opening))
  ];
  return withoutDuplicates(changes).sort(
    (a, b) => byAddress(a.of, b.of) || byText(b.change, a.change) || byText(a.what, b.what) || byText(a.to, b.to)
  );
}
function withoutDuplicates(changes) {
  const seen = /* @__PURE__ */ new Map();
  for (const opening of changes) {
    const key = [opening.of, opening.change, opening.what, opening.to].join("\n");
    if (!seen.has(key)) seen.set(key, opening);
  }
  return [...seen.values()];
}
function onlyIn(openings, other, { change, containersOf }) {
  const otherBySubject = groupBy(other, subjectOf);
  return [...groupBy(openings, subjectOf)].flatMap(([subject, ownOpenings]) => {
    const [first] = ownOpenings;
    const containers = first.ports === void 0 ? [] : containersOf(first.of).map((of) => subjectOf({ ...first, of }));
    const otherOpenings = [subject, ...containers].flatMap((each2) => otherBySubject.get(each2) ?? []);
    const unchangedKeys = new Set(otherOpenings.map(keyOf));
    const ownKeys = new Set(ownOpenings.map(keyOf));
    const uncertain = otherOpenings.filter((other2) => !hasUnknownPorts(other2) || !ownKeys.has(keyOf(other2)));
    const differing2 = ownOpenings.filter(
      (opening) => !unchangedKeys.has(keyOf(opening)) && !mayBeCovered(opening, uncertain)
    );
    const certainOpenings = otherOpenings.filter((other2) => !hasUnknownPorts(other2));
    return [
      ...differing2.filter(hasUnknownPorts),
      ...withoutCovered(differing2.filter((opening) => !hasUnknownPorts(opening))).flatMap(
        ({ opening, ports }) => ports === null ? remainingWithoutPorts(opening, certainOpenings, change) : remainingPorts(opening, ports, certainOpenings, change)
      )
    ];
  });
}
function isCoveredBy({ to, range }, other) {
  if (other.to === to) return true;
  if (range === void 0) return widerThan(to).includes(other.to);
  return other.range === void 0 ? includesEveryAddress(other.to) : isRangeWithin(range, [other.range]);
}
function remainingWithoutPorts(opening, otherOpenings, change) {
  return isCoveredByAll(opening, otherOpenings) ? [] : [{ ...opening, ...exceptFor(opening, otherOpenings, change) }];
}
function remainingPorts(opening, opened2, otherOpenings, change) {
  const coveredPorts = otherOpenings.filter((other) => isCoveredBy(opening, other)).flatMap(portsIn);
  const openingsWithAll = (part) => otherOpenings.filter(({ ports: ports2 }) => ports2 !== void 0 && hasPorts(ports2, part));
  const remaining2 = opened2.flatMap((part) => withoutPorts(part, coveredPorts)).filter((part) => !isCoveredByAll(opening, openingsWithAll(part)));
  const ports = opening.ports;
  const stillOpen = isAllPorts(ports) ? coveredPorts.filter((other) => hasPorts(ports, other)) : [];
  if (remaining2.length > 0 && stillOpen.length > 0) {
    if (change === "opens") return [{ ...opening, what: portsInWords(ports) }];
    if (stillOpen.length <= STILL_OPEN_MAX)
      return [{ ...opening, what: allPortsBut(stillOpen), ...exceptFor(opening, [], change) }];
  }
  return remaining2.map((part) => ({
    ...{ ...opening, what: portsInWords(part), ports: part },
    ...exceptFor(opening, openingsWithAll(part), change)
  }));
}
function exceptFor(opening, otherOpenings, change) {
  if (change === "opens") return {};
  const isIn2 = (range) => opening.range === void 0 ? includesEveryAddress(opening.to) && !(opening.to === INTERNET && isNeverOutside(range)) : isRangeWithin(range, [opening.range]);
  const isPart2 = ({ to }) => !includesEveryAddress(to) && widerThan(to).includes(opening.to);
  const audiences = otherOpenings.filter(isPart2).map(({ to }) => to);
  const except = [.../* @__PURE__ */ new Set([...rangesOf(otherOpenings).filter(isIn2), ...audiences])].sort(byText);
  return except.length === 0 ? {} : { except };
}
function byWidth(a, b) {
  const morePortsFirst = portCount(b) - portCount(a);
  if (a.range === void 0 || b.range === void 0)
    return Number(a.range !== void 0) - Number(b.range !== void 0) || morePortsFirst;
  const [sizeA, sizeB] = [sizeOfRange(a.range), sizeOfRange(b.range)];
  if (sizeA === sizeB) return morePortsFirst;
  return sizeA > sizeB ? -1 : 1;
}
function withoutCovered(openings) {
  const wider = [];
  return [...openings].sort(byWidth).flatMap((opening) => {
    const widerOpenings = wider.filter((other) => isCoveredBy(opening, other));
    wider.push(opening);
    if (opening.ports === void 0) return widerOpenings.length === 0 ? [{ opening, ports: null }] : [];
    return [{ opening, ports: withoutPorts(opening.ports, widerOpenings.flatMap(portsIn)) }];
  });
}
function exposedOn({ exposed: openingsBefore }, { exposed: openingsAfter }, revisions, { nodes, placeOf: placeOf4 }, recreated) {
  const recreatedStems = new Set(recreated.values());
  const isInBefore = (address2) => revisions.stemBefore(stemOf(address2)) !== void 0 || recreatedStems.has(stemOf(address2));
  const addressInUnion = (address2) => recreated.get(address2) ?? (revisions.before.graph.nodes.has(address2) ? placeOf4(address2) : revisions.stemAfter(address2));
  const before = (openingsBefore ?? []).map((opening) => ({
    ...{ ...opening, of: addressInUnion(opening.of), by: revisions.stemAfter(opening.by) },
    ...opening.at !== void 0 && { at: addressInUnion(opening.at) }
  }));
  const hasChange = (address2, change) => nodes.get(address2)?.change === change;
  const isKnown = openingsBefore !== void 0 && openingsAfter !== void 0;
  return {
    before: isKnown ? before : [],
    after: isKnown ? openingsAfter : [],
    existedBefore: (address2) => nodes.has(address2) ? !hasChange(address2, "create") || recreatedStems.has(stemOf(address2)) : isInBefore(address2),
    existsAfter: (address2) => nodes.has(address2) ? !hasChange(address2, "delete") : revisions.after.entryOf(stemOf(address2)) !== void 0
  };
}
function marksOfCopies(marks) {
  const byStem = /* @__PURE__ */ new Map();
  for (const [address2, mark] of marks) if (stemOf(address2) !== address2) byStem.set(stemOf(address2), mark);
  return ({ address: address2, change, ghostOf: ghostOf2 }) => {
    const stem = stemOf(address2);
    const isCopy2 = stem !== address2 && ghostOf2 === void 0 && !REMOVALS.has(change);
    return marks.get(address2) ?? (isCopy2 ? byStem.get(stem) : void 0);
  };
}
function withoutPorts(ports, others) {
  const sameProtocol = others.filter(({ protocol }) => protocol === "" || protocol === ports.protocol);
  return sameProtocol.reduce(
    (left, other) => left.flatMap((remaining2) => subtractPorts(remaining2, other)),
    [ports]
  );
}
function subtractPorts(ports, { from, to }) {
  if (to < ports.from || from > ports.to) return [ports];
  return [
    ...from > ports.from ? [{ ...ports, to: from - 1 }] : [],
    ...to < ports.to ? [{ ...ports, from: to + 1 }] : []
  ];
}
var isEntry, addressedChange, splitByEffect, hasUnknownPorts, mayBeCovered, keyOf, subjectOf, isCoveredByAll, rangesOf, STILL_OPEN_MAX, portsIn, portCount, hasPorts;
var init_exposure2 = __esm({
  "src/diff/exposure.ts"() {
    init_address_ranges();
    init_exposure();
    init_nouns();
    init_ports();
    init_products();
    init_address();
    init_changes();
    init_create();
    init_group_by();
    init_order();
    init_revision_index();
    isEntry = (node) => node !== void 0 && nounOf(node.type, productOf(node.type, node.attributes).title).effect === "entry";
    addressedChange = (change, { of, what, to, by, at, range, except }) => ({
      ...{ of, change, what, to, by },
      ...except !== void 0 && { except },
      ...range !== void 0 && { isRange: true },
      ...at !== void 0 && { at }
    });
    splitByEffect = (exposed) => ({
      openings: exposed.filter(({ shuts }) => shuts !== true),
      denials: exposed.filter(({ shuts }) => shuts === true)
    });
    hasUnknownPorts = ({ ports }) => ports?.isUnknown === true;
    mayBeCovered = (opening, otherOpenings) => opening.ports !== void 0 && otherOpenings.some(
      (other) => other.ports !== void 0 && (hasUnknownPorts(opening) || hasUnknownPorts(other)) && isCoveredBy(opening, other)
    );
    keyOf = ({ of, what, to, range, ports }) => JSON.stringify([of, what, to, range, ports?.protocol, ports?.from, ports?.to]);
    subjectOf = ({ of, what, by, isOfPart, ports }) => [of, ports === void 0 ? what : "ports", isOfPart === true ? by : ""].join("\n");
    isCoveredByAll = (opening, others) => others.some((other) => isCoveredBy(opening, other)) || opening.range !== void 0 && isRangeWithin(opening.range, rangesOf(others));
    rangesOf = (openings) => openings.flatMap(({ range }) => range ?? []);
    STILL_OPEN_MAX = 3;
    portsIn = ({ ports }) => ports === void 0 ? [] : [ports];
    portCount = ({ ports }) => ports === void 0 ? 0 : ports.to - ports.from;
    hasPorts = (wide, narrow) => (wide.protocol === "" || wide.protocol === narrow.protocol) && wide.from <= narrow.from && wide.to >= narrow.to;
  }
});

// src/diff/limits.ts
var PAIRS_OF_RIGHTS_MAX, EQUAL_NODES_MAX, USES_DRAWN_MAX, TOUCHED_TEXTS_MAX, FACTS_MAX, REQUEST_VALUES_MAX, RIGHTS_ALIKE_MIN, USERS_DRAWN_MAX;
var init_limits2 = __esm({
  "src/diff/limits.ts"() {
    PAIRS_OF_RIGHTS_MAX = 1e6;
    EQUAL_NODES_MAX = 2;
    USES_DRAWN_MAX = 8;
    TOUCHED_TEXTS_MAX = 2;
    FACTS_MAX = 6;
    REQUEST_VALUES_MAX = 5;
    RIGHTS_ALIKE_MIN = 3;
    USERS_DRAWN_MAX = 12;
  }
});

// src/diff/instances.ts
function withInstancesApart(before, after, revisions) {
  const isLost2 = (stem) => isReplaced(stem, revisions) && factsOf(parseAddress(stem)?.type ?? "").holdsData === true;
  const isReopened = exposureTest(before, after, revisions);
  const isApart = (stem) => isLost2(stem) || isReopened(stem);
  const isNew2 = (stem) => revisions.stemBefore(stem) === void 0 || isApart(stem);
  const isGone = (stem) => !revisions.isInAfter(stem) || isApart(revisions.stemAfter(stem));
  const nodeAfter = nodeLookup(after.graph);
  const isDrawnApart = (stems) => new Set(stems.flatMap((stem) => nodeAfter.get(revisions.stemAfter(stem)) ?? [])).size > 1;
  return {
    before: divided(before, divisionsOf(before, isGone, isDrawnApart)),
    after: divided(
      after,
      divisionsOf(after, isNew2, () => false)
    )
  };
}
function exposureTest(before, after, { stemAfter }) {
  const [old, current] = [openingsByInstance(before, stemAfter), openingsByInstance(after, (stem) => stem)];
  return (stem) => old.get(stem) !== current.get(stem);
}
function openingsByInstance({ exposed = [] }, addressOf) {
  const openings = groupBy(
    exposed.filter(({ instance }) => instance !== void 0),
    ({ instance = "" }) => addressOf(stemOf(instance))
  );
  return new Map(
    [...openings].map(([stem, ofInstance]) => {
      const texts = ofInstance.map(({ what, to, shuts }) => JSON.stringify([what, to, shuts]));
      return [stem, [...new Set(texts)].sort(byText).join()];
    })
  );
}
function divisionsOf({ graph, values }, isAlone, isDrawnApart) {
  const divisions = /* @__PURE__ */ new Map();
  for (const node of graph.nodes.values()) {
    const instances = node.instances ?? [];
    if (instances.length < 2 || !listsAllInstances(node) || isContainerType(node.type) || isCopy(node.address))
      continue;
    const [alone, others] = [
      instances.filter((address2) => isAlone(stemOf(address2))),
      instances.filter((address2) => !isAlone(stemOf(address2)))
    ];
    if (alone.length === 0 || others.length === 0) continue;
    const areDistinct = alone.some(isNamed) || factsOf(node.type).holdsData === true;
    if (!areDistinct && !isDrawnApart(others.map(stemOf))) continue;
    const partOf3 = (addresses) => nodeFor(node, addresses, values);
    const groups = alone.length > EQUAL_NODES_MAX ? [alone] : alone.map((address2) => [address2]);
    divisions.set(node.address, { rest: partOf3(others), apart: groups.map(partOf3) });
  }
  return divisions;
}
function isNamed(address2) {
  const { indexes = [], modules: modules2 = [] } = parseAddress(address2) ?? {};
  return [...indexes, ...modules2.flatMap(({ index }) => index ?? [])].some((key) => /\D/.test(key));
}
function nodeFor(node, addresses, values) {
  const { instances: _, ...others } = node;
  const [first] = addresses;
  const attributes = first === node.address ? node.attributes : {
    ...withoutMembers(node.attributes, values.get(stemOf(node.address)) ?? {}),
    ...values.get(stemOf(first)) ?? {}
  };
  return createNode({
    ...others,
    ...{ address: first, attributes, count: addresses.length },
    ...addresses.length > 1 && { instances: addresses }
  });
}
function divided(revision, divisions) {
  if (divisions.size === 0) return revision;
  const { graph, entries, exposed, rights, arrows } = revision;
  const restOf = (address2) => divisions.get(address2)?.rest.address ?? address2;
  const nodeOf = nodeLookupOf(entries, divisions, restOf);
  const partForRight = (node, { principal, target }) => {
    const parts = [principal.address, target.address].flatMap(
      (address2) => address2 === void 0 || !divisions.has(node) ? [] : nodeOf({ ...NO_ENTRY, address: address2, node })
    );
    const apart = divisions.get(node)?.apart ?? [];
    return parts.find((part) => apart.some(({ address: address2 }) => address2 === part)) ?? restOf(node);
  };
  const partOf3 = ({ of, instance }) => instance === void 0 || !divisions.has(of) ? restOf(of) : nodeOf({ ...NO_ENTRY, address: instance, node: of });
  return {
    ...revision,
    graph: dividedGraph(graph, divisions, restOf),
    entries: entries.map(
      (entry) => entry.node === void 0 || !divisions.has(entry.node) ? entry : { ...entry, node: nodeOf(entry) }
    ),
    ...exposed && {
      exposed: exposed.map((opening) => ({
        ...{ ...opening, of: partOf3(opening) },
        ...opening.at !== void 0 && { at: restOf(opening.at) }
      }))
    },
    ...rights && {
      rights: rights.map((right) => ({ ...right, nodes: right.nodes.map((node) => partForRight(node, right)) }))
    },
    ...arrows && {
      arrows: arrows.map((arrow2) => ({ ...arrow2, from: restOf(arrow2.from), to: restOf(arrow2.to) }))
    }
  };
}
function nodeLookupOf(entries, divisions, restOf) {
  const partByStem = new Map(
    [...divisions.values()].flatMap(
      ({ apart }) => apart.flatMap((node) => stemsOf(node).map((stem) => [stem, node.address]))
    )
  );
  const owners = new Map(entries.map(({ address: address2, into: into2 }) => [address2, into2]));
  return ({ address: address2, node = "" }) => {
    const seen = /* @__PURE__ */ new Set();
    for (let owner = address2; owner !== void 0 && !seen.has(owner); owner = owners.get(owner)) {
      const part = partByStem.get(stemOf(owner));
      if (part !== void 0) return part;
      seen.add(owner);
    }
    return restOf(node);
  };
}
function dividedGraph(graph, divisions, restOf) {
  const { nodes: _, edges: __, ...head } = graph;
  const nodes = [...graph.nodes.values()].flatMap((node) => {
    const division = divisions.get(node.address);
    const placed = node.runsIn === void 0 ? {} : { runsIn: restOf(node.runsIn) };
    return (division === void 0 ? [node] : [division.rest, ...division.apart]).map(
      (part) => division === void 0 && node.runsIn === placed.runsIn ? part : createNode({ ...part, ...placed })
    );
  });
  return createGraph({ ...head, nodes, edges: graph.edges.flatMap((edge) => edgesOf(edge, divisions)) });
}
function edgesOf(edge, divisions) {
  const [from, to] = [divisions.get(edge.from), divisions.get(edge.to)];
  if (from === void 0 && to === void 0) return [edge];
  const [restFrom, restTo] = [from?.rest.address ?? edge.from, to?.rest.address ?? edge.to];
  const partOfKey = (key, division, rest) => division?.apart.find(({ address: address2 }) => keysOf(address2) === key)?.address ?? rest;
  const pairs2 = [
    [restFrom, restTo],
    ...(from?.apart ?? []).map(({ address: address2 }) => [address2, partOfKey(keysOf(address2), to, restTo)]),
    ...(to?.apart ?? []).map(({ address: address2 }) => [partOfKey(keysOf(address2), from, restFrom), address2])
  ];
  const distinct3 = new Map(pairs2.map((pair2) => [pair2.join("\n"), pair2]));
  return [...distinct3.values()].map(([start, end]) => createEdge({ ...edge, from: start, to: end }));
}
function keysOf(address2) {
  const { indexes = [], modules: modules2 = [] } = parseAddress(address2) ?? {};
  return JSON.stringify([...modules2.flatMap(({ index }) => index ?? []), ...indexes]);
}
var nodeLookup, isCopy, withoutMembers, NO_ENTRY;
var init_instances = __esm({
  "src/diff/instances.ts"() {
    init_catalog();
    init_address();
    init_create();
    init_group_by();
    init_node_types();
    init_order();
    init_details();
    init_limits2();
    init_revision_index();
    nodeLookup = ({ nodes }) => new Map([...nodes.values()].flatMap((node) => stemsOf(node).map((stem) => [stem, node.address])));
    isCopy = (address2) => (parseAddress(address2)?.copy ?? null) !== null;
    withoutMembers = (all, members) => Object.fromEntries(Object.entries(all).filter(([name]) => !Object.hasOwn(members, name)));
    NO_ENTRY = { origin: "", bucket: "folded" };
  }
});

// elsewhere:src/graph/counts.ts
var module38, allChanges, countChanges, countDrawn, countResources, countTypes, isOfSource, isPseudoType, planSummary;
var init_counts = __esm({
  "elsewhere:src/graph/counts.ts"() {
    module38 = require("./picture.js").modules["src/graph/counts.ts"]();
    allChanges = module38.allChanges;
    countChanges = module38.countChanges;
    countDrawn = module38.countDrawn;
    countResources = module38.countResources;
    countTypes = module38.countTypes;
    isOfSource = module38.isOfSource;
    isPseudoType = module38.isPseudoType;
    planSummary = module38.planSummary;
  }
});

// elsewhere:src/graph/tree.ts
var module39, ancestorsOf, childrenOf;
var init_tree = __esm({
  "elsewhere:src/graph/tree.ts"() {
    module39 = require("./picture.js").modules["src/graph/tree.ts"]();
    ancestorsOf = module39.ancestorsOf;
    childrenOf = module39.childrenOf;
  }
});

// src/diff/match.ts
function inTreeOrder(graph) {
  const children = childrenOf(graph);
  const order = [...children.get(null) ?? []];
  for (const { address: address2 } of order) for (const child of children.get(address2) ?? []) order.push(child);
  return order;
}
function match(revisions) {
  const matches2 = new MatchedNodes();
  const [before, after] = [inTreeOrder(revisions.before.graph), inTreeOrder(revisions.after.graph)];
  for (const isContainerPass of [true, false]) {
    const isOfPass = ({ type }) => isContainerType(type) === isContainerPass;
    const nodes = { before: before.filter(isOfPass), after: after.filter(isOfPass) };
    matchAddresses2(nodes, revisions, matches2);
    matchHosts(nodes, revisions, matches2);
    matchInstances(nodes, revisions, matches2);
    matchImplied(nodes, matches2);
  }
  return matches2;
}
function matchAddresses2({ before, after }, { stemAfter }, matches2) {
  const afterByKey = /* @__PURE__ */ new Map();
  for (const node of after) put(afterByKey, keyOf2(stemOf(node.address), node), node);
  const beforeByKey = /* @__PURE__ */ new Map();
  for (const node of before) {
    const key = keyOf2(stemAfter(stemOf(node.address)), node);
    if (afterByKey.has(key)) put(beforeByKey, key, node);
  }
  for (const [key, nodes] of beforeByKey) pairUp(nodes, afterByKey.get(key), matches2);
}
function matchHosts(nodes, revisions, matches2) {
  const { before, after, stemAfter, stemBefore } = revisions;
  const hostAfter = (node) => after.entryOf(stemAfter(stemOf(node.address)))?.node;
  const hostBefore = (node) => before.entryOf(stemBefore(stemOf(node.address)) ?? "")?.node;
  const byAddressAfter = new Map(nodes.after.map((node) => [node.address, node]));
  const byAddressBefore = new Map(nodes.before.map((node) => [node.address, node]));
  const isPair = (old, now) => old.type === now.type && matches2.isUnmatchedBefore(old) && matches2.isUnmatchedAfter(now);
  for (const node of nodes.before) {
    const host = byAddressAfter.get(hostAfter(node) ?? "");
    if (host !== void 0 && isPair(node, host)) matches2.join(node, host);
  }
  for (const node of nodes.after) {
    const host = byAddressBefore.get(hostBefore(node) ?? "");
    if (host !== void 0 && isPair(host, node)) matches2.join(host, node);
  }
}
function pairUp(before, after, matches2) {
  const unmatchedByContainer = /* @__PURE__ */ new Map();
  for (const node of [...after].reverse()) {
    const siblings = unmatchedByContainer.get(node.parent);
    if (siblings === void 0) unmatchedByContainer.set(node.parent, [node]);
    else siblings.push(node);
  }
  for (const node of before) {
    const candidates = matches2.containersOf(node).map((container) => unmatchedByContainer.get(container) ?? []);
    const counterpart = candidates.find((nodes) => nodes.length > 0)?.pop();
    if (counterpart !== void 0) matches2.join(node, counterpart);
  }
  const stillUnmatched = after.filter(matches2.isUnmatchedAfter);
  const matchedAfter = after.filter((node) => !matches2.isUnmatchedAfter(node));
  const matchedBefore = before.filter((node) => !matches2.isUnmatchedBefore(node));
  const unmatchedBefore = before.filter(matches2.isUnmatchedBefore).filter((node) => !joinMergedCopy(node, matchedAfter, matches2));
  const unmatchedAfter = stillUnmatched.filter((node) => !splitOffCopy(node, matchedBefore, matches2));
  for (const [index, node] of unmatchedBefore.entries()) {
    const counterpart = unmatchedAfter[index];
    if (counterpart !== void 0) matches2.join(node, counterpart);
  }
}
function joinMergedCopy(node, matchedAfter, matches2) {
  const other = matchedAfter.find(({ parent }) => parent !== null && matches2.containersOf(node).includes(parent));
  if (other !== void 0) matches2.join(node, other);
  return other !== void 0;
}
function splitOffCopy(node, matchedBefore, matches2) {
  const predecessor = matchedBefore.find(
    (other) => node.parent !== null && matches2.containersOf(other).includes(node.parent)
  );
  if (predecessor !== void 0) matches2.split(predecessor.address, node);
  return predecessor !== void 0;
}
function matchInstances({ before, after }, { stemAfter, stemBefore }, matches2) {
  const afterByKey = /* @__PURE__ */ new Map();
  for (const node of after) for (const stem of stemsOf(node)) put(afterByKey, keyOf2(stem, node), node);
  for (const node of before.filter(matches2.isUnmatchedBefore)) {
    const candidates = stemsOf(node).flatMap((stem) => afterByKey.get(keyOf2(stemAfter(stem), node)) ?? []);
    const related = candidates.filter((other) => isShared(node, other, matches2));
    const isInContainer = ({ parent }) => matches2.containersOf(node).includes(parent);
    const unmatched = related.filter(matches2.isUnmatchedAfter);
    const best = unmatched.find(isInContainer) ?? unmatched[0] ?? related.find(isInContainer) ?? related[0];
    if (best !== void 0) matches2.join(node, best);
  }
  const beforeByKey = /* @__PURE__ */ new Map();
  for (const node of before) for (const stem of stemsOf(node)) put(beforeByKey, keyOf2(stem, node), node);
  for (const node of after.filter(matches2.isUnmatchedAfter)) {
    const predecessor = stemsOf(node).flatMap((stem) => beforeByKey.get(keyOf2(stemBefore(stem) ?? "", node)) ?? []).find((other) => isShared(other, node, matches2));
    if (predecessor !== void 0) matches2.split(predecessor.address, node);
  }
}
function isShared(before, after, matches2) {
  if (before.instances === void 0 && after.instances === void 0) return false;
  const isCopy2 = [before, after].some(({ address: address2 }) => (parseAddress(address2)?.copy ?? null) !== null);
  return !isCopy2 || matches2.containersOf(before).includes(after.parent);
}
function matchImplied({ before, after }, matches2) {
  const contentKeyOf = ({ type, attributes }) => JSON.stringify([type, attributes]);
  const isImplied = ({ provenance }) => provenance === "implied";
  const afterByKey = /* @__PURE__ */ new Map();
  for (const node of after)
    if (isImplied(node) && matches2.isUnmatchedAfter(node))
      put(afterByKey, `${node.parent} ${contentKeyOf(node)}`, node);
  for (const node of before) {
    if (!isImplied(node) || !matches2.isUnmatchedBefore(node)) continue;
    const candidates = matches2.containersOf(node).flatMap((container) => afterByKey.get(`${container} ${contentKeyOf(node)}`) ?? []);
    const other = candidates.find(matches2.isUnmatchedAfter);
    if (other !== void 0) matches2.join(node, other);
  }
}
function recreatedResources({ isInAfter, stemBefore }, before = /* @__PURE__ */ new Map(), after = /* @__PURE__ */ new Map()) {
  return pairRecreated(
    [...before.values()].filter(({ address: address2 }) => !isInAfter(address2)),
    [...after.values()].filter(({ address: address2 }) => stemBefore(address2) === void 0),
    identityOf
  );
}
function identityOf(resource) {
  const name = resource.mode === "managed" ? nameOf2(resource) : void 0;
  return name === void 0 ? void 0 : JSON.stringify([resource.type, resource.region, name]);
}
function nameOf2({ type, values, declared }) {
  for (const path of namePathsOf(type)) {
    const text = textAt(values, path);
    if (text !== void 0) return text;
    if (declared?.lines.has(path.join(".")) === true) return void 0;
  }
  return void 0;
}
function textAt(values, path) {
  let value = values;
  for (const step of path) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, step)) return void 0;
    value = value[step];
  }
  return typeof value === "string" && value !== "" ? value : void 0;
}
function withHints(nodes, edges, isReplacedAnyway) {
  const nodesByAddress = new Map(nodes.map((node) => [node.address, node]));
  const hints = /* @__PURE__ */ new Map();
  const unclear = levelsOf(nodes, nodesByAddress).flatMap((level) => {
    const groups = alikeIn(level, hints);
    for (const { deleted: deleted2, created } of groups)
      if (deleted2.length === 1 && created.length === 1) pair(deleted2, created, hints);
    return groups.filter((group) => group.deleted.length + group.created.length > 2 && !byKeys(group, hints));
  });
  byNeighbours(unclear, edges, hints);
  const confirmed = [...hints].filter(([now, old]) => !isReplacedAnyway(old, now));
  const looksLikeByAddress = new Map(confirmed.flatMap(([now, old]) => [[now, old], [old, now]]));
  return nodes.map((node) => {
    const looksLike2 = looksLikeByAddress.get(node.address);
    return looksLike2 === void 0 ? node : { ...node, changed: { ...node.changed, looksLike: looksLike2 } };
  });
}
function pair(deleted2, created, hints) {
  hints.set(created[0].address, deleted2[0].address);
}
function byKeys({ deleted: deleted2, created }, hints) {
  const [deletedByKey, createdByKey] = [instancesOfOne(deleted2), instancesOfOne(created)];
  const isBlock3 = deletedByKey !== null && createdByKey !== null && deletedByKey.size === deleted2.length && deletedByKey.size === createdByKey.size;
  if (!isBlock3 || [...deletedByKey.keys()].some((key) => !createdByKey.has(key))) return false;
  for (const [key, node] of deletedByKey) pair([node], [createdByKey.get(key)], hints);
  return true;
}
function instancesOfOne(nodes) {
  const parts = nodes.map(({ address: address2 }) => parseAddress(address2));
  const blocks = new Set(
    parts.map((part) => part === null ? null : formatAddress({ ...part, indexes: [], copy: null }))
  );
  const keys = parts.map((part) => part?.indexes.join() ?? "");
  if (blocks.size !== 1 || blocks.has(null) || keys.includes("")) return null;
  return new Map(nodes.map((node, i) => [keys[i], node]));
}
function levelsOf(nodes, nodesByAddress) {
  const depths = /* @__PURE__ */ new Map([[null, -1]]);
  const levels = [];
  for (const node of nodes) {
    const path = [];
    let current = node;
    while (current !== void 0 && !depths.has(current.address)) {
      path.push(current);
      current = current.parent === null ? void 0 : nodesByAddress.get(current.parent);
    }
    for (const { address: address2, parent } of path.reverse()) depths.set(address2, depths.get(parent) + 1);
    if (!isRenameCandidate(node)) continue;
    const depth = depths.get(node.address);
    levels[depth] ??= [];
    levels[depth].push(node);
  }
  return levels.filter((level) => level !== void 0);
}
function alikeIn(level, hints) {
  const groups = /* @__PURE__ */ new Map();
  for (const node of level) {
    const { attributes, change, count, parent, type } = node;
    const isGone = change === "delete";
    const box = parent === null ? null : hints.get(parent) ?? parent;
    const architecture = Object.entries(attributes).filter(([name]) => isArchitecture(name));
    const key = JSON.stringify([type, box, count, architecture.sort(([a], [b]) => byText(a, b))]);
    const group = groups.get(key) ?? { deleted: [], created: [] };
    groups.set(key, group);
    (isGone ? group.deleted : group.created).push(node);
  }
  return [...groups.values()].filter(({ deleted: deleted2, created }) => deleted2.length > 0 && created.length > 0);
}
function byNeighbours(groups, edges, hints) {
  if (groups.length === 0) return;
  const arrows = /* @__PURE__ */ new Map();
  const addressNow = (end) => hints.get(end) ?? end;
  for (const { from, to, twoWay, label, change } of edges) {
    if (change === "move") continue;
    put(arrows, from, `${twoWay ? "<->" : "->"} ${addressNow(to)} ${label}`);
    put(arrows, to, `${twoWay ? "<->" : "<-"} ${addressNow(from)} ${label}`);
  }
  const edgesAsText = ({ address: address2 }) => (arrows.get(address2) ?? []).sort(byText).join("\n");
  for (const { deleted: deleted2, created } of groups) {
    const groupsByEdges = /* @__PURE__ */ new Map();
    for (const node of [...deleted2, ...created]) {
      const group = groupsByEdges.get(edgesAsText(node)) ?? { deleted: [], created: [] };
      groupsByEdges.set(edgesAsText(node), group);
      (node.change === "delete" ? group.deleted : group.created).push(node);
    }
    groupsByEdges.delete("");
    for (const group of groupsByEdges.values()) {
      if (group.deleted.length === 1 && group.created.length === 1) pair(group.deleted, group.created, hints);
    }
  }
}
var NO_ADDRESSES, MatchedNodes, keyOf2, isRenameCandidate;
var init_match = __esm({
  "src/diff/match.ts"() {
    init_attributes();
    init_products();
    init_address();
    init_changes();
    init_counts();
    init_group_by();
    init_node_types();
    init_order();
    init_tree();
    init_revision_index();
    NO_ADDRESSES = [];
    MatchedNodes = class {
      #after = /* @__PURE__ */ new Map();
      #before = /* @__PURE__ */ new Map();
      #predecessors = /* @__PURE__ */ new Map();
      join(before, after) {
        put(this.#after, before.address, after.address);
        put(this.#before, after.address, before.address);
      }
      /** Records a node that was part of another one. */
      split(before, after) {
        put(this.#after, before, after.address);
        this.#predecessors.set(after.address, before);
      }
      partOf = (address2) => this.#predecessors.get(address2);
      afterOf = (address2) => this.#after.get(address2) ?? NO_ADDRESSES;
      beforeOf = (address2) => this.#before.get(address2) ?? NO_ADDRESSES;
      /** Returns the containers in `after` that correspond to the container of a node in `before`. */
      containersOf = ({ parent }) => parent === null ? [null] : this.afterOf(parent);
      isUnmatchedBefore = ({ address: address2 }) => this.afterOf(address2).length === 0;
      isUnmatchedAfter = ({ address: address2 }) => this.beforeOf(address2).length === 0;
    };
    keyOf2 = (stem, { type }) => `${type} ${stem}`;
    isRenameCandidate = (node) => (node.change === "delete" || node.change === "create") && isOfSource(node) && !isPseudoType(node.type) && !node.lookedUp;
  }
});

// src/diff/new-roles.ts
function withNewRoles(graph, references, { stemBefore }) {
  const byGrant = groupBy(
    references.filter(({ from }) => exclusiveOver(typeOf(from)) !== void 0),
    ({ from }) => from
  );
  if (byGrant.size === 0) return graph;
  const isOfNewRole = (grant) => {
    const paths = (rightsRulesOf(typeOf(grant)) ?? []).flatMap(({ permissions = [] }) => permissions);
    const roles = (byGrant.get(grant) ?? []).filter(({ path }) => paths.some((each2) => leadsInto(path, each2)));
    return roles.length > 0 && roles.every(({ to }) => stemBefore(to) === void 0);
  };
  const marked2 = (one, grant) => (one.change === "create" || one.change === "gains") && isOfNewRole(grant) ? { ...one, isOfNewRole: true } : one;
  const markedRights = (right) => marked2(right, right.by);
  const markedNode = (node) => {
    const { parts, rights } = node.changed ?? {};
    if (parts === void 0 && rights === void 0) return node;
    const changed3 = {
      ...node.changed,
      ...parts && { parts: parts.map((part) => marked2(part, toGraphAddress(part.address, "short") ?? part.address)) },
      ...rights && { rights: rights.map(markedRights) }
    };
    return createNode({ ...node, changed: changed3 });
  };
  return Object.freeze({
    ...graph,
    nodes: new Map([...graph.nodes].map(([address2, node]) => [address2, markedNode(node)])),
    ...graph.rights && { rights: graph.rights.map(markedRights) },
    ...graph.touched && { touched: graph.touched.map((touch) => marked2(touch, touch.address)) }
  });
}
var init_new_roles = __esm({
  "src/diff/new-roles.ts"() {
    init_access();
    init_address();
    init_create();
    init_group_by();
    init_inventory();
    init_terraform_address();
  }
});

// elsewhere:src/catalog/permissions.ts
var module40, DOCUMENT_SHAPES, OTHER_CONDITION, SIGN_IN, TRUST_ACTION, accessOf, everythingInService, isActionName, isAdministration, isListing, isPartOfRole, isPermissionName, isServiceKnown, isTrustAction, meansEverything, permissionCovers, permissionsNamed, permissionsOf, roleNamed, serviceName, subjectsOfCondition;
var init_permissions = __esm({
  "elsewhere:src/catalog/permissions.ts"() {
    module40 = require("./picture.js").modules["src/catalog/permissions.ts"]();
    DOCUMENT_SHAPES = module40.DOCUMENT_SHAPES;
    OTHER_CONDITION = module40.OTHER_CONDITION;
    SIGN_IN = module40.SIGN_IN;
    TRUST_ACTION = module40.TRUST_ACTION;
    accessOf = module40.accessOf;
    everythingInService = module40.everythingInService;
    isActionName = module40.isActionName;
    isAdministration = module40.isAdministration;
    isListing = module40.isListing;
    isPartOfRole = module40.isPartOfRole;
    isPermissionName = module40.isPermissionName;
    isServiceKnown = module40.isServiceKnown;
    isTrustAction = module40.isTrustAction;
    meansEverything = module40.meansEverything;
    permissionCovers = module40.permissionCovers;
    permissionsNamed = module40.permissionsNamed;
    permissionsOf = module40.permissionsOf;
    roleNamed = module40.roleNamed;
    serviceName = module40.serviceName;
    subjectsOfCondition = module40.subjectsOfCondition;
  }
});

// elsewhere:src/graph/rights.ts
var module41, ANOTHER_PART, EXCEPT_A_PART, LEVELS, PART;
var init_rights = __esm({
  "elsewhere:src/graph/rights.ts"() {
    module41 = require("./picture.js").modules["src/graph/rights.ts"]();
    ANOTHER_PART = module41.ANOTHER_PART;
    EXCEPT_A_PART = module41.EXCEPT_A_PART;
    LEVELS = module41.LEVELS;
    PART = module41.PART;
  }
});

// elsewhere:src/catalog/outsiders.ts
var module42, POOL_PROVIDER, accountOfProvider, accountOutsider, accountsInDocument, isKubernetesCluster, isPoolMember, issuedBy, lookedUpOutsider, outsiderOf, outsiderWithKey;
var init_outsiders = __esm({
  "elsewhere:src/catalog/outsiders.ts"() {
    module42 = require("./plan.js").modules["src/catalog/outsiders.ts"]();
    POOL_PROVIDER = module42.POOL_PROVIDER;
    accountOfProvider = module42.accountOfProvider;
    accountOutsider = module42.accountOutsider;
    accountsInDocument = module42.accountsInDocument;
    isKubernetesCluster = module42.isKubernetesCluster;
    isPoolMember = module42.isPoolMember;
    issuedBy = module42.issuedBy;
    lookedUpOutsider = module42.lookedUpOutsider;
    outsiderOf = module42.outsiderOf;
    outsiderWithKey = module42.outsiderWithKey;
  }
});

// elsewhere:src/platform/text/matching.ts
var module43, matchEnd, matchesName, matchesWild, nearest;
var init_matching = __esm({
  "elsewhere:src/platform/text/matching.ts"() {
    module43 = require("./picture.js").modules["src/platform/text/matching.ts"]();
    matchEnd = module43.matchEnd;
    matchesName = module43.matchesName;
    matchesWild = module43.matchesWild;
    nearest = module43.nearest;
  }
});

// src/diff/covers.ts
function beyond(right, others) {
  const excluded = excludedBy(right);
  const inner = others.find(
    (other) => other.except !== void 0 && covers(right, other) && covers({ ...other, except: [] }, right)
  );
  if (excluded === null || inner?.except === void 0) return [right];
  const { except: _, ...withoutExcept } = right;
  return inner.except.filter((name) => !excluded.some((other) => permissionCovers(other, name))).map((permission) => ({ ...withoutExcept, permission }));
}
function coversPermission(wide, narrow) {
  if (excludedBy(wide)?.length === 0) return true;
  const [wideExcept, narrowExcept] = [wide.except, narrow.except];
  if (wideExcept === void 0)
    return narrowExcept === void 0 ? permissionCovers(wide.permission, narrow.permission) : wide.permission === "*";
  if (narrowExcept !== void 0)
    return wideExcept.every((name) => narrowExcept.some((other) => permissionCovers(other, name)));
  return !wideExcept.some(
    (name) => permissionCovers(name, narrow.permission) || permissionCovers(narrow.permission, name)
  );
}
function coversTarget(wide, narrow) {
  if (isElsewhere(wide, narrow)) return false;
  if (wide.reach === "scope" && narrow.reach === "scope") {
    const isSame2 = wide.address === narrow.address && wide.pattern === narrow.pattern && wide.name === narrow.name;
    return (wide.width ?? 0) > (narrow.width ?? 0) || isSame2;
  }
  if (wide.reach === "scope") return true;
  if (wide.reach === "all")
    return wide.pattern === "*" || narrow.pattern === wide.pattern || matches(wide.pattern, narrow.pattern);
  if (narrow.reach === "all" || narrow.reach === "scope") return false;
  return wide.address === narrow.address && matches(wide.pattern, narrow.pattern);
}
function isElsewhere(scope, target) {
  if (scope.reach !== "scope" || scope.width === void 0) return false;
  const [own = "", around = ""] = [scope, target].map(({ within }) => within?.[scope.width]);
  const areBothKnown = own !== "" && around !== "" && isOneScope(own) && isOneScope(around);
  return areBothKnown && own !== around && holdsInstanceName(own) === holdsInstanceName(around);
}
function mayCover(wide, narrow) {
  if (!isOfOne(wide, narrow)) return false;
  if (wide.permission === "" || isCustomRole(wide)) return true;
  if (!coversPermission(wide, narrow)) return false;
  const { target } = wide;
  if (isElsewhere(target, narrow.target)) return false;
  if (coversTarget(target, narrow.target)) return true;
  const isOpen = target.pattern === "" || target.pattern.startsWith("!") || /[*?]/.test(target.pattern) || holdsInstanceName(target.pattern);
  return target.reach !== "one" && isOpen && narrow.target.reach !== "scope";
}
function coversCondition(wide, narrow) {
  if (wide === narrow) return true;
  const [[operator, key, ...wideValues], [otherOperator, otherKey, ...narrowValues]] = [wide, narrow].map(partsOf3);
  if (operator === void 0 || key === void 0 || operator !== otherOperator || key !== otherKey) return false;
  const excludes = /not/.test(operator);
  const [outer, inner] = excludes ? [narrowValues, wideValues] : [wideValues, narrowValues];
  return !/^forallvalues:/.test(operator) && inner.length > 0 && inner.every((value) => outer.includes(value));
}
function partsOf3(condition) {
  if (!CONDITION.test(condition)) return [];
  return JSON.parse(condition);
}
function withoutSame(rights, otherRights) {
  const otherKeys = new Set(otherRights.map(keyOf3));
  return [...new Map(rights.map((right) => [keyOf3(right), right])).values()].filter(
    (right) => !otherKeys.has(keyOf3(right))
  );
}
var covers, excludedBy, isOtherwiseConditional, isOfOne, isOneOf, coversClaim, isOneScope, onlyInstance, matches, isCustomRole, differingKeys, conditionKeysOf, CONDITION, isConditional, isOfEverybody, keyOf3;
var init_covers = __esm({
  "src/diff/covers.ts"() {
    init_access();
    init_outsiders();
    init_permissions();
    init_instance_name();
    init_terraform_address();
    init_matching();
    covers = (wide, narrow) => isOfOne(wide, narrow) && coversPermission(wide, narrow) && coversTarget(wide.target, narrow.target) && wide.conditions.every((condition) => narrow.conditions.some((other) => coversCondition(condition, other)));
    excludedBy = ({ permission, except }) => except ?? (permission === "*" ? [] : null);
    isOtherwiseConditional = (one, other) => mayBeSameMember(one.principal.key, other.principal.key) && isOfOne(one, other) && coversPermission(one, other) && coversTarget(one.target, other.target);
    isOfOne = (wide, narrow) => wide.kind === narrow.kind && (memberCovers(wide.principal.key, narrow.principal.key) && coversClaim(wide.principal.claim, narrow.principal.claim) || wide.principal.is === "everybody" && isOneOf(narrow.principal.key, wide.principal.key));
    isOneOf = (key, audience) => key !== "" && (audience === "*" || key !== "*" && !isPoolMember(key));
    coversClaim = (wide, narrow) => wide === narrow || wide !== void 0 && narrow !== void 0 && matchesName(wide, narrow);
    isOneScope = (key) => !holdsInstanceName(key) || parseTerraformAddress(onlyInstance(key)) !== null;
    onlyInstance = (key) => {
      const [instance = "", ...others] = instancesIn(key);
      return others.length === 0 && key === instanceName(instance) ? instance : "";
    };
    matches = (wide, narrow) => wide === narrow || matchesName(wide, narrow);
    isCustomRole = ({ permission, except, role }) => except === void 0 && (accessOf(permission) === null || role !== void 0 && isPartOfRole(permission));
    differingKeys = (right, others) => conditionKeysOf({
      ...right,
      conditions: [
        ...right.conditions.filter((condition) => !others.some(({ conditions }) => conditions.includes(condition))),
        ...others.flatMap(({ conditions }) => conditions.filter((condition) => !right.conditions.includes(condition)))
      ]
    });
    conditionKeysOf = ({ conditions }) => [
      ...new Set(conditions.flatMap((text) => CONDITION.exec(text)?.[1] ?? []).map(conditionKey))
    ];
    CONDITION = /^\["[^"]*","([a-z0-9-]+:[A-Za-z]+)/;
    isConditional = ({ conditions }) => conditions.some((condition) => !/^\["[^"]*","[^"]*:aud"/.test(condition));
    isOfEverybody = ({ kind, principal }) => kind === "allow" && principal.is === "everybody";
    keyOf3 = ({ kind, principal, target, permission, except, conditions }) => JSON.stringify([
      ...[kind, principal.key, principal.claim, permission, except, conditions],
      ...[target.reach, target.address, target.pattern, target.name, target.width]
    ]);
  }
});

// src/diff/messages.ts
function isRoute(isDefault, destination, way) {
  if (isDropped(way)) return sends(isDefault ? DEFAULT_TRAFFIC : trafficTo(destination), way);
  return isDefault ? `is a default route ${way}` : `routes traffic to ${destination} ${way}`;
}
function redirects(traffic2, before, after) {
  if (after === null) return `no longer ${sends(traffic2, before ?? "")}`;
  if (before === null) return sends(traffic2, after);
  if (isDropped(after)) return `${sends(traffic2, after)} instead of sending it ${before}`;
  if (isDropped(before)) return `${sends(traffic2, after)} instead of dropping it`;
  return `${sends(traffic2, after)} instead of ${withoutSharedPreposition(before, after)}`;
}
function outcome(does, requests, rule = "") {
  const [before, after] = OUTCOME_WORDS[does];
  return [before, requests, after, rule].filter((text) => text !== "").join(" ");
}
function requestValues({ part, comparison }, values, isNegated = false) {
  const words = COMPARISON_WORDS[comparison];
  const before = VALUE_WORDS[part] ?? "with";
  const prefix = words !== void 0 ? `to ${part}s ${words}` : values.length > 1 ? inPlural(before) : before;
  const text = listedUpTo(values, REQUEST_VALUES_MAX);
  return isNegated ? `not ${prefix} ${text.replace(/ and (?!\d+ more$)/, " or ")}` : `${prefix} ${text}`;
}
var unchanged2, ASSUME, ACT_AS, SIGN_IN2, DO, USE, EVERY_ROLE, SOME_ROLES, THE_WHOLE_ACCOUNT, resourcesOf, everythingExcept, serviceIn, contentOf, partsOf4, everyIdentityOf, AN_IDENTITY, severalScopes, DEFAULT_TRAFFIC, TO_INTERNET, OUTBOUND_TRAFFIC, defaultTraffic, trafficTo, withTags, throughA, through, isDropped, sends, withoutSharedPreposition, OUTCOME_WORDS, outcomeOfThem, insteadOf, noLonger, ruleNamed, UNMATCHED_REQUESTS, requestsOfRule, OTHER_REQUESTS, requestsWith, byRule, EVERY_ADDRESS, VALUE_WORDS, COMPARISON_WORDS, HIDDEN_WORDS, inPlural, hiddenValues;
var init_messages = __esm({
  "src/diff/messages.ts"() {
    init_english();
    init_limits2();
    unchanged2 = (count) => `${count} unchanged`;
    ASSUME = "assume";
    ACT_AS = "act as";
    SIGN_IN2 = "sign in through";
    DO = "do";
    USE = "use";
    EVERY_ROLE = "every role";
    SOME_ROLES = "some roles";
    THE_WHOLE_ACCOUNT = "the whole account";
    resourcesOf = (service) => `resources of ${service}`;
    everythingExcept = (names) => names.length === 0 ? "nearly everything" : `everything except ${listed(names)}`;
    serviceIn = (does, service) => `${does} ${service} in`;
    contentOf = (does, content) => `${does} ${content} of`;
    partsOf4 = (does) => `${does} parts of`;
    everyIdentityOf = (scope, name) => `every service account of ${name === "" ? "" : "the "}${scope}`;
    AN_IDENTITY = "another identity";
    severalScopes = (noun, count) => noun.replace(/^the whole (.+)$/, (_, one) => `${count} whole ${pluralOf(one)}`);
    DEFAULT_TRAFFIC = "default traffic";
    TO_INTERNET = "to the internet";
    OUTBOUND_TRAFFIC = "outbound traffic to the internet";
    defaultTraffic = (destination) => `${DEFAULT_TRAFFIC}${destination.replace(/^\S+/, "")}`;
    trafficTo = (destinations) => `traffic to ${destinations}`;
    withTags = (destination, tags) => `${destination} with the tag ${listed(tags)}`;
    throughA = (noun) => through(`${aOrAn(noun)} ${noun}`);
    through = (hop) => `through ${hop}`;
    isDropped = (way) => way === "";
    sends = (traffic2, way) => way === "" ? `drops ${traffic2 === DEFAULT_TRAFFIC ? OUTBOUND_TRAFFIC : traffic2}` : `sends ${traffic2} ${way}`;
    withoutSharedPreposition = (before, after) => before.split(" ")[0] === after.split(" ")[0] ? before.slice(before.indexOf(" ") + 1) : before;
    OUTCOME_WORDS = {
      blocks: ["blocks", "", "blocking them"],
      challenges: ["challenges", "", "challenging them"],
      limits: ["limits", "", "limiting them"],
      counts: ["only counts", "", "only counting them"],
      passes: ["lets", "pass", "letting them pass"]
    };
    outcomeOfThem = (does) => OUTCOME_WORDS[does][2];
    insteadOf = (text, former) => `${text} instead of ${former}`;
    noLonger = (text) => `no longer ${text}`;
    ruleNamed = (name) => name === void 0 ? "a rule" : `the rule ${name}`;
    UNMATCHED_REQUESTS = "requests that no rule matches";
    requestsOfRule = (name) => `requests of ${ruleNamed(name)}`;
    OTHER_REQUESTS = "other requests";
    requestsWith = (values) => `requests ${values}`;
    byRule = (name, isPartial = false) => `${isPartial ? "if they meet the other conditions of" : "by"} ${ruleNamed(name)}`;
    EVERY_ADDRESS = "every address";
    VALUE_WORDS = {
      address: "from",
      country: "from the country",
      path: "to",
      host: "to the host",
      method: "with the method"
    };
    COMPARISON_WORDS = {
      starts: "that start with",
      ends: "that end with",
      contains: "that contain"
    };
    HIDDEN_WORDS = {
      address: "from # addresses",
      country: "from # countries",
      path: "to # paths",
      host: "to # hosts",
      method: "with # methods",
      header: "with # values of a header",
      query: "with # query strings",
      cookie: "with # cookies",
      body: "with # bodies",
      other: "with # values"
    };
    inPlural = (words) => words.includes(" ") ? pluralOf(words) : words;
    hiddenValues = (part, selector, amount) => {
      const words = HIDDEN_WORDS[part].replace("#", amount);
      return selector !== void 0 && part === "header" ? words.replace("a header", `the header ${selector}`) : words;
    };
  }
});

// src/diff/rights-in-words.ts
function inWords2(right) {
  const { kind, permission, except, role, target } = right;
  if (right.isFilter === true) {
    const actions2 = [permission].filter((name) => name !== "*" && isPermissionName(name));
    return { level: "write", does: USE, target: subjectOf2(target), actions: actions2 };
  }
  if (kind === "trust")
    return {
      level: "impersonate",
      does: permission === SIGN_IN ? SIGN_IN2 : permission === "actAs" ? ACT_AS : ASSUME,
      target: subjectOf2(target),
      actions: []
    };
  if (except !== void 0) {
    const noun = everythingExcept(except.filter(isActionName));
    return {
      level: "administer",
      does: DO,
      target: { noun, name: "" },
      actions: role === void 0 ? [] : [role]
    };
  }
  const actions = [role ?? permission].filter(isPermissionName);
  const access = accessOf(permission);
  if (access === null) return { does: "", target: subjectOf2(target), actions };
  if (access.content !== void 0 && target.reach !== "all" && !isOfKind(target, access.content))
    return { level: access.level, does: contentOf2(target, access), target: subjectOf2(target), actions };
  const { does, subject } = objectOf(target, isListing(permission) ? { ...access, does: "list" } : access);
  const { level, makes } = access;
  return { level, does, target: subject, actions, ...makes !== void 0 && { makes } };
}
function contentOf2({ reach }, { does, content = "", service }) {
  const of = contentOf(does, content);
  return reach === "scope" && isServiceKnown(service) ? serviceIn(of, serviceName(service)) : of;
}
function objectOf(target, { does: stated, service, level }) {
  const isNamed2 = target.reach === "one" || target.reach === "scope" || target.noun !== "";
  const does = stated === "list" && isNamed2 ? "read" : stated;
  if (target.reach === "scope" && level === "impersonate")
    return { does, subject: { noun: everyIdentityOf(target.noun, target.name), name: target.name } };
  if (target.reach === "scope" && service !== "" && OF_SERVICE.test(does))
    return { does: partOfScope(does, service), subject: subjectOf2(target) };
  if (level === "impersonate" && target.address === void 0 && target.noun === A_RESOURCE)
    return { does, subject: { noun: AN_IDENTITY, name: target.name } };
  if (isNamed2) return { does, subject: subjectOf2(target) };
  if (level === "impersonate") {
    const noun = target.reach === "all" ? EVERY_ROLE : SOME_ROLES;
    return { does, subject: { noun, name: "" } };
  }
  if (target.reach === "some" || does === "list")
    return { does, subject: { noun: resourcesOf(serviceName(service)), name: "" } };
  if (service === "") return { does, subject: { noun: THE_WHOLE_ACCOUNT, name: "" } };
  const wholeService = everythingInService(service, does);
  return { does: wholeService.verb, subject: { noun: wholeService.noun, name: "" } };
}
var isOfKind, A_RESOURCE, subjectOf2, OF_SERVICE, partOfScope;
var init_rights_in_words = __esm({
  "src/diff/rights-in-words.ts"() {
    init_permissions();
    init_address();
    init_messages();
    isOfKind = ({ address: address2 }, content) => address2 !== void 0 && typeOf(address2).includes(content.replace(/s$/, "").replaceAll(" ", "_"));
    A_RESOURCE = "a resource";
    subjectOf2 = ({ address: address2, noun, name, detail }) => ({
      ...address2 !== void 0 && { address: address2 },
      ...{ noun, name },
      ...detail !== void 0 && { detail }
    });
    OF_SERVICE = /^(?:read|use|call|change|administer|change and delete|write to|(?:read, )?write to and delete from|delete from)$/;
    partOfScope = (does, service) => isServiceKnown(service) ? serviceIn(does, serviceName(service)) : partsOf4(does);
  }
});

// src/diff/rights-changes.ts
function merged(parts) {
  const changes = [...groupBy(parts.map(changeOf), wordsKey).values()].map((alike) => {
    const [first] = alike;
    const scopes = new Set(alike.flatMap(({ scope }) => scope === "" ? [] : [scope]));
    return {
      ...first,
      target: scopes.size > 1 ? { ...first.target, noun: severalScopes(first.target.noun, scopes.size) } : first.target,
      actions: [...new Set(alike.flatMap(({ actions }) => actions))].sort(byText),
      nodes: [...new Set(alike.flatMap(({ nodes }) => nodes))],
      grants: [...new Set(alike.flatMap(({ grants }) => grants))]
    };
  });
  return changes.sort(
    (a, b) => byText(CHANGE_ORDER.indexOf(a.change).toString(), CHANGE_ORDER.indexOf(b.change).toString()) || weightOf(b) - weightOf(a) || byAddress(a.order, b.order) || byText(wordsKey(a), wordsKey(b))
  );
}
function changeOf(part) {
  const { change, right, isByCondition, isByValues, keeps, isWithNew, isPartKept, isElsewhere: isElsewhere2 } = part;
  const { principal, by, nodes, kind } = right;
  const { address: address2, noun, name, detail, is } = principal;
  const words = change === "changes" ? { does: "", target: unknownTarget(right), actions: [] } : inWords2(right);
  const isNarrowed = isPartKept && !isByCondition && change === "loses";
  return {
    change: kind === "deny" && change !== "changes" ? change === "gains" ? "loses" : "gains" : change,
    ...words,
    ...isNarrowed && { target: { ...words.target, detail: EXCEPT_A_PART } },
    ...isElsewhere2 && change === "gains" && { target: { ...words.target, detail: ANOTHER_PART } },
    principal: {
      ...address2 !== void 0 && { address: address2 },
      ...{ noun, name },
      ...detail !== void 0 && { detail },
      ...is !== void 0 && { is }
    },
    ...kind === "deny" && { isDenial: true },
    ...isByCondition === true && { isByCondition },
    ...keysMember(part.conditionKeys ?? (isByCondition === true ? [] : conditionKeysOf(right))),
    ...isByValues && { isByValues },
    ...keeps && isByCondition !== true && change === "loses" && { keeps },
    ...isConditional(right) && { isConditional: true },
    ...kind === "trust" && { isTrust: true },
    ...isWithNew === true && { isWithNew },
    ...part.isFurther === true && change === "gains" && isByCondition !== true && { isFurther: true },
    ...{ by, grants: [by], nodes, order: principal.key },
    ...right.isAtTarget === true && { isAtTarget: true },
    scope: right.target.reach === "scope" ? right.target.pattern : ""
  };
}
var CHANGE_ORDER, weightOf, keysMember, unknownTarget, wordsKey;
var init_rights_changes = __esm({
  "src/diff/rights-changes.ts"() {
    init_group_by();
    init_order();
    init_rights();
    init_covers();
    init_messages();
    init_rights_in_words();
    CHANGE_ORDER = ["gains", "changes", "loses"];
    weightOf = ({ level }) => level === void 0 ? 0 : LEVELS.indexOf(level);
    keysMember = (conditionKeys) => conditionKeys.length > 0 ? { conditionKeys } : {};
    unknownTarget = ({ target: { address: address2 }, kind, principal }) => ({
      ...(kind === "trust" || principal.address === void 0) && address2 !== void 0 && { address: address2 },
      ...{ noun: "", name: "" }
    });
    wordsKey = ({
      change,
      does,
      principal,
      target,
      isTrust,
      isDenial,
      isByCondition,
      isConditional: isConditional2,
      makes,
      actions,
      level,
      isWithNew,
      conditionKeys,
      isByValues,
      keeps,
      isFurther
    }) => JSON.stringify([
      ...[isWithNew, conditionKeys, isByValues, keeps, isFurther],
      ...[
        change,
        does,
        target.address,
        target.noun,
        target.name,
        target.detail,
        isTrust,
        isDenial,
        isByCondition,
        makes,
        isConditional2
      ],
      ...change === "changes" ? [] : [principal.address, principal.noun, principal.name, principal.detail],
      ...change === "changes" && target.address === void 0 ? [principal.address ?? principal.name] : [],
      ...level === void 0 ? actions : []
    ]);
  }
});

// src/diff/rights.ts
function withRights(nodes, changes, nodeOf = (address2) => address2) {
  const nodesByAddress = new Map(nodes.map((node) => [node.address, node]));
  const changesByNode = /* @__PURE__ */ new Map();
  const elsewhere = [];
  for (const placedChange of changes) {
    const isNew2 = placedChange.isWithNew === true;
    const placed = isGrantAlone(placedChange) ? placedChange.grants.map(nodeOf) : placedChange.nodes;
    const markedNodes = (isNew2 ? [...placed, ...targetOf(placedChange).map(nodeOf)] : placed).flatMap((address2) => nodesByAddress.get(address2) ?? []).filter(({ change: change2 }) => !isNew2 || change2 === "create");
    const isUnshown = isNew2 && markedNodes.length === 0;
    if (isClosed(placedChange, markedNodes) || isUnshown && !isOfOutsideUser(placedChange, nodesByAddress)) continue;
    const {
      nodes: _,
      order: __,
      scope: ___,
      grants: ____,
      isWithNew: _____,
      isAtTarget: ______,
      ...change
    } = placedChange;
    for (const { address: address2 } of markedNodes)
      put(changesByNode, address2, { ...change, ...isNew2 && { isWithNew: true } });
    if (markedNodes.length === 0)
      elsewhere.push({ ...change, address: change.principal.address ?? change.target.address ?? change.by });
  }
  const marked2 = nodes.map((node) => {
    const rights = changesByNode.get(node.address);
    if (rights === void 0) return node;
    const change = node.change === "none" ? "update" : node.change;
    return createNode({ ...node, change, changed: { ...node.changed, rights } });
  });
  return { nodes: marked2, elsewhere };
}
function graphWithRights(graph, sides) {
  const { nodes, elsewhere } = withRights([...graph.nodes.values()], rightsChanges(sides));
  const byAddressOf = new Map(nodes.map((node) => [node.address, node]));
  return Object.freeze({ ...graph, nodes: byAddressOf, ...elsewhere.length > 0 && { rights: elsewhere } });
}
function rightsChanges(allSides) {
  const sides = withoutHeld(allSides);
  const [before, after] = [withoutSame(sides.before, sides.after), withoutSame(sides.after, sides.before)];
  const ofUsers = partsOfUsers(sides);
  if (before.length + after.length === 0) return merged(ofUsers);
  const groups = groupBy(
    [...before.map((right) => ({ right, isOld: true })), ...after.map((right) => ({ right, isOld: false }))],
    ({ right }) => groupOf(right)
  );
  const [heldBefore, heldAfter] = [rightsByGroup(sides.before), rightsByGroup(sides.after)];
  const parts = [...groups].flatMap(([group, rights]) => {
    const [onlyBefore, onlyAfter] = [rights.filter(({ isOld }) => isOld), rights.filter(({ isOld }) => !isOld)].map(
      (entries) => entries.map(({ right }) => right)
    );
    const groupParts = partsOf5(onlyBefore, onlyAfter, heldBefore(group), heldAfter(group));
    return [
      ...withoutWeaker(groupParts.filter((part) => isNews(part, sides))),
      ...withoutWeaker(groupParts.filter((part) => !isNews(part, sides) && comesAlong(part, sides))).map(
        (part) => ({ ...part, isWithNew: true })
      )
    ];
  });
  return merged([...parts, ...ofUsers]);
}
function withoutHeld(sides) {
  const isOfPolicy = ({ principal }) => principal.is === "policy";
  const unheld = (rights, others) => {
    const attached = new Set(others.filter((right) => !isOfPolicy(right)).map(({ by }) => by));
    return rights.filter((right) => !isOfPolicy(right) || !attached.has(right.by));
  };
  return { ...sides, before: unheld(sides.before, sides.after), after: unheld(sides.after, sides.before) };
}
function partsOfUsers(sides) {
  const { before, after, existedBefore, existsAfter, drawnBefore = (address2) => address2 } = sides;
  const [usersBefore, usersAfter] = [usersByRight(before), usersByRight(after)];
  const [heldBefore, heldAfter] = [heldBy(usersBefore), heldBy(usersAfter)];
  const parts = /* @__PURE__ */ new Map();
  for (const [key, { right, users }] of usersAfter) {
    const known = usersBefore.get(key);
    for (const user of known === void 0 ? [] : users) {
      const former = drawnBefore(user);
      const isKnown = known?.users.has(former) || isCovered(right, heldBefore.get(former));
      const isNews2 = !isKnown && existedBefore(stemOf(user));
      if (isNews2) put(parts, user, { change: "gains", right: rightOf(user, right) });
    }
  }
  for (const [user, gained] of parts) {
    const lost = (heldBefore.get(drawnBefore(user)) ?? []).filter(
      (right) => usersAfter.has(keyOf3(right)) && existsAfter(stemOf(user)) && !isCovered(right, heldAfter.get(user))
    );
    parts.set(user, [
      ...withoutWeaker(gained),
      ...lost.map((right) => ({ change: "loses", right: rightOf(user, right) }))
    ]);
  }
  return [...parts.values()].flat();
}
function usersByRight(rights) {
  const used = rights.flatMap((right) => {
    const { kind, principal, nodes, isAtTarget } = right;
    if (kind !== "allow" || principal.address === void 0 || right.permission === "") return [];
    const users = isAtTarget === true ? [] : nodes.filter((node) => node !== principal.address);
    return [[keyOf3(right), { right, users: new Set(users) }]];
  });
  return new Map(used);
}
function heldBy(used) {
  const held = /* @__PURE__ */ new Map();
  for (const { right, users } of used.values()) for (const user of users) put(held, user, right);
  return held;
}
function rightsByGroup(rights) {
  const byGroup = groupBy(rights, groupOf);
  const ofEverybody = rights.filter(isOfEverybody);
  return (group) => [...byGroup.get(group) ?? [], ...ofEverybody];
}
function partsOf5(onlyBefore, onlyAfter, allBefore, allAfter) {
  if (onlyBefore.length * allAfter.length + onlyAfter.length * allBefore.length > PAIRS_OF_RIGHTS_MAX)
    return strongestOf([...onlyBefore, ...onlyAfter]).map((right) => ({ change: "changes", right }));
  const isKept2 = (right) => !isOfEverybody(right) || isCovered(right, allAfter.filter(isOfEverybody));
  const gains = onlyAfter.flatMap(
    (right) => uncoveredBy([right], isOfEverybody(right) ? allBefore : allBefore.filter(isKept2))
  );
  const losses = uncoveredBy(onlyBefore, allAfter);
  const ofOthers = (right, rights) => isOfEverybody(right) ? rights : rights.filter((other) => !isOfEverybody(other));
  const gained = gains.map(
    (right) => ({
      ...partOf(right, "gains", ofOthers(right, onlyBefore), ofOthers(right, losses)),
      ...partMoved(right, allBefore),
      ...partAdded(right, allBefore, allAfter)
    })
  );
  const movedWords = new Set(gained.filter(({ isElsewhere: isElsewhere2 }) => isElsewhere2).map(({ right }) => partKey(right)));
  const parts = [
    ...gained,
    // The right on another part instead is one change, and no loss.
    ...losses.filter((right) => !movedWords.has(partKey(right))).map((right) => ({ ...partOf(right, "loses", onlyAfter, gains), ...partKept(right, allAfter) }))
  ];
  const isCertain = parts.some(({ change, right }) => change !== "changes" && right.kind !== "deny");
  return parts.filter(({ change, isByCondition }) => change !== "changes" || isByCondition === true || !isCertain);
}
function partKey(right) {
  const { does, actions } = inWords2(right);
  const { kind, principal, target, conditions } = right;
  return JSON.stringify([kind, principal.key, principal.claim, target.address, does, actions, conditions]);
}
function partMoved(right, others) {
  if (right.kind !== "allow" || right.target.address === void 0 || right.permission === "") return {};
  if (isNamedPart(right)) return {};
  const key = partKey(right);
  const alike = others.filter((other) => partKey(other) === key);
  return alike.length > 0 && !alike.some((other) => covers(right, other)) ? { isElsewhere: true } : {};
}
function partAdded(right, before, after) {
  const { kind, principal, target, permission } = right;
  if (kind !== "allow" || permission === "" || target.reach !== "one") return {};
  const place = placeOf(target);
  const isOther = (other) => other.principal.key === principal.key && placeOf(other.target) === place && isAllowing(other) && !covers(right, other);
  const kept = new Set(after.filter(isOther).map(keyOf3));
  return before.some((other) => isOther(other) && kept.has(keyOf3(other))) ? { isFurther: true } : {};
}
function partKept(right, others) {
  if (right.kind === "trust") return keepsMember(others.filter((other) => covers(right, other)).map(admittedBy));
  const isPart2 = (other) => other.target.address === right.target.address && inWords2(other).does === inWords2(right).does && covers(right, other);
  const parts = right.kind === "allow" && right.target.address !== void 0 ? others.filter(isPart2) : [];
  if (parts.length > 0 && parts.every(isNamedPart)) return keepsMember(parts.map((part) => inWords2(part).target));
  if (parts.length > 0) return { isPartKept: true };
  const keeps = right.kind === "allow" && right.target.reach !== "one" ? keptTargets(right, others) : [];
  return keepsMember(keeps);
}
function keptTargets(right, others) {
  const does = accessOf(right.permission)?.does;
  const isKept2 = (other) => accessOf(other.permission)?.does === does && covers(right, other) && !covers(other, right);
  const targets = does === void 0 ? [] : others.filter(isKept2).map((other) => inWords2(other).target);
  const named2 = targets.filter(({ address: address2, name }) => address2 !== void 0 || name !== "");
  return [...new Map(named2.map((subject) => [JSON.stringify(subject), subject])).values()];
}
function uncoveredBy(rights, others) {
  const isUncovered = (right) => !others.some((other) => covers(other, right));
  return rights.filter(isUncovered).flatMap((right) => {
    const parts = beyond(right, others);
    return parts.length === 1 && parts[0] === right ? parts : parts.filter(isUncovered);
  });
}
function strongestOf(rights) {
  const levelOf = ({ level }) => level === void 0 ? -1 : LEVELS.indexOf(level);
  return rights.map((right) => ({ right, level: levelOf(inWords2(right)), key: keyOf3(right) })).sort((a, b) => b.level - a.level || byText(a.key, b.key)).slice(0, 1).map(({ right }) => right);
}
function partOf(right, change, otherRights, uncovered) {
  if (right.permission === "") return { change: "changes", right };
  const isSame2 = otherRights.some((other) => isOtherwiseConditional(other, right));
  if (isSame2) {
    return partByConditions(right, change, otherRights);
  }
  const isUnsure = uncovered.some((other) => mayCover(other, right) && (change === "loses" || !isCustomRole(other)));
  return isUnsure && !isCustomRole(right) ? { change: "changes", right } : { change, right };
}
function partByConditions(right, change, otherRights) {
  const narrower = otherRights.find((other) => covers(right, other));
  if (narrower === void 0) {
    const alike = otherRights.filter((other) => isOtherwiseConditional(other, right));
    return { change: "changes", right, isByCondition: true, ...keysMember(differingKeys(right, alike)) };
  }
  const added = conditionKeysOf(narrower).filter((key) => !conditionKeysOf(right).includes(key));
  const changed3 = added.length > 0 ? [] : differingKeys(narrower, [right]);
  return {
    ...{ change, right, isByCondition: true },
    ...keysMember([...added, ...changed3]),
    ...changed3.length > 0 && { isByValues: true }
  };
}
function isNews({ change, right, isByCondition }, { existedBefore, existsAfter }) {
  const { principal, target, kind } = right;
  if (principal.is === "service" && kind === "allow" && (!isByCondition || change === "changes")) return false;
  const isOn = (exists) => [principal, target].every(({ address: address2 }) => address2 === void 0 || exists(address2));
  if (!isOn(existsAfter)) return change === "loses" && isOfRemovedIdentity(right, existsAfter);
  if (isOn(existedBefore)) return true;
  if (change !== "gains" || kind === "deny") return false;
  const isNewPrincipal = principal.address !== void 0 && !existedBefore(principal.address);
  const isNewTarget = target.address !== void 0 && !existedBefore(target.address);
  if (kind === "trust")
    return principal.address === void 0 && principal.is !== "service" && principal.noun !== OWN_ACCOUNT;
  const { level } = inWords2(right);
  if (level === "impersonate") return !isNewTarget || !isNewPrincipal;
  return isNewPrincipal && level === "administer" && target.reach !== "one";
}
function comesAlong({ change, right: { kind, principal, target, permission } }, sides) {
  if (change !== "gains" || kind !== "allow" || permission === "" || principal.address === void 0) return false;
  return [principal, target].every(({ address: address2 }) => address2 === void 0 || sides.existsAfter(address2));
}
function isOfRemovedIdentity(right, exists) {
  const { kind, principal, target, nodes } = right;
  if (kind !== "allow" || principal.address === void 0 || exists(principal.address)) return false;
  const { level } = inWords2(right);
  return (level === "administer" || level === "impersonate" || level === "delete") && (target.address === void 0 || exists(target.address)) && (nodes.length === 0 || nodes.some(exists));
}
function withoutWeaker(parts) {
  const gains = parts.filter(({ change }) => change === "gains").map(({ right }) => right);
  if (gains.length ** 2 > PAIRS_OF_RIGHTS_MAX) return parts;
  const isWeaker = (right) => gains.some((other) => other !== right && covers(other, right) && !covers(right, other));
  return parts.filter(({ change, right }) => change !== "gains" || !isWeaker(right));
}
var isOfOutsideUser, targetOf, isGrantAlone, isClosed, isCovered, rightOf, groupOf, isAllowing, placeOf, isNamedPart, keepsMember, admittedBy, OWN_ACCOUNT;
var init_rights2 = __esm({
  "src/diff/rights.ts"() {
    init_exposure();
    init_catalog();
    init_permissions();
    init_address();
    init_create();
    init_group_by();
    init_order();
    init_rights();
    init_covers();
    init_limits2();
    init_revision_index();
    init_rights_changes();
    init_rights_in_words();
    isOfOutsideUser = ({ principal: { address: address2 }, nodes, isAtTarget }, drawn) => address2 !== void 0 && factsOf(typeOf(address2)).identity === true && !drawn.has(address2) && (nodes.length === 0 || isAtTarget === true);
    targetOf = ({ nodes, target: { address: address2 } }) => address2 === void 0 || nodes.includes(address2) ? [] : [address2];
    isGrantAlone = ({ nodes, principal, target }) => nodes.length === 0 && principal.address === void 0 && target.address === void 0;
    isClosed = ({ principal, change }, markedNodes) => principal.is === "everybody" && change === "loses" && markedNodes.some(
      ({ changed: changed3 }) => (changed3?.exposure ?? []).some((exposure) => exposure.to.startsWith(EVERYBODY) && exposure.change === "closes")
    );
    isCovered = (right, held = []) => held.some((other) => covers({ ...other, principal: right.principal }, right));
    rightOf = (user, right) => ({
      ...right,
      principal: { address: user, key: user, noun: "", name: "" },
      nodes: [user]
    });
    groupOf = ({ kind, principal, target }) => kind === "trust" || principal.address === void 0 ? `on ${target.address ?? target.pattern}` : principal.key;
    isAllowing = ({ kind, permission }) => kind === "allow" && permission !== "";
    placeOf = ({ address: address2, noun, name, detail }) => JSON.stringify(address2 ?? [noun, name, detail]);
    isNamedPart = ({ target }) => target.detail?.startsWith(PART) === true;
    keepsMember = (keeps) => keeps.length > 0 ? { keeps } : {};
    admittedBy = ({ principal: { address: address2, noun, name, detail } }) => ({
      ...address2 !== void 0 && { address: address2 },
      ...{ noun, name },
      ...detail !== void 0 && { detail }
    });
    OWN_ACCOUNT = "this account";
  }
});

// elsewhere:src/catalog/routes.ts
var module44, isDefaultDestination, isDestination, isRouteAttribute, routePathOf, routeRowOf;
var init_routes = __esm({
  "elsewhere:src/catalog/routes.ts"() {
    module44 = require("./picture.js").modules["src/catalog/routes.ts"]();
    isDefaultDestination = module44.isDefaultDestination;
    isDestination = module44.isDestination;
    isRouteAttribute = module44.isRouteAttribute;
    routePathOf = module44.routePathOf;
    routeRowOf = module44.routeRowOf;
  }
});

// src/diff/routes.ts
function textAt2(values, name) {
  const [value] = valuesAt(values, [name]);
  return typeof value === "string" ? value : "";
}
function literalWay(text, noun) {
  const shown = text.replace(/^.*\//, "").replaceAll(/[^\w.-]/g, "");
  const way = routePathOf(text);
  if (way === void 0) return { way: through(`the ${noun} ${shown}`), isToInternet: false };
  return { way: /^[a-z]+-[0-9a-f]+$/.test(text) ? `${way.text} ${shown}` : way.text, isToInternet: way.isToInternet };
}
function subjectsIn(reader, { resources: resources2 = /* @__PURE__ */ new Map() }, stemAfter) {
  const byTable = /* @__PURE__ */ new Map();
  const tableOf2 = /* @__PURE__ */ new Map();
  for (const resource of resources2.values()) {
    const { type, address: address2, mode } = resource;
    if (mode !== "managed") continue;
    const row = routeRowOf(type);
    if (row?.block !== void 0 && row.block !== "") byTable.set(address2, byTable.get(address2) ?? []);
    for (const route of reader.routesOf(resource)) put(byTable, route.table, route);
    const { subnet, to = [] } = row === void 0 ? factsOf(type).egressRoute ?? {} : {};
    const from = subnet === void 0 ? void 0 : reader.resourceAt(resource, subnet);
    const [table] = to.flatMap((name) => reader.resourceAt(resource, name) ?? []);
    if (from !== void 0 && table !== void 0) tableOf2.set(from, table);
  }
  const withSubnets = new Set(tableOf2.values());
  const alone = [...byTable.keys()].filter((table) => !withSubnets.has(table)).map((table) => [table, table]);
  return new Map(
    [...tableOf2, ...alone].map(([address2, table]) => [
      stemAfter(address2),
      { address: address2, table, routing: routingOf(byTable.get(table) ?? []) }
    ])
  );
}
function routingOf(routes) {
  const hops = /* @__PURE__ */ new Map();
  for (const { destination, hop } of routes) if (destination !== null && hop !== null) put(hops, destination, hop);
  return { hops, isPartial: routes.some(({ destination, hop }) => destination === null || hop === null) };
}
function redirectionsOf(before, after) {
  const destinations = [.../* @__PURE__ */ new Set([...before.hops.keys(), ...after.hops.keys()])].sort(byText);
  return destinations.flatMap((destination) => {
    const [old, now] = [before.hops.get(destination) ?? [], after.hops.get(destination) ?? []];
    if (old.length === 0 && before.isPartial || now.length === 0 && after.isPartial) return [];
    const hops = [...old, ...now];
    const isSame2 = hops.some(({ isVague }) => isVague === true) ? attributesOf(old) === attributesOf(now) : keysOf2(old) === keysOf2(now);
    return isSame2 ? [] : [{ destination, before: old, after: now }];
  });
}
function effectsOf2(redirections) {
  const alike = groupBy(
    redirections,
    ({ destination, before, after }) => [isDefaultDestination(destination) && destination.replace(/^\S+/, ""), keysOf2(before), keysOf2(after)].join("\n\n")
  );
  return [...alike.values()].map((equal) => {
    const [{ destination, before, after }] = equal;
    const isDefault = isDefaultDestination(destination);
    const traffic2 = isDefault ? defaultTraffic(destination) : trafficTo(
      listedUpTo(
        equal.map((each2) => each2.destination),
        DESTINATIONS_MAX
      )
    );
    const isNewWayOut = isDefault && (after.some(goesOut) ? !before.some(goesOut) : before.some(isDropped2));
    const isOutAnyway = before.some(goesOut) && after.some(goesOut);
    const text = redirects(traffic2, waysOf(before, isOutAnyway), waysOf(after, isOutAnyway));
    return { change: "create", text, traffic: traffic2, ...isNewWayOut && { isRisk: true } };
  });
}
function compareRoutes(before, after, revisions) {
  const readerBefore = new RouteReader(before, revisions.stemAfter);
  const readerAfter = new RouteReader(after, (stem) => stem);
  const routesBefore = (stem) => readerBefore.routesAt(stem);
  const routesAfter = (stem) => readerAfter.routesAt(stem);
  const effectsBy = (origin, change) => {
    if (change === "create") return statedBy(routesAfter(readerAfter.addressOf(origin)), change);
    if (change === "delete") return statedBy(routesBefore(readerBefore.addressOf(origin)), change);
    const address2 = readerAfter.addressOf(origin);
    const previous = address2 === void 0 ? void 0 : revisions.stemBefore(address2);
    if (previous === void 0 || change !== "update" && change !== "replace") return [];
    return effectsOf2(redirectionsOf(routingOf(routesBefore(previous)), routingOf(routesAfter(address2))));
  };
  return {
    effectsBy,
    withTraffic(nodes) {
      const subjectsBefore = subjectsIn(readerBefore, before, revisions.stemAfter);
      const subjectsAfter = subjectsIn(readerAfter, after, (stem) => stem);
      const effects = trafficByNode(subjectsBefore, subjectsAfter, revisions, (address2) => readerAfter.nameOf(address2));
      return nodes.map((node) => withTraffic(node, effects.get(stemOf(node.address)) ?? []));
    }
  };
}
function trafficByNode(before, after, revisions, nameOf4) {
  const effectsByNode = /* @__PURE__ */ new Map();
  for (const [stem, { table, routing }] of after) {
    const previous = before.get(stem);
    const redirections = previous === void 0 ? [] : redirectionsOf(previous.routing, routing);
    const own = redirections.length === 0 ? void 0 : revisions.after.entryOf(stem);
    const isDrawn = own?.bucket === "drawn" && own.node !== void 0;
    const node = isDrawn ? own.node : revisions.after.entryOf(table)?.node;
    if (node === void 0) continue;
    const subject = isDrawn ? {} : { of: nameOf4(stem) };
    const told = effectsByNode.get(node) ?? [];
    const effects = effectsOf2(redirections).map((effect2) => ({ ...effect2, ...subject }));
    const untold = effects.filter(({ text, of }) => !told.some((other) => other.text === text && other.of === of));
    effectsByNode.set(node, [...told, ...untold]);
  }
  return effectsByNode;
}
function withTraffic(node, effects) {
  if (effects.length === 0 || node.ghostOf !== void 0 || node.isGone === true) return node;
  const change = node.change === "none" ? "update" : node.change;
  const { effects: others = [] } = node.changed ?? {};
  const untold = effects.filter(({ text }) => !others.some((other) => other.text === text));
  return createNode({ ...node, change, changed: { ...node.changed, effects: [...untold, ...others] } });
}
var RouteReader, pathIn, isRouting, leadsToInternet, distinct, keysOf2, attributesOf, DESTINATIONS_MAX, goesOut, isDropped2, waysOf, wayInWords, statedBy;
var init_routes2 = __esm({
  "src/diff/routes.ts"() {
    init_catalog();
    init_nouns();
    init_products();
    init_routes();
    init_create();
    init_group_by();
    init_instance_name();
    init_inventory();
    init_order();
    init_english();
    init_messages();
    init_resources();
    init_revision_index();
    RouteReader = class {
      constructor(revision, stemAfter) {
        this.revision = revision;
        this.stemAfter = stemAfter;
        const resources2 = [...(revision.resources ?? /* @__PURE__ */ new Map()).values()];
        this.byOrigin = new Map(resources2.map((resource) => [resource.origin, resource]));
        const routed = new Set(resources2.filter(({ type }) => isRouting(type)).map(({ address: address2 }) => address2));
        this.references = groupBy(
          (revision.references ?? []).filter(({ from, path }) => path !== void 0 && routed.has(from)),
          ({ from, path = "" }) => `${from} ${path}`
        );
      }
      revision;
      stemAfter;
      byOrigin;
      references;
      /** Returns the address of a resource by its Terraform address or graph address. */
      addressOf(origin) {
        return (this.byOrigin.get(origin) ?? this.revision.resources?.get(origin))?.address;
      }
      routesAt(address2) {
        const resource = address2 === void 0 ? void 0 : this.revision.resources?.get(address2);
        return resource === void 0 ? [] : this.routesOf(resource);
      }
      routesOf(resource) {
        const row = routeRowOf(resource.type);
        if (row === void 0 || isIgnored(row.block, resource.declared?.lifecycle)) return [];
        if (row.block !== "")
          return this.valuesOf(resource, row.block).flatMap((value) => valuesAt(value, [])).map((block) => this.route(resource, row, resource.address, block));
        const names = [...row.destinations, ...Object.keys(row.targets), row.kind ?? "", row.scope ?? ""];
        const values = Object.fromEntries(
          names.flatMap((name) => this.valuesOf(resource, name).map((value) => [name, value]))
        );
        return row.table.flatMap((name) => this.resourceAt(resource, name) ?? []).slice(0, 1).map((table) => this.route(resource, row, table, values));
      }
      /** Returns the address of the resource that an attribute names; undefined if it is unknown, or not one resource. */
      resourceAt(resource, name) {
        const [text] = this.valuesOf(resource, name).filter((value) => typeof value === "string");
        return this.namedIn(text ?? "", resource, name)?.address;
      }
      /** `the NAT gateway main`. A name that could be read as part of the sentence is replaced by that of the block. */
      nameOf(address2) {
        const resource = this.revision.resources?.get(address2);
        if (resource === void 0) return address2;
        const { type, name } = resource;
        const cloudName = cloudNameOf(type, this.revision.values.get(address2) ?? {});
        const shown = cloudName !== void 0 && /^\w[\w.-]*$/.test(cloudName) ? cloudName : name;
        return `the ${nounOf(type, productOf(type, {}).title).one} ${shown}`;
      }
      route(resource, row, table, values) {
        const [destination] = row.destinations.flatMap((name) => {
          const text = textAt2(values, name);
          if (!holdsInstanceName(text)) return text === "" ? [] : [isDestination(text) ? text : null];
          const list = this.namedIn(text, resource, pathIn(row, name), values);
          return [list === void 0 ? null : this.nameOf(list.address)];
        });
        const tags = row.scope === void 0 ? [] : valuesAt(values, [row.scope]).map(String);
        const isKnown = tags.every((tag) => isDestination(tag));
        const scoped = destination && isKnown && tags.length > 0 ? withTags(destination, tags) : destination;
        return {
          by: resource.address,
          table,
          destination: isKnown && scoped || null,
          hop: this.hop(resource, row, values)
        };
      }
      hop(resource, row, values) {
        for (const [name, noun] of Object.entries(row.targets)) {
          const text = textAt2(values, name);
          const target = this.namedIn(text, resource, pathIn(row, name), values);
          if (target !== void 0) {
            const way2 = through(this.nameOf(target.address));
            return { key: this.stemAfter(target.address), attribute: name, way: way2, isToInternet: leadsToInternet(target) };
          }
          if (text === "") continue;
          return holdsInstanceName(text) ? { key: "", attribute: name, isVague: true, way: throughA(noun), isToInternet: false } : { key: text, attribute: name, ...literalWay(text, noun) };
        }
        const kind = row.kind === void 0 ? "" : textAt2(values, row.kind);
        const way = routePathOf(kind);
        return way === void 0 ? null : { key: kind, attribute: "", way: way.text, isToInternet: way.isToInternet };
      }
      /**
       * Returns the resource that a text names, or else the only one that its attribute refers to.
       * @param values the block of the attribute: of several blocks, each has its own references
       */
      namedIn(text, { address: address2 }, path, values = {}) {
        const [origin] = instancesIn(text);
        if (origin !== void 0) return this.byOrigin.get(origin);
        const references = (this.references.get(`${address2} ${path}`) ?? []).filter(
          ({ block = {} }) => Object.entries(block).every(([name, value]) => textAt2(values, name) === value)
        );
        const targets = new Set(references.map(({ to }) => to));
        const [target] = targets;
        return targets.size === 1 && target !== void 0 ? this.revision.resources?.get(target) : void 0;
      }
      /** Returns the value in the code, which names what the plan does not know; else the value of the plan. */
      valuesOf({ origin, values }, name) {
        const value = this.revision.writtenOf?.(origin, name) ?? (Object.hasOwn(values, name) ? values[name] : void 0);
        return value === void 0 || value === null ? [] : [value];
      }
    };
    pathIn = ({ block }, name) => block === "" ? name : `${block}.${name}`;
    isRouting = (type) => routeRowOf(type) !== void 0 || factsOf(type).egressRoute?.subnet !== void 0;
    leadsToInternet = ({ type, values }) => (factsOf(type).entries ?? []).some(
      ({ actor, unless = {} }) => actor === "internet" && !Object.entries(unless).some(([name, texts]) => texts.includes(String(values[name])))
    );
    distinct = (texts) => [...new Set(texts)].sort(byText).join("\n");
    keysOf2 = (hops) => distinct(hops.map(({ key, attribute: attribute2 }) => key || attribute2));
    attributesOf = (hops) => distinct(hops.map(({ attribute: attribute2 }) => attribute2));
    DESTINATIONS_MAX = 4;
    goesOut = ({ isToInternet }) => isToInternet;
    isDropped2 = ({ way }) => way === "";
    waysOf = (hops, isOutAnyway) => hops.length === 0 ? null : listed([...new Set(hops.map((hop) => isOutAnyway ? hop.way : wayInWords(hop)))].sort(byText));
    wayInWords = ({ way, isToInternet }) => isToInternet && way !== TO_INTERNET ? `${way} ${TO_INTERNET}` : way;
    statedBy = (routes, change) => routes.flatMap(({ destination, hop }) => {
      if (destination === null || hop === null) return [];
      return [{ change, text: isRoute(isDefaultDestination(destination), destination, wayInWords(hop)) }];
    });
  }
});

// src/catalog/request-conditions.ts
function coversValue({ part, comparison }, outer, inner) {
  if (outer === inner) return true;
  if (part === "address")
    return isEveryAddress(outer) || sizeOfRange(outer) > 0n && sizeOfRange(inner) > 0n && isRangeWithin(inner, [outer]);
  return COVERS[comparison]?.(outer, inner) === true;
}
var PATH_LENGTH_MAX, isPath, SHOWN, isEveryAddress, isShownValue, COVERS;
var init_request_conditions = __esm({
  "src/catalog/request-conditions.ts"() {
    init_address_ranges();
    init_harmless_words();
    PATH_LENGTH_MAX = 80;
    isPath = (text) => text.length <= PATH_LENGTH_MAX && text.startsWith("/") && text.split("/").every((segment) => segment === "" || segment === "*" || isPlainWord(segment.replaceAll("*", "")));
    SHOWN = {
      address: (text) => isEveryAddress(text) || sizeOfRange(text) > 0n,
      country: (text) => /^[A-Z]{2}$/.test(text),
      path: isPath,
      host: (text) => text.length <= PATH_LENGTH_MAX && /^[a-z0-9*.-]+$/i.test(text),
      method: (text) => /^[A-Z]{3,7}$/.test(text)
    };
    isEveryAddress = (text) => UNLIMITED_RANGES.has(text.toLowerCase());
    isShownValue = ({ part, comparison }, text) => comparison !== "matches" && SHOWN[part]?.(text) === true;
    COVERS = {
      starts: (outer, inner) => inner.startsWith(outer),
      ends: (outer, inner) => inner.endsWith(outer),
      contains: (outer, inner) => inner.includes(outer)
    };
  }
});

// elsewhere:src/catalog/request-rules.ts
var module45, OUTCOMES, hasRequestRules, isRequestRuleAttribute, requestRulesOf, valuesOfSet;
var init_request_rules = __esm({
  "elsewhere:src/catalog/request-rules.ts"() {
    module45 = require("./picture.js").modules["src/catalog/request-rules.ts"]();
    OUTCOMES = module45.OUTCOMES;
    hasRequestRules = module45.hasRequestRules;
    isRequestRuleAttribute = module45.isRequestRuleAttribute;
    requestRulesOf = module45.requestRulesOf;
    valuesOfSet = module45.valuesOfSet;
  }
});

// src/diff/request-rules.ts
function requestEffects(before, after, isKnownAt) {
  const [rulesBefore, rulesAfter] = [rulesReader(before), rulesReader(after)];
  return (old, current, change) => {
    const { type } = current ?? old ?? { type: "" };
    if (!hasRequestRules(type)) return [];
    if (change === "create") return rulesAfter(current).map((rule) => effect("create", ruleInWords(rule), false));
    if (change === "delete") return rulesBefore(old).map((rule) => effect("delete", ruleInWords(rule), false));
    if (old === void 0 || current === void 0) return [];
    const isKnown = (words) => [old, current].every((each2) => isKnownAt(each2, words));
    return ruleDifferences(rulesBefore(old), rulesAfter(current), isKnown);
  };
}
function rulesReader(revision) {
  let bySource;
  return (resource) => {
    if (resource === void 0) return [];
    bySource ??= groupBy(revision.references ?? [], ({ from }) => from);
    const references = bySource.get(resource.address) ?? [];
    const valuesIn = (condition) => {
      const set = setOf(condition, resource, references);
      const named2 = set === void 0 ? void 0 : revision.resources?.get(set);
      const values = named2 === void 0 ? void 0 : valuesOfSet(named2.type, named2.values);
      return values === void 0 ? condition : { ...condition, values };
    };
    return requestRulesOf(resource.type, resource.values).map((rule) => ({
      ...rule,
      conditions: rule.conditions.map(valuesIn)
    }));
  };
}
function setOf({ set }, { declared }, references) {
  if (set === void 0) return void 0;
  const path = `${set.block}.${set.attribute}`;
  const found = references.filter((reference) => reference.path === path);
  if (new Set(found.map(({ to }) => to)).size === 1) return found[0]?.to;
  const line2 = declared?.blocks?.get(set.block)?.[set.position]?.lines.get(set.attribute);
  const first = declared?.lines.get(path);
  return line2 === void 0 ? void 0 : found.find((reference) => (reference.line ?? first) === line2)?.to;
}
function ruleDifferences(before, after, isKnown) {
  const old = new Map(before.map((rule) => [rule.key, rule]));
  const kept = new Set(after.map(({ key }) => key));
  return [
    ...after.flatMap((rule) => {
      const former = old.get(rule.key);
      if (former !== void 0) return ruleDifference(former, rule, isKnown);
      return isKnown(rule.words) ? [effect("create", ruleInWords(rule), isLenient(rule))] : [];
    }),
    ...before.filter(({ key, words }) => !kept.has(key) && isKnown(words)).map((rule) => effect("create", noLonger(ruleInWords(rule)), isStrict(rule.outcome)))
  ];
}
function ruleDifference(before, after, isKnown) {
  if (before.outcome !== after.outcome) {
    if (!isKnown(after.words)) return [];
    const isRisk = lenience(after.outcome) > lenience(before.outcome);
    return [effect("create", outcomeInWords(before, after), isRisk)];
  }
  return conditionDifferences(before, after, isKnown);
}
function outcomeInWords(before, after) {
  const requests = requestsOf(after);
  if (after.outcome === void 0)
    return before.outcome === void 0 ? "" : noLonger(outcome(before.outcome, requests));
  const text = outcome(after.outcome, requests);
  return before.outcome === void 0 ? text : insteadOf(text, outcomeOfThem(before.outcome));
}
function conditionDifferences(before, after, isKnown) {
  const { outcome: outcome2 } = after;
  if (outcome2 === void 0 || after.isDefault) return [];
  const isAlike = before.conditions.length === after.conditions.length && before.conditions.every((condition, i) => keyOf4(condition) === keyOf4(after.conditions[i]));
  const other = effect(
    "create",
    outcome(outcome2, OTHER_REQUESTS, byRule(after.name)),
    outcome2 !== "counts"
  );
  if (!isAlike) return isKnown([after.conditionsAt]) ? [other] : [];
  const changes = after.conditions.flatMap((condition, i) => {
    const { values: old } = before.conditions[i];
    const { values } = condition;
    if (values === void 0 || old === void 0 || [...values, ...old].some(holdsInstanceName)) return [];
    const [gained, lost] = [valuesWithout(condition, values, old), valuesWithout(condition, old, values)];
    if (gained.length + lost.length === 0) return [];
    return condition.part === "other" ? [other] : valueEffects(condition, after, { gained, lost });
  });
  return [...new Map(changes.map((each2) => [each2.text, each2])).values()];
}
function valueEffects(condition, rule, { gained, lost }) {
  const { name, outcome: outcome2 = "counts" } = rule;
  const [more, less] = condition.isNegated ? [lost, gained] : [gained, lost];
  const isOpening = (isMore) => isMore ? outcome2 === "passes" : isStrict(outcome2);
  const inWords3 = (phrase) => outcome(outcome2, requestsWith(phrase), byRule(name, condition.isPartial));
  if (![...gained, ...lost].every((value) => isShownValue(condition, value))) {
    const amount = less.length === 0 ? "more" : more.length === 0 ? "fewer" : "other";
    const text = inWords3(hiddenValues2(condition, amount));
    return [effect("create", text, isOpening(true) ? amount !== "fewer" : isOpening(false) && amount !== "more")];
  }
  const textWith = (values) => inWords3(requestValues(condition, shownOf(values)));
  return [
    ...more.length === 0 ? [] : [effect("create", textWith(more), isOpening(true))],
    ...less.length === 0 ? [] : [effect("create", noLonger(textWith(less)), isOpening(false))]
  ];
}
function ruleInWords(rule) {
  const { outcome: outcome2 = "counts", name, conditions, isDefault } = rule;
  const [only, ...others] = conditions;
  const values = only?.values ?? [];
  const isShown = only !== void 0 && others.length === 0 && values.length > 0 && !only.isPartial && values.every((value) => !holdsInstanceName(value) && isShownValue(only, value));
  if (!isShown || isDefault) return outcome(outcome2, requestsOf(rule));
  const phrase = requestValues(only, shownOf(values), only.isNegated);
  return outcome(outcome2, requestsWith(phrase), byRule(name));
}
var effect, isLenient, isStrict, lenience, requestsOf, keyOf4, valuesWithout, hiddenValues2, shownOf;
var init_request_rules2 = __esm({
  "src/diff/request-rules.ts"() {
    init_request_conditions();
    init_request_rules();
    init_group_by();
    init_instance_name();
    init_messages();
    effect = (change, text, isRisk) => ({
      ...{ change, text },
      ...isRisk && { isRisk: true }
    });
    isLenient = ({ outcome: outcome2, isException }) => outcome2 === "passes" || outcome2 === "counts" && isException;
    isStrict = (outcome2) => outcome2 !== void 0 && outcome2 !== "counts" && outcome2 !== "passes";
    lenience = (outcome2) => outcome2 === void 0 ? 0 : OUTCOMES.indexOf(outcome2);
    requestsOf = ({ isDefault, name }) => isDefault ? UNMATCHED_REQUESTS : requestsOfRule(name);
    keyOf4 = ({ part, comparison, selector = "", isNegated, isPartial }) => [part, comparison, selector, isNegated, isPartial].join("\n");
    valuesWithout = (condition, values, others) => values.filter((value) => !others.some((other) => coversValue(condition, other, value)));
    hiddenValues2 = ({ part, selector }, amount) => hiddenValues(part, selector, amount);
    shownOf = (values) => values.map((value) => isEveryAddress(value) ? EVERY_ADDRESS : value);
  }
});

// src/diff/rules.ts
function changedRules(before, after, moves = NO_MOVES) {
  const [rulesBefore, rulesAfter] = [rulesByOrigin(before), rulesByOrigin(after)];
  return (origin, change) => {
    if (change === "create") return asChangedRules(rulesAfter(origin).rules, "create");
    if (change === "delete") return asChangedRules(rulesBefore(origin).rules, "delete");
    if (change !== "update" && change !== "replace") return [];
    const current = rulesAfter(origin);
    const former = rulesBefore(moves.stemBefore(current.address) ?? origin);
    const old = former.rules.map((rule) => withEndsAfter(rule, moves));
    if (!hasRulesInside(current.type) && !haveOtherEnds(old, current.rules)) return [];
    return [
      ...asChangedRules(rulesWithout(current.rules, old), "create"),
      ...asChangedRules(rulesWithout(old, current.rules), "delete")
    ];
  };
}
function withEndsAfter(rule, { originAfter }) {
  const renamed2 = ({ from, to, of }) => ({
    ...from && { from: from.map(originAfter) },
    ...to && { to: to.map(originAfter) },
    ...of && { of: of.map(originAfter) }
  });
  return { ...rule, ...renamed2(rule) };
}
function haveOtherEnds(old, current) {
  if (old.length === 0 || current.length === 0) return false;
  const endsOf2 = (rules) => JSON.stringify(
    rules.map(({ from = [], to = [], of = [] }) => [from, to, of].map((ends) => ends.filter(isUntoldByValue)))
  );
  return endsOf2(old) !== endsOf2(current);
}
function areShownAlone(origin, rules) {
  if (rules.some(({ does }) => does === "denies")) return true;
  return rules.length > 0 && factsOf(parseTerraformAddress(origin)?.type ?? "").reportedRules !== void 0;
}
function rulesWithout(rules, others) {
  const otherKeys = new Set(others.map(keyOf5));
  return rules.filter((rule) => !otherKeys.has(keyOf5(rule)));
}
function hasRulesInside(type) {
  const { firewallRules = [], reportedRules = [] } = factsOf(type);
  return [...firewallRules, ...reportedRules].some(({ block }) => block !== void 0);
}
function rulesByOrigin(revision) {
  const resourceAt = resourcesByOrigin(revision);
  return (origin) => {
    const resource = resourceAt(origin);
    if (resource === void 0) return { address: "", type: "", rules: [] };
    return { address: resource.address, type: resource.type, rules: revision.rulesOf?.(resource.address) ?? [] };
  };
}
function resourcesByOrigin({ resources: resources2 = /* @__PURE__ */ new Map() }) {
  let byOrigin;
  return (origin) => {
    byOrigin ??= new Map([...resources2.values()].map((resource) => [resource.origin, resource]));
    return byOrigin.get(origin) ?? resources2.get(origin);
  };
}
function withRules(node, rulesOf) {
  const rules = rulesOfNode(node, rulesOf);
  if (rules.length > 0) {
    const change = node.change === "none" ? "update" : node.change;
    return createNode({ ...node, change, changed: { ...node.changed, rules } });
  }
  const { parts = [] } = node.changed ?? {};
  const partsWithRules = parts.map((part) => withRulesIfAny(part, rulesOf(part.address, part.change)));
  if (partsWithRules.every((part, i) => part === parts[i])) return node;
  return createNode({ ...node, changed: { ...node.changed, parts: partsWithRules } });
}
function rulesOfNode({ address: address2, change, count, ghostOf: ghostOf2, isGone }, rulesOf) {
  if (count !== 1 || ghostOf2 !== void 0 || isGone === true) return [];
  if (change !== "none") return rulesOf(address2, change);
  const rules = rulesOf(address2, "update");
  return areShownAlone(address2, rules) ? rules : [];
}
function touchedWithRules(touched, nodes, rulesOf) {
  const shown = new Set(
    nodes.flatMap(({ address: address2, changed: { parts = [], rules } = {} }) => [
      ...rules === void 0 ? [] : [address2],
      ...parts.flatMap((part) => part.rules === void 0 ? [] : [part.address])
    ])
  );
  return touched.map(
    (touch) => shown.has(touch.address) || shown.has(touch.origin) ? touch : withRulesIfAny(touch, rulesOf(touch.origin, touch.change))
  );
}
function touchedByNames(before, after, revisions, rulesOf) {
  const namesOf6 = ({ declared }) => JSON.stringify([...declared?.blocks ?? []].map(([path, blocks]) => [path, blocks.map(({ names }) => names)]));
  return [...(after.resources ?? /* @__PURE__ */ new Map()).values()].flatMap((resource) => {
    const { address: address2, origin, type, mode } = resource;
    const { firewallRules, reportedRules } = factsOf(type);
    if (mode === "data" || (firewallRules ?? reportedRules) === void 0) return [];
    const former = before.resources?.get(revisions.stemBefore(address2) ?? "");
    if (former === void 0 || revisions.differenceOf(address2) !== void 0) return [];
    const rules = namesOf6(former) === namesOf6(resource) ? [] : rulesOf(origin, "update");
    return rules.length === 0 ? [] : [{ address: address2, origin, type, change: "update", attributes: [], rules }];
  });
}
function changedEffects(before, after, revisions) {
  const [resourceBefore, resourceAfter] = [resourcesByOrigin(before), resourcesByOrigin(after)];
  const of = (resource) => resource === void 0 ? [] : effectsOf(resource.type, resource.values);
  const without = (effects, others) => effects.filter(({ text }) => !others.some((other) => other.text === text)).filter(({ isUsual }) => isUsual !== true || others.length > 0);
  const ofOneRevision = (resource) => without(of(resource), []);
  const asChanged = (change) => ({ isUsual: _, words: __, lead: ___, ...effect2 }) => ({ change, ...effect2 });
  const ofRequests = requestEffects(before, after, (resource, words) => isKnownIn(resource)({ words }));
  return (origin, change) => {
    const resource = resourceAfter(origin);
    if (change === "create")
      return [...ofRequests(void 0, resource, change), ...ofOneRevision(resource).map(asChanged("create"))];
    if (change === "delete") {
      const removed3 = resourceBefore(origin);
      return [...ofRequests(removed3, void 0, change), ...ofOneRevision(removed3).map(asChanged("delete"))];
    }
    if (change !== "update" && change !== "replace") return [];
    if (resource === void 0) return [];
    const former = resourceBefore(revisions.stemBefore(resource.address) ?? origin);
    const requests = ofRequests(former, resource, change);
    if (revisions.differenceOf(resource.address) === void 0) return requests;
    const [old, current] = [of(former), of(resource)];
    const gone = without(old, current).filter(isKnownIn(resource));
    const { changed: changed3, rest } = withFormer(without(current, old), gone);
    return [...requests, ...changed3.map(asChanged("create")), ...rest.map(asChanged("delete"))];
  };
}
function withFormer(effects, gone) {
  const taken = /* @__PURE__ */ new Set();
  const changed3 = effects.map((effect2) => {
    const { lead, text } = effect2;
    const alike = (all) => all.filter((each2) => each2.lead === lead);
    const [former, ...others] = lead === void 0 ? [] : alike(gone);
    if (lead === void 0 || former === void 0 || others.length > 0 || alike(effects).length > 1) return effect2;
    taken.add(former);
    return { ...effect2, text: insteadOf(text, withoutEnd(former.text.slice(lead.length), text)) };
  });
  return { changed: changed3, rest: gone.filter((effect2) => !taken.has(effect2)) };
}
function withoutEnd(value, other) {
  const words = value.split(" ");
  const same = words.findIndex((_, i) => i > 0 && other.endsWith(` ${words.slice(i).join(" ")}`));
  return same === -1 ? value : words.slice(0, same).join(" ");
}
function isKnownIn({ declared, values }) {
  const lines2 = [...declared?.lines.keys() ?? []].filter(
    (path) => !isValue(values, path) || hasGap(values, path.split("."))
  );
  const blocks = [...declared?.blocks ?? []].flatMap(
    ([path, all]) => path !== "" && valuesAt(values, path.split(".")).length < all.length ? [path] : []
  );
  const unknown = [...lines2, ...blocks];
  return ({ words }) => !words.some((word) => unknown.some((path) => leadsInto(path, word) || leadsInto(word, path)));
}
function hasGap(value, path) {
  if (value === void 0 || value === null) return false;
  if (Array.isArray(value)) {
    const items = value;
    return items.some((item) => path.length === 0 && item === null || hasGap(item, path));
  }
  if (typeof value === "string") return path.length === 0 && holdsInstanceName(value);
  const [name, ...names] = path;
  if (name === void 0 || typeof value !== "object") return false;
  return hasGap(value[name], names);
}
function withEffects(node, effectsBy) {
  const { address: address2, change, count, ghostOf: ghostOf2, isGone, changed: { parts = [] } = {} } = node;
  const isOne = count === 1 && ghostOf2 === void 0;
  const isShared2 = isOne && isGone !== true && ["none", "move", "update"].includes(change);
  const isOfOneRevision = isOne && (change === "create" || change === "delete");
  const effects = isShared2 || isOfOneRevision ? effectsBy(address2, isShared2 ? "update" : change) : [];
  const partsWithEffects = parts.map((part) => {
    const ofPart = effectsBy(part.address, part.change);
    return ofPart.length === 0 ? part : { ...part, effects: ofPart };
  });
  const areSame = partsWithEffects.every((part, i) => part === parts[i]);
  if (effects.length === 0 && areSame) return node;
  return createNode({
    ...node,
    ...effects.length > 0 && isShared2 && { change: "update" },
    changed: { ...node.changed, ...effects.length > 0 && { effects }, ...!areSame && { parts: partsWithEffects } }
  });
}
function withEntriesClosed(edges, nodes, { before, after }) {
  const [openBefore, openAfter] = [portsOpen(before), portsOpen(after)];
  return edges.map((edge) => {
    const isEntry2 = edge.provenance === "implied" && isOutside(nodes.get(edge.from)?.type ?? "") && !isOfTunnel(edge);
    const portsBefore = openBefore.get(edge.to) ?? [];
    if (!isEntry2 || portsBefore.length === 0 || edge.change !== void 0 && edge.change !== "update") return edge;
    return closedEdge(edge, portsBefore, openAfter.get(edge.to) ?? []);
  });
}
function portsOpen(exposed) {
  const open = /* @__PURE__ */ new Map();
  for (const { of, ports, to } of exposed) if (ports !== void 0 && includesEveryAddress(to)) put(open, of, ports);
  return open;
}
function closedEdge(edge, portsBefore, portsAfter) {
  const labelParts = edge.label === "" ? [] : edge.label.split(", ");
  if (labelParts.length === 0) return portsAfter.length === 0 ? createEdge({ ...edge, change: "delete" }) : edge;
  const closedParts = labelParts.filter((text) => isPortOpen(text, portsBefore) && !isPortOpen(text, portsAfter));
  if (closedParts.length === 0) return edge;
  if (closedParts.length === labelParts.length) return createEdge({ ...edge, change: "delete" });
  const { change: _, before: __, ...plain } = edge;
  const label = labelParts.filter((text) => !closedParts.includes(text)).join(", ");
  return createEdge({ ...edge, label, change: "update", before: edge.before ?? [createEdge(plain)] });
}
function isPortOpen(label, open) {
  const port = Number(/(\d+)(\/tcp)?$/.exec(label)?.[1] ?? Number.NaN);
  return open.some(({ from, to }) => from <= port && port <= to);
}
function openTunnels({ before, after }, placeOf4) {
  const openBefore = groupBy(before.filter(isForTunnel), ({ of }) => of);
  const openAfter = groupBy(after.filter(admitsTunnel), ({ of }) => of);
  return (edge) => {
    if (!isOfTunnel(edge)) return false;
    const to = placeOf4(edge.to);
    const [exposedBefore, exposedAfter] = [openBefore.get(to) ?? [], openAfter.get(to) ?? []];
    return exposedBefore.length > 0 && exposedBefore.every((opening) => exposedAfter.some((wider) => hasPortsOf(wider, opening)));
  };
}
function unmarkActors(nodes, edges) {
  const isActor = ({ change, provenance, type }) => change === "delete" && provenance === "implied" && isOutside(type);
  return nodes.map((node) => {
    if (!isActor(node)) return node;
    const ownEdges = edges.filter(({ from, to }) => from === node.address || to === node.address);
    const isKept2 = ownEdges.length > 0 && ownEdges.every(({ change }) => change !== "delete");
    return isKept2 ? createNode({ ...node, change: "none", isGone: true }) : node;
  });
}
var NO_MOVES, isUntoldByValue, hasShownEffects, asChangedRules, keyOf5, withRulesIfAny, touchedWithEffects, ranges, tunnelLabel, isOfTunnel, isForTunnel, admitsTunnel, hasPortsOf;
var init_rules = __esm({
  "src/diff/rules.ts"() {
    init_address_ranges();
    init_block_effects();
    init_exposure();
    init_catalog();
    init_create();
    init_group_by();
    init_instance_name();
    init_inventory();
    init_node_types();
    init_terraform_address();
    init_exposure2();
    init_messages();
    init_request_rules2();
    init_resources();
    NO_MOVES = { originAfter: (origin) => origin, stemBefore: () => void 0 };
    isUntoldByValue = (end) => resourceOfPeer(end) !== null || isUnknownPeer(end);
    hasShownEffects = (origin, rulesOf, effectsBy) => areShownAlone(origin, rulesOf(origin, "update")) || effectsBy(origin, "update").length > 0;
    asChangedRules = (rules, change) => rules.map((rule) => ({ change, ...rule }));
    keyOf5 = ({ at: _, ...rule }) => JSON.stringify(rule);
    withRulesIfAny = (subject, rules) => rules.length === 0 ? subject : { ...subject, rules };
    touchedWithEffects = (touched, effectsBy) => touched.map((touch) => {
      const effects = effectsBy(touch.origin, touch.change);
      return effects.length === 0 ? touch : { ...touch, effects };
    });
    ({ ranges, label: tunnelLabel } = OUTSIDERS.tunnels);
    isOfTunnel = ({ label, provenance }) => provenance === "implied" && (label === tunnelLabel || label.startsWith(`${tunnelLabel} `));
    isForTunnel = ({ range, shuts }) => shuts !== true && range !== void 0 && ranges.has(range);
    admitsTunnel = ({ range, shuts, to }) => shuts !== true && (range === void 0 ? includesEveryAddress(to) : [...ranges].every((tunnelRange) => isRangeWithin(tunnelRange, [range])));
    hasPortsOf = ({ ports: widerPorts }, { ports }) => widerPorts !== void 0 && ports !== void 0 && hasPorts(widerPorts, ports);
  }
});

// elsewhere:src/catalog/attribute-roles.ts
var module46, ATTRIBUTES_WITHOUT_CALLS, CONTAINER_ATTRIBUTES, IDENTITY_ATTRIBUTES, INSTRUCTION_ATTRIBUTES, MEMBERSHIP_ATTRIBUTES, OWNER_ATTRIBUTES, PART_ATTRIBUTES, PROGRAM_ATTRIBUTES, RECORDS_OF_ADDRESSES, SELF_ADDRESSES, STATED_IDENTITIES, SUPPORTING_ATTRIBUTES, addressInModule, allowsIn, endsInOwner, grantsInModule, holdsIdentities, isAddressForOthers, isCopiedProperty, isForCalls, isLeftOut, isOfOrigins, isPrivateEndpointPath, isProgramSetting, isProperty, isSelfReference, namesOwner, namesParent, namesResource, subjectOf3, wordOfModule;
var init_attribute_roles = __esm({
  "elsewhere:src/catalog/attribute-roles.ts"() {
    module46 = require("./picture.js").modules["src/catalog/attribute-roles.ts"]();
    ATTRIBUTES_WITHOUT_CALLS = module46.ATTRIBUTES_WITHOUT_CALLS;
    CONTAINER_ATTRIBUTES = module46.CONTAINER_ATTRIBUTES;
    IDENTITY_ATTRIBUTES = module46.IDENTITY_ATTRIBUTES;
    INSTRUCTION_ATTRIBUTES = module46.INSTRUCTION_ATTRIBUTES;
    MEMBERSHIP_ATTRIBUTES = module46.MEMBERSHIP_ATTRIBUTES;
    OWNER_ATTRIBUTES = module46.OWNER_ATTRIBUTES;
    PART_ATTRIBUTES = module46.PART_ATTRIBUTES;
    PROGRAM_ATTRIBUTES = module46.PROGRAM_ATTRIBUTES;
    RECORDS_OF_ADDRESSES = module46.RECORDS_OF_ADDRESSES;
    SELF_ADDRESSES = module46.SELF_ADDRESSES;
    STATED_IDENTITIES = module46.STATED_IDENTITIES;
    SUPPORTING_ATTRIBUTES = module46.SUPPORTING_ATTRIBUTES;
    addressInModule = module46.addressInModule;
    allowsIn = module46.allowsIn;
    endsInOwner = module46.endsInOwner;
    grantsInModule = module46.grantsInModule;
    holdsIdentities = module46.holdsIdentities;
    isAddressForOthers = module46.isAddressForOthers;
    isCopiedProperty = module46.isCopiedProperty;
    isForCalls = module46.isForCalls;
    isLeftOut = module46.isLeftOut;
    isOfOrigins = module46.isOfOrigins;
    isPrivateEndpointPath = module46.isPrivateEndpointPath;
    isProgramSetting = module46.isProgramSetting;
    isProperty = module46.isProperty;
    isSelfReference = module46.isSelfReference;
    namesOwner = module46.namesOwner;
    namesParent = module46.namesParent;
    namesResource = module46.namesResource;
    subjectOf3 = module46.subjectOf;
    wordOfModule = module46.wordOfModule;
  }
});

// src/diff/touched.ts
function touchedResources(revisions, nodes, placeOf4, isOneState) {
  const shown = shownByAddress(nodes);
  const updated = [...revisions.differences.values()].flatMap(
    (difference2) => touchedBy(difference2, revisions, shownOf2(difference2.after, revisions, shown), isOneState)
  );
  return [...updated, ...unshownResources(revisions, nodes, placeOf4)].sort((a, b) => byAddress(a.address, b.address));
}
function shownByAddress(nodes) {
  const shown = /* @__PURE__ */ new Map();
  for (const node of nodes) {
    if (node.ghostOf !== void 0) continue;
    const {
      values = [],
      blocks = [],
      instances = {},
      parts = [],
      mayBeForcedBy: mayBeForcedBy2 = [],
      effects = []
    } = node.changed ?? {};
    const isReplaced3 = node.change === "replace" || (instances.replace ?? 0) > 0;
    for (const stem of stemsOf(node))
      shown.set(stem, { values, blocks, isReplaced: isReplaced3, mayBeForcedBy: mayBeForcedBy2, hasEffects: effects.length > 0 });
    for (const part of parts) shown.set(part.address, shownOfPart(part));
  }
  return shown;
}
function shownOf2(address2, revisions, shown) {
  return shown.get(address2) ?? shown.get(revisions.after.originOf(address2)) ?? NOTHING_SHOWN;
}
function touchedBy({ after: address2, attributes, forcedBy: forcedBy3, mayBeForcedBy: mayBeForcedBy2, details: details2 }, revisions, shown, isOneState) {
  const type = typeOf(address2);
  const origin = revisions.after.originOf(address2);
  const entry = revisions.after.entryOf(address2);
  const isShownValue2 = (path) => shown.values.some(
    ({ name }) => pathsOfAttribute(name).some((steps) => `${steps.join(".")}.`.startsWith(`${path}.`))
  );
  const isInEffects = (path) => shown.hasEffects && isEffectAttribute(type, path) && ![...forcedBy3, ...mayBeForcedBy2].includes(path);
  const isShown = (path) => isShownValue2(path) || isInShownBlock(path, shown.blocks, details2.blocks) || isInEffects(path);
  const isFirewallLabel = (path) => factsOf(type).labels?.some((label) => leadsInto(path, label)) === true;
  const isNotable = (path) => forcedBy3.includes(path) || isFirewallLabel(path) || !isNote(type, path);
  const isEnvironmentName = (path) => !isOneState && !isArchitecture(path);
  const names = [.../* @__PURE__ */ new Set([...attributes.map((attribute2) => attribute2.shown), ...forcedBy3])].filter((path) => !isShown(path) && isNotable(path) && !isEnvironmentName(path)).filter((path) => !(shown.isReplaced && forcedBy3.includes(path)) && !shown.mayBeForcedBy.includes(path)).sort(byText);
  if (names.length === 0) return [];
  const [forced, possible] = [forcedBy3, mayBeForcedBy2].map((paths) => names.filter((name) => paths.includes(name)));
  return [
    {
      ...{ address: address2, origin, type, change: "update", attributes: names },
      ...intoOf(entry),
      ...forced.length > 0 && { forcedBy: forced },
      ...possible.length > 0 && !shown.isReplaced && { mayBeForcedBy: possible },
      ...detailsAt(names, details2)
    }
  ];
}
function detailsAt(names, { values, blocks }) {
  const isListed = ({ path }) => names.some((name) => leadsInto(path, name));
  const isInOrAroundListed = (block) => isListed(block) || names.some((name) => leadsInto(name, block.path));
  const [shown, changed3] = [values.filter(isListed), blocks.filter(isInOrAroundListed)];
  return { ...shown.length > 0 && { values: shown }, ...changed3.length > 0 && { blocks: changed3 } };
}
function unshownResources(revisions, nodes, placeOf4) {
  const nodesByAddress = new Map(nodes.map((node) => [node.address, node]));
  const isSilentGrant = (address2, origin, nodeAddress) => {
    const { change = "none", changed: { parts = [] } = {} } = nodesByAddress.get(nodeAddress) ?? {};
    return isGrantOnly(typeOf(address2)) && REMAINING_CHANGES.has(change) && !parts.some((part) => part.address === origin);
  };
  const isUnshown = ({ address: address2, bucket, origin, node }, addressInUnion) => {
    if (/(^|\.)data\./.test(origin)) return false;
    if (bucket === "folded") return node !== void 0 && isSilentGrant(address2, origin, addressInUnion(node));
    return bucket === "hidden";
  };
  const identity = (address2) => address2;
  const touched = ({ address: address2, origin }, change) => ({
    ...{ address: address2, origin, type: typeOf(address2), change, attributes: [] }
  });
  return [
    ...revisions.after.entries.filter((entry) => isUnshown(entry, identity) && revisions.stemBefore(entry.address) === void 0).map((entry) => touched(entry, "create")),
    ...revisions.before.entries.filter((entry) => isUnshown(entry, placeOf4) && !revisions.isInAfter(entry.address)).map((entry) => touched(entry, "delete"))
  ];
}
function resourceFacts(revisions, [before, after], replacements) {
  const only = (revision, { entryOf: entryOf2 }, isShared2) => {
    const references = groupBy(revision.references ?? [], ({ from }) => from);
    return [...(revision.resources ?? /* @__PURE__ */ new Map()).values()].flatMap((resource) => {
      if (resource.mode !== "managed" || isShared2(resource.address)) return [];
      const entry = entryOf2(resource.address);
      const joined3 = joinedFacts(resource, entry, references.get(resource.address) ?? [], revision);
      const facts = [...joined3, ...factsAbout(resource, replacements)].slice(0, FACTS_MAX);
      return facts.length === 0 ? [] : [[resource.address, facts]];
    });
  };
  return new Map([
    ...only(before, revisions.before, revisions.isInAfter),
    ...only(after, revisions.after, (address2) => revisions.stemBefore(address2) !== void 0)
  ]);
}
function joinedFacts({ type }, entry, references, { resources: resources2, values }) {
  if (entry === void 0 || entry.bucket === "drawn" || isGrantOnly(type) || isAttachment(type)) return [];
  const targets = references.flatMap(({ path = "", to, via }) => {
    const target = resources2?.get(to);
    const isTold = to === entry.into || to === entry.node || !namesResource(path);
    if (target === void 0 || via !== "configuration" || isTold || isContainerType(target.type)) return [];
    const name = cloudNameOf(target.type, values.get(to) ?? {}) ?? target.name;
    return [[path, `${nounOf(target.type, productOf(target.type, {}).title).one} ${name}`.trimEnd()]];
  });
  return [...groupBy(targets, ([path]) => path)].map(([name, ends]) => ({ name, value: listedUpTo([...new Set(ends.map(([, end]) => end))], ENDS_NAMED_MAX) })).slice(0, JOINED_MAX);
}
function factsAbout({ type, values, declared }, replacements) {
  const names = new Set(namePathsOf(type).map((path) => path.join(".")));
  const stated = declared === void 0 ? void 0 : [...declared.lines.keys()];
  const isStated2 = (path) => stated === void 0 || stated.some((line2) => leadsInto(path, line2) || leadsInto(line2, path));
  const isDefault = (path, text) => {
    const unset = replacements?.unsetOf(type, path);
    return unset?.is === "default" && (unset.value ?? "false") === text;
  };
  return informativeValues(
    type,
    values,
    (path, text) => !names.has(path) && !holdsInstanceName(text) && isStated2(path) && !isDefault(path, text)
  ).map(({ path, text }) => ({ name: path, value: text }));
}
var NOTHING_SHOWN, shownOfPart, isInShownBlock, intoOf, REMAINING_CHANGES, ENDS_NAMED_MAX, JOINED_MAX;
var init_touched = __esm({
  "src/diff/touched.ts"() {
    init_access();
    init_attribute_roles();
    init_attributes();
    init_block_effects();
    init_harmless_values();
    init_catalog();
    init_nouns();
    init_products();
    init_address();
    init_group_by();
    init_instance_name();
    init_inventory();
    init_node_types();
    init_order();
    init_english();
    init_limits2();
    init_revision_index();
    NOTHING_SHOWN = { values: [], blocks: [], isReplaced: false, mayBeForcedBy: [], hasEffects: false };
    shownOfPart = ({ change, values = [], effects = [] }) => ({
      ...NOTHING_SHOWN,
      ...{ values, isReplaced: change === "replace", hasEffects: effects.length > 0 }
    });
    isInShownBlock = (path, shown, changed3) => shown.some((block) => {
      const changedBlock = changed3.find((other) => other.path === block.path);
      const areAllShown = changedBlock?.removed.length === block.removed.length && changedBlock.added.length === block.added.length;
      return leadsInto(path, block.path) && areAllShown;
    });
    intoOf = (entry) => ({
      ...entry?.into !== void 0 && { into: entry.into },
      ...entry?.node !== void 0 && { node: entry.node }
    });
    REMAINING_CHANGES = /* @__PURE__ */ new Set([
      "none",
      "update",
      "move",
      "replace"
    ]);
    ENDS_NAMED_MAX = 3;
    JOINED_MAX = 2;
  }
});

// elsewhere:src/catalog/knowledge.ts
var module47, KNOWLEDGE;
var init_knowledge = __esm({
  "elsewhere:src/catalog/knowledge.ts"() {
    module47 = require("./picture.js").modules["src/catalog/knowledge.ts"]();
    KNOWLEDGE = module47.KNOWLEDGE;
  }
});

// src/graph/unchanged-host.ts
function isUnchangedHost({ change, changed: changed3 = {} }, own) {
  const { folded, exposure = [], rights = [], parts = [], values = [], ...others } = changed3;
  const isOwn = ({ by }) => own.includes(by);
  const isOfPart = (value) => parts.some((part) => part.values?.some((other) => isSameChange(other, value)));
  return change === "update" && (folded !== void 0 || exposure.length + rights.length > 0) && ![...exposure, ...rights].some(isOwn) && Object.keys(others).length === 0 && values.every(isOfPart);
}
var stemsIn;
var init_unchanged_host = __esm({
  "src/graph/unchanged-host.ts"() {
    init_address();
    init_changes();
    stemsIn = ({ address: address2, instances }) => (instances ?? [address2]).map(originalOf);
  }
});

// elsewhere:src/graph/merge-changes.ts
var module48, markOf2, mergeChanges, sumCounts, sumOf2, withoutDrift;
var init_merge_changes = __esm({
  "elsewhere:src/graph/merge-changes.ts"() {
    module48 = require("./picture.js").modules["src/graph/merge-changes.ts"]();
    markOf2 = module48.markOf;
    mergeChanges = module48.mergeChanges;
    sumCounts = module48.sumCounts;
    sumOf2 = module48.sumOf;
    withoutDrift = module48.withoutDrift;
  }
});

// src/diff/shared-rights.ts
function sharedIdentities(nodes) {
  const alike = groupBy(
    [...nodes.values()].filter(changesInRightsOnly),
    ({ changed: changed3 }) => JSON.stringify(changed3?.rights)
  );
  return [...alike.values()].flatMap((users) => {
    const { rights = [] } = users[0].changed ?? {};
    const [address2, ...others] = new Set(rights.map(({ principal }) => principal.address));
    if (address2 === void 0 || others.length > 0 || nodes.has(address2)) return [];
    if (new Set(users.map((node) => originalOf(node.address))).size < RIGHTS_ALIKE_MIN) return [];
    const parts = users.flatMap(({ changed: changed3 }) => changed3?.parts ?? []);
    const folded = sumCounts(users.map(({ changed: changed3 }) => changed3?.folded));
    return [{ address: address2, users, changed: { rights, ...parts.length > 0 && { folded, parts } } }];
  });
}
function changesInRightsOnly({ change, changed: changed3 = {} }) {
  const { rights = [], folded: _, parts = [], ...others } = changed3;
  const isGrant2 = ({ address: address2 }) => isGrantOnly(parseTerraformAddress(address2)?.type ?? "");
  return change === "update" && rights.length > 0 && Object.keys(others).length === 0 && parts.every(isGrant2);
}
var init_shared_rights = __esm({
  "src/diff/shared-rights.ts"() {
    init_access();
    init_address();
    init_group_by();
    init_merge_changes();
    init_terraform_address();
    init_limits2();
  }
});

// src/diff/focus.ts
function focus(union, hops, knowledge = KNOWLEDGE) {
  const included = withBoxes(nodesNearChanges(union, hops), union);
  const omitted = [...union.nodes.values()].filter(({ address: address2 }) => !included.has(address2));
  const stubs = stubsOf(omitted, included, union, knowledge);
  const { nodes, edges, ...head } = union;
  const total = union.total ?? countResources([...nodes.values()].filter(({ ghostOf: ghostOf2 }) => ghostOf2 === void 0));
  const parts = {
    ...head,
    total,
    nodes: [...[...nodes.values()].filter(({ address: address2 }) => included.has(address2)), ...stubs],
    edges: edges.filter(({ from, to }) => included.has(from) && included.has(to))
  };
  return Object.freeze({ ...head, ...createGraph(parts) });
}
function nodesNearChanges({ nodes, edges }, hops) {
  const neighbours = /* @__PURE__ */ new Map();
  const ends = /* @__PURE__ */ new Set();
  const reached = /* @__PURE__ */ new Set();
  for (const { address: address2, change, changed: changed3 } of nodes.values()) {
    if (change !== "none" || changed3 !== void 0) reached.add(address2);
  }
  const marked2 = new Set(reached);
  for (const { from, to, change } of edges) {
    put(neighbours, from, to);
    put(neighbours, to, from);
    if (change === void 0) continue;
    const isOwn = !marked2.has(from) && !marked2.has(to);
    for (const end of [from, to]) (isOwn ? reached : ends).add(end);
  }
  let frontier = [...reached];
  for (let hop = 0; hop < hops && frontier.length > 0; hop++) {
    const next = new Set(
      frontier.flatMap((address2) => neighbours.get(address2) ?? []).filter((end) => !reached.has(end))
    );
    for (const address2 of next) reached.add(address2);
    frontier = [...next];
  }
  return /* @__PURE__ */ new Set([...reached, ...ends]);
}
function withBoxes(reached, { nodes }) {
  const included = new Set(reached);
  for (const address2 of included) {
    const parent = nodes.get(address2)?.parent ?? null;
    if (parent !== null) included.add(parent);
  }
  return included;
}
function remainingContainers({ nodes }, remaining2) {
  const containerByParent = /* @__PURE__ */ new Map([[null, null]]);
  for (const address2 of remaining2) containerByParent.set(address2, address2);
  return ({ parent }) => {
    const path = [];
    let container = parent;
    for (; container !== null && !containerByParent.has(container); container = nodes.get(container).parent)
      path.push(container);
    const innermost = containerByParent.get(container);
    for (const address2 of path) containerByParent.set(address2, innermost);
    return innermost;
  };
}
function stubsOf(omitted, included, union, knowledge) {
  const { nodes } = union;
  const containerOf = remainingContainers(union, included);
  const mainCloud = mostUsedCloud(omitted.map(({ type }) => type));
  const clouds = new Set([...included].map((address2) => knowledge.cloudOf(nodes.get(address2)?.type ?? "")));
  const stubTypeOf = (node) => {
    const own = knowledge.cloudOf(node.type);
    const cloud = own === "other" ? mainCloud : own;
    return knowledge.contentsTypeOf(containerOf(node) !== null || clouds.has(cloud) ? cloud : "other");
  };
  const hostOf = ({ runsIn, parent }) => runsIn !== void 0 && included.has(runsIn) && nodes.get(runsIn)?.parent === parent ? runsIn : void 0;
  const groups = groupBy(omitted, (node) => hostOf(node) ?? containerOf(node) ?? ` ${stubTypeOf(node)}`);
  let n = 0;
  return [...groups.values()].map((members) => {
    const [first] = members;
    const type = stubTypeOf(first);
    const count = members.reduce((sum, node) => sum + node.count, 0);
    const host = hostOf(first);
    let address2 = `${type}.${STUB_NAME}[${n++}]`;
    while (nodes.has(address2)) address2 = `${type}.${STUB_NAME}[${n++}]`;
    return createNode({
      address: address2,
      type,
      count,
      labelOverride: unchanged2(count),
      parent: containerOf(first),
      ...host !== void 0 && { runsIn: host }
    });
  });
}
function withoutBare(graph) {
  const inside2 = /* @__PURE__ */ new Map();
  for (const { parent } of graph.nodes.values()) if (parent !== null) inside2.set(parent, (inside2.get(parent) ?? 0) + 1);
  const remaining2 = new Map(graph.nodes);
  const waiting2 = [...graph.nodes.values()].filter(isPlace);
  for (let node = waiting2.pop(); node !== void 0; node = waiting2.pop()) {
    if ((inside2.get(node.address) ?? 0) > 0 || !remaining2.delete(node.address) || node.parent === null) continue;
    inside2.set(node.parent, (inside2.get(node.parent) ?? 0) - 1);
    const container = remaining2.get(node.parent);
    if (container !== void 0 && isPlace(container)) waiting2.push(container);
  }
  if (remaining2.size === graph.nodes.size) return graph;
  return {
    ...graph,
    nodes: remaining2,
    edges: graph.edges.filter(({ from, to }) => remaining2.has(from) && remaining2.has(to))
  };
}
function mergeUnchanged(graph, least = 2) {
  const edgesOf2 = edgesByNode(graph);
  const hosts = new Set([...graph.nodes.values()].flatMap(({ runsIn }) => runsIn ?? []));
  const isPlain = (node) => !isContainerType(node.type) && !isOutside(node.type) && !hosts.has(node.address) && node.change === "none" && [node.changed, node.ghostOf, node.steps, node.isGone].every((mark) => mark === void 0) && (edgesOf2.get(node.address) ?? []).every(({ change, steps }) => change === void 0 && steps === void 0);
  const groups = groupBy(
    [...graph.nodes.values()].filter(isPlain),
    (node) => JSON.stringify([
      ...[node.type, node.parent, node.runsIn ?? "", node.lookedUp, node.provenance],
      (edgesOf2.get(node.address) ?? []).map((edge) => signatureOf(edge, node.address)).sort(byText)
    ])
  );
  const usedAddresses = new Set(graph.nodes.keys());
  const mergedInto = /* @__PURE__ */ new Map();
  const merged3 = [...groups.values()].flatMap((members) => {
    if (members.length < least) return [];
    const node = mergedNode(members, usedAddresses);
    usedAddresses.add(node.address);
    for (const { address: address2 } of members) mergedInto.set(address2, node.address);
    return [node];
  });
  if (merged3.length === 0) return graph;
  const end = (address2) => mergedInto.get(address2) ?? address2;
  const once = new Map(graph.edges.map((edge) => [`${end(edge.from)}
${end(edge.to)}`, edge]));
  const parts = {
    ...headOf(graph),
    nodes: [...[...graph.nodes.values()].filter(({ address: address2 }) => !mergedInto.has(address2)), ...merged3],
    edges: [...once.values()].map((edge) => createEdge({ ...edge, from: end(edge.from), to: end(edge.to) }))
  };
  const { nodes: _, edges: __, ...head } = graph;
  return Object.freeze({ ...head, ...createGraph(parts) });
}
function edgesByNode({ edges }) {
  const edgesOf2 = /* @__PURE__ */ new Map();
  for (const edge of edges) for (const end of /* @__PURE__ */ new Set([edge.from, edge.to])) put(edgesOf2, end, edge);
  return edgesOf2;
}
function signatureOf({ from, to, ...edge }, address2) {
  const isLoop = from === to;
  return JSON.stringify([from === address2 && !isLoop ? "" : from, to === address2 && !isLoop ? "" : to, edge]);
}
function mergedNode(members, usedAddresses) {
  const [first] = members;
  const count = members.reduce((sum, node) => sum + node.count, 0);
  const shared = Object.entries(first.attributes).filter(
    ([name, value]) => members.every(({ attributes }) => Object.hasOwn(attributes, name) && attributes[name] === value)
  );
  const { type, parent, runsIn, lookedUp, provenance } = first;
  const common = {
    ...{
      type,
      parent,
      lookedUp,
      provenance,
      count,
      labelOverride: unchanged2(count),
      attributes: Object.fromEntries(shared)
    },
    ...runsIn !== void 0 && { runsIn }
  };
  let n = 0;
  while (usedAddresses.has(`${type}.${STUB_NAME}[${n}]`)) n++;
  return createNode({ ...common, address: `${type}.${STUB_NAME}[${n}]` });
}
function withMentioned(union, touched, parts = []) {
  const nodes = new Map([...union.nodes].map(([address2, node]) => [address2, asDrawn(node, union)]));
  const identities = withIdentities(nodes, union);
  for (const part of parts) addPart(part, nodes);
  for (const [address2, texts] of touchedTexts(union, touched)) {
    const node = nodes.get(address2);
    if (node?.change === "none" && node.changed === void 0)
      nodes.set(address2, { ...node, changed: { touched: listedUpTo(texts, TOUCHED_TEXTS_MAX) } });
  }
  const edges = [...identities, ...attachments(nodes, union)];
  if (union.changes?.plan === void 0) {
    for (const [address2, node] of nodes)
      if (staysAsItIs(node, touched)) nodes.set(address2, { ...node, change: "none" });
  }
  const isSame2 = edges.length === 0 && nodes.size === union.nodes.size;
  if (isSame2 && [...nodes].every(([address2, node]) => node === union.nodes.get(address2))) return union;
  const { nodes: _, edges: __, ...head } = union;
  return Object.freeze({
    ...head,
    ...createGraph({ ...headOf(union), nodes: nodes.values(), edges: [...union.edges, ...edges] })
  });
}
function touchedTexts({ nodes, undrawn }, touched) {
  const texts = /* @__PURE__ */ new Map();
  for (const [address2, text] of touched) {
    const node = nodes.has(address2) ? address2 : undrawn?.get(address2)?.at;
    if (node !== void 0 && text !== "" && texts.get(node)?.includes(text) !== true) put(texts, node, text);
  }
  return texts;
}
function addPart({ part, nodes: candidates }, nodes) {
  const copiesByAddress = groupBy([...nodes.values()], ({ address: address2 }) => originalOf(address2));
  const host = candidates.map(originalOf).find((address2) => copiesByAddress.has(address2));
  const own = toGraphAddress(part.address, "short");
  for (const node of copiesByAddress.get(host ?? "") ?? []) {
    if (own !== null && node.change === part.change && stemsIn(node).includes(own)) continue;
    const { folded, parts = [], touched: _, ...others } = node.changed ?? {};
    const changed3 = { ...others, folded: addCount(folded, part.change), parts: [...parts, part] };
    nodes.set(node.address, createNode({ ...node, change: node.change === "none" ? "update" : node.change, changed: changed3 }));
  }
}
function asDrawn(node, { nodes, undrawn }) {
  const [box = null] = (node.before ?? []).map(({ parent: parent2 }) => parent2);
  const isMember = box !== null && box !== node.parent && nodes.get(box)?.isGone === true && undrawn?.get(box)?.at === node.address;
  const parent = isMember ? { parent: box } : {};
  const change = isReplacedTwin(node) ? { change: "replace" } : {};
  return isMember || isReplacedTwin(node) ? createNode({ ...node, ...parent, ...change }) : node;
}
function withIdentities(nodes, union) {
  const { exposure = [], rights = [], cloudNames, undrawn } = union;
  const details2 = /* @__PURE__ */ new Map();
  for (const { address: address2, type: _, ...change } of exposure)
    details2.set(address2, { exposure: [...details2.get(address2)?.exposure ?? [], change] });
  const add = (address2, change) => {
    const known = details2.get(address2);
    details2.set(address2, { ...known, rights: [...known?.rights ?? [], change] });
  };
  for (const { address: address2, ...change } of rights) add(address2, change);
  for (const node of [...nodes.values()]) {
    const moved = rightsOfOthers(node);
    if (moved.length === 0) continue;
    for (const change of moved) add((change.isTrust ? change.target : change.principal).address, change);
    nodes.set(node.address, withoutRights(node, moved));
  }
  const shared = sharedIdentities(nodes);
  for (const { address: address2, changed: changed3, users } of shared) {
    details2.set(address2, { ...details2.get(address2), ...changed3 });
    for (const { changed: _, ...user } of users) nodes.set(user.address, createNode({ ...user, change: "none" }));
  }
  const added = [...details2].filter(([address2]) => !nodes.has(address2));
  const changeOf3 = changesWithoutIcon(union);
  for (const [address2, changed3] of added) {
    const name = cloudNames?.get(address2);
    const change = changeOf3.get(address2) ?? "update";
    const lookedUp = undrawn?.get(address2)?.isRead === true;
    nodes.set(
      address2,
      createNode({ address: address2, change, changed: changed3, lookedUp, ...name !== void 0 && { labelOverride: name } })
    );
  }
  const uses = added.flatMap(
    ([from, { rights: changes = [] }]) => (undrawn?.get(from)?.uses ?? []).slice(0, USES_DRAWN_MAX).map((to) => {
      const change = changeOfUse(nodes.get(from)?.change, changes, nodes.get(to));
      return createEdge({ from, to, ...change !== void 0 && { change } });
    })
  );
  return [...uses, ...shared.flatMap(edgesOfUsers)];
}
function changesWithoutIcon({ nodes, touched = [] }) {
  const parts = [...nodes.values()].flatMap(({ changed: changed3 }) => changed3?.parts ?? []);
  const all = [
    ...parts.map(({ address: address2, change }) => [toGraphAddress(address2, "short") ?? address2, change]),
    ...touched.map(({ address: address2, change }) => [address2, change])
  ];
  return new Map(
    all.flatMap(
      ([address2, change]) => change === "create" || change === "delete" ? [[address2, change]] : []
    )
  );
}
function changeOfUse(change, rights, target) {
  if (change === "create") return "create";
  const own = target === void 0 ? [] : stemsIn(target);
  const onTarget = rights.filter(({ target: { address: address2 }, isTrust }) => isTrust !== true && own.includes(address2 ?? ""));
  return onTarget.length === 0 ? void 0 : "update";
}
function rightsOfOthers({ address: address2, type, instances = [address2], change, changed: changed3 }) {
  if (change !== "update" || factsOf(type).supporting !== true) return [];
  return (changed3?.rights ?? []).filter(({ isTrust, isWithNew, principal, target }) => {
    const subject = (isTrust === true ? target : principal).address;
    return isWithNew !== true && subject !== void 0 && !instances.includes(subject);
  });
}
function withoutRights(node, moved) {
  const { rights = [], ...others } = node.changed ?? {};
  const remaining2 = rights.filter((change) => !moved.includes(change));
  const changed3 = { ...others, ...remaining2.length > 0 && { rights: remaining2 } };
  if (Object.keys(changed3).length > 0) return createNode({ ...node, changed: changed3 });
  const { changed: _, ...plain } = node;
  return createNode({ ...plain, change: "none" });
}
function attachments(nodes, { edges, undrawn }) {
  const nodeOf = ({ address: address2 }) => {
    const joined4 = toGraphAddress(address2, "short") ?? "";
    return nodes.has(joined4) ? joined4 : undrawn?.get(joined4)?.was ?? "";
  };
  const key = (one, other) => [one, other].sort(byText).join("\n");
  const joined3 = new Set(edges.map(({ from, to }) => key(from, to)));
  const added = [];
  for (const node of nodes.values()) {
    for (const { change, joins } of node.changed?.parts ?? []) {
      if (joins === void 0 || node.change !== "update" || change !== "create" && change !== "delete") continue;
      const [from, to] = [nodeOf(joins), joins.to === void 0 ? node.address : nodeOf(joins.to)];
      const start = nodes.get(from);
      if (start === void 0 || isContainerType(start.type) || !nodes.has(to) || joined3.has(key(from, to))) continue;
      joined3.add(key(from, to));
      added.push(createEdge({ from, to, thin: true, change }));
    }
  }
  return added;
}
var isPlace, staysAsItIs, isReplacedTwin, edgesOfUsers;
var init_focus = __esm({
  "src/diff/focus.ts"() {
    init_cloud();
    init_exposure();
    init_catalog();
    init_knowledge();
    init_address();
    init_changes();
    init_counts();
    init_create();
    init_group_by();
    init_node_types();
    init_order();
    init_terraform_address();
    init_unchanged_host();
    init_english();
    init_limits2();
    init_messages();
    init_shared_rights();
    isPlace = ({ type, provenance, change }) => isContainerType(type) && provenance === "implied" && (change === "create" || change === "delete");
    staysAsItIs = (node, touched) => !isOpened(node) && !touched.has(originalOf(node.address)) && isUnchangedHost(node, stemsIn(node));
    isReplacedTwin = ({ type, change, changed: { folded, parts = [], ...own } = {} }) => change === "update" && folded?.replace === parts.length && Object.keys(own).length === 0 && parts.every((part) => part.change === "replace" && parseTerraformAddress(part.address)?.type === type);
    edgesOfUsers = ({ address: to, users }) => users.length > USERS_DRAWN_MAX ? [] : users.map(({ address: from }) => createEdge({ from, to, thin: true }));
  }
});

// src/diff/index.ts
var diff_exports = {};
__export(diff_exports, {
  compare: () => compare,
  focus: () => focus,
  mergeUnchanged: () => mergeUnchanged,
  withMentioned: () => withMentioned,
  withoutBare: () => withoutBare
});
function compare(before, after, statements = NO_STATEMENTS, replacements = null) {
  const revisions = indexRevisions(before, after, statements, replacements);
  const divided2 = withInstancesApart(before, after, revisions);
  const isDivided = divided2.before !== before || divided2.after !== after;
  const compared = isDivided ? withRevisions(revisions, divided2) : revisions;
  const graph = compareDivided(divided2.before, divided2.after, compared, replacements);
  return withNewRoles(graph, divided2.after.references ?? [], compared);
}
function compareDivided(before, after, revisions, replacements) {
  const matches2 = match(revisions);
  const united = unite(revisions, matches2);
  const recreated = recreatedResources(revisions, before.resources, after.resources);
  const rightsSides = rightsOn(before, after, revisions, united, recreated);
  const rightsChanged = rightsChanges(rightsSides);
  const mayChangeRights = rightsTest(before, after, rightsChanged);
  const rulesOf = changedRules(before, after, revisions);
  const routes = compareRoutes(before, after, revisions);
  const blockEffectsBy = changedEffects(before, after, revisions);
  const effectsBy = (origin, change) => [
    ...blockEffectsBy(origin, change),
    ...routes.effectsBy(origin, change)
  ];
  const hasRuleChanges = (origin) => hasShownEffects(origin, rulesOf, effectsBy);
  const partsOf9 = marksOfCopies(foldedChanges(revisions, united, mayChangeRights, hasRuleChanges));
  const [valuesBefore, valuesAfter] = [valuesByOrigin(revisions.before), valuesByOrigin(revisions.after)];
  const inside2 = [...united.nodes.values()].map((node) => withFolded(node, partsOf9(node))).map((node) => withPartValues(node, valuesBefore, valuesAfter)).map((node) => withRules(node, rulesOf)).map((node) => withEffects(node, effectsBy));
  const sides = exposedOn(before, after, revisions, united, recreated);
  const opened2 = withExposure(routes.withTraffic(inside2), sides);
  const { nodes, elsewhere: rights } = withRights(
    opened2.nodes,
    rightsChanged,
    (address2) => revisions.after.entryOf(stemOf(address2))?.node ?? address2
  );
  const edges = comparedEdges(before, after, { revisions, matches: matches2, united, sides });
  const drawn = unmarkActors(nodes, edges);
  const { nodes: _, edges: __, changes: ___, ...head } = after.graph;
  const isReplacedAnyway = (old, now) => replacements !== null && isRenamedByReplacement({ old: stemOf(old), now: stemOf(now) }, before, after, replacements);
  const union = createGraph({ ...head, nodes: withHints(drawn, edges, isReplacedAnyway), edges });
  const quiet = touchedResources(revisions, nodes, united.placeOf, replacements !== null);
  const renamed2 = replacements === null ? [] : touchedByNames(before, after, revisions, rulesOf);
  const touched = touchedWithEffects([...touchedWithRules(quiet, nodes, rulesOf), ...renamed2], effectsBy);
  const mentioned = [
    ...opened2.elsewhere.map(({ address: address2 }) => address2),
    ...touched.flatMap(subjectsOf),
    ...rightsChanged.flatMap(endsOf)
  ];
  const undrawn = undrawnOf([...mentioned, ...undrawnIn(union)], union, revisions, rightsSides.after, after);
  const names = new Map([...namesOf3(mentioned, union, revisions), ...namesOfLost(nodes, revisions)]);
  return Object.freeze({
    ...head,
    ...union,
    ...opened2.elsewhere.length > 0 && { exposure: opened2.elsewhere },
    ...rights.length > 0 && { rights },
    ...touched.length > 0 && { touched },
    ...undrawn.size > 0 && { undrawn },
    ...names.size > 0 && { cloudNames: names },
    facts: resourceFacts(revisions, [before, after], replacements)
  });
}
function comparedEdges(before, after, compared) {
  const { revisions, matches: matches2, united, sides } = compared;
  const isOpen = anyOf2(
    openEdges(before, after, revisions),
    openTunnels(sides, united.placeOf),
    namesStillResolved(after, united)
  );
  const edges = uniteEdges(revisions, matches2, united, isOpen, edgesOfOldGrants(after, revisions));
  return withEntriesClosed(edges, united.nodes, sides);
}
function undrawnOf(addresses, { nodes }, { after, stemAfter, stemBefore }, rights, { resources: resources2 }) {
  const nodeOf = (address2) => {
    const node = after.entryOf(stemAfter(stemOf(address2)))?.node ?? address2;
    return nodes.has(node) ? node : void 0;
  };
  const wanted = new Set(addresses.filter((address2) => !after.graph.nodes.has(address2)));
  const allowed = rights.filter(({ kind, principal }) => kind === "allow" && wanted.has(principal.address ?? ""));
  const byPrincipal = groupBy(allowed, ({ principal }) => principal.address);
  return new Map(
    [...wanted].sort(byAddress).flatMap((address2) => {
      const at = nodeOf(address2);
      const was = stemBefore(stemOf(address2));
      const targets = (byPrincipal.get(address2) ?? []).flatMap(({ target, nodes: ends, isAtTarget }) => [
        ...target.address === void 0 ? [] : [nodeOf(target.address) ?? ""],
        ...isAtTarget === true ? ends : []
      ]);
      const uses = [...new Set(targets)].filter((end) => nodes.has(end) && end !== at).sort(byAddress);
      const found = {
        ...at !== void 0 && { at },
        ...was !== void 0 && nodes.get(was)?.isGone === true && { was },
        ...uses.length > 0 && { uses },
        ...resources2?.get(address2)?.mode === "data" && { isRead: true }
      };
      return Object.keys(found).length === 0 ? [] : [[address2, found]];
    })
  );
}
function rightsTest(before, after, changes) {
  if (before.rights === void 0 || after.rights === void 0) return () => true;
  const changed3 = new Set(changes.flatMap((change) => change.isWithNew === true ? [] : change.nodes));
  return (node) => changed3.has(node);
}
function namesOfLost(nodes, revisions) {
  const lost = nodes.filter(({ change, type }) => LOSSES.has(change) && factsOf(type).holdsData === true);
  return new Map(
    lost.flatMap(
      ({ instances = [], type }) => instances.flatMap((address2) => {
        const stem = stemOf(address2);
        const values = revisions.before.values.get(revisions.stemBefore(stem) ?? stem) ?? {};
        const name = cloudNameOf(type, values);
        return name === void 0 ? [] : [[address2, name]];
      })
    )
  );
}
function namesOf3(addresses, { nodes }, revisions) {
  const names = /* @__PURE__ */ new Map();
  for (const address2 of addresses.filter((each2) => nodes.get(each2)?.count !== 1)) {
    const values = revisions.after.values.get(address2) ?? revisions.before.values.get(address2);
    const name = values === void 0 ? void 0 : cloudNameOf(typeOf(address2), values);
    if (name !== void 0) names.set(address2, name);
  }
  return names;
}
function rightsOn({ rights: rightsBefore }, { rights: rightsAfter }, revisions, { placeOf: placeOf4 }, recreated) {
  const { before, after, stemBefore } = revisions;
  const isKnown = rightsBefore !== void 0 && rightsAfter !== void 0;
  const recreatedStems = new Set(recreated.values());
  const stemAfter = (address2) => recreated.get(address2) ?? revisions.stemAfter(address2);
  const nodeInUnion = (address2) => before.graph.nodes.has(address2) ? placeOf4(address2) : stemAfter(address2);
  const isListed = (address2) => after.entryOf(stemOf(address2)) !== void 0 || before.entryOf(stemOf(address2)) !== void 0;
  return {
    before: isKnown ? rightsBefore.map((right) => inUnion(right, stemAfter, nodeInUnion)) : [],
    after: isKnown ? rightsAfter : [],
    existedBefore: (address2) => !isListed(address2) || stemBefore(stemOf(address2)) !== void 0 || recreatedStems.has(stemOf(address2)),
    existsAfter: (address2) => !isListed(address2) || after.entryOf(stemOf(address2)) !== void 0,
    drawnBefore: (address2) => {
      const drawn = before.entryOf(stemBefore(stemOf(address2)) ?? "")?.node;
      return drawn !== void 0 && before.graph.nodes.has(drawn) ? placeOf4(drawn) : address2;
    }
  };
}
function inUnion(right, addressOf, nodeOf) {
  const text = (one) => withInstances(one, addressOf);
  const subject = (one) => one.address === void 0 ? one : { ...one, address: addressOf(one.address) };
  const { principal, target, conditions, by, nodes } = right;
  const key = principal.address === void 0 ? text(principal.key) : addressOf(principal.key);
  return {
    ...right,
    principal: { ...subject(principal), key, ...principal.claim !== void 0 && { claim: text(principal.claim) } },
    target: {
      ...{ ...subject(target), pattern: text(target.pattern) },
      ...target.within !== void 0 && {
        within: Object.fromEntries(Object.entries(target.within).map(([width, key2]) => [width, text(key2)]))
      }
    },
    conditions: conditions.map(text).sort(),
    by: addressOf(by),
    nodes: nodes.map(nodeOf)
  };
}
var NO_STATEMENTS, undrawnIn, anyOf2, subjectsOf, endsOf, LOSSES;
var init_diff = __esm({
  "src/diff/index.ts"() {
    init_catalog();
    init_products();
    init_address();
    init_create();
    init_group_by();
    init_instance_name();
    init_node_types();
    init_order();
    init_terraform_address();
    init_edges();
    init_exposure2();
    init_instances();
    init_match();
    init_new_roles();
    init_nodes();
    init_resources();
    init_revision_index();
    init_rights2();
    init_routes2();
    init_rules();
    init_touched();
    init_focus();
    NO_STATEMENTS = { moved: /* @__PURE__ */ new Map(), forgotten: /* @__PURE__ */ new Set(), imported: /* @__PURE__ */ new Set() };
    undrawnIn = ({ nodes }) => [...nodes.values()].flatMap(({ address: address2, type, isGone, changed: { parts = [] } = {} }) => [
      ...isGone === true && isContainerType(type) ? [address2] : [],
      ...parts.flatMap(({ joins }) => joins === void 0 ? [] : [toGraphAddress(joins.address, "short") ?? ""])
    ]);
    anyOf2 = (...tests) => (edge) => tests.some((test) => test(edge));
    subjectsOf = ({ address: address2, into: into2 }) => into2 === void 0 ? [address2] : [address2, into2];
    endsOf = ({ principal, target }) => [principal.address, target.address].filter((address2) => address2 !== void 0);
    LOSSES = /* @__PURE__ */ new Set(["delete", "replace"]);
  }
});

// src/diff/statements.ts
var statements_exports = {};
__export(statements_exports, {
  statementsAbout: () => statementsAbout
});
function statementsAbout(statements, before, after) {
  const [old, current] = [new Set(before), new Set(after)];
  const moved = movedIn(statements, old, current);
  const arrived = new Set(moved.values());
  const forgotten = /* @__PURE__ */ new Set();
  for (const origin of old) {
    const address2 = current.has(origin) || moved.has(origin) ? null : parseTerraformAddress(origin);
    if (address2 !== null && statements.some(
      (statement) => statement.is === "forgotten" && isRemovedBy(statement.from, statement.within, address2)
    ))
      forgotten.add(origin);
  }
  const imported = /* @__PURE__ */ new Set();
  for (const origin of current) {
    const address2 = old.has(origin) || arrived.has(origin) ? null : parseTerraformAddress(origin);
    if (address2 !== null && statements.some(
      (statement) => statement.is === "imported" && isImportedBy(statement.to, statement.within, address2)
    ))
      imported.add(origin);
  }
  return { moved, forgotten, imported };
}
function movedIn(statements, old, current) {
  const moves = statements.filter((statement) => statement.is === "moved");
  const moved = /* @__PURE__ */ new Map();
  const usedAddresses = /* @__PURE__ */ new Set();
  for (const origin of [...old].sort(byText)) {
    const address2 = parseTerraformAddress(origin);
    if (address2 === null || address2.mode !== "managed") continue;
    const end = withImplicitIndex(followMoves(address2, moves, old), old, current);
    if (end === origin || !current.has(end) || usedAddresses.has(end)) continue;
    moved.set(origin, end);
    usedAddresses.add(end);
  }
  return moved;
}
function followMoves(start, moves, old) {
  const seen = /* @__PURE__ */ new Set([formatTerraformAddress(start)]);
  let current = start;
  for (; ; ) {
    const next = firstOf(moves, current);
    const text = next === null ? "" : formatTerraformAddress(next);
    if (next === null || seen.has(text) || old.has(text)) return current;
    seen.add(text);
    current = next;
  }
}
function firstOf(moves, address2) {
  for (const move of moves) {
    const next = moveBy(move, address2);
    if (next !== null) return next;
  }
  return null;
}
function withImplicitIndex(address2, old, current) {
  const text = formatTerraformAddress(address2);
  if (current.has(text) || address2.index !== null && address2.index !== "0") return text;
  const other = formatTerraformAddress({ ...address2, index: address2.index === null ? "0" : null });
  return current.has(other) && !old.has(other) ? other : text;
}
function isRemovedBy({ modules: modules2, resource }, within, address2) {
  const path = [...within, ...modules2.map(({ name: name2 }) => name2)];
  const isInModule = isInModules(address2, path) && address2.mode === "managed" && haveMatchingKeys(modules2, address2.modules, within.length);
  if (resource === null) return isInModule;
  const { type, name, index } = resource;
  const isInstance = index === null || index === address2.index;
  return isInModule && address2.modules.length === path.length && address2.type === type && address2.name === name && isInstance;
}
function isImportedBy({ modules: modules2, resource }, within, address2) {
  const path = [...within, ...modules2.map(({ name: name2 }) => name2)];
  if (resource === null || !isInModules(address2, path) || address2.modules.length !== path.length) return false;
  const isSameKey = (expected, key) => expected === ANY_KEY || expected === key;
  const hasMatchingKeys = modules2.every(({ index: index2 }, i) => isSameKey(index2, address2.modules[within.length + i]?.index));
  const { type, name, index } = resource;
  return hasMatchingKeys && address2.mode === "managed" && address2.type === type && address2.name === name && isSameKey(index, address2.index);
}
var haveMatchingKeys;
var init_statements = __esm({
  "src/diff/statements.ts"() {
    init_inventory();
    init_order();
    init_terraform_address();
    haveMatchingKeys = (modules2, steps, start) => modules2.every(({ index }, i) => index === null || index === steps[start + i]?.index);
  }
});

// src/diff/report/limits.ts
var NAME_LENGTH_MAX, CLAUSES_MAX, FEW_CLAUSES_MAX, DECISIVE_CLAUSES_MAX, DECISIVE_OBJECTS_MAX, CAVEATS_SHOWN, OUTPUTS_NAMED_MAX, WORDS_MAX, OBJECTS_MAX, OBJECTS_ALIKE_MAX, ACTIONS_MAX, ROWS_MAX, LINES_MAX, TOUCHED_MAX, ATTRIBUTES_NAMED_MAX, DETAILS_MAX, BLOCK_NAMES_MAX, RULE_RANGES_MAX, OPENING_RANGES_MAX, TOUCHED_ATTRIBUTES_MAX, LOST_NAMES_MAX, NAMED_OBJECTS_MAX, NAMES_LENGTH_MAX, FEW_NAMES_MAX, FEW_NAMES_LENGTH_MAX, FORCING_MAX, CELL_LENGTH_MAX, CELL_TEXTS_LENGTH_MAX, PART_ADDRESS_LENGTH_MAX, PROOFS_SHOWN, MOVED_BLOCKS_SHOWN, FACTS_SHOWN, PARTS_MAX, MODULES_NAMED_MAX, SENTENCE_LENGTH_MAX, BOXES_SHOWN, RULES_MAX, EFFECTS_MAX, ROW_NAMES_MAX, FACTS_IN_SENTENCE, FACTS_OF_NEW_MAX, TOUCHED_WITH_FACTS_MAX;
var init_limits3 = __esm({
  "src/diff/report/limits.ts"() {
    NAME_LENGTH_MAX = 60;
    CLAUSES_MAX = 3;
    FEW_CLAUSES_MAX = 4;
    DECISIVE_CLAUSES_MAX = 6;
    DECISIVE_OBJECTS_MAX = 5;
    CAVEATS_SHOWN = 3;
    OUTPUTS_NAMED_MAX = 5;
    WORDS_MAX = 40;
    OBJECTS_MAX = 3;
    OBJECTS_ALIKE_MAX = 2;
    ACTIONS_MAX = 3;
    ROWS_MAX = 50;
    LINES_MAX = 200;
    TOUCHED_MAX = 5;
    ATTRIBUTES_NAMED_MAX = 3;
    DETAILS_MAX = 6;
    BLOCK_NAMES_MAX = 5;
    RULE_RANGES_MAX = 4;
    OPENING_RANGES_MAX = 2;
    TOUCHED_ATTRIBUTES_MAX = 2;
    LOST_NAMES_MAX = 4;
    NAMED_OBJECTS_MAX = 2;
    NAMES_LENGTH_MAX = 90;
    FEW_NAMES_MAX = 4;
    FEW_NAMES_LENGTH_MAX = 90;
    FORCING_MAX = 2;
    CELL_LENGTH_MAX = 200;
    CELL_TEXTS_LENGTH_MAX = 400;
    PART_ADDRESS_LENGTH_MAX = 110;
    PROOFS_SHOWN = 2;
    MOVED_BLOCKS_SHOWN = 50;
    FACTS_SHOWN = 6;
    PARTS_MAX = 8;
    MODULES_NAMED_MAX = 3;
    SENTENCE_LENGTH_MAX = 4e3;
    BOXES_SHOWN = 2;
    RULES_MAX = 4;
    EFFECTS_MAX = 3;
    ROW_NAMES_MAX = 8;
    FACTS_IN_SENTENCE = 4;
    FACTS_OF_NEW_MAX = 3;
    TOUCHED_WITH_FACTS_MAX = 2;
  }
});

// src/diff/report/messages.ts
function joinedVerbs(verbs) {
  const phrases = byObject([...new Set(verbs)]).map((verb) => verb.split(" "));
  const shortest = Math.min(...phrases.map(({ length }) => length));
  const [first = []] = phrases;
  const isSame2 = (position) => phrases.every((words) => words.at(position) === first.at(position));
  let head = 0;
  while (head < shortest - 1 && isSame2(head)) head++;
  let tail = 0;
  while (tail < shortest - 1 - head && isSame2(-1 - tail)) tail++;
  const middles = phrases.map((words) => words.slice(head, words.length - tail).join(" "));
  return [...first.slice(0, head), listedShortly(middles), ...first.slice(first.length - tail)].join(" ");
}
function byObject(verbs) {
  const isOfContent = verbs.every((verb) => /^(?:give others access to|act as|\w+) \S.* of(?: |$)/.test(verb));
  if (!isOfContent || verbs.length < 3) return verbs;
  const objectOf3 = (verb) => verb.replace(/^(?:give others access to|act as|\w+) /, "");
  return [...groupBy(verbs, objectOf3)].map(([object, alike]) => {
    const stems = alike.map((verb) => verb.slice(0, verb.length - object.length - 1));
    return `${listed(stems)} ${object}`;
  });
}
var noChange, UNLESS_EMPTY, DATA_IS_LOST, FATES, FATES_OF_SEVERAL, withContents, LOST, isWithLoss, withLoss, withNewAddress, mayLoseData2, CLEAR, clearOfDangers, longLivedKey, replacedWith, withItsKeys, alsoTouched, NO_CHANGE, NO_KNOWN_CHANGE, codeNotRead, outputsLine, CAVEATS, REASONS, reasonOfDoubt, caveat, notKnown, caveatsSummary, onlyMoved, attributesOf2, withDetails, withOptionalName, newlySet, nowUnset, removedName, addedName, remaining, RULE_VERBS, ruleLine, rulesMore, ruleInside, PLURAL_VERBS, ruleOfItself, traffic, reaching, NOT_THE_REVERSE, noLonger2, insteadOf2, formerly2, TOUCHED, MAY_REPLACE, WILL_REPLACE, VERBS, possibly, PUBLIC, anotherPartOf, partNamed, inModule, withDistinction, ORDINALS, theNth, nthElement, theNamed, severalOf, times, theOne, theSeveral, someOf, trafficOf, partsOf6, newOnes, fromTo, inSizes, inVersions, inInstances, into, outOf, toContainer, TO_SEVERAL_CONTAINERS, FROM_SEVERAL_CONTAINERS, ofContainer, ofSubject, formerValue, IT, its, WHEN_NOT_EMPTY, WHEN_SEVERAL_NOT_EMPTY, IN_FRONT, fromFrontOf, detachedFrom, withDirectAccess, behind, existing, forResources, fromBehind, atRoutes, between, THE_CAPACITY, TIER2, together, fromContainer, rebuiltAll, rebuiltSome, WITHOUT_MOVED, aModule, pathTo, pathFrom, connections, onPort, labelled, opened, admission, toWhom, through2, ranges2, dangerLine, listedShortly, inBrackets, actionOn, allowedTo, danger, also, forbiddenTo, ON_CONDITION, FEWER_CONDITIONS, MORE_CONDITIONS, severalPrincipals, whoeverHas, identityOf2, onConditionOf, ofKeys, onValuesOf, onlyOn, withRoleOn, givenTo, takenFrom, namedRole, customPermission, whoMayAssume, policyOf, conditionsOf, PARTICIPLES, omittedResources, omittedRights, EDGE_PARTICIPLES, omittedConnections, remainingChanges, CHANGE_HEADINGS, TABLE_HEAD, NOT_KNOWN, namedValue, valueChange, withNew, forcedBy2, mayBeForcedBy, because, CREATED_FIRST, movedFrom, ALSO_IMPORTED, STILL_EXISTS, looksLike, looksRenamed, renameOf, movedSummary, MOVED_BLOCK_HINT, PART_VERBS, verbAndAddress, partOf2, attachmentOf, inHost, inside, ofInstances, DRIFTED, codeLocation, addressAt, andMore, rowsMore, TOUCHED_HEADING, CHANGED, EXCLUSIVE_IN_SENTENCE, EXCLUSIVE;
var init_messages2 = __esm({
  "src/diff/report/messages.ts"() {
    init_address_ranges();
    init_group_by();
    init_english();
    init_limits3();
    noChange = (resources2, isKnown) => `${(isKnown ? NO_CHANGE : NO_KNOWN_CHANGE).slice(0, -1)}; ${plural(resources2, "resource")}.`;
    UNLESS_EMPTY = "Terraform fails unless it is empty";
    DATA_IS_LOST = "data is lost";
    FATES = {
      protected: "its deletion protection must be lifted first",
      unlessEmpty: UNLESS_EMPTY,
      withContents: "with everything in it",
      snapshot: "Terraform takes a final snapshot, or fails if the code does not name one",
      noSnapshot: `no final snapshot; ${DATA_IS_LOST}`,
      lost: DATA_IS_LOST
    };
    FATES_OF_SEVERAL = {
      ...FATES,
      protected: "their deletion protection must be lifted first",
      withContents: "with everything in them"
    };
    withContents = (reason2, isDeletedWithThem) => isDeletedWithThem ? withLoss(reason2) : reason2.replace(/\)$/, `; ${UNLESS_EMPTY})`);
    LOST = `(${DATA_IS_LOST})`;
    isWithLoss = (tail) => tail.endsWith(`${DATA_IS_LOST})`);
    withLoss = (cause) => cause.replace(/\)$/, `; ${DATA_IS_LOST})`);
    withNewAddress = (cause) => cause.replace(/\)$/, "; gets another address)");
    mayLoseData2 = (store, attributes) => `${store} (${attributes.join(", ")}; its data would be lost)`;
    CLEAR = {
      data: "no data loss",
      access: "no new access from outside",
      rights: "no new rights for existing identities"
    };
    clearOfDangers = (dangers) => `Found ${listed(dangers.map((danger2) => CLEAR[danger2]))}.`;
    longLivedKey = (identity) => `a long-lived key of ${identity === "" ? "an identity" : `the ${identity}`}`;
    replacedWith = (former, current) => `${former} with ${current}`;
    withItsKeys = (identity, keys) => `${identity} and its ${keys === 1 ? "key" : "keys"}`;
    alsoTouched = (list) => `Also touched: ${list}.`;
    NO_CHANGE = "No change of the architecture.";
    NO_KNOWN_CHANGE = "No known change of the architecture.";
    codeNotRead = (modules2) => modules2.length === 0 ? "its code was not read" : `the code of the ${modules2.length === 1 ? "module" : "modules"} ${listedUpTo(modules2, MODULES_NAMED_MAX)} was not read`;
    outputsLine = ({ removedOutputs: removedOutputs2 = [] }) => {
      if (removedOutputs2.length === 0) return "";
      const noun = removedOutputs2.length === 1 ? "output" : "outputs";
      return `No longer has the ${noun} ${listedUpTo(removedOutputs2, OUTPUTS_NAMED_MAX)}, which other code may read.`;
    };
    CAVEATS = {
      condition: (subject, isOne) => `whether ${subject} ${isOne ? "exists" : "exist"}`,
      number: (subject) => `how many instances of ${subject} there are, if any`,
      module: (subject, isOne) => `what ${subject} ${isOne ? "contains" : "contain"}, because the code was not read`,
      file: (subject, isOne) => isOne ? `what ${subject} contains, because it was not read` : `what ${subject} contain, because they were not read`,
      static: (subject) => `values and numbers that only a plan has; the code was read without Terraform (${subject})`,
      absent: (subject, isOne) => `what changes where ${subject} ${isOne ? "exists; its" : "exist; their"} code changes, but the present values create no instances`
    };
    REASONS = {
      variable: (subject) => `${subject} (no value)`,
      data: (subject) => `${subject} (not read)`,
      expression: (subject) => subject === "" ? "" : `the expression in ${subject}`,
      file: (subject) => subject,
      static: (subject) => subject,
      absent: (subject) => subject
    };
    reasonOfDoubt = ({ kind, subject }) => REASONS[kind](subject);
    caveat = (kind, subjects, reasons = []) => {
      const text = CAVEATS[kind](listedUpTo(subjects, OBJECTS_MAX), subjects.length === 1);
      return reasons.length === 0 ? text : `${text}; that depends on ${listedUpTo(reasons, OBJECTS_MAX)}`;
    };
    notKnown = ({ text, source }) => `Not known${source === void 0 ? "" : ` (${codeLocation(source.file, source.line)})`}: ${text}.`;
    caveatsSummary = (count) => `Not known: ${plural(count, "fact")} about these changes`;
    onlyMoved = (claim, sentence2) => `${claim.slice(0, -1)}; ${sentence2.charAt(0).toLowerCase()}${sentence2.slice(1)}`;
    attributesOf2 = (attributes, subject) => `${attributes} of ${subject}`;
    withDetails = (attribute2, details2) => {
      const more = details2.length - DETAILS_MAX;
      const shown = [...details2.slice(0, DETAILS_MAX), ...more > 0 ? [rowsMore(more)] : []];
      return shown.length === 0 ? attribute2 : `${attribute2} (${shown.join(", ")})`;
    };
    withOptionalName = (name, value) => name === "" ? value : namedValue(name, value);
    newlySet = (value) => `now ${value}`;
    nowUnset = (value) => `${value} before`;
    removedName = (name) => `-${name}`;
    addedName = (name) => `+${name}`;
    remaining = (count) => count === 1 ? "1 remains" : `${count} remain`;
    RULE_VERBS = {
      create: { allows: "allows", denies: "denies" },
      delete: { allows: "allowed", denies: "denied" }
    };
    ruleLine = (change, verbs, traffic2) => `${RULE_VERBS[change][verbs]} ${traffic2}`;
    rulesMore = (count) => count === 1 ? "1 more rule" : `${count} more rules`;
    ruleInside = (change, verbs, traffic2, count) => {
      const verb = RULE_VERBS[change][verbs];
      const word = change === "create" ? "new" : "removed";
      if (count === 1) return `a ${word} rule ${verb} ${traffic2}`;
      return `${count} ${word} rules ${change === "create" ? PLURAL_VERBS[verbs] : verb} ${traffic2}`;
    };
    PLURAL_VERBS = { allows: "allow", denies: "deny" };
    ruleOfItself = (change, verbs, traffic2) => change === "create" ? `${RULE_VERBS.create[verbs]} ${traffic2}` : `no longer ${RULE_VERBS.create[verbs]} ${traffic2}`;
    traffic = (what, from, to) => [
      what,
      ...from.length === 0 ? [] : [`from ${listedUpTo(from, RULE_RANGES_MAX)}`],
      ...to.length === 0 ? [] : [`to ${listedUpTo(to, RULE_RANGES_MAX)}`]
    ].join(" ");
    reaching = (caller, callee, traffic2) => [caller, "reach", callee, traffic2 === "" ? "on all ports" : traffic2].join(" ");
    NOT_THE_REVERSE = ", and no longer the reverse";
    noLonger2 = (effect2) => effect2.startsWith("is ") ? effect2.replace(/^is /, "is no longer ") : `no longer ${effect2}`;
    insteadOf2 = (effect2, former) => `${effect2} instead of ${former}`;
    formerly2 = (effect2, former) => `${effect2}; before: ${former}`;
    TOUCHED = {
      create: (subject) => `new ${subject}`,
      delete: (subject) => `removed ${subject}`
    };
    MAY_REPLACE = "Terraform may replace it";
    WILL_REPLACE = "Terraform will replace it";
    VERBS = {
      delete: "removes",
      replace: "replaces",
      rebuild: "rebuilds",
      mayReplace: "may replace",
      recreate: "removes and recreates",
      create: "adds",
      update: "updates",
      move: "moves",
      import: "imports",
      forget: "stops managing",
      deferred: "defers",
      resize: "resizes",
      scale: "scales",
      readdress: "moves",
      rename: "renames",
      make: "makes",
      extend: "extends",
      withdraw: "withdraws",
      part: "changes",
      connect: "connects",
      disconnect: "disconnects",
      reconnect: "changes",
      open: "opens",
      close: "closes",
      shutOut: "no longer admits",
      put: "puts",
      detach: "detaches",
      attach: "attaches",
      turnOn: "turns on",
      turnOff: "turns off",
      suspend: "suspends",
      raise: "raises",
      lower: "lowers",
      shorten: "shortens",
      lengthen: "extends",
      allow: "allows Terraform to delete",
      forbid: "no longer lets Terraform delete",
      set: "changes",
      define: "sets",
      let: "lets",
      unlet: "no longer lets",
      unmake: "no longer makes",
      give: "gives",
      take: "takes",
      deny: "forbids",
      undeny: "no longer forbids"
    };
    possibly = (verb) => `possibly ${verb}`;
    PUBLIC = "public";
    anotherPartOf = (target) => `another part of ${target}`;
    partNamed = (part, whole) => `${part} in ${whole}`;
    inModule = (what, module103) => `${what === void 0 ? "something" : `the ${what}`} of ${module103}`;
    withDistinction = (phrase, by) => `${phrase} (${by})`;
    ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"];
    theNth = (ordinal) => {
      const word = ORDINALS[ordinal - 1];
      return word === void 0 ? "one more" : `${word === "eighth" ? "an" : "a"} ${word}`;
    };
    nthElement = (ordinal, noun, name) => `${theNth(ordinal)} ${noun}${name === "" ? "" : ` ${name}`}`;
    theNamed = (nouns, names, more) => `the ${nouns} ${more > 0 ? `${names.join(", ")} and ${more} more` : listed(names)}`;
    severalOf = (count, noun) => `${count} ${noun}`;
    times = (count, product) => `${count} \xD7 ${product}`;
    theOne = (noun, name) => `the ${noun}${name === "" ? "" : ` ${name}`}`;
    theSeveral = (count, noun, name) => `the ${count} ${noun} ${name}`;
    someOf = (count, all, noun, name) => `${count} of the ${all} ${noun}${name === "" ? "" : ` ${name}`}`;
    trafficOf = ({ text, traffic: traffic2, of }, subjects) => {
      const isAll = traffic2.startsWith("default traffic") || of !== void 0;
      const owner = `${isAll ? "of" : "from"} ${listed(subjects)}`;
      return text.includes(`${traffic2} `) ? text.replace(traffic2, `${traffic2} ${owner}`) : `${text} from ${listed(subjects)}`;
    };
    partsOf6 = (count, whole) => count === 1 ? `a part of ${whole}` : `${count} parts of ${whole}`;
    newOnes = (phrase) => phrase.startsWith("the ") ? `the new ${phrase.slice("the ".length)}` : phrase.replace(/^(an? |\d+ (\u00d7 )?)?/, (head) => `${head === "an " ? "a " : head}new `);
    fromTo = (before, after) => [before === null ? "" : `from ${before}`, after === null ? "" : `to ${after}`].filter((text) => text !== "").join(" ");
    inSizes = (text) => `size ${text}`;
    inVersions = (text) => `version ${text}`;
    inInstances = (count) => plural(count, "instance");
    into = (box) => `into ${box}`;
    outOf = (box) => `out of ${box}`;
    toContainer = (box) => `to ${box}`;
    TO_SEVERAL_CONTAINERS = "to more places";
    FROM_SEVERAL_CONTAINERS = "from some places";
    ofContainer = (box) => `of ${box}`;
    ofSubject = (nouns, subject) => `${listed(nouns)} of ${subject}`;
    formerValue = (value) => `(${value} before)`;
    IT = "it";
    its = (noun) => `its ${noun.replace(/^(?:the|an?) /, "")}`;
    WHEN_NOT_EMPTY = "with everything in it";
    WHEN_SEVERAL_NOT_EMPTY = "with everything in them";
    IN_FRONT = "in front of";
    fromFrontOf = (targets, isDirect) => withDirectAccess(`from ${IN_FRONT} ${targets}`, isDirect);
    detachedFrom = (entrances, targets, isDirect) => withDirectAccess(pathFrom(entrances, targets), isDirect);
    withDirectAccess = (text, isDirect) => isDirect ? `${text}, which users now reach directly` : text;
    behind = (entrances) => `behind ${entrances}`;
    existing = (noun) => `an existing ${noun}`;
    forResources = (users) => `for ${users}`;
    fromBehind = (entrances) => `from behind ${entrances}`;
    atRoutes = (routes) => `, at ${listed(routes)}`;
    between = (ends) => `between ${listed(ends)}`;
    THE_CAPACITY = "the capacity";
    TIER2 = "the tier";
    together = (parts) => `with its ${listed(parts)}`;
    fromContainer = (box) => `from ${box}`;
    rebuiltAll = (place, resources2) => `everything in ${place} (${plural(resources2, "resource")})`;
    rebuiltSome = (place, resources2) => `${plural(resources2, "resource")} in ${place}`;
    WITHOUT_MOVED = "(renamed without a moved block)";
    aModule = (name) => `module ${name}`;
    pathTo = (from, to) => `${from} to ${to}`;
    pathFrom = (from, to) => `${from} from ${to}`;
    connections = (count, from, to) => `${count === 1 ? "the connection" : plural(count, "connection")} from ${from} to ${to}`;
    onPort = (port) => `on port ${port}`;
    labelled = (label) => `(${label})`;
    opened = (what, resources2, to) => `${what === "" ? "" : `${what} of `}${listed(resources2)} to ${to}`;
    admission = (resources2, who, only) => `${who} to ${listed(resources2)}${only}`;
    toWhom = (to, except = []) => [listed(to), exceptPhrase(except)].filter((text) => text !== "").join(" ");
    through2 = (entrances) => `through ${listed(entrances)}`;
    ranges2 = (count) => plural(count, "address range");
    dangerLine = (verb, object) => `${verb.charAt(0).toUpperCase()}${verb.slice(1)} ${object}.`;
    listedShortly = (texts, most = OBJECTS_MAX) => listedUpTo(texts, most);
    inBrackets = (text) => text === "" ? "" : ` (${text})`;
    actionOn = (verbs, on) => [joinedVerbs(verbs), on].filter((text) => text !== "").join(" ");
    allowedTo = (who, done) => `${who} ${done}`;
    danger = (text) => `danger: ${text}`;
    also = (done) => `also ${done}`;
    forbiddenTo = (who, done) => `${who} to ${done}`;
    ON_CONDITION = " under a condition";
    FEWER_CONDITIONS = " under fewer conditions";
    MORE_CONDITIONS = " under more conditions only";
    severalPrincipals = (count, noun) => severalOf(count, pluralOf(noun));
    whoeverHas = (policy) => `whoever has ${policy}`;
    identityOf2 = (identity, users) => {
      const [user = ""] = users;
      const isOne = users.length === 1 && user.startsWith("the ");
      return isOne ? withDistinction(user, identity.replace(/^the /, "")) : withDistinction(identity, `used by ${listed(users)}`);
    };
    onConditionOf = (isGone, keys) => ` ${isGone ? "without" : "only with"} a condition on ${listed(keys)}`;
    ofKeys = (keys) => ` on ${listed(keys)}`;
    onValuesOf = (isWider, keys) => isWider ? ` under a wider condition${ofKeys(keys)}` : ` only under a narrower condition${ofKeys(keys)}`;
    onlyOn = (targets) => `, only ${targets}`;
    withRoleOn = (who, what, on) => `${who} ${what} of ${on}`;
    givenTo = (who, role) => `${who} ${role}`;
    takenFrom = (role, who) => `${role} from ${who}`;
    namedRole = (names, on) => {
      const kind = on === "" ? "policy" : "role";
      const role = names.length === 0 ? `a ${kind}` : `the ${kind} ${listed(names)}`;
      return on === "" ? role : `${role} on ${on}`;
    };
    customPermission = (names, on) => `the permission${names.length === 1 ? "" : "s"} ${listed(names)}${on === "" ? "" : ` on ${on}`}`;
    whoMayAssume = (role) => `who may act as ${role}`;
    policyOf = (what) => `the policy of ${what}`;
    conditionsOf = (what, keys) => `${keys.length === 0 ? "conditions" : `the condition${ofKeys(keys)}`} in the policy of ${what}`;
    PARTICIPLES = {
      create: "new",
      delete: "removed",
      forget: "unmanaged",
      import: "imported",
      move: "moved",
      replace: "replaced",
      recreate: "recreated"
    };
    omittedResources = (participle = "changed", count, noun, name) => {
      if (count > 1) return severalOf(count, `${participle} ${noun.many}`);
      return name === "" ? `a ${participle} ${noun.one}` : theOne(`${participle} ${noun.one}`, name);
    };
    omittedRights = (count) => count === 1 ? "a right" : plural(count, "right");
    EDGE_PARTICIPLES = { create: "new", delete: "removed", update: "changed" };
    omittedConnections = (change, count) => {
      const kind = `${EDGE_PARTICIPLES[change]} connection`;
      return count === 1 ? `a ${kind}` : plural(count, kind);
    };
    remainingChanges = (count, isAlone, kinds = [], isComplete = false) => {
      const changes = `${isAlone ? "makes " : ""}${plural(count, isAlone ? "change" : "more change")}`;
      if (kinds.length === 0) return changes;
      return `${changes}${isComplete ? ":" : ", among them"} ${listedUpTo(kinds, OBJECTS_MAX)}`;
    };
    CHANGE_HEADINGS = {
      delete: "Removed",
      replace: "Replaced",
      create: "Added",
      update: "Updated",
      move: "Moved",
      import: "Imported",
      forget: "No longer managed",
      deferred: "Deferred"
    };
    TABLE_HEAD = ["", "What", "Where", "Before \u2192 after", "Why"];
    NOT_KNOWN = "none or known after apply";
    namedValue = (name, value) => `${name}: ${value}`;
    valueChange = (before, after) => `${before} \u2192 ${after}`;
    withNew = (noun, name) => `with the new ${noun} ${name}`;
    forcedBy2 = (names) => `Terraform will replace it (${names})`;
    mayBeForcedBy = (names) => `Terraform may replace it (${names})`;
    because = (attributes) => `(${attributes})`;
    CREATED_FIRST = "the new one is created first";
    movedFrom = (address2) => `moved from ${address2}`;
    ALSO_IMPORTED = "imported";
    STILL_EXISTS = "still exists, no longer managed";
    looksLike = (name) => `looks like a rename of ${name}; a moved block would keep it`;
    looksRenamed = (name) => `looks like a rename to ${name}; a moved block would keep it`;
    renameOf = (change, other) => (change === "delete" ? looksRenamed : looksLike)(other);
    movedSummary = (count) => count === 1 ? "A moved block for what looks renamed" : `${count} moved blocks for what looks renamed`;
    MOVED_BLOCK_HINT = "If it is a rename, add this to the root module. Without it Terraform destroys the old resource and creates a new one.";
    PART_VERBS = {
      ...VERBS,
      update: "changes",
      deferred: "defers"
    };
    verbAndAddress = (verb, address2) => `${verb} ${address2}`;
    partOf2 = (subject) => `\u21B3 ${subject}`;
    attachmentOf = (resource, to) => `Attachment of ${resource}${to === void 0 ? "" : ` to ${to}`}`;
    inHost = (host, text) => `in ${host}: ${text}`;
    inside = (counts) => `inside: ${counts}`;
    ofInstances = (counts) => `instances: ${counts}`;
    DRIFTED = "changed outside Terraform";
    codeLocation = (file, line2) => `${file}:${line2}`;
    addressAt = (address2, place) => place === "" ? address2 : `${address2} (${place})`;
    andMore = (box, more) => `${box} and ${more} more`;
    rowsMore = (count) => `and ${count} more`;
    TOUCHED_HEADING = "Also touched";
    CHANGED = "changed";
    EXCLUSIVE_IN_SENTENCE = {
      role: "which every other member loses",
      policy: "and every other member loses its roles",
      attachment: "which every other identity loses"
    };
    EXCLUSIVE = {
      role: "sets the only members of the role; every other one loses it",
      policy: "sets the whole policy; every other member loses its roles",
      attachment: "sets the only identities with the policy; every other one loses it"
    };
  }
});

// src/diff/report/code.ts
function changedLine(resource, resourceBefore, names = []) {
  const { source, values } = resource;
  if (source === void 0) return void 0;
  const placesOf = (paths) => paths.flatMap((path) => placeOf2(path, source, resource, resourceBefore) ?? []);
  const [named2] = placesOf(names);
  if (named2 !== void 0 || resourceBefore === void 0) return named2 ?? source;
  const places = placesOf(differing(resourceBefore.values, values, ""));
  const inFile = places.filter(({ file }) => file === source.file).sort((a, b) => a.line - b.line);
  return inFile[0] ?? places[0] ?? source;
}
function placeOf2(path, source, { lines: lines2, setAt }, resourceBefore) {
  const argumentAt = resourceBefore?.setAt?.has(path) === true ? setAt?.get(path) : void 0;
  const line2 = lineOf(path, lines2);
  return argumentAt ?? (line2 === void 0 ? void 0 : { ...source, line: line2 });
}
function lineOf(path, lines2) {
  const ownLine = lines2.get(path);
  if (ownLine !== void 0) return ownLine;
  const inside2 = [...lines2].flatMap(([each2, line2]) => each2.startsWith(`${path}.`) ? [line2] : []);
  return inside2.length === 0 ? void 0 : Math.min(...inside2);
}
function decisiveEvidence(all, other) {
  const differs = ({ resource: { origin, values }, path }, isAnywhere) => {
    const valuesThere = other.resourceWithOrigin(origin)?.values;
    if (valuesThere === void 0) return true;
    if (path === void 0) return isAnywhere && JSON.stringify(values) !== JSON.stringify(valuesThere);
    return JSON.stringify(values[topOf(path)]) !== JSON.stringify(valuesThere[topOf(path)]);
  };
  return all.find((item) => differs(item, false)) ?? all.find((item) => differs(item, true)) ?? all[0];
}
function differing(before, after, within) {
  const names = [.../* @__PURE__ */ new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return names.flatMap((name) => differingIn(before[name], after[name], `${within}${name}`));
}
function differingIn(before, after, path) {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const [oldBlocks, newBlocks] = [blocksOf2(before), blocksOf2(after)];
  if (oldBlocks.length + newBlocks.length === 0) return [path];
  if (oldBlocks.length > 1 || newBlocks.length > 1) return [];
  return differing(oldBlocks[0] ?? {}, newBlocks[0] ?? {}, `${path}.`);
}
function blocksOf2(value) {
  const items = Array.isArray(value) ? value : [value];
  const blocks = items.filter(
    (item) => typeof item === "object" && item !== null
  );
  return blocks.length === items.length ? blocks : [];
}
function caveatsAbout(changed3, unread, code2) {
  const doubts = [...code2.before.doubts, ...code2.after.doubts];
  const statics = new Set(doubts.flatMap(({ kind, subject }) => kind === "static" ? [subject] : []));
  return [
    ...leftOutOf(code2),
    ...[...statics].map((reason2) => ({ kind: "static", text: caveat("static", [reason2]) })),
    ...unread.length === 0 ? [] : [caveatAbout("module", [...unread].sort(byText), [], code2)],
    ...doubtedBlocks(changed3, code2),
    ...absentChanges(code2)
  ];
}
function leftOutOf({ before, after }) {
  const doubts = [...before.doubts, ...after.doubts].filter(({ kind }) => kind === "file");
  const files2 = [...new Set(doubts.map(({ subject }) => subject))].sort(byText);
  return files2.length === 0 ? [] : [{ kind: "file", text: caveat("file", files2) }];
}
function absentChanges({ before, after }) {
  if (before.all.length === 0 || after.all.length === 0) return [];
  const [blocksBefore, blocksAfter] = [absentIn(before), absentIn(after)];
  const [presentBefore, presentAfter] = [withInstances2(before), withInstances2(after)];
  const changed3 = [.../* @__PURE__ */ new Set([...blocksBefore.keys(), ...blocksAfter.keys()])].sort(byText).filter((address2) => {
    const [old, current] = [blocksBefore.get(address2), blocksAfter.get(address2)];
    if (old !== void 0 && current !== void 0) return old.hash !== current.hash;
    return !(old === void 0 ? presentBefore : presentAfter).has(address2);
  });
  const [first] = changed3;
  if (first === void 0) return [];
  const source = (blocksAfter.get(first) ?? blocksBefore.get(first))?.source;
  return [{ kind: "absent", addresses: changed3, text: caveat("absent", changed3), ...source && { source } }];
}
function withInstances2({ all }) {
  const addresses = /* @__PURE__ */ new Set();
  for (const { origin } of all) {
    const address2 = parseTerraformAddress(origin);
    if (address2 === null) continue;
    const modules2 = address2.modules.map(({ name }) => ({ name, index: null }));
    addresses.add(formatTerraformAddress({ ...address2, modules: modules2, index: null }));
    modules2.forEach((_, depth) => {
      addresses.add(
        modules2.slice(0, depth + 1).map(({ name }) => `module.${name}`).join(".")
      );
    });
  }
  return addresses;
}
function doubtedBlocks(changed3, code2) {
  const doubtsByBlock = /* @__PURE__ */ new Map();
  const conditional = /* @__PURE__ */ new Set();
  for (const side of [code2.before, code2.after]) {
    for (const doubt of side.doubts) {
      for (const origin of originsOf(doubt.conditional, side)) conditional.add(withoutKey(origin));
      for (const origin of originsOf(doubt.resources, side)) {
        if (changed3.has(origin)) put(doubtsByBlock, withoutKey(origin), doubt);
      }
    }
  }
  const alike = groupBy(
    [...doubtsByBlock].sort(([a], [b]) => byText(a, b)),
    ([block, doubts]) => JSON.stringify([conditional.has(block), reasonsOf(doubts)])
  );
  return [...alike.values()].map((entries) => {
    const [block, doubts] = entries[0];
    const blocks = entries.map(([each2]) => each2);
    return caveatAbout(conditional.has(block) ? "condition" : "number", blocks, reasonsOf(doubts), code2);
  });
}
function reasonsOf(doubts) {
  const named2 = doubts.filter(({ kind }) => kind !== "expression");
  return [...new Set((named2.length > 0 ? named2 : doubts).map(reasonOfDoubt))].filter((text) => text !== "").sort(byText);
}
function caveatAbout(kind, addresses, reasons, { before, after }) {
  const isOfFirst = ({ origin }) => withoutKey(origin) === addresses[0];
  const resource = [after, before].map(({ all }) => all.find(isOfFirst)).find((found) => found !== void 0);
  const source = resource && changedLine(resource, void 0, COUNTS);
  return { kind, addresses, text: caveat(kind, addresses, reasons), ...source !== void 0 && { source } };
}
var removedOutputs, conditionalIn, originsOf, absentIn, COUNTS;
var init_code = __esm({
  "src/diff/report/code.ts"() {
    init_group_by();
    init_inventory();
    init_order();
    init_terraform_address();
    init_messages2();
    removedOutputs = ({ before, after }) => before.outputs === void 0 || after.outputs === void 0 ? [] : before.outputs.filter((name) => !after.outputs?.includes(name)).sort(byText);
    conditionalIn = ({ after }) => new Set(after.doubts.flatMap(({ conditional }) => originsOf(conditional, after)));
    originsOf = (addresses, side) => addresses.flatMap((address2) => side.resource(address2)?.origin ?? []);
    absentIn = ({ doubts }) => new Map(doubts.flatMap(({ subject, block, source }) => block ? [[subject, { hash: block.hash, source }]] : []));
    COUNTS = ["for_each", "count"];
  }
});

// src/diff/report/counts.ts
function countsOf2({ nodes, touched = [] }, others = []) {
  const counts = /* @__PURE__ */ new Map();
  const seen = /* @__PURE__ */ new Set();
  for (const node of nodes.values()) {
    if (node.ghostOf !== void 0 || seen.has(originalOf(node.address))) continue;
    seen.add(originalOf(node.address));
    for (const [change, count] of changesIn(node)) {
      if (change !== "none") counts.set(change, (counts.get(change) ?? 0) + count);
    }
  }
  const replaced = touched.filter(
    ({ type, forcedBy: forcedBy3 = [] }) => forcedBy3.length > 0 && isReplacementReported(type)
  ).length;
  if (replaced > 0) counts.set("replace", (counts.get("replace") ?? 0) + replaced);
  for (const { change } of others.map(({ part }) => part))
    if (change !== "replace") counts.set(change, (counts.get(change) ?? 0) + 1);
  return inOrder(counts);
}
function changesIn(node) {
  const { instances, folded = {} } = node.changed ?? {};
  const isCounted = isOfSource(node) && !isPseudoType(node.type) && !isUnchangedHost(node, stemsIn(node));
  const ownChanges = isCounted ? entriesOf(instances ?? { [node.change]: node.count }) : [];
  return [...ownChanges, ...entriesOf(folded)];
}
function touchedRowPart({ address: address2, origin, node, forcedBy: forcedBy3 = [] }, isReplaced3) {
  const change = isReplaced3 ? { change: "replace", forcedBy: forcedBy3 } : { change: "update" };
  return { part: { address: origin, ...change }, nodes: [...node === void 0 ? [] : [node], address2] };
}
function rowPartOfItself({ address: address2, origin, change }) {
  return { part: { address: origin, change }, nodes: [address2] };
}
function grantRowPart({ address: address2, change }, rights) {
  const granted = rights.filter(({ by, origin = by }) => origin === address2);
  const nodes = granted.flatMap(({ nodes: shown, principal, target }) => [
    ...shown,
    ...[principal.address, target.address].filter((end) => end !== void 0)
  ]);
  return { part: { address: address2, change }, nodes };
}
var entriesOf, inOrder;
var init_counts2 = __esm({
  "src/diff/report/counts.ts"() {
    init_nouns();
    init_address();
    init_changes();
    init_counts();
    init_unchanged_host();
    entriesOf = (counts) => CHANGES2.flatMap((change) => counts[change] === void 0 ? [] : [[change, counts[change]]]);
    inOrder = (counts) => Object.fromEntries(CHANGES2.flatMap((change) => counts.has(change) ? [[change, counts.get(change)]] : []));
  }
});

// src/diff/report/moved.ts
function movedBlocks(nodes, code2) {
  const pairs2 = pairsIn(nodes);
  if (pairs2.size === 0) return [];
  const addresses = { before: new Set(managedIn(code2.before.all)), after: new Set(managedIn(code2.after.all)) };
  const modules2 = moduleBlocks(pairs2, addresses);
  const isCovered2 = (origin) => [...modules2.keys()].some((module103) => origin.startsWith(`${module103}.`));
  const external = new Set(
    [...code2.before.all, ...code2.after.all].filter(isInExternalModule).map(({ origin }) => origin)
  );
  const remaining2 = [...pairs2].filter(([from, to]) => !isCovered2(from) && !external.has(from) && !external.has(to));
  return [...modules2, ...resourceBlocks(new Map(remaining2), addresses)].filter(([from, to]) => isSafeAsHcl(from) && isSafeAsHcl(to)).map(([from, to]) => ({ from, to })).sort((a, b) => byText(a.from, b.from));
}
function pairsIn(nodes) {
  const deletedNodes = new Map(
    nodes.flatMap((node) => node.change === "delete" ? [[node.address, node]] : [])
  );
  const pairs2 = /* @__PURE__ */ new Map();
  const usedTargets = /* @__PURE__ */ new Set();
  const pair2 = (from, to) => {
    if (pairs2.has(from) || usedTargets.has(to) || !areManagedWithSameType(from, to)) return;
    pairs2.set(from, to);
    usedTargets.add(to);
  };
  for (const { change, looksLike: looksLike2, address: address2 } of nodes.flatMap(({ parts = [] }) => parts))
    if (change === "delete" && looksLike2 !== void 0) pair2(address2, looksLike2);
  for (const node of nodes) {
    const deletedNode = node.change === "create" ? deletedNodes.get(node.looksLike ?? "") : void 0;
    if (deletedNode === void 0) continue;
    for (const [from, to] of pairByKey(originsOf2(deletedNode), originsOf2(node))) pair2(from, to);
    for (const [from, to] of pairsOfParts(deletedNode.parts, node.parts)) pair2(from, to);
  }
  return pairs2;
}
function areManagedWithSameType(from, to) {
  const [fromAddress, toAddress] = [parseTerraformAddress(from), parseTerraformAddress(to)];
  return fromAddress?.mode === "managed" && toAddress?.mode === "managed" && fromAddress.type === toAddress.type;
}
function pairByKey(from, to) {
  if (from.length === 1 && to.length === 1) return [[from[0], to[0]]];
  const toByKey = groupBy(to, keyOf6);
  return from.flatMap((oldAddress) => {
    const [other, ...more] = toByKey.get(keyOf6(oldAddress)) ?? [];
    return other === void 0 || more.length > 0 ? [] : [[oldAddress, other]];
  });
}
function pairsOfParts(deletedParts = [], createdParts = []) {
  const addressesOf = (parts, change) => parts.flatMap((part) => part.change === change ? [part.address] : []);
  const typeNameAndKeyOf = (origin) => {
    const { type = "", name = "", index = "" } = parseTerraformAddress(origin) ?? {};
    return [type, name, index].join("\n");
  };
  const typeOf3 = (origin) => parseTerraformAddress(origin)?.type ?? "";
  const createdAddresses = addressesOf(createdParts, "create");
  return [...groupBy(addressesOf(deletedParts, "delete"), typeOf3)].flatMap(([type, from]) => {
    const to = createdAddresses.filter((origin) => typeOf3(origin) === type);
    if (from.length === 1 && to.length === 1) return [[from[0], to[0]]];
    return from.flatMap((oldAddress) => {
      const other = to.find((origin) => typeNameAndKeyOf(origin) === typeNameAndKeyOf(oldAddress));
      return other === void 0 ? [] : [[oldAddress, other]];
    });
  });
}
function moduleBlocks(pairs2, { before, after }) {
  const modules2 = /* @__PURE__ */ new Map();
  for (const [from, to] of pairs2) {
    const rename = renamedModule(from, to);
    if (rename === null || modules2.has(rename.from) || [...modules2.values()].includes(rename.to)) continue;
    const inside2 = (addresses, module103) => [...addresses].filter((origin) => origin.startsWith(`${module103}.`));
    const isWholeRename = inside2(after, rename.from).length === 0 && inside2(before, rename.to).length === 0;
    const haveAllMoved = inside2(before, rename.from).every(
      (origin) => after.has(rename.to + origin.slice(rename.from.length))
    );
    if (isWholeRename && haveAllMoved) modules2.set(rename.from, rename.to);
  }
  return modules2;
}
function renamedModule(from, to) {
  const [fromAddress, toAddress] = [parseTerraformAddress(from), parseTerraformAddress(to)];
  const depth = fromAddress.modules.findIndex((step, i) => !isSameStep(step, toAddress.modules[i]));
  if (depth < 0 || fromAddress.modules.length !== toAddress.modules.length) return null;
  const isSame2 = fromAddress.modules.slice(depth + 1).every((step, i) => isSameStep(step, toAddress.modules[depth + 1 + i])) && fromAddress.name === toAddress.name && fromAddress.index === toAddress.index;
  return isSame2 ? { from: moduleAt(fromAddress, depth), to: moduleAt(toAddress, depth) } : null;
}
function resourceBlocks(pairs2, { before }) {
  const blocks = groupBy([...pairs2], ([from, to]) => `${blockOf(from)}
${blockOf(to)}`);
  const instances = groupBy([...before], blockOf);
  return new Map(
    [...blocks.values()].flatMap((pairsOfBlock) => {
      const [from, to] = pairsOfBlock[0];
      const coversAllInstances = pairsOfBlock.length === instances.get(blockOf(from))?.length;
      const keepKeys = pairsOfBlock.every(([oldAddress, newAddress]) => keyOf6(oldAddress) === keyOf6(newAddress));
      return coversAllInstances && keepKeys ? [[blockOf(from), blockOf(to)]] : pairsOfBlock;
    })
  );
}
function blockOf(origin) {
  const address2 = parseTerraformAddress(origin);
  return address2 === null ? origin : formatTerraformAddress({ ...address2, index: null });
}
var movedBlockText, isInExternalModule, managedIn, PRINTABLE_ADDRESS, isSafeAsHcl, originsOf2, keyOf6, isSameStep, moduleAt;
var init_moved = __esm({
  "src/diff/report/moved.ts"() {
    init_group_by();
    init_order();
    init_terraform_address();
    movedBlockText = ({ from, to }) => `moved {
  from = ${from}
  to   = ${to}
}`;
    isInExternalModule = ({ isForeign }) => isForeign === true;
    managedIn = (resources2) => resources2.flatMap(({ origin }) => parseTerraformAddress(origin)?.mode === "managed" ? [origin] : []);
    PRINTABLE_ADDRESS = /^[\p{L}_][\p{L}\p{N}_-]*(?:\[(?:\d+|"[^"\\$%`\p{C}]*")\])?(?:\.[\p{L}_][\p{L}\p{N}_-]*(?:\[(?:\d+|"[^"\\$%`\p{C}]*")\])?)*$/u;
    isSafeAsHcl = (address2) => PRINTABLE_ADDRESS.test(address2);
    originsOf2 = ({ origin, origins }) => origins ?? (origin === void 0 ? [] : [origin]);
    keyOf6 = (origin) => parseTerraformAddress(origin)?.index ?? "";
    isSameStep = (step, other) => step.name === other?.name && step.index === other.index;
    moduleAt = ({ modules: modules2 }, depth) => modules2.slice(0, depth + 1).map(({ name, index }) => `module.${name}${index === null ? "" : `[${index}]`}`).join(".");
  }
});

// elsewhere:src/catalog/boxes.ts
var module49, BOXES, BOXES_WITHOUT_TITLE, BOX_DETAILS, BOX_ICONS, BOX_VARIANTS, CATEGORY_TITLES, OWNER_TYPES, REGION_STYLES, REMOVABLE_NOUN, SUBNET_TYPES, TIERS, boxFactsOf2, groupBoxColour, groupBoxStyle, groupColours, isFlushIcon, isHostType, isLocationOnly, isSubdivided;
var init_boxes = __esm({
  "elsewhere:src/catalog/boxes.ts"() {
    module49 = require("./picture.js").modules["src/catalog/boxes.ts"]();
    BOXES = module49.BOXES;
    BOXES_WITHOUT_TITLE = module49.BOXES_WITHOUT_TITLE;
    BOX_DETAILS = module49.BOX_DETAILS;
    BOX_ICONS = module49.BOX_ICONS;
    BOX_VARIANTS = module49.BOX_VARIANTS;
    CATEGORY_TITLES = module49.CATEGORY_TITLES;
    OWNER_TYPES = module49.OWNER_TYPES;
    REGION_STYLES = module49.REGION_STYLES;
    REMOVABLE_NOUN = module49.REMOVABLE_NOUN;
    SUBNET_TYPES = module49.SUBNET_TYPES;
    TIERS = module49.TIERS;
    boxFactsOf2 = module49.boxFactsOf;
    groupBoxColour = module49.groupBoxColour;
    groupBoxStyle = module49.groupBoxStyle;
    groupColours = module49.groupColours;
    isFlushIcon = module49.isFlushIcon;
    isHostType = module49.isHostType;
    isLocationOnly = module49.isLocationOnly;
    isSubdivided = module49.isSubdivided;
  }
});

// elsewhere:src/messages.ts
var module50, ACTION_REASONS, FILE_EMPTY_REMEDY, FILE_TOO_LARGE_REMEDY, FILE_UNWRITABLE_REMEDY, INVALID_GRAPH_REMEDY, JSON_EXPECTED, MACHINE_TROUBLES, NOT_CACHED, NO_EDGE, NO_INSTANCES_REMEDY, NO_RESOURCES_FOUND, NO_RESOURCES_REMEDY, NO_RESOURCE_CHANGES_MEMBER, NO_VALUE, PROXY_UNSUPPORTED, REFUSED_REPOSITORY, ROOT_OUTSIDE_REMEDY, RULES, UNREACHABLE_REMEDY, VARIABLE_FILE_REMEDY, addressesTooLong, attributeOf, causeLine, changeWord, endedBySignal, errorLine, fileTooLarge, fileUnwritable, inShell, linkOutside, missingBefore, moreLikeThese, moreWarnings, noInstances, notStarted, remedyLine, removedBy, removedNote, resourcesTooMany, rootOutside, severalNames, variableFileTooLarge, variableFileUnreadable;
var init_messages3 = __esm({
  "elsewhere:src/messages.ts"() {
    module50 = require("../cli.js").modules["src/messages.ts"]();
    ACTION_REASONS = module50.ACTION_REASONS;
    FILE_EMPTY_REMEDY = module50.FILE_EMPTY_REMEDY;
    FILE_TOO_LARGE_REMEDY = module50.FILE_TOO_LARGE_REMEDY;
    FILE_UNWRITABLE_REMEDY = module50.FILE_UNWRITABLE_REMEDY;
    INVALID_GRAPH_REMEDY = module50.INVALID_GRAPH_REMEDY;
    JSON_EXPECTED = module50.JSON_EXPECTED;
    MACHINE_TROUBLES = module50.MACHINE_TROUBLES;
    NOT_CACHED = module50.NOT_CACHED;
    NO_EDGE = module50.NO_EDGE;
    NO_INSTANCES_REMEDY = module50.NO_INSTANCES_REMEDY;
    NO_RESOURCES_FOUND = module50.NO_RESOURCES_FOUND;
    NO_RESOURCES_REMEDY = module50.NO_RESOURCES_REMEDY;
    NO_RESOURCE_CHANGES_MEMBER = module50.NO_RESOURCE_CHANGES_MEMBER;
    NO_VALUE = module50.NO_VALUE;
    PROXY_UNSUPPORTED = module50.PROXY_UNSUPPORTED;
    REFUSED_REPOSITORY = module50.REFUSED_REPOSITORY;
    ROOT_OUTSIDE_REMEDY = module50.ROOT_OUTSIDE_REMEDY;
    RULES = module50.RULES;
    UNREACHABLE_REMEDY = module50.UNREACHABLE_REMEDY;
    VARIABLE_FILE_REMEDY = module50.VARIABLE_FILE_REMEDY;
    addressesTooLong = module50.addressesTooLong;
    attributeOf = module50.attributeOf;
    causeLine = module50.causeLine;
    changeWord = module50.changeWord;
    endedBySignal = module50.endedBySignal;
    errorLine = module50.errorLine;
    fileTooLarge = module50.fileTooLarge;
    fileUnwritable = module50.fileUnwritable;
    inShell = module50.inShell;
    linkOutside = module50.linkOutside;
    missingBefore = module50.missingBefore;
    moreLikeThese = module50.moreLikeThese;
    moreWarnings = module50.moreWarnings;
    noInstances = module50.noInstances;
    notStarted = module50.notStarted;
    remedyLine = module50.remedyLine;
    removedBy = module50.removedBy;
    removedNote = module50.removedNote;
    resourcesTooMany = module50.resourcesTooMany;
    rootOutside = module50.rootOutside;
    severalNames = module50.severalNames;
    variableFileTooLarge = module50.variableFileTooLarge;
    variableFileUnreadable = module50.variableFileUnreadable;
  }
});

// src/diff/report/words.ts
function named(name) {
  const shown = short(name, NAME_LENGTH_MAX);
  return PLAIN.test(shown) ? shown : `"${shown.replaceAll('"', "'")}"`;
}
function exclusiveInWords(type, { change, isOfNewRole }) {
  const over = change === "create" && isOfNewRole !== true ? exclusiveOver(type) : void 0;
  return over === void 0 ? [] : [EXCLUSIVE[over]];
}
function shortPath(path) {
  const names = path.split(".");
  const last = names.at(-1);
  return isNamedMember(last) ? last : names.slice(-2).join(".");
}
function blockWords({ removed: removed3, added, kept }) {
  const names = [
    ...removed3.map((name) => removedName(named(name))),
    ...added.map((name) => addedName(named(name)))
  ];
  const more = names.length - BLOCK_NAMES_MAX;
  return [
    ...names.slice(0, BLOCK_NAMES_MAX),
    ...more > 0 ? [rowsMore(more)] : [],
    ...removed3.length > 0 && kept.length > 0 ? [remaining(kept.length)] : []
  ];
}
function rulesInWords(changes) {
  if (!changes.every(({ rules: rules2 = [] }) => rules2.length > 0)) return "";
  const rules = changes.flatMap(
    ({ change, rules: changedRules2 = [] }) => changedRules2.map((rule) => ({ rule, isInside: rule.change !== change }))
  );
  const kinds = groupBy(
    rules,
    ({ isInside, rule: { change, does, what, from, to, of = [] } }) => [isInside, change, does, what, from === void 0, to === void 0, ...of].join("\n")
  );
  const texts = [...kinds.values()].map((kind) => {
    const [{ isInside, rule }] = kind;
    const rangesOf2 = (end) => [
      ...new Set(kind.flatMap((each2) => (each2.rule[end] ?? []).map(peerInWords)))
    ];
    const owners = isInside && rule.of !== void 0 ? rule.of.map(peerInWords) : [];
    const isInbound = rule.from !== void 0;
    const trafficText = traffic(
      rule.what,
      isInbound ? rangesOf2("from") : [...rangesOf2("from"), ...owners],
      isInbound ? [...rangesOf2("to"), ...owners] : rangesOf2("to")
    );
    if (isInside && rule.of !== void 0) return ruleOfItself(rule.change, rule.does, trafficText);
    if (isInside) return ruleInside(rule.change, rule.does, trafficText, kind.length);
    return ruleLine(rule.change, rule.does, trafficText);
  });
  const more = texts.length - RULES_MAX;
  return listed(more > 0 ? [...texts.slice(0, RULES_MAX), rulesMore(more)] : texts);
}
function peerInWords(peer) {
  const resource = resourceOfPeer(peer);
  if (resource === null) return peer;
  return resourceInWords(resource);
}
function joinedInWords({ address: address2, name }) {
  const { type = "", name: block = "" } = parseTerraformAddress(address2) ?? {};
  return resourceInWords({ type, name: name ?? block });
}
function effectsInWords(subjects) {
  const [{ change, effects = [] } = { change: "none" }, ...others] = subjects;
  if (others.length > 0) return "";
  const removed3 = effects.filter((effect2) => effect2.change === "delete").map(({ text }) => text);
  if (change === "delete") return listed(withItemsJoined(removed3).slice(0, EFFECTS_MAX).map(inThePast));
  const texts = effects.flatMap(({ change: each2, text }) => {
    if (each2 === "delete") return [];
    const alike = removed3.filter((former2) => frameOf(former2) === frameOf(text));
    const former = alike.find((each3) => differingNumbers(text, each3).length === 1) ?? alike[0];
    if (former === void 0) return [text];
    removed3.splice(removed3.indexOf(former), 1);
    return [insteadOf3(text, former)];
  });
  const sides = [withItemsJoined(texts), withItemsJoined(removed3).map(noLonger2)];
  const all = sides.flat();
  if (all.length <= EFFECTS_MAX) return listed(all);
  return sides.flatMap((side) => side.length === 0 ? [] : [listedUpTo(side, EFFECTS_MAX)]).join(", ");
}
function withItemsJoined(effects) {
  const listOf2 = (effect2) => {
    const { words, item } = itemOfEffect(effect2) ?? { words: effect2, item: "" };
    return `${words}
${item.startsWith("/")}`;
  };
  return [...groupBy(effects, listOf2).values()].map((equal) => {
    const items = equal.flatMap((effect2) => itemOfEffect(effect2)?.item ?? []);
    const [first = ""] = equal;
    return items.length === 0 ? first : `${itemOfEffect(first)?.words}${listedUpTo(items, BLOCK_NAMES_MAX)}`;
  });
}
function differingNumbers(text, former) {
  const numbers = text.match(NUMBER2) ?? [];
  return (former.match(NUMBER2) ?? []).filter((number, i) => number !== numbers[i]);
}
function insteadOf3(text, former) {
  const differing2 = differingNumbers(text, former);
  const [only] = differing2;
  return differing2.length === 1 && only !== void 0 ? insteadOf2(text, only) : formerly2(text, former.replace(/^\w+ /, ""));
}
var PLAIN, atMost, valueInWords2, factsInWords, blocksInWords, resourceInWords, NUMBER2, frameOf;
var init_words = __esm({
  "src/diff/report/words.ts"() {
    init_access();
    init_address_ranges();
    init_attributes();
    init_block_effects();
    init_nouns();
    init_products();
    init_settings();
    init_group_by();
    init_inventory();
    init_terraform_address();
    init_messages3();
    init_english();
    init_printable();
    init_limits3();
    init_messages2();
    init_messages2();
    PLAIN = /^[\p{L}\p{N}_./:+-]*[\p{L}\p{N}_]$/u;
    atMost = (texts) => texts.length <= PARTS_MAX ? texts : [...texts.slice(0, PARTS_MAX), rowsMore(texts.length - PARTS_MAX)];
    valueInWords2 = ({ name, before, after }) => {
      const old = after === "1" ? withUnitOf(name, before) : before;
      const current = withUnitOf(name, after);
      return namedValue(name, valueChange(old ?? missingBefore(after), current ?? NOT_KNOWN));
    };
    factsInWords = (facts) => [
      ...new Set(
        facts.map(({ name, value }) => namedValue(shortPath(name), withUnitOf(nameOf(name), value) ?? value))
      )
    ];
    blocksInWords = (change) => namedValue(change.path, blockWords(change).join(", "));
    resourceInWords = ({ type, name }) => theOne(nounOf(type, productOf(type, {}).title).one, named(name));
    NUMBER2 = /(?<=[ _])\d+(?:\.\d+)?(?=[ _]|$)/g;
    frameOf = (text) => text.replaceAll(NUMBER2, "#").replaceAll(/(day|week|month|year|instance)s?\b/g, "$1");
  }
});

// src/diff/report/summary/moves.ts
function moveOf(node, texts) {
  const { boxes, boxesBefore = boxes, movedFrom: movedFrom2 } = node;
  const at = boxes.findIndex((box, depth) => box !== boxesBefore[depth]);
  if (at >= 0) return { verb: "move", tail: into(texts.containerInText(node)) };
  if (boxesBefore.length > boxes.length)
    return { verb: "move", tail: outOf(texts.boxInText(boxesBefore[boxes.length])) };
  return movedFrom2 === void 0 ? void 0 : betweenAddresses(movedFrom2, node.address, node.count > 1);
}
function betweenAddresses(before, after, areSeveral) {
  const withoutKeys = (parts) => parts === null || !areSeveral ? parts : { ...parts, modules: parts.modules.map((module103) => ({ ...module103, index: null })) };
  const old = partsOf7(withoutKeys(parseTerraformAddress(before)));
  const now = partsOf7(withoutKeys(parseAddress(after)));
  if (old === null || now === null) return { verb: "rename", tail: "" };
  if (old.module !== now.module) {
    const tail = now.module === "" ? outOf(aModule(named(old.module))) : into(aModule(named(now.module)));
    return { verb: "readdress", tail };
  }
  return { verb: "rename", tail: fromTo(named(old.name), named(now.name)) };
}
function partsOf7(parts) {
  if (parts === null) return null;
  const { modules: modules2, name, index = null, indexes = index === null ? [] : [index] } = parts;
  const step = (each2, keys) => unescapeName(each2) + keys.map((key) => `[${unescapeKey(key)}]`).join("");
  const module103 = modules2.map((each2) => step(each2.name, each2.index === null ? [] : [each2.index])).join(".");
  return { module: module103, name: step(name, indexes) };
}
var moduleOf;
var init_moves = __esm({
  "src/diff/report/summary/moves.ts"() {
    init_address();
    init_terraform_address();
    init_messages2();
    init_words();
    moduleOf = (parts) => partsOf7(parts)?.module ?? "";
  }
});

// src/diff/report/summary/phrases.ts
function phraseForOne(resource) {
  return resource.distinction === "" ? nounWithArticle(resource) : withDistinction(nounWithArticle({ ...resource, isKnown: true }), resource.distinction);
}
function nounWithArticle({ noun: { one, isProper }, name, isPublic, isKnown }) {
  const noun = isPublic ? `${PUBLIC} ${one}` : one;
  if (name !== "" && !isProper) return theOne(noun, name);
  if (isProper) return [noun, name].filter((text) => text !== "").join(" ");
  return isKnown ? theOne(noun, "") : isPlural(noun) ? noun : `${aOrAn(noun)} ${noun}`;
}
function phraseForSeveral(count, { one, many, isProper }, { isPublic = false, name = "" } = {}) {
  if (isProper) return times(count, one);
  const nouns = isPublic ? `${PUBLIC} ${many}` : many;
  return name === "" ? severalOf(count, nouns) : theSeveral(count, nouns, name);
}
function listNouns(events) {
  const [first] = events;
  const { noun, name, distinction, isPublic, totalAmount, ordinal, areParts } = first;
  const amount = events.reduce((sum, event) => sum + event.amount, 0);
  if (areParts === true) return partsOf6(amount, changedNodesText(events));
  if (events.length === 1 && ordinal !== void 0) return nthElement(ordinal, noun.one, name);
  if (events.length === 1 && totalAmount !== void 0 && !noun.isProper)
    return someOf(amount, totalAmount, noun.many, name);
  const reduced = commonReducedBlock(events);
  if (reduced !== void 0 && !noun.isProper) return someOf(amount, reduced.count, noun.many, "");
  const names = events.map((event) => event.name);
  if (areLostByName(events) || areModulesByName(events)) {
    const shown = events.slice(0, LOST_NAMES_MAX).map(nameOf3);
    return theNamed(noun.many, shown, Math.max(0, names.length - LOST_NAMES_MAX));
  }
  if (amount > 1)
    return phraseForSeveral(amount, noun, { isPublic, name: events.length > 1 || isNew(first) ? "" : name });
  return phraseForOne({ noun, name: nameOf3(first), distinction, isPublic, isKnown: !isNew(first) && first.isOnly });
}
function commonReducedBlock(events) {
  const [{ reducedBlock: reducedBlock2, holdsData: holdsData2 }] = events;
  const isOne = events.every((event) => event.reducedBlock?.address === reducedBlock2?.address);
  return events.length > 1 && isOne && holdsData2 !== true ? reducedBlock2 : void 0;
}
function fewNames(events) {
  const [{ noun, isPublic, areParts }] = events;
  const names = events.map(({ name }) => name);
  const areShort = names.join("").length <= FEW_NAMES_LENGTH_MAX;
  const haveUniqueNames = events.every(
    ({ name, distinction, amount }) => name !== "" && distinction === "" && amount === 1
  );
  const areFew = events.length > 1 && events.length <= FEW_NAMES_MAX;
  if (!areFew || new Set(names).size !== names.length || !areShort || !haveUniqueNames) return void 0;
  const blocks = new Set(names.map((name) => blockName(name, noun)));
  if (blocks.size < names.length && !blocks.has(void 0)) return void 0;
  if (noun.isProper || areParts === true || commonReducedBlock(events) !== void 0) return void 0;
  return theNamed(isPublic ? `${PUBLIC} ${noun.many}` : noun.many, events.map(nameOf3), 0);
}
function blockName(name, { one, many }) {
  const [, base] = /^"?([^"]+) \d+"?$/.exec(name) ?? [];
  if (base === void 0) return name === "" ? "" : void 0;
  const nouns = [one, many].map((noun) => noun.split(" ").at(-1));
  return nouns.includes(base.toLowerCase()) ? "" : named(base);
}
function changedNodesText(events) {
  const [{ noun, name, distinction, isPublic }] = events;
  if (events.length > 1) return phraseForSeveral(events.length, noun, { isPublic });
  return phraseForOne({ noun, name, distinction, isPublic, isKnown: true });
}
function mentionsOf({ nodes }, names) {
  return (address2) => {
    const { title, name } = names.labelOf(address2);
    const { type = "", count = 1 } = nodes.get(address2) ?? {};
    const distinction = names.distinctionInText(address2);
    return { noun: nounOf(type, title), name: name === "" ? "" : named(name), distinction, count };
  };
}
function listMentions(all) {
  return [...groupBy(all, ({ noun }) => noun.one).values()].map((kind) => {
    const [{ noun, name, distinction }] = kind;
    const amount = kind.reduce((sum, { count }) => sum + count, 0);
    const isOneName = kind.every((mention) => mention.name === name);
    return amount > 1 ? phraseForSeveral(amount, noun, { name: isOneName ? name : "" }) : phraseForOne({ noun, name, distinction, isPublic: false, isKnown: true });
  });
}
function nameMentions(all) {
  const names = all.map(({ name }) => name);
  const areDistinct = new Set(names).size === all.length && all.every(({ name, count }) => name !== "" && count === 1);
  if (all.length < 2 || !areDistinct) return listed(listMentions(all));
  return theNamed(
    all[0].noun.many,
    names.slice(0, LOST_NAMES_MAX),
    Math.max(0, names.length - LOST_NAMES_MAX)
  );
}
var nameOf3, isNew, areLostByName, areModulesByName, areStoresLost, listNamed;
var init_phrases = __esm({
  "src/diff/report/summary/phrases.ts"() {
    init_nouns();
    init_group_by();
    init_english();
    init_limits3();
    init_messages2();
    init_words();
    nameOf3 = ({ name, builtResources }) => builtResources === void 0 ? name : withDistinction(name, builtResources);
    isNew = ({ change }) => change === "create" || change === "import";
    areLostByName = (events) => events.length > 1 && (events.every(({ isNamedPart: isNamedPart2 }) => isNamedPart2 === true) || areStoresLost(events));
    areModulesByName = (events) => events.length > 1 && events.every(({ isModule, name, amount }) => isModule === true && name !== "" && amount === 1);
    areStoresLost = (events) => events.every(
      ({ verb, holdsData: holdsData2, name, amount, noun }) => (verb === "delete" || verb === "replace" || verb === "recreate") && holdsData2 === true && name !== "" && amount === 1 && !noun.isProper
    );
    listNamed = (all) => [...groupBy(all, ({ noun }) => noun.one).values()].flatMap((kind) => {
      const isShort2 = kind.length <= LOST_NAMES_MAX && kind.map(({ name }) => name).join("").length <= NAMES_LENGTH_MAX;
      const isPlain = kind.every(({ noun, distinction }) => noun.isProper !== true && distinction === "");
      return isShort2 && isPlain ? [nameMentions(kind)] : listMentions(kind);
    });
  }
});

// src/diff/report/names.ts
function namesOf4(graph, labels) {
  const items = new Map(labels.items.map((item) => [item.id, item]));
  const labelOf = (address2) => {
    const item = items.get(address2);
    const node = graph.nodes.get(address2);
    if (item !== void 0) return labelOfItem(item, node?.count ?? 1);
    return node === void 0 ? { title: "", name: address2 } : labelInGraph(node);
  };
  const containersOf = (address2) => pathOf(address2, items, graph);
  const titleOf2 = (box) => items.get(box)?.title ?? fullName(labelOf(box));
  const containerInText = (box) => containerPhrase(labelOf(box), graph.nodes.get(box));
  const inBox = (address2, print) => {
    const box = containersOf(address2).at(-1);
    return box === void 0 ? "" : print(box);
  };
  const spokenKeyOf = (address2) => {
    const { title, name } = labelOf(address2);
    return `${nounOf(graph.nodes.get(address2)?.type ?? "", title).one}
${name}`;
  };
  return {
    labelOf,
    containersOf,
    titleOf: titleOf2,
    containerInText,
    distinctionOf: distinctionBy(graph, (address2) => fullName(labelOf(address2)), [
      inModule2,
      (address2) => inBox(address2, titleOf2)
    ]),
    distinctionInText: inText(
      distinctionBy(graph, spokenKeyOf, [
        (address2) => labelOf(address2).title,
        (address2) => inModule2(address2, named),
        (address2) => inBox(address2, containerInText)
      ])
    )
  };
}
function containerPhrase({ title, name }, node) {
  if (node !== void 0 && node.count > 1) {
    return phraseForSeveral(node.count, nounOf(node.type, title), { name: name === "" ? "" : named(name) });
  }
  return fullName({ title, name: name === "" ? "" : named(name) });
}
function labelOfItem(item, count) {
  const label = labelInDiagram(item);
  return item.kind === "box" && count > 1 ? { ...label, name: withoutCount(label.name) } : label;
}
function labelInDiagram(item) {
  if (item.kind === "node") return item.ownLabel ?? { title: item.title, name: item.name };
  const { title } = boxFactsOf(item.style);
  if (item.title === title) return { title, name: "" };
  if (item.title.startsWith(`${title} `)) return { title, name: item.title.slice(title.length + 1) };
  return { title: BOXES_WITHOUT_TITLE.has(item.type) || item.type === "" ? "" : title, name: item.title };
}
function labelWithoutNode(address2, { cloudNames, touched = [], rights = [] }) {
  const type = typeOf(address2);
  const name = cloudNames?.get(address2);
  const label = labelInGraph({ type, address: address2, attributes: {}, ...name !== void 0 && { labelOverride: name } });
  const [, block] = FIRST_INSTANCE.exec(label.name) ?? [];
  if (name !== void 0 || block === void 0) return label;
  const others = [...touched, ...rights, ...rights.map(({ principal }) => principal)].map((each2) => each2.address);
  const hasOthers = others.some((other) => other !== void 0 && other !== address2 && isOfBlock(other, address2));
  return hasOthers ? label : { ...label, name: block };
}
function isOfBlock(address2, other) {
  const [one, two] = [parseAddress(address2), parseAddress(other)];
  return one !== null && two !== null && one.type === two.type && one.name === two.name && JSON.stringify(one.modules) === JSON.stringify(two.modules);
}
function labelInGraph({
  type,
  address: address2,
  attributes,
  labelOverride
}) {
  const title = isContainerType(type) ? boxFactsOf(type).title : productOf(type, attributes).title;
  if (labelOverride !== void 0) return { title, name: labelOverride };
  const parts = parseAddress(address2);
  if (parts === null) return { title, name: address2 };
  const keys = parts.indexes.map((key) => unescapeKey(key).replace(/^"(.*)"$/s, "$1"));
  const [module103] = parts.modules.slice(-1);
  const isOfModule = module103 !== void 0 && MEANINGLESS_NAMES.has(unescapeName(parts.name));
  const label = unescapeName(isOfModule ? module103.name : parts.name);
  return { title, name: [label, ...isOfModule ? keys.filter((key) => key !== "0") : keys].join(" ") };
}
function pathOf(address2, items, graph) {
  const path = [];
  const parentOf = (id) => {
    const item = items.get(id);
    return item === void 0 ? graph.nodes.get(id)?.parent ?? null : item.parent;
  };
  let container = parentOf(address2);
  for (let depth = 0; container !== null && depth < BOXES_MAX; depth++) {
    if (isPlace2(items.get(container))) path.push(container);
    container = parentOf(container);
  }
  return path.reverse();
}
function distinctionBy({ nodes }, nameOf4, qualifiers) {
  const nodesOfSource = [...nodes.values()].filter(({ type, ghostOf: ghostOf2 }) => ghostOf2 === void 0 && !isOutside(type));
  const addressesByName = groupBy(
    nodesOfSource.map(({ address: address2 }) => address2),
    nameOf4
  );
  const distinctions = /* @__PURE__ */ new Map();
  for (const addresses of addressesByName.values()) {
    if (new Set(addresses.map(originalOf)).size < 2) continue;
    const texts = qualifiers.map((qualifier) => new Map(addresses.map((address2) => [address2, qualifier(address2)])));
    for (const address2 of addresses) distinctions.set(address2, distinctionFor(address2, addresses, texts));
  }
  return (address2) => distinctions.get(address2) ?? "";
}
function distinctionFor(address2, addresses, texts) {
  const others = addresses.filter((each2) => originalOf(each2) !== originalOf(address2));
  const distinguishing = texts.find((text) => {
    const ownText = text.get(address2);
    return ownText !== "" && others.every((other) => text.get(other) !== ownText);
  });
  return distinguishing?.get(address2) ?? originalOf(address2);
}
function inModule2(address2, quote2 = (name) => name) {
  const module103 = moduleOf(parseAddress(address2));
  return module103 === "" ? "" : aModule(quote2(module103));
}
var inText, fullName, qualifiedName, withoutCount, FIRST_INSTANCE, isPlace2, BOXES_MAX;
var init_names = __esm({
  "src/diff/report/names.ts"() {
    init_boxes();
    init_catalog();
    init_nouns();
    init_products();
    init_address();
    init_group_by();
    init_node_types();
    init_messages2();
    init_moves();
    init_phrases();
    init_words();
    inText = (distinctionOf) => (address2) => {
      const text = distinctionOf(address2);
      return text === originalOf(address2) ? named(text) : text;
    };
    fullName = ({ title, name }) => [title, name].filter((text) => text !== "").join(" ");
    qualifiedName = (name, distinction = "") => distinction === "" ? name : withDistinction(name, distinction);
    withoutCount = (name) => name.replace(/^\u00d7\d+(: )?/, "").replace(/ ?\u00d7\d+$/, "").replace(/^[,\s]+|[,\s]+$/g, "");
    FIRST_INSTANCE = /^(.+) 0$/;
    isPlace2 = (item) => item?.kind !== "box" || !item.style.startsWith("strip:");
    BOXES_MAX = 200;
  }
});

// src/diff/report/nodes.ts
function reportedNodes({ nodes, facts }, names) {
  const ghosts = /* @__PURE__ */ new Map();
  for (const { address: address2, ghostOf: ghostOf2 } of nodes.values()) if (ghostOf2 !== void 0) ghosts.set(ghostOf2, address2);
  return [...nodes.values()].filter((node) => node.ghostOf === void 0 && !isImpliedContainer(node)).flatMap((node) => {
    const change = changeOf2(node);
    if (change === "none") return [];
    return [withFacts(reported(node, change, names, ghosts.get(node.address)), node, facts)];
  });
}
function changeOf2({ change, changed: changed3 }) {
  return change === "none" && changed3?.folded !== void 0 ? "update" : change;
}
function reported(node, change, names, ghost) {
  const { address: address2, type, count } = node;
  const { title, name } = names.labelOf(address2);
  const qualifier = names.distinctionOf(address2);
  return {
    address: address2,
    type,
    change,
    title,
    name,
    ...qualifier !== "" && { qualifier },
    noun: nounOf(type, title).one,
    boxes: names.containersOf(address2).map(names.titleOf),
    ...ghost !== void 0 && { boxesBefore: names.containersOf(ghost).map(names.titleOf) },
    isBox: isContainerType(type),
    count,
    ...detailsOf(node.changed),
    ...fateIn(node, change)
  };
}
function fateIn({ type, attributes, changed: changed3 }, change) {
  if (factsOf(type).holdsData !== true || changed3?.isForgotten === true) return {};
  if (change === "replace") return { fate: "lost" };
  return change === "delete" ? { fate: dataFateOf(type, attributes) } : {};
}
function withFacts(reported2, node, facts = /* @__PURE__ */ new Map()) {
  const { change, count, parts } = reported2;
  const isTold = change === "create" || change === "delete";
  const others = change === "create" && count === 1 ? facts.get(originalOf(node.address)) ?? [] : [];
  const all = isTold ? factsIn(node, others) : [];
  const own = change === "delete" ? all.filter(({ name }) => name !== BUILDS) : all;
  return {
    ...reported2,
    ...own.length > 0 && { facts: own },
    ...parts && {
      parts: parts.map((part) => {
        const ofPart = facts.get(toGraphAddress(part.address, "short") ?? part.address);
        return ofPart === void 0 ? part : { ...part, facts: ofPart };
      })
    }
  };
}
function factsIn({ type, attributes }, others) {
  const purpose = valueInWords(type, MODULE_PURPOSE, attributes[MODULE_PURPOSE] ?? "");
  const built = purpose === "" ? [] : [{ name: BUILDS, value: purpose }];
  const deciding = DECIDING_ATTRIBUTES.flatMap((name) => {
    const value = Object.hasOwn(attributes, name) ? attributes[name] : void 0;
    return value === void 0 ? [] : [{ name, value }];
  });
  const isTold = ({ name }) => deciding.some((fact) => pathsOfAttribute(fact.name).some((path) => path.join(".") === name));
  return [...built, ...deciding, ...others.filter((fact) => !isTold(fact))];
}
function detailsOf(details2 = {}) {
  const { createsFirst, movedFrom: movedFrom2, isImported, isForgotten, values, blocks, reason: reason2, forcedBy: forcedBy3, mayBeForcedBy: mayBeForcedBy2 } = details2;
  const { folded, parts, instances, countBefore, drift, exposure, looksLike: looksLike2, rules, effects } = details2;
  const changeDetails = {
    createsFirst,
    movedFrom: movedFrom2,
    isImported,
    isForgotten,
    values,
    blocks,
    reason: reason2,
    forcedBy: forcedBy3,
    mayBeForcedBy: mayBeForcedBy2
  };
  const partDetails = { folded, parts, instances, countBefore, drift, exposure, looksLike: looksLike2, rules, effects };
  return Object.fromEntries(
    Object.entries({ ...changeDetails, ...partDetails }).filter(([, value]) => value !== void 0)
  );
}
function recreatedIn(nodes) {
  const withChange = (expected) => nodes.filter(({ change }) => change === expected);
  return pairRecreated(withChange("delete"), withChange("create"), identityOf3);
}
function identityOf3({ address: address2, change, looksLike: looksLike2, name }) {
  const deletedAddress = change === "delete" ? address2 : looksLike2;
  return deletedAddress === void 0 || name === "" ? void 0 : JSON.stringify([deletedAddress, name]);
}
function withoutUnchangedEdges(edges, recreated) {
  if (recreated.size === 0) return edges;
  const addressNow = (end) => recreated.get(end) ?? end;
  const keyOf7 = ({ from, to, label }) => [addressNow(from), addressNow(to), label].join("\n");
  const keysOf3 = (change) => new Set(edges.filter((edge) => edge.change === change).map(keyOf7));
  const [deletedKeys, createdKeys] = [keysOf3("delete"), keysOf3("create")];
  return edges.filter((edge) => !(deletedKeys.has(keyOf7(edge)) && createdKeys.has(keyOf7(edge))));
}
function mergeCopies(nodes) {
  const alike = groupBy(
    nodes,
    ({ address: address2, boxes: _, qualifier: __, ...rest }) => JSON.stringify([originalOf(address2), rest])
  );
  return [...alike.values()].map(([first, ...others]) => {
    const { boxes } = first;
    const last = boxes.at(-1);
    if (others.length === 0 || last === void 0) return first;
    return { ...first, boxes: [...boxes.slice(0, -1), andMore(last, others.length)] };
  });
}
var BUILDS, isImpliedContainer;
var init_nodes2 = __esm({
  "src/diff/report/nodes.ts"() {
    init_attributes();
    init_catalog();
    init_nouns();
    init_products();
    init_settings();
    init_address();
    init_changes();
    init_group_by();
    init_node_types();
    init_terraform_address();
    init_messages2();
    BUILDS = "builds";
    isImpliedContainer = ({ provenance, type }) => provenance === "implied" && isContainerType(type);
  }
});

// elsewhere:src/catalog/detail-attributes.ts
var module51, DEFAULT_VALUES, DETAIL_ATTRIBUTES, DETAIL_PATHS, NUMBER_ONLY_ATTRIBUTES, WORD_ONLY_ATTRIBUTES, isExposureAttribute, isFirewallRuleAttribute;
var init_detail_attributes = __esm({
  "elsewhere:src/catalog/detail-attributes.ts"() {
    module51 = require("./picture.js").modules["src/catalog/detail-attributes.ts"]();
    DEFAULT_VALUES = module51.DEFAULT_VALUES;
    DETAIL_ATTRIBUTES = module51.DETAIL_ATTRIBUTES;
    DETAIL_PATHS = module51.DETAIL_PATHS;
    NUMBER_ONLY_ATTRIBUTES = module51.NUMBER_ONLY_ATTRIBUTES;
    WORD_ONLY_ATTRIBUTES = module51.WORD_ONLY_ATTRIBUTES;
    isExposureAttribute = module51.isExposureAttribute;
    isFirewallRuleAttribute = module51.isFirewallRuleAttribute;
  }
});

// src/diff/report/summary/model.ts
var TIERS2, rankOf3, tierAt, isDecisive, isAlarming, isDanger;
var init_model = __esm({
  "src/diff/report/summary/model.ts"() {
    init_nouns();
    TIERS2 = [
      ...["loss", "doubt", "open", "close", "risk", "move", "right", "replace", "connection"],
      ...["presence", "update", "mild"]
    ];
    rankOf3 = (tier, effect2) => TIERS2.indexOf(tier) * EFFECTS.length + EFFECTS.indexOf(effect2);
    tierAt = ({ rank }) => Math.floor(rank / EFFECTS.length);
    isDecisive = (statement) => tierAt(statement) <= TIERS2.indexOf("risk");
    isAlarming = (statement) => isDecisive(statement) && tierAt(statement) !== TIERS2.indexOf("close");
    isDanger = (statement) => tierAt(statement) <= TIERS2.indexOf("open");
  }
});

// elsewhere:src/platform/text/gaps.ts
var module52, GAP4, knownPart;
var init_gaps = __esm({
  "elsewhere:src/platform/text/gaps.ts"() {
    module52 = require("./picture.js").modules["src/platform/text/gaps.ts"]();
    GAP4 = module52.GAP;
    knownPart = module52.knownPart;
  }
});

// src/diff/report/summary/parts.ts
function lostParts({ change, parts = [] }, base) {
  if (change === "delete" || change === "replace" && base.holdsData === true) return [];
  return parts.filter(isLost).map((part) => {
    const type = typeOf2(part);
    const whole = phraseForOne({ ...base, isPublic: false, isKnown: true });
    const name = part.name ?? parseTerraformAddress(part.address)?.name ?? "";
    return {
      ...base,
      change: part.change,
      verb: part.looksLike === void 0 ? part.change : "recreate",
      holdsData: true,
      isPublic: false,
      isOnly: false,
      noun: partNoun(type, base.noun.one),
      name: name === "" ? "" : named(name),
      distinction: "",
      amount: 1,
      whole,
      tail: part.change === "delete" && part.looksLike === void 0 ? fromContainer(whole) : [ofContainer(whole), withLoss(part.looksLike === void 0 ? causeOf(part) : WITHOUT_MOVED)].filter((text) => text !== "").join(" ")
    };
  });
}
function lostWithNode({ change, parts = [] }, { noun, holdsData: holdsData2 }) {
  if (change !== "delete" && (change !== "replace" || holdsData2 !== true)) return "";
  const lost = parts.filter((part) => part.change === change && isLost(part) && part.name !== void 0);
  const nouns = new Map(lost.map((part) => [part, nounOf(typeOf2(part), productOf(typeOf2(part), {}).title)]));
  const kinds = groupBy(lost, (part) => nouns.get(part)?.one ?? "");
  kinds.delete(noun.one);
  const texts = [...kinds.values()].map((kind) => {
    const names = kind.map(({ name = "" }) => named(name));
    const { one, many } = nouns.get(kind[0]);
    if (names.length === 1) return theOne(one, names[0]);
    return theNamed(many, names.slice(0, LOST_NAMES_MAX), Math.max(0, names.length - LOST_NAMES_MAX));
  });
  return texts.length === 0 ? "" : together(texts.map((text) => text.replace(/^the /, "")));
}
function partNoun(type, whole) {
  const title = partTitleOf(type);
  const noun = nounOf(type, title);
  if (noun.one !== whole) return noun;
  return nounOfTitle(noun, title);
}
function nounOfTitle(noun, title) {
  const one = title.replace(/^[A-Z](?=[a-z]+(?: [a-z]+)*$)/, (letter) => letter.toLowerCase());
  return { ...noun, one, many: pluralOf(one) };
}
function partEvents(node, base) {
  const lost = (node.parts ?? []).filter(isLost);
  const isImplied = (part) => isNamedAfterJoining(typeOf2(part)) && lost.some(({ change }) => change === part.change);
  const told = (node.parts ?? []).filter(
    (part) => isLost(part) || isImplied(part) || part.change === "create" && part.looksLike !== void 0
  );
  if (told.length === 0) return otherParts(node, base);
  const parts = (node.parts ?? []).filter((part) => !told.includes(part));
  const folded = told.reduce((counts, { change }) => addCount(counts, change, -1), node.folded ?? {});
  return parts.length === 0 ? [] : otherParts({ ...node, parts, folded }, base);
}
function otherParts({ folded: counts, parts: allParts = [], values, blocks, drift }, base) {
  if (counts === void 0 || drift !== void 0) return void 0;
  const parts = allParts.filter((part) => !isScaffolding(typeOf2(part)));
  const folded = allParts.filter((part) => !parts.includes(part)).reduce((remaining2, { change }) => addCount(remaining2, change, -1), counts);
  const amount = CHANGES2.reduce((sum, change) => sum + (change === "none" ? 0 : folded[change] ?? 0), 0);
  if (amount === 0 && allParts.length > 0) return [];
  const areAllListed = parts.length === amount && parts.length > 0 && parts.every((part) => typeOf2(part) !== "");
  const kinds = areAllListed ? kindsToTell(parts) : [];
  if (kinds.length !== 1 && (values !== void 0 || blocks !== void 0)) return void 0;
  if (kinds.length > 0) return kinds.map((kind) => withEffects2(withRules2(eventOfEqualParts(kind, base), kind), kind));
  return [{ ...base, verb: "part", tail: "", amount, areParts: true }];
}
function kindsToTell(parts) {
  const told = new Set(parts.filter((part) => !isAttachment(typeOf2(part))).map(({ change }) => change));
  const shown = parts.filter((part) => !isAttachment(typeOf2(part)) || !told.has(part.change));
  const kinds = [
    ...groupBy(
      shown,
      (part) => JSON.stringify([part.change, typeOf2(part), part.joins, part.looksLike !== void 0])
    ).values()
  ];
  return kinds.sort(
    ([a], [b]) => Number(b.change === "replace") - Number(a.change === "replace")
  );
}
function effectEvents(node, base) {
  const { type, change, parts = [], values = [], effects } = node;
  if (change !== "update" && change !== "move") return [];
  const isTold = values.some(({ name }) => isEffectAttribute(type, name));
  const told = parts.filter((part) => part.effects !== void 0 && part.values === void 0 && !isLost(part));
  return [
    ...effects === void 0 || isTold ? [] : [withEffects2({ ...base, verb: "update", tail: "" }, [node])],
    ...[...groupBy(told, (part) => `${part.change} ${typeOf2(part)}`).values()].map(
      (equal) => withEffects2(eventOfEqualParts(equal, base), equal)
    )
  ];
}
function withEffects2(event, subjects) {
  const effects = effectsInWords(subjects);
  if (effects === "") return event;
  const isRisk = subjects.some(
    ({ effects: all = [] }) => all.some((each2) => each2.isRisk === true && each2.change === "create")
  );
  return { ...event, tail: withDistinction(event.tail, effects).trim(), ...isRisk && { tier: "risk" } };
}
function withRules2(event, parts) {
  const rules = rulesInWords(parts);
  if (rules === "") return event;
  const eventWithRules = { ...event, tail: withDistinction(event.tail, rules).trim() };
  const changedRules2 = parts.flatMap((part) => part.rules ?? []);
  if (!changedRules2.every(({ does }) => does === "denies")) return eventWithRules;
  return { ...eventWithRules, tier: changedRules2.some(({ change }) => change === "delete") ? "open" : "close" };
}
function eventOfEqualParts(parts, { holdsData: _, ...base }) {
  const [first] = parts;
  if (first.joins !== void 0) return joiningEvent(first, first.joins, { ...base, amount: parts.length });
  const amount = parts.length;
  const type = typeOf2(first);
  const whole = phraseForOne({ ...base, isPublic: false, isKnown: true });
  const isRenamed = first.looksLike !== void 0;
  const ofPart = isRenamed ? ofContainer : TAIL_OF_CHANGE[first.change] ?? ofContainer;
  const verb = first.change === "update" ? "part" : isRenamed ? "recreate" : first.change;
  const noun = partNoun(type, base.noun.one);
  const isReplaced3 = first.change === "replace";
  const name = amount === 1 ? partNameOf(first, base.name) : "";
  const cause = isRenamed ? WITHOUT_MOVED : isReplaced3 && amount === 1 ? causeWithEffect(first, noun) : "";
  const tail = [ofPart(whole), cause].filter((text) => text !== "").join(" ");
  return {
    ...{
      ...base,
      verb,
      noun,
      name,
      distinction: "",
      isPublic: false,
      isOnly: false,
      isOfWhole: true,
      whole,
      amount,
      tail
    },
    ...isReplaced3 && !isReportedByEffect(type) && { tier: "update" }
  };
}
function partNameOf({ address: address2, change, looksLike: looksLike2, name }, whole) {
  const blockName3 = parseTerraformAddress(address2)?.name ?? "";
  const isReplaced3 = change === "replace" || looksLike2 !== void 0;
  const isInformative2 = isReplaced3 || !(MEANINGLESS_NAMES.has(blockName3) || blockName3 === whole);
  const shown = name ?? (isInformative2 ? blockName3 : "");
  return shown === "" ? "" : named(shown);
}
function joiningEvent({ change }, joins, base) {
  const { noun, name, distinction, amount } = base;
  return {
    ...base,
    ...{ ...endInWords(joins), isPublic: false, isOnly: false, isOfWhole: true, amount: 1 },
    ...{ verb: change === "create" ? "attach" : "detach", tail: "" },
    joinedTo: joins.to === void 0 ? { noun, name, distinction, count: amount } : endInWords(joins.to)
  };
}
function endInWords({ address: address2, name }) {
  const { type = "", name: block = "" } = parseTerraformAddress(address2) ?? {};
  const noun = nounOf(type, productOf(type, {}).title);
  return { noun, name: named(name ?? block), distinction: "", count: 1 };
}
function replacedWithNew(node, base) {
  const { change, parts = [] } = node;
  if (change !== "create") return [];
  const replaced = parts.filter((part) => part.change === "replace" && !isLost(part));
  const events = replaced.length === 0 ? [] : otherParts({ ...node, parts: replaced, folded: { replace: replaced.length } }, base) ?? [];
  return events.map((event) => ({ ...event, change: "replace" }));
}
function causeOf({ forcedBy: forcedBy3 = [], values = [], name: called }) {
  const shown = values.filter(({ name, after, forces }) => forces === true && !(name === "name" && after === called));
  const names = new Set(shown.map(({ name }) => name));
  const others = forcedBy3.filter((path) => !names.has(path) && !names.has(lastName(path)));
  const phrases = [...shown.map(changeInWords), ...others.map(lastName)];
  if (phrases.length === 0) return "";
  const more = phrases.length - FORCING_MAX;
  return because(more > 0 ? `${phrases.slice(0, FORCING_MAX).join(", ")} ${rowsMore(more)}` : listed(phrases));
}
function changeInWords({ name, before, after }) {
  if (before === GAP4 || after === GAP4) return lastName(name);
  const values = fromTo(before === null ? null : named(before), after === null ? null : named(after));
  return settingKindOf(name) === "size" && before !== null && /[a-z]\./.test(before) ? values : `${lastName(name)} ${values}`;
}
function trafficStatements(nodes, mention) {
  const isAccessTold = ({ values = [] }) => values.some(({ name }) => name === ACCESS_ATTRIBUTE);
  const subnets = nodes.filter((node) => !isAccessTold(node));
  const told = subnets.flatMap(
    (node) => (node.effects ?? []).filter(isRedirection).map((effect2) => ({ node, effect: effect2 }))
  );
  const alike = groupBy(told, ({ effect: { text, of } }) => [text, of !== void 0].join("\n"));
  return [...alike.values()].map((equal, order) => {
    const [{ effect: effect2 }] = equal;
    const addresses = [...new Set(equal.map(({ node }) => originalOf(node.address)))];
    const subjects = effect2.of === void 0 ? listMentions(addresses.map(mention)) : equal.map(({ effect: { of = "" } }) => of);
    const [, verbs = "", text = ""] = /^((?:no longer )?\w+) (.*)$/.exec(trafficOf(effect2, subjects)) ?? [];
    const rank = rankOf3(effect2.isRisk === true ? "risk" : "update", "network");
    return { verbs, rank, change: "update", amount: subjects.length, order, text };
  });
}
function withoutTraffic(nodes) {
  if (!nodes.some(({ effects = [] }) => effects.some(isRedirection))) return nodes;
  return nodes.flatMap((node) => {
    const { effects = [], parts = [], folded = {}, ...others } = node;
    const otherEffects = effects.filter((effect2) => !isRedirection(effect2));
    const routes = parts.filter((part) => routeRowOf(typeOf2(part)) !== void 0 && part.effects !== void 0);
    if (otherEffects.length === effects.length && routes.length === 0) return [node];
    const counts = routes.reduce((sum, { change }) => addCount(sum, change, -1), folded);
    const otherParts2 = parts.filter((part) => !routes.includes(part));
    const rest = {
      ...others,
      ...otherEffects.length > 0 && { effects: otherEffects },
      ...otherParts2.length > 0 && { parts: otherParts2 },
      ...CHANGES2.some((change) => (counts[change] ?? 0) > 0) && { folded: counts }
    };
    const { boxes: _, facts: __, ...details2 } = rest;
    const isBare = rest.change === "update" && DETAILS.every((detail) => details2[detail] === void 0);
    return isBare ? [] : [rest];
  });
}
var isLost, typeOf2, TAIL_OF_CHANGE, causeWithEffect, lastName, isRedirection, DETAILS;
var init_parts = __esm({
  "src/diff/report/summary/parts.ts"() {
    init_attributes();
    init_block_effects();
    init_cloud();
    init_catalog();
    init_nouns();
    init_products();
    init_routes();
    init_settings();
    init_address();
    init_changes();
    init_group_by();
    init_terraform_address();
    init_english();
    init_gaps();
    init_limits3();
    init_messages2();
    init_words();
    init_model();
    init_phrases();
    isLost = (part) => (part.change === "delete" || part.change === "replace") && factsOf(typeOf2(part)).holdsData === true;
    typeOf2 = ({ address: address2 }) => parseTerraformAddress(address2)?.type ?? "";
    TAIL_OF_CHANGE = {
      create: toContainer,
      delete: fromContainer
    };
    causeWithEffect = (node, noun) => noun.isAddress === true ? withNewAddress(causeOf(node)) : causeOf(node);
    lastName = (path) => path.slice(path.lastIndexOf(".") + 1);
    isRedirection = (effect2) => effect2.traffic !== void 0;
    DETAILS = [
      ...["values", "blocks", "parts", "folded", "effects", "rules", "exposure", "instances", "countBefore"],
      ...["boxesBefore", "movedFrom", "mayBeForcedBy", "drift", "isImported", "isForgotten"]
    ];
  }
});

// src/diff/report/summary/paths.ts
function pathsOf(graph, kinds, input) {
  const context = contextOf(graph, input);
  const phraseOfKind = /* @__PURE__ */ new Map();
  const namedTargets = /* @__PURE__ */ new Set();
  for (const kind of kinds) {
    const phrase = newEntranceBefore(kind, context);
    if (phrase !== void 0) phraseOfKind.set(kind, phrase);
  }
  const created = new Set(
    kinds.flatMap((kind) => phraseOfKind.has(kind) ? [] : kind.filter(isCreated).map(({ address: address2 }) => address2))
  );
  for (const kind of kinds) {
    const [event] = kind;
    if (phraseOfKind.has(kind) || kind.length !== 1 || !isNewEntry(event) || namedTargets.has(event.address)) continue;
    const targets = context.targetsOf(event.address, "create");
    const phrases = listMentions(targets.map(input.mention));
    if (phrases.length === 0 || phrases.length > KINDS_MAX) continue;
    const areNew = areCoveredBy(targets, kinds, created);
    if (areNew) for (const address2 of targets) namedTargets.add(address2);
    phraseOfKind.set(kind, { text: `${event.noun.leads} ${listed(areNew ? phrases.map(newOnes) : phrases)}` });
  }
  const attached = /* @__PURE__ */ new Set();
  for (const kind of kinds) {
    if (phraseOfKind.has(kind)) continue;
    const phrase = removedEntrance(kind, context) ?? connectionBetween(kind, context) ?? behindEntrance(kind, context, attached) ?? behindUnmanagedEntrance(kind, context, namedTargets) ?? forUsers(kind, context);
    if (phrase !== void 0) phraseOfKind.set(kind, phrase);
  }
  for (const address2 of endsOfChangedEdges(context)) attached.add(address2);
  const byFirst = new Map([...phraseOfKind].map(([[first], phrase]) => [first, phrase]));
  return { phraseFor: ([first]) => byFirst.get(first), namedTargets, attached };
}
function contextOf(graph, input) {
  const requests = graph.edges.filter(({ thin, change }) => thin !== true && change !== "move");
  const [bySource, byTarget] = [groupBy(requests, (edge) => edge.from), groupBy(requests, (edge) => edge.to)];
  const isInside = (address2) => !isOutside(graph.nodes.get(address2)?.type ?? "");
  const isRelevant = (edge, change) => change === "delete" || edge.change !== "delete";
  const isOlder = ({ from, to, change }) => change === void 0 && graph.nodes.get(to)?.change === "create" && graph.nodes.get(from)?.change === "none";
  let before;
  const wasReached = (address2) => {
    before ??= reachedFromOutside(graph, "before");
    return before.has(address2);
  };
  return {
    ...input,
    graph,
    targetsOf: (address2, change) => (bySource.get(address2) ?? []).filter((edge) => isRelevant(edge, change) && edge.to !== address2 && isInside(edge.to)).map((edge) => edge.to),
    sourcesOf: (address2, change) => (byTarget.get(address2) ?? []).filter((edge) => isRelevant(edge, change) && !isOlder(edge) && edge.from !== address2 && isInside(edge.from)).map((edge) => edge.from),
    changeOf: (address2) => graph.nodes.get(address2)?.change ?? "none",
    wasReached,
    isReachedDirectly: (address2) => (byTarget.get(address2) ?? []).some((edge) => edge.change === "create" && !isInside(edge.from))
  };
}
function newEntranceBefore(kind, context) {
  const [event] = kind;
  if (kind.length !== 1 || !isNewEntry(event) || event.noun.leads !== IN_FRONT) return void 0;
  const targets = context.targetsOf(event.address, "create");
  const isPut = targets.every(
    (target) => REMAINING_CHANGES2.has(context.changeOf(target)) && context.wasReached(target)
  );
  const phrases = isPut ? listMentions(targets.map(context.mention)) : [];
  if (phrases.length === 0 || phrases.length > KINDS_MAX) return void 0;
  return { text: `${IN_FRONT} ${listed(phrases)}`, verb: "put" };
}
function areCoveredBy(targets, kinds, created) {
  if (!targets.every((target) => created.has(target))) return false;
  const targetSet = new Set(targets);
  const kindsOfTargets = kinds.filter((kind) => kind.some((event) => isCreated(event) && targetSet.has(event.address)));
  return kindsOfTargets.every((kind) => kind.every(({ address: address2 }) => targetSet.has(address2)));
}
function removedEntrance(kind, context) {
  const [{ address: address2, verb, noun, areParts, isOfWhole }] = kind;
  if (kind.length !== 1 || verb !== "delete" || noun.effect !== "entry" || areParts || isOfWhole) return void 0;
  const targets = context.targetsOf(address2, "delete").filter((target) => REMAINING_CHANGES2.has(context.changeOf(target)));
  const phrases = listMentions(targets.map(context.mention));
  if (phrases.length === 0 || phrases.length > KINDS_MAX) return void 0;
  if (noun.leads !== IN_FRONT) return { text: `${noun.leads} ${listed(phrases)}` };
  const isDirect = targets.every(context.isReachedDirectly);
  return { text: fromFrontOf(listed(phrases), isDirect), ...isDirect && { tier: "open" } };
}
function connectionBetween(kind, { graph, mention }) {
  const [{ address: address2, verb }] = kind;
  if (kind.length !== 1 || verb !== "create" && verb !== "delete") return void 0;
  if (factsOf(graph.nodes.get(address2)?.type ?? "").connection === void 0) return void 0;
  const ends = new Set(
    graph.edges.filter(({ from, to, change }) => (from === address2 || to === address2) && change !== "move").map(({ from, to }) => from === address2 ? to : from)
  );
  if (ends.size !== 2) return void 0;
  return { text: between([...ends].flatMap((end) => listMentions([mention(end)]))) };
}
function behindEntrance(kind, context, attached) {
  const [first] = kind;
  const { verb, noun, isOfWhole, areParts, ordinal } = first;
  if (verb !== "create" && verb !== "delete" || noun.effect === "entry") return void 0;
  if (isOfWhole || areParts || ordinal !== void 0 || noun.one !== context.mention(first.address).noun.one)
    return void 0;
  const entrances = entrancesOf(first.address, context, verb);
  const haveSameEntrances = kind.every(
    ({ address: address2 }) => entrancesOf(address2, context, verb).join("\n") === entrances.join("\n")
  );
  const phrases = haveSameEntrances ? listMentions(entrances.map(context.mention)) : [];
  if (phrases.length === 0 || phrases.length > KINDS_MAX) return void 0;
  for (const entrance of entrances) if (hasAttachmentsOnly(entrance, context, verb)) attached.add(entrance);
  if (verb === "delete") return { text: fromBehind(listed(phrases)) };
  const routes = kind.length === 1 && entrances.length === 1 ? routesOf(entrances[0], context) : [];
  const text = behind(listed(phrases));
  return { text: routes.length === 0 ? text : `${text}${atRoutes(routes)}` };
}
function behindUnmanagedEntrance(kind, context, namedTargets) {
  const [{ verb, noun, areParts, isOfWhole }] = kind;
  if (verb !== "create" && verb !== "delete" || noun.effect === "entry" || areParts || isOfWhole) return void 0;
  const entrancesBy = ({ address: address2 }) => context.sourcesOf(address2, verb).flatMap((from) => {
    const entrance2 = unmanagedEntrance(from, verb, context);
    return entrance2 === void 0 ? [] : [[from, entrance2]];
  });
  const all = kind.map(entrancesBy);
  const [entrance, ...others] = new Set(all.flat().map(([, name]) => name));
  if (entrance === void 0 || others.length > 0 || all.some((found) => found.length === 0)) return void 0;
  for (const [from] of all.flat()) namedTargets.add(from);
  const phrase = existing(entrance);
  return { text: verb === "create" ? behind(phrase) : fromBehind(phrase) };
}
function forUsers(kind, context) {
  const [event] = kind;
  const { address: address2, noun, areParts, isOfWhole, ordinal } = event;
  if (kind.length !== 1 || !isCreated(event) || areParts || isOfWhole || ordinal !== void 0) return void 0;
  if (noun.effect !== "store" && noun.effect !== "other") return void 0;
  const users = [...new Set(context.sourcesOf(address2, "create"))];
  const isUser = (user) => REMAINING_CHANGES2.has(context.changeOf(user)) && context.mention(user).noun.effect === "compute";
  const phrases = users.every(isUser) ? listMentions(users.map(context.mention)) : [];
  return phrases.length === 0 || phrases.length > KINDS_MAX ? void 0 : { text: forResources(listed(phrases)) };
}
function unmanagedEntrance(address2, verb, context) {
  const node = context.graph.nodes.get(address2);
  if (node === void 0) return void 0;
  const { type } = node;
  const nounFor = (named2) => nounOf(named2, productOf(named2, {}).title);
  if (isOfUnknownName(node)) return nounFor(type).effect === "entry" ? nounFor(type).one : void 0;
  const host = factsOf(type).fold?.nearest?.at(-1);
  const isAttached = context.changeOf(address2) === verb && isAttachment(type);
  return isAttached && host !== void 0 ? nounFor(host).one : void 0;
}
function endsOfChangedEdges(context) {
  const { graph, changeOf: changeOf3 } = context;
  return graph.edges.flatMap(({ from, to, change, thin }) => {
    if (change !== "create" && change !== "delete" || thin === true) return [];
    const areThere = [from, to].every((end) => graph.nodes.has(end) && REMAINING_CHANGES2.has(changeOf3(end)));
    return areThere ? [from, to].filter((end) => hasAttachmentsOnly(end, context, change)) : [];
  });
}
function routesOf(entrance, context) {
  const newTargets = context.targetsOf(entrance, "create").filter((to) => context.changeOf(to) === "create");
  if (newTargets.length !== 1) return [];
  const routes = new Set(
    partsOf8(entrance, context).filter(({ change }) => change === "create").flatMap(({ values = [] }) => routesIn(values))
  );
  return routes.size > ROUTES_MAX ? [] : [...routes].map(named);
}
function routesIn(values) {
  const textsOf2 = (attribute2) => [
    ...new Set(
      values.filter(({ name }) => name === attribute2).flatMap(({ after }) => (after ?? "").split(", ")).map((text) => text.replace(/(.)\/?\*$/, "$1")).filter((text) => text !== "")
    )
  ];
  const [hosts, paths] = [textsOf2(HOST_ATTRIBUTE), textsOf2(PATH_ATTRIBUTE)];
  if (hosts.length === 1 && paths.length === 1 && paths[0]?.startsWith("/")) return [`${hosts[0]}${paths[0]}`];
  return ROUTE_ATTRIBUTES.flatMap(textsOf2);
}
function reachedFromOutside({ nodes, edges }, side) {
  const requests = groupBy(
    edges.filter((edge) => edge.thin !== true && IS_THERE[side](edge)),
    ({ from }) => from
  );
  const reached = new Set([...requests.keys()].filter((from) => entersByNetwork(nodes.get(from)?.type ?? "")));
  const outside2 = new Set(reached);
  for (const address2 of reached) for (const { to } of requests.get(address2) ?? []) reached.add(to);
  return new Set([...reached].filter((address2) => !outside2.has(address2)));
}
var KINDS_MAX, ROUTES_MAX, isCreated, isNewEntry, entrancesOf, isOfUnknownName, REMAINING_CHANGES2, partsOf8, hasAttachmentsOnly, IS_THERE;
var init_paths = __esm({
  "src/diff/report/summary/paths.ts"() {
    init_catalog();
    init_nouns();
    init_products();
    init_group_by();
    init_node_types();
    init_terraform_address();
    init_english();
    init_messages2();
    init_words();
    init_phrases();
    KINDS_MAX = 2;
    ROUTES_MAX = 2;
    isCreated = ({ verb }) => verb === "create";
    isNewEntry = (event) => isCreated(event) && event.noun.effect === "entry" && event.areParts !== true && event.isOfWhole !== true;
    entrancesOf = (address2, { sourcesOf, changeOf: changeOf3, mention, graph }, verb) => [
      ...new Set(
        sourcesOf(address2, verb).filter(
          (from) => REMAINING_CHANGES2.has(changeOf3(from)) && mention(from).noun.effect === "entry" && !isOfUnknownName(graph.nodes.get(from))
        )
      )
    ];
    isOfUnknownName = (node) => node?.lookedUp === true && node.provenance === "assumed";
    REMAINING_CHANGES2 = /* @__PURE__ */ new Set(["none", "update", "move", "replace"]);
    partsOf8 = (address2, { nodes }) => nodes.find((node) => node.address === address2)?.parts ?? [];
    hasAttachmentsOnly = (address2, context, change = "create") => partsOf8(address2, context).every(
      (part) => part.change === change && isAttachment(parseTerraformAddress(part.address)?.type ?? "")
    );
    IS_THERE = {
      before: ({ change }) => change !== "create" && change !== "move",
      after: ({ change }) => change !== "delete" && change !== "move"
    };
  }
});

// src/diff/report/summary/rights.ts
function rightsStatements(rights, nodes, mention) {
  const created = new Set(nodes.flatMap(({ address: address2, change }) => change === "create" ? [address2] : []));
  const usersOf = ({ principal, target, nodes: at, isTrust }) => {
    const users = at.filter((address2) => address2 !== principal.address && address2 !== target.address);
    const isIdentity = principal.address !== void 0 && principal.address !== "" && !at.includes(principal.address);
    return isTrust === true || !isIdentity ? [] : listMentions(users.map(mention));
  };
  const clauses = [...groupBy(rightsByTarget(rights, created), clauseKey).values()].map(
    (alike) => mergedClause(alike, usersOf)
  );
  return mergeByRight(mergeByPrincipal(clauses)).map(({ verb, rank, amount, text }, order) => ({
    ...{ verbs: VERBS[verb], rank, change: "update", amount, order, text },
    kind: omittedRights(amount)
  }));
}
function rightsInRow(rights) {
  const [whole, others] = [rights.filter(isOverEverything), rights.filter((right) => !isOverEverything(right))];
  const inText3 = (some) => mergeByPrincipal(
    [...groupBy(rightsByTarget(some, /* @__PURE__ */ new Set()), clauseKey).values()].map((alike) => mergedClause(alike))
  ).map(({ verb, text }) => `${VERBS[verb]} ${text}`);
  return [...inText3(whole).map(danger), ...inText3(others)];
}
function rightsByTarget(rights, created) {
  const rankFor2 = (right) => isOfNewPrincipal(right, created) ? RANK_OF_NEW : rankOfRight(right);
  return [...groupBy(rights, pairKey).values()].map((sameTarget) => {
    const weakestFirst = [...sameTarget].sort((a, b) => weightOf2(a) - weightOf2(b));
    return {
      right: weakestFirst[0],
      verbPhrases: [...new Set(strongest2(weakestFirst).map(({ does }) => does))],
      actions: [...new Set(weakestFirst.flatMap(({ actions }) => actions))],
      rank: Math.min(...sameTarget.map(rankFor2))
    };
  });
}
function mergedClause(rights, usersOf = () => []) {
  const [{ right, actions }] = rights;
  const parts = [...groupBy(rights, ({ verbPhrases }) => JSON.stringify(verbPhrases)).values()].map((sameVerbs) => ({
    verbPhrases: sameVerbs[0]?.verbPhrases ?? [],
    targets: sameVerbs.map((rightsOnTarget) => rightsOnTarget.right.target)
  }));
  const rank = Math.min(...rights.map((rightsOnTarget) => rightsOnTarget.rank));
  const users = usersOf(right);
  return { ...clauseOfRights(right, parts, actions, users), rank, amount: rights.length, principal: right.principal };
}
function mergeByPrincipal(clauses) {
  const groups = groupBy(clauses, ({ verb, who, text }) => JSON.stringify([verb, who ?? text]));
  return [...groups.values()].map((group) => {
    const [first] = group;
    const { who } = first;
    if (who === void 0 || group.length === 1) return first;
    const actionTexts = group.map(({ text }) => text.slice(who.length + 1));
    return {
      ...first,
      rank: Math.min(...group.map(({ rank }) => rank)),
      amount: group.reduce((sum, { amount }) => sum + amount, 0),
      text: `${who} ${listedShortly(actionTexts)}`
    };
  });
}
function mergeByRight(clauses) {
  const restOf = ({ who = "", text }) => text.slice(who.length);
  const groups = groupBy(
    clauses,
    (clause) => JSON.stringify([clause.verb, clause.rank, clause.who === void 0 ? clause.text : restOf(clause)])
  );
  return [...groups.values()].map((alike) => {
    const [first] = alike;
    if (alike.length === 1 || first.who === void 0) return first;
    const who = principalsInText(alike);
    return {
      ...first,
      who,
      text: `${who}${restOf(first)}`,
      amount: alike.reduce((sum, { amount }) => sum + amount, 0)
    };
  });
}
function principalsInText(clauses) {
  const [{ principal }] = clauses;
  const areAlike = clauses.every((clause) => clause.principal.noun === principal.noun);
  const areIdentifiers = clauses.every((clause) => hasIdentity(clause.principal.name));
  return areAlike && areIdentifiers ? severalPrincipals(clauses.length, principal.noun) : listedShortly(clauses.map(({ who = "" }) => who));
}
function strongest2(rights) {
  const administering = rights.filter(({ level, does }) => level === "administer" && does === level);
  return administering.length > 0 ? administering : rights;
}
function exclusiveIn({
  change,
  by,
  grant,
  isOfNewRole
}) {
  const over = change === "gains" && grant === "create" && isOfNewRole !== true ? exclusiveOver(typeOf(by)) : void 0;
  return over === void 0 ? "" : EXCLUSIVE_IN_SENTENCE[over];
}
function isStrong({ change, level, principal, target, isTrust, isByCondition, actions }) {
  if (change !== "gains") return false;
  if (isTrust === true) return principal.is !== "service";
  if (isByCondition === true) return true;
  if (level === void 0) return actions.some((name) => !PREDEFINED_ROLE.test(name));
  if (level !== "read" && level !== "write") return true;
  if (principal.is === "everybody" || principal.is === "outsider") return true;
  return level === "write" && target.address === void 0;
}
function rankOfRight(right) {
  if (isStrong(right)) return RANK_OF_STRONG;
  if (right.change === "gains") return RANK_OF_USE;
  if (right.change === "loses" && right.principal.is === "everybody") return RANK_OF_CLOSED;
  return right.change === "changes" ? RANK_OF_CHANGED : RANK_OF_LOST;
}
function withoutGranted(edges, rights) {
  const known = rights.filter(({ change, level, isTrust }) => change !== "changes" && level !== void 0 && !isTrust);
  const connects = ({ target, nodes }, { from, to }) => target.address !== void 0 && (nodes.includes(from) && to === target.address || nodes.includes(to) && from === target.address);
  return edges.filter(
    (edge) => !known.some((right) => edge.change === (right.change === "gains" ? "create" : "delete") && connects(right, edge))
  );
}
function withoutRights2(nodes, rights) {
  const coveredNodes = new Set(rights.flatMap((right) => right.nodes));
  const isGrant2 = ({ type, change }) => (change === "create" || change === "delete") && isGrantType(type);
  return nodes.filter((node) => !coveredNodes.has(node.address) || !(isGrant2(node) || hasNoChangeButGrants(node)));
}
function hasNoChangeButGrants({
  change,
  values,
  blocks,
  folded = {},
  parts = [],
  countBefore,
  instances,
  movedFrom: movedFrom2,
  exposure
}) {
  const amount = CHANGES2.reduce((sum, name) => sum + (folded[name] ?? 0), 0);
  const others = [values, blocks, countBefore, instances, movedFrom2, exposure];
  return change === "update" && // Some parts may only be counted, and could be anything.
  parts.length === amount && parts.every(({ address: address2 }) => isGrantType(parseTerraformAddress(address2)?.type ?? "")) && others.every((each2) => each2 === void 0);
}
function subjectInText(subject) {
  const phrase = phraseFor(subject);
  if (subject.type !== void 0 && factsOf(subject.type).unread === true)
    return inModule(subject.detail, phrase);
  if (subject.detail?.startsWith(PART) === true)
    return partNamed(named(subject.detail.slice(PART.length)), phrase);
  if (subject.detail === ANOTHER_PART) return anotherPartOf(phrase);
  if (subject.detail !== void 0 && OF_SOMETHING.test(subject.detail)) return `${phrase} ${subject.detail}`;
  return subject.detail === void 0 ? phrase : withDistinction(phrase, detailInText(subject.detail));
}
function phraseFor({ address: address2, noun, name }) {
  if (name !== "") return DETERMINER.test(noun) ? `${noun} ${named(name)}` : theOne(noun, named(name));
  return address2 === void 0 || DETERMINER.test(noun) ? noun : theOne(noun, "");
}
function detailInText(detail) {
  const [, word, name] = KEYWORD_DETAIL.exec(detail) ?? [];
  if (name !== void 0) return `${word} ${named(name)}`;
  return PROGRAM_DETAILS.has(detail) ? detail : named(detail);
}
function clauseOfRights(right, parts = [{ verbPhrases: [right.does], targets: [right.target] }], actions = right.actions, users = []) {
  const { change, makes, isDenial, isByCondition, level } = right;
  const { principal } = right;
  const identity = principal.is === "policy" ? whoeverHas(subjectInText(principal)) : subjectInText(principal);
  const who = users.length === 0 ? identity : identityOf2(identity, users);
  const on = ({ targets }) => listedShortly(targets.map(subjectInText));
  const onAll = listedShortly(parts.map(on));
  const isGained = change === "gains";
  if (change === "changes") return { verb: "part", text: changedPolicy(right) };
  if (makes !== void 0) {
    const roles = actions.filter((name) => name !== makes);
    return {
      verb: isGained ? "make" : "unmake",
      text: `${withRoleOn(who, makes, onAll)}${namesInBrackets(roles, right)}`,
      who
    };
  }
  if (level === void 0) {
    const hasNoTarget = right.target.noun === "" && right.target.address === void 0;
    const roleText = actions.every((action) => PERMISSION.test(action)) ? customPermission : namedRole;
    const role = roleText(actions.map(named), hasNoTarget ? "" : onAll);
    return isGained ? { verb: "give", text: givenTo(who, role), who } : { verb: "take", text: takenFrom(role, who) };
  }
  const actionsText = listedShortly(parts.map((part) => actionOn(part.verbPhrases, on(part))));
  const end = `${keptIn(right)}${conditionsIn(right)}${namesInBrackets(actions, right)}`;
  if (isDenial === true)
    return { verb: isGained ? "undeny" : "deny", text: forbiddenTo(who, actionsText) + end, who };
  const verb = isGained || isByCondition === true ? "let" : "unlet";
  const done = right.isFurther === true ? also(actionsText) : actionsText;
  return { verb, text: allowedTo(who, done) + end, who };
}
function conditionsIn({ change, isByCondition, isByValues, isConditional: isConditional2, conditionKeys = [] }) {
  if (isByValues === true) return onValuesOf(change === "gains", conditionKeys);
  if (conditionKeys.length > 0 && isByCondition === true)
    return onConditionOf(change === "gains", conditionKeys);
  if (conditionKeys.length > 0) return `${ON_CONDITION}${ofKeys(conditionKeys)}`;
  if (isByCondition === true) return change === "gains" ? FEWER_CONDITIONS : MORE_CONDITIONS;
  return isConditional2 === true ? ON_CONDITION : "";
}
function changedPolicy({ principal, target, isTrust, isByCondition, conditionKeys = [] }) {
  if (isTrust === true) return whoMayAssume(subjectInText(target));
  const of = subjectInText(target.address === void 0 ? principal : target);
  return isByCondition === true ? conditionsOf(of, conditionKeys) : policyOf(of);
}
function rightsInText(right) {
  const { verb, text } = clauseOfRights(right);
  return `${VERBS[verb]} ${text}`;
}
var RANK_OF_STRONG, RANK_OF_USE, RANK_OF_CHANGED, RANK_OF_LOST, RANK_OF_NEW, RANK_OF_CLOSED, isOverEverything, clauseKey, isOfNewPrincipal, weightOf2, subjectKey, flagsOf, pairKey, PREDEFINED_ROLE, changesOnlyGrants, isGrantType, DETERMINER, OF_SOMETHING, KEYWORD_DETAIL, PROGRAM_DETAILS, PERMISSION, namesInBrackets, keptIn;
var init_rights3 = __esm({
  "src/diff/report/summary/rights.ts"() {
    init_access();
    init_harmless_words();
    init_catalog();
    init_address();
    init_changes();
    init_group_by();
    init_rights();
    init_terraform_address();
    init_limits3();
    init_messages2();
    init_messages2();
    init_words();
    init_model();
    init_phrases();
    RANK_OF_STRONG = rankOf3("open", "entry") - 0.875;
    RANK_OF_USE = rankOf3("right", "entry");
    RANK_OF_CHANGED = rankOf3("right", "entry") + 0.25;
    RANK_OF_LOST = rankOf3("right", "entry") + 0.5;
    RANK_OF_NEW = rankOf3("update", "entry") - 0.5;
    RANK_OF_CLOSED = rankOf3("open", "entry") - 0.25;
    isOverEverything = ({ change, level, does, makes, target, isDenial, isTrust }) => change === "gains" && isDenial !== true && isTrust !== true && (makes === void 0 ? level === "administer" && does !== "" && target.address === void 0 && target.name === "" : level !== "read");
    clauseKey = ({ right, actions }) => JSON.stringify([
      right.change,
      flagsOf(right),
      subjectKey(right.principal),
      actions,
      right.change === "changes" && subjectKey(right.target)
    ]);
    isOfNewPrincipal = ({ change, nodes, level, principal }, created) => change === "gains" && level !== "administer" && principal.address !== void 0 && nodes.length > 0 && nodes.every((node) => created.has(node));
    weightOf2 = ({ level }) => level === void 0 ? 0 : LEVELS.indexOf(level);
    subjectKey = ({ address: address2, noun, name, detail }) => JSON.stringify([address2, noun, name, detail]);
    flagsOf = ({ level, makes, conditionKeys, ...flags }) => JSON.stringify([
      ...[flags.isTrust, flags.isDenial, flags.isByCondition, flags.isConditional],
      ...[makes, conditionKeys, flags.isByValues, flags.isFurther, level === void 0, exclusiveIn(flags)],
      flags.keeps?.map(subjectKey)
    ]);
    pairKey = (right) => JSON.stringify([
      right.change,
      flagsOf(right),
      subjectKey(right.principal),
      subjectKey(right.target),
      right.level === void 0 && right.actions
    ]);
    PREDEFINED_ROLE = /^roles\//;
    changesOnlyGrants = (node) => (node.parts ?? []).length > 0 && hasNoChangeButGrants(node);
    isGrantType = (type) => isGrantOnly(type);
    DETERMINER = /^(?:the|an?|another|this|every|some|everything except the) /;
    OF_SOMETHING = /^of an unknown /;
    KEYWORD_DETAIL = /^(branch|tag|environment|account|module) (.+)$/s;
    PROGRAM_DETAILS = /* @__PURE__ */ new Set([EXCEPT_A_PART, "pull requests", "some of its workflows"]);
    PERMISSION = /^[a-z][a-zA-Z0-9]*\.[a-zA-Z0-9]+\.[a-zA-Z0-9]+$/;
    namesInBrackets = (actions, right) => inBrackets(
      [listedShortly(actions, ACTIONS_MAX), exclusiveIn(right)].filter((text) => text !== "").join(", ")
    );
    keptIn = ({ keeps = [] }) => keeps.length === 0 ? "" : onlyOn(listedShortly(keeps.map(subjectInText)));
  }
});

// src/diff/report/summary/exposure.ts
function rankFor(exposure) {
  const { change, isRange } = exposure;
  if (!opensToOutsiders(exposure)) return rankOf3("update", "entry");
  if (isRange !== true) return RANK_OF[change];
  return change === "opens" ? RANK_OF_PUBLIC_RANGE : rankOf3("close", "entry");
}
function exposureStatements(graph, exposure, rights, names) {
  const actionsOf2 = (entry) => [
    ...new Set(rights.filter((right) => isInOpening(right, [entry])).flatMap(({ actions }) => actions))
  ];
  const isNew2 = ({ address: address2 }) => graph.nodes.get(address2)?.change === "create";
  const remaining2 = remainingEntrances(graph, exposure, names);
  const keyOf7 = (entry) => [
    entry.change,
    entry.what,
    entry.to,
    entry.except ?? "",
    rankFor(entry),
    isNew2(entry),
    remaining2(entry),
    actionsOf2(entry)
  ].join("\n");
  const byResource = [...groupBy(withoutRangesOfNew(exposure), keyOf7).values()].map((resources2) => {
    const [{ what, to }] = resources2;
    return { resources: resources2, what: [what], to: [to] };
  });
  const byPorts = merged2(byResource, "what", ({ what, to }) => [what.join() === "", to.join()].join("\n"));
  return merged2(byPorts, "to", ({ what }) => what.join("\n")).map(({ resources: resources2, what, to }, order) => {
    const [first] = resources2;
    const phrases = listNamed(resources2.map((entry) => mentionOf(entry, names)));
    const except = [...first.except ?? [], ...remaining2(first)];
    const actions = inBrackets(listedShortly([...new Set(resources2.flatMap(actionsOf2))], ACTIONS_MAX));
    const audiences = countedIfMany(withoutNarrower(to), first);
    const sources = first.to === "" ? "" : toWhom(audiences, except);
    const ports = portsListed(what);
    if (isShutOut({ ...first, what: ports }) || isOfEverybody2(first)) {
      const text = admission(phrases, toWhom(audiences.map(admittedInWords)), onlyPhrase(except));
      return {
        verbs: VERBS.shutOut,
        rank: rankFor(first),
        change: "update",
        amount: to.length * resources2.length,
        order,
        text
      };
    }
    return {
      verbs: VERBS[VERB_OF[first.change]],
      rank: rankFor(first),
      change: "update",
      amount: what.length * to.length * resources2.length,
      order,
      text: `${opened(ports, isNew2(first) ? phrases.map(newOnes) : phrases, sources)}${actions}`,
      // After `the endpoint of the cluster`, `it` would be the endpoint.
      ...resources2.length === 1 && (ports === "" || ports.includes("port")) && {
        subject: first.address,
        textWithPronoun: `${opened("", [ports === "" ? IT : its(ports)], sources)}${actions}`
      }
    };
  });
}
function remainingEntrances(graph, exposure, names) {
  const isClosed2 = ({ change, what, to }) => change === "closes" && what === "" && includesEveryAddress(to);
  if (!exposure.some(isClosed2)) return () => [];
  const reached = reachedFromOutside(graph, "after");
  const mention = (address2) => mentionOf({ address: address2, type: graph.nodes.get(address2)?.type ?? "", ...names.labelOf(address2) }, names);
  const isEntrance = (address2) => {
    const { effect: effect2, leads } = mention(address2).noun;
    return effect2 === "entry" && leads === IN_FRONT && reached.has(address2);
  };
  return (entry) => {
    if (!isClosed2(entry)) return [];
    const entrances = graph.edges.filter(
      ({ from, to, thin, change }) => to === entry.address && thin !== true && change !== "delete" && isEntrance(from)
    );
    return entrances.length === 0 ? [] : [through2(listMentions(entrances.map(({ from }) => mention(from))))];
  };
}
function withoutRangesOfNew(exposure) {
  const keyOf7 = ({ address: address2, change, what }) => [address2, change, what].join("\n");
  const addressed = new Set(exposure.filter(({ to }) => to === PUBLIC_ADDRESS).map(keyOf7));
  return exposure.filter((entry) => entry.isRange !== true || !addressed.has(keyOf7(entry)));
}
function merged2(openings, member2, keyOf7) {
  const groupKeyOf = (opening) => {
    const [first] = opening.resources;
    const addresses = opening.resources.map(({ address: address2 }) => address2);
    return [first.change, first.except ?? "", rankFor(first), keyOf7(opening), ...addresses].join("\n");
  };
  return [...groupBy(openings, groupKeyOf).values()].map((group) => {
    const [first] = group;
    return { ...first, [member2]: group.flatMap((opening) => opening[member2]) };
  });
}
function withoutExposed(graph, { nodes, edges }, exposure) {
  const exposureByAddress = groupBy(
    exposure.flatMap(({ address: address2, at = address2 }) => at === address2 ? [at] : [address2, at]),
    (at) => at
  );
  const isOnlyExposure = ({
    address: address2,
    change,
    values = [],
    blocks,
    folded = {},
    parts = [],
    countBefore,
    instances,
    movedFrom: movedFrom2
  }) => change === "update" && !parts.some(isLost) && (partsIn(folded) <= (exposureByAddress.get(address2)?.length ?? 0) || parts.length === partsIn(folded) && parts.every((part) => isRule(part) || isGrant(part))) && values.every(({ name }) => isExposureAttribute(name)) && [blocks, countBefore, instances, movedFrom2].every((each2) => each2 === void 0);
  const isFromOutside = ({ from }) => outsideInText(graph.nodes.get(from)?.type ?? "") !== void 0;
  const isNamedAsNew = ({ address: address2, change }) => change === "create" && exposure.some((entry) => entry.change === "opens" && entry.isRange !== true && entry.address === address2);
  return {
    nodes: nodes.filter(
      (node) => !isNamedAsNew(node) && (!exposureByAddress.has(node.address) || !isOnlyExposure(node))
    ),
    edges: edges.filter((edge) => !(exposureByAddress.has(edge.to) && isFromOutside(edge)))
  };
}
var VERB_OF, RANK_OF, RANK_OF_PUBLIC_RANGE, isInOpening, isToEverybody, isOfEverybody2, countedIfMany, mentionOf, isRule, partsIn, isGrant;
var init_exposure3 = __esm({
  "src/diff/report/summary/exposure.ts"() {
    init_detail_attributes();
    init_exposure();
    init_catalog();
    init_nouns();
    init_ports();
    init_address();
    init_group_by();
    init_terraform_address();
    init_limits3();
    init_messages2();
    init_words();
    init_model();
    init_parts();
    init_paths();
    init_phrases();
    init_rights3();
    VERB_OF = { opens: "open", closes: "close" };
    RANK_OF = {
      opens: rankOf3("open", "entry") - 0.75,
      closes: rankOf3("open", "entry") - 0.25
    };
    RANK_OF_PUBLIC_RANGE = rankOf3("open", "entry") - 0.5;
    isInOpening = ({ principal, change, nodes }, openings) => principal.is === "everybody" && change === "gains" && openings.some((entry) => isToEverybody(entry) && nodes.includes(originalOf(entry.address)));
    isToEverybody = ({ change, what, to }) => change === "opens" && what === "" && to.startsWith(EVERYBODY);
    isOfEverybody2 = ({ change, what, to }) => change === "closes" && what === "" && to.startsWith(EVERYBODY);
    countedIfMany = (to, { isRange }) => isRange === true && to.length > OPENING_RANGES_MAX ? [ranges2(to.length)] : to;
    mentionOf = ({ address: address2, type, title, name }, names) => ({
      noun: nounOf(type, title),
      name: name === "" ? "" : named(name),
      distinction: names.distinctionInText(address2),
      count: 1
    });
    isRule = ({ address: address2 }) => factsOf(parseTerraformAddress(address2)?.type ?? "").firewallRules !== void 0;
    partsIn = (folded) => Object.values(folded).reduce((sum, count) => sum + count, 0);
    isGrant = ({ address: address2 }) => isGrantType(parseTerraformAddress(address2)?.type ?? "");
  }
});

// src/diff/report/touched.ts
function reportedTouched(graph, names) {
  return (graph.touched ?? []).map((touch) => {
    const facts = touch.change === "update" ? void 0 : graph.facts?.get(touch.address);
    return { ...touch, ...subjectOf4(touch, graph, names), ...facts && { facts } };
  });
}
function subjectOf4({ address: address2, into: into2, change, forcedBy: forcedBy3, mayBeForcedBy: mayBeForcedBy2 }, graph, names) {
  const isKnownByName = isKnownByCloudName(typeOf(address2)) || factsOf(typeOf(address2)).identity === true;
  const isInModule = into2 !== void 0 && factsOf(typeOf(into2)).unread === true;
  const isOfIdentity = into2 !== void 0 && factsOf(typeOf(into2)).identity === true;
  const isNamed2 = graph.cloudNames?.has(address2) === true && isReplacementReported(typeOf(address2)) && !isOfIdentity;
  const isOfGrant = into2 !== void 0 && isGrantOnly(typeOf(into2));
  const isGrantOnResource = isGrantToPrincipal(typeOf(address2)) && !isOfIdentity;
  const isReplaced3 = (forcedBy3 ?? mayBeForcedBy2) !== void 0 && isReplacementReported(typeOf(address2));
  const isNamedAsReplaced = isReplaced3 && !isGrantOnly(typeOf(address2));
  const hasOwnName = isNamedAsReplaced || isKnownByName || isInModule || isNamed2 || isOfGrant || isGrantOnResource;
  const subject = change === "update" && into2 !== void 0 && !hasOwnName ? into2 : address2;
  const type = typeOf(subject);
  const isDrawnAlone = graph.nodes.get(subject)?.count === 1;
  const { title, name } = isDrawnAlone ? names.labelOf(subject) : labelWithoutNode(subject, graph);
  const module103 = factsOf(type).unread === true ? parseAddress(subject)?.modules.at(-1)?.name : void 0;
  return { noun: nounOf(type, title || productOf(type, {}).title).one, name: name || (module103 ?? "") };
}
function newKeyIn({ type, change, facts = [] }) {
  const { keyOf: keyOf7 } = factsOf(type);
  if (keyOf7 === void 0 || change !== "create") return null;
  return longLivedKey(facts.find(({ name }) => name === keyOf7)?.value ?? "");
}
function touchedInWords(touched) {
  const lasting = touched.filter(({ type }) => !isScaffolding(type));
  const alike = groupBy(
    lasting.length === 0 ? touched : lasting,
    (touch) => `${touch.name === ""}
${phraseOf({ ...touch, name: "" })}`
  );
  const areFactsTold = alike.size <= TOUCHED_WITH_FACTS_MAX;
  const phrases = [...new Set([...alike.values()].map((touches) => sharedPhrase(touches, areFactsTold)))];
  const shown = phrases.slice(0, TOUCHED_MAX);
  const more = phrases.length - shown.length;
  return [...shown, ...more === 0 ? [] : [rowsMore(more)]].join(", ").replace(/, (and \d+ more)$/, " $1");
}
function sharedPhrase(alike, areFactsTold) {
  const [first] = alike;
  const names = [...new Set(alike.map(({ name }) => name))];
  if (names.length < 2) {
    const facts = areFactsTold && alike.length === 1 ? factTexts(first).slice(0, FACTS_IN_SENTENCE) : [];
    return facts.length === 0 ? phraseOf(first) : withDistinction(phraseOf(first), facts.join(", "));
  }
  return phraseOf({ ...first, noun: `${pluralOf(first.noun)} ${listedUpTo(names.map(named), NAMES_MAX)}`, name: "" });
}
function phraseOf(touch) {
  const { type, change, noun, name, forcedBy: forcedBy3 = [], mayBeForcedBy: mayBeForcedBy2 = [] } = touch;
  const subject = [noun, ...name === "" ? [] : [named(name)]].join(" ");
  const rules = rulesInWords([touch]);
  if (change !== "update") {
    const phrase2 = TOUCHED[change](subject);
    const details2 = [rules, effectsInWords([touch]), ...exclusiveInWords(type, touch)].filter((text) => text !== "");
    return details2.length === 0 ? phrase2 : withDistinction(phrase2, details2.join(", "));
  }
  const phrase = attributesOf2(attributeList(touch), subject);
  const isReported = isReplacementReported(type);
  const additions = [
    ...rules === "" ? [] : [rules],
    // A grant that is made again grants the same.
    ...forcedBy3.length > 0 && isReported && !isGrantOnly(type) ? [WILL_REPLACE] : [],
    ...forcedBy3.length === 0 && mayBeForcedBy2.length > 0 && isReported ? [MAY_REPLACE] : []
  ];
  return additions.length === 0 ? phrase : withDistinction(phrase, additions.join(", "));
}
function touchedValues(touch) {
  const words = [rulesInWords([touch]), effectsInWords([touch])].filter((text) => text !== "");
  const isInEffects = (path) => touch.effects !== void 0 && isEffectAttribute(touch.type, path);
  const told = attributesOf3(touch).filter(({ path, details: details2 }) => details2.length > 0 && !isInEffects(path));
  return [...words, ...told.map(({ path, details: details2 }) => namedValue(shortPath(path), details2.join(", ")))];
}
function touchedTexts2(touch) {
  const { type, forcedBy: forcedBy3 = [], mayBeForcedBy: mayBeForcedBy2 = [] } = touch;
  const forcing = isReplacementReported(type) ? [...forcedBy3, ...mayBeForcedBy2] : [];
  const isInEffects = (path) => touch.effects !== void 0 && isEffectAttribute(type, path);
  const isTold = (path) => forcing.includes(path) || isInEffects(path) || isInRules(touch, path);
  const untold = attributesOf3(touch).filter(({ path, details: details2 }) => details2.length === 0 && !isTold(path));
  const names = [...new Set(untold.map(({ path }) => shortPath(path)))];
  return [
    ...touchedValues(touch),
    ...exclusiveInWords(type, touch),
    ...factTexts(touch),
    ...names.map((name) => namedValue(name, CHANGED))
  ];
}
function factTexts(touch) {
  const isInWords = (path) => touch.effects !== void 0 && isEffectAttribute(touch.type, path);
  return factsInWords(touch.rules ? [] : (touch.facts ?? []).filter(({ name }) => !isInWords(name)));
}
function isInRules({ type, rules }, path) {
  if (rules === void 0) return false;
  const { firewallRules = [], reportedRules = [] } = factsOf(type);
  const all = [...firewallRules, ...reportedRules];
  const blocks = all.flatMap(({ block }) => block === void 0 ? [] : [block]);
  const isEnd = all.some(({ peer, guardedGroups = [] }) => [...peer.groups ?? [], ...guardedGroups].includes(path));
  return isEnd || isFirewallRuleAttribute(nameOf(path)) || blocks.some((block) => leadsInto(path, block));
}
function touchedRows(touched) {
  const [lasting, scaffolding] = [false, true].map((is) => touched.filter(({ type }) => isScaffolding(type) === is));
  const alike = groupBy([...lasting, ...scaffolding], (touch) => {
    const { glyph, values, why } = touchedPart(touch);
    return JSON.stringify([touch.type, glyph, values, why]);
  });
  return [...alike.values()].map((touches) => {
    const rows = touches.map(touchedPart);
    const [{ text: _, ...row }] = rows;
    const [first] = touches;
    const names = [...new Set(touches.map(ownName))].filter((name) => name !== "");
    const several = times(rows.length, partTitleOf(first.type));
    const isAnew = isReplaced2(first);
    return {
      ...row,
      change: isAnew ? "replace" : first.change,
      ...rows.length > 1 && {
        subject: names.length === 0 ? several : namedValue(several, listedUpTo(names.map(named), ROW_NAMES_MAX)),
        code: rows.flatMap(({ code: code2 }) => code2)
      },
      ...!isAnew && { isTouched: true },
      ...{ where: [], parts: [] }
    };
  });
}
function touchedPart(touch) {
  const { origin, type, forcedBy: forcedBy3 = [], source } = touch;
  const change = isReplaced2(touch) ? "replace" : touch.change;
  const why = change === "replace" ? [forcedBy2(atMost(forcedBy3).join(", "))] : whyMaybe(touch);
  const values = touchedTexts2(touch);
  const action = verbAndAddress(PART_VERBS[change], short(origin, PART_ADDRESS_LENGTH_MAX));
  const text = [action, ...why].reduce(namedValue);
  return {
    glyph: glyphOf(change),
    subject: fullName({ title: partTitleOf(type), name: ownName(touch) }),
    values: atMost(values),
    why,
    code: [{ address: origin, ...source && { source } }],
    text: values.length === 0 ? text : withDistinction(text, values.join(", "))
  };
}
function whyMaybe({ type, mayBeForcedBy: mayBeForcedBy2 = [] }) {
  return mayBeForcedBy2.length > 0 && isReplacementReported(type) ? [mayBeForcedBy(atMost(mayBeForcedBy2).join(", "))] : [];
}
function attributeList(touch) {
  const attributes = attributesInText(touch);
  const limit = attributes.some(({ hasDetails }) => hasDetails) ? ATTRIBUTES_NAMED_MAX : TOUCHED_ATTRIBUTES_MAX;
  const shown = attributes.slice(0, limit).map(({ text }) => text);
  const more = attributes.length - shown.length;
  return more > 0 ? `${shown.join(", ")} ${rowsMore(more)}` : listed(shown);
}
function attributesOf3(touch) {
  const { attributes, blocks = [] } = touch;
  const atBlocks = attributes.map((path) => blocks.find((block) => leadsInto(path, block.path))?.path ?? path);
  const outermost = atBlocks.filter((path) => !atBlocks.some((other) => path.startsWith(`${other}.`)));
  const detailed = [...new Set(outermost)].map((path) => ({ path, details: detailsAt2(path, touch) }));
  return [
    ...detailed.filter(({ details: details2 }) => details2.length > 0),
    ...detailed.filter(({ details: details2 }) => details2.length === 0)
  ];
}
function attributesInText(touch) {
  const texts = new Map(
    attributesOf3(touch).map(
      ({ path, details: details2 }) => [withDetails(shortPath(path), details2), details2.length > 0]
    )
  );
  return [...texts].map(([text, hasDetails]) => ({ text, hasDetails }));
}
function detailsAt2(path, touch) {
  const { values = [], blocks = [] } = touch;
  if (isInRules(touch, path)) return [];
  const blocksAtPath = blocks.filter((block) => leadsInto(block.path, path));
  const valuesAtPath = values.filter((value) => leadsInto(value.path, path));
  return [
    ...blocksAtPath.flatMap(
      ({ path: blockPath, ...block }) => blockWords(block).map((text) => withRelativePath(path, blockPath, text))
    ),
    ...valuesAtPath.map(({ path: valuePath, of = "", before, after }) => {
      const value = withOptionalName(of === "" ? "" : named(of), valueInText(before, after));
      return withRelativePath(path, valuePath, value);
    })
  ];
}
function withRelativePath(attribute2, path, text) {
  const relative4 = path === attribute2 ? "" : path.slice(attribute2.length + 1);
  return withOptionalName(relative4.replace(/(^|\.)value$/, ""), text);
}
function valueInText(before, after) {
  if (before === null) return newlySet(after ?? "");
  return after === null ? nowUnset(before) : valueChange(before, after);
}
var NAMES_MAX, ownName, isReplaced2, touchedByAddress;
var init_touched2 = __esm({
  "src/diff/report/touched.ts"() {
    init_access();
    init_block_effects();
    init_cloud();
    init_detail_attributes();
    init_catalog();
    init_nouns();
    init_products();
    init_address();
    init_changes();
    init_group_by();
    init_inventory();
    init_terraform_address();
    init_english();
    init_printable();
    init_limits3();
    init_messages2();
    init_names();
    init_words();
    NAMES_MAX = 3;
    ownName = ({ into: into2, origin, name }) => into2 === void 0 ? name : parseTerraformAddress(origin)?.name ?? name;
    isReplaced2 = ({ type, forcedBy: forcedBy3 = [] }) => forcedBy3.length > 0 && isReplacementReported(type);
    touchedByAddress = ({ touched = [] }) => new Map(
      touched.filter(({ type }) => !isScaffolding(type) || factsOf(type).unread === true).map((touch) => [touch.address, touch.change === "update" ? attributeList(touch) : phraseOf(touch)])
    );
  }
});

// src/diff/report/dangers.ts
function dangersOf({ nodes, exposure = [], rights = [], touched = [] }) {
  const gained = exposure.filter(opensToOutside).map(exposureDanger);
  const lost = nodes.flatMap((node) => [...losesData(node) ? [dataDanger(node)] : [], ...partDangers(node)]);
  const possible = [...nodes.filter(mayLoseData3), ...touched.filter(mayLoseData3)].map(possibleDanger);
  const widened = rights.filter((right) => isWidened(right) && !isInOpening(right, exposure));
  return [...gained, ...lost, ...possible, ...widened.map(rightsDanger), ...touched.flatMap(keyDanger)];
}
function undrawnDangers({ nodes }, report) {
  const exposure = report.exposure?.filter(({ address: address2 }) => !nodes.has(address2)) ?? [];
  const isDrawn = ({ principal, target, by }) => nodes.has(principal.address ?? target.address ?? by);
  const rights = report.rights?.filter((right) => right.nodes.length === 0 && !isDrawn(right)) ?? [];
  return dangersOf({ ...report, nodes: [], exposure, rights }).map(({ kind, text, address: address2 }) => ({
    ...{ kind, text, address: address2 }
  }));
}
function possibleDanger(store) {
  const { address: address2, origin = address2, type, name, mayBeForcedBy: mayBeForcedBy2 = [], source } = store;
  const { noun = nounOf(type, productOf(type, {}).title).one } = store;
  const text = dangerLine(
    VERBS.mayReplace,
    mayLoseData2(theOne(noun, inText2(name || blockName2(address2))), mayBeForcedBy2)
  );
  return { kind: "data", text, address: origin, ...source !== void 0 && { source } };
}
function exposureDanger(exposure) {
  const { what, to, noun, name } = exposure;
  return {
    kind: "opens",
    text: dangerLine(VERBS.open, opened(what, [theOne(noun, inText2(name))], to)),
    ...evidenceOf(exposure)
  };
}
function keyDanger(touch) {
  const key = newKeyIn(touch);
  const { origin, source } = touch;
  if (key === null) return [];
  return [
    { kind: "rights", text: dangerLine(VERBS.create, key), address: origin, ...source !== void 0 && { source } }
  ];
}
function losesData({ type, change, instances = { [change]: 1 }, isForgotten }) {
  const isLost2 = (instances.delete ?? 0) + (instances.replace ?? 0) > 0;
  return isLost2 && isForgotten !== true && holdsData(type);
}
function partDangers({ change, parts = [] }) {
  if (change === "delete" || change === "replace") return [];
  return parts.flatMap((part) => {
    const { type = "", name = "" } = parseTerraformAddress(part.address) ?? {};
    const isLost2 = (part.change === "delete" || part.change === "replace") && holdsData(type);
    return isLost2 ? [partDanger(part, type, name)] : [];
  });
}
function partDanger({ address: address2, change, name, source }, type, block) {
  const noun = nounOf(type, productOf(type, {}).title).one;
  const text = dangerLine(change === "replace" ? VERBS.replace : VERBS.delete, theOne(noun, inText2(name ?? block)));
  return { kind: "data", text, address: address2, ...source !== void 0 && { source } };
}
function dataDanger(node) {
  const { type, title, change, instances = { [change]: node.count } } = node;
  const count = (instances.delete ?? 0) + (instances.replace ?? 0);
  const { one, many } = nounOf(type, title);
  const verb = (instances.replace ?? 0) > 0 && (instances.delete ?? 0) === 0 ? VERBS.replace : VERBS.delete;
  const name = inText2(node.name || blockName2(node.address));
  const store = count > 1 ? theSeveral(count, many, name) : theOne(one, name);
  return { kind: "data", text: dangerLine(verb, store), ...evidenceOf(node) };
}
var endangersData, mayLoseData3, isWidened, HARMFUL, rightsDanger, holdsData, inText2, blockName2, evidenceOf;
var init_dangers = __esm({
  "src/diff/report/dangers.ts"() {
    init_exposure();
    init_catalog();
    init_nouns();
    init_products();
    init_address();
    init_terraform_address();
    init_messages2();
    init_exposure3();
    init_touched2();
    init_words();
    endangersData = (node) => losesData(node) || mayLoseData3(node) || partDangers(node).length > 0;
    mayLoseData3 = ({ type, change, mayBeForcedBy: mayBeForcedBy2 = [] }) => (change === "update" || change === "move") && mayBeForcedBy2.length > 0 && holdsData(type);
    isWidened = ({ change, level, isTrust, isDenial, isWithNew, principal }) => change === "gains" && isWithNew !== true && isDenial !== true && (isTrust === true || principal.is === "everybody" || level !== void 0 && HARMFUL.has(level));
    HARMFUL = /* @__PURE__ */ new Set(["delete", "impersonate", "administer"]);
    rightsDanger = ({ text, by, origin = by, source }) => ({
      kind: "rights",
      text: `${text.charAt(0).toUpperCase()}${text.slice(1)}.`,
      address: origin,
      ...source !== void 0 && { source }
    });
    holdsData = (type) => factsOf(type).holdsData === true;
    inText2 = (name) => name === "" ? "" : named(name);
    blockName2 = (address2) => unescapeName(parseAddress(address2)?.name ?? "");
    evidenceOf = ({ address: address2, origin = address2, source }) => ({
      address: origin,
      ...source !== void 0 && { source }
    });
  }
});

// src/diff/report/rows.ts
function rowsOf(report) {
  const { nodes, edges, exposure = [], rights = [] } = report;
  const shown = new Set(nodes.map(({ address: address2 }) => address2));
  const undrawn = exposure.filter(({ address: address2 }) => !shown.has(address2));
  const openings = groupBy(exposure, ({ address: address2 }) => address2);
  const alone = rightsAlone(report);
  const rightsOf = rightsByNode(rights);
  const { shared, listed: listed2 } = nodesInRows(report);
  const touched = touchesInRows(listed2, report.touched);
  const resourcesOf4 = resourcesWithRights([...shared, ...alone], touched.alone);
  const others = touchedRows(touched.alone.filter((touch) => !resourcesOf4.inRows.has(touch)));
  const rows = [
    ...mergeCopies(listed2).map(
      (node) => otherHalfRow(node) ?? nodeRow(node, {
        openings: openings.get(node.address) ?? [],
        rights: rightsOf(node),
        touched: touched.at.get(originalOf(node.address)) ?? []
      })
    ),
    ...others.filter(({ change }) => change === "replace"),
    ...[...groupBy(undrawn, ({ address: address2 }) => address2).values()].map(exposureRow),
    ...[...shared, ...alone].map((group) => rightsRow(group, resourcesOf4.of(group))),
    ...edges.filter((edge) => !isReroute(edge, nodes, exposure)).map(edgeRow)
  ];
  const quiet = others.filter(({ change }) => change !== "replace");
  return [rows, quiet].flatMap((group) => CHANGES2.flatMap((change) => group.filter((row) => row.change === change)));
}
function rightsAlone({ nodes, rights = [] }) {
  const shown = new Set(nodes.map(({ address: address2 }) => address2));
  const alone = rights.filter((right) => !right.nodes.some((address2) => shown.has(address2)));
  return [...groupBy(alone, rowOf).values()];
}
function nodesInRows({ nodes, edges, rights = [] }) {
  const shared = sharedRights(nodes, rightsByNode(rights));
  return {
    listed: nodes.filter((node) => !isJoinedOnly(node, edges) && !shared.nodes.has(node) && !isEndOfArrow(node, edges)),
    shared: shared.groups
  };
}
function touchesInRows(nodes, touched = []) {
  const addresses = new Set(nodes.map(({ address: address2 }) => originalOf(address2)));
  const isListed = ({ node = "" }) => addresses.has(originalOf(node));
  return {
    at: groupBy(touched.filter(isListed), ({ node = "" }) => originalOf(node)),
    alone: touched.filter((touch) => !isListed(touch))
  };
}
function partsInRowsOnly(report) {
  const { nodes, rights = [], touched = [] } = report;
  const { listed: listed2 } = nodesInRows(report);
  const rightsOf = rightsByNode(rights);
  const inRows = new Set([...touchesInRows(listed2, touched).at.values()].flat());
  const isShown = (touch) => {
    const own = listed2.find(({ address: address2 }) => originalOf(address2) === touch.address);
    const isListed = nodes.some((node) => isPartOf(node, touch));
    if (isReplaced2(touch)) return !isListed;
    const isTold = inRows.has(touch) && touchedValues(touch).length > 0;
    return isTold && !isListed && (own === void 0 || isUnchanged(own, rightsOf(own)));
  };
  const shown = nodes.flatMap(({ address: address2, parts = [] }) => [address2, ...parts.map((part) => part.address)]);
  const grants = grantsOf(rights, shown);
  const { inRows: identities } = resourcesWithRights(rightsAlone(report), touched);
  const isOwn = (touch) => identities.has(touch) && !grants.some(({ address: address2 }) => address2 === touch.origin);
  return [
    ...touched.filter(isOwn).map(rowPartOfItself),
    ...touched.filter(isShown).map((touch) => touchedRowPart(touch, isReplaced2(touch))),
    ...grants.map((grant) => grantRowPart(grant, rights))
  ];
}
function sharedRights(nodes, rightsOf) {
  const alike = groupBy(
    nodes.filter((node) => isChangedByRightsOnly(node) && rightsOf(node).every(({ principal }) => principal.address)),
    (node) => JSON.stringify(rightsOf(node))
  );
  const shared = [...alike.values()].filter(
    (group) => rightsOf(group[0]).length > 0 && new Set(group.map(({ address: address2 }) => originalOf(address2))).size > 1
  );
  return { nodes: new Set(shared.flat()), groups: shared.map(([first]) => rightsOf(first)) };
}
function isReroute({ from, to, isInferred }, nodes, exposure) {
  const isOutsideAt = (address2) => isOutside(typeOf(address2));
  const inside2 = isOutsideAt(from) ? to : isOutsideAt(to) ? from : null;
  if (inside2 === null || isInferred !== true) return false;
  const isOther = ({ address: address2, change, exposure: own, values, blocks }) => address2 === inside2 && (change !== "update" || [own, values, blocks].some((detail) => detail !== void 0));
  return !nodes.some(isOther) && !exposure.some(({ address: address2 }) => address2 === inside2);
}
function isJoinedOnly(node, edges) {
  const isShownByEdge = ({ address: address2 }) => isAttachment(parseTerraformAddress(address2)?.type ?? "") && edges.some(({ by }) => by?.address === address2);
  return changesInPartsOnly(node) && (node.parts ?? []).every(isShownByEdge);
}
function changesInPartsOnly({ change, parts = [], ...node }) {
  const ownDetails = [
    node.values,
    node.blocks,
    node.exposure,
    node.movedFrom,
    node.instances,
    node.countBefore,
    node.boxesBefore
  ];
  return change === "update" && parts.length > 0 && ownDetails.every((detail) => detail === void 0);
}
function otherHalfRow(node) {
  const { type, boxes, parts = [] } = node;
  const [half, ...others] = parts;
  if (half === void 0 || others.length > 0 || !changesInPartsOnly(node)) return void 0;
  if (parseTerraformAddress(half.address)?.type !== type) return void 0;
  const { text: _, ...row } = partRow(half);
  return { change: half.change, ...row, where: boxes, parts: [] };
}
function nodeRow(node, { openings, rights, touched }) {
  const { change, count, boxes, boxesBefore, exposure = [], values = [], blocks = [], facts = [] } = node;
  const isShownElsewhere = [boxes.at(-1), node.origin].includes(node.qualifier);
  const qualifier = isShownElsewhere ? "" : node.qualifier;
  const what = qualifiedName(fullName(node), qualifier);
  const listedParts = partsToList(node, rights);
  const toldByParts = listedParts.slice(0, PARTS_MAX).flatMap((part) => part.values ?? []);
  const ownValues2 = values.filter(
    (value) => value.forces === true || !toldByParts.some((other) => isSameChange(value, other))
  );
  const ownTouches = touched.filter((touch) => touch.node === touch.address);
  const otherTouches = touched.filter((touch) => !ownTouches.includes(touch));
  const isHost = ownTouches.length === 0 && isUnchanged(node, rights);
  return {
    change,
    glyph: isHost ? "" : glyphOf(change, node),
    subject: count > 1 ? times(count, what) : what,
    where: boxes,
    values: atMostOnce([
      ...exposure.map(exposureInWords),
      ...[rulesInWords([node]), effectsInWords([node])].filter((text) => text !== ""),
      ...[...ownValues2].sort((a, b) => Number(b.forces ?? false) - Number(a.forces ?? false)).map(valueInWords2),
      ...blocks.map(blocksInWords),
      ...ownTouches.flatMap(touchedTexts2),
      ...factsInWords(factsToShow(node, facts)),
      ...identitiesOf(node),
      ...counted(node),
      ...containerChange(boxesBefore, boxes),
      ...rightsInRow(rights)
    ]),
    why: atMostOnce([...whyOf(node), ...change === "replace" ? [] : ownTouches.flatMap(whyMaybe)]),
    parts: atMostRows([
      ...listedParts.map((part) => withTouches(partRow(part, node.fate !== void 0), part, otherTouches)),
      ...otherTouches.filter((touch) => !isPartOf(node, touch)).map(touchedPart),
      ...followerRows(node)
    ]),
    code: codeOf(
      node,
      [...openings, ...rights],
      [...listedParts, ...otherTouches.map(({ origin }) => ({ address: origin }))]
    ),
    ...dangerIf(endangersData(node) || openings.some(opensToOutside) || rights.some(isOverEverything))
  };
}
function withTouches(row, { address: address2 }, touched) {
  const others = touched.filter(({ origin }) => origin === address2).flatMap(touchedTexts2);
  return { ...row, values: [.../* @__PURE__ */ new Set([...row.values, ...others])] };
}
function codeOf(node, effects, listedParts) {
  const { change, values = [], parts = [], by, blocks, countBefore, instances } = node;
  const isOfPart = ({ name }) => parts.some((part) => part.values?.some((value) => value.name === name));
  const isUntouched = [blocks, countBefore, instances].every((each2) => each2 === void 0) && values.every(isOfPart);
  const proofsOfOthers = effects.flatMap(proofsIn).filter(({ address: address2 }) => !listedParts.some((part) => part.address === address2));
  const isNodeIncluded = change !== "update" || !isUntouched || proofsOfOthers.length === 0;
  const proofs = [...isNodeIncluded ? [...proofsIn(node), ...by ? [by] : []] : [], ...proofsOfOthers];
  return [...new Map(proofs.map((proof) => [proof.address, proof])).values()];
}
function proofsIn({ origin, source }) {
  return origin === void 0 ? [] : [{ address: origin, ...source && { source } }];
}
function exposureRow(entries) {
  const [entry] = entries;
  const proofs = entries.flatMap(proofsIn);
  return {
    change: "update",
    glyph: entries.some(({ by, address: address2 }) => by === address2) ? glyphOf("update") : "",
    subject: fullName(entry),
    where: [],
    values: entries.map(exposureInWords),
    why: [],
    parts: [],
    code: [...new Map(proofs.map((proof) => [proof.address, proof])).values()],
    ...dangerIf(entries.some(opensToOutside))
  };
}
function subjectOfRow([right]) {
  const { principal, target, isTrust } = right;
  const isOfTarget = target.address !== void 0 && (principal.address === void 0 || isTrust === true);
  return isOfTarget ? target : principal;
}
function resourcesWithRights(groups, touched) {
  const byAddress2 = new Map(
    touched.flatMap((touch) => touch.change === "update" ? [] : [[touch.address, touch]])
  );
  const of = (rights) => byAddress2.get(subjectOfRow(rights).address ?? "");
  return { of, inRows: new Set(groups.map(of)) };
}
function rightsRow(rights, resource) {
  const [{ origin, source, by, grant }] = rights;
  const subject = subjectOfRow(rights);
  const isGranted = subject.address !== by && grant !== void 0;
  const own = resource?.change ?? (subject.address === by ? grant : void 0);
  const change = own === "create" || own === "delete" ? own : "update";
  const proofs = isGranted || origin === void 0 ? [] : [{ address: origin, ...source && { source } }];
  return {
    change,
    glyph: isGranted && change === "update" ? "" : glyphOf(change),
    subject: fullName(subjectOf5(subject)),
    where: [],
    values: atMost(rightsInRow(rights)),
    why: [],
    parts: isGranted ? atMostRows(grantsOf(rights, [resource?.origin ?? ""]).map((part) => partRow(part))) : [],
    code: resource === void 0 ? proofs : proofsIn(resource),
    ...dangerIf(rights.some(isOverEverything))
  };
}
function containerChange(before, after) {
  if (before === void 0) return [];
  const end = (boxes) => boxes.at(-1) ?? NO_VALUE;
  return [valueChange(end(before), end(after))];
}
function forcingOf({ forcedBy: forcedBy3 = [], values = [] }) {
  const isNamed2 = (name) => forcedBy3.some((path) => path === name || path.endsWith(`.${name}`));
  const unnamedValues = values.filter(({ name, forces }) => forces === true && !isNamed2(name));
  return [...forcedBy3, ...unnamedValues.map(({ name }) => name)];
}
function whyOf(node) {
  const { change, reason: reason2, movedFrom: movedFrom2, looksLike: looksLike2, instances, folded, drift } = node;
  const forcing = forcingOf(node);
  const possible = node.mayBeForcedBy ?? [];
  return [
    ...node.fate === void 0 ? [] : [FATES[node.fate]],
    ...reason2 === void 0 ? [] : [ACTION_REASONS.get(reason2) ?? reason2],
    ...forcing.length === 0 ? [] : [forcedBy2(forcing.join(", "))],
    ...possible.length === 0 ? [] : [mayBeForcedBy(possible.join(", "))],
    ...node.createsFirst === true ? [CREATED_FIRST] : [],
    ...movedFrom2 === void 0 ? [] : [movedFrom(movedFrom2)],
    ...node.isImported === true && change !== "import" ? [ALSO_IMPORTED] : [],
    ...node.isForgotten === true ? [STILL_EXISTS] : [],
    // By address: the names are equal, and a `moved` block needs the address.
    ...looksLike2 === void 0 ? [] : [renameOf(change, looksLike2)],
    ...instances === void 0 ? [] : [ofInstances(formatCounts(instances))],
    ...insideOf(change, folded, areNamed(node)),
    ...drift === void 0 ? [] : [DRIFTED]
  ];
}
function partsToList(node, rights) {
  const { address: address2, parts = [] } = node;
  const others = parts.filter((part) => !isFollower(node, part));
  return [...others, ...grantsOf(rights, [address2, ...parts.map((part) => part.address)])];
}
function grantsOf(rights, listed2) {
  const grants = rights.flatMap(
    ({ by, grant, origin = by, source, isOfNewRole }) => grant === void 0 || listed2.includes(origin) ? [] : [{ address: origin, change: grant, ...isOfNewRole && { isOfNewRole }, ...source && { source } }]
  );
  return [...new Map(grants.map((part) => [part.address, part])).values()];
}
function followerRows(node) {
  const followers = (node.parts ?? []).filter((part) => isFollower(node, part));
  return [...groupBy(followers, ({ address: address2 }) => parseTerraformAddress(address2)?.type ?? "").values()].map((alike) => {
    const rows = alike.map(({ facts, ...part }) => partRow(alike.length === 1 && facts ? { ...part, facts } : part));
    const [first] = rows;
    if (rows.length === 1) return first;
    const { type = "" } = parseTerraformAddress(alike[0]?.address ?? "") ?? {};
    const subject = times(rows.length, partTitleOf(type));
    return {
      ...{ glyph: first.glyph, subject, values: atMost(rows.flatMap(({ values }) => values)), why: [] },
      ...{ code: rows.flatMap(({ code: code2 }) => code2), text: verbAndAddress(PART_VERBS.create, subject) }
    };
  });
}
function atMostRows(rows) {
  if (rows.length <= PARTS_MAX) return rows;
  const more = rowsMore(rows.length - PARTS_MAX);
  return [...rows.slice(0, PARTS_MAX), { glyph: "", subject: more, values: [], why: [], code: [], text: more }];
}
function partRow(part, isLostWithHost = false) {
  const { address: address2, change, source } = part;
  const { type = "", name: block = "", index } = parseTerraformAddress(address2) ?? {};
  const key = index === null || index === void 0 || index === "0" ? "" : index.replaceAll('"', "");
  const name = [block, key].filter((text2) => text2 !== "").join(" ");
  const values = (part.values ?? []).filter(
    (value) => part.rules === void 0 || !isFirewallRuleAttribute(value.name)
  );
  const isInEffects = (value) => part.effects !== void 0 && (ROUTE_ATTRIBUTES.includes(value.name) || isEffectAttribute(type, value.name));
  const otherValues = values.filter((value) => !isInEffects(value)).map(valueInWords2);
  const isInWords = (path) => part.effects !== void 0 && isEffectAttribute(type, path);
  const facts = factsInWords(part.rules ? [] : (part.facts ?? []).filter((fact) => !isInWords(fact.name)));
  const forcing = forcingOf(part);
  const reasons = [
    ...isLost(part) && !isLostWithHost ? [FATES.lost] : [],
    ...part.looksLike === void 0 ? [] : [renameOf(change, part.looksLike)]
  ];
  const why = [...forcing.length === 0 ? [] : [forcedBy2(atMost(forcing).join(", "))], ...reasons];
  const verb = change === "update" && forcing.length > 0 ? "replace" : change;
  const action = verbAndAddress(PART_VERBS[verb], short(address2, PART_ADDRESS_LENGTH_MAX));
  const text = [action, ...why].reduce(namedValue);
  const words = [rulesInWords([part]), effectsInWords([part])].filter((each2) => each2 !== "");
  const details2 = [...words, ...exclusiveInWords(type, part), ...otherValues, ...facts];
  return {
    glyph: glyphOf(verb),
    subject: part.joins === void 0 ? qualifiedName(fullName({ title: partTitleOf(type), name: part.name ?? name }), ownerInWords(part)) : attachmentOf(joinedInWords(part.joins), part.joins.to && joinedInWords(part.joins.to)),
    values: atMost(details2),
    why,
    code: [{ address: address2, ...source && { source } }],
    text: details2.length === 0 ? text : withDistinction(text, details2.join(", "))
  };
}
function insideOf(change, folded = {}, isNamed2 = false) {
  const counts = isNamed2 ? "" : formatCounts(independentPartCounts(change, folded));
  return counts === "" ? [] : [inside(counts)];
}
var dangerIf, rightsByNode, isChangedByRightsOnly, isEndOfArrow, atMostOnce, factsToShow, isPartOf, isUnchanged, identitiesOf, edgeRow, rowOf, subjectOf5, counted, areNamed, isFollower, ownerInWords;
var init_rows = __esm({
  "src/diff/report/rows.ts"() {
    init_access();
    init_block_effects();
    init_detail_attributes();
    init_exposure();
    init_catalog();
    init_nouns();
    init_products();
    init_address();
    init_changes();
    init_group_by();
    init_node_types();
    init_terraform_address();
    init_unchanged_host();
    init_messages3();
    init_printable();
    init_counts2();
    init_dangers();
    init_limits3();
    init_messages2();
    init_names();
    init_nodes2();
    init_parts();
    init_rights3();
    init_touched2();
    init_words();
    dangerIf = (isTrue) => isTrue ? { isDanger: true } : {};
    rightsByNode = (rights) => ({ address: address2 }) => rights.filter((right) => right.nodes.includes(originalOf(address2)));
    isChangedByRightsOnly = ({ change, parts = [], ...node }) => change === "update" && [node.values, node.blocks, node.exposure, node.rules, node.effects, node.movedFrom, node.instances, node.drift].every(
      (detail) => detail === void 0
    ) && [node.countBefore, node.boxesBefore, node.mayBeForcedBy, node.forcedBy].every((detail) => detail === void 0) && parts.every(({ address: address2 }) => isGrantOnly(parseTerraformAddress(address2)?.type ?? ""));
    isEndOfArrow = ({ address: address2, type }, edges) => isOutside(type) && edges.some(({ from, to }) => from === address2 || to === address2);
    atMostOnce = (texts) => atMost([...new Set(texts)]);
    factsToShow = ({ type, effects }, facts) => facts.filter(({ name }) => effects === void 0 || !isEffectAttribute(type, name)).slice(0, FACTS_SHOWN);
    isPartOf = ({ parts = [] }, { origin }) => parts.some(({ address: address2 }) => address2 === origin);
    isUnchanged = (node, rights) => isUnchangedHost({ change: node.change, changed: { ...detailsOf(node), ...rights.length > 0 && { rights } } }, [
      originalOf(node.address)
    ]);
    identitiesOf = ({ change, parts = [] }) => change !== "create" ? [] : parts.flatMap((part) => {
      const { type = "", name = "" } = parseTerraformAddress(part.address) ?? {};
      const isNew2 = part.change === "create" && factsOf(type).identity === true;
      return isNew2 ? [withNew(nounOf(type, productOf(type, {}).title).one, name)] : [];
    });
    edgeRow = ({ change, fromName, toName, label, by }) => ({
      change,
      glyph: glyphOf(change),
      subject: valueChange(fromName, toName),
      where: [],
      values: label === "" ? [] : [label],
      why: [],
      parts: [],
      code: by ? [by] : []
    });
    rowOf = ({ principal, target, isTrust }) => (principal.address !== void 0 && isTrust !== true ? principal.address : target.address) ?? fullName(subjectOf5(principal));
    subjectOf5 = ({ title, noun, name }) => ({ title: title ?? noun, name });
    counted = ({ countBefore, count }) => countBefore === void 0 ? [] : [valueChange(`\xD7${countBefore}`, `\xD7${count}`)];
    areNamed = ({ folded = {}, parts = [] }) => CHANGES2.every((change) => (folded[change] ?? 0) === parts.filter((part) => part.change === change).length);
    isFollower = ({ type, change }, part) => change === "create" && part.change === "create" && parseTerraformAddress(part.address)?.type !== type;
    ownerInWords = ({ of }) => {
      const { type = "", name = "" } = parseTerraformAddress(of?.address ?? "") ?? {};
      return of === void 0 || isNamedAfterJoining(type) ? "" : fullName({ title: partTitleOf(type), name: of.name ?? name });
    };
  }
});

// elsewhere:src/catalog/type-names.ts
var module53, isAttachmentType, isOwnedType, isPartType, isPublicName;
var init_type_names = __esm({
  "elsewhere:src/catalog/type-names.ts"() {
    module53 = require("./plan.js").modules["src/catalog/type-names.ts"]();
    isAttachmentType = module53.isAttachmentType;
    isOwnedType = module53.isOwnedType;
    isPartType = module53.isPartType;
    isPublicName = module53.isPublicName;
  }
});

// src/diff/report/summary/edges.ts
function edgeStatements(graph, edges, names) {
  const mention = mentionsOf(graph, names);
  const pairsWith = (test) => new Set(graph.edges.filter(test).map(pairOf2));
  const thin = pairsWith((edge) => edge.thin === true);
  const implied = pairsWith(({ provenance }) => provenance === "implied");
  const guessed = pairsWith(({ provenance }) => GUESSED_PROVENANCE.has(provenance));
  const isKnown = (edge) => !guessed.has(pairOf2(edge));
  const isOfOutside = ({ from, to, isInferred }) => isInferred === true && [from, to].some((end) => isOutside(graph.nodes.get(end)?.type ?? ""));
  const isDetour = detourTest(edges, graph);
  const haveRemainingEnds = remainingEndsTest(graph);
  const routes = routesIn2(graph, mention);
  const namedEdges = edges.filter(
    (edge) => haveRemainingEnds(edge) && isKnown(edge) && !isOfOutside(edge) && !isDetour(edge) && !routes.isRerouted(edge)
  ).map((edge) => nameEdge(edge, graph, { mention, thin, implied, routes }));
  return [...groupBy(namedEdges, kindOf).values()].map(statementOf);
}
function detourTest(edges, { nodes }) {
  const created = edges.filter(({ change }) => change === "create");
  const createdPairs = new Set(created.map(pairOf2));
  const newNodes = new Set(
    created.flatMap(({ from, to }) => [from, to]).filter((end) => nodes.get(end)?.change === "create")
  );
  return ({ from, to, change }) => change === "delete" && [...newNodes].some(
    (via) => createdPairs.has(pairOf2({ from, to: via })) && createdPairs.has(pairOf2({ from: via, to }))
  );
}
function remainingEndsTest({ nodes }) {
  const isAddedOrRemoved = (address2) => {
    const node = nodes.get(address2);
    return node !== void 0 && !isOutside(node.type) && ADDED_OR_REMOVED.has(node.change);
  };
  return ({ from, to }) => !isAddedOrRemoved(from) && !isAddedOrRemoved(to);
}
function routesIn2(graph, mention) {
  const { nodes, edges } = graph;
  const reached = { create: reachedFromOutside(graph, "before"), delete: reachedFromOutside(graph, "after") };
  const isOutsider = (address2) => entersByNetwork(nodes.get(address2)?.type ?? "");
  const isEntrance = (address2) => {
    const { effect: effect2, leads } = mention(address2).noun;
    return !isOutsider(address2) && effect2 === "entry" && leads === IN_FRONT;
  };
  const isFront = ({ from, to, change }) => (change === "create" || change === "delete") && isEntrance(from) && reached[change].has(to);
  const fronts = edges.filter((edge) => edge.thin !== true && isFront(edge));
  const isDeleted = (address2) => nodes.get(address2)?.change === "delete";
  const endsOf2 = (change, end) => new Set(fronts.filter((edge) => edge.change === change).map((edge) => edge[end]));
  const newEntrances = endsOf2("create", "from");
  const detached = { from: endsOf2("delete", "from"), to: endsOf2("delete", "to") };
  const targetsOfDeletedNodes = new Set(
    edges.flatMap(({ from, to, change }) => change === "delete" && isDeleted(from) ? [to] : [])
  );
  const newlyDirect = new Set(
    edges.flatMap(({ from, to, change }) => change === "create" && isOutsider(from) ? [to] : [])
  );
  return {
    isRerouted: ({ from, to, change }) => isOutsider(from) && (change === "delete" ? reached.delete.has(to) || detached.from.has(to) : targetsOfDeletedNodes.has(to) || detached.to.has(to) || newEntrances.has(to)),
    isFront,
    isDirect: ({ to, change }) => change === "delete" && newlyDirect.has(to)
  };
}
function nameEdge(edge, { nodes }, { mention, thin, implied, routes }) {
  const outsiders = isOfProgram(edge, nodes) ? null : outsideInText(nodes.get(edge.from)?.type ?? "");
  const externalUsers = outsiders ?? "";
  const pair2 = pairOf2(edge);
  const isThin = thin.has(pair2);
  const verbs = externalUsers === "" || implied.has(pair2) ? INSIDE_VERBS : OUTSIDE_VERBS;
  return {
    edge,
    verb: !isThin && routes.isFront(edge) ? FRONT_VERBS[edge.change] : verbs[edge.change],
    isThin,
    isDirect: routes.isDirect(edge),
    from: mention(edge.from),
    to: mention(edge.to),
    externalUsers
  };
}
function statementOf(namedEdges) {
  const [{ verb, isThin, isDirect, edge, from }] = namedEdges;
  const tier = verb === "detach" && isDirect ? "open" : TIERS3[verb] ?? (isThin ? "presence" : "connection");
  return {
    verbs: VERBS[verb],
    rank: rankOf3(tier, ENTRANCE_VERBS.has(verb) ? "entry" : isThin ? "other" : "network"),
    change: edge.change,
    amount: namedEdges.length,
    order: from.noun.order,
    text: textOf4(namedEdges),
    kind: omittedConnections(edge.change, namedEdges.length),
    ...verb === "detach" && { isOpenEnded: true }
  };
}
function textOf4(namedEdges) {
  const [{ verb, isDirect, externalUsers, edge }] = namedEdges;
  const from = externalUsers === "" ? endOf2(namedEdges, "from") : externalUsers;
  const to = endOf2(namedEdges, "to");
  if (verb === "reconnect") return connections(namedEdges.length, from, to);
  if (verb === "open" || verb === "close")
    return [pathTo(to, externalUsers), portOf(edge)].filter((text) => text !== "").join(" ");
  if (verb === "put") return `${from} ${IN_FRONT} ${to}`;
  if (verb === "detach") return detachedFrom(from, to, isDirect);
  return verb === "disconnect" ? pathFrom(from, to) : pathTo(from, to);
}
function endOf2(namedEdges, end) {
  const once = new Map(namedEdges.map((namedEdge) => [namedEdge.edge[end], namedEdge[end]]));
  return listed(listMentions([...once.values()]));
}
function portOf({ label }) {
  if (label === "") return "";
  return /^\d+$/.test(label) ? onPort(label) : labelled(named(label));
}
var INSIDE_VERBS, OUTSIDE_VERBS, FRONT_VERBS, isOfProgram, pairOf2, GUESSED_PROVENANCE, ADDED_OR_REMOVED, kindOf, ENTRANCE_VERBS, TIERS3;
var init_edges2 = __esm({
  "src/diff/report/summary/edges.ts"() {
    init_nouns();
    init_group_by();
    init_node_types();
    init_english();
    init_messages2();
    init_words();
    init_model();
    init_paths();
    init_phrases();
    INSIDE_VERBS = {
      create: "connect",
      delete: "disconnect",
      update: "reconnect"
    };
    OUTSIDE_VERBS = {
      create: "open",
      delete: "close",
      update: "reconnect"
    };
    FRONT_VERBS = {
      create: "put",
      delete: "detach",
      update: "reconnect"
    };
    isOfProgram = ({ from, to }, nodes) => [from, to].some((end) => {
      const { type, provenance } = nodes.get(end) ?? {};
      return type === EXTERNAL_SERVICE && provenance === "implied";
    });
    pairOf2 = ({ from, to }) => `${from}
${to}`;
    GUESSED_PROVENANCE = /* @__PURE__ */ new Set(["assumed", "suggested"]);
    ADDED_OR_REMOVED = /* @__PURE__ */ new Set([
      "create",
      "delete",
      "forget",
      "import"
    ]);
    kindOf = ({ verb, isThin, isDirect, externalUsers, from, to, edge }) => [verb, isThin, isDirect, externalUsers, from.noun.one, to.noun.one, externalUsers === "" ? "" : edge.label].join(
      "\n"
    );
    ENTRANCE_VERBS = /* @__PURE__ */ new Set(["open", "close", "put", "detach"]);
    TIERS3 = { open: "open", close: "close", reconnect: "update" };
  }
});

// src/catalog/setting-facts.ts
function factPhrases(type, facts, isNew2) {
  const isSwitch = ({ value }) => value === "true" || value === "false";
  const texts = facts.filter((fact) => !isSwitch(fact));
  const ways = facts.filter(({ name, value }) => value === "true" && isEntrySwitch(name));
  const isEngine = ({ name }) => ENGINE_ATTRIBUTES.includes(name);
  const isSize = (fact) => !isEngine(fact) && isSizeName(type, fact);
  const isDecision = ({ name }) => DECISIONS.test(name);
  const isOther = (fact) => !isEngine(fact) && !isDecision(fact) && (settingKindOf(fact.name, type) === "version" || isSpecialTier(fact));
  const engine = texts.filter(isEngine).map(({ value }) => value);
  return [
    ...isNew2 ? ways.map(({ name }) => `${inWords(lastOf(name).replaceAll(SWITCH_WORDS, ""))} enabled`) : [],
    ...engine.length === 0 || !isNew2 ? [] : [engine.join(" ")],
    ...texts.filter(isSize).map(({ value }) => value),
    ...isNew2 ? [...texts.filter(isDecision), ...texts.filter(isOther)].map((fact) => phraseOf2(type, fact)) : []
  ];
}
function phraseOf2(type, { name, value }) {
  const last = lastOf(name);
  if (last === "default_action") {
    const block = inWords(name.slice(0, -last.length - 1));
    return [block, value.toLowerCase(), "by default"].filter((word) => word !== "").join(" ");
  }
  const unit = factsOf(type).units?.[name] ?? unitOf(name);
  const words = last.split("_").filter((word) => unit === void 0 || word !== unit.toLowerCase());
  return `${inWords(words.join("_"))} ${/^\d+$/.test(value) && unit !== void 0 ? withUnit(value, unit) : value}`;
}
var DECISIONS, SWITCH_WORDS, isSizeName, isSpecialTier, USUAL_TIERS, lastOf;
var init_setting_facts = __esm({
  "src/catalog/setting-facts.ts"() {
    init_english();
    init_harmless_values();
    init_catalog();
    init_settings();
    DECISIONS = /(?:^|[._])(?:default_action|default_outbound_access_enabled|deletion_policy)$/;
    SWITCH_WORDS = /^(?:enable_|is_)|_enabled$/g;
    isSizeName = (type, { name, value }) => settingKindOf(name, type) === "size" && /^[A-Za-z]/.test(value) && !isTier(name, [value]);
    isSpecialTier = ({ name, value }) => isTier(name, [value]) && !USUAL_TIERS.has(value);
    USUAL_TIERS = /* @__PURE__ */ new Set(["Basic", "Standard", "STANDARD"]);
    lastOf = (name) => name.slice(name.lastIndexOf(".") + 1);
  }
});

// src/diff/report/summary/details.ts
function detailsOf2(node, { hostOf }) {
  const { change, type, facts = [], count } = node;
  if (change !== "create" && change !== "delete" || count > 1 || factsOf(type).unread === true) return "";
  const phrases = factPhrases(type, facts, change === "create").slice(0, FACTS_OF_NEW_MAX).map(quotedIfOdd);
  const host = change === "delete" ? hostOf(node) : void 0;
  const inHost2 = host === void 0 ? "" : fromContainer(theOne(host, ""));
  return [inBrackets(phrases.join(", ")).trim(), inHost2].filter((text) => text !== "").join(" ");
}
var quotedIfOdd;
var init_details2 = __esm({
  "src/diff/report/summary/details.ts"() {
    init_catalog();
    init_setting_facts();
    init_limits3();
    init_messages2();
    init_words();
    quotedIfOdd = (phrase) => phrase.split(" ").map(named).join(" ");
  }
});

// src/diff/report/summary/events.ts
function baseOf(node, surroundings) {
  const { address: address2, type, title, change } = node;
  const reducedBlock2 = surroundings.reducedBlockOf(node);
  return {
    address: address2,
    change,
    noun: builtNounOf(node) ?? nounOf(type, title),
    name: nameInText(node),
    ...builtResourcesOf(node),
    ...factsOf(type).unread === true && { isModule: true },
    distinction: surroundings.isRecreated(node) ? "" : surroundings.distinctionOf(node),
    isPublic: surroundings.isPublic(node),
    ...factsOf(type).holdsData === true && { holdsData: true },
    isOnly: surroundings.isOnly(node),
    amount: node.count + countOtherHalves(node),
    ...reducedBlock2 !== void 0 && { reducedBlock: reducedBlock2 }
  };
}
function builtNounOf({ type, address: address2, change, title, name }) {
  const call = parseAddress(address2)?.modules.at(-1)?.name;
  const isBuilt = factsOf(type).unread === true && change === "delete" && title !== productOf(type, {}).title;
  return isBuilt && name !== "" && name !== call ? nounOfTitle(nounOf(type, title), title) : void 0;
}
function nameInText(node) {
  const { address: address2, type, name } = node;
  if (countOtherHalves(node) > 0) return "";
  const isModule = factsOf(type).unread === true;
  const text = name === "" && isModule ? parseAddress(address2)?.modules.at(-1)?.name ?? "" : name;
  return text === "" ? "" : named(text);
}
function eventsOf(node, surroundings) {
  const { instances, countBefore, isBox } = node;
  const base = baseOf(node, surroundings);
  if (instances !== void 0 && (countBefore === void 0 || isBox)) {
    return [...reachEvents(node, base), ...instanceEvents(base, instances, node), ...lostParts(node, base)];
  }
  const events = withPossibleLoss([...reachEvents(node, base), ...eventsOfChange(node, base, surroundings)], node);
  return [...events, ...blockEvents(node, base), ...lostParts(node, base), ...replacedWithNew(node, base)];
}
function builtResourcesOf({ change, facts = [] }) {
  const factOf2 = (name) => facts.find((fact) => fact.name === name)?.value;
  const product = factOf2(BUILDS);
  if (change !== "create" || product === void 0) return {};
  const engine = ENGINE_ATTRIBUTES.map(factOf2).flatMap((text) => text === void 0 ? [] : named(text));
  return { builtResources: [product, engine.join(" ")].filter((text) => text !== "").join(", ") };
}
function withPossibleLoss(events, { change, mayBeForcedBy: mayBeForcedBy2, values = [] }) {
  const [first, ...others] = events;
  if (first?.holdsData !== true || mayBeForcedBy2 === void 0 || change === "replace") return events;
  const isNothingElseKnown = first.verb === "update" && first.tail === "" || first.verb === "mayReplace";
  const isOfForcing = ({ name }) => mayBeForcedBy2.some((path) => path === name || path.endsWith(`.${name}`));
  if (!isNothingElseKnown && (others.length > 0 || !values.every(isOfForcing))) {
    const { setting: _, optionalTail: __, ...base } = first;
    return [{ ...base, verb: "mayReplace", tail: mayLoseData2("", mayBeForcedBy2).trim(), tier: "doubt" }, ...events];
  }
  const loss = isNothingElseKnown ? { verb: "mayReplace", tail: mayLoseData2("", mayBeForcedBy2).trim() } : { verb: first.verb, tail: withDistinction(first.tail, MAY_REPLACE).trim() };
  return [{ ...first, ...loss, tier: "doubt" }, ...others];
}
function reachEvents({ change, values = [], count }, base) {
  if (change !== "update" && change !== "move") return [];
  return values.flatMap(({ name, before, after }) => {
    const state = stateOf(name, before, after);
    if (state?.reach === void 0) return [];
    const noun = state.formerAdjective === void 0 ? base.noun : formerly(base.noun, state.formerAdjective);
    return [{ ...base, noun, verb: "make", tail: state.phrase, reach: state.reach, isPublic: false, amount: count }];
  });
}
function eventsOfChange(node, base, surroundings) {
  const { change, values = [], blocks = [] } = node;
  const copyChange = surroundings.copyChangeOf(node);
  if (copyChange !== void 0) return [{ ...base, ...copyChange }];
  if (surroundings.isRecreated(node)) return [recreation(node, base, surroundings)];
  if (change !== "update" && change !== "move") {
    const ordinal = surroundings.ordinalOf(node);
    const block = ordinal === void 0 ? void 0 : blockName(base.name, base.noun);
    const cause = change === "replace" ? causeWithEffect(node, base.noun) : "";
    const lost = lostWithNode(node, base);
    const reason2 = base.holdsData === true ? withLoss(cause) : cause;
    const fate = change === "delete" ? toldFate(node, surroundings) : void 0;
    const tailWith = (words) => [lost, reason2, fate === void 0 ? "" : because(words(fate))].filter((text) => text !== "").join(" ");
    const isLoss = lost === "" ? {} : { tier: "loss" };
    const event2 = {
      ...base,
      verb: change,
      tail: tailWith((each2) => FATES[each2]),
      ...fate !== void 0 && { tailOfSeveral: tailWith((each2) => FATES_OF_SEVERAL[each2]) },
      ...isLoss,
      ...block !== void 0 && { ordinal, name: block }
    };
    const instanceNames = base.holdsData === true ? surroundings.instanceNamesOf(node) : [];
    if (instanceNames.length > 1)
      return instanceNames.map((text) => ({ ...event2, name: named(text), distinction: "", amount: 1 }));
    if (node.rules !== void 0) return [withRules2(event2, [node])];
    if (isPublicName(node.type)) return [withEffects2(event2, [node])];
    const details2 = detailsOf2(node, surroundings);
    return [details2 === "" ? event2 : { ...event2, details: details2 }];
  }
  const settings = settingEvents(node, base);
  const facts = factsOf2(node, surroundings);
  if (facts.length > 0) {
    const amount = facts.some(({ verb }) => verb === "scale") ? 1 : base.amount;
    const events = facts.map(
      ({ isMajor, ...fact }) => ({ ...base, ...fact, amount, ...isMajor && { tier: "risk" } })
    );
    const [risks, others] = [true, false].map((isRisk) => settings.filter(({ tier }) => tier === "risk" === isRisk));
    return [...risks, ...events, ...others, ...effectEvents(node, base)];
  }
  if (settings.length > 0) return [...settings, ...effectEvents(node, base)];
  const parts = partEvents(node, base);
  if (parts !== void 0) return [...parts, ...effectEvents({ ...node, parts: [] }, base)];
  const isReachValue = ({ name, before, after }) => stateOf(name, before, after)?.reach !== void 0;
  const areReachValues = values.length + blocks.length > 0 && values.every(isReachValue);
  const event = mayBeReplaced(node) ? { ...base, ...possibleReplacement(node) } : { ...base, verb: change, tail: "" };
  if (areReachValues) return [];
  const told = withEffects2(withRules2(event, [node]), [node]);
  const isRedirected = node.effects !== void 0 && isPublicName(node.type) && told.tier === void 0;
  return [isRedirected ? { ...told, tier: "connection" } : told];
}
function toldFate({ type, address: address2, fate }, { attributesOf: attributesOf4 }) {
  const stated = fate ?? dataFateOf(type, attributesOf4(address2));
  const isTold = fate === void 0 ? stated === "protected" : stated === "protected" || stated === "noSnapshot" || stated === "withContents";
  return isTold ? stated : void 0;
}
function recreation({ type, address: address2 }, base, { attributesOf: attributesOf4 }) {
  const isDeletedWithContents = !hasToBeEmpty(type, attributesOf4(address2));
  const tail = base.holdsData === true ? withContents(WITHOUT_MOVED, isDeletedWithContents) : WITHOUT_MOVED;
  return { ...base, verb: "recreate", tail };
}
function instanceEvents(base, instances, node) {
  const { count, countBefore = count, isBox } = node;
  return CHANGES2.flatMap((change) => {
    const amount = instances[change];
    if (amount === void 0 || change === "none") return [];
    const tail = change === "replace" ? causeOf(node) : "";
    const event = { ...base, change, verb: change, tail, amount };
    if (!isBox) return [{ ...event, ...amount < count && { totalAmount: count } }];
    const isOneMore = change === "create" && amount === 1 && count === countBefore + 1;
    const isPart2 = change !== "create" && amount < countBefore;
    const block = isNamedAfterBlock(node) ? base.name : "";
    return [
      {
        ...event,
        ...isOneMore && { ordinal: count, name: block },
        ...isPart2 && { totalAmount: countBefore, name: block }
      }
    ];
  });
}
function blockEvents({ change, blocks = [] }, { holdsData: _, ...base }) {
  if (change !== "update" && change !== "move") return [];
  const whole = phraseForOne({ ...base, isPublic: false, isKnown: true });
  return blocks.flatMap(({ path, removed: removed3, added }) => {
    const noun = nounOfBlock(path);
    const event = (name) => ({
      ...{ ...base, noun, name: named(name), distinction: "", amount: 1 },
      ...{ isPublic: false, isOnly: false, isOfWhole: true, isNamedPart: true, whole }
    });
    return [
      ...removed3.map(
        (name) => ({ ...event(name), verb: "delete", tail: fromContainer(whole), tier: "risk" })
      ),
      ...added.map(
        (name) => ({ ...event(name), verb: "create", tail: toContainer(whole), tier: "update" })
      )
    ];
  });
}
function factsOf2(node, surroundings) {
  const { change, countBefore, count, type, values = [] } = node;
  const move = mayBeReplaced(node) ? void 0 : moveOf(node, surroundings);
  const counted2 = countBefore === void 0 ? [] : [{ verb: "scale", tail: fromTo(String(countBefore), inInstances(count)) }];
  const facts = [
    ...move?.verb === "move" ? [move] : [],
    ...SETTING_KINDS_BY_WEIGHT.flatMap((meaning) => [
      ...values.filter(({ name }) => settingKindOf(name, type) === meaning).map((value) => ({
        ...factOf(value, meaning, type),
        ...meaning === "version" && isMajorStep(type, value.before, value.after) && { isMajor: true }
      })),
      ...meaning === "number" ? counted2 : []
    ]),
    ...values.flatMap(stateFacts)
  ];
  const once = new Map(facts.map((fact) => [JSON.stringify([fact.verb, fact.setting, fact.tail]), fact]));
  return facts.length === 0 && change === "move" && move !== void 0 ? [move] : [...once.values()];
}
function factOf({ name, before, after }, meaning, type) {
  const { sizes, units } = factsOf(type);
  const isSizeName2 = sizes?.includes(name) === true;
  const unit = units?.[name] ?? unitOf(name);
  const withUnitIfNumber = (value) => unit !== void 0 && /^\d+$/.test(value) ? `${value} ${unit}` : value;
  const [from, to] = [before, after].map((value) => value === null ? null : named(value));
  const isVersionNumber = meaning === "version" && from !== null && /^\d/.test(from);
  const shownFrom = to === null && from !== null ? withUnitIfNumber(from) : from;
  const shownTo = to === null ? null : withUnitIfNumber(to);
  const start = isVersionNumber ? inVersions(from) : isSizeName2 && from !== null ? inSizes(from) : shownFrom;
  const tail = fromTo(start, shownTo);
  if (isTier(name, [before, after])) return { verb: "set", tail, setting: TIER2 };
  return meaning === "number" && isCapacity(name) ? { verb: "set", tail, setting: THE_CAPACITY } : { verb: VERB_OF2[meaning], tail };
}
function settingEvents(node, base) {
  const values = (node.values ?? []).filter((value) => isSetting2(value, node));
  const states = values.flatMap(({ name, before, after }) => {
    const state = stateOf(name, before, after);
    return state?.isRisk === true ? [{ ...base, verb: "make", tail: state.phrase, tier: "risk" }] : [];
  });
  const settings = values.filter(({ name, before, after }) => stateOf(name, before, after) === void 0).sort((a, b) => settingPosition(a.name) - settingPosition(b.name)).map((value) => settingChange(node.type, value)).filter(({ isSame: isSame2 }) => isSame2 !== true);
  const risks = settings.filter(({ isRisk }) => isRisk === true);
  const directed = settings.filter(({ isRisk, verb }) => isRisk !== true && verb !== "set");
  const set = settings.filter(({ isRisk, verb }) => isRisk !== true && verb === "set");
  return [
    ...risks.map((setting) => ({ ...settingEvent(setting, base), tier: "risk" })),
    ...states,
    ...[...directed, ...set].map((setting) => settingEvent(setting, base))
  ];
}
function isSetting2(value, { exposure = [], parts = [] }) {
  const { name, before, after } = value;
  if (settingKindOf(name) !== void 0 || isFirewallRuleAttribute(name) || name === ACCESS_ATTRIBUTE) return false;
  if (stateOf(name, before, after)?.reach !== void 0) return false;
  if (isExposureAttribute(name) && exposure.length > 0) return false;
  return isKnownSetting(name) || !parts.some(({ values = [] }) => values.some((other) => isSameChange(other, value)));
}
function settingEvent({ verb: stated, noun, from, to, unit }, base) {
  const verb = stated === "set" && from === null ? "define" : stated;
  const event = { ...base, verb, tail: "", ...noun !== "" && { setting: noun } };
  if (verb === "allow" || verb === "forbid")
    return { ...event, tail: WHEN_NOT_EMPTY, tailOfSeveral: WHEN_SEVERAL_NOT_EMPTY };
  const values = valuesInText(from, to, unit);
  return verb === "turnOff" && values !== "" ? { ...event, optionalTail: values } : { ...event, tail: values };
}
function valuesInText(from, to, unit = "") {
  const quoted = (value) => value === null || value === void 0 ? null : named(value);
  const withUnitIfNumber = (value) => unit === "" || !/^\d+(?:\.\d+)?$/.test(value) ? value : withUnit(value, unit);
  const [before, after] = [quoted(from), quoted(to)];
  if (after === null) return before === null ? "" : formerValue(withUnitIfNumber(before));
  const needsOwnUnit = after === "1" && before !== null;
  return fromTo(needsOwnUnit ? withUnitIfNumber(before) : before, withUnitIfNumber(after));
}
var eventsOfNewHalf, countOtherHalves, isNamedAfterBlock, mayBeReplaced, possibleReplacement, stateFacts, VERB_OF2, statesOnlyDefaults;
var init_events = __esm({
  "src/diff/report/summary/events.ts"() {
    init_attributes();
    init_block_effects();
    init_detail_attributes();
    init_catalog();
    init_nouns();
    init_products();
    init_settings();
    init_type_names();
    init_address();
    init_changes();
    init_terraform_address();
    init_english();
    init_messages2();
    init_nodes2();
    init_words();
    init_details2();
    init_moves();
    init_parts();
    init_phrases();
    eventsOfNewHalf = (node, surroundings) => replacedWithNew(node, { ...baseOf(node, surroundings), distinction: "" });
    countOtherHalves = ({ type, change, parts = [] }) => parts.filter((part) => part.change === change && parseTerraformAddress(part.address)?.type === type).length;
    isNamedAfterBlock = ({ address: address2, name }) => parseAddress(address2)?.name.endsWith(name) ?? false;
    mayBeReplaced = ({ change, type, mayBeForcedBy: mayBeForcedBy2 }) => change === "move" && (mayBeForcedBy2 !== void 0 || factsOf(type).unread === true);
    possibleReplacement = ({ mayBeForcedBy: mayBeForcedBy2 }) => mayBeForcedBy2 === void 0 ? { verb: "update", tail: "" } : { verb: "mayReplace", tail: because(listed(mayBeForcedBy2)), tier: "replace" };
    stateFacts = ({ name, before, after }) => {
      const state = stateOf(name, before, after);
      return state === void 0 || state.reach !== void 0 || state.isRisk === true ? [] : [{ verb: "make", tail: state.phrase }];
    };
    VERB_OF2 = { size: "resize", number: "scale", version: "update" };
    statesOnlyDefaults = ({ type, change, values = [], ...node }) => change === "update" && values.length > 0 && values.every((value) => settingChange(type, value).isSame === true) && [node.blocks, node.folded, node.exposure, node.rules, node.effects, node.mayBeForcedBy, node.instances].every(
      (detail) => detail === void 0
    );
  }
});

// src/diff/report/summary/identities.ts
function identityStatements(touched) {
  const replaced = replacedIdentities(touched);
  const removedKeys = touched.filter(({ type, change }) => change === "delete" && factsOf(type).keyOf !== void 0);
  const isWithKeys = replaced.length === 1 && removedIdentities(touched).length === 1 && removedKeys.length > 0;
  return [
    ...replaced.map(([old, current], order) => {
      const former = isWithKeys ? withItsKeys(theOne2(old), removedKeys.length) : theOne2(old);
      const text = replacedWith(former, theOne2(current));
      return { verbs: VERBS.replace, rank: RANK_OF_REPLACED, change: "update", amount: 1, order, text };
    }),
    ...touched.flatMap((touch, order) => newKeyStatement(touch, order)),
    ...isWithKeys ? [] : removedKeys.map(removedKeyStatement)
  ];
}
function newKeyStatement(touch, order) {
  const text = newKeyIn(touch);
  if (text === null) return [];
  return [{ verbs: VERBS.create, rank: rankOf3("right", "entry"), change: "create", amount: 1, order, text }];
}
function replacedIdentities(touched) {
  const added = touched.filter(({ type, change }) => change === "create" && factsOf(type).identity === true);
  return removedIdentities(touched).flatMap((old) => {
    const [current, ...others] = added.filter(
      ({ name, type }) => name !== "" && name === old.name && type !== old.type
    );
    return current === void 0 || others.length > 0 ? [] : [[old, current]];
  });
}
var RANK_OF_REPLACED, removedKeyStatement, theOne2, removedIdentities;
var init_identities = __esm({
  "src/diff/report/summary/identities.ts"() {
    init_catalog();
    init_messages2();
    init_messages2();
    init_touched2();
    init_words();
    init_model();
    RANK_OF_REPLACED = rankOf3("open", "entry") - 0.9;
    removedKeyStatement = (touch, order) => ({
      ...{ verbs: VERBS.delete, rank: rankOf3("right", "entry") + 0.5, change: "delete", amount: 1, order },
      text: theOne2(touch)
    });
    theOne2 = ({ noun, name }) => theOne(noun, name === "" ? "" : named(name));
    removedIdentities = (touched) => touched.filter(({ type, change }) => change === "delete" && factsOf(type).identity === true);
  }
});

// src/diff/report/summary/surroundings.ts
function surroundingsOf(graph, nodes, names) {
  const fromOutside = groupBy(
    graph.edges.filter(({ from }) => entersByNetwork(graph.nodes.get(from)?.type ?? "")),
    ({ to }) => to
  );
  const nodesWithoutGhosts = [...graph.nodes.values()].filter(({ ghostOf: ghostOf2 }) => ghostOf2 === void 0);
  const copies = groupBy(nodesWithoutGhosts, ({ address: address2 }) => originalOf(address2));
  const nodesByType = groupBy(nodesWithoutGhosts, ({ type }) => type);
  const blocks = groupBy(nodesWithoutGhosts, ({ address: address2 }) => blockOf2(address2));
  const recreated = recreatedIn(nodes);
  const boxes = boxTexts(nodes, names);
  const boxInText = (title) => boxes.get(title) ?? title;
  return {
    isPublic: ({ address: address2, type, title, change }) => nounOf(type, title).mayBePublic && (fromOutside.get(address2) ?? []).some((edge) => makesPublic(edge, change)),
    // A new resource does not count beside a removed one, nor the reverse.
    isOnly: ({ type, change }) => {
      const oppositeChange = change === "delete" || change === "forget" ? "create" : "delete";
      const sameType = (nodesByType.get(type) ?? []).filter((node) => node.change !== oppositeChange);
      return new Set(sameType.map(({ address: address2 }) => originalOf(address2))).size <= 1;
    },
    distinctionOf: ({ address: address2 }) => names.distinctionInText(address2),
    ordinalOf: (node) => ordinalIn(blocks.get(blockOf2(node.address)) ?? [], node),
    reducedBlockOf: (node) => reducedBlock(blocks.get(blockOf2(node.address)) ?? [], node),
    copyChangeOf: ({ address: address2, change, boxes: containers }) => {
      const copiesOfNode = copies.get(originalOf(address2)) ?? [];
      const container = containers.at(-1);
      if (container === void 0 || change !== "create" && change !== "delete") return void 0;
      if (copiesOfNode.every((node) => node.change === change)) return void 0;
      const text = boxInText(container);
      return change === "create" ? { verb: "extend", tail: toContainer(text), amount: 1 } : { verb: "withdraw", tail: fromContainer(text), amount: 1 };
    },
    instanceNamesOf: ({ address: address2 }) => {
      const { instances = [] } = graph.nodes.get(address2) ?? {};
      const instanceNames = instances.flatMap((instance) => graph.cloudNames?.get(instance) ?? []);
      return new Set(instanceNames).size === instances.length ? instanceNames : [];
    },
    isRecreated: ({ address: address2 }) => recreated.has(address2),
    hostOf: ({ address: address2 }) => {
      const box = names.containersOf(address2).at(-1);
      const host = box === void 0 ? void 0 : graph.nodes.get(box);
      const isCluster = host !== void 0 && factsOf(host.type).category === "containers";
      return box !== void 0 && isCluster && REMAINING_CHANGES3.has(host.change) ? names.containerInText(box) : void 0;
    },
    attributesOf: (address2) => graph.nodes.get(address2)?.attributes ?? {},
    boxInText,
    containerInText: ({ address: address2 }) => {
      const box = names.containersOf(address2).at(-1);
      if (box === void 0) return "";
      const distinction = graph.nodes.has(box) ? names.distinctionInText(box) : "";
      return distinction === "" ? names.containerInText(box) : withDistinction(names.containerInText(box), distinction);
    }
  };
}
function makesPublic({ change }, nodeChange) {
  if (nodeChange === "delete") return true;
  if (nodeChange === "create") return change !== "delete";
  return change === void 0 || change === "update";
}
function blockOf2(address2) {
  const parts = parseAddress(address2);
  return parts === null ? address2 : formatAddress({ ...parts, indexes: [], copy: null });
}
function ordinalIn(block, { address: address2, change, count }) {
  const created = block.filter((node) => node.change === "create");
  const unchangedCounts = new Map(
    block.filter((node) => REMAINING_CHANGES3.has(node.change)).map((node) => [originalOf(node.address), node.count])
  );
  if (!isNumbered(address2) || change !== "create" || count !== 1 || created.length !== 1 || unchangedCounts.size === 0)
    return void 0;
  return [...unchangedCounts.values()].reduce((sum, instances) => sum + instances, 1);
}
function reducedBlock(block, { address: address2, change }) {
  if (change !== "delete" || !isNumbered(address2)) return void 0;
  const nodesBefore = new Map(
    block.filter((node) => node.change !== "create").map((node) => [originalOf(node.address), node])
  );
  const areAllGone = [...nodesBefore.values()].every((node) => node.change === "delete");
  const count = [...nodesBefore.values()].reduce((sum, node) => sum + node.count, 0);
  return areAllGone ? void 0 : { address: blockOf2(address2), count };
}
function boxTexts(nodes, names) {
  const texts = /* @__PURE__ */ new Map();
  for (const { address: address2 } of nodes) {
    for (const box of names.containersOf(address2)) texts.set(names.titleOf(box), names.containerInText(box));
  }
  return texts;
}
var isNumbered, REMAINING_CHANGES3;
var init_surroundings = __esm({
  "src/diff/report/summary/surroundings.ts"() {
    init_catalog();
    init_nouns();
    init_address();
    init_group_by();
    init_node_types();
    init_messages2();
    init_nodes2();
    isNumbered = (address2) => /^\d+$/.test(parseAddress(address2)?.indexes.at(-1) ?? "");
    REMAINING_CHANGES3 = /* @__PURE__ */ new Set(["none", "update", "move"]);
  }
});

// src/diff/report/summary/nodes.ts
function nodeStatements(graph, nodes, names, isConditional2) {
  const surroundings = surroundingsOf(graph, nodes, names);
  const isBuilt = ({ address: address2, type }) => !isOutside(type) && graph.nodes.get(address2)?.provenance !== "implied";
  const newAddresses = new Set(recreatedIn(nodes).values());
  const events = nodes.filter(isBuilt).filter(isFirstCopy(nodes)).flatMap((node) => {
    if (newAddresses.has(node.address)) return eventsOfNewHalf(node, surroundings);
    const events2 = eventsOf(node, surroundings);
    return node.change === "create" && isConditional2(node) ? events2.map((event) => ({ ...event, isPossible: true })) : events2;
  });
  const kinds = [...groupBy(events, kindOf2).values()];
  const paths = pathsOf(graph, kinds, { nodes, mention: mentionsOf(graph, names) });
  const uncoveredKinds = kinds.map((kind) => kind.filter(({ address: address2 }) => !paths.namedTargets.has(address2))).map((kind) => kind.filter((event) => !isAttachmentEvent(event, paths))).filter((kind) => kind.length > 0);
  return [...groupBy(uncoveredKinds, subjectsKey).values()].map((sameResources) => statementOf2(sameResources, paths));
}
function subjectsKey(kind) {
  const [first] = kind;
  const { verb, setting, tail, tier } = first;
  const isMergeable = tail === "" && setting !== void 0;
  const resources2 = kind.map(({ address: address2 }) => address2);
  return [verb, tier, tail, isMergeable ? "" : kindOf2(first), ...resources2].join("\n");
}
function isFirstCopy(nodes) {
  const first = /* @__PURE__ */ new Map();
  const keyOf7 = ({ address: address2, change }) => `${originalOf(address2)}
${change}`;
  for (const node of nodes) if (!first.has(keyOf7(node))) first.set(keyOf7(node), node.address);
  return (node) => first.get(keyOf7(node)) === node.address;
}
function tierOf({ verb, noun, holdsData: holdsData2, isPublic, isOfWhole, areParts, reach, tail, tier }) {
  if (LOSS_VERBS.has(verb) && holdsData2 === true) return "loss";
  if (tier !== void 0) return tier;
  if (reach !== void 0) return reach === "more" ? "open" : "close";
  if (isOfWhole === true || areParts === true || MILD_VERBS.has(verb) || verb === "update" && tail === "")
    return "mild";
  if (verb === "create" && isPublic) return "open";
  if (verb === "move") return "move";
  if ((verb === "replace" || verb === "recreate") && noun.effect !== "other") return "replace";
  return PRESENCE_VERBS.has(verb) ? "presence" : "update";
}
function kindIn(events) {
  const [{ verb, noun, name, areParts, isOfWhole }] = events;
  if (areParts === true || noun.isProper) return {};
  const only = events.length === 1 && noun.effect !== "other" ? name : "";
  const isGone = LOSS_VERBS.has(verb) && noun.effect !== "other" && isOfWhole !== true;
  return {
    kind: omittedResources(PARTICIPLES[verb], amountOf(events), noun, only),
    ...isGone && { isGone: true }
  };
}
function pronounFor(events) {
  const [{ address: address2, whole, areParts, amount, totalAmount, ordinal }] = events;
  if (events.some((event) => event.address !== address2 || events.length > 1 && whole === void 0)) return void 0;
  if (whole !== void 0) {
    const ofWhole = ` ${ofContainer(whole)}`;
    return (inText3) => {
      const text = inText3(listNouns(events));
      return text.includes(ofWhole) ? its(text.replace(ofWhole, "")) : text.replace(whole, IT);
    };
  }
  if (areParts === true) return (inText3) => inText3(partsOf6(amount, IT));
  if (amount > 1 || totalAmount !== void 0 || ordinal !== void 0) return void 0;
  return (inText3, settings) => {
    const object = settings.length === 0 ? IT : its(listed(settings));
    return inText3(IT).replace(settings.length === 0 ? IT : ofSubject(settings, IT), object);
  };
}
function joiningStatement(event, ends) {
  const { verb, change, noun } = event;
  const others = nameMentions(ends);
  return {
    verbs: VERBS[verb],
    rank: rankOf3(tierOf(event), noun.effect),
    change,
    amount: ends.reduce((sum, { count }) => sum + count, 0),
    order: noun.order,
    text: `${listNouns([event])} ${verb === "attach" ? toContainer(others) : fromContainer(others)}`
  };
}
function statementOf2(kinds, paths) {
  const [kind] = kinds;
  const [first] = kind;
  const { change, noun } = first;
  const ends = kind.flatMap(({ joinedTo }) => joinedTo ?? []);
  if (ends.length > 0) return joiningStatement(first, ends);
  const sharedTail = kind.every((event) => event.tail === first.tail) ? first.tail : SEVERAL_CONTAINERS.get(first.verb) ?? (kind.every(({ tail: tail2 }) => isWithLoss(tail2)) ? LOST : "");
  const tail = (amountOf(kind) > 1 ? first.tailOfSeveral : void 0) ?? sharedTail;
  const path = paths.phraseFor(kind);
  const verb = path?.verb ?? first.verb;
  const settings = kinds.flatMap(([{ setting } = first]) => setting ?? []);
  const inText3 = (objects) => [
    settings.length === 0 ? objects : ofSubject(settings, objects),
    hasCause ? "" : tail,
    optionalTail,
    path?.text ?? ""
  ].filter((text) => text !== "").join(" ").replaceAll(" ,", ",");
  const textByName = fewNames(kind);
  const optionalTail = kinds.length === 1 && kind.every((event) => event.optionalTail === first.optionalTail) ? first.optionalTail ?? "" : "";
  const areSingle = kinds.length === 1 || kinds.every((each2) => each2.length === 1);
  const pronoun = path === void 0 && areSingle ? pronounFor(kind) : void 0;
  const hasCause = tail !== "" && (first.verb === "replace" || first.verb === "recreate" || first.verb === "readdress");
  return {
    verbs: first.isPossible === true ? possibly(VERBS[verb]) : VERBS[verb],
    rank: Math.min(...kind.map((event) => rankOf3(path?.tier ?? tierOf({ ...event, tail }), noun.effect))),
    change,
    amount: amountOf(kinds.flat()),
    order: noun.order,
    text: inText3(listNouns(kind)),
    ...textByName !== void 0 && { textByName: inText3(textByName) },
    ...kind.length === 1 && path === void 0 && // Several remarks in brackets would be read as one list.
    first.distinction === "" && tail === "" && first.details !== void 0 && { textWithDetails: inText3(`${listNouns(kind)} ${first.details}`) },
    ...hasCause && { cause: tail },
    ...settings.length > 0 && { subjectTail: ` of ${listNouns(kind)}` },
    ...kindIn(kind),
    ...pronoun !== void 0 && {
      subject: first.address,
      textWithPronoun: pronoun(inText3, settings)
    },
    ...kind.every((event) => ADDRESS_ONLY_VERBS.has(event.verb)) && { isAddressOnly: true },
    ...path !== void 0 && { isOpenEnded: true }
  };
}
var isAttachmentEvent, SEVERAL_CONTAINERS, MILD_VERBS, ADDRESS_ONLY_VERBS, kindOf2, LOSS_VERBS, PRESENCE_VERBS, amountOf;
var init_nodes3 = __esm({
  "src/diff/report/summary/nodes.ts"() {
    init_address();
    init_group_by();
    init_node_types();
    init_english();
    init_messages2();
    init_nodes2();
    init_events();
    init_model();
    init_paths();
    init_phrases();
    init_surroundings();
    isAttachmentEvent = ({ address: address2, areParts, isOfWhole }, { attached }) => (areParts === true || isOfWhole === true) && attached.has(address2);
    SEVERAL_CONTAINERS = /* @__PURE__ */ new Map([
      ["extend", TO_SEVERAL_CONTAINERS],
      ["withdraw", FROM_SEVERAL_CONTAINERS]
    ]);
    MILD_VERBS = /* @__PURE__ */ new Set(["readdress", "rename", "import", "deferred", "part"]);
    ADDRESS_ONLY_VERBS = /* @__PURE__ */ new Set(["readdress", "rename"]);
    kindOf2 = ({
      verb,
      noun,
      isPublic,
      isOfWhole,
      areParts,
      tail,
      setting,
      name,
      joinedTo,
      isPossible
    }) => {
      const hasOwnTail = verb === "make" || setting !== void 0;
      const ends = joinedTo && [name, joinedTo.noun.one];
      return [isPossible, verb, noun.one, isPublic, isOfWhole, areParts, setting, hasOwnTail ? tail : "", ends].join("\n");
    };
    LOSS_VERBS = /* @__PURE__ */ new Set(["delete", "replace", "recreate"]);
    PRESENCE_VERBS = /* @__PURE__ */ new Set([
      "create",
      "delete",
      "replace",
      "recreate",
      "extend",
      "withdraw",
      "forget"
    ]);
    amountOf = (events) => events.reduce((sum, { amount }) => sum + amount, 0);
  }
});

// src/diff/report/summary/rules.ts
function ruleStatements(touched, { nodes }, mention, { edges, exposure }) {
  const changed3 = /* @__PURE__ */ new Set([...edges.flatMap(({ from, to }) => [from, to]), ...exposure.map(({ address: address2 }) => address2)]);
  const isShown = ({ at = [] }) => at.some((address2) => changed3.has(originalOf(address2)));
  const told = touched.filter(
    ({ rules = [], type }) => rules.length > 0 && rules.every((rule) => rule.does === "allows" && hasPeer(rule) && !isShown(rule)) && (rules.every(({ of }) => of !== void 0) || hasRulesInside2(type))
  );
  const drawn = new Map([...nodes.keys()].map((address2) => [originalOf(address2), address2]));
  const context = { mention, nodeOf: (address2) => drawn.get(originalOf(address2)) };
  const statements = told.flatMap((touch, order) => statementsOf(touch, order, context));
  return { statements, told: new Set(told.filter(hasOnlyRules)) };
}
function hasOnlyRules({ type, change, attributes }) {
  if (change !== "update" || !hasRulesInside2(type)) return true;
  const blocks = rulesOfType(type).map(({ block }) => block);
  return attributes.every((path) => blocks.includes(path.split(".", 1)[0]));
}
function statementsOf(touch, order, context) {
  const { rules = [] } = touch;
  const base = { amount: 1, order };
  const [first, second] = rules;
  if (rules.length === 2 && first !== void 0 && second !== void 0 && isReverse(first, second, touch)) {
    const text = `${textOf5([first], touch, context)}${NOT_THE_REVERSE}`;
    return [{ ...base, rank: RANK_OF2.create, verbs: VERBS.let, change: "create", text, isOpenEnded: true }];
  }
  const told = rules.filter((rule) => !isWidened2(rule, rules)).map((rule) => withoutFormer(rule, rules));
  const alike = groupBy(
    told,
    ({ change, what, of = [], from }) => [change, what, from === void 0, ...of].join("\n")
  );
  return [...alike.values()].map((group) => {
    const [{ change }] = group;
    const verbs = change === "create" ? VERBS.let : VERBS.unlet;
    return { ...base, rank: RANK_OF2[change], verbs, change, text: textOf5(group, touch, context) };
  });
}
function isReverse(now, former, { origin }) {
  const endsOf2 = ({ from, to = [], of = [origin] }) => [from ?? of, from === void 0 ? to : of].map((ends) => ends.join());
  const [caller, callee] = endsOf2(now);
  const [callerBefore, calleeBefore] = endsOf2(former);
  const isSameTraffic = portsOf(now) === portsOf(former);
  return now.change !== former.change && isSameTraffic && caller === calleeBefore && callee === callerBefore;
}
function withoutFormer(rule, rules) {
  if (rule.change === "delete") return rule;
  const former = rules.filter((other) => other.change === "delete" && other.what === rule.what);
  const end = rule.from === void 0 ? "to" : "from";
  const peers = (rule[end] ?? []).filter((peer) => !former.some((other) => other[end]?.includes(peer) === true));
  return peers.length === 0 ? rule : { ...rule, [end]: peers };
}
function textOf5(rules, touch, context) {
  const [first] = rules;
  const peers = peersInWords(rules.flatMap(({ from = [], to = [] }) => [...from, ...to]));
  const owner = ownerOf2(first, touch, context);
  return first.from === void 0 ? reaching(owner, peers, portsOf(first)) : reaching(peers, owner, portsOf(first));
}
function ownerOf2({ of, at = [] }, { noun, name }, { mention, nodeOf }) {
  const group = of === void 0 ? theOne(noun, name === "" ? "" : named(name)) : listed(of.map(peerInWords));
  const nodes = [...new Set(at.flatMap((address2) => nodeOf(address2) ?? []))].map(mention);
  if (nodes.length === 0) return group;
  const members = listMentions(nodes);
  if (members.length > 2) return `${group}${inBrackets(severalOf(nodes.length, "resources"))}`;
  const isNamed2 = members.every((member2) => member2.startsWith("the "));
  return isNamed2 ? `${listed(members)}${inBrackets(group.replace(/^the /, ""))}` : `${group}${inBrackets(listed(members))}`;
}
function peersInWords(peers) {
  const ends = [...new Set(peers)].map((peer) => {
    const resource = resourceOfPeer(peer);
    if (resource !== null)
      return { kind: nounOf(resource.type, productOf(resource.type, {}).title).one, name: named(resource.name) };
    const [, kind = "", name = peer] = /^the ([a-z ]+) ([A-Za-z_][\w-]*)$/.exec(peer) ?? [];
    return { kind, name };
  });
  const texts = [...groupBy(ends, ({ kind }) => kind)].map(([kind, alike]) => {
    const names = alike.map(({ name }) => name);
    if (kind === "") return listedUpTo(names, RULE_RANGES_MAX);
    return theOne(names.length > 1 ? pluralOf(kind) : kind, listedUpTo(names, RULE_RANGES_MAX));
  });
  return listed(texts);
}
var hasPeer, hasRulesInside2, rulesOfType, RANK_OF2, isWidened2, portsOf;
var init_rules2 = __esm({
  "src/diff/report/summary/rules.ts"() {
    init_address_ranges();
    init_catalog();
    init_nouns();
    init_products();
    init_address();
    init_group_by();
    init_english();
    init_limits3();
    init_messages2();
    init_words();
    init_model();
    init_phrases();
    hasPeer = ({ from = [], to = [] }) => from.length + to.length > 0;
    hasRulesInside2 = (type) => rulesOfType(type).some(({ block }) => block !== void 0);
    rulesOfType = (type) => {
      const { firewallRules = [], reportedRules = [] } = factsOf(type);
      return [...firewallRules, ...reportedRules];
    };
    RANK_OF2 = {
      create: rankOf3("connection", "other"),
      delete: rankOf3("connection", "other") + 0.5
    };
    isWidened2 = (rule, rules) => rule.change === "delete" && rules.some(
      (other) => other.change === "create" && other.what === rule.what && ["from", "to"].every(
        (end) => (rule[end] ?? []).every((peer) => isRangeWithin(peer, other[end] ?? []))
      )
    );
    portsOf = ({ what }) => what.replace(/^(?:in|out)bound traffic ?/, "");
  }
});

// src/diff/report/summary/index.ts
function summaryOf(graph, names, changed3, { isConditional: isConditional2, isWhole: isWhole2 } = { isConditional: () => false, isWhole: true }) {
  const { nodes, edges, exposure = [], touched = [] } = changed3;
  const rights = (changed3.rights ?? []).filter(({ isWithNew }) => isWithNew !== true);
  const rules = ruleStatements(touched, graph, mentionsOf(graph, names), { edges, exposure });
  const risks = [...riskStatements(touched), ...identityStatements(touched), ...rules.statements];
  const isDrawn = nodes.length + edges.length + exposure.length + rights.length > 0;
  const unread = unreadModules({ nodes, touched }, isDrawn);
  const isUnknown2 = unread.length > 0 || !isWhole2 || touched.some(isReplacedOrMaybe) || touched.some(hasRules);
  const noChangeClaim = isUnknown2 ? NO_KNOWN_CHANGE : NO_CHANGE;
  const { sentence: sentence2, statements, shown, omitted } = isDrawn || risks.length > 0 ? sentenceOfChanges(graph, names, { nodes, edges, exposure, rights }, { risks, noChangeClaim, isConditional: isConditional2 }) : { sentence: noChangeClaim, statements: [], shown: [], omitted: [] };
  const only = nodes.length === 1 && edges.length + exposure.length + rights.length === 0 ? nodes[0] : void 0;
  if (isDrawn) {
    const isUnclear = unread.length > 0 || !isWhole2 || statements.every(({ isAddressOnly }) => isAddressOnly === true);
    const clear = isUnclear ? [] : clearOf(statements, graph, { nodes, edges, rights, touched });
    return { sentence: withUnread(sentence2, unread, only && originalOf(only.address)), clear, unread, shown, omitted };
  }
  if (touched.length === 0)
    return { sentence: noChange(resourcesOf2(graph), noChangeClaim === NO_CHANGE), clear: [], unread, shown, omitted };
  const otherTouched = touched.filter((touch) => !mayLoseData3(touch) && newKeyIn(touch) === null && !rules.told.has(touch));
  const sentences = [
    withUnread(sentence2, unread, void 0),
    ...otherTouched.length === 0 ? [] : [alsoTouched(touchedInWords(otherTouched))]
  ];
  return { sentence: sentences.join(" "), clear: [], unread, shown, omitted };
}
function clearOf(statements, graph, { nodes, edges, rights, touched }) {
  const isGone = ({ change, instances, folded, parts = [], mayBeForcedBy: mayBeForcedBy2 }) => mayBeForcedBy2 !== void 0 || parts.some(isReplacedOrMaybe) || [change, ...Object.keys({ ...instances, ...folded })].some((name) => GONE.has(name));
  const isTouchGone = (touch) => touch.change === "delete" || isReplacedOrMaybe(touch);
  if (statements.some(isAlarming) || nodes.some(isGone) || touched.some(isTouchGone)) return [];
  const isEntry2 = ({ from, change }) => change !== "delete" && isOutside(graph.nodes.get(from)?.type ?? "");
  const isNewName = ({ address: address2, change }) => change === "create" && isPublicName(typeOf(address2));
  const hasNewName = [...nodes, ...nodes.flatMap(({ parts = [] }) => parts), ...touched].some(isNewName);
  return [
    "data",
    ...edges.some(isEntry2) || hasNewName || touched.some(hasUnknownPeers) ? [] : ["access"],
    ...rights.some(({ change }) => change !== "loses") ? [] : ["rights"]
  ];
}
function sentenceOfChanges(graph, names, { nodes, edges, exposure, rights }, { risks, noChangeClaim, isConditional: isConditional2 }) {
  const uncovered = withoutExposed(graph, { nodes, edges }, exposure);
  const rebuilt = rebuiltElsewhere(graph, uncovered.nodes);
  const remainingNodes = withoutTraffic(withoutRights2(uncovered.nodes, rights));
  const uncoveredNodes = remainingNodes.filter(({ address: address2 }) => !rebuilt.covered.has(address2));
  const strongStatements = [
    ...risks,
    ...rebuilt.statements,
    ...exposureStatements(graph, exposure, rights, names),
    ...trafficStatements(nodes, mentionsOf(graph, names)),
    ...rightsStatements(
      rights.filter((right) => !isInOpening(right, exposure)),
      nodes,
      mentionsOf(graph, names)
    ),
    ...nodeStatements(
      graph,
      uncoveredNodes.filter((node) => !changesOnlyGrants(node) && !statesOnlyDefaults(node)),
      names,
      isConditional2
    ),
    ...edgeStatements(
      graph,
      withoutGranted(uncovered.edges, rights).filter((edge) => !isOfProgram(edge, graph.nodes)),
      names
    )
  ];
  const statements = strongStatements.length > 0 ? strongStatements : [
    ...nodeStatements(graph, uncoveredNodes, names, isConditional2),
    ...edgeStatements(graph, uncovered.edges, names)
  ];
  const { clauses, omitted } = withinLength(chooseClauses(sortByEffect(statements)));
  const omittedAmount = omitted.reduce((sum, { amount }) => sum + amount, 0);
  const remaining2 = clauses.length === 0 && omittedAmount === 0 ? nodes.length + edges.length : omittedAmount;
  const texts = clausesInText(clauses, remaining2 === 0);
  const sentence2 = asSentence([
    ...texts,
    ...remaining2 === 0 ? [] : [omittedInText(remaining2, omitted, clauses.length === 0)]
  ]);
  const isOnlyMoved = statements.length > 0 && statements.every(({ isAddressOnly }) => isAddressOnly === true);
  const shown = clauses.flat();
  return { sentence: isOnlyMoved ? onlyMoved(noChangeClaim, sentence2) : sentence2, statements, shown, omitted };
}
function omittedInText(count, omitted, isAlone) {
  const sorted = sortByEffect(omitted);
  const kinds = [true, void 0].flatMap((isGone) => sorted.filter((statement) => statement.isGone === isGone)).flatMap(({ kind }) => kind ?? []);
  return remainingChanges(count, isAlone, [...new Set(kinds)], kinds.length === omitted.length);
}
function unreadModules({ nodes, touched = [] }, isDrawn) {
  const isUnread = ({ address: address2 }) => factsOf(typeOf(address2)).unread === true;
  const drawn = nodes.filter(
    (node) => isUnread(node) && node.change === "update" && areOther((node.values ?? []).map(({ name }) => name))
  );
  const undrawn = touched.filter(
    (touch) => isUnread(touch) && touch.change === "update" && (!isDrawn || areOther(touch.attributes))
  );
  return [...new Set([...drawn, ...undrawn].map(({ address: address2 }) => originalOf(address2)))];
}
function withUnread(sentence2, modules2, only) {
  if (modules2.length === 0) return sentence2;
  const isAboutOne = only !== void 0 && modules2.every((address2) => address2 === only);
  const names = [...new Set(modules2.map((address2) => parseAddress(address2)?.modules.at(-1)?.name ?? address2))];
  return `${sentence2.replace(/\.$/, "")}; ${codeNotRead(isAboutOne ? [] : names.map(named))}.`;
}
function clausesInText(clauses, isComplete) {
  const isShort2 = isComplete && clauses.flat().length <= NAMED_OBJECTS_MAX;
  const namedClauses = joined2(clauses).map((clause) => isShort2 ? clause.map(withNames) : clause);
  const shared = isComplete ? withSharedSubject(namedClauses.flat()) : void 0;
  const inWords3 = shared === void 0 ? namedClauses.map((clause, at) => aboutOneResource(clause, subjectOf6(namedClauses[at - 1] ?? []))) : [shared];
  return inWords3.flatMap(
    (clause) => [...groupBy(clause, ({ verbs }) => verbs)].map(([verbs, objects]) => `${verbs} ${objectsInText(objects)}`)
  );
}
function joined2(clauses) {
  const verbsOf = (clause) => [...new Set(clause.map(({ verbs }) => verbs))].join("\n");
  const all = [];
  for (const clause of clauses) {
    const last = all.at(-1) ?? [];
    const isAlike = clause[0]?.verbs === verbsOf(last) && clause[0].verbs === verbsOf(clause);
    if (isAlike) all.splice(-1, 1, [...last, ...clause]);
    else all.push(clause);
  }
  return all;
}
function aboutOneResource(clause, namedBefore) {
  const subject = subjectOf6(clause);
  if (subject === void 0) return clause;
  const [first, ...others] = byVerb(clause);
  const withPronoun = (statement) => ({
    ...statement,
    text: statement.textWithPronoun ?? statement.text
  });
  if (subject === namedBefore) return [first, ...others].map(withPronoun);
  return withSharedSubject(clause) ?? [first, ...others.map(withPronoun)];
}
function sortByEffect(statements) {
  const firstTexts = /* @__PURE__ */ new Map();
  for (const { subject, text } of statements) {
    if (subject !== void 0 && !firstTexts.has(subject)) firstTexts.set(subject, text);
  }
  const textOf10 = ({ subject, text }) => firstTexts.get(subject ?? "") ?? text;
  return [...statements].sort(
    (a, b) => a.rank - b.rank || CHANGES2.indexOf(a.change) - CHANGES2.indexOf(b.change) || a.order - b.order || b.amount - a.amount || byText(textOf10(a), textOf10(b)) || byText(a.subject ?? "", b.subject ?? "")
  );
}
function chooseClauses(statements) {
  const bySubject = groupBy(statements, ({ subject }) => subject);
  const hasOwnClause = ({ subject }) => subject !== void 0 && (bySubject.get(subject)?.length ?? 0) > 1;
  const keyOf7 = (statement) => hasOwnClause(statement) ? `of ${statement.subject}` : statement.verbs;
  const isShort2 = new Set(statements.map(keyOf7)).size <= FEW_CLAUSES_MAX;
  const clauses = /* @__PURE__ */ new Map();
  const omitted = [];
  const take = (statement, hasRoomIn) => {
    const clause = clauses.get(keyOf7(statement));
    const clausesMax = isDecisive(statement) ? DECISIVE_CLAUSES_MAX : isShort2 ? FEW_CLAUSES_MAX : CLAUSES_MAX;
    if (clause === void 0 ? clauses.size >= clausesMax : !hasRoomIn(clause)) return false;
    if (clause === void 0) clauses.set(keyOf7(statement), [statement]);
    else clause.push(statement);
    return true;
  };
  for (const alike of groupBy(statements, tierAt).values()) {
    if (omitted.length > 0) {
      omitted.push(...alike);
      continue;
    }
    const waiting2 = alike.filter(
      (statement) => !take(statement, (clause) => hasRoom(clause, statement, hasOwnClause(statement)))
    );
    omitted.push(...waiting2.filter((statement) => !take(statement, ({ length }) => length < objectsMax(statement))));
  }
  return { clauses: withDangersFirst([...clauses.values()].map(sortByEffect)), omitted };
}
function withDangersFirst(clauses) {
  const dangerous = clauses.filter((clause) => clause.some(isDanger));
  if (dangerous.length < 2) return clauses;
  const isOfOneVerb = (clause) => new Set(clause.map(({ verbs }) => verbs)).size === 1;
  const leading = dangerous.map((clause) => isOfOneVerb(clause) ? clause : clause.filter(isDanger));
  const led = new Set(leading.flat());
  const following = clauses.map((clause) => clause.filter((statement) => !led.has(statement)));
  return [...leading, ...following.filter((clause) => clause.length > 0)];
}
function withinLength({ clauses, omitted }) {
  const last = clauses.at(-1);
  const isLong = clausesInText(clauses, omitted.length === 0).join(" ").split(" ").length > WORDS_MAX;
  const isShort2 = omitted.length === 0 && clauses.flat().length <= FEW_CLAUSES_MAX;
  if (last === void 0 || clauses.length === 1 || !isLong || isShort2 || last.some(isDecisive))
    return { clauses, omitted };
  return withinLength(withoutLesser({ clauses: clauses.slice(0, -1), omitted: [...omitted, ...last] }));
}
function withoutLesser({ clauses, omitted }) {
  const most = Math.min(...omitted.map(tierAt));
  const isLesser = (statement) => tierAt(statement) > most;
  const kept = clauses.map((clause) => clause.filter((statement) => !isLesser(statement)));
  return {
    clauses: kept.filter((clause) => clause.length > 0),
    omitted: [...omitted, ...clauses.flat().filter(isLesser)]
  };
}
function hasRoom(clause, statement, isAboutOne) {
  if (clause.length >= objectsMax(statement)) return false;
  return isAboutOne || clause.filter(({ rank }) => rank === statement.rank).length < OBJECTS_ALIKE_MAX;
}
function withSharedSubject(clause) {
  const inOrder2 = byVerb(clause);
  const [{ subjectTail = "" } = {}] = inOrder2;
  const last = inOrder2.at(-1);
  if (subjectTail === "" || inOrder2.some((statement) => statement.subjectTail !== subjectTail)) return void 0;
  return inOrder2.map(
    (statement) => statement === last ? statement : { ...statement, text: statement.text.replace(subjectTail, "") }
  );
}
function objectsInText(statements) {
  const open = statements.filter(({ isOpenEnded }) => isOpenEnded === true);
  const closed = statements.filter(({ isOpenEnded }) => isOpenEnded !== true);
  const [{ cause } = {}] = statements;
  const isShared2 = cause !== void 0 && statements.every((statement) => statement.cause === cause);
  const texts = [...closed, ...open].map(
    ({ text, cause: ownCause }) => withCause(text, isShared2 ? void 0 : ownCause)
  );
  return withCause(listedWithComma(texts), isShared2 ? cause : void 0);
}
function asSentence(clauses) {
  const last = clauses.at(-1);
  const before = clauses.slice(0, -1).join(", ");
  const conjunction = clauses.some((clause) => clause.includes(" and ")) ? ", and " : " and ";
  const text = before === "" ? last : `${before}${conjunction}${last}`;
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
function rebuiltElsewhere({ nodes: drawn }, nodes) {
  const candidates = nodes.flatMap((node) => {
    const place2 = placeOf3(node);
    return place2 === void 0 || factsOf(node.type).holdsData === true ? [] : [{ node, place: place2 }];
  });
  const groups = [...groupBy(candidates, ({ place: place2 }) => JSON.stringify([place2.name, place2.after])).values()];
  const [largest2] = groups.sort((a, b) => b.length - a.length);
  const place = largest2?.[0]?.place.after;
  if (largest2 === void 0 || largest2.length <= OBJECTS_MAX || place === null || place === void 0) return NOTHING;
  const covered = new Set(largest2.map(({ node }) => node.address));
  const amount = largest2.reduce((sum, { node }) => sum + node.count + (node.folded?.replace ?? 0), 0);
  const isEverything = [...drawn.values()].every(
    (node) => covered.has(node.address) || !isOfSource(node) || isPseudoType(node.type) || node.ghostOf !== void 0
  );
  const statement = {
    ...{ verbs: VERBS.rebuild, rank: rankOf3("loss", "other"), change: "replace", amount, order: 0 },
    text: (isEverything ? rebuiltAll : rebuiltSome)(named(place), amount)
  };
  return { statements: [statement], covered };
}
var isReplacedOrMaybe, hasRules, hasUnknownPeers, GONE, areOther, OTHER_CODE, subjectOf6, byVerb, resourcesOf2, objectsMax, withNames, withCause, listedWithComma, riskStatements, NOTHING, PLACES, placeOf3;
var init_summary = __esm({
  "src/diff/report/summary/index.ts"() {
    init_access();
    init_address_ranges();
    init_catalog();
    init_nouns();
    init_type_names();
    init_address();
    init_changes();
    init_counts();
    init_group_by();
    init_node_types();
    init_order();
    init_english();
    init_dangers();
    init_limits3();
    init_messages2();
    init_touched2();
    init_words();
    init_edges2();
    init_events();
    init_exposure3();
    init_identities();
    init_model();
    init_nodes3();
    init_parts();
    init_phrases();
    init_rights3();
    init_rules2();
    isReplacedOrMaybe = ({
      address: address2,
      forcedBy: forcedBy3,
      mayBeForcedBy: mayBeForcedBy2
    }) => (forcedBy3 ?? mayBeForcedBy2) !== void 0 && isReplacementReported(typeOf(address2)) && !isGrantOnly(typeOf(address2));
    hasRules = ({ rules = [] }) => rules.length > 0;
    hasUnknownPeers = ({ rules = [] }) => rules.some(({ change, from = [], to = [] }) => change === "create" && [...from, ...to].some(mayBeAnybody));
    GONE = /* @__PURE__ */ new Set(["delete", "replace", "forget", "deferred"]);
    areOther = (attributes) => attributes.some((name) => OTHER_CODE.has(name));
    OTHER_CODE = /* @__PURE__ */ new Set(["source", "version"]);
    subjectOf6 = (clause) => clause.every(({ subject }) => subject === clause[0]?.subject) ? clause[0]?.subject : void 0;
    byVerb = (clause) => [...groupBy(clause, ({ verbs }) => verbs).values()].flat();
    resourcesOf2 = ({ total, nodes }) => total ?? countResources([...nodes.values()].filter(({ ghostOf: ghostOf2 }) => ghostOf2 === void 0));
    objectsMax = (statement) => isDecisive(statement) ? DECISIVE_OBJECTS_MAX : OBJECTS_MAX;
    withNames = (statement) => ({
      ...statement,
      text: statement.textByName ?? statement.textWithDetails ?? statement.text
    });
    withCause = (text, cause) => cause === void 0 ? text : `${text} ${cause}`;
    listedWithComma = (texts) => texts.length > 1 && texts.some((text) => text.includes(" and ")) ? `${texts.slice(0, -1).join(", ")}, and ${texts.at(-1)}` : listed(texts);
    riskStatements = (touched) => touched.filter(mayLoseData3).map(({ noun, name, mayBeForcedBy: mayBeForcedBy2 = [] }, order) => {
      const store = ["the", noun, ...name === "" ? [] : [named(name)]].join(" ");
      return {
        ...{ verbs: VERBS.mayReplace, rank: rankOf3("doubt", "store"), change: "update", amount: 1, order },
        text: mayLoseData2(store, mayBeForcedBy2)
      };
    });
    NOTHING = { statements: [], covered: /* @__PURE__ */ new Set() };
    PLACES = /* @__PURE__ */ new Set(["account", "location", "project", "region", "zone"]);
    placeOf3 = ({ change, values = [] }) => change === "replace" ? values.find(({ name, forces }) => forces === true && PLACES.has(name)) : void 0;
  }
});

// elsewhere:src/platform/text/markdown.ts
var module54, address, attribute, code, legible, markdown;
var init_markdown = __esm({
  "elsewhere:src/platform/text/markdown.ts"() {
    module54 = require("./start.js").modules["src/platform/text/markdown.ts"]();
    address = module54.address;
    attribute = module54.attribute;
    code = module54.code;
    legible = module54.legible;
    markdown = module54.markdown;
  }
});

// src/diff/report/markdown.ts
function asTable(report, { rows: rowsMax, omitted = 0, linkTo = nowhere }) {
  const rows = dangersFirst(rowsOf(report));
  const shown = withinRows(rows, rowsMax);
  if (shown.length === 0) return "";
  const proofs = shown.flatMap(({ code: own, parts }) => [own, ...parts.map((part) => part.code)].flat());
  const lines2 = { linkTo, folder: commonFolder(proofs) };
  const cells = shown.flatMap((row) => [cellsOf(row, lines2), ...row.parts.map((part) => partCells(part, lines2))]);
  const isColumnShown = TABLE_HEAD.map((_, column) => column === 0 || cells.some((row) => row[column] !== ""));
  const line2 = (row) => `| ${row.filter((_, column) => isColumnShown[column]).join(" | ")} |`;
  const table = [
    line2(TABLE_HEAD),
    `|${"---|".repeat(isColumnShown.filter((isShown) => isShown).length)}`,
    ...cells.map(line2)
  ].join("\n");
  const hiddenRows = rows.length - shown.length + omitted;
  return hiddenRows === 0 ? table : `${table}

${rowsMore(hiddenRows)}`;
}
function withinRows(rows, most) {
  let length = 0;
  const end = rows.findIndex(({ parts }, i) => {
    length += 1 + parts.length;
    return i >= most || i > 0 && length > most;
  });
  return end < 0 ? rows : rows.slice(0, end);
}
function caveatLines({ caveats = [] }) {
  const lines2 = caveats.map((each2) => legible(notKnown(each2), SENTENCE_LENGTH_MAX));
  if (lines2.length <= CAVEATS_SHOWN) return lines2.join("\n\n");
  const list = lines2.map((line2) => `- ${line2}`).join("\n");
  return `<details><summary>${caveatsSummary(lines2.length)}</summary>

${list}

</details>`;
}
function asMovedSection({ movedBlocks: movedBlocks2 = [] }) {
  if (movedBlocks2.length === 0) return "";
  const shown = movedBlocks2.slice(0, MOVED_BLOCKS_SHOWN);
  const hidden = movedBlocks2.length - shown.length;
  const fence = ["```hcl", shown.map(movedBlockText).join("\n\n"), "```"].join("\n");
  const parts = [MOVED_BLOCK_HINT, fence, ...hidden > 0 ? [rowsMore(hidden)] : []];
  return `<details><summary>${movedSummary(movedBlocks2.length)}</summary>

${parts.join("\n\n")}

</details>`;
}
function asMarkdown(report, { rows = ROWS_MAX, ...linked } = {}) {
  const table = asTable(report, { rows, ...linked });
  const blocks = [
    legible(report.sentence, SENTENCE_LENGTH_MAX),
    caveatLines(report),
    rows === 0 ? "" : clearLine(report),
    table,
    legible(outputsLine(report), SENTENCE_LENGTH_MAX),
    asMovedSection(report)
  ];
  return `${blocks.filter((block) => block !== "").join("\n\n")}
`;
}
function commonFolder(proofs) {
  const files2 = proofs.flatMap(({ source }) => source === void 0 ? [] : [source.file]);
  const [first = "", ...otherFiles] = files2;
  let folder = folderOf(first);
  while (folder !== "" && !otherFiles.every((file) => file.startsWith(folder))) folder = folderOf(folder.slice(0, -1));
  return folder;
}
function cellsOf({ glyph, subject, where, values, why, code: proofs }, lines2) {
  const [name, ...location] = [subject, where.slice(-BOXES_SHOWN).join(" \u203A ")].map(inCell);
  const otherCells = [...location, ...[values, why].map(listedInCell)];
  const withCode = [name, ...codeLines(proofs, lines2)].join("<br>");
  return [glyph === "" ? "" : `\`${glyph}\``, withCode, ...otherCells];
}
function listedInCell(texts) {
  let length = 0;
  const shown = texts.filter((text, i) => {
    length += Math.min(text.length, CELL_LENGTH_MAX);
    return i === 0 || length <= CELL_TEXTS_LENGTH_MAX;
  });
  const more = texts.length - shown.length;
  return [...shown.map(inCell), ...more === 0 ? [] : [rowsMore(more)]].join("<br>");
}
function codeLines(proofs, lines2) {
  const shown = proofs.slice(0, PROOFS_SHOWN).map((proof) => codeLine(proof, lines2));
  return proofs.length > shown.length ? [...shown, rowsMore(proofs.length - shown.length)] : shown;
}
function codeLine({ address: origin, source }, { linkTo, folder }) {
  const written = code(origin, CELL_LENGTH_MAX);
  if (source === void 0) return written;
  const { file, line: line2 } = source;
  const url = address(linkTo(source) ?? "");
  const location = code(codeLocation(url === null ? file : file.slice(folder.length), line2), CELL_LENGTH_MAX);
  return url === null ? `${written} ${location}` : `[${written}](${url}) ${location}`;
}
var dangersFirst, nowhere, clearLine, folderOf, partCells, inCell;
var init_markdown2 = __esm({
  "src/diff/report/markdown.ts"() {
    init_markdown();
    init_limits3();
    init_messages2();
    init_moved();
    init_rows();
    dangersFirst = (rows) => [
      ...rows.filter(({ isDanger: isDanger2 }) => isDanger2 === true),
      ...rows.filter(({ isDanger: isDanger2 }) => isDanger2 !== true)
    ];
    nowhere = () => null;
    clearLine = ({ clear = [] }) => clear.length === 0 ? "" : clearOfDangers(clear);
    folderOf = (path) => path.slice(0, path.lastIndexOf("/") + 1);
    partCells = ({ subject, ...part }, lines2) => cellsOf({ ...part, subject: partOf2(subject), where: [] }, lines2);
    inCell = (text) => legible(text, CELL_LENGTH_MAX);
  }
});

// src/diff/report/index.ts
var report_exports = {};
__export(report_exports, {
  asJson: () => asJson,
  asMarkdown: () => asMarkdown,
  asText: () => asText,
  partsInRowsOnly: () => partsInRowsOnly,
  reportOf: () => reportOf,
  touchedByAddress: () => touchedByAddress
});
function withoutGrants(touched, rights) {
  const granting = new Set(rights.map(({ by }) => by));
  const isOnlyGrant = ({ address: address2, type, change, attributes }) => granting.has(address2) && (change === "update" ? attributes.length === 1 : factsOf(type).identity !== true);
  return touched.filter((touch) => !isOnlyGrant(touch));
}
function reportOf(graph, labels, code2) {
  const names = namesOf4(graph, labels);
  const nodes = reportedNodes(graph, names);
  const edges = withoutUnchangedEdges(reportedEdges(graph, names), recreatedIn(nodes));
  const exposure = reportedExposure(graph, names);
  const rights = reportedRights(graph, names);
  const touched = withoutGrants(reportedTouched(graph, names), rights);
  const origins = originsByNode(nodes, graph, code2);
  const conditional = code2 === void 0 ? /* @__PURE__ */ new Set() : conditionalIn(code2);
  const isConditional2 = ({ address: address2 }) => {
    const ofNode = origins.get(address2) ?? [];
    return ofNode.length > 0 && ofNode.every((origin) => conditional.has(origin));
  };
  const isWhole2 = code2 === void 0 || leftOutOf(code2).length + absentChanges(code2).length === 0;
  const changed3 = { nodes, edges, exposure, rights, touched };
  const { sentence: sentence2, clear, unread } = summaryOf(graph, names, changed3, { isConditional: isConditional2, isWhole: isWhole2 });
  const caveats = code2 === void 0 ? [] : caveatsOf({ nodes, touched }, origins, unread, code2);
  const outputs = code2 === void 0 ? [] : removedOutputs(code2);
  const optionalParts = {
    ...exposure.length > 0 && { exposure },
    ...rights.length > 0 && { rights },
    ...touched.length > 0 && { touched },
    ...clear.length > 0 && { clear },
    ...caveats.length > 0 && { caveats },
    ...outputs.length > 0 && { removedOutputs: outputs }
  };
  const marked2 = { version: 1, sentence: sentence2, counts: {}, nodes, edges, ...optionalParts };
  const report = { ...marked2, counts: countsOf2(graph, partsInRowsOnly(marked2)) };
  return code2 === void 0 ? report : withEvidence(report, graph, code2);
}
function reportedEdges({ nodes, edges }, names) {
  const withoutGhost = (end) => nodes.get(end)?.ghostOf ?? end;
  const nameOf4 = (end) => qualifiedName(fullName(names.labelOf(end)), names.distinctionOf(end));
  return edges.flatMap(({ from, to, change, label, provenance }) => {
    if (change === void 0 || change === "move") return [];
    const ends = { from: withoutGhost(from), to: withoutGhost(to) };
    return [
      {
        ...ends,
        change,
        label,
        fromName: nameOf4(ends.from),
        toName: nameOf4(ends.to),
        ...provenance === "implied" && { isInferred: true }
      }
    ];
  }).sort((a, b) => byAddress(a.from, b.from) || byAddress(a.to, b.to));
}
function reportedExposure({ nodes, exposure = [], cloudNames }, names) {
  const drawn = [...nodes.values()].flatMap(({ address: address2, type, changed: changed3, ghostOf: ghostOf2 }) => {
    if (ghostOf2 !== void 0) return [];
    const { title, name } = names.labelOf(address2);
    const subject = { address: address2, type, title, name, noun: nounOf(type, title).one };
    return (changed3?.exposure ?? []).map((change) => ({ ...subject, ...change }));
  });
  const undrawn = exposure.map(({ address: address2, type, ...change }) => {
    const { title, name } = labelWithoutNode(address2, { ...cloudNames && { cloudNames } });
    return { address: address2, type, title, name, noun: nounOf(type, title).one, ...change };
  });
  const once = /* @__PURE__ */ new Map();
  for (const entry of [...drawn, ...undrawn]) {
    const key = [originalOf(entry.address), entry.change, entry.what, entry.to].join("\n");
    if (!once.has(key)) once.set(key, entry);
  }
  return [...once.values()].sort((a, b) => byAddress(a.address, b.address));
}
function asText(report) {
  const rows = rowsOf(report);
  const shown = rows.slice(0, LINES_MAX);
  const groups = [...groupBy(shown, headingOf)].map(
    ([heading2, group]) => [heading2, ...group.flatMap(lines)].join("\n")
  );
  const hiddenRows = rows.length - shown.length;
  const outputs = printable(outputsLine(report));
  const ending = [hiddenRows === 0 ? "" : rowsMore(hiddenRows), outputs].filter((block) => block !== "");
  const caveats = (report.caveats ?? []).map((each2) => printable(notKnown(each2)));
  const lead = [printable(report.sentence), ...caveats.length === 0 ? [] : [caveats.join("\n")]];
  const blocks = [...lead, ...groups, ...ending, ...blocksOf3(report)];
  return `${blocks.map(inAscii).join("\n\n")}
`;
}
function blocksOf3({ movedBlocks: movedBlocks2 = [] }) {
  if (movedBlocks2.length === 0) return [];
  const shown = movedBlocks2.slice(0, MOVED_BLOCKS_SHOWN);
  const hidden = movedBlocks2.length - shown.length;
  const head = `${movedSummary(movedBlocks2.length)}
${MOVED_BLOCK_HINT}`;
  return [head, ...shown.map(movedBlockText).map(printableLines), ...hidden > 0 ? [rowsMore(hidden)] : []];
}
function lines({ glyph, subject, where, values, why, parts, code: code2 }) {
  const location = where.length === 0 ? "" : `  (${printableCell(where.join(" > "))})`;
  return [
    `  ${inAscii(glyph).padEnd(GLYPH_WIDTH)} ${printableCell(subject)}${location}`,
    ...[...code2.map(inOneLine), ...values, ...why, ...parts.map((part) => inHost(subject, partInOneLine(part)))].map(
      (text) => `${" ".repeat(INDENT)}${printableCell(text)}`
    )
  ];
}
function reportedRights(graph, names) {
  const { nodes, rights = [] } = graph;
  const nodesByChange = /* @__PURE__ */ new Map();
  const changesByKey = /* @__PURE__ */ new Map();
  const add = (change, node) => {
    const key = JSON.stringify(change);
    changesByKey.set(key, change);
    const isListed = nodesByChange.get(key)?.includes(originalOf(node ?? "")) === true;
    if (node !== null && !isListed) put(nodesByChange, key, originalOf(node));
  };
  for (const { address: address2, changed: changed3, ghostOf: ghostOf2 } of nodes.values())
    if (ghostOf2 === void 0) for (const change of changed3?.rights ?? []) add(change, address2);
  for (const { address: _, ...change } of rights) add(change, null);
  const subjectFor = subjectsOf2([...changesByKey.values()], graph, names);
  const grants = changesOfParts(graph);
  return [...changesByKey].map(([key, change]) => {
    const { principal, target, keeps, ...rest } = change;
    const grant = grants.get(change.by);
    const namedPrincipal = { ...subjectFor(principal), ...principal.is !== void 0 && { is: principal.is } };
    const reported2 = {
      ...rest,
      principal: namedPrincipal,
      target: subjectFor(target),
      ...keeps !== void 0 && { keeps: keeps.map(subjectFor) },
      nodes: nodesByChange.get(key) ?? [],
      ...grant !== void 0 && { grant }
    };
    return { ...reported2, text: rightsInText(reported2) };
  });
}
function changesOfParts({ nodes, touched = [] }) {
  const parts = [...nodes.values()].flatMap(({ changed: changed3 }) => changed3?.parts ?? []);
  return new Map([
    ...parts.map(({ address: address2, change }) => [toGraphAddress(address2, "short") ?? address2, change]),
    ...touched.map(
      ({ address: address2, change, forcedBy: forcedBy3 = [] }) => [address2, forcedBy3.length > 0 ? "replace" : change]
    )
  ]);
}
function subjectsOf2(changes, graph, names) {
  const { nodes } = graph;
  const plainly = ({ address: address2, noun, name, detail }) => {
    if (address2 === void 0) return { noun, name, ...detail !== void 0 && { detail } };
    const type = typeOf(address2);
    const isDrawn = nodes.has(address2) && ((nodes.get(address2)?.count ?? 1) === 1 || !graph.cloudNames?.has(address2));
    const label = isDrawn ? names.labelOf(address2) : labelWithoutNode(address2, graph);
    const distinction = detail ?? (isDrawn ? names.distinctionOf(address2) : "");
    const spoken = nounOf(type, label.title);
    return { address: address2, type, ...label, noun: spoken.one, ...distinction !== "" && { detail: distinction } };
  };
  const subjects = changes.flatMap(({ principal, target, keeps = [] }) => [principal, target, ...keeps]);
  const alike = groupBy(
    subjects.flatMap((subject) => subject.address === void 0 ? [] : [plainly(subject)]),
    ({ noun, name }) => `${noun}
${name}`
  );
  return (subject) => {
    const plain = plainly(subject);
    if (plain.address === void 0 || plain.detail !== void 0) return plain;
    const sameNamed = alike.get(`${plain.noun}
${plain.name}`) ?? [];
    const isAlone = sameNamed.every(({ address: address2 }) => address2 === plain.address);
    const module103 = isAlone ? "" : inModule2(plain.address);
    return module103 === "" ? plain : { ...plain, detail: module103 };
  };
}
function withEvidence(report, graph, code2) {
  const { exposure = [] } = report;
  const compared = { graph, before: endsBefore(graph), exposure, code: code2 };
  const nodes = report.nodes.map((node) => ({ ...node, ...nodeEvidence(node, graph.nodes.get(node.address), code2) }));
  const blocks = movedBlocks(nodes, code2);
  return {
    ...report,
    nodes,
    edges: report.edges.map((edge) => ({ ...edge, ...edgeEvidence(edge, compared) })),
    ...report.rights && {
      rights: report.rights.map((right) => ({ ...right, ...resourceEvidence(right.by, "update", code2) }))
    },
    ...report.touched && { touched: report.touched.map((entry) => ({ ...entry, ...touchedEvidence(entry, code2) })) },
    ...report.exposure && { exposure: exposure.map((entry) => ({ ...entry, ...exposureEvidence(entry, code2) })) },
    ...blocks.length > 0 && { movedBlocks: blocks }
  };
}
function resourceEvidence(address2, change, code2) {
  return evidenceOf2(resourceIn(address2, change, code2), wasOf(address2, change, code2));
}
function evidenceOf2(resource, resourceBefore, names) {
  if (resource === void 0) return {};
  const source = changedLine(resource, resourceBefore, names);
  return { origin: resource.origin, ...source !== void 0 && { source } };
}
function proofOf(resource, path, knownLine) {
  const { origin, source, lines: lines2 } = resource;
  const line2 = path === void 0 || lines2.size === 0 ? void 0 : knownLine ?? lineOf(path, lines2);
  return { address: origin, ...source !== void 0 && { source: { ...source, line: line2 ?? source.line } } };
}
function originsByNode(nodes, graph, code2) {
  if (code2 === void 0) return /* @__PURE__ */ new Map();
  return new Map(
    nodes.map(({ address: address2, change }) => {
      const node = graph.nodes.get(address2);
      return [address2, node === void 0 ? [] : resourcesOf3(node, change, code2).map(({ origin }) => origin)];
    })
  );
}
function caveatsOf({ nodes, touched }, origins, inSentence, code2) {
  const parts = nodes.flatMap((node) => node.parts ?? []).map(({ address: address2 }) => address2);
  const changed3 = /* @__PURE__ */ new Set([...[...origins.values()].flat(), ...parts, ...touched.map(({ origin }) => origin)]);
  if (changed3.size === 0) return [...leftOutOf(code2), ...absentChanges(code2)];
  const isUnread = ({ address: address2 }) => factsOf(typeOf(address2)).unread === true && !inSentence.includes(originalOf(address2));
  const unread = [...nodes, ...touched].filter(isUnread).map(({ address: address2 }) => moduleOf2(address2));
  return caveatsAbout(changed3, [...new Set(unread)], code2);
}
function nodeEvidence(node, drawn, code2) {
  const { change, values, blocks = [], parts, forcedBy: forcedBy3 = [], movedFrom: movedFrom2 } = node;
  const resources2 = drawn === void 0 ? [] : resourcesOf3(drawn, change, code2);
  const [first] = resources2;
  const reportedParts = parts && { parts: parts.map((part) => partEvidence(part, code2)) };
  if (first === void 0) {
    const proof = sidesFor(change, code2).map((side) => side.resourceThatImplies(node.address)).find((found) => found !== void 0);
    return { ...proof && { by: proofOf(proof) }, ...reportedParts };
  }
  const was = movedFrom2 === void 0 ? wasOf(node.address, change, code2) : code2.before.resourceWithOrigin(movedFrom2);
  const forcing = (values ?? []).filter(({ forces }) => forces === true);
  const names = [
    ...forcedBy3,
    ...[...forcing, ...values ?? []].flatMap(({ name }) => pathsOf2(name)),
    ...blocks.map(({ path }) => path)
  ];
  return {
    ...evidenceOf2(first, was, names),
    ...resources2.length > 1 && { origin: blockOf3(resources2) },
    ...resources2.length > 1 && { origins: resources2.map(({ origin }) => origin) },
    ...values && { values: values.map((value) => valueEvidence(value, first)) },
    ...reportedParts
  };
}
function blockOf3(resources2) {
  const blocks = new Set(resources2.map(({ origin }) => withoutKey(origin)));
  const [first] = resources2;
  return blocks.size === 1 ? withoutKey(first.origin) : first.origin;
}
function resourcesOf3(node, change, code2) {
  const stemsAfter = node.isGone === true || REMOVALS.has(change) ? [] : stemsOf2(node);
  const stemsBefore = (node.before ?? [node]).flatMap(stemsOf2);
  const [after, before] = [new Set(stemsAfter), new Set(stemsBefore)];
  const { create: create2 = 0, delete: gone = 0, update: update2 = 0, replace = 0 } = node.changed?.instances ?? {};
  const stay = update2 + replace === 0 ? [] : stemsAfter.filter((address2) => before.has(address2));
  const created = create2 === 0 ? [] : stemsAfter.filter((address2) => !before.has(address2));
  const deleted2 = gone === 0 ? [] : stemsBefore.filter((address2) => !after.has(address2));
  const changing = [...inSide([...stay, ...created], code2.after), ...inSide(deleted2, code2.before)];
  const resources2 = (stemsAfter.length > 0 ? stemsAfter : stemsBefore).map(
    (address2) => resourceIn(address2, change, code2)
  );
  return (changing.length > 0 ? changing : resources2).filter((found) => found !== void 0);
}
function valueEvidence(value, { lines: lines2 }) {
  const line2 = pathsOf2(value.name).map((path) => lines2.get(path)).find((found) => found !== void 0);
  return line2 === void 0 ? value : { ...value, line: line2 };
}
function partEvidence(part, code2) {
  const resource = sidesFor(part.change, code2).map((side) => side.resourceWithOrigin(part.address)).find((found) => found !== void 0);
  if (resource === void 0) return part;
  const was = part.change === "create" || REMOVALS.has(part.change) ? void 0 : code2.before.resourceWithOrigin(part.address);
  const source = changedLine(
    resource,
    was,
    (part.values ?? []).flatMap(({ name }) => pathsOf2(name))
  );
  const values = part.values?.map((value) => valueEvidence(value, resource));
  return { ...part, ...values && { values }, ...source !== void 0 && { source } };
}
function touchedEvidence({ origin, change, attributes }, code2) {
  const [side] = sidesFor(change, code2);
  const resource = side.resourceWithOrigin(origin);
  if (resource === void 0) return {};
  const source = changedLine(resource, void 0, attributes.flatMap(withBlocks));
  return source === void 0 ? {} : { source };
}
function exposureEvidence({ by, address: address2 }, code2) {
  const isKnown = resourceIn(by, "update", code2) !== void 0;
  const subject = isKnown ? by : address2;
  return resourceEvidence(subject, "update", code2);
}
function edgeEvidence({ from, to, change }, compared) {
  const { graph, before, exposure, code: code2 } = compared;
  const addressBefore = (end2) => before.get(end2) ?? end2;
  const proofBefore = decisiveEvidence(code2.before.edge(addressBefore(from), addressBefore(to)), code2.after);
  const proofAfter = decisiveEvidence(code2.after.edge(from, to), code2.before);
  const proof = change === "delete" ? proofBefore ?? proofAfter : proofAfter ?? proofBefore;
  if (proof !== void 0) return { by: proofOf(proof.resource, proof.path, proof.line) };
  const [end] = [from, to].filter((address2) => !isOutside(graph.nodes.get(address2)?.type ?? ""));
  if (end === void 0) return {};
  const opens = exposure.find(({ address: address2 }) => address2 === end);
  const opening = opens === void 0 ? {} : exposureEvidence(opens, code2);
  if (opening.origin !== void 0) {
    return { by: { address: opening.origin, ...opening.source && { source: opening.source } } };
  }
  const resource = resourceIn(change === "delete" ? addressBefore(end) : end, change, code2);
  return resource === void 0 ? {} : { by: proofOf(resource) };
}
var asJson, headingOf, printableLines, partInOneLine, inOneLine, GLYPH_WIDTH, INDENT, printableCell, inAscii, sidesFor, resourceIn, wasOf, moduleOf2, inSide, stemsOf2, pathsOf2, withBlocks, endsBefore;
var init_report = __esm({
  "src/diff/report/index.ts"() {
    init_attributes();
    init_catalog();
    init_nouns();
    init_address();
    init_changes();
    init_group_by();
    init_node_types();
    init_order();
    init_terraform_address();
    init_printable();
    init_code();
    init_counts2();
    init_limits3();
    init_messages2();
    init_moved();
    init_names();
    init_nodes2();
    init_rows();
    init_summary();
    init_rights3();
    init_touched2();
    init_markdown2();
    init_rows();
    init_touched2();
    asJson = (report) => `${JSON.stringify(report, null, 2)}
`;
    headingOf = ({ change, isTouched }) => isTouched === true ? TOUCHED_HEADING : CHANGE_HEADINGS[change];
    printableLines = (text) => text.split("\n").map(printable).join("\n");
    partInOneLine = ({ text, code: [proof] }) => addressAt(text, proof?.source === void 0 ? "" : codeLocation(proof.source.file, proof.source.line));
    inOneLine = ({ address: address2, source }) => addressAt(address2, source === void 0 ? "" : codeLocation(source.file, source.line));
    GLYPH_WIDTH = 3;
    INDENT = GLYPH_WIDTH + 5;
    printableCell = (text) => printable(short(text, CELL_LENGTH_MAX));
    inAscii = (text) => text.replaceAll("\u2192", "->").replaceAll("\u2190", "<-").replaceAll(" \xD7 ", " x ").replaceAll("\xD7", "x");
    sidesFor = (change, { before, after }) => REMOVALS.has(change) ? [before, after] : [after, before];
    resourceIn = (address2, change, code2) => sidesFor(change, code2).map((side) => side.resource(originalOf(address2))).find((found) => found !== void 0);
    wasOf = (address2, change, { before }) => REMOVALS.has(change) || change === "create" ? void 0 : before.resource(originalOf(address2));
    moduleOf2 = (address2) => (parseAddress(address2)?.modules ?? []).map(({ name }) => `module.${name}`).join(".");
    inSide = (addresses, side) => addresses.map((address2) => side.resource(address2));
    stemsOf2 = ({ address: address2, instances }) => (instances ?? [address2]).map(originalOf);
    pathsOf2 = (name) => pathsOfAttribute(name).map((path) => path.join("."));
    withBlocks = (path) => path.split(".").map((_, i, names) => names.slice(0, names.length - i).join("."));
    endsBefore = ({ nodes }) => new Map([...nodes.values()].map(({ address: address2, before }) => [address2, before?.[0]?.address ?? address2]));
  }
});

// parts/changes.js
var changes_exports = {};
__export(changes_exports, {
  modules: () => modules
});
module.exports = __toCommonJS(changes_exports);

// src/cli/comment/index.ts
var import_node_path2 = require("node:path");

// src/diagram/commits.ts
var import_node_path = require("node:path");

// elsewhere:src/errors.ts
var module2 = require("../cli.js").modules["src/errors.ts"]();
var Bug = module2.Bug;
var External = module2.External;
var GroundplanError = module2.GroundplanError;
var InvalidInput = module2.InvalidInput;
var Missing = module2.Missing;
var Misuse = module2.Misuse;
var NoResources = module2.NoResources;

// elsewhere:src/platform/text/paths.ts
var module3 = require("../cli.js").modules["src/platform/text/paths.ts"]();
var isWithin = module3.isWithin;
var withoutFolders = module3.withoutFolders;

// src/diagram/commits.ts
init_printable();

// elsewhere:src/terraform/fetch/limits.ts
var module5 = require("./picture.js").modules["src/terraform/fetch/limits.ts"]();
var ADDRESS_LENGTH_MAX = module5.ADDRESS_LENGTH_MAX;
var ASK_SECONDS = module5.ASK_SECONDS;
var CACHE_BYTES_MAX = module5.CACHE_BYTES_MAX;
var CHECKOUT_BYTES_MAX = module5.CHECKOUT_BYTES_MAX;
var CHECKOUT_FILES_MAX = module5.CHECKOUT_FILES_MAX;
var COMMITS_CACHED_MAX = module5.COMMITS_CACHED_MAX;
var CONNECT_SECONDS = module5.CONNECT_SECONDS;
var EXTENSIONS_BYTES_MAX = module5.EXTENSIONS_BYTES_MAX;
var FILES_INSPECTED_MAX = module5.FILES_INSPECTED_MAX;
var FILE_BYTES_MAX = module5.FILE_BYTES_MAX;
var FOLDERS_LISTED = module5.FOLDERS_LISTED;
var FOLDERS_SEARCHED_MAX = module5.FOLDERS_SEARCHED_MAX;
var FOLDER_DEPTH_MAX = module5.FOLDER_DEPTH_MAX;
var FOLDER_DEPTH_SEARCHED_MAX = module5.FOLDER_DEPTH_SEARCHED_MAX;
var GIT_MEMORY_MAX = module5.GIT_MEMORY_MAX;
var GIT_SETTINGS_BYTES_MAX = module5.GIT_SETTINGS_BYTES_MAX;
var HEADER_KEYS_MAX = module5.HEADER_KEYS_MAX;
var HEAD_BYTES_MAX = module5.HEAD_BYTES_MAX;
var HISTORY_BYTES_MAX = module5.HISTORY_BYTES_MAX;
var INODE_BYTES = module5.INODE_BYTES;
var INSPECTED_BYTES_MAX = module5.INSPECTED_BYTES_MAX;
var LEVELS_ABOVE_MAX = module5.LEVELS_ABOVE_MAX;
var LINKS_MAX = module5.LINKS_MAX;
var LINK_BYTES_MAX = module5.LINK_BYTES_MAX;
var LINK_NAMES_MAX = module5.LINK_NAMES_MAX;
var LISTING_BYTES_MAX = module5.LISTING_BYTES_MAX;
var LOCAL_GIT_SECONDS = module5.LOCAL_GIT_SECONDS;
var NAME_BYTES_MAX = module5.NAME_BYTES_MAX;
var PATH_BYTES_MAX = module5.PATH_BYTES_MAX;
var RATIO_FROM_BYTES = module5.RATIO_FROM_BYTES;
var RATIO_MAX = module5.RATIO_MAX;
var REGISTRY_SECONDS = module5.REGISTRY_SECONDS;
var REPOSITORY_BYTES_MAX = module5.REPOSITORY_BYTES_MAX;
var REPOSITORY_ENTRIES_MAX = module5.REPOSITORY_ENTRIES_MAX;
var REVISION_LENGTH_MAX = module5.REVISION_LENGTH_MAX;
var RUN_DISK_BYTES_MAX = module5.RUN_DISK_BYTES_MAX;
var RUN_ENTRIES_MAX = module5.RUN_ENTRIES_MAX;
var RUN_INODES_MAX = module5.RUN_INODES_MAX;
var RUN_REQUESTS_MAX = module5.RUN_REQUESTS_MAX;
var RUN_SECONDS_MAX = module5.RUN_SECONDS_MAX;
var RUN_UNPACKED_BYTES_MAX = module5.RUN_UNPACKED_BYTES_MAX;
var RUN_WIRE_BYTES_MAX = module5.RUN_WIRE_BYTES_MAX;
var SILENT_SECONDS = module5.SILENT_SECONDS;
var TITLE_LENGTH_MAX = module5.TITLE_LENGTH_MAX;

// elsewhere:src/diagram/messages.ts
var module6 = require("./picture.js").modules["src/diagram/messages.ts"]();
var ANNOTATIONS_TOO_LARGE_REMEDY = module6.ANNOTATIONS_TOO_LARGE_REMEDY;
var ANNOTATIONS_UNREADABLE_REMEDY = module6.ANNOTATIONS_UNREADABLE_REMEDY;
var CHANGES = module6.CHANGES;
var EVERYTHING = module6.EVERYTHING;
var FILE_FAULTS = module6.FILE_FAULTS;
var FONTS_TOO_MANY_REMEDY = module6.FONTS_TOO_MANY_REMEDY;
var FONT_TOO_LARGE_REMEDY = module6.FONT_TOO_LARGE_REMEDY;
var ICON_REMEDY = module6.ICON_REMEDY;
var KINDS_DIFFER = module6.KINDS_DIFFER;
var LAST_CHANGE_SHALLOW = module6.LAST_CHANGE_SHALLOW;
var NOTHING_ON_BOTH = module6.NOTHING_ON_BOTH;
var NOTHING_ON_BOTH_REMEDY = module6.NOTHING_ON_BOTH_REMEDY;
var NO_PAGES = module6.NO_PAGES;
var NO_STEPS = module6.NO_STEPS;
var RELATIONS = module6.RELATIONS;
var ROOT_MODULE = module6.ROOT_MODULE;
var STEP_ARRANGING = module6.STEP_ARRANGING;
var STEP_COMPARING = module6.STEP_COMPARING;
var STEP_UNDERSTANDING = module6.STEP_UNDERSTANDING;
var TWO_ENVIRONMENTS = module6.TWO_ENVIRONMENTS;
var WHY_PART = module6.WHY_PART;
var WORKING_TREE = module6.WORKING_TREE;
var aboutSide = module6.aboutSide;
var annotationsEmpty = module6.annotationsEmpty;
var annotationsTooLarge = module6.annotationsTooLarge;
var annotationsUnreadable = module6.annotationsUnreadable;
var beforeAfter = module6.beforeAfter;
var changeInsteadOfAll = module6.changeInsteadOfAll;
var changeTooWide = module6.changeTooWide;
var changesOf = module6.changesOf;
var comparing = module6.comparing;
var comparingFiles = module6.comparingFiles;
var deletedPagesStay = module6.deletedPagesStay;
var deletedStay = module6.deletedStay;
var dependencyElsewhere = module6.dependencyElsewhere;
var editsUnknown = module6.editsUnknown;
var fileUnread = module6.fileUnread;
var fileUnreadRemedy = module6.fileUnreadRemedy;
var fontsTooMany = module6.fontsTooMany;
var iconRefused = module6.iconRefused;
var iconsTooMany = module6.iconsTooMany;
var largerThan = module6.largerThan;
var levelTooLarge = module6.levelTooLarge;
var nameOfPage = module6.nameOfPage;
var nestedTooDeep = module6.nestedTooDeep;
var noLastChange = module6.noLastChange;
var noResourcesRemedy = module6.noResourcesRemedy;
var notInCommit = module6.notInCommit;
var nothingIn = module6.nothingIn;
var ofBoth = module6.ofBoth;
var onPage = module6.onPage;
var overviewDrawn = module6.overviewDrawn;
var pagesTooMany = module6.pagesTooMany;
var placesGone = module6.placesGone;
var placesNew = module6.placesNew;
var plansTooMany = module6.plansTooMany;
var readAlike = module6.readAlike;
var reason = module6.reason;
var rejected = module6.rejected;
var relationThrough = module6.relationThrough;
var relationTo = module6.relationTo;
var relationToNode = module6.relationToNode;
var severalPlans = module6.severalPlans;
var severalPlansRemedy = module6.severalPlansRemedy;
var simplified = module6.simplified;
var stepAskingModel = module6.stepAskingModel;
var stepDrawing = module6.stepDrawing;
var stepReading = module6.stepReading;
var stepReadingRoot = module6.stepReadingRoot;
var titleOfPage = module6.titleOfPage;
var titled = module6.titled;
var variablesOnBoth = module6.variablesOnBoth;

// src/diagram/commits.ts
async function withCommits(request, io, work) {
  const { openHistory: openHistory2 } = await Promise.resolve().then(() => (init_history(), history_exports));
  return io.withTemporaryDirectory(async (temporary) => {
    const history = await openHistory2(request.directory, temporary, io);
    const { base, head, names } = await commitsOf(request, history, io);
    const { prefix: folder } = history;
    const [title, workspace] = await sharedValues(request, history, io);
    const contextOf2 = (planning2) => ({ history, title, planning: { ...planning2, workspace } });
    const before = await sourceAt(base, contextOf2(request.planning.before), (0, import_node_path.join)(temporary, "before"), io);
    if (head !== null) {
      const after = await sourceAt(head, contextOf2(request.planning.after), (0, import_node_path.join)(temporary, "after"), io);
      const warnings2 = [...before.warnings, ...after.warnings];
      const description2 = comparing(base, head);
      return work({ before: before.source, after: after.source, folder, names, description: description2, warnings: warnings2 });
    }
    const { directory } = request;
    const planning = { ...request.planning.after, installed: false };
    const code2 = { name: directory, directory, repository: null, planning };
    const copied = before.source === null ? [] : await copyVariables(before.source.code.directory, history, io);
    const warnings = copied.length === 0 ? before.warnings : [...before.warnings, variablesOnBoth(copied)];
    const description = comparingFiles(base, directory);
    return work({ before: before.source, after: { is: "code", code: code2 }, folder, names, description, warnings });
  });
}
async function commitsOf({ from, to, fromMergeBase }, history, io) {
  const { resolveCommit: resolveCommit2, defaultBranch: defaultBranch2, mergeBase: mergeBase2 } = await Promise.resolve().then(() => (init_history(), history_exports));
  const head = to === null ? await resolveCommit2("", "HEAD", history, io) : await resolveCommit2("--to", to, history, io);
  const start = from === null ? await defaultBranch2(history, io) : await resolveCommit2("--from", from, history, io);
  const base = start !== null && fromMergeBase ? await mergeBase2(start, head, history, io) : start ?? head;
  const names = {
    before: displayName(start ?? head),
    after: to === null ? WORKING_TREE : displayName(head)
  };
  return { base, head: to === null ? null : head, names };
}
var SHORT_ID = 8;
var displayName = ({ id, name }) => name.length >= SHORT_ID && id.startsWith(name) ? id.slice(0, SHORT_ID) : short(name, TITLE_LENGTH_MAX);
async function sharedValues({ planning }, history, io) {
  const { titleOfDirectory: titleOfDirectory2 } = await Promise.resolve().then(() => (init_titles(), titles_exports));
  const { chooseWorkspace: chooseWorkspace2 } = await Promise.resolve().then(() => (init_workspace(), workspace_exports));
  const requested = planning.after.workspace ?? void 0;
  return [await titleOfDirectory2(history.directory, io), await chooseWorkspace2(requested, history.directory, io)];
}
async function sourceAt(commit, { history, planning, title }, folder, io) {
  const { commitTree: commitTree2 } = await Promise.resolve().then(() => (init_history(), history_exports));
  const { root, directory, warnings } = await commitTree2(commit, history, folder, io);
  if (directory === null)
    return { source: null, warnings: [...warnings, notInCommit(history.name, commit.name)] };
  const name = history.prefix === "" ? commit.name : `${commit.name}:${history.prefix}`;
  const code2 = { name, directory, repository: root, planning };
  const localCommit = { commit: commit.id, directory: history.name, folder: history.prefix };
  const source = { is: "code", code: code2, title, history: localCommit };
  return { source, warnings };
}
var VARIABLE_FILE = /^terraform\.tfvars(?:\.json)?$|\.auto\.tfvars(?:\.json)?$/;
var VARIABLE_FILES_MAX = 20;
async function copyVariables(to, history, io) {
  const { ignoredFiles: ignoredFiles2 } = await Promise.resolve().then(() => (init_history(), history_exports));
  const { VARIABLE_FILE_BYTES_MAX: VARIABLE_FILE_BYTES_MAX2 } = await Promise.resolve().then(() => (init_limits(), limits_exports));
  const committed = new Set((await io.list(to)).map(({ name }) => name));
  const candidates = (await io.list(history.directory)).filter(({ name, kind }) => kind === "file" && VARIABLE_FILE.test(name) && !committed.has(name)).map(({ name }) => name);
  const copied = [];
  for (const name of await ignoredFiles2(candidates.slice(0, VARIABLE_FILES_MAX), history, io)) {
    const bytes = await io.readRegular((0, import_node_path.join)(history.directory, name), VARIABLE_FILE_BYTES_MAX2);
    if (!(bytes instanceof Uint8Array)) continue;
    await io.writeNew((0, import_node_path.join)(to, name), bytes);
    copied.push(name);
  }
  return copied;
}
async function lastChanges(directories, excluded, io) {
  const { openHistory: openHistory2, lastCommitOf: lastCommitOf2 } = await Promise.resolve().then(() => (init_history(), history_exports));
  const changes = /* @__PURE__ */ new Map();
  const [first] = directories;
  if (first === void 0) return { changes, warnings: [] };
  return io.withTemporaryDirectory(async (temporary) => {
    const history = await openHistory2(first, temporary, io).catch((error) => {
      if (error instanceof GroundplanError) return error;
      throw error;
    });
    if (history instanceof GroundplanError) return { changes, warnings: [noLastChange(history.message)] };
    if (history.isShallow) return { changes, warnings: [LAST_CHANGE_SHALLOW] };
    const inRepository = await repositoryPaths(history, io);
    const excludedPath = await inRepository(excluded);
    for (const directory of directories) {
      const path = await inRepository(directory);
      const change = path === null ? null : await lastCommitOf2({ path, excluded: excludedPath }, history, io);
      if (change !== null) changes.set(directory, change);
    }
    return { changes, warnings: [] };
  });
}
async function repositoryPaths({ directory, prefix }, io) {
  const top = prefix === "" ? directory : (0, import_node_path.resolve)(directory, ...prefix.split("/").map(() => ".."));
  return async (path) => {
    const absolute = (0, import_node_path.resolve)(io.directory, path);
    const real = await io.realPath(absolute) ?? absolute;
    return isWithin(top, real) ? (0, import_node_path.relative)(top, real).replaceAll("\\", "/") : null;
  };
}

// src/diagram/compare.ts
async function compareRevisions(before, after, isOneState) {
  const { compare: compare2, withoutBare: withoutBare2 } = await Promise.resolve().then(() => (init_diff(), diff_exports));
  const { statementsAbout: statementsAbout2 } = await Promise.resolve().then(() => (init_statements(), statements_exports));
  const statements = statementsAbout2(after.revision.statements, originsOf3(before), originsOf3(after));
  const replacements = isOneState ? await replacementsFor(after) : null;
  return withoutBare2(compare2(comparedRevision(before), comparedRevision(after), statements, replacements));
}
async function replacementsFor({ revision: { resources: resources2, providersBelow } }) {
  const { loadReplacementTable: loadReplacementTable2 } = await Promise.resolve().then(() => (init_replacement(), replacement_exports));
  const types = new Set([...resources2.values()].map(({ type }) => type));
  return loadReplacementTable2(types, providersBelow);
}
var comparedRevision = ({ revision, graph }) => ({
  graph,
  entries: revision.result.ledger?.entries ?? [],
  arrows: revision.result.ledger?.arrows ?? [],
  values: revision.values,
  ...revision.exposed !== void 0 && { exposed: revision.exposed },
  resources: revision.resources,
  references: revision.references,
  ...revision.writtenOf !== void 0 && { writtenOf: revision.writtenOf },
  ...revision.rulesOf !== void 0 && { rulesOf: revision.rulesOf },
  ...revision.rights !== void 0 && { rights: revision.rights }
});
var originsOf3 = ({ revision, graph }) => {
  const { ledger } = revision.result;
  return ledger === null ? graph.nodes.keys() : ledger.entries.map(({ origin }) => origin);
};
async function reportFor(union, labels, code2, isOneState) {
  const { reportOf: reportOf3 } = await Promise.resolve().then(() => (init_report(), report_exports));
  const report = reportOf3(union, labels, code2);
  return isOneState ? report : { ...report, sentence: `${report.sentence} ${TWO_ENVIRONMENTS}` };
}
async function drawnUnion(union, report) {
  const { withMentioned: withMentioned2 } = await Promise.resolve().then(() => (init_diff(), diff_exports));
  const { partsInRowsOnly: partsInRowsOnly2, touchedByAddress: touchedByAddress2 } = await Promise.resolve().then(() => (init_report(), report_exports));
  return withMentioned2(union, touchedByAddress2(report), partsInRowsOnly2(report));
}
async function writeReport(report, format, linkTo) {
  const { asJson: asJson2, asMarkdown: asMarkdown2, asText: asText2 } = await Promise.resolve().then(() => (init_report(), report_exports));
  if (format === "markdown") return asMarkdown2(report, linkTo && { linkTo });
  return format === "json" ? asJson2(report) : asText2(report);
}
var isDifferent = ({ nodes, edges, exposure = [], rights = [] }) => nodes.length + edges.length + exposure.length + rights.length > 0;

// src/diagram/difference.ts
init_dangers();
init_counts();
init_merge_changes();
init_node_types();

// elsewhere:src/labels/change-marks.ts
var module55 = require("./picture.js").modules["src/labels/change-marks.ts"]();
var changesOf3 = module55.changesOf;
var commonChange = module55.commonChange;
var countChanged = module55.countChanged;
var hiddenChanges = module55.hiddenChanges;
var isAllNew = module55.isAllNew;
var isChanged = module55.isChanged;
var showsChanges = module55.showsChanges;
var withChangedEdges = module55.withChangedEdges;

// elsewhere:src/layout/scene/measures.ts
var module56 = require("./picture.js").modules["src/layout/scene/measures.ts"]();
var CAPTION_SIZE = module56.CAPTION_SIZE;
var CAPTION_TOP = module56.CAPTION_TOP;
var CAPTION_WIDTH = module56.CAPTION_WIDTH;
var DETAIL_WIDTH = module56.DETAIL_WIDTH;
var DISC = module56.DISC;
var DISC_GAP = module56.DISC_GAP;
var DISC_OVERHANG = module56.DISC_OVERHANG;
var FALLBACK_WIDENING = module56.FALLBACK_WIDENING;
var HEADER_EXTRA = module56.HEADER_EXTRA;
var HEADER_HEIGHT = module56.HEADER_HEIGHT;
var HEADING_SIZE = module56.HEADING_SIZE;
var ICON_SIZE = module56.ICON_SIZE;
var ICON_TOP = module56.ICON_TOP;
var LINE_HEIGHT = module56.LINE_HEIGHT;
var MAX_BOX_SUBTITLE = module56.MAX_BOX_SUBTITLE;
var MAX_EDGE_LABEL = module56.MAX_EDGE_LABEL;
var MAX_FOLDED = module56.MAX_FOLDED;
var MAX_HEADING = module56.MAX_HEADING;
var MIN_TEXT_WIDTH = module56.MIN_TEXT_WIDTH;
var ONE_LINE_MAX = module56.ONE_LINE_MAX;
var RING_ROOM = module56.RING_ROOM;
var SAMPLE_WIDTH = module56.SAMPLE_WIDTH;
var SCREEN = module56.SCREEN;
var SELF_LOOP_SPACE = module56.SELF_LOOP_SPACE;
var SENTENCE_PITCH = module56.SENTENCE_PITCH;
var SENTENCE_SIZE = module56.SENTENCE_SIZE;
var SMALL_CAPTION_WIDTH = module56.SMALL_CAPTION_WIDTH;
var SMALL_ICON_SIZE = module56.SMALL_ICON_SIZE;
var SMALL_RING_ROOM = module56.SMALL_RING_ROOM;
var STRIP_HEADER_EXTRA = module56.STRIP_HEADER_EXTRA;
var STRIP_HEADER_HEIGHT = module56.STRIP_HEADER_HEIGHT;
var SUBTITLE_GAP = module56.SUBTITLE_GAP;
var SUBTITLE_HEIGHT = module56.SUBTITLE_HEIGHT;
var TEXT_SLACK = module56.TEXT_SLACK;
var TITLE_HEIGHT = module56.TITLE_HEIGHT;
var TITLE_PITCH = module56.TITLE_PITCH;
var TITLE_SIZE = module56.TITLE_SIZE;
var TITLE_WIDTH = module56.TITLE_WIDTH;
var captionOnScreen = module56.captionOnScreen;
var discWidth = module56.discWidth;
var discsOf = module56.discsOf;
var discsWidth = module56.discsWidth;
var hasOutline = module56.hasOutline;
var nodeDiscHeight = module56.nodeDiscHeight;
var signOf = module56.signOf;

// src/diagram/difference.ts
init_limits();
init_messages3();

// elsewhere:src/platform/programs/graphviz.ts
var module57 = require("./picture.js").modules["src/platform/programs/graphviz.ts"]();
var findDot = module57.findDot;

// elsewhere:src/render/formats.ts
var module58 = require("../cli.js").modules["src/render/formats.ts"]();
var FORMATS = module58.FORMATS;
var FORMAT_DEFAULT = module58.FORMAT_DEFAULT;
var FORMAT_NAMES = module58.FORMAT_NAMES;
var formatOfExtension = module58.formatOfExtension;
var formatRow = module58.formatRow;

// elsewhere:src/diagram/account-ids.ts
var module59 = require("./picture.js").modules["src/diagram/account-ids.ts"]();
var createIdMasker = module59.createIdMasker;
var maskAddresses = module59.maskAddresses;
var maskingErrors = module59.maskingErrors;
var maskingReporter = module59.maskingReporter;
var shownName = module59.shownName;

// elsewhere:src/diagram/annotate.ts
var module60 = require("./picture.js").modules["src/diagram/annotate.ts"]();
var ANNOTATION_FILE = module60.ANNOTATION_FILE;
var annotateGraph = module60.annotateGraph;
var annotationsBeside = module60.annotationsBeside;
var annotationsOf = module60.annotationsOf;
var languageModel = module60.languageModel;
var modelFileIn = module60.modelFileIn;
var usesTags = module60.usesTags;

// elsewhere:src/diagram/appearance.ts
var module61 = require("./picture.js").modules["src/diagram/appearance.ts"]();
var styleOf = module61.styleOf;

// elsewhere:src/diagram/draw.ts
var module62 = require("./picture.js").modules["src/diagram/draw.ts"]();
var detailsOf3 = module62.detailsOf;
var drawAll = module62.drawAll;
var layOut = module62.layOut;
var needsLayout = module62.needsLayout;
var showsProvenance = module62.showsProvenance;

// src/diagram/evidence.ts
init_counts();
init_terraform_address();

// elsewhere:src/terraform/fetch/web-location.ts
var module63 = require("./common.js").modules["src/terraform/fetch/web-location.ts"]();
var lineUrlOn = module63.lineUrlOn;
var pathInRepository = module63.pathInRepository;
var pathOnWeb = module63.pathOnWeb;
var urlIn = module63.urlIn;
var webLocationInCi = module63.webLocationInCi;
var webLocationOfAddress = module63.webLocationOfAddress;

// elsewhere:src/diagram/provenance-details.ts
var module64 = require("./common.js").modules["src/diagram/provenance-details.ts"]();
var detailsIn = module64.detailsIn;
var webLocationOf = module64.webLocationOf;

// src/diagram/evidence.ts
function codeOf2(revisions, folder = "", io) {
  const isPlan = revisions.before === revisions.after;
  const webs = { before: webOf(revisions.before, io), after: webOf(revisions.after, io) };
  const codeOn = (side) => codeOfRevision(revisions[side], {
    side: isPlan ? "after" : side,
    folder: folderOf2(revisions[side].source) ?? webs[side]?.folder ?? folder
  });
  return {
    code: { before: codeOn("before"), after: codeOn("after") },
    linkTo: ({ side, file, line: line2 }) => {
      const web = webs[side];
      return web === null ? null : urlIn(web, file, line2);
    }
  };
}
var webOf = ({ source }, io) => source && webLocationOf(source, io);
var folderOf2 = (source) => source?.fetched?.folder ?? source?.history?.folder.replace(/\/$/, "");
function codeOfRevision({ resources: resources2, ledger, graph, doubts = [], outputs }, location) {
  const known = new Map([...resources2].map(([address2, resource]) => [address2, codeResource(resource, location)]));
  if (ledger === null) for (const [address2, node] of nodesOfFile(graph)) known.set(address2, node);
  const origins = new Map([...known.values()].map((resource) => [resource.origin, resource]));
  const proofs = new Map(ledger?.implied.map(({ address: address2, proof }) => [address2, proof]));
  const edges = new Map(ledger?.arrows.map(({ from, to, evidence }) => [`${from}
${to}`, evidence]));
  return {
    all: [...known.values()],
    doubts: doubts.map((doubt) => withSource(doubt, location)),
    outputs,
    resource: (address2) => known.get(address2),
    resourceWithOrigin: (origin) => origins.get(origin),
    resourceThatImplies: (address2) => known.get(proofs.get(address2) ?? ""),
    edge: (from, to) => {
      const proofs2 = edges.get(`${from}
${to}`) ?? edges.get(`${to}
${from}`) ?? [];
      return proofs2.flatMap(({ by, path, line: line2 }) => {
        const resource = known.get(by);
        return resource === void 0 ? [] : [{ resource, ...path !== void 0 && { path, line: line2 } }];
      });
    }
  };
}
var nodesOfFile = ({ nodes }) => [...nodes.values()].flatMap(
  ({ address: address2, type }) => isPseudoType(type) || parseTerraformAddress(address2) === null ? [] : [[address2, { origin: address2, lines: /* @__PURE__ */ new Map(), values: {} }]]
);
var pathBesideSource = (folder, file) => folder === "" && file.startsWith("../") && !file.split("/").includes(".terraform") ? file : null;
function sourceOf({ file, line: line2 }, { side, folder }) {
  const path = folder === null ? null : pathInRepository(folder, file) ?? pathBesideSource(folder, file);
  return path ? { side, file: path, line: line2 } : void 0;
}
function withSource(doubt, location) {
  const source = doubt.block && sourceOf(doubt.block, location);
  return source === void 0 ? doubt : { ...doubt, source };
}
function codeResource({ origin, values, declared }, revision) {
  const sourceAt2 = (line2) => sourceOf(line2, revision);
  const { calledAt, lines: lines2 = /* @__PURE__ */ new Map(), setAt = /* @__PURE__ */ new Map() } = declared ?? {};
  const location = calledAt ?? declared;
  const source = location && sourceAt2(location);
  const argumentsAt = [...setAt].flatMap(([path, line2]) => {
    const argumentAt = sourceAt2(line2);
    return argumentAt === void 0 ? [] : [[path, argumentAt]];
  });
  return {
    origin,
    values,
    lines: calledAt === void 0 ? lines2 : /* @__PURE__ */ new Map(),
    ...argumentsAt.length > 0 && { setAt: new Map(argumentsAt) },
    ...source !== void 0 && { source },
    ...calledAt !== void 0 && { isForeign: true }
  };
}

// elsewhere:src/diagram/fonts.ts
var module65 = require("./picture.js").modules["src/diagram/fonts.ts"]();
var FONT_FILE = module65.FONT_FILE;
var fontsOf = module65.fontsOf;
var namedFonts = module65.namedFonts;
var readNamed = module65.readNamed;
var withNamedFonts = module65.withNamedFonts;

// elsewhere:src/diagram/on-step.ts
var module66 = require("./picture.js").modules["src/diagram/on-step.ts"]();
var SILENT = module66.SILENT;
var noStep = module66.noStep;

// elsewhere:src/diagram/pages.ts
var module67 = require("./picture.js").modules["src/diagram/pages.ts"]();
var drawPages = module67.drawPages;
var levelsOf2 = module67.levelsOf;
var linksIn = module67.linksIn;
var linksInFile = module67.linksInFile;
var selectPages = module67.selectPages;
var sheetOf = module67.sheetOf;

// elsewhere:src/diagram/read.ts
var module68 = require("./picture.js").modules["src/diagram/read.ts"]();
var readCode = module68.readCode;
var readGraph = module68.readGraph;
var readSource = module68.readSource;
var tagOf = module68.tagOf;
var taggedResources = module68.taggedResources;

// src/diagram/revisions.ts
init_changes();
init_create();
init_terraform_address();

// elsewhere:src/diagram/source.ts
var module69 = require("./picture.js").modules["src/diagram/source.ts"]();
var fetchArchive = module69.fetchArchive;
var isFileAddress = module69.isFileAddress;
var isGitAddress = module69.isGitAddress;
var knowsChanges = module69.knowsChanges;
var openSource = module69.openSource;
var surveyCode = module69.surveyCode;
var unpackTree = module69.unpackTree;

// src/diagram/revisions.ts
async function readRevisions(request, io, onStep) {
  const [openedBefore, openedAfter] = [
    await openedOrNull(request.before, io, onStep),
    await openedOrNull(request.after, io, onStep)
  ];
  const read = (opened2) => readRevision(opened2, request, io, onStep);
  const [firstBefore, firstAfter] = [openedBefore, openedAfter].some(usesProviders) ? [await read(openedBefore), await read(openedAfter)] : await settleBoth(read(openedBefore), read(openedAfter));
  const areDifferent = firstBefore.planned !== null && firstAfter.planned !== null && firstBefore.planned !== firstAfter.planned;
  const before = areDifferent && firstBefore.planned ? await read(withStaticPlanner(openedBefore)) : firstBefore;
  const after = areDifferent && firstAfter.planned ? await read(withStaticPlanner(openedAfter)) : firstAfter;
  if (isEmpty(before) && isEmpty(after)) {
    throw new InvalidInput(NOTHING_ON_BOTH, { remedy: NOTHING_ON_BOTH_REMEDY });
  }
  const warnings = [
    ...areDifferent ? [readAlike(firstBefore.planned === false ? "before" : "after")] : [],
    ...isOfCode(before) !== isOfCode(after) ? [KINDS_DIFFER] : [],
    ...mergeMessages(warningsOf(openedBefore, before), warningsOf(openedAfter, after))
  ];
  const notes = mergeMessages(before.result.notes ?? [], after.result.notes ?? []);
  return { before, after, notes, warnings };
}
var isEmpty = ({ result: { graph, ledger } }) => graph.nodes.size === 0 && (ledger?.entries ?? []).length === 0;
var openedOrNull = async (source, io, onStep) => source === null ? null : openSource(source, io, onStep);
var usesProviders = (opened2) => opened2?.code?.planning.planner === "terraform";
async function settleBoth(first, second) {
  await Promise.allSettled([first, second]);
  return [await first, await second];
}
async function readRevision(opened2, { detail, mayBeEmpty, tags = [] }, io, onStep) {
  if (opened2 === null) return NOTHING2;
  onStep(stepReading(opened2.name));
  const { folders, title } = opened2;
  const results = { inventory: null, exposed: null, rights: null, rules: null };
  const hooks = {
    inventory(inventory) {
      results.inventory = withoutActions(inventory);
      return results.inventory;
    },
    exposed(exposed) {
      results.exposed = exposed;
    },
    rights(rights) {
      results.rights = rights;
    },
    rules(rules) {
      results.rules = rules;
    },
    mayDrawNothing: true
  };
  try {
    const found = { fallbackTitle: title, ...await readSource(opened2, detail, io, onStep, hooks) };
    const { inventory } = results;
    const values = inventory === null ? valuesOfNodes(found) : await valuesOf2(inventory);
    const exposed = await results.exposed?.(currentValues);
    const rights = await results.rights?.(currentValues);
    const rulesOf = await results.rules?.();
    return {
      result: found,
      folders,
      values,
      source: opened2,
      statements: inventory?.statements ?? [],
      doubts: inventory?.doubts ?? [],
      ...inventory?.outputs !== void 0 && { outputs: inventory.outputs },
      planned: inventory?.planned ?? null,
      resources: new Map((inventory?.resources ?? []).map((resource) => [resource.address, resource])),
      tagged: { names: tags, resources: inventory?.resources ?? [] },
      ...exposed !== void 0 && { exposed },
      references: inventory?.references ?? [],
      ...inventory?.writtenOf !== void 0 && { writtenOf: inventory.writtenOf },
      ...inventory?.providersBelow !== void 0 && { providersBelow: inventory.providersBelow },
      ...rights !== void 0 && { rights },
      ...rulesOf !== void 0 && { rulesOf }
    };
  } catch (error) {
    if (!(error instanceof NoResources) || !mayBeEmpty) throw error;
    return { ...NOTHING2, folders, result: { ...NOTHING2.result, warnings: [nothingIn(opened2.name)] } };
  }
}
var currentValues = ({ values }) => values;
var NOTHING2 = {
  result: { graph: createGraph({ nodes: [], edges: [] }), ledger: null, services: /* @__PURE__ */ new Map(), warnings: [] },
  folders: [],
  source: null,
  resources: /* @__PURE__ */ new Map(),
  values: /* @__PURE__ */ new Map(),
  exposed: [],
  references: [],
  rights: [],
  statements: [],
  doubts: [],
  planned: null
};
function withoutActions({ resources: resources2, references, statements = [], ...inventory }) {
  const removed3 = new Set(resources2.filter(({ change }) => REMOVALS.has(change)).map(({ address: address2 }) => address2));
  return {
    ...inventory,
    resources: resources2.filter(({ address: address2 }) => !removed3.has(address2)).map(
      ({ changed: _, before: __, ...resource }) => resource.mode === "managed" ? { ...resource, change: "no-op" } : resource
    ),
    references: references.filter(({ from, to }) => !removed3.has(from) && !removed3.has(to)),
    statements: [...statements, ...resources2.flatMap(statementsOf2)]
  };
}
function statementsOf2({ origin, change, changed: changed3 }) {
  const to = endpointOf(origin);
  const from = changed3?.movedFrom === void 0 ? null : endpointOf(changed3.movedFrom);
  if (to === null) return [];
  return [
    ...from === null ? [] : [{ is: "moved", within: [], from, to }],
    ...change === "forget" ? [{ is: "forgotten", within: [], from: to }] : [],
    ...change === "import" || changed3?.isImported === true ? [{ is: "imported", within: [], to }] : []
  ];
}
function endpointOf(origin) {
  const address2 = parseTerraformAddress(origin);
  if (address2 === null) return null;
  const { modules: modules2, ...resource } = address2;
  return { modules: modules2, resource };
}
async function valuesOf2({ resources: resources2 }) {
  const { valuesShown: valuesShown2 } = await Promise.resolve().then(() => (init_attributes(), attributes_exports));
  return new Map(resources2.map(({ address: address2, values }) => [address2, valuesShown2(values)]));
}
var valuesOfNodes = ({ graph }) => new Map([...graph.nodes].map(([address2, { attributes }]) => [address2, attributes]));
var withStaticPlanner = (opened2) => opened2 === null || opened2.code === null ? opened2 : { ...opened2, code: { ...opened2.code, planning: { ...opened2.code.planning, planner: "static" } } };
var isOfCode = ({ planned, result: found }) => planned !== null || found.graph.nodes.size === 0;
var warningsOf = (opened2, { result: found }) => [
  ...opened2?.warnings ?? [],
  ...found.warnings
];
function mergeMessages(before, after) {
  const [ofBefore, ofAfter] = [new Set(before), new Set(after)];
  return [
    ...[...ofBefore].map((text) => ofAfter.has(text) ? text : aboutSide("before", text)),
    ...[...ofAfter].filter((text) => !ofBefore.has(text)).map((text) => aboutSide("after", text))
  ];
}

// elsewhere:src/diagram/view.ts
var module70 = require("./picture.js").modules["src/diagram/view.ts"]();
var selectView = module70.selectView;

// elsewhere:src/diagram/view-cache.ts
var module71 = require("./picture.js").modules["src/diagram/view-cache.ts"]();
var createViewCache = module71.createViewCache;
var presentGraph = module71.presentGraph;

// src/diagram/difference.ts
async function difference(request, io, reporter = SILENT) {
  const masker = createIdMasker(request.hidesAccounts === true);
  return maskingErrors(masker, () => drawDifference(request, masker, io, maskingReporter(reporter, masker)));
}
async function drawDifference(request, masker, io, reporter) {
  const { detail, drawing, view, before } = request;
  const askDot = drawing?.layout === "dot" && needsLayout(drawing.formats) ? await findDot(io) : null;
  const requestedFonts = await fontsOf(drawing, io);
  const union = before === "planned" ? await unionOfPlan(request, masker, io, reporter) : await unionOfSources({ ...request, before }, masker, io, reporter);
  const style = await styleOf(requestedFonts, union.namedStyle, drawing, io);
  const options = {
    modules: drawing?.modules ?? "auto",
    changes: true,
    marksAllNew: before !== "planned",
    strips: detail !== "all"
  };
  const cache = createViewCache(options, askDot, reporter.step);
  const { whole, report, linkTo } = await reportOn(union, request, { cache, masker, io });
  const isDrawn = drawing !== null && (isDifferent(report) || request.onlyDifferent !== true);
  if (isDrawn && drawing.formats.length > 0 && whole.nodes.size === 0) {
    throw new NoResources(NO_RESOURCES_FOUND, { remedy: noResourcesRemedy(whole.total ?? 0) });
  }
  const isArranged = isDrawn && needsLayout(drawing.formats);
  const hasLevels = drawing?.formats.some((format) => formatRow(format).hasLevels === true);
  const drawn = await selectChange(whole, request, { view, cache, isArranged, ...hasLevels && { hasLevels } });
  const { graph, notes, warnings } = drawn;
  for (const note of notes) reporter.note(note);
  reporter.warn(warnings);
  const presentation = await cache.labels(graph);
  const details2 = (part) => detailsOf3(drawing, union.revisions, { ...part, whole }, { io, masker });
  const { pictures, warnings: drawingWarnings } = isDrawn ? await drawUnion(
    { view: drawn, cache, detailsOf: details2 },
    { ...drawing, options, askDot, machine: io, ...style },
    reporter
  ) : { pictures: [], warnings: [] };
  return {
    ...{ graph, presentation, report: withErrors(report, union.unparsed.map(masker.maskText)), linkTo },
    ...{ pictures, fonts: style.fallbackFonts },
    ...union.unparsed.length > 0 && { unparsed: union.unparsed.map(masker.maskText) },
    warnings: [...union.warnings, ...warnings, ...drawingWarnings].map(masker.maskText)
  };
}
function withErrors(report, [error, ...others]) {
  if (error === void 0) return report;
  const rejected2 = rejected(error, others.length);
  const { clear: _, ...rest } = report;
  return { ...rest, sentence: isDifferent(report) ? `${report.sentence} ${rejected2}` : rejected2 };
}
async function drawUnion(overview, given, reporter) {
  const { view, cache, detailsOf: details2 } = overview;
  const options = { ...given, ...await details2(view) };
  const levelled = await levelsOf2(overview, null, options, reporter.step);
  const { levels, warnings } = levelled ?? { warnings: [] };
  reporter.warn(warnings);
  const arranged = await cache.knownLayout(view.graph);
  const drawOptions = { ...options, arranged, ...levels && { levels } };
  return { pictures: await drawAll(await cache.labels(view.graph), drawOptions, reporter.step), warnings };
}
async function reportOn({ graph, names, commonTitle, sizeBefore, code: code2 }, request, { cache, masker, io }) {
  const titles = { ofGraph: graph.title, common: request.commonTitle || commonTitle };
  const title = request.title ?? titleOf(titles, request.names ?? names);
  const masked = masker.maskGraph({ ...graph, title });
  const { code: linkedCode, linkTo } = codeOf2(withMaskedIds(code2, masker), request.folder, io);
  const report = await reportFor(masked, await cache.labels(masked), linkedCode, request.isOneState ?? true);
  const drawn = request.drawing === null ? masked : await drawnUnion(masked, report);
  const dangers = undrawnDangers(drawn, report);
  const changes = {
    counts: report.counts,
    shown: countChanged(drawn.nodes.values()),
    ...graph.changes,
    ...sizeBefore !== null && { before: sizeBefore },
    sentence: report.sentence,
    ...dangers.length > 0 && { dangers }
  };
  return { whole: { ...drawn, changes }, report, linkTo };
}
function titleOf({ ofGraph, common }, names) {
  const areDistinct = names !== null && names.before !== "" && names.after !== "" && names.before !== names.after;
  if (!areDistinct) return ofGraph + common === "" ? CHANGES : changesOf(ofGraph || common);
  const change = beforeAfter(names.before, names.after);
  return ofGraph === "" ? changesOf(change) : ofBoth(ofGraph, change);
}
function withMaskedIds({ before, after }, masker) {
  const mask = (code2) => ({
    ...{ ...code2, ledger: masker.maskData(code2.ledger), graph: masker.maskGraph(code2.graph) },
    ...code2.doubts && { doubts: masker.maskData(code2.doubts) },
    resources: new Map(
      [...code2.resources].map(([address2, resource]) => [masker.maskText(address2), maskAddresses(resource, masker)])
    )
  });
  const masked = mask(before);
  return { before: masked, after: before === after ? masked : mask(after) };
}
async function unionOfSources(request, masker, io, reporter) {
  const pair2 = await readRevisions({ ...request, tags: request.drawing?.tags ?? [] }, io, reporter.step);
  const { before, after } = pair2;
  for (const { resources: resources2 } of [before, after]) masker.learn(resources2.values());
  reporter.warn(pair2.warnings);
  for (const note of pair2.notes) reporter.note(note);
  const annotated = await annotateBoth(before, after, request, reporter);
  reporter.step(STEP_COMPARING);
  const compared = await compareRevisions(
    { revision: before, graph: annotated.before },
    { revision: after, graph: annotated.after },
    request.isOneState ?? true
  );
  const names = { before: before.result.fallbackTitle ?? "", after: after.result.fallbackTitle ?? "" };
  return {
    graph: { ...compared, total: sizeOf(annotated.after) },
    names,
    commonTitle: names.after || names.before,
    sizeBefore: sizeOf(annotated.before),
    revisions: [revisionToDetail(after), revisionToDetail(before)],
    code: { before: codeOfRevision2(before), after: codeOfRevision2(after) },
    unparsed: unparsedOf(before, after),
    namedStyle: annotated,
    warnings: [...pair2.warnings, ...annotated.warnings]
  };
}
async function annotateBoth(before, after, { annotations }, reporter) {
  const { files: files2, unreadable } = await readAnnotationsOf(annotations, after.folders, after.result);
  const annotatedAfter = await annotateGraph(after.result, files2, after.resources.values());
  const annotatedBefore = await annotateGraph(before.result, files2, before.resources.values());
  const warnings = [...unreadable, ...annotatedAfter.warnings];
  reporter.warn(warnings);
  const { fonts, brand } = annotatedAfter;
  const icons = new Map([...annotatedBefore.icons, ...annotatedAfter.icons]);
  return { before: annotatedBefore.graph, after: annotatedAfter.graph, fonts, icons, brand, warnings };
}
async function readAnnotationsOf(annotations, folders, { annotations: saved = [] }) {
  const unreadable = /* @__PURE__ */ new Set();
  const files2 = await annotations?.(folders, saved, (text) => unreadable.add(text)) ?? [];
  return { files: files2, unreadable: [...unreadable] };
}
var sizeOf = ({ total, nodes }) => total ?? countResources(nodes.values());
var revisionToDetail = ({ result: { ledger }, source, tagged }) => ({
  ...{ ledger, source },
  ...tagged && { tagged }
});
var codeOfRevision2 = ({ resources: resources2, source, doubts, outputs, result: { ledger, graph } }) => ({
  ...{ resources: resources2, source, doubts, outputs, ledger, graph }
});
function unparsedOf(before, after) {
  const [errorsBefore = [], errorsAfter = []] = [before.result.unparsed, after.result.unparsed];
  const others = errorsBefore.filter((text) => !errorsAfter.includes(text));
  return [...errorsAfter, ...others.map((text) => aboutSide("before", text))];
}
async function unionOfPlan({ after, detail, annotations, drawing }, masker, io, reporter) {
  const source = await openSource(after, io, reporter.step);
  const { inventory: keepTagged, tagged } = taggedResources(drawing?.tags, masker.learn);
  let resources2 = /* @__PURE__ */ new Map();
  const hooks = {
    inventory(inventory) {
      resources2 = new Map(inventory.resources.map((resource) => [resource.address, resource]));
      return keepTagged(inventory);
    },
    mayDrawNothing: true
  };
  const result = await readSource(source, detail, io, reporter.step, hooks);
  const { files: files2, unreadable } = await readAnnotationsOf(annotations, source.folders, result);
  const annotated = await annotateGraph(result, files2, resources2.values());
  const warnings = [...source.warnings, ...result.warnings, ...unreadable, ...annotated.warnings];
  reporter.warn(warnings);
  for (const note of result.notes ?? []) reporter.note(note);
  const { graph } = annotated;
  const code2 = { resources: resources2, source, ledger: result.ledger, graph: result.graph };
  return {
    graph: drawing?.drift === true ? graph : { ...graph, nodes: withoutDrift(graph.nodes) },
    names: null,
    commonTitle: result.fallbackTitle ?? source.title,
    sizeBefore: null,
    revisions: [{ ledger: result.ledger, source, tagged }],
    code: { before: code2, after: code2 },
    unparsed: [],
    namedStyle: annotated,
    warnings
  };
}
async function selectChange(union, focus2, { view, cache, isArranged, hasLevels = false }) {
  const viewOf = async (graph) => view === null ? { graph, notes: [], warnings: [] } : selectView(graph, view, cache.captionSize);
  const [first, ...others] = await candidatesOf(union, focus2);
  const { legible: legible2 } = focus2;
  if (legible2 === void 0 || !isArranged || !isChanged(union)) {
    const drawn2 = await viewOf(first());
    const isWhole2 = drawn2.counted === void 0 || hasLevels || !isChanged(union);
    return isWhole2 ? drawn2 : await insteadOfOverview(union, drawn2, viewOf) ?? drawn2;
  }
  const widthMax = CAPTION_SIZE * legible2.width / legible2.caption;
  let narrowest = null;
  let size = Number.POSITIVE_INFINITY;
  for (const candidate of [first, ...others]) {
    const graph = candidate();
    if (graph.nodes.size === size) continue;
    size = graph.nodes.size;
    const drawn2 = await viewOf(graph);
    const { width: width2 } = await cache.layout(drawn2.graph);
    if (width2 <= widthMax) return drawn2;
    if (narrowest === null || width2 < narrowest.width) narrowest = { drawn: drawn2, width: width2 };
  }
  const { drawn, width } = narrowest;
  return { ...drawn, warnings: [...drawn.warnings, changeTooWide(width, legible2.width, CAPTION_SIZE)] };
}
async function insteadOfOverview(union, { counted: counted2 }, viewOf) {
  const { focus: focus2 } = await Promise.resolve().then(() => (init_diff(), diff_exports));
  for (let hops = FOCUS_HOPS_DEFAULT; hops >= 0; hops--) {
    const drawn = await viewOf(focus2(union, hops));
    if (drawn.counted !== void 0) continue;
    const warning = changeInsteadOfAll(counted2?.graph.nodes.size ?? 0);
    return { ...drawn, warnings: [...drawn.warnings, warning] };
  }
  return null;
}
var UNCHANGED_ALIKE_MIN = 5;
async function candidatesOf(union, { hops, iconsUnfocused = 0, legible: legible2 }) {
  if (hops === null) return [() => union];
  const isSmall = iconsIn(union) <= iconsUnfocused;
  const { focus: focus2, mergeUnchanged: mergeUnchanged2 } = await Promise.resolve().then(() => (init_diff(), diff_exports));
  const whole = () => isChanged(union) ? mergeUnchanged2(union, UNCHANGED_ALIKE_MIN) : union;
  const within = (distance) => () => mergeUnchanged2(focus2(union, distance), UNCHANGED_ALIKE_MIN);
  const requested = isSmall ? [whole, within(hops + 1), within(hops)] : [within(hops)];
  if (legible2 === void 0) return requested;
  const fewerHops = Array.from({ length: hops }, (_, index) => within(hops - 1 - index));
  return [...requested, () => mergeUnchanged2(focus2(union, hops)), ...fewerHops];
}
var iconsIn = ({ nodes }) => [...nodes.values()].filter(({ type }) => !isContainerType(type)).length;
async function sinceGraph(committed, current, detail, io) {
  const sourceOf2 = (name, bytes) => ({
    is: "files",
    name,
    files: { kind: "any", file: { name, bytes }, dot: null },
    folders: []
  });
  const [before, after] = [sourceOf2(committed.name, committed.bytes), sourceOf2(committed.name, current)];
  const reportOnly = { annotations: null, view: null, title: null, drawing: null, hops: null, mayBeEmpty: false };
  const { report } = await difference({ before, after, detail, ...reportOnly }, io);
  return isDifferent(report) ? report : null;
}

// elsewhere:src/diagram/stamp.ts
var module72 = require("./picture.js").modules["src/diagram/stamp.ts"]();
var stalenessOf = module72.stalenessOf;
var stampOf = module72.stampOf;

// elsewhere:src/render/mermaid/index.ts
var module73 = require("./plan.js").modules["src/render/mermaid/index.ts"]();
var drawChart = module73.drawChart;
var write = module73.write;

// elsewhere:src/render/side.ts
var module74 = require("./picture.js").modules["src/render/side.ts"]();
var layoutOf = module74.layoutOf;
var presentationOf = module74.presentationOf;
var withoutBareBoxes = module74.withoutBareBoxes;

// src/differences.ts
init_titles();

// elsewhere:src/platform/hash.ts
var module75 = require("./start.js").modules["src/platform/hash.ts"]();
var sha256 = module75.sha256;
var sha256Base64 = module75.sha256Base64;

// elsewhere:src/platform/text/limit-warnings.ts
var module76 = require("./picture.js").modules["src/platform/text/limit-warnings.ts"]();
var limitWarnings = module76.limitWarnings;

// src/cli/comment/index.ts
init_printable();

// elsewhere:src/platform/untrusted/world.ts
var module77 = require("./common.js").modules["src/platform/untrusted/world.ts"]();
var NO_HOSTS = module77.NO_HOSTS;
var withUntrustedWorld = module77.withUntrustedWorld;

// elsewhere:src/diagram.ts
var module78 = require("./picture.js").modules["src/diagram.ts"]();
var ANNOTATION_FILE2 = module78.ANNOTATION_FILE;
var FONT_FILE2 = module78.FONT_FILE;
var FORMAT_DEFAULT2 = module78.FORMAT_DEFAULT;
var FORMAT_NAMES2 = module78.FORMAT_NAMES;
var REPORT_FORMATS = module78.REPORT_FORMATS;
var REPORT_FORMAT_DEFAULT = module78.REPORT_FORMAT_DEFAULT;
var REPORT_FORMAT_NAMES = module78.REPORT_FORMAT_NAMES;
var annotationsBeside2 = module78.annotationsBeside;
var annotationsOf2 = module78.annotationsOf;
var connectionsOf = module78.connectionsOf;
var diagram = module78.diagram;
var editState = module78.editState;
var fetchArchive2 = module78.fetchArchive;
var formatOfExtension2 = module78.formatOfExtension;
var formatRow2 = module78.formatRow;
var graphRequestOf = module78.graphRequestOf;
var isFileAddress2 = module78.isFileAddress;
var isGitAddress2 = module78.isGitAddress;
var knowsChanges2 = module78.knowsChanges;
var lastChanges2 = module78.lastChanges;
var linksBetween = module78.linksBetween;
var modelFileIn2 = module78.modelFileIn;
var networkOf = module78.networkOf;
var readEstate = module78.readEstate;
var requestOf = module78.requestOf;
var shownName2 = module78.shownName;
var surveyCode2 = module78.surveyCode;
var unpackTree2 = module78.unpackTree;

// src/pull-request/model.ts
init_order();
init_terraform_address();
var SHOWN2 = { picture: "png", text: "mermaid", page: "html" };
var PREFIXES = { whole: { light: "", dark: "dark" }, change: { light: "change", dark: "darkChange" } };
function fileKindOf(format, tone, shows) {
  const prefix = PREFIXES[shows][tone];
  const capital = `${format.charAt(0).toUpperCase()}${format.slice(1)}`;
  return prefix === "" ? format : `${prefix}${capital}`;
}
var PICTURES = FORMAT_NAMES2.filter((format) => formatRow2(format).needs === "layout");
var FILE_KINDS = [
  ...FORMAT_NAMES2,
  ...PICTURES.map((format) => fileKindOf(format, "dark", "whole")),
  ...PICTURES.flatMap((format) => [fileKindOf(format, "light", "change"), fileKindOf(format, "dark", "change")]),
  "graph"
];
var isEmptyChange = ({ report, omitted }) => report.nodes.length + report.edges.length + (report.exposure?.length ?? 0) + (report.rights?.length ?? 0) === 0 && omitted === 0;
var pictureKey = (id, shows) => shows === "change" ? `${id}.change` : id;
var GITHUB = { image: "picture", fence: { begin: "```mermaid", end: "```" } };

// src/pull-request/alike.ts
function alikeOf(diagrams) {
  const groups = /* @__PURE__ */ new Map();
  for (const diagram2 of diagrams) {
    const key = keyOfChange(diagram2);
    const group = groups.get(key);
    if (group === void 0) groups.set(key, [diagram2]);
    else group.push(diagram2);
  }
  return [...groups.values()];
}
var LOCATION_FIELDS = /* @__PURE__ */ new Set(["source", "file", "line"]);
function keyOfChange({ id, change, notCompared: notCompared2, renamedFrom, removed: removed3 }) {
  const hasOwnSection = change === void 0 || isEmptyChange(change) || notCompared2 !== void 0 || renamedFrom !== void 0;
  if (hasOwnSection) return id;
  const { report, omitted } = change;
  return JSON.stringify(
    [report, omitted, removed3 ?? []],
    (name, value) => LOCATION_FIELDS.has(name) ? void 0 : value
  );
}
function artifactsOf(diagrams, artifacts) {
  const uploaded = diagrams.flatMap(({ id }) => artifacts.get(id) ?? []);
  return [...new Map(uploaded.map((artifact) => [artifact.url, artifact])).values()];
}
function withoutLines(diagram2) {
  const { change } = diagram2;
  if (change === void 0) return diagram2;
  const { commits: _, ...stableMembers } = change;
  const isLine = (name) => name === "source" || name === "line";
  const report = JSON.parse(JSON.stringify(change.report, (name, value) => isLine(name) ? void 0 : value));
  return { ...diagram2, change: { ...stableMembers, report } };
}

// src/pull-request/body.ts
init_markdown();

// src/pull-request/limits.ts
var TABLE_ROWS_MAX = 200;
var SHORT_TABLE_ROWS_MAX = 20;
var CHANGED_ROWS_MAX = 50;
var WARNINGS_LISTED_MAX = 20;
var ABSENT_LISTED_MAX = 50;
var AFFECTED_LISTED_MAX = 20;
var READS_LISTED_MAX = 3;
var FAULTS_LISTED_MAX = 5;
var UNCOMPARED_LISTED_MAX = 10;
var TITLE_LENGTH_MAX2 = 120;
var SENTENCE_LENGTH_MAX2 = 600;
var ADDRESS_LENGTH_MAX3 = 200;
var WARNING_LENGTH_MAX2 = 300;
var SUMMARY_NODES_MAX = 2e3;
var SUMMARY_EDGES_MAX = 2e3;
var CHANGED_MAX = 300;
var CHANGED_VALUES_MAX = 12;
var DETAILS_MAX2 = 2;
var CHANGE_LINES_MAX = 4;
var ICONS_UNFOCUSED = 40;
var COMMENT_FOCUS = {
  hops: 1,
  iconsUnfocused: ICONS_UNFOCUSED,
  legible: { width: 880, caption: 9 }
};
var TEXT_LENGTH_MAX = 1e3;
var ADDRESSES_REMEMBERED_MAX = 2e3;
var CALL_SECONDS = 60;
var ANSWER_BYTES_MAX2 = 5e7;
var TRIES = 3;
var FIRST_WAIT_SECONDS = 1;
var WAIT_SECONDS_MAX = 90;
var COMPLAINT_LENGTH_MAX = 200;

// src/pull-request/messages.ts
init_english();
var COMMENT_TITLE = "Architecture";
var resources = (count, ledger) => ledger === void 0 ? plural(count, "resource") : `${plural(count, "resource")}: ${ledger.drawn} drawn, ${ledger.folded} folded, ${ledger.hidden} hidden`;
var CHANGE_WORD = {
  create: "created",
  update: "updated",
  replace: "replaced",
  delete: "deleted",
  move: "moved",
  import: "imported",
  forget: "forgotten",
  deferred: "deferred",
  none: ""
};
var changed = (parts) => `changes: ${parts.join(" ")}`;
var diagramsChanged = (count, changes, unknown) => unknown === 0 ? `${plural(count, "diagram")}, ${changes === 0 ? "none" : changes} of them changed` : `${plural(count, "diagram")}: ${unknown === count ? "none" : count - unknown} compared${changes === 0 ? "" : `, ${changes} changed`}`;
var notComparedLine = (paths, reason2) => paths === "" ? `**Not compared:** ${reason2}` : `**Not compared** (${paths}): ${reason2}`;
var renamed = (from, to) => `${from} looks renamed to ${to}; they are compared with each other.`;
var each = (line2) => /^[A-Z][a-z]+s\b/.test(line2) ? `each ${line2.charAt(0).toLowerCase()}${line2.slice(1)}` : `each: ${line2}`;
var rootsAlike = (count) => `${count} roots`;
var andMore2 = (first, more) => `${first} and ${more} more`;
var ofEach = (changes) => `${changes} each`;
var pictureOfOne = (path) => `The image and the table are those of ${path}.`;
var NOT_COMPARED = "not compared";
var NOTHING_CHANGED = "No Terraform root module is changed any more, so there is no diagram.";
var NOTHING_WAS_DRAWN = "The last run produced no diagram: no root module is changed any more, or drawing failed.";
var deleted = (paths) => `Deleted: ${paths}.`;
var affected = (count) => count === 1 ? "**Affected:** one root module reads what changes." : `**Affected:** ${count} root modules read what changes.`;
var affectedRead = ({
  value,
  root,
  position,
  isLikely
}) => {
  const notes = [...position === "" ? [] : [position], ...isLikely ? ["likely"] : []].join(", ");
  return `${value === "" ? root : `${value} of ${root}`}${notes === "" ? "" : ` (${notes})`}`;
};
var pathsMore = (count) => `${count} more`;
var OVERVIEW_HEAD = "| Diagram | Source | Resources | Changes |";
var pictureOf = (title) => `Architecture diagram of ${title}`;
var pictureOfChange = (title) => `Architecture changes of ${title}`;
var ALARMS = { data: "data is lost or at risk", opens: "opened to the outside", rights: "stronger rights" };
var alarm = (kinds) => `**Check: ${kinds.map((kind) => ALARMS[kind]).join(", ")}.**`;
var READING_GUIDE = "`+` added, `-` removed, `~` changed, `-/+` replaced; grey = unchanged.\n\n";
var wholeSummary = (line2) => `Full architecture: ${line2}`;
var pictureLink = "Image";
var removed = (resources2, by) => `, ${resources2} removed by ${by}`;
var tableSummary = (count, removals) => plural(count, "resource") + removals;
var TABLE_HEAD2 = { changes: "| Resource | Name | Change |", plain: "| Resource | Name |" };
var rowsMore2 = (count) => `${count} more not listed here.`;
var sentence = (text) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
var MERMAID_SUMMARY = "The same as text (Mermaid)";
var WARNINGS_SUMMARY = (count) => plural(count, "warning");
var ASSUMPTIONS_SUMMARY = (count) => plural(count, "assumption");
var page = (url) => `[Open interactive diagram](${url}): zoom, search and paths between two resources.`;
var files = (links) => `Files: ${links.join(", ")}`;
var lastChanged = (run3, commit) => `Last changed by ${run3}${commit === "" ? "" : ` for ${commit}`}.`;
var LEFT_OUT_NAMES = {
  mermaid: "Mermaid diagram",
  table: "resource table",
  rows: "shortened table",
  picture: "image",
  whole: "image of the full architecture",
  notes: "warning list",
  roots: "list of roots",
  section: "section",
  line: "overview line"
};
var leftOut = (parts, run3) => `Left out for lack of space: ${parts.join(", ")}. Everything is in the summary and the artifacts of ${run3}.`;
var leftOutHere = (parts) => `Left out for lack of space: ${parts.join(", ")}. Run groundplan diff to see everything.`;
var leftOutPart = (count, kind) => plural(count, LEFT_OUT_NAMES[kind]);
var missing = (paths, run3) => `Not drawn, see ${run3}: ${paths}.`;
var run = (number) => `run ${number}`;
var notCompared = (reason2) => `one revision cannot be read: ${reason2}`;
var UNPARSED = "Terraform rejects the code, so its changes are unknown";
var status = (code2, complaint) => `HTTP ${code2}${complaint === "" ? "" : `, ${complaint}`}`;
var TIME_OUT = "no answer in time";
var TOO_LARGE = "the answer is too large";
var NOT_JSON = "the answer is not JSON";
var NOT_AS_DOCUMENTED = "the answer is not as documented";

// src/pull-request/section.ts
init_dangers();
init_markdown2();
init_changes();
init_counts();
init_order();
init_markdown();

// src/pull-request/picture.ts
init_markdown();
var UPLOADED = /^\/uploads\/[0-9a-f]+\/[\w.-]+$/;
function pictureForms(image, description, form) {
  const url = image?.light ?? "";
  const light = UPLOADED.test(url) ? url : address(url);
  if (image === void 0 || light === null) return [""];
  if (form === "plain") {
    const alt2 = markdown(description, TITLE_LENGTH_MAX2);
    return [`![${alt2}](${light})

`, `[${pictureLink}](${light})

`, ""];
  }
  const dark = address(image.dark ?? "");
  const alt = attribute(description, TITLE_LENGTH_MAX2);
  const width = image.width === null ? "" : ` width="${image.width}"`;
  const source = dark === null ? "" : `<source media="(prefers-color-scheme: dark)" srcset="${dark}">
`;
  return [
    `<picture>
${source}<img alt="${alt}" src="${light}"${width}>
</picture>

`,
    `[${pictureLink}](${light})

`,
    ""
  ];
}
var PICTURE = new RegExp(
  `<picture>\\n[\\s\\S]*?</picture>\\n\\n|\\[${pictureLink}\\]\\(https?:[^)\\s]*\\)\\n\\n`,
  "g"
);

// src/pull-request/shrink.ts
var piece = (...forms) => ({ forms, current: 0 });
var textOf6 = ({ forms, current }) => forms[current];
function shrink(pieces, steps, bytesMax) {
  const leftOut2 = /* @__PURE__ */ new Map();
  let bytes = bytesOf(pieces);
  for (const { kind, pieces: shortened, to } of steps) {
    if (bytes <= bytesMax) break;
    const before = bytesOf(shortened);
    for (const piece2 of shortened) {
      const last = piece2.forms.length - 1;
      piece2.current = to === "last" ? last : Math.min(piece2.current + 1, last);
    }
    const saved = before - bytesOf(shortened);
    bytes -= saved;
    if (saved > 0) leftOut2.set(kind, (leftOut2.get(kind) ?? 0) + 1);
  }
  return leftOut2;
}
var bytesOf = (pieces) => {
  let bytes = 0;
  for (const piece2 of pieces) bytes += Buffer.byteLength(textOf6(piece2));
  return bytes;
};

// src/pull-request/section.ts
var details = (summary, content) => `<details><summary>${summary}</summary>

${content}

</details>

`;
var rankOf4 = (change) => CHANGES2.indexOf(change);
function resourceTables({ graph, resources: resources2, removed: removed3 }) {
  const nodes = graph.nodes.filter(({ type }) => type !== "" && !isPseudoType(type));
  if (nodes.length === 0) return ["", ""];
  const ordered = [...nodes].sort((a, b) => rankOf4(a.change) - rankOf4(b.change) || byAddress(a.address, b.address));
  const write3 = (rowsMax) => details(
    tableSummary(resources2, removalNote(removed3)),
    resourceTable(ordered.slice(0, rowsMax), ordered.length - rowsMax + graph.omitted.nodes)
  );
  return [write3(TABLE_ROWS_MAX), write3(SHORT_TABLE_ROWS_MAX)];
}
var removalNote = (removed3 = []) => removed3.map(({ by, resources: resources2 }) => removed(resources2, markdown(by, TITLE_LENGTH_MAX2))).join("");
function resourceTable(nodes, omitted) {
  const hasChanges = nodes.some(({ change }) => change !== "none");
  const head = TABLE_HEAD2[hasChanges ? "changes" : "plain"];
  const rows = nodes.map(({ address: address2, title, name, badge, change }) => {
    const label = [name === "" ? title : name, badge].map((text) => markdown(text, TITLE_LENGTH_MAX2)).join(" ").trimEnd();
    const cells = [code(address2, ADDRESS_LENGTH_MAX3), label, ...hasChanges ? [CHANGE_WORD[change]] : []];
    return `| ${cells.join(" | ")} |`;
  });
  const lines2 = [head, ruleBelow(head), ...rows];
  return `${lines2.join("\n")}${omitted > 0 ? `

${rowsMore2(omitted)}` : ""}`;
}
var ruleBelow = (head) => head.replace(/[^|]+/g, "---");
var piecesInOrder = ({
  picture,
  page: page2,
  notes,
  table,
  mermaid,
  fullArchitecture,
  files: files2
}) => hasPicture(picture) ? [picture, page2, table, mermaid, fullArchitecture, notes, files2] : [mermaid, page2, table, fullArchitecture, notes, files2];
function sectionOf(diagram2, images, artifacts, dialect = GITHUB) {
  const { change } = diagram2;
  const shared = {
    diagram: diagram2,
    notes: piece(
      collapsedList(WARNINGS_SUMMARY, diagram2.warnings) + collapsedList(ASSUMPTIONS_SUMMARY, diagram2.assumptions),
      ""
    ),
    page: piece(pageLink(artifacts), ""),
    files: piece(fileLinks(artifacts.filter(({ isPage }) => isPage !== true)), "")
  };
  const renamed2 = renamedLine(diagram2);
  if (change === void 0)
    return { ...shared, ...wholeTexts(diagram2, images, dialect), lead: renamed2, fullArchitecture: piece("") };
  const line2 = markdown(change.report.sentence, SENTENCE_LENGTH_MAX2);
  const texts = changeTexts(diagram2, change, images, dialect);
  const caveats = paragraph(caveatLines(change.report));
  if (isEmptyChange(change))
    return { ...shared, line: line2, lead: `${renamed2}${caveats}`, ...NO_CONTENT, table: texts.table };
  return {
    ...shared,
    ...texts,
    alarm: alarmIn(change),
    lead: `${renamed2}${caveats}${paragraph(clearLine(change.report))}${READING_GUIDE}`,
    line: line2,
    fullArchitecture: piece(...collapsedForms(wholeTexts(diagram2, images, dialect)), "")
  };
}
var alarmIn = ({ report }) => {
  const kinds = new Set(dangersOf(report).map(({ kind }) => kind));
  return kinds.size === 0 ? "" : paragraph(alarm([...kinds]));
};
var paragraph = (text) => text === "" ? "" : `${text}

`;
var renamedLine = ({ renamedFrom, path }) => renamedFrom === void 0 ? "" : `${renamed(code(renamedFrom, ADDRESS_LENGTH_MAX3), code(path, ADDRESS_LENGTH_MAX3))}

`;
var NO_CONTENT = {
  picture: piece(""),
  page: piece(""),
  mermaid: piece(""),
  fullArchitecture: piece("")
};
function wholeTexts(diagram2, images, { image, fence }) {
  const picture = piece(
    ...pictureForms(images.get(pictureKey(diagram2.id, "whole")), pictureOf(diagram2.title), image)
  );
  return {
    line: countLine(diagram2),
    picture,
    table: piece(...resourceTables(diagram2), ""),
    mermaid: piece(mermaidText(diagram2.graph, hasPicture(picture), fence), "")
  };
}
function changeTexts({ id, title }, { report, omitted, graph, commits = {} }, images, { image, fence, lineUrl }) {
  const linkTo = ({ side, file, line: line2 }) => {
    const commit = commits[side];
    return commit === void 0 || lineUrl === void 0 ? null : lineUrl(commit, file, line2);
  };
  const picture = piece(...pictureForms(images.get(pictureKey(id, "change")), pictureOfChange(title), image));
  const movedSection = asMovedSection(report);
  const moved = movedSection === "" ? "" : `${movedSection}

`;
  return {
    picture,
    table: piece(
      ...[CHANGED_ROWS_MAX, SHORT_TABLE_ROWS_MAX].map(
        (rows) => `${paragraph(asTable(report, { rows, omitted, linkTo }))}${moved}`
      ),
      ""
    ),
    mermaid: piece(mermaidText(graph, hasPicture(picture), fence), "")
  };
}
function collapsedForms({ line: line2, picture, table, mermaid }) {
  const image = textOf6(picture);
  const rows = textOf6(table);
  const chart = textOf6(mermaid);
  const contents = hasPicture(picture) ? [`${image}${rows}${chart}`, `${image}${rows}`, image] : [`${chart}${rows}`, rows];
  return contents.map((content) => details(wholeSummary(line2), content.trimEnd()));
}
var hasPicture = ({ forms }) => forms.length > 1;
function countLine({ resources: resources2, ledger, removed: removed3, counts, change }) {
  const changes = change === void 0 ? changeSigns(counts) : [];
  const all = resources(resources2, ledger) + removalNote(removed3);
  return [all, ...changes.length === 0 ? [] : [changed(changes)]].join("; ");
}
var changeSigns = (counts) => ["create", "update", "replace", "delete", "move", "import", "forget", "deferred"].flatMap((change) => {
  const count = counts[change] ?? 0;
  return count === 0 ? [] : [`${glyphOf(change)}${count}`];
});
function mermaidText(graph, isCollapsed, { begin, end }) {
  const drawn = mermaidOf(graph);
  if (drawn === null) return "";
  const fence = `${begin}
${drawn.text}
${end}`;
  const content = drawn.leftOut === "" ? fence : `${sentence(drawn.leftOut)}

${fence}`;
  return isCollapsed ? details(MERMAID_SUMMARY, content) : `${content}

`;
}
function collapsedList(summary, texts) {
  if (texts.length === 0) return "";
  const items = texts.slice(0, WARNINGS_LISTED_MAX).map((text) => `- ${markdown(text, WARNING_LENGTH_MAX2)}`);
  const more = texts.length - items.length;
  return details(summary(texts.length), [...items, ...more > 0 ? [`- ${rowsMore2(more)}`] : []].join("\n"));
}
function pageLink(artifacts) {
  const to = address(artifacts.find(({ isPage }) => isPage === true)?.url ?? "");
  return to === null ? "" : `${page(to)}

`;
}
var artifactLinks = (artifacts) => artifacts.flatMap(({ name, url }) => {
  const to = address(url);
  return to === null ? [] : [`[${markdown(name, TITLE_LENGTH_MAX2)}](${to})`];
});
function fileLinks(artifacts) {
  const links = artifactLinks(artifacts);
  return links.length === 0 ? "" : `${files(links)}

`;
}
var mermaidOf = ({ nodes, edges, omitted }) => drawChart(
  {
    items: nodes.map(({ address: address2, isContainer, createsFirst, ...node }) => ({
      ...node,
      ...createsFirst && { changed: { createsFirst } },
      id: address2,
      kind: isContainer ? "box" : "node"
    })),
    edges
  },
  nodes.length + omitted.nodes
);

// src/pull-request/uncompared.ts
init_markdown();
function reasonsOf2(diagrams) {
  const reasons = /* @__PURE__ */ new Map();
  for (const diagram2 of diagrams) {
    if (diagram2.notCompared === void 0) continue;
    const { reason: reason2 } = diagram2.notCompared;
    reasons.set(reason2, [...reasons.get(reason2) ?? [], diagram2]);
  }
  return reasons;
}
var isWhole = ({ diagrams, absent, uncompared = [] }) => uncompared.length === 0 && (absent?.missing ?? []).length === 0 && diagrams.every(({ notCompared: notCompared2 }) => notCompared2 === void 0);
function uncomparedLines({ diagrams, uncompared = [] }) {
  const linesOfRun = uncompared.map((reason2) => `${notComparedLine("", inLine(reason2))}

`);
  const linesOfDiagrams = [...reasonsOf2(diagrams)].map(([reason2, affected2]) => {
    const paths = diagrams.length === 1 ? "" : shortPathList(affected2.map(({ path }) => path));
    const parseErrors = [...new Set(affected2.flatMap(({ notCompared: notCompared2 }) => notCompared2.faults))];
    return `${notComparedLine(paths, inLine(reason2))}

${parseErrorList(parseErrors)}`;
  });
  return [...linesOfRun, ...linesOfDiagrams].join("");
}
var inLine = (text) => markdown(text, WARNING_LENGTH_MAX2);
function parseErrorList(parseErrors) {
  if (parseErrors.length === 0) return "";
  const items = parseErrors.slice(0, FAULTS_LISTED_MAX).map((text) => `- ${inLine(text)}`);
  const hidden = parseErrors.length - items.length;
  return `${[...items, ...hidden > 0 ? [`- ${rowsMore2(hidden)}`] : []].join("\n")}

`;
}
function shortPathList(paths) {
  const shown = paths.slice(0, UNCOMPARED_LISTED_MAX).map((path) => code(path, ADDRESS_LENGTH_MAX3));
  const hidden = paths.length - shown.length;
  return [...shown, ...hidden > 0 ? [pathsMore(hidden)] : []].join(", ");
}

// src/pull-request/body.ts
var RESERVED_BYTES = 1e3;
function writeBody(content, bytesMax) {
  const { diagrams, artifacts, images, dialect } = content;
  const groups = alikeOf(diagrams);
  const sections = groups.map(
    (group) => sectionOf(representativeOf(group), images, artifacts.get(group[0].id) ?? [], dialect)
  );
  const body = layOut2(content, groups, sections);
  const leftOut2 = shrink(body.pieces, stepsOf2(body), bytesMax - RESERVED_BYTES);
  return `${body.pieces.map(textOf6).join("")}${leftOutLine(leftOut2, content)}${lastLine(content)}`;
}
function layOut2(content, groups, sections) {
  const [first] = sections;
  if (first === void 0) return bodyWithoutDiagrams(content);
  return content.diagrams.length === 1 ? bodyOfOne(content, first) : bodyOfSeveral(content, groups, sections);
}
function bodyWithoutDiagrams(content) {
  const { absent } = content;
  const reason2 = absent?.isKnown === true ? NOTHING_CHANGED : NOTHING_WAS_DRAWN;
  const isUnchanged2 = isWhole(content) && (absent?.deleted ?? []).length === 0;
  const explanation = isUnchanged2 ? `${reason2}

` : uncomparedLines(content);
  return { pieces: [piece(`${commentHeading(content)}${explanation}${absentLines(content)}`)], entries: [] };
}
var commentHeading = ({ title }) => `## ${markdown(title ?? COMMENT_TITLE, TITLE_LENGTH_MAX2)}

`;
function absentLines({ absent, run: run3 }) {
  const { deleted: deleted2 = [], missing: missing2 = [], affected: affected2 = [] } = absent ?? {};
  const deletedLine = deleted2.length === 0 ? "" : `${deleted(shortPaths(deleted2).join(", "))}

`;
  const missingLine = missing2.length === 0 ? "" : `${missing(shortPaths(missing2).join(", "), linkToRun(run3))}

`;
  return deletedLine + missingLine + affectedLines(affected2);
}
function affectedLines(affected2) {
  if (affected2.length === 0) return "";
  const items = affected2.slice(0, AFFECTED_LISTED_MAX).map(({ path, reads }) => {
    const shown = reads.slice(0, READS_LISTED_MAX).map(({ of, name, at, isLikely = false }) => {
      const [value, root] = [name, of].map((text) => code(text, ADDRESS_LENGTH_MAX3));
      const position = at === void 0 ? "" : code(at, ADDRESS_LENGTH_MAX3);
      return affectedRead({ value: name === "" ? "" : value, root, position, isLikely });
    });
    const hidden2 = reads.length - shown.length;
    return `- ${code(path, ADDRESS_LENGTH_MAX3)}: ${[...shown, ...hidden2 > 0 ? [pathsMore(hidden2)] : []].join(", ")}`;
  });
  const hidden = affected2.length - items.length;
  const lines2 = [...items, ...hidden > 0 ? [`- ${rowsMore2(hidden)}`] : []];
  return `${affected(affected2.length)}

${lines2.join("\n")}

`;
}
function shortPaths(paths) {
  const shown = paths.slice(0, ABSENT_LISTED_MAX).map((path) => code(path, ADDRESS_LENGTH_MAX3));
  const hidden = paths.length - shown.length;
  return hidden > 0 ? [...shown, pathsMore(hidden)] : shown;
}
function bodyOfOne(content, section) {
  const title = markdown(content.title ?? section.diagram.title, TITLE_LENGTH_MAX2);
  const heading2 = `## ${title}

${uncomparedLines(content)}${section.alarm ?? ""}${section.line}

${section.lead}${absentLines(content)}`;
  return {
    pieces: [piece(heading2), ...piecesInOrder(section)],
    entries: [{ section, row: null, frame: [piece(""), piece("")], roots: piece("") }]
  };
}
function bodyOfSeveral(content, groups, sections) {
  const { diagrams, artifacts } = content;
  const unknown = diagrams.filter(({ notCompared: notCompared2 }) => notCompared2 !== void 0).length;
  const changes = diagrams.filter(({ changed: changed3, notCompared: notCompared2 }) => changed3 && notCompared2 === void 0).length;
  const counts = diagramsChanged(diagrams.length, changes, unknown);
  const intro = `${commentHeading(content)}${uncomparedLines(content)}${counts}

${absentLines(content)}`;
  const tableHead = `${OVERVIEW_HEAD}
${ruleBelow(OVERVIEW_HEAD)}
`;
  const entries = groups.map((group, index) => entryOf(group, sections[index], artifacts));
  const rows = entries.map(({ row }) => row);
  const framed = entries.flatMap(({ section, frame, roots }) => [frame[0], roots, ...piecesInOrder(section), frame[1]]);
  return { pieces: [piece(`${intro}${tableHead}`), ...rows, piece("\n"), ...framed], entries };
}
function* stepsOf2({ entries }) {
  const backwards = [...entries].reverse();
  const unchanged4 = backwards.filter(({ section }) => !section.diagram.changed);
  const changed3 = backwards.filter(({ section }) => section.diagram.changed);
  const next = (kind, pieces) => pieces.map((shortened) => ({ kind, pieces: [shortened], to: "next" }));
  const pick = (from, content) => from.map(({ section }) => section[content]);
  yield* next("mermaid", pick(unchanged4, "mermaid"));
  yield* next("rows", pick(unchanged4, "table"));
  yield* next("table", pick(unchanged4, "table"));
  yield* next("whole", pick(changed3, "fullArchitecture"));
  yield* next("whole", pick(changed3, "fullArchitecture"));
  yield* next("mermaid", pick(changed3, "mermaid"));
  yield* next(
    "roots",
    changed3.map(({ roots }) => roots)
  );
  yield* next("rows", pick(changed3, "table"));
  yield* next("picture", pick(unchanged4, "picture"));
  yield* next("table", pick(changed3, "table"));
  yield* next("notes", pick(backwards, "notes"));
  yield* next("whole", pick(changed3, "fullArchitecture"));
  yield* next("picture", pick(changed3, "picture"));
  for (const { section, frame, roots } of [...unchanged4, ...changed3]) {
    yield { kind: "section", pieces: [...frame, roots, ...piecesInOrder(section)], to: "last" };
  }
  for (const { row } of [...unchanged4, ...changed3]) {
    if (row !== null) yield { kind: "line", pieces: [row], to: "last" };
  }
}
function leftOutLine(leftOut2, { run: run3 }) {
  if (leftOut2.size === 0) return "";
  const names = [...leftOut2].map(([kind, count]) => leftOutPart(count, kind));
  return `${run3.name === void 0 ? leftOut(names, linkToRun(run3)) : leftOutHere(names)}

`;
}
function lastLine({ run: run3 }) {
  const commit = /^[0-9a-f]{40,64}$/.test(run3.sha) ? `\`${run3.sha.slice(0, 7)}\`` : "";
  return `<sub>${lastChanged(linkToRun(run3), commit)}</sub>
`;
}
var linkToRun = ({ number, name = run(number), url }) => {
  const to = address(url);
  return to === null ? name : `[${name}](${to})`;
};
function representativeOf([first, ...others]) {
  if (others.length === 0) return first;
  const group = [first, ...others];
  return {
    ...first,
    warnings: [...new Set(group.flatMap(({ warnings }) => warnings))],
    assumptions: [...new Set(group.flatMap(({ assumptions }) => assumptions))]
  };
}
function entryOf(group, section, artifacts) {
  const [{ title, path, changed: changed3, notCompared: notCompared2, change, counts }, ...others] = group;
  const isGroup = others.length > 0;
  const name = isGroup ? rootsAlike(group.length) : markdown(title, TITLE_LENGTH_MAX2);
  const source = code(path, ADDRESS_LENGTH_MAX3);
  const changes = changeSigns(change?.report.counts ?? counts).join(" ");
  const cells = [
    name,
    isGroup ? andMore2(source, others.length) : source,
    group.reduce((sum, { resources: resources2 }) => sum + resources2, 0),
    notCompared2 !== void 0 ? NOT_COMPARED : isGroup && changes !== "" ? ofEach(changes) : changes
  ];
  const line2 = isGroup ? each(section.line) : section.line;
  const open = `<details${changed3 ? " open" : ""}><summary><b>${name}</b>: ${line2}</summary>

${section.alarm ?? ""}${section.lead}`;
  return {
    section,
    row: piece(`| ${cells.join(" | ")} |
`, ""),
    frame: [piece(open, ""), piece("</details>\n\n", "")],
    roots: isGroup ? piece(...rootLists(group, artifacts), "") : piece("")
  };
}
function rootLists(group, artifacts) {
  const full = group.map(
    (diagram2) => [code(diagram2.path, ADDRESS_LENGTH_MAX3), ...artifactLinks(artifactsOf([diagram2], artifacts))].join(" ")
  );
  const short2 = shortPaths(group.map(({ path }) => path));
  const note = `${pictureOfOne(code(group[0].path, ADDRESS_LENGTH_MAX3))}

`;
  return [full, short2].map((items) => {
    const lines2 = items.map((item) => `- ${item}`).join("\n");
    return `${details(rootsAlike(group.length), lines2)}${note}`;
  });
}

// src/pull-request/calls.ts
init_messages3();

// elsewhere:src/platform/json/foreign.ts
var module79 = require("./picture.js").modules["src/platform/json/foreign.ts"]();
var entriesOf2 = module79.entriesOf;
var integerAt = module79.integerAt;
var listOf = module79.listOf;
var member = module79.member;
var memberAt = module79.memberAt;
var objectOf2 = module79.objectOf;
var textAt3 = module79.textAt;
var textOf7 = module79.textOf;

// elsewhere:src/platform/text/hosts.ts
var module80 = require("../cli.js").modules["src/platform/text/hosts.ts"]();
var isLoopback2 = module80.isLoopback;
var isProxyRefusal = module80.isProxyRefusal;
var proxyRefusal = module80.proxyRefusal;

// src/pull-request/calls.ts
init_printable();
var Refusal = class extends External {
  kind;
  reason;
  mayHaveHappened;
  constructor({ kind, reason: reason2, mayHaveHappened }, message, remedy) {
    super(message, { remedy });
    this.kind = kind;
    this.reason = reason2;
    this.mayHaveHappened = mayHaveHappened;
  }
};
var isRefusal = (error, ...kinds) => error instanceof Refusal && (kinds.length === 0 || kinds.includes(error.kind));
function createSender({ headers, token, refuse }, io) {
  const withoutToken = (text) => token === "" ? text : text.replaceAll(token, "***");
  return async ({ method, url, body, headers: callHeaders, isRepeatable }) => {
    const options = {
      method,
      headers: { ...headers, ...callHeaders },
      ...body === void 0 ? {} : { body },
      seconds: CALL_SECONDS,
      silentSeconds: CALL_SECONDS,
      bytesMax: ANSWER_BYTES_MAX2
    };
    const verdict = await sendWithRetries(
      async () => interpretResult(await io.request(url, options)),
      isRepeatable,
      io
    );
    if (verdict.is === "answer") return verdict;
    const { kind, reason: reason2, mayHaveHappened } = verdict;
    const call = `${method} ${url.replace(/^https?:\/\/[^/]+/, "").replace(/\?.*$/, "")}`;
    throw refuse({ kind, reason: withoutToken(reason2), mayHaveHappened }, call);
  };
}
async function sendWithRetries(ask, isRepeatable, io) {
  for (let tried = 1; ; tried++) {
    const verdict = await ask();
    if (verdict.is === "answer") return verdict;
    const { kind, mayHaveHappened, waitSeconds } = verdict;
    const seconds = waitSeconds ?? pauseOf(tried);
    const mayRetry = kind === "limit" || kind === "trouble" && (isRepeatable || !mayHaveHappened);
    if (!mayRetry || tried === TRIES || seconds > WAIT_SECONDS_MAX) return verdict;
    await io.wait(seconds);
  }
}
var pauseOf = (tried) => FIRST_WAIT_SECONDS * 2 ** (tried - 1);
var NEVER_SENT = /* @__PURE__ */ new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "ENETUNREACH", "EHOSTUNREACH"]);
var KIND_OF_STATUS = /* @__PURE__ */ new Map([
  [400, "invalid"],
  [401, "credentials"],
  [403, "permission"],
  [404, "missing"],
  [408, "trouble"],
  [409, "invalid"],
  [410, "missing"],
  [422, "invalid"],
  [451, "missing"]
]);
var MINUTE = 60;
var REASONS2 = {
  "time-out": TIME_OUT,
  "too-large": TOO_LARGE,
  "proxy-unknown": PROXY_UNSUPPORTED
};
function interpretResult(result) {
  if (result.end === "response") return result.status < 300 ? answerOf(result) : refusalOf(result);
  const isUnsent = result.end === "unreachable" ? NEVER_SENT.has(result.reason) || isProxyRefusal(result.reason) : result.end === "proxy-unknown";
  const reason2 = result.end === "unreachable" ? result.reason : REASONS2[result.end];
  return { is: "refusal", kind: "trouble", reason: reason2, waitSeconds: null, mayHaveHappened: !isUnsent };
}
var REFUSAL = { is: "refusal", waitSeconds: null };
function answerOf({ status: status2, text, headers }) {
  if (status2 === 203)
    return { ...REFUSAL, kind: "credentials", reason: status(status2, ""), mayHaveHappened: false };
  if (text === "") return { is: "answer", value: null, headers };
  const value = parse(text);
  if (value !== void 0) return { is: "answer", value, headers };
  return { is: "refusal", kind: "trouble", reason: NOT_JSON, waitSeconds: null, mayHaveHappened: true };
}
function refusalOf(response) {
  const { status: status2 } = response;
  const body = parse(response.text);
  const complaint = complaintOf(body);
  const reason2 = status(status2, complaint);
  if (isLimit(response, complaint)) {
    const waitSeconds = secondsToWait(response) ?? MINUTE;
    return { is: "refusal", kind: "limit", reason: reason2, waitSeconds, mayHaveHappened: false };
  }
  const kind = isLocked(response, complaint) ? "locked" : kindOf3(status2);
  return { is: "refusal", kind, reason: reason2, waitSeconds: secondsToWait(response), mayHaveHappened: kind === "trouble" };
}
var kindOf3 = (status2) => KIND_OF_STATUS.get(status2) ?? (status2 >= 500 ? "trouble" : status2 >= 400 ? "invalid" : "missing");
var isLocked = ({ status: status2 }, complaint) => status2 === 403 && /\bis locked\b/i.test(complaint);
var isLimit = ({ status: status2, headers }, complaint) => status2 === 429 || status2 === 403 && (headers.has("retry-after") || headers.get("x-ratelimit-remaining") === "0" || /rate limit/i.test(complaint));
function secondsToWait({ headers }) {
  const after = Number(headers.get("retry-after") ?? Number.NaN);
  if (after >= 0) return after;
  if (headers.get("x-ratelimit-remaining") !== "0") return null;
  const reset = Number(headers.get("x-ratelimit-reset") ?? Number.NaN);
  const now = Date.parse(headers.get("date") ?? "") / 1e3;
  return reset - now >= 0 ? Math.ceil(reset - now) + 1 : null;
}
function complaintOf(body) {
  const errors = memberAt(body, "errors");
  const detail = Array.isArray(errors) ? textAt3(errors[0], "message") : null;
  const complaint = [textAt3(body, "message"), detail].filter((text) => text !== null && text !== "").join(": ");
  return short(complaint, COMPLAINT_LENGTH_MAX);
}
function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return void 0;
  }
}

// src/pull-request/draw.ts
init_counts();
init_create();

// elsewhere:src/graph/format.ts
var module81 = require("./picture.js").modules["src/graph/format.ts"]();
var serialiseGraph = module81.serialiseGraph;
var toGraphFormat = module81.toGraphFormat;

// elsewhere:src/version.ts
var module82 = require("../cli.js").modules["src/version.ts"]();
var VERSION2 = module82.VERSION;

// src/pull-request/summarise.ts
init_limits();
function summarise(presentation) {
  const { items, edges: allEdges } = withoutBareBoxes(presentation);
  const nodes = itemsWithinLimits(items).map(nodeSummary);
  const addresses = new Set(nodes.map(({ address: address2 }) => address2));
  const edges = allEdges.filter(({ from, to }) => addresses.has(from) && addresses.has(to)).slice(0, SUMMARY_EDGES_MAX).map(({ from, to, twoWay, label, inferred, thin, change }) => ({
    from,
    to,
    twoWay,
    label: cut(label),
    inferred,
    ...thin && { thin },
    ...change !== void 0 && { change }
  }));
  const omitted = { nodes: items.length - nodes.length, edges: allEdges.length - edges.length };
  return { nodes, edges, omitted };
}
function itemsWithinLimits(items) {
  const parents = new Map(items.map(({ id, parent }) => [id, parent]));
  const included = /* @__PURE__ */ new Set();
  for (const { id } of items) {
    const added = [];
    for (let item = id; item !== null && !included.has(item); item = parents.get(item) ?? null) {
      added.push(item);
    }
    if (included.size + added.length <= SUMMARY_NODES_MAX && added.every(fits)) {
      for (const address2 of added) included.add(address2);
    }
  }
  return items.filter(({ id }) => included.has(id));
}
var nodeSummary = (item) => ({
  address: item.id,
  type: item.type,
  title: cut(item.title),
  name: item.kind === "box" ? "" : cut(item.name),
  details: item.details.slice(0, DETAILS_MAX2).map(cut),
  alert: item.alert,
  badge: item.kind === "box" ? "" : item.badge,
  parent: item.parent,
  isContainer: item.kind === "box",
  change: item.change,
  ...item.changeLines !== void 0 && { changeLines: item.changeLines.slice(0, CHANGE_LINES_MAX).map(cut) },
  ...item.changed?.createsFirst === true && { createsFirst: true },
  ...fits(item.ghostOf) && { ghostOf: item.ghostOf },
  count: item.kind === "box" ? 1 : item.count
});
function summariseChange(report, presentation) {
  const { movedBlocks: movedBlocks2, ...rest } = report;
  const { exposure, rights, touched, caveats, removedOutputs: removedOutputs2 } = report;
  const nodes = firstEntries(report.nodes, ({ address: address2 }) => [address2]).map(cutNode);
  const truncated = {
    ...rest,
    sentence: cut(report.sentence),
    nodes,
    edges: firstEntries(report.edges, ({ from, to }) => [from, to]).map(({ by, ...edge }) => ({
      ...edge,
      label: cut(edge.label),
      fromName: cut(edge.fromName),
      toName: cut(edge.toName),
      ...cutProof(by)
    })),
    ...exposure && {
      exposure: firstEntries(exposure, ({ address: address2, by }) => [address2, by]).map(({ origin, source, ...entry }) => ({
        ...cutExposure(entry),
        title: cut(entry.title),
        name: cut(entry.name),
        ...cutEvidence({ ...origin && { origin }, ...source && { source } })
      }))
    },
    ...rights && { rights: firstEntries(rights, ({ by }) => [by]).map(cutRights) },
    ...touched && { touched: firstEntries(touched, ({ address: address2, origin }) => [address2, origin]).map(cutTouch) },
    ...removedOutputs2 && { removedOutputs: removedOutputs2.slice(0, CHANGED_MAX).map(cut) },
    ...caveats && { caveats: caveats.slice(0, CHANGED_MAX).map(cutCaveat) },
    ...movedBlocks2 && { movedBlocks: firstEntries(movedBlocks2, ({ from, to }) => [from, to]) }
  };
  return { report: truncated, omitted: report.nodes.length - nodes.length, graph: summarise(presentation) };
}
var cutCaveat = ({ addresses, text, source, ...caveat2 }) => ({
  ...{ ...caveat2, text: cut(text) },
  ...addresses && { addresses: addresses.filter(fits).slice(0, CHANGED_MAX) },
  ...cutEvidence({ ...source && { source } })
});
var fits = (address2) => address2 !== void 0 && address2.length <= ADDRESSES_REMEMBERED_MAX;
var firstEntries = (entries, addressesOf) => entries.filter((entry) => addressesOf(entry).every(fits)).slice(0, CHANGED_MAX);
function cutNode(node) {
  const { values, blocks, drift, movedFrom: movedFrom2, looksLike: looksLike2, boxesBefore, exposure, noun, qualifier, parts, ...more } = node;
  const { origin, source, origins: _, by, facts, rules, effects, ...rest } = more;
  return {
    ...rest,
    title: cut(node.title),
    name: cut(node.name),
    boxes: node.boxes.slice(0, NESTING_MAX).map(cut),
    ...boxesBefore !== void 0 && { boxesBefore: boxesBefore.slice(0, NESTING_MAX).map(cut) },
    ...exposure !== void 0 && { exposure: exposure.slice(0, CHANGED_VALUES_MAX).map(cutExposure) },
    ...cutForces(rest),
    ...noun !== void 0 && { noun: cut(noun) },
    ...qualifier !== void 0 && { qualifier: cut(qualifier) },
    ...parts !== void 0 && { parts: cutParts(parts) },
    ...values !== void 0 && { values: cutValues(values) },
    ...blocks !== void 0 && { blocks: cutBlocks(blocks) },
    ...drift !== void 0 && { drift: cutValues(drift) },
    ...facts !== void 0 && { facts: cutFacts(facts) },
    ...rules !== void 0 && { rules: cutRules(rules) },
    ...effects !== void 0 && { effects: cutEffects(effects) },
    ...fits(movedFrom2) && { movedFrom: movedFrom2 },
    ...fits(looksLike2) && { looksLike: looksLike2 },
    ...cutEvidence({ ...origin && { origin }, ...source && { source } }),
    ...cutProof(by)
  };
}
function cutTouch({
  into: into2,
  node,
  source,
  values,
  blocks,
  rules,
  effects,
  facts,
  ...touch
}) {
  return {
    ...touch,
    ...cutForces(touch),
    attributes: cutTexts(touch.attributes),
    name: cut(touch.name),
    ...values !== void 0 && { values: cutValueChanges(values) },
    ...blocks !== void 0 && { blocks: cutBlocks(blocks) },
    ...rules !== void 0 && { rules: cutRules(rules) },
    ...effects !== void 0 && { effects: cutEffects(effects) },
    ...facts !== void 0 && { facts: cutFacts(facts) },
    ...fits(into2) && { into: into2 },
    ...fits(node) && { node },
    ...cutEvidence({ ...source && { source } })
  };
}
function cutRights({ origin, source, ...right }) {
  return {
    ...right,
    ...cutEvidence({ ...origin && { origin }, ...source && { source } }),
    principal: cutSubject(right.principal),
    target: cutSubject(right.target),
    actions: cutTexts(right.actions),
    ...right.conditionKeys && { conditionKeys: cutTexts(right.conditionKeys) },
    ...right.keeps && { keeps: right.keeps.slice(0, CHANGED_VALUES_MAX).map(cutSubject) },
    nodes: right.nodes.filter(fits).slice(0, CHANGED_VALUES_MAX),
    text: cut(right.text)
  };
}
var cutSubject = ({ address: address2, detail, title, ...subject }) => ({
  ...subject,
  noun: cut(subject.noun),
  name: cut(subject.name),
  ...title !== void 0 && { title: cut(title) },
  ...detail !== void 0 && { detail: cut(detail) },
  ...fits(address2) && { address: address2 }
});
var cutParts = (parts) => parts.filter(({ address: address2 }) => fits(address2)).slice(0, CHANGED_VALUES_MAX).map(({ values, rules, effects, facts, looksLike: looksLike2, of, joins, source, ...part }) => ({
  ...part,
  ...fits(looksLike2) && { looksLike: looksLike2 },
  ...of !== void 0 && fits(of.address) && { of: cutEnd(of) },
  ...cutJoins(joins),
  ...rules !== void 0 && { rules: cutRules(rules) },
  ...effects !== void 0 && { effects: cutEffects(effects) },
  ...facts !== void 0 && { facts: cutFacts(facts) },
  ...part.name !== void 0 && { name: cut(part.name) },
  ...part.forcedBy !== void 0 && { forcedBy: cutTexts(part.forcedBy) },
  ...values !== void 0 && { values: cutValues(values) },
  ...cutEvidence({ ...source && { source } })
}));
function cutJoins(joins) {
  if (joins === void 0 || !fits(joins.address) || joins.to !== void 0 && !fits(joins.to.address)) return {};
  return { joins: { ...cutEnd(joins), ...joins.to !== void 0 && { to: cutEnd(joins.to) } } };
}
var cutEnd = (end) => end.name === void 0 ? end : { ...end, name: cut(end.name) };
var cutExposure = (exposure) => exposure.except === void 0 ? exposure : { ...exposure, except: exposure.except.slice(0, CHANGED_VALUES_MAX) };
var cutForces = ({ forcedBy: forcedBy3, mayBeForcedBy: mayBeForcedBy2 }) => ({
  ...forcedBy3 && { forcedBy: cutTexts(forcedBy3) },
  ...mayBeForcedBy2 && { mayBeForcedBy: cutTexts(mayBeForcedBy2) }
});
var cutEvidence = ({ origin, source }) => ({
  ...fits(origin) && { origin },
  ...source !== void 0 && fits(source.file) && { source }
});
var cutProof = (proof) => {
  if (proof === void 0 || !fits(proof.address)) return {};
  const { address: address2, source } = proof;
  return { by: { address: address2, ...source !== void 0 && fits(source.file) && { source } } };
};
var cutValues = (values) => values.slice(0, CHANGED_VALUES_MAX).map((value) => ({
  ...value,
  name: cut(value.name),
  before: value.before === null ? null : cut(value.before),
  after: value.after === null ? null : cut(value.after)
}));
var cutValueChanges = (values) => values.slice(0, CHANGED_VALUES_MAX).map(({ path, of, before, after }) => ({
  path: cut(path),
  ...of !== void 0 && { of: cut(of) },
  before: before === null ? null : cut(before),
  after: after === null ? null : cut(after)
}));
var cutBlocks = (blocks) => blocks.slice(0, CHANGED_VALUES_MAX).map(({ path, removed: removed3, added, kept }) => ({
  path: cut(path),
  removed: cutTexts(removed3),
  added: cutTexts(added),
  kept: cutTexts(kept)
}));
var cutFacts = (facts) => facts.slice(0, CHANGED_VALUES_MAX).map(({ name, value }) => ({ name: cut(name), value: cut(value) }));
var cutRules = (rules) => rules.slice(0, CHANGED_VALUES_MAX).map(({ from, to, of, at, ...rule }) => ({
  ...rule,
  ...from !== void 0 && { from: cutTexts(from) },
  ...to !== void 0 && { to: cutTexts(to) },
  ...of !== void 0 && { of: cutTexts(of) },
  ...at !== void 0 && { at: cutTexts(at) }
}));
var cutEffects = (effects) => effects.slice(0, CHANGED_VALUES_MAX).map(({ traffic: traffic2, of, ...effect2 }) => ({
  ...effect2,
  text: cut(effect2.text),
  ...traffic2 !== void 0 && { traffic: cut(traffic2) },
  ...of !== void 0 && { of: cut(of) }
}));
var cutTexts = (texts) => texts.slice(0, CHANGED_VALUES_MAX).map(cut);
var cut = (text) => text.slice(0, TEXT_LENGTH_MAX).replace(/[\uD800-\uDBFF]$/, "");

// src/pull-request/draw.ts
async function drawCompared(identity, request, before, io) {
  const drawn = await diagram(request, io);
  const { result: read, graph, presentation, knowsChanges: knowsChanges3, pictures } = drawn;
  const revisionBefore = request.drawing.changes === "off" ? void 0 : knowsChanges3 ? "planned" : before;
  const { change, notCompared: notCompared2 } = await compareIfNeeded(
    { ...request, called: identity.name },
    revisionBefore,
    read.unparsed ?? [],
    io
  );
  const counts = changeCounts(read, knowsChanges3);
  const contents = contentsByKind(request.drawing, pictures, change?.pictures ?? []);
  return {
    contents: contents.set("graph", serialiseGraph(read.graph)),
    diagram: {
      id: identity.id,
      title: graph.title === "" ? shownName2(identity.name, request.hidesAccounts) : graph.title,
      path: identity.path,
      resources: read.graph.total ?? countResources(read.graph.nodes.values()),
      ...read.ledger !== null && { ledger: ledgerCounts(read.ledger) },
      ...graph.removed !== void 0 && { removed: graph.removed },
      counts,
      graph: summarise(presentation),
      ...change !== null && { change: changeWithCommits(change, before, request.source) },
      ...notCompared2 !== null && { notCompared: notCompared2 },
      changed: change === null ? !knowsChanges3 || counts.create + counts.update + counts.delete + counts.replace > 0 : isDifferent(change.report),
      warnings: distinctWarnings(drawn.warnings, change?.warnings ?? [], notCompared2?.faults ?? []),
      assumptions: assumedAddresses(read.graph),
      sha256: fingerprint(graph, change?.graph ?? null, request.drawing, drawn.fonts)
    }
  };
}
async function drawGone(identity, request, io) {
  const { change, notCompared: notCompared2 } = await compareOrExplain(
    { ...request, commonTitle: identity.name, ...COMPARISON_OPTIONS, before: request.source, after: null },
    io
  );
  const emptyGraph = createGraph({ nodes: [], edges: [] });
  return {
    contents: contentsByKind(request.drawing, [], change?.pictures ?? []).set("graph", serialiseGraph(emptyGraph)),
    diagram: {
      id: identity.id,
      title: shownName2(request.title ?? identity.name, request.hidesAccounts),
      path: identity.path,
      resources: 0,
      counts: { create: 0, update: 0, delete: 0, replace: 0, none: 0 },
      graph: { nodes: [], edges: [], omitted: { nodes: 0, edges: 0 } },
      ...change !== null && { change: changeWithCommits(change, request.source, null) },
      ...notCompared2 !== null && { notCompared: notCompared2 },
      changed: true,
      warnings: change?.warnings ?? [],
      assumptions: [],
      sha256: fingerprint(emptyGraph, change?.graph ?? null, request.drawing, change?.fonts ?? [])
    }
  };
}
var COMPARISON_OPTIONS = { mayBeEmpty: true, ...COMMENT_FOCUS, onlyDifferent: true };
async function compareIfNeeded(request, before, unparsed, io) {
  const { drawing, source } = request;
  if (before === void 0 || drawing.formats.length === 0)
    return { change: null, notCompared: parseFailure(unparsed) };
  const formats = drawing.formats.filter((format) => formatRow2(format).needs === "layout");
  return compareOrExplain(
    { ...request, ...COMPARISON_OPTIONS, drawing: { ...drawing, formats }, before, after: source },
    io
  );
}
async function compareOrExplain(request, io) {
  try {
    const change = await difference(request, io);
    const notCompared2 = parseFailure(change.unparsed ?? []);
    return notCompared2 === null ? { change, notCompared: notCompared2 } : { change: null, notCompared: notCompared2 };
  } catch (error) {
    if (!(error instanceof GroundplanError) || error instanceof Bug) throw error;
    const [summary = "", ...faults] = error.message.split("\n");
    return { change: null, notCompared: { reason: notCompared(summary), faults } };
  }
}
var parseFailure = (unparsed) => unparsed.length === 0 ? null : { reason: UNPARSED, faults: unparsed };
function changeWithCommits({ report, presentation }, before, after) {
  const commitOf = (source) => source?.is === "code" ? source.history?.commit : void 0;
  const [commitBefore, commitAfter] = [commitOf(before), commitOf(after)];
  const commits = {
    ...commitBefore !== void 0 && { before: commitBefore },
    ...commitAfter !== void 0 && { after: commitAfter }
  };
  return { ...summariseChange(report, presentation), ...Object.keys(commits).length > 0 && { commits } };
}
function distinctWarnings(fromDrawing, fromComparison, faults) {
  const repeated = /* @__PURE__ */ new Set([...fromDrawing.map((text) => aboutSide("after", text)), ...faults]);
  return [.../* @__PURE__ */ new Set([...fromDrawing, ...fromComparison])].filter((text) => !repeated.has(text));
}
function contentsByKind(drawing, whole, change) {
  return new Map([
    ...whole.map((picture) => [fileKind(picture, "whole", drawing), picture.content]),
    ...change.map((picture) => [fileKind(picture, "change", drawing), picture.content])
  ]);
}
var fileKind = ({ theme, format }, shows, { themes }) => fileKindOf(format, themes.length > 1 && theme === "dark" ? "dark" : "light", shows);
var ledgerCounts = ({ summary: { drawn, folded, hidden } }) => ({ drawn, folded, hidden });
var assumedAddresses = ({ nodes }) => [...nodes.values()].filter(({ provenance }) => provenance === "assumed").map(({ address: address2 }) => address2);
function fingerprint({ title, nodes, edges, flows = [] }, union, { fonts: _, places, ...options }, usedFonts) {
  const files2 = { fonts: usedFonts.map(({ bytes }) => sha256(bytes)), places: places && sha256(places.bytes) };
  const change = union && [[...union.nodes.values()], union.edges];
  return sha256(JSON.stringify({ VERSION: VERSION2, options, files: files2, title, nodes: [...nodes.values()], edges, flows, change }));
}
function changeCounts({ changes, graph }, knowsChanges3) {
  const counts = { create: 0, update: 0, delete: 0, replace: 0, none: 0 };
  if (changes === void 0) return { ...counts, none: graph.nodes.size };
  for (const [change, count] of changes) {
    const name = knowsChanges3 && Object.hasOwn(counts, change) ? change : "none";
    counts[name] += count;
  }
  return counts;
}

// src/pull-request/marker.ts
var BEGIN = "<!-- groundplan v1 ";
var END = " -->";
function writeMarker({ id, run: run3, attempt, sha, hash, commit, isKept: isKept2 }) {
  const fields = {
    id,
    run: run3,
    attempt,
    sha,
    hash,
    ...commit === null ? {} : { commit },
    ...isKept2 ? { kept: true } : {}
  };
  const json = JSON.stringify(fields).replace(/[<>]|-(?=[->])/g, (char) => `\\u00${char.charCodeAt(0).toString(16)}`);
  return `${BEGIN}${json}${END}`;
}
function readMarker(body) {
  if (!body.startsWith(BEGIN)) return null;
  const line2 = body.split("\n", 1)[0].trimEnd();
  if (!line2.endsWith(END)) return null;
  const fields = parse2(line2.slice(BEGIN.length, -END.length));
  const [id, run3, attempt] = [textAt3(fields, "id"), integerAt(fields, "run"), integerAt(fields, "attempt")];
  if (id === null || run3 === null || attempt === null) return null;
  const commit = textAt3(fields, "commit");
  return {
    id,
    run: run3,
    attempt,
    sha: textAt3(fields, "sha") ?? "",
    hash: textAt3(fields, "hash") ?? "",
    commit: commit !== null && /^[0-9a-f]{40,64}$/.test(commit) ? commit : null,
    isKept: memberAt(fields, "kept") === true
  };
}
var withMarker = (body, marker) => {
  const lineEnd = body.indexOf("\n");
  return `${writeMarker(marker)}${lineEnd < 0 ? "" : body.slice(lineEnd)}`;
};
var compareRuns = (a, b) => a.run - b.run || a.attempt - b.attempt;
function parse2(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

// src/pull-request/sticky.ts
async function findComment(store, id) {
  const ownComments = await listOwn(store, id);
  return {
    current: await mergeDuplicates(store, ownComments),
    newestKept: ownComments.findLast(({ marker }) => marker.isKept) ?? null
  };
}
async function listOwn(store, id) {
  const marked2 = (await store.list()).flatMap((comment2) => {
    const marker = readMarker(comment2.body);
    return marker?.id === id ? [{ comment: comment2, marker }] : [];
  });
  if (marked2.length === 0) return [];
  const isOwn = await store.authorTest();
  return marked2.filter(({ comment: comment2 }) => isOwn(comment2));
}
async function mergeDuplicates(store, ownComments) {
  const [oldest, ...others] = ownComments.filter(({ marker }) => !marker.isKept);
  if (oldest === void 0) return null;
  const newest = others.reduce(
    (best, candidate) => compareRuns(candidate.marker, best.marker) > 0 ? candidate : best,
    oldest
  );
  if (newest !== oldest && await store.update(oldest.comment, newest.comment.body) === null) {
    return mergeDuplicates(store, others);
  }
  for (const { comment: comment2 } of others) await store.remove(comment2);
  return { comment: { ...oldest.comment, body: newest.comment.body }, marker: newest.marker };
}
async function writeComment(store, { marker, body }, behaviour, current) {
  const newMarker = { ...marker, isKept: behaviour === "new" };
  const text = `${writeMarker(newMarker)}
${body}`;
  if (behaviour === "update" && current !== null) {
    const written = await update(store, current, newMarker, text);
    if (written !== null) return written;
  }
  if (behaviour === "recreate" && current !== null) await store.remove(current.comment);
  if (behaviour === "hide-and-recreate" && current !== null) await collapse(store, current);
  return create(store, newMarker, text);
}
async function update(store, { comment: comment2 }, newMarker, text) {
  const now = await store.read(comment2);
  if (now === null) return null;
  const marker = readMarker(now.body);
  if (marker !== null && compareRuns(marker, newMarker) > 0) return { outcome: "superseded", comment: now };
  const updated = await store.update(comment2, text);
  return updated === null ? null : { outcome: "updated", comment: updated };
}
async function collapse(store, { comment: comment2, marker }) {
  await store.hide?.(comment2);
  await store.update(comment2, withMarker(comment2.body, { ...marker, isKept: true }));
}
async function create(store, newMarker, text) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await mergeAfterCreate(store, newMarker, await store.create(text));
    } catch (error) {
      if (!isRefusal(error) || !error.mayHaveHappened || attempt === TRIES) throw error;
      await store.pause(attempt);
      const created = (await listOwn(store, newMarker.id)).find(
        ({ marker }) => compareRuns(marker, newMarker) === 0 && marker.hash === newMarker.hash
      );
      if (created !== void 0) return mergeAfterCreate(store, newMarker, created.comment);
    }
  }
}
async function mergeAfterCreate(store, newMarker, comment2) {
  if (newMarker.isKept) return { outcome: "created", comment: comment2 };
  try {
    const current = await mergeDuplicates(store, await listOwn(store, newMarker.id));
    return { outcome: "created", comment: current?.comment ?? comment2 };
  } catch (error) {
    if (isRefusal(error)) return { outcome: "created", comment: comment2 };
    throw error;
  }
}

// elsewhere:src/slug.ts
var module83 = require("./start.js").modules["src/slug.ts"]();
var idsFor = module83.idsFor;

// elsewhere:src/cli/input.ts
var module84 = require("./start.js").modules["src/cli/input.ts"]();
var checkInput = module84.checkInput;
var checkVarFiles = module84.checkVarFiles;
var descriptorOf = module84.descriptorOf;
var kindOf4 = module84.kindOf;
var readInput = module84.readInput;
var readInputOrPipe = module84.readInputOrPipe;
var throwUnreadable = module84.throwUnreadable;

// elsewhere:src/cli/messages.ts
var module85 = require("../cli.js").modules["src/cli/messages.ts"]();
var ADDRESS_REMEDY = module85.ADDRESS_REMEDY;
var AFTER = module85.AFTER;
var ALL_WELL = module85.ALL_WELL;
var BEFORE = module85.BEFORE;
var BROKEN = module85.BROKEN;
var BUNDLED = module85.BUNDLED;
var BUSY = module85.BUSY;
var BUSY_REMEDY = module85.BUSY_REMEDY;
var CACHE = module85.CACHE;
var CACHE_EMPTY = module85.CACHE_EMPTY;
var CACHE_FOR = module85.CACHE_FOR;
var CHANGED_ONE = module85.CHANGED_ONE;
var CHANGED_ONE_REMEDY = module85.CHANGED_ONE_REMEDY;
var CLOSED = module85.CLOSED;
var COLUMN_CHANGE = module85.COLUMN_CHANGE;
var COLUMN_KINDS = module85.COLUMN_KINDS;
var COLUMN_READS = module85.COLUMN_READS;
var COLUMN_READ_BY = module85.COLUMN_READ_BY;
var COLUMN_RESOURCES = module85.COLUMN_RESOURCES;
var COLUMN_ROOT = module85.COLUMN_ROOT;
var COMMENT_ID_REMEDY = module85.COMMENT_ID_REMEDY;
var CONVERSATION_LOCKED = module85.CONVERSATION_LOCKED;
var DEBUG_DATA_REMEDY = module85.DEBUG_DATA_REMEDY;
var DEVOPS_DEPTH_REMEDY = module85.DEVOPS_DEPTH_REMEDY;
var DEVOPS_PIPELINE_REMEDY = module85.DEVOPS_PIPELINE_REMEDY;
var DEVOPS_TOKEN_REMEDY = module85.DEVOPS_TOKEN_REMEDY;
var DIFF = module85.DIFF;
var DIFFERS = module85.DIFFERS;
var DIFF_EITHER_OR = module85.DIFF_EITHER_OR;
var DIFF_REMEDY = module85.DIFF_REMEDY;
var DIFF_TAKES_TWO = module85.DIFF_TAKES_TWO;
var DIRECTORY = module85.DIRECTORY;
var DOCKER_DO = module85.DOCKER_DO;
var DOCKER_FOR = module85.DOCKER_FOR;
var DOCS_REMEDY = module85.DOCS_REMEDY;
var DOCS_TAKES_ONE = module85.DOCS_TAKES_ONE;
var DOCUMENT = module85.DOCUMENT;
var DONE = module85.DONE;
var DOT_DO = module85.DOT_DO;
var DOT_FOR = module85.DOT_FOR;
var DRAW = module85.DRAW;
var DRAWING = module85.DRAWING;
var DRAWING_FOR = module85.DRAWING_FOR;
var DRY_RUN_NEEDS_BACKEND = module85.DRY_RUN_NEEDS_BACKEND;
var DRY_RUN_NEEDS_BACKEND_REMEDY = module85.DRY_RUN_NEEDS_BACKEND_REMEDY;
var DRY_RUN_TAKES_STDOUT = module85.DRY_RUN_TAKES_STDOUT;
var DRY_RUN_TAKES_STDOUT_REMEDY = module85.DRY_RUN_TAKES_STDOUT_REMEDY;
var ESTATE_EMPTY = module85.ESTATE_EMPTY;
var ESTATE_FILES_ALONE = module85.ESTATE_FILES_ALONE;
var ESTATE_REMEDY = module85.ESTATE_REMEDY;
var ESTATE_SOURCE = module85.ESTATE_SOURCE;
var ESTATE_STDOUT_REMEDY = module85.ESTATE_STDOUT_REMEDY;
var EXPLAIN = module85.EXPLAIN;
var EXPLANATION_TAKES_STDOUT = module85.EXPLANATION_TAKES_STDOUT;
var EXPLANATION_TAKES_STDOUT_REMEDY = module85.EXPLANATION_TAKES_STDOUT_REMEDY;
var FILE_FOREIGN_REMEDY = module85.FILE_FOREIGN_REMEDY;
var FILE_IS_DIRECTORY_REMEDY = module85.FILE_IS_DIRECTORY_REMEDY;
var FILE_MISSING_REMEDY = module85.FILE_MISSING_REMEDY;
var FILE_UNREADABLE_REMEDY = module85.FILE_UNREADABLE_REMEDY;
var FORK_PROVIDERS = module85.FORK_PROVIDERS;
var FORK_PROVIDERS_REMEDY = module85.FORK_PROVIDERS_REMEDY;
var FORMAT = module85.FORMAT;
var FORMAT_CONTRADICTS_REMEDY = module85.FORMAT_CONTRADICTS_REMEDY;
var GITLAB_DEPTH_REMEDY = module85.GITLAB_DEPTH_REMEDY;
var GITLAB_PIPELINE_REMEDY = module85.GITLAB_PIPELINE_REMEDY;
var GITLAB_TOKEN_REMEDY = module85.GITLAB_TOKEN_REMEDY;
var GIT_DO = module85.GIT_DO;
var GIT_FOR = module85.GIT_FOR;
var GRAPH = module85.GRAPH;
var GRAPHFILE_ALONE = module85.GRAPHFILE_ALONE;
var GRAPHFILE_REMEDY = module85.GRAPHFILE_REMEDY;
var GRAPH_FILE_LIMITS = module85.GRAPH_FILE_LIMITS;
var HEADING = module85.HEADING;
var IGNORED_WITH_PLANFILE = module85.IGNORED_WITH_PLANFILE;
var INSTRUCTIONS = module85.INSTRUCTIONS;
var INTERNAL_FAULT = module85.INTERNAL_FAULT;
var JOINED_PLANFILE = module85.JOINED_PLANFILE;
var JOINED_PLANFILE_REMEDY = module85.JOINED_PLANFILE_REMEDY;
var JOINED_REMEDY = module85.JOINED_REMEDY;
var KINDS = module85.KINDS;
var MANIFEST_REMEDY = module85.MANIFEST_REMEDY;
var MAP = module85.MAP;
var MAP_FAILED = module85.MAP_FAILED;
var MCP_ADDRESS_REMEDY = module85.MCP_ADDRESS_REMEDY;
var MISSING = module85.MISSING;
var NATIVE = module85.NATIVE;
var NEWER_RUN = module85.NEWER_RUN;
var NOTE = module85.NOTE;
var NOTHING_TO_EXPLAIN = module85.NOTHING_TO_EXPLAIN;
var NOT_A_FILE_REMEDY = module85.NOT_A_FILE_REMEDY;
var NOT_A_VARFILE_REMEDY = module85.NOT_A_VARFILE_REMEDY;
var NOT_DRAWN = module85.NOT_DRAWN;
var NOT_OURS_REMEDY = module85.NOT_OURS_REMEDY;
var NOT_PIPED_REMEDY = module85.NOT_PIPED_REMEDY;
var NOT_WRITTEN = module85.NOT_WRITTEN;
var NO_CLIENT = module85.NO_CLIENT;
var NO_CLIENT_REMEDY = module85.NO_CLIENT_REMEDY;
var NO_ENGINE = module85.NO_ENGINE;
var NO_FETCH_WITH_PROVIDERS = module85.NO_FETCH_WITH_PROVIDERS;
var NO_FETCH_WITH_PROVIDERS_REMEDY = module85.NO_FETCH_WITH_PROVIDERS_REMEDY;
var NO_PATH = module85.NO_PATH;
var NO_ROOTS = module85.NO_ROOTS;
var NO_STAMP = module85.NO_STAMP;
var ONE_SOURCE_FOR_PLAN = module85.ONE_SOURCE_FOR_PLAN;
var ONE_SOURCE_REMEDY = module85.ONE_SOURCE_REMEDY;
var OPEN_PAGE = module85.OPEN_PAGE;
var OPTION_EMPTY_REMEDY = module85.OPTION_EMPTY_REMEDY;
var OPTION_TWICE_REMEDY = module85.OPTION_TWICE_REMEDY;
var OUTDIR_LINK_REMEDY = module85.OUTDIR_LINK_REMEDY;
var OUTDIR_REMEDY = module85.OUTDIR_REMEDY;
var OUTDIR_UNWRITABLE_REMEDY = module85.OUTDIR_UNWRITABLE_REMEDY;
var OUTFILE_IS_DIRECTORY_REMEDY = module85.OUTFILE_IS_DIRECTORY_REMEDY;
var OUTFILE_IS_LINK_REMEDY = module85.OUTFILE_IS_LINK_REMEDY;
var OUTFILE_IS_PIPE_REMEDY = module85.OUTFILE_IS_PIPE_REMEDY;
var OUTFILE_REMEDY = module85.OUTFILE_REMEDY;
var OUTSIDE_REMEDY = module85.OUTSIDE_REMEDY;
var PAGES_NEED_FILE = module85.PAGES_NEED_FILE;
var PAGES_NEED_FILE_REMEDY = module85.PAGES_NEED_FILE_REMEDY;
var PATHS_IN_QUOTES = module85.PATHS_IN_QUOTES;
var PLANFILE_NEEDS_ALL = module85.PLANFILE_NEEDS_ALL;
var PLANFILE_NEEDS_ALL_REMEDY = module85.PLANFILE_NEEDS_ALL_REMEDY;
var PLANNER = module85.PLANNER;
var PLAN_OF_TERRAFORM = module85.PLAN_OF_TERRAFORM;
var PRESENT_STATUS = module85.PRESENT_STATUS;
var PRIVATE_HOST_REMEDY = module85.PRIVATE_HOST_REMEDY;
var PROGRAM = module85.PROGRAM;
var PROVIDER_REQUIRED = module85.PROVIDER_REQUIRED;
var PYTHON_DO = module85.PYTHON_DO;
var PYTHON_FOR = module85.PYTHON_FOR;
var RASTERISER = module85.RASTERISER;
var RASTERISER_FOR = module85.RASTERISER_FOR;
var REMEDY = module85.REMEDY;
var REMOVE_SPECIAL_REMEDY = module85.REMOVE_SPECIAL_REMEDY;
var REPORT_FAULT = module85.REPORT_FAULT;
var REPOSITORY_OUTSIDE = module85.REPOSITORY_OUTSIDE;
var REPOSITORY_REMEDY = module85.REPOSITORY_REMEDY;
var RESULTS = module85.RESULTS;
var RESULTS_FOR = module85.RESULTS_FOR;
var SAME_GRAPH = module85.SAME_GRAPH;
var SELF_BROKEN = module85.SELF_BROKEN;
var SELF_REMEDY = module85.SELF_REMEDY;
var SHOW_NEEDS_FILE = module85.SHOW_NEEDS_FILE;
var SHOW_NEEDS_FILE_REMEDY = module85.SHOW_NEEDS_FILE_REMEDY;
var SHOW_WSLVIEW_MISSING = module85.SHOW_WSLVIEW_MISSING;
var SOURCE2 = module85.SOURCE;
var SOURCE_REMEDY = module85.SOURCE_REMEDY;
var SOURCE_REQUIRED = module85.SOURCE_REQUIRED;
var STDIN = module85.STDIN;
var STDIN_TWICE = module85.STDIN_TWICE;
var STDIN_TWICE_REMEDY = module85.STDIN_TWICE_REMEDY;
var STDOUT_IS_TERMINAL_REMEDY = module85.STDOUT_IS_TERMINAL_REMEDY;
var STDOUT_ONE_FORMAT = module85.STDOUT_ONE_FORMAT;
var STDOUT_TAKEN = module85.STDOUT_TAKEN;
var STDOUT_TAKEN_REMEDY = module85.STDOUT_TAKEN_REMEDY;
var SUGGESTIONS_REMEDY = module85.SUGGESTIONS_REMEDY;
var TERRAFORM = module85.TERRAFORM;
var TERRAFORM_DO = module85.TERRAFORM_DO;
var TERRAFORM_FOR = module85.TERRAFORM_FOR;
var TERRAGRUNT_DO = module85.TERRAGRUNT_DO;
var TERRAGRUNT_FOR = module85.TERRAGRUNT_FOR;
var TOFU = module85.TOFU;
var TOFU_DO = module85.TOFU_DO;
var TOFU_FOR = module85.TOFU_FOR;
var TOO_LARGE2 = module85.TOO_LARGE;
var TOO_LONG_REMEDY = module85.TOO_LONG_REMEDY;
var TOO_MANY_DIRECTORIES = module85.TOO_MANY_DIRECTORIES;
var TOO_OLD = module85.TOO_OLD;
var TOO_WIDE = module85.TOO_WIDE;
var TOO_WIDE_REMEDY = module85.TOO_WIDE_REMEDY;
var VAR_REMEDY = module85.VAR_REMEDY;
var VERSION_REMEDY = module85.VERSION_REMEDY;
var WATCHED_PAGE = module85.WATCHED_PAGE;
var WATCH_NEEDS_FILE = module85.WATCH_NEEDS_FILE;
var WATCH_NEEDS_FILE_REMEDY = module85.WATCH_NEEDS_FILE_REMEDY;
var WATCH_NEEDS_LOCAL = module85.WATCH_NEEDS_LOCAL;
var WATCH_NEEDS_LOCAL_REMEDY = module85.WATCH_NEEDS_LOCAL_REMEDY;
var WATCH_WITH_AI = module85.WATCH_WITH_AI;
var WATCH_WITH_AI_REMEDY = module85.WATCH_WITH_AI_REMEDY;
var WHAT_SOURCE_ACCEPTS = module85.WHAT_SOURCE_ACCEPTS;
var WHY_FOLDED = module85.WHY_FOLDED;
var WITHOUT_VARIABLES = module85.WITHOUT_VARIABLES;
var absentBecause = module85.absentBecause;
var addressOfThisMachine = module85.addressOfThisMachine;
var addressRefused = module85.addressRefused;
var affectedRead2 = module85.affectedRead;
var affectedRoots = module85.affectedRoots;
var argumentTooLong = module85.argumentTooLong;
var argumentsAre = module85.argumentsAre;
var arrow = module85.arrow;
var badAmount = module85.badAmount;
var badCommentId = module85.badCommentId;
var badNumber = module85.badNumber;
var badPrivateHost = module85.badPrivateHost;
var bareOrNamed = module85.bareOrNamed;
var because2 = module85.because;
var belowThirdColumn = module85.belowThirdColumn;
var cacheIs = module85.cacheIs;
var cacheIsAtLeast = module85.cacheIsAtLeast;
var changed2 = module85.changed;
var changedRoots = module85.changedRoots;
var checkExtension = module85.checkExtension;
var checkExtensionRemedy = module85.checkExtensionRemedy;
var cycle = module85.cycle;
var didYouMean = module85.didYouMean;
var drawingRoot = module85.drawingRoot;
var drawnAs = module85.drawnAs;
var drawnIn = module85.drawnIn;
var drawnSentence = module85.drawnSentence;
var explained = module85.explained;
var fileEdited = module85.fileEdited;
var fileEditedRemedy = module85.fileEditedRemedy;
var fileEmpty = module85.fileEmpty;
var fileForeign = module85.fileForeign;
var fileIsCode = module85.fileIsCode;
var fileIsCodeRemedy = module85.fileIsCodeRemedy;
var fileIsDirectory = module85.fileIsDirectory;
var fileMissing = module85.fileMissing;
var fileUnreadable = module85.fileUnreadable;
var forExample = module85.forExample;
var formatContradicts = module85.formatContradicts;
var graphDiffers = module85.graphDiffers;
var heading = module85.heading;
var hostRefuses = module85.hostRefuses;
var ignoredWithFile = module85.ignoredWithFile;
var imageTooLarge = module85.imageTooLarge;
var isCurrent = module85.isCurrent;
var isStale = module85.isStale;
var joinedNotDirectory = module85.joinedNotDirectory;
var knownNames = module85.knownNames;
var line = module85.line;
var lineBetween = module85.lineBetween;
var manifestUnfit = module85.manifestUnfit;
var missingArgument = module85.missingArgument;
var moreKinds = module85.moreKinds;
var namesWithDefault = module85.namesWithDefault;
var neededFor = module85.neededFor;
var noEffect = module85.noEffect;
var noEffectOnGraph = module85.noEffectOnGraph;
var noEffectWith = module85.noEffectWith;
var noEffectWithout = module85.noEffectWithout;
var noPicture = module85.noPicture;
var noRootsRemedy = module85.noRootsRemedy;
var noToken = module85.noToken;
var notADirectory = module85.notADirectory;
var notAFile = module85.notAFile;
var notOurs = module85.notOurs;
var notPiped = module85.notPiped;
var notWhole = module85.notWhole;
var nothingToCompare = module85.nothingToCompare;
var ofFalse = module85.ofFalse;
var oneOf = module85.oneOf;
var oneOrMore = module85.oneOrMore;
var openerMissing = module85.openerMissing;
var openerOutput = module85.openerOutput;
var optionEmpty = module85.optionEmpty;
var optionTwice = module85.optionTwice;
var otherVersion = module85.otherVersion;
var outdirIsLink = module85.outdirIsLink;
var outdirUnfit = module85.outdirUnfit;
var outfileExtension = module85.outfileExtension;
var outfileExtensionRemedy = module85.outfileExtensionRemedy;
var outfileFolderMissing = module85.outfileFolderMissing;
var outfileIsDirectory = module85.outfileIsDirectory;
var outfileIsLink = module85.outfileIsLink;
var outfileIsPipe = module85.outfileIsPipe;
var outside = module85.outside;
var pageMissing = module85.pageMissing;
var pageStale = module85.pageStale;
var pathAlong = module85.pathAlong;
var pathBack = module85.pathBack;
var pathIgnoringDirection = module85.pathIgnoringDirection;
var perhaps = module85.perhaps;
var picturesRefused = module85.picturesRefused;
var provedBy = module85.provedBy;
var providerRemedy = module85.providerRemedy;
var rasteriserDo = module85.rasteriserDo;
var redrawAdvice = module85.redrawAdvice;
var refused = module85.refused;
var removed2 = module85.removed;
var resourceCount = module85.resourceCount;
var resultsAre = module85.resultsAre;
var resultsCleared = module85.resultsCleared;
var rootFailed = module85.rootFailed;
var sameAs = module85.sameAs;
var seeHelp = module85.seeHelp;
var serving = module85.serving;
var shellRemedy = module85.shellRemedy;
var showFailed = module85.showFailed;
var sinceGraphFile = module85.sinceGraphFile;
var sourceMissing = module85.sourceMissing;
var stdoutIsTerminal = module85.stdoutIsTerminal;
var stdoutOneFormatRemedy = module85.stdoutOneFormatRemedy;
var summaryOfGraph = module85.summaryOfGraph;
var summaryOfPlan = module85.summaryOfPlan;
var textTooLong = module85.textTooLong;
var tooManyItems = module85.tooManyItems;
var unchanged3 = module85.unchanged;
var uncomparedRoots = module85.uncomparedRoots;
var unexpectedArguments = module85.unexpectedArguments;
var unknownAddress = module85.unknownAddress;
var unknownArgument = module85.unknownArgument;
var unknownName = module85.unknownName;
var unknownShell = module85.unknownShell;
var unknownTool = module85.unknownTool;
var unnameable = module85.unnameable;
var unsafeAddress = module85.unsafeAddress;
var varFileOfOneSide = module85.varFileOfOneSide;
var variableMissing = module85.variableMissing;
var waiting = module85.waiting;
var warningLine = module85.warningLine;
var watching = module85.watching;
var wrongArgument = module85.wrongArgument;
var wrote = module85.wrote;

// elsewhere:src/cli/options.ts
var module86 = require("../cli.js").modules["src/cli/options.ts"]();
var attributeOf2 = module86.attributeOf;
var flagsOf2 = module86.flagsOf;
var helpOf = module86.helpOf;
var longOf = module86.longOf;
var optionsOf = module86.optionsOf;
var parseOptions = module86.parseOptions;
var parsePlanning = module86.parsePlanning;
var parsePrivateHosts = module86.parsePrivateHosts;
var rowsOf2 = module86.rowsOf;

// elsewhere:src/cli/progress.ts
var module87 = require("./start.js").modules["src/cli/progress.ts"]();
var SILENT2 = module87.SILENT;
var createProgress = module87.createProgress;

// elsewhere:src/cli/request.ts
var module88 = require("./picture.js").modules["src/cli/request.ts"]();
var checkAnnotationOption = module88.checkAnnotationOption;
var readAnnotationOption = module88.readAnnotationOption;
var readRequest = module88.readRequest;

// elsewhere:src/cli/source.ts
var module89 = require("./picture.js").modules["src/cli/source.ts"]();
var checkSeparatePipes = module89.checkSeparatePipes;
var planningOptionsIn = module89.planningOptionsIn;
var readSource2 = module89.readSource;
var readSourceOptions = module89.readSourceOptions;

// src/cli/comment/devops.ts
init_markdown();

// elsewhere:src/cli/limits.ts
var module90 = require("../cli.js").modules["src/cli/limits.ts"]();
var ADDRESSES_LISTED_MAX = module90.ADDRESSES_LISTED_MAX;
var ANSWER_BYTES_MAX3 = module90.ANSWER_BYTES_MAX;
var ARGUMENT_ITEMS_MAX = module90.ARGUMENT_ITEMS_MAX;
var ARGUMENT_LENGTH_MAX = module90.ARGUMENT_LENGTH_MAX;
var CACHE_FILES_COUNTED = module90.CACHE_FILES_COUNTED;
var DEVOPS_BODY_BYTES_MAX = module90.DEVOPS_BODY_BYTES_MAX;
var DOCTOR_SECONDS = module90.DOCTOR_SECONDS;
var FILE_BYTES_MAX2 = module90.FILE_BYTES_MAX;
var GITLAB_BODY_BYTES_MAX = module90.GITLAB_BODY_BYTES_MAX;
var GRAPHS_REMEMBERED_MAX = module90.GRAPHS_REMEMBERED_MAX;
var HOPS_LISTED_MAX = module90.HOPS_LISTED_MAX;
var IMAGE_BYTES_MAX = module90.IMAGE_BYTES_MAX;
var KINDS_IN_TABLE_MAX = module90.KINDS_IN_TABLE_MAX;
var KINDS_LISTED_MAX = module90.KINDS_LISTED_MAX;
var LISTING_BYTES_MAX2 = module90.LISTING_BYTES_MAX;
var MANIFEST_BYTES_MAX2 = module90.MANIFEST_BYTES_MAX;
var NAME_LENGTH_MAX2 = module90.NAME_LENGTH_MAX;
var NEIGHBOURS_DEPTH_MAX = module90.NEIGHBOURS_DEPTH_MAX;
var NOTES_LENGTH_MAX = module90.NOTES_LENGTH_MAX;
var PAGES_MAX = module90.PAGES_MAX;
var PER_PAGE = module90.PER_PAGE;
var PROGRESS_SECONDS = module90.PROGRESS_SECONDS;
var QUESTION_BYTES_MAX = module90.QUESTION_BYTES_MAX;
var REACH_DEPTH_MAX = module90.REACH_DEPTH_MAX;
var REASON_LENGTH_MAX = module90.REASON_LENGTH_MAX;
var SETTLE_SECONDS = module90.SETTLE_SECONDS;
var SHOW_SECONDS = module90.SHOW_SECONDS;
var SUMMARY_LISTED_MAX = module90.SUMMARY_LISTED_MAX;
var SUMMARY_WARNINGS_MAX = module90.SUMMARY_WARNINGS_MAX;
var SUMMARY_WARNING_LENGTH_MAX = module90.SUMMARY_WARNING_LENGTH_MAX;
var TEXT_LENGTH_MAX2 = module90.TEXT_LENGTH_MAX;
var TITLE_LENGTH_MAX3 = module90.TITLE_LENGTH_MAX;
var UPLOAD_BYTES_MAX = module90.UPLOAD_BYTES_MAX;
var WAITING_MAX = module90.WAITING_MAX;
var WATCH_SECONDS = module90.WATCH_SECONDS;

// src/cli/comment/host.ts
init_messages3();
function connect({ name, url, token, headers }, io) {
  const refuse = (parts, call) => new Refusal(parts, hostRefuses(name, call, parts.reason), remedyFor(parts));
  const allHeaders = { accept: "application/json", "user-agent": `groundplan/${VERSION2}`, ...headers };
  const send = createSender({ headers: allHeaders, token, refuse }, io);
  const json = (body) => body === void 0 ? {} : { body: JSON.stringify(body), headers: { "content-type": "application/json" } };
  const broken = (reason2) => refuse({ kind: "trouble", reason: reason2, mayHaveHappened: true }, "answer");
  return {
    get: (path) => send({ method: "GET", url: `${url}${path}`, isRepeatable: true }),
    put: (method, path, body) => send({ method, url: `${url}${path}`, isRepeatable: true, ...json(body) }),
    create: (path, body) => send({ method: "POST", url: `${url}${path}`, isRepeatable: false, ...json(body) }),
    send: (path, body, type) => send({ method: "POST", url: `${url}${path}`, isRepeatable: true, body, headers: { "content-type": type } }),
    expected(value) {
      if (value === null) throw broken(NOT_AS_DOCUMENTED);
      return value;
    },
    broken
  };
}
var remedyFor = ({ kind, reason: reason2 }) => reason2 === PROXY_UNSUPPORTED || isProxyRefusal(reason2) ? UNREACHABLE_REMEDY : REMEDY[kind];
async function unlessGone(work) {
  try {
    return await work();
  } catch (error) {
    if (isRefusal(error, "missing")) return null;
    throw error;
  }
}

// src/cli/comment/pipeline.ts
function variablesOf(env, remedy) {
  const optional = (name) => /^\$\(.*\)$/.test(env[name] ?? "") ? "" : env[name] ?? "";
  const missing2 = (name) => new Misuse(variableMissing(name), { remedy });
  const text = (name) => {
    const value = optional(name);
    if (value === "") throw missing2(name);
    return value;
  };
  return {
    optional,
    text,
    number(name) {
      const value = Number(text(name));
      if (!Number.isSafeInteger(value) || value < 1) throw missing2(name);
      return value;
    },
    address(name) {
      const value = text(name);
      const url = URL.canParse(value) ? new URL(value) : null;
      if (url === null || !isSafe(url)) {
        throw new InvalidInput(unsafeAddress(name), { remedy: ADDRESS_REMEDY });
      }
      return url.href.replace(/\/+$/, "");
    }
  };
}
var isSafe = ({ protocol, hostname, username, password, search, hash }) => (protocol === "https:" || protocol === "http:" && isLoopback2(hostname)) && [username, password, search, hash].every((part) => part === "");

// src/cli/comment/devops.ts
function readPipeline(env) {
  const variables = variablesOf(env, DEVOPS_PIPELINE_REMEDY);
  const { optional, text, number } = variables;
  const target = optional("SYSTEM_PULLREQUEST_TARGETBRANCH").replace(/^refs\/heads\//, "");
  const build = number("BUILD_BUILDID");
  const project = `${variables.address("SYSTEM_COLLECTIONURI")}/${encodeURIComponent(text("SYSTEM_TEAMPROJECT"))}`;
  return {
    pullNumber: number("SYSTEM_PULLREQUEST_PULLREQUESTID"),
    base: target === "" ? "" : `refs/remotes/origin/${target}`,
    // The checked-out commit is a merge with the target, which includes changes of other people.
    head: text("SYSTEM_PULLREQUEST_SOURCECOMMITID"),
    checkedOut: optional("BUILD_SOURCEVERSION"),
    fromMergeBase: true,
    isFork: /^true$/i.test(optional("SYSTEM_PULLREQUEST_ISFORK")),
    // No variable states the visibility of the project.
    isPublic: false,
    repository: optional("BUILD_REPOSITORY_NAME") || ".",
    run: { run: build, attempt: Number(optional("SYSTEM_JOBATTEMPT")) || 1 },
    runName: `build ${build}`,
    url: `${project}/_build/results?buildId=${build}`,
    token: optional("SYSTEM_ACCESSTOKEN"),
    remedies: { token: DEVOPS_TOKEN_REMEDY, depth: DEVOPS_DEPTH_REMEDY }
  };
}
var API_VERSION = "api-version=7.1";
function devops({ pullNumber, token }, env, io) {
  const variables = variablesOf(env, DEVOPS_PIPELINE_REMEDY);
  const url = variables.address("SYSTEM_COLLECTIONURI");
  const headers = { authorization: `Bearer ${token}` };
  const rest = connect({ name: "Azure DevOps", url, token, headers }, io);
  const [project, repository] = [variables.text("SYSTEM_TEAMPROJECT"), variables.text("BUILD_REPOSITORY_ID")];
  const git = `/${encodeURIComponent(project)}/_apis/git/repositories/${encodeURIComponent(repository)}`;
  const pullPath = `${git}/pullRequests/${pullNumber}`;
  const web = variables.optional("BUILD_REPOSITORY_URI").replace(/^https:\/\/[\w-]+@/, "https://");
  const pathOf3 = ({ id }) => {
    const [thread, comment2] = id.split("/");
    return `${pullPath}/threads/${thread}/comments/${comment2}?${API_VERSION}`;
  };
  const noteFrom = async (note, answer) => rest.expected(parseNote(note.id.split("/")[0], (await answer).value)).note;
  return {
    bytesMax: DEVOPS_BODY_BYTES_MAX,
    dialect: {
      image: "plain",
      fence: { begin: "::: mermaid", end: ":::" },
      lineUrl: lineUrlOn("devops", web)
    },
    comments: {
      list: () => listNotes(rest, `${pullPath}/threads?${API_VERSION}`),
      async authorTest() {
        const ownId = await accountId(rest);
        return ({ author }) => ownId !== null && author === ownId;
      },
      async create(content) {
        const thread = { comments: [{ parentCommentId: 0, content, commentType: "text" }], status: "closed" };
        const { value } = await rest.create(`${pullPath}/threads?${API_VERSION}`, thread);
        return rest.expected(firstNote(value));
      },
      read: (note) => unlessGone(() => noteFrom(note, rest.get(pathOf3(note)))),
      update: (note, content) => unlessGone(() => noteFrom(note, rest.put("PATCH", pathOf3(note), { content }))),
      remove: async (note) => void await unlessGone(() => rest.put("DELETE", pathOf3(note))),
      pause: (tried) => io.wait(pauseOf(tried))
    },
    async pullState() {
      const { value } = await rest.get(`${pullPath}?${API_VERSION}`);
      const head = textAt3(value, "lastMergeSourceCommit", "commitId") ?? "";
      return { head, isOpen: textAt3(value, "status") === "active", isLocked: false };
    },
    upload: (name, png) => attach(rest, pullPath, name, png)
  };
}
var accountId = async (rest) => textAt3((await rest.get("/_apis/connectionData")).value, "authenticatedUser", "id");
async function listNotes(rest, path) {
  const { value } = await rest.get(path);
  return listOf(memberAt(value, "value")).flatMap((thread) => firstNote(thread) ?? []);
}
function firstNote(thread) {
  const id = integerAt(thread, "id");
  if (id === null || memberAt(thread, "isDeleted") === true) return null;
  return parseNote(String(id), listOf(memberAt(thread, "comments"))[0])?.note ?? null;
}
function parseNote(thread, value) {
  const id = integerAt(value, "id");
  if (id === null) return null;
  if (memberAt(value, "isDeleted") === true) return { note: null };
  const author = textAt3(value, "author", "id") ?? "";
  return { note: { id: `${thread}/${id}`, author, body: textAt3(value, "content") ?? "" } };
}
async function attach(rest, pullPath, name, png) {
  const path = `${pullPath}/attachments`;
  const ownId = await accountId(rest);
  const attachments2 = listOf(memberAt((await rest.get(`${path}?${API_VERSION}`)).value, "value"));
  const existing2 = attachments2.find(
    (attachment2) => textAt3(attachment2, "displayName") === name && ownId !== null && textAt3(attachment2, "author", "id") === ownId
  );
  const upload2 = () => rest.send(`${path}/${encodeURIComponent(name)}?${API_VERSION}`, png, "application/octet-stream");
  const attachment = existing2 ?? (await upload2()).value;
  return rest.expected(address(textAt3(attachment, "url") ?? ""));
}

// src/cli/comment/gitlab.ts
function readPipeline2(env) {
  const { optional, text, number } = variablesOf(env, GITLAB_PIPELINE_REMEDY);
  const target = optional("CI_MERGE_REQUEST_PROJECT_ID");
  const runsInFork = target !== "" && optional("CI_PROJECT_ID") !== target;
  return {
    pullNumber: number("CI_MERGE_REQUEST_IID"),
    base: optional("CI_MERGE_REQUEST_DIFF_BASE_SHA"),
    // A merged results pipeline runs on a merge with the target, which includes changes of other people.
    head: optional("CI_MERGE_REQUEST_SOURCE_BRANCH_SHA") || text("CI_COMMIT_SHA"),
    checkedOut: optional("CI_COMMIT_SHA"),
    fromMergeBase: false,
    isFork: optional("CI_MERGE_REQUEST_SOURCE_PROJECT_ID") !== target,
    // In a fork's pipeline CI_PROJECT_VISIBILITY describes the fork. A private fork may belong to a public project.
    isPublic: optional("CI_PROJECT_VISIBILITY") === "public" || runsInFork,
    repository: optional("CI_PROJECT_NAME") || ".",
    run: { run: number("CI_PIPELINE_ID"), attempt: number("CI_JOB_ID") },
    runName: `pipeline ${number("CI_PIPELINE_ID")}`,
    url: optional("CI_PIPELINE_URL"),
    token: optional("GITLAB_TOKEN") || optional("GROUNDPLAN_TOKEN"),
    remedies: { token: GITLAB_TOKEN_REMEDY, depth: GITLAB_DEPTH_REMEDY }
  };
}
function gitlab({ pullNumber, token }, env, io) {
  const variables = variablesOf(env, GITLAB_PIPELINE_REMEDY);
  const url = variables.address("CI_API_V4_URL");
  const projectId = variables.optional("CI_MERGE_REQUEST_PROJECT_ID") || variables.text("CI_PROJECT_ID");
  const rest = connect({ name: "GitLab", url, token, headers: { "private-token": token } }, io);
  const project = `/projects/${encodeURIComponent(projectId)}`;
  const request = `${project}/merge_requests/${pullNumber}`;
  const notes = `${request}/notes`;
  const web = variables.optional("CI_MERGE_REQUEST_PROJECT_URL") || variables.optional("CI_PROJECT_URL");
  return {
    bytesMax: GITLAB_BODY_BYTES_MAX,
    dialect: { ...GITHUB, image: "plain", lineUrl: lineUrlOn("gitlab", web) },
    comments: {
      list: () => listNotes2(rest, notes),
      async authorTest() {
        const ownId = integerAt((await rest.get("/user")).value, "id");
        return ({ author }) => ownId !== null && author === String(ownId);
      },
      create: async (body) => rest.expected(parseNote2((await rest.create(notes, { body })).value)),
      read: ({ id }) => unlessGone(async () => rest.expected(parseNote2((await rest.get(`${notes}/${id}`)).value))),
      update: ({ id }, body) => unlessGone(async () => rest.expected(parseNote2((await rest.put("PUT", `${notes}/${id}`, { body })).value))),
      remove: async ({ id }) => void await unlessGone(() => rest.put("DELETE", `${notes}/${id}`)),
      pause: (tried) => io.wait(pauseOf(tried))
    },
    async pullState() {
      const { value } = await rest.get(request);
      const isLocked2 = memberAt(value, "discussion_locked") === true;
      return { head: textAt3(value, "sha") ?? "", isOpen: textAt3(value, "state") === "opened", isLocked: isLocked2 };
    },
    upload: (name, png) => upload(rest, `${project}/uploads`, name, png)
  };
}
async function listNotes2(rest, path) {
  const notes = [];
  for (let page2 = "1", read = 0; /^\d+$/.test(page2) && read < PAGES_MAX; read++) {
    const { value, headers } = await rest.get(`${path}?sort=asc&order_by=created_at&per_page=${PER_PAGE}&page=${page2}`);
    if (!Array.isArray(value)) throw rest.broken(NOT_AS_DOCUMENTED);
    notes.push(...value.flatMap((note) => parseNote2(note) ?? []));
    page2 = headers.get("x-next-page") ?? "";
  }
  return notes;
}
function parseNote2(value) {
  const id = integerAt(value, "id");
  const author = integerAt(value, "author", "id");
  return id === null ? null : { id: String(id), author: String(author), body: textAt3(value, "body") ?? "" };
}
async function upload(rest, path, name, png) {
  if (png.length > UPLOAD_BYTES_MAX) throw rest.broken(TOO_LARGE2);
  const { body, type } = multipart(name, png);
  const { value } = await rest.send(path, body, type);
  const url = textAt3(value, "url") ?? "";
  if (!/^\/uploads\/[0-9a-f]+\/[\w.-]+$/.test(url)) throw rest.broken(NOT_AS_DOCUMENTED);
  return url;
}
function multipart(name, content) {
  const boundary = `groundplan-${sha256(content)}`;
  const head = `--${boundary}\r
Content-Disposition: form-data; name="file"; filename="${name}"\r
Content-Type: image/png\r
\r
`;
  return {
    body: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r
--${boundary}--\r
`)]),
    type: `multipart/form-data; boundary=${boundary}`
  };
}

// src/cli/comment/index.ts
var PROVIDERS = {
  gitlab: { read: readPipeline2, connect: gitlab },
  "azure-devops": { read: readPipeline, connect: devops }
};
var COMMENT_ID = /^[\w.-]{1,64}$/;
async function comment(options, io) {
  const { provider, required } = options;
  const commentId = options["comment-id"] ?? "";
  if (provider === null) {
    throw new Misuse(PROVIDER_REQUIRED, { remedy: providerRemedy(Object.keys(PROVIDERS)) });
  }
  if (!COMMENT_ID.test(commentId)) {
    throw new Misuse(badCommentId(commentId), { remedy: COMMENT_ID_REMEDY });
  }
  const { read, connect: connect2 } = PROVIDERS[provider];
  const pipeline = read(io.env);
  if (pipeline.isFork && options.planner === "terraform") {
    throw new Misuse(FORK_PROVIDERS, { remedy: FORK_PROVIDERS_REMEDY });
  }
  const host = connect2(pipeline, io.env, io);
  const progress = createProgress(io, options);
  try {
    const draw = (world) => drawAll2(options, pipeline, world, progress);
    const drawn = pipeline.isFork ? await withUntrustedWorld(io, { network: false }, draw) : await draw(withoutTokens(io));
    for (const { diagram: diagram2 } of drawn) for (const text of limitWarnings(diagram2.warnings)) progress.warn(text);
    const failure = await postComment(options, pipeline, host, { drawn, progress });
    if (failure === null) return;
    progress.warn(failure);
    await io.stdout(harmless(await changesAsText(drawn)));
    if (required) throw new External(NOT_WRITTEN, { remedy: failure });
  } finally {
    progress.done();
  }
}
async function postComment(options, pipeline, host, { drawn, progress }) {
  if (pipeline.token === "") return noToken(pipeline.isFork, pipeline.remedies.token);
  try {
    const request = { commentId: options["comment-id"] ?? "", title: options.title, drawn };
    const { outcome: outcome2, warnings } = await publish(request, pipeline, host);
    for (const warning of warnings) progress.warn(warning);
    if (outcome2 === "closed") return CLOSED;
    if (outcome2 === "locked") return CONVERSATION_LOCKED;
    progress.say(outcome2 === "superseded" ? NEWER_RUN : DONE[outcome2]);
    return null;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const isAboutToken = error.kind === "permission" || error.kind === "credentials";
    return refused(error.message, isAboutToken ? pipeline.remedies.token : error.remedy ?? "");
  }
}
var TOKENS = /* @__PURE__ */ new Set(["GITLAB_TOKEN", "GROUNDPLAN_TOKEN", "SYSTEM_ACCESSTOKEN"]);
function withoutTokens(io) {
  const without = (env) => Object.fromEntries(Object.entries(env).filter(([name]) => !TOKENS.has(name)));
  const run3 = (command, args, options) => io.run(command, args, { ...options, env: without(options.env ?? io.env) });
  return { ...io, env: without(io.env), run: run3 };
}
async function changesAsText(drawn) {
  const sections = [];
  for (const { diagram: diagram2 } of drawn) {
    const { change, title, resources: resources2 } = diagram2;
    const content = change === void 0 ? `${resourceCount(resources2)}
` : await writeReport(change.report, "text");
    sections.push(`${title}
${content}`);
  }
  return sections.join("\n");
}
async function publish(request, pipeline, host) {
  const { comments } = host;
  const state = await host.pullState();
  if (!state.isOpen) return { outcome: "closed", warnings: [] };
  const { current } = await findComment(comments, request.commentId);
  const isSuperseded = current !== null && (compareRuns(current.marker, pipeline.run) > 0 || state.head !== pipeline.head);
  if (isSuperseded) return { outcome: "superseded", warnings: [] };
  const hash = fingerprint2(request, pipeline, host);
  if (current?.marker.hash === hash) return { outcome: "unchanged", warnings: [] };
  const { images, warnings } = await uploadAll(request.drawn, host);
  const marker = {
    id: request.commentId,
    ...pipeline.run,
    sha: pipeline.head,
    // After a failed upload an empty hash makes the next run rewrite the comment.
    hash: warnings.length > 0 ? "" : hash,
    commit: null,
    isKept: false
  };
  const body = writeBody(contentOf3(request, pipeline, host, images), host.bytesMax);
  try {
    const { outcome: outcome2 } = await writeComment(comments, { marker, body }, "update", current);
    return { outcome: outcome2, warnings };
  } catch (error) {
    if (!state.isLocked || !isRefusal(error, "permission")) throw error;
    return { outcome: "locked", warnings };
  }
}
var contentOf3 = ({ title, drawn }, { run: run3, runName: name, url, head }, { dialect }, images) => ({
  title: drawn.length > 1 ? title : null,
  diagrams: drawn.map(({ diagram: diagram2 }) => ({ ...diagram2, files: {} })),
  artifacts: /* @__PURE__ */ new Map(),
  images,
  run: { number: run3.run, name, url, sha: head },
  dialect
});
function picturesOf({ diagram: diagram2, contents }) {
  const { id, change } = diagram2;
  const parts = change === void 0 ? ["whole"] : isEmptyChange(change) ? [] : ["change", "whole"];
  return parts.flatMap((part) => {
    const png = contents.get(fileKindOf(SHOWN2.picture, "light", part));
    if (!(png instanceof Uint8Array)) return [];
    const key = pictureKey(id, part);
    return [{ key, png, name: `${key.replace(".", "-")}-${sha256(png).slice(0, NAME_HASH_LENGTH)}.png` }];
  });
}
var NAME_HASH_LENGTH = 12;
var FINGERPRINT_LENGTH = 32;
async function uploadAll(drawn, host) {
  const images = /* @__PURE__ */ new Map();
  try {
    for (const { key, name, png } of drawn.flatMap(picturesOf)) {
      images.set(key, { light: await host.upload(name, png), dark: null, width: null });
    }
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return { images, warnings: [picturesRefused(error.reason)] };
  }
  return { images, warnings: [] };
}
function fingerprint2(request, pipeline, host) {
  const pictures = request.drawn.flatMap(picturesOf);
  const images = new Map(pictures.map(({ key }) => [key, { light: SAME_URL, dark: null, width: null }]));
  const anyRun = { ...pipeline, run: { run: 0, attempt: 0 }, runName: "", url: SAME_URL, head: "" };
  const drawn = request.drawn.map(({ diagram: diagram2, contents }) => ({ diagram: withoutLines(diagram2), contents }));
  const body = writeBody(contentOf3({ ...request, drawn }, anyRun, host, images), host.bytesMax);
  const content = [body, pictures.map(({ name }) => name), request.drawn.map(({ diagram: diagram2 }) => diagram2.sha256)];
  return sha256(JSON.stringify(content)).slice(0, FINGERPRINT_LENGTH);
}
var SAME_URL = "https://example.com/";
async function drawAll2(options, pipeline, io, progress) {
  const debug = options.debug ? progress.say : null;
  const planning = parsePlanning(pipeline.isFork ? { ...options, fetch: false } : options, io.env, debug);
  await checkVarFiles(planning, io);
  if (options.annotate !== null) await checkAnnotationOption(options.annotate, io);
  checkPlan(options);
  const request = await readRequest(options, { formats: [options.pictures ? SHOWN2.picture : SHOWN2.text] }, io);
  const directories = options.source.length === 0 ? ["."] : [...new Set(options.source)];
  const paths = directories.map((directory) => pathOf2(directory, io));
  const ids = idsFor(paths);
  const context = { options, pipeline, planning, request };
  const drawn = [];
  for (const [index, directory] of directories.entries()) {
    if (await io.kindOf(directory).catch(() => "missing") !== "directory") {
      throw new InvalidInput(sourceMissing(directory), { remedy: SOURCE_REMEDY });
    }
    const path = paths[index];
    const identity = { id: ids[index], path, name: path === "." ? pipeline.repository : path };
    drawn.push(
      options.planfile === null ? await drawDirectory(directory, identity, context, io, progress) : await drawPlan(directory, identity, options.planfile, context, io)
    );
  }
  return drawn;
}
var hidesAccounts = ({ "hide-accounts": when }, { isPublic }) => when === "auto" ? isPublic : when === "on";
function checkPlan({ planfile, graphfile, source }) {
  if (planfile === null) {
    if (graphfile === null) return;
    throw new Misuse(GRAPHFILE_ALONE, { remedy: GRAPHFILE_REMEDY });
  }
  if (source.length > 1) throw new Misuse(ONE_SOURCE_FOR_PLAN, { remedy: ONE_SOURCE_REMEDY });
  if (graphfile !== null) checkSeparatePipes(planfile, graphfile);
}
async function drawPlan(directory, identity, planfile, context, io) {
  const { options, pipeline } = context;
  const { graphfile } = options;
  const file = await readInputOrPipe(io, "--planfile", planfile);
  const dot = graphfile === null ? null : await readInputOrPipe(io, "--graphfile", graphfile);
  const files2 = { kind: "plan", file, dot, directory: pipeline.isFork ? null : directory };
  const source = { is: "files", name: planfile, files: files2, folders: [directory] };
  const drawn = await drawCompared(identity, commentRequest(source, identity.path, context), void 0, io);
  const { change } = drawn.diagram;
  if (change === void 0 || pipeline.checkedOut === "") return drawn;
  const commits = { after: pipeline.checkedOut };
  return { ...drawn, diagram: { ...drawn.diagram, change: { ...change, commits } } };
}
function pathOf2(directory, io) {
  const path = (0, import_node_path2.relative)(io.directory, (0, import_node_path2.resolve)(io.directory, directory)).replaceAll("\\", "/");
  if (path === "") return ".";
  return path.startsWith("..") || (0, import_node_path2.isAbsolute)(path) ? path.slice(path.lastIndexOf("/") + 1) : path;
}
async function drawDirectory(directory, identity, context, io, progress) {
  const { pipeline, planning } = context;
  const { base, head, fromMergeBase, isFork, remedies } = pipeline;
  let hasCommits = false;
  try {
    const commits = { directory, from: base, to: head, fromMergeBase, planning: { before: planning, after: planning } };
    return await withCommits(commits, io, ({ before, after, folder, description, warnings }) => {
      hasCommits = true;
      progress.say(description);
      for (const warning of warnings) progress.warn(warning);
      if (after !== null) return drawCompared(identity, commentRequest(after, folder, context), before, io);
      if (before !== null) return drawGone(identity, commentRequest(before, folder, context), io);
      throw new InvalidInput(sourceMissing(directory), { remedy: SOURCE_REMEDY });
    });
  } catch (error) {
    const lacksCommits = error instanceof InvalidInput || error instanceof Misuse || error instanceof Missing;
    if (hasCommits || !lacksCommits) throw error;
    progress.warn(nothingToCompare(identity.path, base, remedies.depth));
  }
  const repository = isFork ? await io.realPath(io.directory) : null;
  const source = { is: "code", code: { name: directory, directory, repository, planning } };
  return drawCompared(identity, commentRequest(source, null, context), void 0, io);
}
var commentRequest = (source, folder, { options, pipeline, request }) => ({
  ...request,
  source,
  folder,
  hidesAccounts: hidesAccounts(options, pipeline)
});

// src/cli/compare/check.ts
init_printable();

// elsewhere:src/cli/run.ts
var module91 = require("./picture.js").modules["src/cli/run.ts"]();
var printSummary = module91.printSummary;
var run2 = module91.run;
var summaryOf2 = module91.summaryOf;
var writeDebugData = module91.writeDebugData;

// elsewhere:src/cli/targets.ts
var module92 = require("./picture.js").modules["src/cli/targets.ts"]();
var checkEdited = module92.checkEdited;
var checkTargets = module92.checkTargets;
var chooseDiffTargets = module92.chooseDiffTargets;
var chooseEstateTargets = module92.chooseEstateTargets;
var chooseTargets = module92.chooseTargets;
var ineffectiveOptions = module92.ineffectiveOptions;
var isStdout = module92.isStdout;
var pageFile = module92.pageFile;
var pagePath = module92.pagePath;
var pictureTargets = module92.pictureTargets;
var reportFormatOf = module92.reportFormatOf;
var writePictures = module92.writePictures;

// src/cli/compare/diff.ts
var import_node_path3 = require("node:path");
init_printable();

// elsewhere:src/cli/output.ts
var module93 = require("./start.js").modules["src/cli/output.ts"]();
var STDOUT = module93.STDOUT;
var checkNotDirectory = module93.checkNotDirectory;
var checkWritable = module93.checkWritable;
var unwritable = module93.unwritable;
var writeOutput = module93.writeOutput;

// src/cli/compare/diff.ts
var DIFFERENT = 10;
async function diff(given, positionals, io, onDifference = () => {
}) {
  const sides = sidesOf(given, positionals);
  const targets = await targetsOf(given, io);
  const options = { ...given, focus: focusOf(given, targets) };
  if (options.annotate !== null) await checkAnnotationOption(options.annotate, io);
  const formats = targets.flatMap(({ format }) => reportFormatOf(format) === null ? [format] : []);
  const request = { ...await readRequest(options, { formats }, io), ...comparisonOf(options, sides) };
  const progress = createProgress(io, options);
  const allFormats = targets.map(({ format }) => format);
  for (const warning of ineffectiveOptions(options, allFormats)) progress.warn(warning);
  try {
    const result = await withSources(
      sides,
      options,
      io,
      progress,
      (sources) => difference({ ...request, ...sources }, io, {
        step: progress.step,
        note: progress.say,
        warn: (texts) => warnAll(texts, progress)
      })
    );
    onDifference(result);
    await write2(result, targets, io, progress);
    return options["exit-code"] && isDifferent(result.report) ? DIFFERENT : 0;
  } finally {
    progress.done();
  }
}
function sidesOf(options, positionals) {
  const { source, from, to } = options;
  const [before, after, ...others] = positionals;
  if (before !== void 0) {
    if (after === void 0 || others.length > 0)
      throw new Misuse(DIFF_TAKES_TWO, { remedy: DIFF_REMEDY });
    if (source !== null || from !== null || to !== null) {
      throw new Misuse(DIFF_EITHER_OR, { remedy: DIFF_REMEDY });
    }
    checkSeparatePipes(before, after);
    return { are: "sources", before, after };
  }
  const hasVariables = options["varfile-before"].length + options["varfile-after"].length > 0;
  const are = hasVariables && from === null && to === null ? "environments" : "commits";
  return { are, directory: source ?? "." };
}
async function targetsOf(options, io) {
  const { outfile } = options;
  const kind = outfile === null ? "missing" : await checkNotDirectory(outfile, io);
  const isOpen = outfile !== null && descriptorOf(outfile) !== null;
  const targets = chooseDiffTargets(options, kind === "other" || isOpen);
  for (const { format, path } of targets) {
    const isBinary = reportFormatOf(format) === null && formatRow2(format).isBinary;
    if (path === STDOUT && isBinary && io.stdoutIsTerminal) {
      throw new Misuse(stdoutIsTerminal(format.toUpperCase()), { remedy: STDOUT_IS_TERMINAL_REMEDY });
    }
    await checkWritable(path, io);
  }
  await checkEdited(targets, null, io);
  return targets;
}
function focusOf({ given, focus: focus2 }, targets) {
  const isPage = ({ format }) => reportFormatOf(format) === null && formatRow2(format).hasLevels === true;
  return !given.has("focus") && targets.some(isPage) ? "all" : focus2;
}
var comparisonOf = ({ focus: focus2, hops, ...options }, sides) => ({
  hops: focus2 === "all" ? null : hops,
  ...focus2 === "fit" && { ...COMMENT_FOCUS, hops },
  isOneState: !isSameCode(sides) || options["varfile-before"].join("\n") === options["varfile-after"].join("\n")
});
var isSameCode = (sides) => sides.are === "environments" || sides.are === "sources" && (0, import_node_path3.resolve)(sides.before) === (0, import_node_path3.resolve)(sides.after);
async function withSources(sides, options, io, progress, work) {
  const debug = options.debug ? progress.say : null;
  const pairs2 = sides.are === "sources" ? await pairVarFiles(options.varfile, sides, io, progress) : null;
  const planningOf = (side) => {
    const common = pairs2 === null ? options.varfile : pairs2[side];
    return parsePlanning({ ...options, varfile: [...common, ...options[`varfile-${side}`]] }, io.env, debug);
  };
  const planning = { before: planningOf("before"), after: planningOf("after") };
  if (sides.are !== "commits") return work(await readBoth(sides, options, planning, io, progress));
  const { directory } = sides;
  await checkDirectory(directory, io);
  for (const side of [planning.before, planning.after]) await checkVarFiles(side, io);
  const { from, to, "merge-base": fromMergeBase } = options;
  return withCommits({ directory, from, to, fromMergeBase, planning }, io, ({ description, warnings, ...sources }) => {
    progress.say(description);
    warnAll(warnings, progress);
    return work({ ...sources, mayBeEmpty: true });
  });
}
async function pairVarFiles(files2, sides, io, progress) {
  const isFile = async (path) => await io.kindOf(path).catch(() => "missing") === "file";
  const roots = { before: (0, import_node_path3.resolve)(io.directory, sides.before), after: (0, import_node_path3.resolve)(io.directory, sides.after) };
  const tops = topsOf(roots);
  const pairs2 = [];
  for (const file of files2) {
    const path = (0, import_node_path3.resolve)(io.directory, file);
    const isHere = await isFile(path);
    const pair2 = isHere ? counterparts(path, tops) : { before: (0, import_node_path3.join)(roots.before, file), after: (0, import_node_path3.join)(roots.after, file) };
    const [hasBefore, hasAfter] = pair2 === null ? [] : [await isFile(pair2.before), await isFile(pair2.after)];
    if (pair2 !== null && hasBefore && hasAfter) pairs2.push(pair2);
    else if (pair2 !== null && (hasBefore || hasAfter)) {
      const only = hasBefore ? pair2.before : pair2.after;
      progress.warn(varFileOfOneSide(file, hasBefore ? sides.after : sides.before));
      pairs2.push({ before: only, after: only });
    } else pairs2.push({ before: file, after: file });
  }
  return { before: pairs2.map(({ before }) => before), after: pairs2.map(({ after }) => after) };
}
function topsOf({ before, after }) {
  let tops = { before, after };
  while ((0, import_node_path3.basename)(tops.before) === (0, import_node_path3.basename)(tops.after) && tops.before !== tops.after)
    tops = { before: (0, import_node_path3.dirname)(tops.before), after: (0, import_node_path3.dirname)(tops.after) };
  return tops;
}
function counterparts(path, { before, after }) {
  const [inBefore, inAfter] = [before, after].map((top) => (0, import_node_path3.relative)(top, path));
  const isIn2 = (from) => from !== path.slice(1) && !/^\.\.(?:\/|$)/.test(from) && !(0, import_node_path3.isAbsolute)(from);
  const isOfAfter = isIn2(inAfter) && (!isIn2(inBefore) || inAfter.length < inBefore.length);
  if (isOfAfter) return { before: (0, import_node_path3.join)(before, inAfter), after: path };
  return isIn2(inBefore) ? { before: path, after: (0, import_node_path3.join)(after, inBefore) } : null;
}
async function readBoth(sides, options, planning, io, progress) {
  if (sides.are === "environments") await checkDirectory(sides.directory, io);
  const paths = sides.are === "sources" ? sides : { before: sides.directory, after: sides.directory };
  const read = (side) => readSource2(
    { argument: side, path: paths[side], planning: planning[side], planningOptions: planningOptionsIn(options) },
    io
  );
  const before = await read("before");
  const after = await read("after");
  warnAll([...before.warnings, ...after.warnings], progress);
  const names = namesOf5(sides, options);
  return { before: before.source, after: after.source, mayBeEmpty: false, ...names !== null && { names } };
}
function namesOf5(sides, options) {
  if (sides.are === "sources") return distinctNames(sides.before, sides.after);
  const [before, after] = [options["varfile-before"].at(-1), options["varfile-after"].at(-1)];
  return distinctNames(before ?? WITHOUT_VARIABLES, after ?? WITHOUT_VARIABLES);
}
async function checkDirectory(path, io) {
  if (path === "") throw new Misuse(optionEmpty("--source"), { remedy: OPTION_EMPTY_REMEDY });
  if (await kindOf4(io, "--source", path) === "directory") return;
  throw new Misuse(notADirectory("--source", path), { remedy: DIFF_REMEDY });
}
async function write2({ report, pictures, linkTo }, targets, io, progress) {
  for (const { format, path } of targets) {
    const reportFormat = reportFormatOf(format);
    if (reportFormat !== null) {
      const text = await writeReport(report, reportFormat, linkTo);
      await writeOutput(path, path === STDOUT && reportFormat === "text" ? harmless(text) : text, io, progress);
      continue;
    }
    const picture = pictures.find((candidate) => candidate.format === format);
    await writeOutput(path, picture.content, io, progress);
  }
  for (const note of new Set(pictures.flatMap((picture) => picture.note ?? []))) progress.warn(note);
  if (!targets.some(({ format, path }) => path === STDOUT && format === "text"))
    progress.say(harmless(report.sentence));
}
function warnAll(texts, progress) {
  for (const text of limitWarnings(texts)) progress.warn(text);
}

// src/cli/compare/check.ts
var STALE = DIFFERENT;
var DEFAULT_FILE = "architecture.svg";
var GRAPH_EXTENSION = "json";
async function check(commandOptions, io) {
  const { source, planfile } = commandOptions;
  const options = source === null && planfile === null ? { ...commandOptions, source: "." } : commandOptions;
  const path = options.file ?? DEFAULT_FILE;
  const extension = /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? "";
  const format = formatOfExtension2(extension);
  if (format === null && extension !== GRAPH_EXTENSION) {
    const known = [...FORMAT_NAMES2.map((name) => formatRow2(name).extension), GRAPH_EXTENSION];
    throw new Misuse(checkExtension(path), { remedy: checkExtensionRemedy(known) });
  }
  const file = await readInput(io, "--file", path);
  if (options.annotate !== null) await checkAnnotationOption(options.annotate, io);
  const progress = createProgress(io, options);
  for (const warning of ineffectiveOptions(options, format === null ? [] : [format])) progress.warn(warning);
  try {
    const { stale, report } = format === null ? await checkGraph(file, options, io, progress) : await checkDiagram(file, format, options, io, progress);
    const advice = redrawAdvice(format === null ? "graphdata" : "draw", options.source ?? "", path);
    const lines2 = stale === null ? [isCurrent(path)] : [isStale(path, stale), advice];
    await io.stdout(harmless(`${lines2.join("\n")}
${report}`));
    return stale === null ? 0 : STALE;
  } finally {
    progress.done();
  }
}
async function checkGraph(file, options, io, progress) {
  const request = { ...graphRequestOf(options), writesDebugData: false };
  const { result } = await run2({ ...options, explain: null }, request, io, progress);
  const text = serialiseGraph(result.graph);
  if (text === textOf8(file.bytes)) return CURRENT;
  const report = await reportOf2(file, text, options, io);
  return report === null ? CURRENT : { stale: graphDiffers, report: withGraphFileNote(report) };
}
var CURRENT = { stale: null, report: "" };
async function checkDiagram(file, format, options, io, progress) {
  const target = { format, path: file.name };
  const targets = { formats: [format], pageFile: (slug) => pageFile([target], slug) };
  const request = { ...await readRequest(options, targets, io), writesDebugData: false };
  const { pictures, pages, result } = await run2({ ...options, explain: null }, request, io, progress);
  const staleness = stalenessOf(file.bytes, Buffer.from(pictures[0].content));
  const stale = staleness === null ? await stalePage(pages, target, io) : reasonFor(staleness);
  if (stale === null) return CURRENT;
  return { stale, report: await changesSinceGraphFile(file.name, serialiseGraph(result.graph), options, io) };
}
async function stalePage(pages, target, io) {
  for (const { slug, pictures } of pages) {
    const path = pagePath(target, slug);
    if (await io.kindOf(path).catch(() => "missing") !== "file") return pageMissing(path);
    const { bytes } = await readInput(io, "", path);
    const staleness = stalenessOf(bytes, Buffer.from(pictures[0].content));
    if (staleness !== null) return pageStale(path, reasonFor(staleness));
  }
  return null;
}
function reasonFor(staleness) {
  switch (staleness.is) {
    case "differs":
      return DIFFERS;
    case "no-stamp":
      return NO_STAMP;
    case "other-version":
      return otherVersion(staleness.version, VERSION2, staleness.isSame);
    case "same-graph":
      return SAME_GRAPH;
    case "graph-differs":
      return graphDiffers;
  }
}
async function changesSinceGraphFile(path, text, options, io) {
  const graphFile = path.replace(/[^.\\/]+$/, GRAPH_EXTENSION);
  if (await io.kindOf(graphFile).catch(() => "missing") !== "file") return "";
  const report = await reportOf2(await readInput(io, "", graphFile), text, options, io);
  return report === null ? "" : `${sinceGraphFile(graphFile)}
${withGraphFileNote(report)}`;
}
var withGraphFileNote = (report) => `${report}
${GRAPH_FILE_LIMITS}
`;
async function reportOf2(old, text, { detail }, io) {
  const report = await sinceGraph(old, Buffer.from(text), detail, io);
  return report === null ? null : writeReport(report, "text");
}
var textOf8 = (bytes) => Buffer.from(bytes).toString("utf8");

// parts/changes.js
init_exposure2();
init_rights2();

// src/inference/exposure/index.ts
init_access();
init_address_ranges();
init_exposure();
init_ports();

// elsewhere:src/inference/access/documents.ts
var module94 = require("./plan.js").modules["src/inference/access/documents.ts"]();
var fullStatementsIn = module94.fullStatementsIn;
var statementsIn = module94.statementsIn;

// elsewhere:src/inference/declared-blocks.ts
var module95 = require("./plan.js").modules["src/inference/declared-blocks.ts"]();
var hasUnknownItem = module95.hasUnknownItem;
var isUnknownIn = module95.isUnknownIn;
var matchBlocks = module95.matchBlocks;
var namesIn = module95.namesIn;

// elsewhere:src/inference/limits.ts
var module96 = require("./picture.js").modules["src/inference/limits.ts"]();
var ANSWERING_MAX = module96.ANSWERING_MAX;
var CARRIED_MAX = module96.CARRIED_MAX;
var CHANGED_ALONE_MAX = module96.CHANGED_ALONE_MAX;
var CLOSED_RANK_MAX = module96.CLOSED_RANK_MAX;
var COLLAPSE_MIN = module96.COLLAPSE_MIN;
var COPIES_MAX = module96.COPIES_MAX;
var DENIALS_MAX = module96.DENIALS_MAX;
var GRANTED_MAX = module96.GRANTED_MAX;
var GRANTEES_MAX = module96.GRANTEES_MAX;
var GROUP_MEMBERS_MAX = module96.GROUP_MEMBERS_MAX;
var GROUP_MEMBERS_MIN = module96.GROUP_MEMBERS_MIN;
var HOP_USERS_MAX = module96.HOP_USERS_MAX;
var IDENTITY_LENGTH_MIN = module96.IDENTITY_LENGTH_MIN;
var IDENTITY_TEXT_MAX = module96.IDENTITY_TEXT_MAX;
var KINDS_LISTED = module96.KINDS_LISTED;
var LIKELY_NAMES_MAX = module96.LIKELY_NAMES_MAX;
var LIKELY_TYPE_LENGTH_MIN = module96.LIKELY_TYPE_LENGTH_MIN;
var LIKELY_WORD_LENGTH_MIN = module96.LIKELY_WORD_LENGTH_MIN;
var NAME_LENGTH_MIN = module96.NAME_LENGTH_MIN;
var NEARBY_MAX = module96.NEARBY_MAX;
var OUTSIDERS_MAX = module96.OUTSIDERS_MAX;
var OUTSIDER_TARGETS_MAX = module96.OUTSIDER_TARGETS_MAX;
var OVERVIEW_BIDIRECTIONAL = module96.OVERVIEW_BIDIRECTIONAL;
var OVERVIEW_EDGES = module96.OVERVIEW_EDGES;
var OVERVIEW_LEVELS = module96.OVERVIEW_LEVELS;
var OVERVIEW_SIZE = module96.OVERVIEW_SIZE;
var PAGES_MAX2 = module96.PAGES_MAX;
var PAGE_ICONS = module96.PAGE_ICONS;
var PAGE_TYPES_MAX = module96.PAGE_TYPES_MAX;
var PERMITTED_MAX = module96.PERMITTED_MAX;
var PORTS_IN_WORDS_MAX = module96.PORTS_IN_WORDS_MAX;
var PROTECTED_NODES_MAX = module96.PROTECTED_NODES_MAX;
var RANGES_OF_RULE_MAX = module96.RANGES_OF_RULE_MAX;
var REACHED_MAX = module96.REACHED_MAX;
var RELAYS_MAX = module96.RELAYS_MAX;
var SESSIONS_MAX = module96.SESSIONS_MAX;
var SUPPORTING_EDGES_MAX = module96.SUPPORTING_EDGES_MAX;
var TEXT_DEPTH_MAX = module96.TEXT_DEPTH_MAX;
var UNKNOWN_WORDS_MAX = module96.UNKNOWN_WORDS_MAX;
var WILDCARD_NAMES_MAX = module96.WILDCARD_NAMES_MAX;

// elsewhere:src/inference/permissions/members.ts
var module97 = require("./plan.js").modules["src/inference/permissions/members.ts"]();
var appendTo = module97.appendTo;
var enclosingRanges = module97.enclosingRanges;
var isMemberRef = module97.isMemberRef;
var labelToken = module97.labelToken;
var membersIn = module97.membersIn;
var rangeOf = module97.rangeOf;
var rangeToken = module97.rangeToken;

// elsewhere:src/inference/permissions/ports.ts
var module98 = require("./plan.js").modules["src/inference/permissions/ports.ts"]();
var coversPorts = module98.coversPorts;
var labelsOf = module98.labelsOf;
var limitToListening = module98.limitToListening;
var parseRange = module98.parseRange;
var portTexts = module98.portTexts;
var portsIn2 = module98.portsIn;
var protocolsWithoutCallsIn = module98.protocolsWithoutCallsIn;

// elsewhere:src/inference/placement/access.ts
var module99 = require("./plan.js").modules["src/inference/placement/access.ts"]();
var accessOf2 = module99.accessOf;

// elsewhere:src/inference/scene.ts
var module100 = require("./plan.js").modules["src/inference/scene.ts"]();
var createScene = module100.createScene;
var memoised = module100.memoised;

// elsewhere:src/inference/values.ts
var module101 = require("./plan.js").modules["src/inference/values.ts"]();
var blocksAt = module101.blocksAt;
var hasAny = module101.hasAny;
var isBlock2 = module101.isBlock;
var isSet = module101.isSet;
var textsAt3 = module101.textsAt;
var textsIn2 = module101.textsIn;

// src/inference/exposure/index.ts
function exposedIn(scene, { entries }, valuesOn) {
  const nodes = new Map(entries.flatMap((entry) => entry.bucket === "hidden" ? [] : [[entry.address, entry.node]]));
  const resources2 = [...scene.model.resources.values()].flatMap((resource) => {
    const values = resource.mode === "managed" ? valuesOn(resource) : null;
    return values === null ? [] : [values === resource.values ? resource : { ...resource, values }];
  });
  const exposed = [
    ...resources2.flatMap((resource) => exposedByItself(resource, scene)),
    ...openedByRules(resources2, scene)
  ];
  return exposed.map((exposure) => {
    const { of = exposure.of, at = of } = { of: nodes.get(exposure.of), at: nodes.get(exposure.by) };
    return { ...exposure, of, ...at !== of && { at }, ...exposure.of !== of && { instance: exposure.of } };
  });
}
function exposedByItself(resource, scene) {
  const rules = exposureRulesOf(resource.type).filter((rule) => applies(rule, resource, scene));
  const matches2 = rules.flatMap((rule) => audiencesOf(rule, resource).map((audience) => ({ rule, who: audience })));
  return matches2.flatMap(
    ({ rule, who }) => subjectsOf3(resource, rule, scene).map((subject) => {
      const { part = "", closes, isDefault, isOfPart } = rule;
      return {
        ...{ of: subject, what: part, by: resource.address, ...who },
        ...closes === true && { shuts: closes },
        ...isDefault === true && { isUsual: isDefault },
        ...isOfPart === true && { isOfPart }
      };
    })
  );
}
function audiencesOf({ audience, ranges: ranges3 }, { values }) {
  if (ranges3 === void 0) return [{ to: audience }];
  const textsOf2 = (path) => textsAt3(values, path.split("."));
  const texts = "attribute" in ranges3 ? textsOf2(ranges3.attribute) : textsOf2(ranges3.first).map((first) => rangeBetween(first, textsOf2(ranges3.last)[0] ?? first));
  const outsideRanges = [...new Set(texts)].filter(
    (text) => isRangeOrTag(text) && !isLoopback(text) && !INTERNET_RANGES.has(text.toLowerCase()) && !PLATFORM_SERVICES.has(text)
  );
  return outsideRanges.length > RANGES_OF_RULE_MAX ? [] : outsideRanges.map((range) => ({ to: range, range }));
}
var rangeBetween = (first, last) => first === last ? first : `${first}-${last}`;
function applies(rule, { values }, { model }) {
  const { when = {}, has = [], allows } = rule;
  return holds(values, when) && has.every((path) => isSet(values, path.split("."))) && (allows === void 0 || allowsAnyOf(values, allows, model.knowledge));
}
function subjectsOf3({ address: address2 }, { subjectAttributes = [] }, { model, rootsOf }) {
  const named2 = subjectAttributes.length === 0 ? [] : model.namedBy(address2, subjectAttributes).flatMap(rootsOf);
  const subjects = named2.length > 0 ? named2 : rootsOf(address2);
  return subjects.length > 0 ? [...new Set(subjects)] : [address2];
}
function openedByRules(resources2, scene) {
  const rules = resources2.flatMap(
    (resource) => (scene.model.factsOf(resource.address).firewallRules ?? []).filter(({ direction }) => direction === "in").map((rule) => ({ resource, rule }))
  );
  if (rules.length === 0) return [];
  const members = membersIn(scene);
  const inbound = rules.flatMap(({ resource, rule }) => inboundRulesOf(resource, rule, scene, members));
  const denials = inbound.filter(({ denies: denies2 }) => denies2);
  const isReachable = reachableTest(scene);
  const inGroup = memoised((group) => membersOf2(group, scene, members));
  return inbound.filter(({ denies: denies2 }) => !denies2).flatMap((allowing) => {
    const isOpenTo = (range, ports) => !denials.some((denial) => denies(denial, allowing, range, ports));
    const ranges3 = allowing.ranges.length === 0 ? [null] : allowing.ranges;
    const open = ranges3.flatMap(
      (range) => allowing.ports.filter((ports) => isOpenTo(range, ports)).map((ports) => ({ range, ports }))
    );
    const subjects = open.length === 0 ? [] : nodesBehind(allowing, scene, members, inGroup);
    return subjects.flatMap(
      (subject) => open.map(({ range, ports }) => {
        const to = range ?? (isReachable(subject) ? INTERNET : ANY_ADDRESS);
        return {
          of: subject,
          what: portsInWords(ports),
          to,
          by: allowing.by,
          ports,
          ...range !== null && { range }
        };
      })
    );
  });
}
function reachableTest(scene) {
  const { model, parentOf } = scene;
  const access = accessOf2(model);
  return (address2) => {
    let at = address2;
    while (at !== null && !access.has(at)) at = parentOf(at);
    return (at === null || access.get(at) === "public") && mayHaveAddress(address2, scene);
  };
}
function mayHaveAddress(address2, { folds, model }) {
  const asking = [address2, ...folds.partsOf(address2)].flatMap(
    (part) => (model.factsOf(part).publicAddresses ?? []).map((path) => ({ part, path }))
  );
  return asking.length === 0 || asking.some(({ part, path }) => mayBeSet(model.resources.get(part), path));
}
var mayBeSet = (resource, path) => resource === void 0 || isSet(resource.values, path.split(".")) || resource.declared?.lines.has(path) === true || resource.declared?.blocks?.has(path) === true;
var denies = (denial, allowing, range, ports) => denial.priority < allowing.priority && (denial.ranges.length === 0 || range !== null && isRangeWithin(range, denial.ranges)) && denial.labels.length + denial.identities.length === 0 && denial.scopes.some((scope) => allowing.scopes.includes(scope)) && denial.ports.some((deniedPorts) => coversPorts(deniedPorts, ports));
function inboundRulesOf(resource, rule, { model }, members) {
  const { address: address2, values } = resource;
  const blocks = rule.block === void 0 ? [values] : blocksAt(values, [rule.block]);
  const { guardedGroups, network, protectedEnd, priority } = rule;
  return blocks.filter((block) => holds(block, rule.when ?? {})).flatMap((block) => {
    const ranges3 = isForEverybody(resource, block, rule) ? [] : rangesIn(block, rule);
    const ports = ranges3 === null ? null : portsIn2(block, rule, resource, model.knowledge);
    if (ranges3 === null || ports === null) return [];
    const named2 = model.namedBy(address2, guardedGroups ?? (network === void 0 ? [] : [network]));
    const scopes = guardedGroups?.length === 0 ? [address2] : named2;
    const isOfGroup = guardedGroups !== void 0;
    return [
      {
        by: address2,
        ranges: ranges3,
        ports,
        priority: priority === void 0 ? 0 : priorityOf(block, priority),
        denies: rule.denies === true,
        scopes,
        labels: isOfGroup ? [] : (protectedEnd?.labels ?? []).flatMap((path) => textsAt3(block, path.split("."))),
        identities: isOfGroup ? [] : model.namedBy(address2, protectedEnd?.groups ?? []),
        isGroup: isOfGroup,
        subnets: isOfGroup ? subnetsOf(resource, block, protectedEnd?.ranges ?? [], { model, members }) : []
      }
    ];
  });
}
function subnetsOf({ address: address2 }, block, paths, { model, members }) {
  const named2 = model.namedBy(address2, paths).filter(members.isSubnet);
  const texts = paths.flatMap((path) => textsAt3(block, path.split(".")));
  const byRange = texts.map((text) => members.subnetsWith(rangeOf(text) ?? ""));
  const areKnown = named2.length > 0 ? texts.every((text) => rangeOf(text) !== null) : byRange.every((all) => all.length > 0);
  return areKnown ? [.../* @__PURE__ */ new Set([...named2, ...byRange.flat()])] : [];
}
function isForEverybody(resource, block, { block: outerBlock = "", peer: { ranges: ranges3 = [], labels = [], groups = [] }, isOpenByDefault }) {
  const isGiven = (name) => isSet(block, [name]) || isUnknownIn(resource, outerBlock, block, name);
  return isOpenByDefault === true && ![...ranges3, ...labels, ...groups].some(isGiven);
}
function rangesIn(block, { peer, denies: denies2 }) {
  const texts = (peer.ranges ?? []).flatMap((path) => textsAt3(block, path.split(".")));
  if (texts.some((text) => INTERNET_RANGES.has(text.toLowerCase()))) return [];
  const ranges3 = [...new Set(texts.filter((text) => isRangeOrTag(text) && !isLoopback(text)))];
  return ranges3.length === 0 || denies2 !== true && ranges3.length > RANGES_OF_RULE_MAX ? null : ranges3;
}
function priorityOf(block, { attribute: attribute2, fallback }) {
  const [text = ""] = textsAt3(block, [attribute2]);
  return text === "" || Number.isNaN(Number(text)) ? fallback : Number(text);
}
function nodesBehind(inboundRule, scene, members, inGroup) {
  const { by, identities, isGroup, labels, scopes } = inboundRule;
  const tokens = [...labels.map(labelToken), ...identities];
  if (tokens.length > 0) {
    const all = new Set(tokens.flatMap((token) => [...members.findMembers(token).all]));
    return all.size > 0 ? [...all] : [by];
  }
  const nodes = isGroup ? scopes.flatMap(inGroup) : scopes.flatMap(scene.rootsOf);
  const unique = [...new Set(nodes)];
  const inSubnets = unique.filter((address2) => isIn(address2, inboundRule.subnets, scene));
  if (inSubnets.length > 0) return inSubnets;
  return unique.length > 0 ? unique : [scopes[0] ?? by];
}
function isIn(address2, subnets, { parentOf }) {
  let at = address2;
  while (at !== null && !subnets.includes(at)) at = parentOf(at);
  return at !== null;
}
function membersOf2(group, scene, { findMembers }) {
  const { memberRefs, memberAttributes } = scene.model.factsOf(group);
  if (memberAttributes !== void 0) return [...findMembers(group).all];
  if (memberRefs === void 0) {
    const ends = scene.endsOf(group);
    return ends.length > 0 ? ends : scene.rootsOf(group);
  }
  return scene.model.referrersOf(group).flatMap((reference) => {
    const root = isMemberRef(reference, memberRefs, scene.model) ? scene.rootOf(reference.from) : null;
    return root === null ? [] : scene.isContainer(root) ? [root] : scene.endsOf(reference.from);
  });
}
function holds(block, when) {
  return Object.entries(when).every(([path, expected]) => {
    const texts = textsAt3(block, path.split(".")).map((text) => text.toLowerCase());
    const actual = texts.length === 0 ? [""] : texts;
    return expected.some((text) => actual.includes(text.toLowerCase()));
  });
}
function statementsAt(values, path, knowledge) {
  const texts = textsAt3(values, path.split("."));
  const value = Object.hasOwn(values, path) ? values[path] : void 0;
  const documents = texts.length > 0 ? texts : [value];
  return documents.flatMap((document2) => statementsIn(document2, knowledge) ?? []);
}
var CONDITION2 = /^condition\b/i;
function allowsAnyOf(values, { documents: attributes, principals }, knowledge) {
  return attributes.flatMap((path) => statementsAt(values, path, knowledge)).some(
    (statement) => statement.callers.some(({ text }) => principals.includes(text)) && !statement.callers.some(({ path }) => CONDITION2.test(path))
  );
}

// src/inference/permissions/rule-texts.ts
init_address_ranges();
init_ports();
init_address();
init_inventory();
init_order();
init_english();

// elsewhere:src/inference/permissions/rules.ts
var module102 = require("./plan.js").modules["src/inference/permissions/rules.ts"]();
var isEnabled = module102.isEnabled;
var statedPermissions = module102.statedPermissions;
var statedRules = module102.statedRules;

// src/inference/permissions/rule-texts.ts
function firewallRulesIn(scene) {
  const { model } = scene;
  let cachedMembers;
  return memoised((address2) => {
    const resource = model.resources.get(address2);
    const { firewallRules = [], reportedRules = [] } = model.factsOf(address2);
    const rules = [...firewallRules, ...reportedRules];
    if (resource === void 0 || rules.length === 0) return [];
    cachedMembers ??= membersIn(scene);
    const members = cachedMembers;
    const networkRules = rules.flatMap((rule) => statedRules(resource, rule, model, members)).filter(hasValues);
    const texts = networkRules.map((networkRule) => textOf9(networkRule, resource, scene, members));
    return distinct2(texts);
  });
}
var distinct2 = (values) => [
  ...new Map(values.map((value) => [JSON.stringify(value), value])).values()
];
var hasValues = ({ block, ports, protocolsWithoutCalls }) => Object.keys(block).length > 0 && ports.length + protocolsWithoutCalls.length > 0;
function textOf9(networkRule, resource, scene, members) {
  const { direction, denies: denies2 } = networkRule.rule;
  const peers = peersOf(networkRule, resource, scene, members);
  const guarded = guardedBy(networkRule, resource, scene, members);
  return {
    does: denies2 === true ? "denies" : "allows",
    what: [direction === "in" ? "inbound traffic" : "outbound traffic", ...trafficOf2(networkRule)].join(" "),
    ...peers.length > 0 && { [direction === "in" ? "from" : "to"]: peers },
    ...guarded
  };
}
function guardedBy({ groups, protectedEnd, rule, block }, resource, { model }, members) {
  const originsOf4 = (tokens) => [...tokens].flatMap((token) => model.resources.get(token)?.origin ?? []);
  const ends = originsOf4(protectedEnd?.tokens ?? []);
  const stated = { block, outerBlock: rule.block, resource };
  const unknownEnds = rule.protectedEnd === void 0 ? [] : unknownPeersOf(rule.protectedEnd, ends, stated);
  const named2 = [...ends, ...unknownEnds].filter((end) => end !== UNKNOWN_ADDRESSES);
  const of = named2.length > 0 ? named2 : originsOf4(groups ?? []).filter((each2) => each2 !== resource.origin);
  const at = named2.length > 0 ? [...protectedEnd?.tokens ?? []] : groups ?? [];
  const nodes = at.flatMap((end) => [...members.findMembers(end).all].map(originalOf));
  return {
    ...of.length > 0 && { of: [...new Set(of)] },
    ...nodes.length > 0 && { at: [...new Set(nodes)].sort(byAddress).slice(0, PROTECTED_NODES_MAX) }
  };
}
function trafficOf2({ ports, protocolsWithoutCalls }) {
  if (ports.some(isAllTraffic)) return [];
  const protocols = protocolsWithoutCalls.map(protocolInWords);
  if (ports.length === 0) return [`over ${listed(protocols)}`];
  const texts = [.../* @__PURE__ */ new Set([...ports.map(portsInWords), ...protocols])];
  return [`on ${texts.length > PORTS_IN_WORDS_MAX ? listedUpTo(texts, PORTS_IN_WORDS_MAX) : portsListed(texts)}`];
}
var isAllTraffic = (range) => range.protocol === "" && isAllPorts(range) && range.isUnknown !== true;
function peersOf({ block, peer, rule }, resource, { model }, members) {
  const { ranges: ranges3 = [], labels = [] } = rule.peer;
  const isShown = (text) => {
    const range = rangeOf(text);
    const isEverywhere = model.knowledge.everywhere.has(text.toLowerCase());
    return range === null || isEverywhere || members.isNetworkRange(range) || peer.ranges.has(range);
  };
  const texts = ranges3.flatMap((path) => textsAt3(block, path.split("."))).filter((text) => isShown(text));
  const rangesShown = texts.map((text) => text === "*" ? "any" : text).filter(isRangeOrTag);
  const origins = [...peer.tokens].flatMap((token) => model.resources.get(token)?.origin ?? []);
  const isLabelled = labels.some((path) => textsAt3(block, path.split(".")).length > 0);
  const stated = { block, outerBlock: rule.block, resource };
  const peers = [
    ...rangesShown,
    ...origins,
    ...isLabelled ? [TAGGED_MACHINES] : [],
    ...(rule.otherPeers ?? []).flatMap((path) => otherPeersAt(path, stated)),
    ...unknownPeersOf(rule.peer, origins, stated)
  ];
  return [...new Set(peers)];
}
function otherPeersAt(path, stated) {
  const words = OTHER_PEER_WORDS.get(path);
  const isSetHere = isEnabled(stated.block, path) || isNamedPeer(path) && isUnknownAt(path, stated);
  if (words === void 0 || !isSetHere) return [];
  const names = isNamedPeer(path) ? namesAt(path, stated) : [];
  return names.length === 0 ? [words] : names.map((name) => unknownPeer(path, name, false));
}
function unknownPeersOf({ groups = [], ranges: ranges3 = [], labels = [] }, origins, stated) {
  const paths = [...groups, ...ranges3, ...labels].filter((path) => isUnknownAt(path, stated));
  return paths.flatMap((path) => {
    const names = namesAt(path, stated);
    const unresolved = names.filter((name) => !origins.some((origin) => origin.split(".").includes(name)));
    if (origins.length > 0 && unresolved.length !== names.length - origins.length) return [];
    if (names.length === 0) return origins.length > 0 ? [] : [UNKNOWN_ADDRESSES];
    return unresolved.map((name) => unknownPeer(nameOf(path), name, ranges3.includes(path)));
  });
}
function holdersOf(path, block, outerBlock) {
  const name = nameOf(path);
  const inner = path.slice(0, -name.length - 1);
  return {
    name,
    blocks: inner === "" ? [block] : blocksAt(block, inner.split(".")),
    blockPath: [outerBlock ?? "", inner].filter((part) => part !== "").join(".")
  };
}
function isUnknownAt(path, { block, outerBlock, resource }) {
  const { name, blocks, blockPath } = holdersOf(path, block, outerBlock);
  return blocks.some((holder) => hasUnknownItem(holder[name]) || isUnknownIn(resource, blockPath, holder, name));
}
function namesAt(path, { block, outerBlock, resource }) {
  const { name, blocks, blockPath } = holdersOf(path, block, outerBlock);
  return blocks.flatMap((holder) => namesIn(resource, blockPath, holder, name));
}

// parts/changes.js
var modules = {
  "src/cli/comment/index.ts": () => ({ comment }),
  "src/cli/compare/check.ts": () => ({ check }),
  "src/cli/compare/diff.ts": () => ({ DIFFERENT, diff }),
  "src/diagram/commits.ts": () => ({ lastChanges, withCommits }),
  "src/diff/exposure.ts": () => ({ exposedGraph, exposedOn, hasPorts, marksOfCopies, onlyIn, withExposure }),
  "src/diff/rights.ts": () => ({ graphWithRights, rightsChanges, withRights }),
  "src/differences.ts": () => ({ aboutSide, difference, distinctNames, drawChart, isDifferent, lineUrlOn, sinceGraph, stalenessOf, withCommits, withoutBareBoxes, writeReport }),
  "src/inference/exposure/index.ts": () => ({ exposedIn }),
  "src/inference/permissions/rule-texts.ts": () => ({ firewallRulesIn })
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  modules
});
