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

// elsewhere:src/render/html/levels.ts
var levels_exports = {};
__export(levels_exports, {
  indexOf: () => indexOf,
  isInOverview: () => isInOverview,
  levelOf: () => levelOf,
  packed: () => packed,
  withoutIcons: () => withoutIcons
});
var module18, indexOf, isInOverview, levelOf, packed, withoutIcons;
var init_levels = __esm({
  "elsewhere:src/render/html/levels.ts"() {
    module18 = require("./levels.js").modules["src/render/html/levels.ts"]();
    indexOf = module18.indexOf;
    isInOverview = module18.isInOverview;
    levelOf = module18.levelOf;
    packed = module18.packed;
    withoutIcons = module18.withoutIcons;
  }
});

// parts/page.js
var page_exports = {};
__export(page_exports, {
  modules: () => modules
});
module.exports = __toCommonJS(page_exports);

// elsewhere:src/labels/edges/connections.ts
var module2 = require("./picture.js").modules["src/labels/edges/connections.ts"]();
var connectionsOf = module2.connectionsOf;
var isInferred = module2.isInferred;
var withConnections = module2.withConnections;

// elsewhere:src/messages.ts
var module3 = require("../cli.js").modules["src/messages.ts"]();
var ACTION_REASONS = module3.ACTION_REASONS;
var FILE_EMPTY_REMEDY = module3.FILE_EMPTY_REMEDY;
var FILE_TOO_LARGE_REMEDY = module3.FILE_TOO_LARGE_REMEDY;
var FILE_UNWRITABLE_REMEDY = module3.FILE_UNWRITABLE_REMEDY;
var INVALID_GRAPH_REMEDY = module3.INVALID_GRAPH_REMEDY;
var JSON_EXPECTED = module3.JSON_EXPECTED;
var MACHINE_TROUBLES = module3.MACHINE_TROUBLES;
var NOT_CACHED = module3.NOT_CACHED;
var NO_ARROW = module3.NO_ARROW;
var NO_INSTANCES_REMEDY = module3.NO_INSTANCES_REMEDY;
var NO_RESOURCES_FOUND = module3.NO_RESOURCES_FOUND;
var NO_RESOURCES_REMEDY = module3.NO_RESOURCES_REMEDY;
var NO_RESOURCE_CHANGES_MEMBER = module3.NO_RESOURCE_CHANGES_MEMBER;
var PROXY_UNSUPPORTED = module3.PROXY_UNSUPPORTED;
var REFUSED_REPOSITORY = module3.REFUSED_REPOSITORY;
var ROOT_OUTSIDE_REMEDY = module3.ROOT_OUTSIDE_REMEDY;
var RULES = module3.RULES;
var UNREACHABLE_REMEDY = module3.UNREACHABLE_REMEDY;
var VARIABLE_FILE_REMEDY = module3.VARIABLE_FILE_REMEDY;
var addressesTooLong = module3.addressesTooLong;
var attributeOf = module3.attributeOf;
var causeLine = module3.causeLine;
var changeWord = module3.changeWord;
var endedBySignal = module3.endedBySignal;
var errorLine = module3.errorLine;
var fileTooLarge = module3.fileTooLarge;
var fileUnwritable = module3.fileUnwritable;
var inShell = module3.inShell;
var linkOutside = module3.linkOutside;
var moreLikeThese = module3.moreLikeThese;
var moreWarnings = module3.moreWarnings;
var noInstances = module3.noInstances;
var notStarted = module3.notStarted;
var remedyLine = module3.remedyLine;
var removedBy = module3.removedBy;
var removedNote = module3.removedNote;
var resourcesTooMany = module3.resourcesTooMany;
var rootOutside = module3.rootOutside;
var severalNames = module3.severalNames;
var variableFileTooLarge = module3.variableFileTooLarge;
var variableFileUnreadable = module3.variableFileUnreadable;

// src/terraform/fetch/web-location.ts
var import_node_path = require("node:path");
var FORMS = {
  github: (repository, commit) => ({ before: `${repository}/blob/${commit}/`, after: "#L" }),
  gitlab: (repository, commit) => ({ before: `${repository}/-/blob/${commit}/`, after: "#L" }),
  bitbucket: (repository, commit) => ({ before: `${repository}/src/${commit}/`, after: "#lines-" }),
  devops: (repository, commit) => ({ before: `${repository}?version=GC${commit}&path=/`, after: "&line=" })
};
var HOSTS = /* @__PURE__ */ new Map([
  ["github.com", "github"],
  ["gitlab.com", "gitlab"],
  ["bitbucket.org", "bitbucket"],
  ["dev.azure.com", "devops"]
]);
var REPOSITORY = /^https:\/\/([a-z0-9][a-z0-9.-]*(?::\d{1,5})?)((?:\/(?:[\w.~-]|%20)+){2,20})$/i;
var COMMIT = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
function webLocationOn(kind, url, commit, folder) {
  const parts = REPOSITORY.exec(url.replace(/\.git$/, ""));
  if (kind === void 0 || parts === null || !COMMIT.test(commit) || leadsOut(folder)) return null;
  if (parts[2].split("/").some((name) => name === "." || name === "..")) return null;
  return { ...FORMS[kind](parts[0], commit), folder };
}
var leadsOut = (path) => path === ".." || path.startsWith("../") || path.startsWith("/");
var webLocationOfAddress = (url, commit, folder) => webLocationOn(HOSTS.get(REPOSITORY.exec(url.replace(/\.git$/, ""))?.[1]?.toLowerCase() ?? ""), url, commit, folder);
var CIS = [
  {
    kind: "github",
    url: ({ GITHUB_SERVER_URL, GITHUB_REPOSITORY }) => `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}`,
    commit: "GITHUB_SHA",
    root: "GITHUB_WORKSPACE"
  },
  { kind: "gitlab", url: ({ CI_PROJECT_URL }) => `${CI_PROJECT_URL}`, commit: "CI_COMMIT_SHA", root: "CI_PROJECT_DIR" },
  {
    kind: "bitbucket",
    url: ({ BITBUCKET_REPO_FULL_NAME }) => `https://bitbucket.org/${BITBUCKET_REPO_FULL_NAME}`,
    commit: "BITBUCKET_COMMIT",
    root: "BITBUCKET_CLONE_DIR"
  },
  {
    kind: "devops",
    // The URI starts with the organization's name as the user.
    url: ({ BUILD_REPOSITORY_URI = "" }) => BUILD_REPOSITORY_URI.replace(/^https:\/\/[\w-]+@/, "https://"),
    commit: "BUILD_SOURCEVERSION",
    root: "BUILD_SOURCESDIRECTORY"
  }
];
function webLocationInCi(env, working, directory, at) {
  const ci = CIS.find(({ commit, root }) => env[commit] && env[root]);
  if (ci === void 0) return null;
  const folder = (0, import_node_path.relative)(env[ci.root], (0, import_node_path.resolve)(working, directory)).replaceAll("\\", "/");
  if (at !== void 0 && at.folder !== folder) return null;
  const url = ci.url(env);
  const kind = ci.kind === "devops" && !/^https:\/\/[^/]+\/.*_git\//.test(url) ? HOSTS.get(hostOf(url)) : ci.kind;
  return webLocationOn(kind, url, at?.commit ?? env[ci.commit], folder);
}
var hostOf = (url) => /^https:\/\/([^/]+)\//.exec(url)?.[1]?.toLowerCase() ?? "";
function pathOnWeb({ folder }, file) {
  const path = pathInRepository(folder, file);
  return path === null ? null : encoded(path);
}
function pathInRepository(folder, file) {
  const path = import_node_path.posix.normalize(import_node_path.posix.join(folder, file));
  if (new RegExp("\\p{Surrogate}", "u").test(path)) return null;
  return file.startsWith("/") || leadsOut(path) || path.split("/").includes(".terraform") ? null : path;
}
var encoded = (path) => path.split("/").map(encodeURIComponent).join("/");
function urlIn({ before, after }, file, line) {
  const path = pathInRepository("", file);
  return path === null ? null : `${before}${encoded(path)}${after}${line}`;
}
var lineUrlOn = (kind, repository) => (commit, file, line) => {
  const place = webLocationOn(kind, repository, commit, "");
  return place && urlIn(place, file, line);
};

// elsewhere:src/diagram/messages.ts
var module4 = require("./picture.js").modules["src/diagram/messages.ts"]();
var ANNOTATIONS_TOO_LARGE_REMEDY = module4.ANNOTATIONS_TOO_LARGE_REMEDY;
var ANNOTATIONS_UNREADABLE_REMEDY = module4.ANNOTATIONS_UNREADABLE_REMEDY;
var CHANGES = module4.CHANGES;
var EVERYTHING = module4.EVERYTHING;
var FILE_FAULTS = module4.FILE_FAULTS;
var FONTS_TOO_MANY_REMEDY = module4.FONTS_TOO_MANY_REMEDY;
var FONT_TOO_LARGE_REMEDY = module4.FONT_TOO_LARGE_REMEDY;
var ICON_REMEDY = module4.ICON_REMEDY;
var KINDS_DIFFER = module4.KINDS_DIFFER;
var LAST_CHANGE_SHALLOW = module4.LAST_CHANGE_SHALLOW;
var NOTHING_ON_BOTH = module4.NOTHING_ON_BOTH;
var NOTHING_ON_BOTH_REMEDY = module4.NOTHING_ON_BOTH_REMEDY;
var NO_PAGES = module4.NO_PAGES;
var NO_STEPS = module4.NO_STEPS;
var RELATIONS = module4.RELATIONS;
var STEP_ARRANGING = module4.STEP_ARRANGING;
var STEP_COMPARING = module4.STEP_COMPARING;
var STEP_UNDERSTANDING = module4.STEP_UNDERSTANDING;
var WHY_PART = module4.WHY_PART;
var WORKING_TREE = module4.WORKING_TREE;
var aboutSide = module4.aboutSide;
var annotationsEmpty = module4.annotationsEmpty;
var annotationsTooLarge = module4.annotationsTooLarge;
var annotationsUnreadable = module4.annotationsUnreadable;
var beforeAfter = module4.beforeAfter;
var changeTooWide = module4.changeTooWide;
var changesOf = module4.changesOf;
var comparing = module4.comparing;
var comparingFiles = module4.comparingFiles;
var deletedStay = module4.deletedStay;
var editsUnknown = module4.editsUnknown;
var fileUnread = module4.fileUnread;
var fileUnreadRemedy = module4.fileUnreadRemedy;
var fontsTooMany = module4.fontsTooMany;
var iconRefused = module4.iconRefused;
var iconsTooMany = module4.iconsTooMany;
var largerThan = module4.largerThan;
var levelTooLarge = module4.levelTooLarge;
var nameOfPage = module4.nameOfPage;
var nestedTooDeep = module4.nestedTooDeep;
var noLastChange = module4.noLastChange;
var noResourcesRemedy = module4.noResourcesRemedy;
var notInCommit = module4.notInCommit;
var nothingIn = module4.nothingIn;
var ofBoth = module4.ofBoth;
var onPage = module4.onPage;
var overviewDrawn = module4.overviewDrawn;
var pagesTooMany = module4.pagesTooMany;
var placesGone = module4.placesGone;
var placesNew = module4.placesNew;
var plansTooMany = module4.plansTooMany;
var readAlike = module4.readAlike;
var reason = module4.reason;
var relationThrough = module4.relationThrough;
var relationTo = module4.relationTo;
var relationToNode = module4.relationToNode;
var severalPlans = module4.severalPlans;
var severalPlansRemedy = module4.severalPlansRemedy;
var simplified = module4.simplified;
var stepAskingModel = module4.stepAskingModel;
var stepDrawing = module4.stepDrawing;
var stepReading = module4.stepReading;
var stepReadingRoot = module4.stepReadingRoot;
var titleOfPage = module4.titleOfPage;
var titled = module4.titled;
var variablesOnBoth = module4.variablesOnBoth;

// elsewhere:src/diagram/read.ts
var module5 = require("./picture.js").modules["src/diagram/read.ts"]();
var readCode = module5.readCode;
var readGraph = module5.readGraph;
var readSource = module5.readSource;
var tagOf = module5.tagOf;
var taggedResources = module5.taggedResources;

// elsewhere:src/catalog/attributes.ts
var module6 = require("./picture.js").modules["src/catalog/attributes.ts"]();
var ACCESS_ATTRIBUTE = module6.ACCESS_ATTRIBUTE;
var ALLOWED_ATTRIBUTES = module6.ALLOWED_ATTRIBUTES;
var ITEM_KEYS = module6.ITEM_KEYS;
var MODULE_PURPOSE = module6.MODULE_PURPOSE;
var OPENED_ATTRIBUTE = module6.OPENED_ATTRIBUTE;
var SHOWN_NAME = module6.SHOWN_NAME;
var SHOWN_ROOT = module6.SHOWN_ROOT;
var SHOWN_ZONE = module6.SHOWN_ZONE;
var SOLE_ATTRIBUTE = module6.SOLE_ATTRIBUTE;
var TAG_ATTRIBUTES = module6.TAG_ATTRIBUTES;
var isArchitecture = module6.isArchitecture;
var isComputedIfUnset = module6.isComputedIfUnset;
var isNamedMember = module6.isNamedMember;
var isNote = module6.isNote;
var isOrdered = module6.isOrdered;
var isSameValue = module6.isSameValue;
var placesOf = module6.placesOf;
var valuesShown = module6.valuesShown;

// elsewhere:src/catalog/products.ts
var module7 = require("./picture.js").modules["src/catalog/products.ts"]();
var COMMON_WORDS = module7.COMMON_WORDS;
var ENVIRONMENT_WORDS = module7.ENVIRONMENT_WORDS;
var KIND_WORDS = module7.KIND_WORDS;
var MADE_UP_ID = module7.MADE_UP_ID;
var MADE_UP_NAME = module7.MADE_UP_NAME;
var SAYS_NOTHING = module7.SAYS_NOTHING;
var UNIQUE_SUFFIX = module7.UNIQUE_SUFFIX;
var builtType = module7.builtType;
var cloudNameOf = module7.cloudNameOf;
var effectiveCloudOf = module7.effectiveCloudOf;
var isEnvironment = module7.isEnvironment;
var isKnownByCloudName = module7.isKnownByCloudName;
var nameAttributesOf = module7.nameAttributesOf;
var namePathsOf = module7.namePathsOf;
var outerBoxOf = module7.outerBoxOf;
var productOf = module7.productOf;
var valueInWords = module7.valueInWords;

// elsewhere:src/graph/node-types.ts
var module8 = require("./picture.js").modules["src/graph/node-types.ts"]();
var CONTAINER_TYPES = module8.CONTAINER_TYPES;
var EXTERNAL_SERVICE = module8.EXTERNAL_SERVICE;
var OUTSIDE_TYPES = module8.OUTSIDE_TYPES;
var entersByNetwork = module8.entersByNetwork;
var isContainerType = module8.isContainerType;
var isInternet = module8.isInternet;
var isOutside = module8.isOutside;

// elsewhere:src/platform/text/gaps.ts
var module9 = require("./picture.js").modules["src/platform/text/gaps.ts"]();
var GAP = module9.GAP;
var knownPart = module9.knownPart;

// src/diagram/undrawn.ts
function undrawnIn(revisions, part) {
  const hostsOf = hostLookup(part);
  const found = /* @__PURE__ */ new Map();
  const add = (address, hosts, relation, name) => {
    if (found.has(address) || address === hosts.hosts[0] && part.graph.nodes.has(address)) return;
    found.set(address, { address, ...hosts, relation, ...name !== void 0 && { name } });
  };
  for (const { ledger, resources, idOf } of revisions) {
    const known = new Map(resources.map((resource) => [resource.address, resource]));
    const nameOf = (address) => {
      const resource = known.get(address);
      return resource && nameInCloud(resource);
    };
    for (const entry of ledger.entries) {
      const hosts = entry.bucket === "hidden" ? NO_HOSTS : hostsOf(idOf(entry.node));
      add(entry.origin, hosts, relationOf(entry, hosts), entry.bucket === "folded" ? nameOf(entry.address) : void 0);
      if (entry.bucket !== "hidden" && !part.graph.nodes.has(entry.address))
        add(entry.address, hosts, relationOf(entry, hosts));
    }
    for (const { address, reason: reason2 } of ledger.absent) add(address, NO_HOSTS, reason2);
  }
  for (const { address, instances = [] } of part.whole.nodes.values())
    for (const each of [address, ...instances]) {
      const hosts = hostsOf(address);
      add(each, hosts, each === address ? relationInView(hosts) : RELATIONS.instance);
    }
  return [...found.values()];
}
function nameInCloud({ type, values }) {
  const name = cloudNameOf(type, valuesShown(values));
  return name === void 0 || MADE_UP_NAME.test(name) || MADE_UP_ID.test(name) ? void 0 : knownPart(name);
}
var NO_HOSTS = { hosts: [], around: [] };
function relationOf(entry, hosts) {
  if (entry.bucket === "hidden") return entry.rule;
  const relation = relationToNode(entry);
  return relation === "written" ? relationInView(hosts) : RELATIONS[relation];
}
function relationInView({ hosts: [host = "", ...others] }) {
  const isItself = others.length === 0 || host.includes("\n");
  return isItself ? RELATIONS.written : RELATIONS.instance;
}
function hostLookup({ graph, whole, drawnFor = (address) => address }) {
  const edges = connectionsOf(graph);
  const known = /* @__PURE__ */ new Map();
  const isAround = (shown, id) => {
    const box = graph.nodes.get(shown);
    return box !== void 0 && isContainerType(box.type) && box.type !== whole.nodes.get(id)?.type;
  };
  const shownFor = (id) => {
    const shown = drawnFor(id) ?? id;
    const edge = edges.get(shown);
    if (isAround(shown, id)) return { hosts: [id], around: [shown] };
    return { hosts: [.../* @__PURE__ */ new Set([...edge ? [`${edge.from}
${edge.to}`] : [], shown, id])], around: [] };
  };
  const lookup = (id) => {
    const hosts = known.get(id);
    if (hosts !== void 0) return hosts;
    const parent = whole.nodes.get(id)?.parent ?? null;
    const outer = parent === null ? NO_HOSTS : lookup(parent);
    const shown = shownFor(id);
    const found = { hosts: shown.hosts, around: [...shown.around, ...outer.hosts, ...outer.around] };
    known.set(id, found);
    return found;
  };
  return lookup;
}

// src/diagram/provenance-details.ts
function detailsIn([after, before], part, io) {
  const { graph: drawn } = part;
  const detailsAfter = after.ledger && detailsOfRevision(after, after.ledger, drawn, {
    idOf: itself,
    locationOf: locationLookup(after, io)
  });
  const context = { idOf: idsBefore(drawn), locationOf: locationLookup(before ?? after, io) };
  const undrawn = undrawnIn(
    [
      ...after.ledger ? [{ ledger: after.ledger, resources: after.tagged?.resources ?? [], idOf: itself }] : [],
      ...before?.ledger ? [{ ledger: before.ledger, resources: before.tagged?.resources ?? [], idOf: context.idOf }] : []
    ],
    part
  );
  const details = before?.ledger ? mergeDetails(detailsAfter ?? NO_DETAILS, detailsOfRevision(before, before.ledger, drawn, context), drawn) : detailsAfter;
  if (undrawn.length === 0) return details;
  return { ...details ?? NO_DETAILS, undrawn };
}
var itself = (address) => address;
var NO_DETAILS = { lines: /* @__PURE__ */ new Map(), elements: /* @__PURE__ */ new Map() };
function idsBefore({ nodes }) {
  const ids = new Map(
    [...nodes.values()].flatMap(({ address, before = [] }) => before.map((earlier) => [earlier.address, address]))
  );
  return (address) => ids.get(address) ?? address;
}
function mergeDetails(after, before, { nodes }) {
  const ghosts = [...nodes.values()].flatMap(({ address, ghostOf }) => {
    const details = ghostOf === void 0 ? void 0 : before.elements.get(ghostOf);
    return details === void 0 ? [] : [[address, details]];
  });
  const names = [.../* @__PURE__ */ new Set([...(after.tags ?? /* @__PURE__ */ new Map()).keys(), ...(before.tags ?? /* @__PURE__ */ new Map()).keys()])];
  const tags = names.map((name) => {
    const gone = [...before.tags?.get(name) ?? []].filter(([id]) => !after.elements.has(id));
    return [name, new Map([...after.tags?.get(name) ?? [], ...gone])];
  });
  return {
    lines: new Map([...before.lines, ...after.lines]),
    elements: new Map([...before.elements, ...after.elements, ...ghosts]),
    ...tags.length > 0 && { tags: new Map(tags) }
  };
}
var detailsOfRevision = ({ tagged }, ledger, drawn, context) => ({
  lines: edgeEvidence(ledger, drawn, context),
  elements: nodeDetails(ledger.entries, context),
  ...tagged && tagged.names.length > 0 && { tags: tagsOf(tagged, ledger.entries, context.idOf) }
});
function locationLookup({ source }, io) {
  const web = source && webLocationOf(source, io);
  const addresses = /* @__PURE__ */ new Map();
  return (at) => {
    const [, file, line] = /^(.*):(\d+)$/s.exec(at ?? "") ?? [];
    if (file === void 0) return {};
    const address = addresses.get(file) ?? (web && addressOf(web, file));
    addresses.set(file, address);
    return { at: { file, line: Number(line), ...address !== null && { address } } };
  };
}
function addressOf(web, file) {
  const path = pathOnWeb(web, file);
  return path === null ? null : web.before + path + web.after;
}
function webLocationOf({ fetched, history, code, files }, { env, directory: working }) {
  if (fetched !== void 0) return webLocationOfAddress(fetched.url, fetched.commit, fetched.folder);
  const directory = history?.directory ?? code?.directory ?? files?.directory ?? null;
  return directory === null ? null : webLocationInCi(env, working, directory, history);
}
function edgeEvidence({ arrows }, drawn, context) {
  const nodesAsEdges = connectionsOf(drawn);
  const lines = /* @__PURE__ */ new Map();
  for (const { from, to, evidence } of arrows) {
    const [start, end] = [context.idOf(from), context.idOf(to)];
    const edge = nodesAsEdges.get(start) ?? nodesAsEdges.get(end);
    const key = edge === void 0 ? `${start}
${end}` : `${edge.from}
${edge.to}`;
    const reasons = lines.get(key) ?? [];
    reasons.push(...evidence.map((proof) => reasonOf(proof, context, edge === void 0 ? from : null)));
    lines.set(key, reasons);
  }
  return lines;
}
function nodeDetails(entries, context) {
  const nodes = /* @__PURE__ */ new Map();
  for (const entry of entries) {
    if (entry.bucket === "hidden") continue;
    const { node, address, origin } = entry;
    const { at } = context.locationOf(entry.at);
    const id = context.idOf(node);
    const details = nodes.get(id) ?? { why: [], parts: [] };
    nodes.set(id, details);
    if (entry.bucket === "drawn") {
      if (at !== void 0) details.at ??= at;
      if (node === address) details.why.push(...entry.evidence.map((proof) => reasonOf(proof, context, address)));
      continue;
    }
    const reasons = entry.evidence.map((proof) => reasonOf(proof, context, address, entry.into).text);
    const text = [WHY_PART[entry.kind], ...reasons].join(": ");
    details.parts.push({ name: origin, text, ...at !== void 0 && { at } });
  }
  return nodes;
}
var SELF_EXPLANATORY = /* @__PURE__ */ new Set(["reference", "referrer", "link"]);
function reasonOf({ rule, isFact, by, path, at }, context, self, host) {
  const attribute = attributeOf(by === self ? "self" : by === host ? "host" : by, path);
  const words = attribute !== "" && SELF_EXPLANATORY.has(rule) ? [] : [RULES[rule]];
  const text = reason([attribute, ...words].filter(Boolean), isFact);
  return { text, ...context.locationOf(at) };
}
function tagsOf({ names, resources }, entries, idOf) {
  const nodes = new Map(
    entries.flatMap((entry) => entry.bucket === "drawn" ? [[entry.address, idOf(entry.node)]] : [])
  );
  return new Map(
    names.map((name) => {
      const values = /* @__PURE__ */ new Map();
      for (const resource of resources) {
        const [node, value] = [nodes.get(resource.address), tagOf(resource, name)];
        if (node === void 0 || value === "") continue;
        values.set(node, [.../* @__PURE__ */ new Set([...values.get(node) ?? [], value])]);
      }
      return [name, values];
    })
  );
}

// elsewhere:src/catalog/exposure.ts
var module10 = require("./picture.js").modules["src/catalog/exposure.ts"]();
var ALL_OF_AZURE = module10.ALL_OF_AZURE;
var ANY_ADDRESS = module10.ANY_ADDRESS;
var ENDPOINT = module10.ENDPOINT;
var EVERYBODY = module10.EVERYBODY;
var EVERYBODY_UNKNOWN = module10.EVERYBODY_UNKNOWN;
var EVERYBODY_WITH_ACCOUNT = module10.EVERYBODY_WITH_ACCOUNT;
var INTERNET = module10.INTERNET;
var PUBLIC_ACCESS = module10.PUBLIC_ACCESS;
var PUBLIC_ADDRESS = module10.PUBLIC_ADDRESS;
var THE_FIREWALL = module10.THE_FIREWALL;
var UNAUTHORISED = module10.UNAUTHORISED;
var includesEveryAddress = module10.includesEveryAddress;
var isOpened = module10.isOpened;
var isToOutside = module10.isToOutside;
var opensToOutside = module10.opensToOutside;
var widerThan = module10.widerThan;
var withoutNarrower = module10.withoutNarrower;

// elsewhere:src/graph/group-by.ts
var module11 = require("./picture.js").modules["src/graph/group-by.ts"]();
var groupBy = module11.groupBy;
var put = module11.put;

// elsewhere:src/platform/text/printable.ts
var module12 = require("../cli.js").modules["src/platform/text/printable.ts"]();
var harmless = module12.harmless;
var hasUnseen = module12.hasUnseen;
var oneLine = module12.oneLine;
var printable = module12.printable;
var quote = module12.quote;
var short = module12.short;
var visible = module12.visible;

// elsewhere:src/render/limits.ts
var module13 = require("./picture.js").modules["src/render/limits.ts"]();
var EVIDENCE_ADDRESS_MAX = module13.EVIDENCE_ADDRESS_MAX;
var EVIDENCE_BYTES = module13.EVIDENCE_BYTES;
var EVIDENCE_SHARE_OF_DRAWING = module13.EVIDENCE_SHARE_OF_DRAWING;
var EVIDENCE_TEXT_MAX = module13.EVIDENCE_TEXT_MAX;
var FONTS_MAX = module13.FONTS_MAX;
var FONT_BYTES_MAX = module13.FONT_BYTES_MAX;
var FONT_MEMORY_MAX = module13.FONT_MEMORY_MAX;
var FONT_SECONDS = module13.FONT_SECONDS;
var FOREIGN_TEXT_MAX = module13.FOREIGN_TEXT_MAX;
var ICONS_MAX = module13.ICONS_MAX;
var ICON_ATTRIBUTES_MAX = module13.ICON_ATTRIBUTES_MAX;
var ICON_BYTES_MAX = module13.ICON_BYTES_MAX;
var ICON_COORDINATE_MAX = module13.ICON_COORDINATE_MAX;
var ICON_DEPTH_MAX = module13.ICON_DEPTH_MAX;
var ICON_ELEMENTS_MAX = module13.ICON_ELEMENTS_MAX;
var ICON_PIXELS_MAX = module13.ICON_PIXELS_MAX;
var ICON_SCALE_MAX = module13.ICON_SCALE_MAX;
var MERMAID_CHARACTERS_MAX = module13.MERMAID_CHARACTERS_MAX;
var MERMAID_EDGES_MAX = module13.MERMAID_EDGES_MAX;
var MERMAID_LABEL_LENGTH_MAX = module13.MERMAID_LABEL_LENGTH_MAX;
var MERMAID_NODES_MAX = module13.MERMAID_NODES_MAX;
var OUTLINE_CHARACTERS_MAX = module13.OUTLINE_CHARACTERS_MAX;
var PNG_MAX_PIXELS = module13.PNG_MAX_PIXELS;
var PNG_USUAL_PIXELS = module13.PNG_USUAL_PIXELS;

// elsewhere:src/render/messages.ts
var module14 = require("./picture.js").modules["src/render/messages.ts"]();
var DIAGRAM = module14.DIAGRAM;
var FONT_PACKED_REMEDY = module14.FONT_PACKED_REMEDY;
var FONT_REMEDY = module14.FONT_REMEDY;
var FONT_WITHOUT_OUTLINES_REMEDY = module14.FONT_WITHOUT_OUTLINES_REMEDY;
var ICON_DOCTYPE = module14.ICON_DOCTYPE;
var ICON_EMPTY = module14.ICON_EMPTY;
var ICON_IDS = module14.ICON_IDS;
var ICON_NOT_SVG = module14.ICON_NOT_SVG;
var ICON_PNG_DAMAGED = module14.ICON_PNG_DAMAGED;
var ICON_PNG_KIND = module14.ICON_PNG_KIND;
var ICON_STYLESHEET = module14.ICON_STYLESHEET;
var ICON_WITHOUT_SIZE = module14.ICON_WITHOUT_SIZE;
var LEGEND_COUNT_SAMPLE = module14.LEGEND_COUNT_SAMPLE;
var NOTES_LAYER = module14.NOTES_LAYER;
var NOT_AN_SVG = module14.NOT_AN_SVG;
var NOT_A_FONT = module14.NOT_A_FONT;
var NOT_READABLE_SVG = module14.NOT_READABLE_SVG;
var OUTSIDE = module14.OUTSIDE;
var PAGE_COLLAPSE = module14.PAGE_COLLAPSE;
var PAGE_COPY_PNG = module14.PAGE_COPY_PNG;
var PAGE_COPY_SVG = module14.PAGE_COPY_SVG;
var PAGE_DETAILS = module14.PAGE_DETAILS;
var PAGE_DRIFT = module14.PAGE_DRIFT;
var PAGE_EXPAND = module14.PAGE_EXPAND;
var PAGE_FIT = module14.PAGE_FIT;
var PAGE_FLOW = module14.PAGE_FLOW;
var PAGE_IS_INSIDE = module14.PAGE_IS_INSIDE;
var PAGE_KEYS = module14.PAGE_KEYS;
var PAGE_KEYS_OF_CHANGE = module14.PAGE_KEYS_OF_CHANGE;
var PAGE_KEYS_OF_LEVELS = module14.PAGE_KEYS_OF_LEVELS;
var PAGE_LAYERS = module14.PAGE_LAYERS;
var PAGE_LEVELS = module14.PAGE_LEVELS;
var PAGE_LIST = module14.PAGE_LIST;
var PAGE_MORE = module14.PAGE_MORE;
var PAGE_OVERVIEW = module14.PAGE_OVERVIEW;
var PAGE_PRINT = module14.PAGE_PRINT;
var PAGE_SEARCH = module14.PAGE_SEARCH;
var PAGE_SIDES = module14.PAGE_SIDES;
var PAGE_THEME = module14.PAGE_THEME;
var PAGE_ZOOM = module14.PAGE_ZOOM;
var PAGE_ZOOM_IN = module14.PAGE_ZOOM_IN;
var PAGE_ZOOM_OUT = module14.PAGE_ZOOM_OUT;
var RASTERISER_FAILED = module14.RASTERISER_FAILED;
var RASTERISER_FAILED_REMEDY = module14.RASTERISER_FAILED_REMEDY;
var TITLE_WITHOUT_WORDS = module14.TITLE_WITHOUT_WORDS;
var WAS_HERE = module14.WAS_HERE;
var andMore = module14.andMore;
var edgeTooltip = module14.edgeTooltip;
var fontDamaged = module14.fontDamaged;
var fontPacked = module14.fontPacked;
var fontUndrawable = module14.fontUndrawable;
var fontUnknown = module14.fontUnknown;
var fontWithoutOutlines = module14.fontWithoutOutlines;
var iconElementUnknown = module14.iconElementUnknown;
var iconPixels = module14.iconPixels;
var iconTooDeep = module14.iconTooDeep;
var iconTooLarge = module14.iconTooLarge;
var iconTooManyElements = module14.iconTooManyElements;
var iconValueUnknown = module14.iconValueUnknown;
var inside = module14.inside;
var mermaidFolded = module14.mermaidFolded;
var mermaidOfBoxes = module14.mermaidOfBoxes;
var mermaidOfChanges = module14.mermaidOfChanges;
var mermaidOfKinds = module14.mermaidOfKinds;
var mermaidOfOuterBoxes = module14.mermaidOfOuterBoxes;
var mermaidOfPart = module14.mermaidOfPart;
var moreInside = module14.moreInside;
var notANumber = module14.notANumber;
var notDrawable = module14.notDrawable;
var pictureDescription = module14.pictureDescription;
var pngScaledDown = module14.pngScaledDown;
var textsUndrawn = module14.textsUndrawn;
var times = module14.times;
var titleOfChange = module14.titleOfChange;

// elsewhere:src/render/svg/notation.ts
var module15 = require("./picture.js").modules["src/render/svg/notation.ts"]();
var darkStyle = module15.darkStyle;
var escapeXml = module15.escapeXml;
var number = module15.number;
var painted = module15.painted;
var point = module15.point;
var unescapeXml = module15.unescapeXml;

// src/render/html/data.ts
var LINE_BITS = { twoWay: 1, dashed: 2, thin: 4 };
var OFF = { change: [], before: ["after"], after: ["before"] };
function pageData({ layout, presentation }, drawn, undrawn = [], side = "change") {
  const edges = new Map(layout.edges.map(({ edge }) => [lineKey(edge.from, edge.to), edge]));
  const digit = (key) => {
    const { twoWay, dashed, suggested, thin } = edges.get(key);
    return (twoWay ? LINE_BITS.twoWay : 0) + (dashed || suggested ? LINE_BITS.dashed : 0) + (thin ? LINE_BITS.thin : 0);
  };
  const groups = undrawnGroups(layout, drawn, undrawn);
  return {
    boxes: layout.boxes.length,
    kinds: drawn.map(digit).join("").replace(/0+$/, ""),
    flows: flows({ layout, presentation }, drawn),
    ...groups.length > 0 && { undrawn: groups },
    ...layout.changes !== void 0 && { risks: risksOf({ layout, presentation }, drawn) },
    ...layout.changes !== void 0 && side !== "change" && { off: OFF[side] }
  };
}
function flows({ layout, presentation }, drawn) {
  const nodeIndexes = new Map(layout.nodes.map(({ node }, at) => [node.id, layout.boxes.length + at]));
  const lineIndexes = new Map(drawn.map((key, at) => [key, at]));
  return presentation.flows.map(({ name, steps }) => ({
    name,
    steps: steps.map(({ number: number2, label, detail }) => {
      const nodesOfStep = presentation.items.filter((item) => item.kind === "node" && item.steps.includes(number2));
      const edgesOfStep = presentation.edges.filter((edge) => edge.steps.includes(number2));
      return [
        number2,
        label,
        detail,
        nodesOfStep.flatMap(({ id }) => nodeIndexes.get(id) ?? []),
        edgesOfStep.flatMap(({ from, to }) => lineIndexes.get(lineKey(from, to)) ?? [])
      ];
    })
  }));
}
function undrawnGroups(layout, drawn, undrawn) {
  const ids = new Set(idsOf(layout));
  const hostOf2 = hostLookup2(layout, drawn);
  const groups = /* @__PURE__ */ new Map();
  for (const resource of undrawn) {
    const { address, name } = resource;
    const host = ids.has(address) ? void 0 : hostOf2(resource);
    if (host === void 0) continue;
    const [at, words] = host;
    const group = groups.get(`${at} ${words}`) ?? [at, words];
    groups.set(`${at} ${words}`, group);
    group.push(linesOf([short(address, EVIDENCE_ADDRESS_MAX), ...name === void 0 ? [] : [cutText(name)]]));
  }
  return [...groups.values()];
}
var linesOf = (texts) => texts.map((text) => text.replaceAll("\n", " ")).join("\n");
function hostLookup2(layout, drawn) {
  const indexes = new Map([
    ...idsOf(layout).map((id, at) => [id, at]),
    ...drawn.map((key, at) => [key, -2 - at])
  ]);
  const indexOf2 = (id) => indexes.get(id.includes("\n") ? lineKey(...id.split("\n")) : id);
  const indexIn = (ids) => indexOf2(ids.find((id) => indexOf2(id) !== void 0) ?? "");
  return ({ hosts, around, relation }) => {
    const host = indexIn(hosts);
    const at = hosts.length === 0 ? -1 : host ?? indexIn(around);
    if (at === void 0) return void 0;
    return [at, host === void 0 && at >= 0 ? PAGE_IS_INSIDE : cutText(relation)];
  };
}
var idsOf = ({ boxes, nodes }) => [
  ...boxes.map(({ box }) => box.id),
  ...nodes.map(({ node }) => node.id)
];
var RISKS = { data: 1, exposure: 2, rights: 3, other: 4 };
function risksOf({ layout, presentation }, drawn) {
  const items = new Map(presentation.items.map((item) => [item.id, item]));
  const edges = new Map(layout.edges.map(({ edge }) => [lineKey(edge.from, edge.to), edge]));
  const ofElement = (id) => {
    const item = items.get(id);
    if (item === void 0 || item.ghostOf !== void 0) return 0;
    const { change, changed } = item;
    if (change === "delete" || change === "replace") return RISKS.data;
    if (changed?.exposure?.some(opensToOutside)) return RISKS.exposure;
    if (changed?.rights?.length) return RISKS.rights;
    return change !== "none" || changed !== void 0 ? RISKS.other : 0;
  };
  const ofLine = (key) => {
    const mark = edges.get(key)?.mark;
    return mark === void 0 || mark.change === "move" ? 0 : mark.opens ? RISKS.exposure : RISKS.other;
  };
  return [idsOf(layout).map(ofElement).join(""), drawn.map(ofLine).join("")];
}
var unicodeEscape = (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
var embeddable = (data) => JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, unicodeEscape);
var DRAWN = /<g data-from="([^"]*)" data-to="([^"]*)"[^>]*><title>/g;
var lineKey = (from, to) => `${escapeXml(from)}
${escapeXml(to)}`;
var linesIn = (svg) => [...svg.matchAll(DRAWN)].map(([, from, to]) => `${from}
${to}`);
function detailsWithin(maxBytes, subject, provenance) {
  const { tags = /* @__PURE__ */ new Map(), undrawn: _, ...evidence } = provenance;
  const fits = (limits2) => {
    const data2 = detailData(subject, evidence, limits2, maxBytes);
    return data2 === null || data2 !== TOO_LARGE && Buffer.byteLength(embeddable(data2)) <= maxBytes;
  };
  const limits = LIMIT_STEPS.find(fits) ?? LIMIT_STEPS.at(-1);
  const data = detailData(subject, { ...evidence, tags }, limits, Number.POSITIVE_INFINITY);
  return data === TOO_LARGE ? null : data;
}
var TOO_LARGE = "too large";
function detailData({ layout, drawn }, provenance, limits, maxBytes) {
  const [texts, files] = [new StringIndexes(), new StringIndexes()];
  const isTooLarge = () => texts.length + files.length > maxBytes;
  const fileOf = ({ file, address = "" }) => files.of(`${file}
${address}`);
  const numbered = ({ text, at }) => at === void 0 ? [texts.of(text)] : [texts.of(text), fileOf(at), at.line];
  const reasonsOfLine = reasonsByLine(layout, provenance);
  const lines = [];
  for (const key of drawn) {
    const reasons = reasonsOfLine(key);
    lines.push(reasons === void 0 ? 0 : reasonsIn(limits, reasons).map(numbered));
    if (isTooLarge()) return TOO_LARGE;
  }
  const ids = idsOf(layout);
  const elements = [];
  for (const id of ids) {
    const element = provenance.elements.get(id);
    elements.push(element === void 0 ? 0 : elementData(element));
    if (isTooLarge()) return TOO_LARGE;
  }
  function elementData({ at, why, parts }) {
    return [
      numbered({ text: "", ...locationIn(limits, at) }),
      reasonsIn(limits, why).map(numbered),
      partsIn(limits, parts).map((part) => [numbered(part), texts.of(part.name)])
    ];
  }
  const tags = [...provenance.tags ?? []].map(([name, values]) => {
    const valuesByElement = ids.map((id) => values.get(id)?.map((value) => texts.of(value)) ?? []);
    return [name, valuesByElement];
  });
  if (![...lines, ...elements].some((each) => each !== 0)) return null;
  return [texts.keys, files.keys.map(splitFile), lines, elements, tags];
}
var splitFile = (key) => {
  const at = key.lastIndexOf("\n");
  return [key.slice(0, at), key.slice(at + 1)];
};
var StringIndexes = class {
  keys = [];
  /** Total length of all keys, a lower bound of their size in the page. */
  length = 0;
  #known = /* @__PURE__ */ new Map();
  /** Returns the index of a string, which is added if it is new. */
  of(key) {
    const known = this.#known.get(key);
    if (known !== void 0) return known;
    this.#known.set(key, this.keys.length);
    this.length += key.length;
    return this.keys.push(key) - 1;
  }
};
var LIMIT_STEPS = [
  { reasons: 12, parts: 30, locations: true },
  { reasons: 6, parts: 10, locations: true },
  { reasons: 3, parts: 3, locations: true },
  { reasons: 1, parts: 1, locations: true },
  { reasons: 0, parts: 0, locations: true },
  { reasons: 0, parts: 0, locations: false }
];
var evidenceBytes = (svg) => Math.max(EVIDENCE_BYTES, Buffer.byteLength(svg) * EVIDENCE_SHARE_OF_DRAWING);
var cutText = (text) => short(text, EVIDENCE_TEXT_MAX);
var locationIn = ({ locations }, at) => at === void 0 || !locations ? {} : { at: cutLocation(at) };
var reasonsIn = (limits, all) => firstEntries(all, limits.reasons, (entry) => reasonIn(limits, entry), { text: "" });
var partsIn = (limits, all) => firstEntries(all, limits.parts, (entry) => ({ ...reasonIn(limits, entry), name: cutText(entry.name) }), {
  text: "",
  name: ""
});
var reasonIn = (limits, { text, at }) => ({
  text: cutText(text),
  ...locationIn(limits, at)
});
function firstEntries(all, limit, cut, rest) {
  const isShort = all.length <= limit || limit > 0 && all.length === limit + 1;
  if (isShort) return all.map(cut);
  return [...all.slice(0, limit).map(cut), { ...rest, text: andMore(all.length - limit) }];
}
var cutLocation = ({ file, line, address = "" }) => ({
  file: cutText(file),
  line,
  ...address !== "" && address.length <= EVIDENCE_ADDRESS_MAX && { address }
});
function reasonsByLine({ boxes, nodes }, { lines }) {
  const reasonsByKey = new Map(
    [...lines].map(([ends, reasons]) => [lineKey(...ends.split("\n")), reasons])
  );
  const nodesByBox = groupBy(nodes, ({ node }) => node.parent);
  const groups = boxes.filter(({ box }) => box.style === "group").map(({ box }) => box.id);
  const membersByGroup = new Map(
    groups.map((id) => [escapeXml(id), (nodesByBox.get(id) ?? []).map(({ node }) => escapeXml(node.id))])
  );
  return (key) => {
    const reasonsOfLine = reasonsByKey.get(key);
    const [from, to] = key.split("\n");
    if (reasonsOfLine !== void 0 || !(membersByGroup.has(from) || membersByGroup.has(to))) return reasonsOfLine;
    const starts = membersByGroup.get(from) ?? [from];
    const ends = membersByGroup.get(to) ?? [to];
    const reasons = starts.flatMap((start) => ends.flatMap((end) => reasonsByKey.get(`${start}
${end}`) ?? []));
    return reasons.length === 0 ? void 0 : withoutDuplicates(reasons);
  };
}
var withoutDuplicates = (reasons) => [
  ...new Map(reasons.map((reason2) => [JSON.stringify(reason2), reason2])).values()
];

// elsewhere:src/render/svg/index.ts
var module16 = require("./picture.js").modules["src/render/svg/index.ts"]();
var drawSvg = module16.drawSvg;
var svgDocument = module16.svgDocument;
var write = module16.write;

// elsewhere:src/render/theme.ts
var module17 = require("./picture.js").modules["src/render/theme.ts"]();
var AUTO = module17.AUTO;
var BACKGROUND = module17.BACKGROUND;
var DARK = module17.DARK;
var LIGHT = module17.LIGHT;
var paintsOf = module17.paintsOf;
var themeByName = module17.themeByName;

// src/render/viewer/changes.css
var changes_default = "#sides{place-self:start end}.side :is([data-mark],[data-legend=change],[data-legend=sum]){display:none}.side g[opacity]{opacity:1}.side rect[stroke-opacity]{stroke-opacity:1}.side .lines:has(>[data-change]){stroke:inherit;stroke-width:inherit}.side [data-change=delete]:not(.dash)>path{stroke-dasharray:none}.side .lines>[data-change]:not(.on)>path:last-of-type{fill:var(--s)}.side [data-address]:has(>g[opacity])>text{fill:var(--i)}.side [data-address]:has(>g[opacity])>text~text{fill:var(--s)}.side>text>tspan,:has(>.apart)>path{display:none}";

// src/render/viewer/drift.css
var drift_default = ":root:has(#drift:not(:checked)) [data-mark=drift]{display:none}:root:has(#drift:not(:checked)):has([data-change]) [data-drift]>use{opacity:.35}:root:has(#drift:not(:checked)):has([data-change]) [data-drift]>text{fill:var(--s)}";

// src/render/viewer/levels.css
var levels_default = 'nav{display:flex;align-items:center;gap:4px;flex:1;min-width:0}nav>button{border-color:transparent}nav:has(#here:not(:empty)) #up{text-decoration:underline}:root:not(.live) nav{display:none}h1:has(+nav){flex:none;max-width:40%;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}#here{font-weight:600;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}#here:not(:empty):before{content:"\\203a  ";font-weight:400}#levels{inset:48px auto auto 12px;max-height:70dvh;overflow:auto}[aria-current]{font-weight:600}';

// src/render/viewer/page.css
var page_default = ":root{--f:#fff;--e:#e4e7ec;--i:#101828;--s:#475467;--m:#1d5fd6;color-scheme:light;font:13px/1.45 Inter,Segoe UI,Arial,sans-serif}@media(prefers-color-scheme:dark){:root{--f:#0d1117;--e:#30363d;--i:#f0f6fc;--s:#b6c0cc;--m:#6cb0ff;color-scheme:dark}}*{box-sizing:border-box;margin:0}body,aside,button,input,[popover],section,.map{background:var(--f);color:var(--i);font:inherit}[hidden],:root:not(.live) :is(.bar,section){display:none!important}header,.bar,section,#panel>div{display:flex;align-items:center;gap:4px}header{padding:8px 16px;border-bottom:1px solid var(--e)}h1,h2{font-size:15px;flex:1}p,small{color:var(--s)}small{display:block}#say{position:absolute;clip-path:inset(50%)}@media screen{.live body{display:grid;grid:auto minmax(0,1fr) / auto minmax(0,1fr) auto;height:100dvh;overflow:hidden}.live header{grid-column:1 / -1}.live main{grid-area:2 / 2;position:relative;overflow:hidden;touch-action:none;cursor:grab;-webkit-user-select:none;user-select:none}.live main>svg{position:absolute;transform-origin:0 0}}button,input{border:1px solid var(--e);border-radius:7px;padding:4px 8px}button{cursor:pointer;text-align:left}:is(.bar,section,[popover],li) button{border-color:transparent}:is([popover],li) button{display:block;width:100%}button:hover,[aria-pressed=true]{background:var(--e)}:focus-visible,.chosen{outline:2px solid var(--m)}button svg{width:20px;height:20px;display:block;fill:none;stroke:currentColor;stroke-width:1.6;stroke-linecap:round}#q{width:260px}#layers-button:has(+:empty){display:none}[popover],section,.map{border:1px solid var(--e);border-radius:10px;box-shadow:0 3px 12px #0003;padding:4px}[popover]{inset:48px 12px auto auto;max-width:calc(100% - 24px)}label{display:flex;align-items:center;gap:8px;padding:4px 8px}select{flex:1;min-width:0;border:1px solid var(--e);border-radius:7px;padding:4px 8px;background:var(--f);color:var(--i);font:inherit}section,.map{grid-area:2 / 2;place-self:end;z-index:1;margin:12px}#percent{width:48px;text-align:center}.map{margin-bottom:64px;padding:0;fill:var(--s)}.map path:first-child{fill:none;stroke:var(--s);stroke-width:6}.map rect{fill:var(--m);opacity:.3}#steps{place-self:end start;max-width:calc(100% - 250px)}aside{grid-area:2 / 1;width:320px;overflow:auto;padding:12px 16px;border:solid var(--e);border-width:0 1px;overflow-wrap:anywhere}#panel{grid-column:3}#panel>button{margin:6px 6px 0 0}code{display:block}.part{display:block!important;border-left:3px solid var(--m);margin:8px 0;padding-left:8px}.row{display:flex;align-items:center}.row>:is(input,button+button){flex:none;width:24px;height:24px}.row+p{padding-left:9px;font-size:smaller}h3{font-size:12px;margin-top:14px}ul{list-style:none;padding:0}ul ul{margin-left:11px;border-left:1px solid var(--e)}[data-address],[data-from]{cursor:pointer;outline-offset:4px}.dim :is(.n,[data-from]):not(.on),.dim .lines>path{opacity:.25}.gone,.apart>path{display:none}.apart>g>path:first-of-type{stroke:inherit}.thin>path:first-of-type{stroke-width:.75px}.dash>path:first-of-type{stroke-dasharray:4}.lines>.on>path:first-of-type{stroke:var(--m);stroke-width:2.5px}.lines>.on>path:last-of-type{fill:var(--m)}@media screen{.far [data-address]:not(.n)>text,.tiny :is(.n,[data-from]) text,svg:not(.far)>.titles{visibility:hidden}}.titles{pointer-events:none;paint-order:stroke;stroke:var(--f);stroke-width:3px;stroke-linejoin:round}.more text{fill:var(--i)}.more rect[fill=none],.more>rect{fill:var(--f);stroke:var(--s)}@media(max-width:640px){header{flex-wrap:wrap;gap:4px}.bar{width:100%}#q{flex:1;width:0}[popover]{top:76px}.live body{grid:auto minmax(0,1fr) auto / minmax(0,1fr)}.live main,section{grid-column:1}#list,#panel{grid-area:3 / 1;width:auto;max-height:45dvh;border-width:1px 0}#steps{margin-bottom:64px;max-width:100%}.map,:root:not(:has(#q:focus)) #list:has(~#panel:not([hidden])),:root:has(#q:focus) #list:not([hidden])~#panel{display:none}}@media print{@page{size:landscape;margin:10mm}:is(header,section,.map,aside,.titles){display:none!important}main>svg{transform:none!important;max-width:100%;max-height:96vh;height:auto}}";

// src/render/viewer/viewer.bundle
var viewer_default = '"use strict";(()=>{var e=/^(\\d{1,5})(?:-(\\d{1,5}))?(?:\\/([a-z]+))?$/;function t(t){let[,n,r=n,l=""]=e.exec(t.trim())??[];return void 0===n?null:{f:Number(n),i:Number(r),Te:l}}var n=e=>e.split(",").map(e=>e.trim()).filter(e=>null!==t(e)),r=e=>null!==t(e);function l(e,r){let l=t(r),a=n(e).flatMap(e=>t(e)??[]);return null===l||0===a.length?"unknown":a.some(({f:e,i:t,Te:n})=>e<=l.i&&t>=l.f&&(""===n||""===l.Te||n===l.Te))?"yes":"no"}var a={edge:"edge",ways:"path"},i=["off","closed","filter","done"],o=["level","side","flow","reach","reaches","dependents","port"],s=new Set(["to",...Object.values(a),...i,...o]),d=e=>`${new URLSearchParams({"":e})}`.slice(1);function h(e){let t=""===e.id?[]:[d(e.id)],n=(e,n)=>t.push(`${e}=${d(n)}`);for(let t of["edge","ways"]){let[r,l]=e[t]??[];void 0===r||void 0===l||(n(a[t],r),n("to",l))}for(let t of o)e[t]&&n(t,e[t]);for(let t of i)for(let r of e[t]??[])n(t,r);return t.join("&")}var f=e=>new URLSearchParams(`=${e}`).get("")??"";function u(e){let t=new Map,n=[];for(let r of e.split("&")){let e=r.indexOf("="),l=r.slice(0,Math.max(0,e));s.has(l)?t.set(l,[...t.get(l)??[],f(r.slice(e+1))]):n.push(f(r))}let[r]=t.get("to")??[],l=e=>{let[n]=t.get(e)??[];return void 0===n||void 0===r?void 0:[n,r]},[d,h]=[l(a.edge),l(a.ways)];return{id:n.join("&"),...d&&{edge:d},...h&&{ways:h},...Object.fromEntries(o.flatMap(e=>t.get(e)?.slice(0,1).map(t=>[e,t])??[])),...Object.fromEntries(i.flatMap(e=>t.has(e)?[[e,t.get(e)]]:[]))}}var p=new Set(["tv_users","tv_internet","tv_aws_users","tv_aws_internet","tv_aws_mobile_client","tv_aws_onprem","tv_azurerm_users","tv_azurerm_internet","tv_azure_onprem","tv_gcp_users","tv_gcp_users_icon","tv_gcp_internet","tv_gcp_onprem","tv_gcp_external_saas"]),c=new Set(["tv_aws_onprem","tv_azure_onprem","tv_gcp_onprem"]),m=(e,t)=>e<t?-1:+(e>t),g=(e,t)=>{let n=e.charCodeAt(t);return n>=48&&n<=57};function w(e,t){let n=t;for(;g(e,n);)n++;return n}function v(e,t,n){let r=t;for(;r<n&&48===e.charCodeAt(r);)r++;return r}function y(e,t){let n=((e,t)=>{let n=Math.min(e.length,t.length),r=0;for(;r<n&&e.charCodeAt(r)===t.charCodeAt(r);)r++;return r})(e,t);if(n===e.length&&n===t.length)return 0;for(;n>0&&g(e,n-1);)n--;let r=w(e,n),l=w(t,n);return r===n&&l===n?e.length===n||t.length===n?e.length-t.length:e.charCodeAt(n)-t.charCodeAt(n):n===e.length||n===t.length?e.length-t.length:r===n||l===n?l-r:r-v(e,n,r)-(l-v(t,n,l))||m(e.slice(n,r),t.slice(n,l))||m(e.slice(r),t.slice(l))}var x=e=>e.map(()=>[]);function b({children:e},t){let n=[t];for(let t of n)for(let r of e[t])n.push(r);return n}var $=(e,t)=>[...new Set(t.flatMap(t=>{let n;return void 0===(n=e.de.get(t))?[]:b(e,n)}))].sort((e,t)=>e-t);function M(e,t,n){let{me:r=1/0,tn:l=()=>!1,Pe:a,on:i=a}=n,o=new Set(t),s=[],d=t.map(e=>({w:e,M:0,steps:[],ue:null,D:"fact",Y:null})),h=[...d],f=new Set;for(let u=0;d.length>0&&u<r&&!d.some(({w:e})=>l(e));u++){let r=0===u?i:a,l=[];for(let t of d.flatMap(t=>(({Xe:e,H:t},n,r)=>{let l=[],a=[];for(let i=n.w;-1!==i&&!r.has(i);i=e[i]){r.add(i),l.push({w:i,an:n,cn:[...a]});let o=e[i];-1!==o&&a.push(S("inside",t[i].address,t[o].address))}return l})(e,t,f))){s.push(t);let a=0===u?n.rn?.get(t.w):void 0;for(let i of[...k(e,t.w,n.v),...a??[]])o.has(i.i)||!r(i.W)||(o.add(i.i),l.push(C(i,t)))}for(let i of(0===u&&r!==a&&(f=new Set(t)),((e,t,n,r)=>{let{children:l,_e:a,H:i}=e,o=(e,r,l)=>{if(n.has(e))return;n.add(e);let a=[S(r,i[l.w].address,i[e].address)],{M:o,Y:s}=l;t.push({w:e,M:o,steps:a,ue:l,D:"inference",Y:s})};for(let e of t){for(let t of l[e.w])o(t,"contains",e);if(!0===r.ln)for(let t of a[e.w])o(t,"runs",e)}})(e,l,o,n),d=l.sort((e,t)=>e.w-t.w)))h.push(i)}return{Re:h,sn:s}}var S=(e,t,n)=>({I:e,f:t,i:n,D:"inference"});function k({ke:e,$e:t},n,r){return"from"===r?e[n]:"to"===r?t[n]:[...e[n],...t[n]]}function C({i:e,W:t},{an:r,cn:l}){let a=[...l,(({f:e,i:t,R:r,_:l,Ne:a,D:i,en:o,nn:s})=>{let d=n(r);return{I:s?"reference":"connection",f:e,i:t,...""!==r&&{R:r},...d.length>0&&{ports:d},...l&&{_:l},...a&&!s&&{oe:!0},D:i,...o&&{en:o}}})(t)];return{w:e,M:r.M+1,steps:a,ue:r,D:N([r,...a]),Y:r.Y??t}}var N=e=>e.some(({D:e})=>"inference"===e)?"inference":"fact";function O(e,t,{v:n,port:r,me:a}){let i=$(e,t),o=({Ne:e})=>!e,s=M(e,i,{v:n,Pe:o,...void 0!==a&&{me:a},..."to"===n&&void 0!==r&&{on:e=>o(e)&&(({R:e})=>void 0===r||"no"!==l(e,r))(e)}}),d=new Set(i);return("from"===n&&void 0!==r?((e,{sn:t},n,r)=>{let a=new Map;for(let i of["yes","unknown"])for(let o of t)for(let t of k(e,o.w,"from")){let{W:s}=t;if(!n(s)||l(s.R,r)!==i)continue;let d=C(t,o);if(!a.has(d.w))for(let t of(a.set(d.w,{...d,He:s}),b(e,d.w).slice(1))){if(a.has(t))continue;let n=A(e,d.w,t),{M:r,Y:l}=d,i={w:t,M:r,Y:l,steps:[n],ue:d,He:s};a.set(t,{...i,D:"inference"})}}return[...a.values()].sort((e,t)=>e.M-t.M||e.w-t.w)})(e,s,o,r):s.Re).filter(({w:e})=>!d.has(e)).map(t=>{let a="to"===n?t.Y:_(t);return I(e,t,n,void 0!==r&&null!==a&&"unknown"===l(a.R,r))})}var _=({He:e})=>e??null,A=({H:e},t,n)=>({I:"contains",f:e[t].address,i:e[n].address,D:"inference"});function I(e,t,n,r=!1){let{H:l}=e,{w:a,M:i,D:o,steps:s,ue:d}=t;return{g:l[a],M:i,D:o,steps:"to"===n?[...s].reverse().map(P):s,next:l[d?.w??a].address,...r&&{Ie:!0}}}function P(e){return"contains"!==e.I&&"inside"!==e.I?e:{...e,I:"contains"===e.I?"inside":"contains",f:e.i,i:e.f}}var E=["along","back","any"],L=e=>e<-1?-2-e:-1,R=({T:e,O:{x:t,y:n,width:r,height:l}})=>e?{x:t+12,y:n+12}:{x:t+r/2,y:n+l/2},j=(e,{x:t,y:n})=>t>=e.x&&t<=e.x+e.width&&n>=e.y&&n<=e.y+e.height,B=(e,t)=>e.flatMap(({B:[e=-1]},n)=>e===t?[n]:[]),T=(e,t)=>new Set(e.flatMap(({B:e},n)=>n===t||e.includes(t)?[n]:[])),q=(e,t)=>[...T(e,t)].filter(t=>!e[t].T).length;function D({a:e,l:t},n){let r=T(e,n);return t.flatMap(({f:e,i:t,_:l},a)=>{let i=r.has(e);return i===r.has(t)&&e!==n&&t!==n?[]:[{i:i?t:e,j:a,v:l?"both":i?"out":"in"}]})}function z(e,t){let n=D(e,t);return{a:[t,...n.map(({i:e})=>e)],l:n.map(({j:e})=>e)}}var V=["reach","reaches","dependents"];function W({ve:e},t){let{I:n,f:r,i:l,R:a="",D:i}=t,o="inside"===n?[l,r]:[r,l];return{j:e(t),f:Number(o[0]),i:Number(o[1]),R:a,gn:"inference"===i}}function K(e,t,n){let{Se:r,ve:l}=U(e),a=((e,t,n,r=E)=>{let[l,a]=[$(e,t),$(e,n)],i=new Set(a);if(l.some(e=>i.has(e)))return null;for(let t of r){let[n,r]="back"===t?[a,new Set(l)]:[l,i],{Re:o}=M(e,n,{v:"any"===t?"any":"from",Pe:()=>!0,tn:e=>r.has(e)}),s=o.find(({w:e})=>r.has(e));if(void 0!==s)return{xe:t,dn:(e=>{let t=[];for(let n=e;null!==n;n=n.ue)t.push(n);return t.reverse().flatMap(({steps:e})=>e)})(s),D:s.D}}return null})(r,[`${t}`],[`${n}`]);if(null===a)return null;let{xe:i,dn:o}=a,s=T(e.a,"back"===i?n:t),d=[o[0].f,o[0].i].find(e=>s.has(Number(e))),h=[Number(d)],f=[];for(let e of o){let{I:t,f:n,i:r}=e;d=n===d?r:n,"connection"===t&&(h.push(Number(d)),f.push(l(e))),"contains"===t&&h.splice(-1,1,Number(d))}return{xe:i,a:h,l:f}}function U(e,t){let n=F.get(e)??new Map;F.set(e,n);let r=n.get(t)??(({a:e,l:t},n)=>{let r=({fe:e})=>void 0!==n&&e===n,l=e.flatMap((e,t)=>{if(r(e))return[];let{type:n,T:l,B:a}=e;return[{address:`${t}`,type:n,title:"",parent:void 0===a[0]?null:`${a[0]}`,T:l,pn:p.has(n)&&"tv_gcp_external_saas"!==n&&!c.has(n)}]}),a=t=>"group"===e[t].type?B(e,t):[t],i=new Map;return{Se:(({H:e,connections:t,te:n,hidden:r,qe:l})=>{let a,i=[...e].sort((e,t)=>y(e.address,t.address)),o=new Map(i.map(({address:e},t)=>[e,t])),s=((e,t)=>{let n=e.map(({parent:e})=>t.get(e??"")??-1),r=new Set;for(let e of n.keys()){let t=new Set;for(let l=e;-1!==l&&!r.has(l);l=n[l])t.add(l),t.has(n[l])&&(n[l]=-1);for(let e of t)r.add(e)}return n})(i,o),d=x(i);s.forEach((e,t)=>{d[e]?.push(t)});let h=x(i);i.forEach(({On:e},t)=>{h[o.get(e??"")??-1]?.push(t)});let[f,u]=[x(i),x(i)],p=t.filter(({f:e,i:t})=>o.has(e)&&o.has(t));for(let e of p){let[t,n]=[o.get(e.f),o.get(e.i)];f[t].push({i:n,W:e}),u[n].push({i:t,W:e}),e._&&(f[n].push({i:t,W:e}),u[t].push({i:n,W:e}))}for(let e of[...f,...u])e.sort((e,t)=>e.i-t.i);let c=n.filter(({node:e})=>o.has(e)).sort((e,t)=>y(e.address,t.address)),{te:m,hidden:g}={te:(a=e=>new Map(e.flatMap(e=>[[e.address,e],[e.origin,e]])))(c),hidden:a(r)};return{H:i,connections:p,de:o,Xe:s,children:d,_e:h,ke:f,$e:u,te:m,Je:c,hidden:g,Ze:((e,t)=>{let n=new Map;for(let r of e){let e=t(r),l=n.get(e);l?l.push(r):n.set(e,[r])}return n})(l,({i:e})=>e)}})({H:l,connections:t.flatMap((e,t)=>{if(r(e))return[];let{_:n,oe:l,Ce:o,R:s}=e;return a(e.f).flatMap(r=>a(e.i).map(e=>(i.set(`${r} ${e}`,t),{...{f:`${r}`,i:`${e}`},_:n,Ne:l,R:s,D:o?"inference":"fact"})))}),te:[],hidden:[],qe:[]}),ve:({I:e,f:t,i:n})=>"connection"===e?i.get(`${t} ${n}`)??-1:-1}})(e,t);return n.set(t,r),r}var F=new WeakMap,Y={change:[],before:["after"],after:["before"]},X=Object.keys(Y),G={create:"after",delete:"before"},H=e=>e.has("after")?"before":e.has("before")?"after":"change",J=/module\\.([\\w-]+)(?:\\[(?:"(?:[^"\\\\]|\\\\.)*"|\\d+)\\])?\\./y,Q=({of:e})=>[...new Set(e.flat())].sort(),Z=({a:e},t,n)=>e[n].B.findLast(e=>t.has(e))??n;function ee(e,t,n){let r=t=>n.has(er(e,t))||n.has(e.a[t].fe),l=e.a.map((n,r)=>Z(e,t,r)),a=new Map;return e.l.forEach((e,i)=>{let[o,s]=[l[e.f],l[e.i]],d=t.has(o)||t.has(s);if(o===s&&(e.f!==o||e.i!==s)||r(e.f)||r(e.i)||n.has(e.fe)||e.oe&&n.has(en))return;let h=d?`${o} ${s}`:i,f=a.get(h)?.l??[];f.push(i),a.set(h,{f:o,i:s,l:f})}),{a:new Set(l.filter((e,t)=>e===t&&!r(e))),re:[...a.values()]}}var et="strip:",en="thin",er=({a:e},t)=>[t,...e[t].B].map(t=>e[t].type).find(e=>e.startsWith(et));function el(e,t){let n=new Map;for(let{type:t,h:r}of e.a)t.startsWith(et)&&n.set(t,r[0]);return e.l.some(({oe:e})=>e)&&n.set(en,t),n}var ea="Overview",ei=e=>1===e?"1 icon":`${e} icons`,eo=e=>`in ${e||ea}`,es={in:"Reached from",out:"Leads to",both:"Both directions"},ed="Select the other end",eh="No path found",ef="Everything",eu={along:"along the arrows",back:"against the arrows",any:"ignoring direction"},ep={reach:"What can reach this",reaches:"What does this reach",dependents:"What depends on it"},ec={reach:e=>`What can reach ${e}`,reaches:e=>`What does ${e} reach`,dependents:e=>`What depends on ${e}`},em=e=>`${e} found`,eg=e=>`${e} inside`,ew=(e,t,n)=>`${e} of ${t}: ${n}`,ev=e=>`Connection with ${e}`,ey=e=>`${e} more`,ex="Review",eb=["Data removed or replaced","Opened to the outside","Rights","Other changes"],e$=e=>e.replace(/\\s+/g," ").replace(/[\\\\`*_[\\]<>#|~&@!]/g,"\\\\$&"),eM={change:"Change",before:"Before",after:"After"},eS=/<symbol id="([^"]*)"\\/>/g;function ek(e,t,n,r){let l=e.all.findIndex(e=>e.id===n),a=e.q(n)?.level??0,i=0===t?eC(e,r).map(({level:e})=>e):[],o=new Set([...l>0?[l]:[],...i,...a>0?[a]:[]]);return o.delete(t),[...o]}var eC=({ge:e},t)=>e.filter(({X:e})=>e===t&&-1!==t);function eN({x:e,y:t,width:n,height:r},l,a=1.5){let i=Math.min(a,.97*l.width/n,.97*l.height/r);return{C:i,x:l.width/2-(e+n/2)*i,y:l.height/2-(t+r/2)*i}}var eO=({x:e,y:t,C:n},{width:r,height:l})=>({x:-e/n,y:-t/n,width:r/n,height:l/n}),e_=(e,t)=>e.x<t.x+t.width&&t.x<e.x+e.width&&e.y<t.y+t.height&&t.y<e.y+e.height,eA=e=>document.getElementById(e);function eI(e,t={},...n){let r=Object.assign(document.createElement(e),t);return r.append(...n),r}var eP=(e,t,n)=>eI("button",n?{onclick:e,title:n}:{onclick:e},t),eE=e=>eI("ul",{},...e.map(e=>eI("li",{},e)));function eL(e,t){for(let n in t)e.setAttribute(n,`${t[n]}`)}function eR(e,t,...n){let r=document.createElementNS("http://www.w3.org/2000/svg",e);return eL(r,t),r.append(...n),r}var ej=(...e)=>e.filter(Boolean).join(", ");function eB(e){eA("say").textContent=e}function eT(e,t,n){e?.classList.toggle(t,n)}var eq=new AbortController,eD=e=>eq.signal.addEventListener("abort",e);function ez(e,...t){let n=t.map(e=>e instanceof Element?e:eI("span",{},e));e.append(...n),eD(()=>{for(let e of n)e.remove()})}var eV=(e,t,n)=>e.addEventListener(t,n,{passive:!1,signal:eq.signal}),eW=({m:e})=>e.a.flatMap(({T:e,B:t},n)=>e&&t.length>0?[n]:[]),eK=matchMedia("(prefers-color-scheme:dark)").matches,eU=new Set,eF=!1,eY=()=>eB("Copied");async function eX(e,t){let n=e=>navigator.clipboard.write([new ClipboardItem(Object.fromEntries(e.map(e=>[e.type,e])))]);try{await n(t).catch(()=>n(t.slice(-1))),eY()}catch{eI("a",{href:URL.createObjectURL(t[0]),download:`${document.title}.${e}`}).click(),eB("Saved")}}var eG=e=>new Blob([e],{type:"text/plain"}),eH=(e,t)=>eI("div",{},eI("h2",{tabIndex:-1},t),eP(()=>e.P(-1),"\u2715","Close"));function eJ(e,t,n=""){let r=eP(()=>e.P(t),e.A(t));return r.append(eI("small",{},n)),r}var eQ=(e,t)=>0===t.length?[]:[eI("h3",{},e),eE(t)],eZ=(e,{i:t,j:n})=>eI("div",{className:"row"},eJ(e,t,(({R:e,change:t})=>ej(e,t))(e.m.l[n])),eP(()=>e.P(-2-n),"\u21A6",ev(e.A(t))));function e0(e,t,n=""){let{id:r,name:l}=e.m.undrawn[t],a=eP(()=>e.We(t),l||r);return a.append(eI("small",{},ej(l&&r,n))),a}var e1=({id:e,h:t})=>t.slice(0,2).join(" ").trim()||e,e2=({levels:e},{id:t,h:n,level:r})=>ej(e1({id:"",h:n})&&t,eo(e.all[r].title));function e4({levels:e,ie:t,g:n,m:r},{id:l,level:a}){let i=r.a[n.S]?.id;if(t&&void 0!==i){let t=[i,l];e.open(e.se({id:"",ways:t}),{ways:t})}else e.open(a,{id:l})}function e8(e,t){let n=eP(()=>e4(e,t),e1(t));return n.append(eI("small",{},e2(e,t))),n}var e6=(e,{X:t,Ee:n})=>-1===t?`Not drawn: ${n}`:`${n} ${e.A(t)}`;function e3(e,t){let[n,r,l]=(([e,t],[n,r,l])=>{let[a,i]=t[r??-1]??["",""],o=i.startsWith("https://");return[e[n],a&&`${a}:${l}`,o?i+l:""]})(e,t),a=l?eI("a",{href:l,target:"_blank",rel:"noreferrer"},r):r;return eI("p",{},n,n&&r?", ":"",a)}function e5({J:e},t){for(let t of X.flatMap(e=>Y[e]))e.delete(t);for(let n of Y[t])e.add(n)}var e7=(e,t,n)=>[...[e,t,...n].join(`\n`)].reduce((e,t)=>Math.imul(e,31)+t.codePointAt(0)>>>0,7).toString(36);function e9({m:e,$:t,L:n},r){let l=L(r);return l<0?t.a.has(Z(e,n,r)):t.re.some(({l:e})=>e.includes(l))}var te=!1,tt=X.flatMap(e=>Y[e]),tn=({tagName:e})=>"title"!==e&&"rect"!==e;function tr(e,{x:t,y:n}){let r=Math.atan2(n-e.y,t-e.x),[l,a]=[Math.cos(r),Math.sin(r)],i=`l${-8*l-4.2*a} ${-8*a+4.2*l}l${8.4*a} ${-8.4*l}`;return`M${t} ${n}${i}z`}var tl=(e,t,n)=>eR("text",{x:e,y:t,"font-size":12},n);function ta(e){let t=e.querySelector("title").textContent.split(`\n`),n=t.at(-1)===e.dataset.address;return{h:n?t.slice(0,-1):t,Me:n}}var ti=e=>[...e.querySelectorAll("[data-address]")],to=({undrawn:e=[]})=>e.flatMap(([e,t,...n])=>n.map(n=>{let[r="",l=""]=n.split(`\n`);return{id:r,name:l,X:e,Ee:t}})),ts=e=>[e.getAttribute("data-from"),e.getAttribute("data-to")],td={S:-1,Q:-1,F:null,ne:null,G:-1,U:[]};function th({m:e,g:{ne:t},J:n}){if(!t)return null;let r="before"===e.a[t.pe].fe||"before"===H(n);return((e,{I:t,pe:n,port:r},l)=>{let a=U(e,l),i=[`${n}`],o="reach"===t?"to":"from",s="dependents"===t?((e,t,{me:n,Q:r}={})=>{let{H:l}=e,a=((e,t)=>{let n=new Map;for(let r of t){let t=e.de.get(r);void 0!==t&&n.set(t,null)}for(let t of n.keys()){for(let r of e.children[t])n.has(r)||n.set(r,{I:"contains",f:t});for(let r of e._e[t])n.has(r)||n.set(r,{I:"runs",f:t})}return n})(e,t),i=[...a.keys()].sort((e,t)=>e-t),{Re:o}=M(e,i,{v:"to",ln:!0,Pe:()=>!0,rn:((e,t,n)=>{let r=new Map,l=(t,n)=>{let l=(e.Ze.get(n)??[]).flatMap(n=>{let r=e.de.get((({te:e,de:t},n)=>t.has(n)?n:e.get(n)?.node??"")(e,n.f))??t;return r===t?[]:[{i:r,W:{...n,_:!1,Ne:!0,R:"",D:"fact",nn:!0}}]});r.set(t,[...r.get(t)??[],...l])};if(void 0!==n){let a=e.te.get(n);for(let e of t.slice(0,1))l(e,a?.address??n);return r}for(let n of t)l(n,e.H[n].address);let a=new Set(t);for(let{node:t,address:n}of e.Je){let r=e.de.get(t);a.has(r)&&l(r,n)}return r})(e,i,r),...void 0!==n&&{me:n}});return o.flatMap(t=>{let n=a.get(t.w);if(void 0===n)return[I(e,t,"to")];let i=l[t.w];if(null===n&&void 0===r)return[];let o=null===n?r:l[n.f].address,s={I:n?.I??"part",f:o,i:i.address,D:"fact"};return[{g:i,next:o,M:0,D:"fact",steps:[s]}]})})(a.Se,i):O(a.Se,i,{v:o,...""!==r&&{port:r}}),d=""===r||"reaches"!==t?[]:((e,t)=>{let[n,r]=[e,t].map(e=>new Map(e.map(e=>[e.g.address,e]))),l=new Set;for(let{next:t}of e)for(let e=r.get(t);e&&!n.has(e.g.address)&&!l.has(e);e=r.get(e.next))l.add(e);return[...l]})(s,O(a.Se,i,{v:o})),h=new Set(s),f=[...s,...d].sort((e,t)=>e.M-t.M),u=f.flatMap(e=>e.steps.map(e=>W(a,e))),p=f.filter(({g:t})=>(({T:e,Me:t})=>!e||t)(e.a[Number(t.address)]));return{a:[n,...u.flatMap(({f:e,i:t})=>[e,t])],l:u.map(({j:e})=>e),mn:p.map(e=>((e,{g:t,M:n,steps:r,Ie:l},a)=>({at:Number(t.address),M:n,steps:r.map(t=>W(e,t)),Ie:!0===l,fn:a}))(a,e,!h.has(e))),count:p.filter(e=>h.has(e)).length,un:s.filter(({g:e})=>e.pn).length}})(e,t,r?"after":"before")}function tf({m:e,g:t,V:n,he:r,ce:l}){let{S:a,F:i,G:o,U:s}=t,d=L(a);if(i??l)return i??l;if(d>=0)return{a:tu(e,[d]),l:[d]};if(a>=0)return z(e,a);if(s.length>0)return((e,t,n)=>{let[r]=e,l=new Set(r?.of.flatMap((n,r)=>e.every(({of:e},n)=>""===t[n]||e[r].includes(t[n]))?[r]:[]));return{a:l,l:n.flatMap(({f:e,i:t},n)=>l.has(e)&&l.has(t)?[n]:[])}})(r,s,e.l);let[,,,,h,f]=n.steps[o]??[];return f?{a:[...h,...tu(e,f)],l:f}:null}var tu=({l:e},t)=>t.flatMap(t=>[e[t].f,e[t].i]),tp={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]};function tc({levels:e,m:t},n){let[r]=ek(e,e.b,t.a[n]?.id??"",n);void 0!==r&&e.open(r)}var tm=200,tg=({levels:{ge:e,q:t}},{id:n})=>t(n)?.Ve??e.length;function tw(e,t){let n,r=t.toLowerCase().split(/\\s+/).filter(Boolean);return(n=t.toLowerCase().split(/\\s+/).filter(Boolean),e.map(({h:[e="",t="",...r],id:l,type:a},i)=>{let o=[t,e,l,a,...r].join(`\n`).toLowerCase(),s=n.map(e=>o.indexOf(e));return{at:i,O:s.includes(-1)?-1:Math.max(-1,...s)}}).filter(({O:e})=>e>=0).sort((e,t)=>e.O-t.O).map(({at:e})=>e)).map(t=>e[t]).filter(({key:e})=>void 0===e||r.some(t=>e.toLowerCase().includes(t)))}var tv=(e,t)=>eE(B(e.m.a,t).map(t=>{let{h:n,T:r}=e.m.a[t],l=eJ(e,t,n.slice(2).join(", "));return r?eI("div",{},l,tv(e,t)):l})),ty=[[],[],[],[],[]],tx=e=>[eI("code",{},e),eP(()=>navigator.clipboard?.writeText(e).then(eY),"Copy")];function tb({levels:e,m:t},n,r){let{all:l,b:a}=e,i=l.length-1,o=n.every(n=>[0,a].includes(e.q(t.a[n].id)?.level??-1));return l[i]?.id==="*"&&a!==i&&o?[eP(()=>e.open(i,r),"In everything")]:[]}var t$=eA("stage"),tM=document.title;function tS(e,[t,n,l],a){var i;let o;eA("svg").onclick=()=>eX("svg",[new Blob([t],{type:"image/svg+xml"}),eG(t)]),eA("png").onclick=async()=>eX("png",[await (async e=>{let t=eI("img",{src:`data:image/svg+xml,${encodeURIComponent(e)}`});await t.decode();let n=Math.min(2,16e3/t.width,16e3/t.height),r=eI("canvas",{width:t.width*n,height:t.height*n});return r.getContext("2d").drawImage(t,0,0,r.width,r.height),new Promise(e=>r.toBlob(t=>e(t)))})(t)]),eA("print").onclick=()=>print();let s=((e,t)=>{var n;let r,l,a,i,o,s=ti(e),d=s.map((e,n)=>(e=>{let[t,n,r,l]=["x","y","width","height"].map(t=>Number(e.getAttribute(t)));return{x:t,y:n,width:r,height:l}})(e.querySelector(n<t.boxes?"rect":"use"))),h=(o=t.boxes,d.map((e,t)=>{let{x:n,y:r}=R({T:t<o,O:e}),l={x:n+2,y:r};return d.slice(0,Math.min(t,o)).flatMap((e,t)=>j(e,l)?[t]:[]).reverse()})),f=new Set(s.map(({dataset:e})=>e.ghost)),u=s.map((e,n)=>{let{address:r="",type:l="",change:a,ghost:i}=e.dataset;return{id:r,...ta(e),type:l,T:n<t.boxes,O:d[n],B:h[n],fe:((e="",t,n)=>G[e]??(t?"before":n?"after":void 0))(a,void 0!==i,f.has(r))}}),p=new Map(u.map(({id:e},t)=>[e,t])),c=new Map;for(let t of e.querySelectorAll("[data-from]")){let e=ts(t).join(" ");c.set(e,[...c.get(e)??[],t])}let m=[...c.values()];return{ee:e,a:s,l:m,steps:t.flows.flatMap(({name:e,steps:t})=>t.map(t=>[e,...t])),...(n=[...c.keys()],r=m.map(([e])=>e.querySelector("path")),l=[],a=[],{En:i=e=>{let t=r[e],n=t.getTotalLength();return l[e]??=[...Array(Math.ceil(n/4)+1).keys()].map(e=>t.getPointAtLength(Math.min(n,4*e))),l[e]},Ue(e){let t=e.closest("[data-from]");return t?n.indexOf(ts(t).join(" ")):-1},wn(e,t,n){a[e]??=r[e].getBBox();let{x:l,y:o,width:s,height:d}=a[e];return j({x:l-n,y:o-n,width:s+2*n,height:d+2*n},t)?i(e):[]}}),off:t.off??[],risks:t.risks,m:{a:u,undrawn:to(t),l:m.map(([e],n)=>{let[r,l]=ts(e),a=Number(t.kinds[n]),i=(1&a)>0,o=e.querySelector("title").textContent.slice(r.length+l.length+(i?5:4)),s=e.dataset.change?o.lastIndexOf(", "):o.length;return{f:p.get(r),i:p.get(l),_:i,oe:(4&a)>0,Ce:(2&a)>0,R:o.slice(2,s),change:o.slice(s+2),fe:((e="")=>G[e])(e.dataset.change)}})}}})(e,n),{a:d}=s.m,f=[{name:"Module",of:d.map(({id:e})=>(e=>{let t=[];J.lastIndex=0;for(let n=J.exec(e);n;n=J.exec(e))t.push(n[1]);return t.map((e,n)=>t.slice(0,n+1).join("."))})(e))},...l?(([e,,,,t])=>t.map(([t,n])=>({name:t,of:n.map(t=>t.map(t=>e[t]))})))(l):[]].filter(e=>Q(e).length>1),p=((e,t,n,r)=>{let{m:l}=e,{a:a}=l,i={V:e,m:l,L:new Set,Ke:new Map},o=new Set(e.off),s={...i,...(({V:e,m:t,L:n,Ke:r})=>{let{a:l,l:a}=t,i=e=>{let t=a[L(e)];return t?`${i(t.f)} ${t._?"\u2194":"\u2192"} ${i(t.i)}`:l[e].h.slice(0,2).join(" ")||l[e].id};return{A:i,Ye:t=>r.get(t)??e.a[t],Qe(e){let{address:t}=e.closest("[data-address]")?.dataset??{};return l.findIndex(({id:e})=>e===t)},be(e){let r,o=a[L(e)];return o?ej(i(e),o.R,o.change):ej(i(e),...l[e].h.slice(2),l[e].T?eg(q(l,e)):"",n.has(e)?"collapsed":"",(r=D(t,e).length,`${r} connection${1===r?"":"s"}`))}}})(i),ye:t,he:n,levels:r,J:o,done:new Set,k:[],ze:new Map,$:ee(l,i.L,o),g:td,ce:null,ie:!1,Oe:!1,P(e,t=s.ie){let{S:n}=s.g,r=t&&e>=0&&n>=0,a=r?K(l,n,e):null;if(s.Oe=r&&!a,s.Oe)return eB(eh),s.K();s.z(a?{F:a}:{S:e})},We(e){s.z({Q:e,S:l.undrawn[e].X})},z(e){let n={...td,...e};s.g=-1===n.S&&n.Q<0&&!n.F&&!n.ne&&n.G<0&&0===n.U.length?td:n,s.ce=th(s),s.ie=s.Oe=!1;let r=(e=>{let{S:t,F:n,G:r}=e.g,l=e.m.l[L(t)];return l?[l.f,l.i]:r>=0?[...tf(e).a]:[...(n??e.ce)?.a??(t<0?[]:[t])]})(s);for(let e of r)for(let t of a[e].B)s.L.delete(t);s.K();let l=L(s.g.S);(l>=0&&!s.$.re.some(e=>e.l.includes(l))||r.some(e=>!s.$.a.has(e)))&&(o.clear(),s.K()),r.length>0?t.Ge((e=>{let[t,n]=[Math.min(...e.map(e=>e.x)),Math.min(...e.map(e=>e.y))];return{x:t,y:n,width:Math.max(...e.map(e=>e.x+e.width))-t,height:Math.max(...e.map(e=>e.y+e.height))-n}})(r.map(e=>a[e].O)),!!(s.g.F??s.ce)):0===s.g.U.length&&t.bn()},K(){for(let e of(s.$=ee(l,s.L,o),s.ce=th(s),d(),h(tf(s)),s.k))e()},we(e,t){for(let n of e)s.L[t?"add":"delete"](n);s.K()}},d=(e=>{let{ee:t,a:n,l:r,m:l}=e.V,a=eR("g",{class:"more"}),i=new Set(r.map(([e])=>e.parentElement));for(let e of(t.append(a),i))eT(e,"lines",!0);return l.l.forEach(({oe:e,Ce:t},n)=>{eT(r[n][0],"thin",e),eT(r[n][0],"dash",t)}),()=>{let{$:t,L:o,Ke:s,ze:d}=e,h=new Map(t.re.map(e=>[e.l[0],e.l.length]));for(let[,e]of d)e.remove();for(let n of(s.clear(),d.clear(),a.replaceChildren(),[...o].filter(e=>t.a.has(e))))s.set(n,(({V:e,m:t,A:n},r)=>{let{x:l,y:a}=t.a[r].O,i=e.a[r].cloneNode(!0);i.removeAttribute("class");let o=[...i.children].some(tn);return i.append(...o?[]:[tl(l+10,a+20,n(r))],tl(l+10,a,eg(q(t.a,r)))),i})(e,n)),a.append(s.get(n));let f=new Map([...s].map(([e,t])=>[e,((e,{x:t,y:n,height:r})=>{let l=[...e.children].filter(tn).map(e=>e.getBBox()).filter(e=>e.height<Math.max(r/2,60)),a=Math.max(t+80,...l.map(e=>e.x+e.width))+10,i=Math.max(n+24,...l.map(e=>e.y+e.height));return{x:t,y:n,width:a-t,height:i+20+2-n}})(t,l.a[e].O)]));for(let[e,t]of f)((e,t,n)=>{for(let r of e.querySelectorAll("rect")){let[e,l]=[r.width.baseVal.value,r.height.baseVal.value];e<t.width/2||eL(r,{width:e+n.width-t.width,height:l+n.height-t.height})}e.lastElementChild.setAttribute("y",`${n.y+n.height-8}`)})(s.get(e),l.a[e].O,t);for(let n of t.re.filter(({f:e,i:t})=>o.has(e)||o.has(t))){let[t,...r]=(({V:e,m:t},{f:n,i:r,l:l},a)=>{let i=l.find(e=>!t.l[e].change)??l[0],o=e.En(i),s=(e,n)=>{let r=a.get(e);if(!r)return;let l=n?[...o].reverse():o,i=l.findIndex(n=>j(t.a[e].O,n)),s=i<0?l:l.slice(0,i+1),d=((e,t,n)=>{let[r,l]=[n.x+n.width,n.y+n.height];if(e.y<=l)return[{x:2*e.x<n.x+r?n.x:r,y:Math.max(e.y,n.y)}];let a=e.x<=r?Math.max(e.x,n.x+8):r-8-(n.width-16)*(1-(e.y-n.y)/t.height);return[{x:a,y:e.y},{x:a,y:l}]})(s.at(-1),t.a[e].O,r),h=[...s.slice(0,1+s.findLastIndex(e=>Math.hypot(e.x-d[0].x,e.y-d[0].y)>10)),...d];o=n?h.reverse():h};s(n,!0),s(r,!1);let d=l.some(e=>t.l[e]._),[h]=e.l[i],f=h.cloneNode(!0);eT(f,"gone",!1);let[u,p]=f.querySelectorAll("path");if(eL(u,{d:`M${o.map(({x:e,y:t})=>`${e} ${t}`).join("L")}`}),eL(p,{d:tr(o.at(-2),o.at(-1))+(d?tr(o[1],o[0]):"")}),h.after(f),1===l.length)return[f];let{x:c,y:m}=o[Math.floor(o.length/2)];return[f,eR("rect",{x:c-11,y:m-9,width:22,height:18,rx:9}),tl(c-3.5*`${l.length}`.length,m+4,`${l.length}`)]})(e,n,f);d.set(n.l[0],t),a.append(...r)}for(let e of(n.forEach((e,n)=>{eT(e,"gone",!t.a.has(n)||o.has(n))}),r.forEach(([e,...t],n)=>{for(let r of(eT(e,"gone",!h.has(n)||d.has(n)),t))eT(r,"gone",1!==h.get(n)||d.has(n))}),i))eT(e,"apart",h.size<r.length||d.size>0)}})(s),h=(e=>{let{ee:t,l:n,m:r,a:l}=e.V,a=null;r.a.forEach(({T:e,O:{x:t,y:n,width:r,height:a}},i)=>{e||(eT(l[i],"n",!0),l[i].append(eR("rect",{x:t,y:n,width:r,height:a,fill:"transparent"})))});let i=l=>{for(let e of t.querySelectorAll(".on"))eT(e,"on",!1);if(null===l)return;for(let t of l.a)eT(e.Ye(Z(r,e.L,t)),"on",!0);let a=new Set(l.l);for(let t of e.$.re){if(!t.l.some(e=>a.has(e)))continue;let r=t.l[0];for(let t of[...n[r],e.ze.get(r)])eT(t,"on",!0)}};return eV(t,"pointerover",({target:t})=>{if(null!==a)return;let n=e.Qe(t),l=e.V.Ue(t);i(r.a[n]?.T===!1?z(r,n):l<0?null:{a:tu(r,[l]),l:[l]})}),eV(t,"pointerleave",()=>i(a)),e=>{a=e,eT(t,"dim",null!==e),i(e)}})(s);return s})(s,((e,t)=>{let n=eA("stage"),{width:r,height:l}=e.viewBox.baseVal,a={x:0,y:0,width:r,height:l},i=()=>({width:n.clientWidth,height:n.clientHeight}),o=[],s=[],d=()=>eN(a,i()),h=()=>((e,t,n)=>{let r=eN(e,n),[l]=t.filter(({T:e})=>!e).sort((e,t)=>e.O.x-t.O.x);if(r.C>=.5||n.width>640||!l)return r;let{x:a,y:i,height:o}=l.O;return{C:.6,x:32-.6*a,y:n.height/2-(i+o/2)*.6}})(a,t,i()),f=h(),u=i(),p="home",c=0,m=(t,n="free")=>{for(let r of([f,p,u]=[t,n,i()],e.style.willChange="transform",e.style.transform=`translate(${f.x}px,${f.y}px) scale(${f.C})`,clearTimeout(c),c=window.setTimeout(()=>{for(let t of(e.style.willChange="",s))t(f.C)},150),o))r(f)},g={yn:a,Be:i,hn:m,je(){m((h=d)(),"home")},Le:(e,t)=>m({...f,x:f.x+e,y:f.y+t}),ae:(e,t={x:i().width/2,y:i().height/2})=>m((({C:e,x:t,y:n},r,l)=>{let a=Math.min(Math.max(.02,e*r),8),i=a/e;return{C:a,x:l.x-(l.x-t)*i,y:l.y-(l.y-n)*i}})(f,e,t)),Ge(e,t=!1){var n,r;let l,a=t?(({x:e,y:t,width:n,height:r},l)=>eN({x:e-70,y:t-70,width:n+140,height:r+140},l,1.2))(e,i()):j(l=eO(n=f,r=i()),e)&&j(l,{x:e.x+e.width,y:e.y+e.height})&&n.C>=.6?n:eN(e,r,Math.max(n.C,.6));a!==f&&m(a,"free"===p?"free":"shown")},bn(){"free"!==p&&m(h(),"home")},xn:({x:e,y:t})=>({x:(e-f.x)/f.C,y:(t-f.y)/f.C,Sn:1/f.C}),Fe(e){o.push(e),e(f)},onRest(e){s.push(e),e(f.C)}};eD(()=>clearTimeout(c));let w=new ResizeObserver(()=>{var e,t,n;let r;"home"===p?m(h(),"home"):m((e=f,t=u,n=i(),r=(t,n,r,l)=>{let a=n*e.C,[i,o]=a<l?[0,l-a]:[l-a,0];return Math.min(Math.max(t+(l-r)/2,i),o)},{C:e.C,x:r(e.x,a.width,t.width,n.width),y:r(e.y,a.height,t.height,n.height)}),p)});return w.observe(n),eD(()=>w.disconnect()),((e,t)=>{if(t.filter(({T:e})=>!e).length<=100)return;let{width:n,height:r}=e.yn,l=200/Math.max(n,r),a=e=>eR("path",{d:t.flatMap(({T:t,O:{x:n,y:r,width:l,height:a}})=>t===e?[`M${n},${r}h${l}v${a}h${-l}z`]:[]).join("")}),i=eR("rect",{}),o=eR("svg",{class:"map",viewBox:`0 0 ${n} ${r}`,width:n*l,"aria-hidden":"true"},a(!0),a(!1),i),s=1,d=({buttons:t,offsetX:n,offsetY:r})=>{t>0&&e.hn(eN({x:n/l,y:r/l,width:1,height:1},e.Be(),s))};eV(o,"pointerdown",d),eV(o,"pointermove",d),ez(document.body,o),e.Fe(t=>{s=t.C,eL(i,{...eO(t,e.Be())})})})(g,t),m(f,"home"),g})(e,d),f,a),c=(e=>{let{m:t,V:n,A:r,levels:l}=e;return l.all.length>0?(e=>{let{m:t,levels:n}=e,{all:r,b:l,open:a,q:i}=n,o=new Map(t.a.map(({id:e},t)=>[e,t])),s=new Map(t.l.map(({f:e,i:t},n)=>[`${e} ${t}`,n])),d=(e,t)=>e===l||r[l]?.id==="*"?t??-1:-1,h=n.ge.filter(({N:e})=>e>0).map(({id:t,h:n,level:r,N:l})=>{let[i,s]=[e1({id:t,h:n}),n.slice(2)],h=d(r,o.get(t));return{target:h,go:()=>-1===h?a(r,{id:t}):e.P(h,!1),name:i,address:t.includes(".")?t:"",N:l,h:s,Z:e7(t,i,s)}}),f=n.De.filter(({N:e})=>e>0).map(({level:t,start:n,end:r,R:l,change:h,N:f})=>{let u=s.get(`${o.get(n)} ${o.get(r)}`),p=d(t,void 0===u?-1:-2-u),c=[n,r].map(e=>e1(i(e)??{id:e,h:[]})).join(" \u2192 "),m=[ej(l,h)];return{target:p,go:()=>-1===p?a(t,{edge:[n,r]}):e.P(p,!1),name:c,address:"",N:f,h:m,Z:e7(`${n} ${r}`,c,m)}});return[...h,...f].sort((e,t)=>e.N-t.N)})(e):void 0===n.risks?[]:(([e,t])=>[...[...e].map((e,t)=>({target:t,N:Number(e)})),...[...t].map((e,t)=>({target:-2-t,N:Number(e)}))].filter(({N:e})=>e>0).sort((e,t)=>e.N-t.N))(n.risks).map(({target:n,N:l})=>{let a=t.l[L(n)],i=a?[(({R:e,change:t})=>ej(e,t))(a)].filter(Boolean):t.a[n].h.slice(2),o=a?`${t.a[a.f].id} ${t.a[a.i].id}`:t.a[n].id,s=r(n);return{target:n,go:()=>e.P(n,!1),name:s,N:l,h:i,Z:e7(o,s,i),address:t.a[n]?.Me?o:""}})})(p);(e=>{let{ye:t,V:n}=e,r=eR("g",{class:"titles","aria-hidden":"true"});n.ee.append(r);let l,a=1,i=()=>{var t;let i,o=a<.6;if(eT(n.ee,"far",o),eT(n.ee,"tiny",a<.3),!o)return;let s=(l??=e.m.a.flatMap((t,n)=>(({V:e,m:t},n)=>{let{T:r,O:l}=t.a[n],a=r?e.a[n].querySelector(":scope>text"):null,i=a?.firstChild?.textContent;if(!a||!i)return[];let o=a.cloneNode();o.append(i);let{x:s,y:d,height:h}=a.getBBox();return[{at:n,copy:o,box:l,O:{x:s,y:d,height:h,width:a.getSubStringLength(0,i.length)}}]})(e,n))).filter(({at:t})=>e.$.a.has(t)),d=(t=a,i=[],s.map(({O:e,box:n})=>{let{x:r,width:l,height:a}=e,o=Math.max(1,Math.min(.92/t,(n.x+n.width-6-r)/l)),s={factor:+!(t<.3),down:0};if(o*t<.6)return s;let d={x:r,y:e.y,width:l*o,height:a*o};for(let e of i)e_(d,e)&&(d.y=e.y+e.height);return d.y+d.height>n.y+n.height?s:(i.push(d),{factor:o,down:d.y-e.y})}));for(let[e,{factor:t,down:n}]of(r.replaceChildren(...s.flatMap(({copy:e},t)=>d[t].factor>0?[e]:[])),d.entries())){let{copy:r,O:l}=s[e],[a,i]=[l.x*(1-t),l.y*(1-t)+n];eL(r,{transform:`translate(${a} ${i}) scale(${t})`})}};t.onRest(e=>{e!==a&&(a=e,i())}),e.k.push(i)})(p),i=l??void 0,o=eA("panel"),p.k.push(()=>{let{F:e,S:t}=p.g,n=L(t),l=[...(e=>{let{S:t,Q:n}=e.g,r=e.m.undrawn[n];if(!r)return[];let l=r.name||r.id;return[...-1===t?[eH(e,l)]:[],eI("div",{className:"part"},-1===t?"":eI("b",{},l),eI("p",{},e6(e,r)),...tx(r.id))]})(p),...e?((e,{a:t,l:n,xe:r})=>{let l,a,i=(l=e.A(t[0]),a=e.A(t.at(-1)),`From ${l} to ${a}, ${eu[r]}`);eB(i);let o=[t[0],t.at(-1)];return"back"===r&&o.reverse(),[eH(e,i),...tb(e,o,{ways:o.map(t=>e.m.a[t].id)}),...eQ("Steps",t.map((t,r)=>r>0?eZ(e,{i:t,j:n[r-1]}):eJ(e,t)))]})(p,e):[],...((e,t)=>{let n,l,{ce:a}=e,{ne:i}=e.g;if(!i||!a)return[];let{I:o,pe:s,port:d}=i,{mn:h,count:f,un:u}=a,p=(l=e.A(s),ec[o](l)+(""===d?"":`, port ${d}`)),c=ej(1===f?"1 resource":`${f} resources`,"reach"===o?`${0===u?"none":u} of them from the internet`:void 0);eB(`${p}: ${c}`);let m=[...new Set(h.map(({M:e})=>e))];return[eH(e,p),eI("p",{},c),eJ(e,s),"dependents"===o?"":((n=eI("input",{id:"port",value:i.port,placeholder:"443"})).onchange=()=>{let t=n.value.trim();if(""!==t&&!r(t))return eB("Not a port, such as 443 or 8000-8100/tcp");e.z({ne:{...i,port:t}}),eA("port").focus()},eI("label",{},"Port",n)),...tb(e,[s],{[o]:e.m.a[s].id,port:d}),...m.flatMap(n=>eQ(0===n?"In it":1===n?"1 step":`${n} steps`,h.filter(e=>e.M===n).map(n=>((e,t,{at:n,steps:r,Ie:l,fn:a})=>{let i=r.map(t=>(({A:e,m:t},n,{j:r,f:l,i:a,R:i,gn:o})=>{let s,d,h,f,u,p=t.l[r];return ej(p?(s=l===n?"":e(l),d=a===n?"":e(a),h=p._,""!==d||h?`${s} ${h?"\u2194":"\u2192"} ${d}`.trim():`from ${s}`):(f=a===n?"":e(a),u=e(l),`${f} in ${u}`.trim()),i,o?"inferred":"stated")})(e,n,t)),o=r.flatMap(({j:e})=>e<0?[]:[e]),s=o.flatMap(e=>(t[2][e]||[]).slice(0,1));return eI("div",{},eI("div",{className:"row"},eJ(e,n,ej(i.join("; "),l?"port not known":a?"on the way":"")),...o.map(t=>eP(()=>e.P(-2-t),"\u21A6",ev(e.A(n))))),...s.map(e=>e3(t,e)))})(e,t,n))))]})(p,i??ty),...n>=0?((e,t)=>{let{f:n,i:r,R:l,change:a,Ce:i,oe:o,_:s}=e.m.l[t];return[eH(e,l||"Connection"),...[a,o?"Carries no traffic":s?"Either end starts it":"",i?"Inferred: the code does not state it":"Stated in the code"].map((e="")=>eI("p",{},e)),...eQ("From",[eJ(e,n)]),...eQ("To",[eJ(e,r)])]})(p,n):t>=0?((e,t)=>{let{a:n}=e.m,{h:r,id:l,Me:a,type:i,T:o,B:s}=n[t],d=D(e.m,t),h=e.L.has(t),{levels:f}=e,u=0===f.b&&(f.q(l)?.level??0)!==0,p=eP(()=>{e.ie=!0,p.textContent=ed,eB(ed)},e.ie?ed:"Path to \u2026"),c=eP(()=>e.we([t],!h),h?"Expand":"Collapse");return[eH(e,r[0]||l),...r.slice(1).map(e=>eI("p",{},e)),...a&&!u?[eI("small",{},i.split(":")[0]),...tx(l)]:[],...(({levels:e,m:t},n)=>ek(e,e.b,t.a[n].id,n).slice(0,8).map(t=>{let n;return eP(()=>e.open(t),(n=e.all[t].title,`Open ${n||ea}`))}))(e,t),p,...V.map(n=>eP(()=>{e.z({ne:{I:n,pe:t,port:""}}),eA("panel").querySelector("h2")?.focus()},ep[n])),e.Oe?eI("p",{},eh):"",o?c:"",...((e,t)=>{let{levels:n}=e,r=(0===n.b?eC(n,t):[]).map(t=>()=>e8(e,t)),[l,a]=[r.slice(0,40),r.slice(40)],i=eP(()=>{i.closest("ul").append(...eE(a.map(e=>e())).children),i.parentElement.remove()},ey(a.length));return eQ("Stands for",[...l.map(e=>e()),...a.length>0?[i]:[]])})(e,t),...eQ("Inside",s.map(t=>eJ(e,t)).reverse()),...["in","out","both"].flatMap(t=>eQ(es[t],[...new Map(d.filter(({v:e})=>e===t).map(e=>[e.i,e])).values()].map(t=>eZ(e,t)))),...eQ("Contains",B(n,t).map(t=>eJ(e,t)))]})(p,t):[]];o.hidden=0===l.length,o.replaceChildren(...l,...l.length>0?((e,t)=>{let[n,,r,l]=t,{F:a,S:i}=e.g,o=L(i),s=o>=0?[o]:a?.l??D(e.m,i).map(({j:e})=>e),d=e=>e3(t,e),[h,f,u]=l[i]||[];return[...eQ("In the code",h?.[2]?[d(h)]:[]),...eQ("Why it is here",f?.map(d)??[]),...eQ("Includes",((e,t)=>{let{S:n}=e.g,r=new Map(t),l=e.m.undrawn.flatMap(({id:t,X:l,Ee:a},i)=>l===n&&"inside"!==a?[eI("div",{},e0(e,i),r.get(t)??"")]:[]);return l.length>0?l:t.map(([e,t])=>eI("div",{},e,t))})(e,u?.map(([e,t])=>[n[t],d(e)])??[])),...eQ(o>=0?"Evidence":"Evidence for its arrows",s.flatMap(t=>{let n=r[t],l=o>=0?"":e.A(-2-t);return n?[eI("div",{},l,...n.map(d))]:[]}))]})(p,i??ty):[])}),(e=>{let t,n,{ye:r}=e;eA("in").onclick=()=>r.ae(1.25),eA("out").onclick=()=>r.ae(.8),eA("fit").onclick=r.je,r.Fe(({C:e})=>{eA("percent").textContent=`${Math.round(100*e)} %`}),(e=>{for(let[t,n]of el(e.m,"Thin lines")){let r=eI("input",{type:"checkbox",checked:!0});r.onchange=()=>{e.J[r.checked?"delete":"add"](t),e.K()},e.k.push(()=>{r.checked=!e.J.has(t)}),ez(eA("layers"),eI("label",{},r,n))}})(e),t=e.he.map(e=>eI("select",{},...["",...Q(e)].map(e=>eI("option",{value:e},e||ef)))),n=()=>{let n=t.map(({value:e})=>e);e.z({U:n.some(Boolean)?n:[]});let r=document.querySelectorAll(".n.on").length;e.g.U.length>0&&eB(em(r))},t.forEach((t,r)=>{t.onchange=n,ez(eA("layers"),eI("label",{},e.he[r].name,t))}),e.k.push(()=>{t.forEach((t,n)=>{t.value=e.g.U[n]??""})}),(({levels:{all:e,b:t,open:n}})=>{let r=e[t];if(!r)return;eA("up").onclick=()=>n(0),eA("up").ariaPressed=`${0===t}`,eA("here").textContent=r.title;let l=eA("levels");for(let[r,{title:a,count:i}]of e.entries()){let e=eP(()=>{l.hidePopover(),n(r)},a||ea);0!==r&&e.append(eI("small",{},ei(i))),r===t&&eL(e,{"aria-current":"page"}),ez(l,e)}})(e),eA("collapse").onclick=()=>e.we(eW(e),!0),eA("expand").onclick=()=>e.we([...e.L],!1),(()=>{for(let{cssRules:e}of document.styleSheets)for(let{media:t}of[...e])t?.mediaText.includes("dark")&&eU.add(t);let e=()=>{for(let e of eU)e.mediaText=eK?"all":"not all"};eF&&e(),eA("theme").onclick=()=>{[eK,eF]=[!eK,!0],e()}})()})(p),(e=>{let[t,n,r]=[eA("list"),eA("tree"),eA("q")],l=(e=>{let{a:t,undrawn:n,l:r}=e.m;return[...t.map(({id:t,type:n,h:r,B:[l=-1]},a)=>({id:t,type:n,h:r,P:()=>e.P(a),describe:()=>e.be(a),button:()=>eJ(e,a,l<0?"":e.A(l))})),...n.map((t,n)=>({id:t.id,type:"",h:["",t.name],P:()=>e.We(n),describe:()=>`${t.id}, ${e6(e,t)}`,button:()=>e0(e,n,e6(e,t))})),...(({levels:e,m:{a:t,undrawn:n}})=>{var r,l;let a;return r=e.b,l=new Set([...t,...n].map(({id:e})=>e)),a=e.all[r]?.id==="*",e.ge.filter(({id:e,level:t})=>t!==r&&!((a||0===t)&&l.has(e)))})(e).map(t=>({id:t.id,type:"",h:t.h,P:()=>e4(e,t),describe:()=>ej(e1(t),e2(e,t)),button:()=>e8(e,t)})),...r.map((t,n)=>{let{R:r,f:l,i:a}=t,i=-2-n;return{id:"",type:"",h:["",r,e.A(l),e.A(a)],key:r,P:()=>e.P(i),describe:()=>e.be(i),button:()=>eJ(e,i,(({R:e,change:t})=>ej(e,t))(t))}}),...(({levels:e,m:t})=>{let n=t=>e1(e.q(t)??{id:t,h:[]}),r=new Set(t.l.map(({f:e,i:n})=>`${t.a[e].id}\n${t.a[n].id}`));return e.De.filter(({level:t,start:n,end:l,R:a})=>a&&t!==e.b&&!r.has(`${n}\n${l}`)).map(({level:t,start:r,end:l,R:a})=>{let i=`${n(r)} \u2192 ${n(l)}`,o=()=>e.open(t,{edge:[r,l]}),s=ej(a,eo(e.all[t].title));return{id:"",type:"",h:["",a,n(r),n(l)],key:a,P:o,describe:()=>ej(i,s),button(){let e=eP(o,i);return e.append(eI("small",{},s)),e}}})})(e)].sort((t,n)=>tg(e,t)-tg(e,n))})(e),a=[],i=-1,o=(l,i=tm)=>{let s;t.hidden=!l,n.ariaPressed=`${l}`;let d=""!==r.value,h=d?em(a.length):ef;for(let n of(l&&t.replaceChildren(eI("p",{},h),d?(s=eP(()=>o(!0,a.length),ey(a.length-i)),eE([...a.slice(0,i).map(e=>e.button()),...a.length>i?[s]:[]])):tv(e,-1)),e.k))n()};n.onclick=()=>{r.value="",o("true"!==n.ariaPressed)},r.oninput=()=>{a=tw(l,r.value),i=-1,o(""!==r.value),eB(em(a.length))},eV(r,"keydown",({key:t,shiftKey:n})=>{"Enter"!==t||0===a.length||(i<0&&(i=a.findIndex(({id:t})=>""!==t&&t===(({m:e,g:t})=>(e.undrawn[t.Q]??e.a[t.S])?.id)(e))),i=(i+(n?a.length-1:1))%a.length,a[i].P(),innerWidth<=640&&r.blur(),eB(ew(i+1,a.length,a[i].describe())))}),""!==r.value&&(a=tw(l,r.value)),t.hidden||""===r.value&&"true"!==n.ariaPressed||o(!0)})(p),(e=>{let[t,n]=[eA("flow"),eA("steps")],{steps:r}=e.V;t.hidden=0===r.length;let l=eI("p"),a=-1,i=t=>e.z({G:(e.g.G+t+r.length)%r.length});ez(n,eP(()=>i(-1),"\u2039","Back"),eP(()=>i(1),"\u203A","Next"),l),t.onclick=()=>e.z({G:n.hidden?0:-1}),e.k.push(()=>{let{G:i}=e.g;if(n.hidden=i<0,t.ariaPressed=`${i>=0}`,i>=0&&i!==a){let[e,t,n,a]=r[i];l.replaceChildren(eI("b",{},`${t} ${n}`),eI("small",{},[e,a].filter(Boolean).join(": "))),eB(ew(i+1,r.length,n))}a=i})})(p),((e,t)=>{let n,r,l,a,i,{ye:o,m:s}=e,d=(e=>{let{a:t}=e.m,n=null,r=()=>{for(let e of["tabindex","role","aria-label"])n?.removeAttribute(e);eT(n,"chosen",!1),t[a.b]&&(eL(n=e.Ye(a.b),{tabindex:0,role:"graphics-symbol","aria-label":e.be(a.b)}),eT(n,"chosen",a.b===e.g.S))},l=()=>n?.focus({preventScroll:!0}),a={b:Math.max(0,t.findIndex(({T:e})=>!e)),Ae(t){let n=[...e.$.a];return n[(n.indexOf(a.b)+t+n.length)%n.length]??-1},le(n=a.b){a.b=n,r(),l(),t[n]&&e.ye.Ge(t[n].O)}};return e.k.push(()=>{let t=document.activeElement===n;e.g.S>=0&&(a.b=e.g.S),e.$.a.has(a.b)||(a.b=a.Ae(1)),r(),t&&l()}),r(),a})(e),h=s.a.map(R),f=()=>{e.g.S>=-1&&e.P(d.b),eA("panel").querySelector("h2")?.focus()},u=t=>{let n=D(s,d.b).map(({j:e})=>e),r=n.indexOf(L(e.g.S)),l=n.at(r<0&&t<0?-1:(r+t)%n.length);void 0!==l&&(e.P(-2-l,!1),eB(e.be(-2-l)))},p={PageDown:()=>d.le(d.Ae(1)),PageUp:()=>d.le(d.Ae(-1)),Enter:f," ":f,c(){s.a[d.b]?.T&&e.we([d.b],!e.L.has(d.b))},o:()=>tc(e,d.b),u(){0!==e.levels.b&&e.levels.open(0)},e:()=>u(1),E:()=>u(-1),0:o.je,"+":()=>o.ae(1.25),"-":()=>o.ae(.8),"/":()=>eA("q").focus(),...t},c=eA("stage");eV(document,"keydown",t=>{let{key:n,shiftKey:r,ctrlKey:l,metaKey:a,altKey:i,target:s}=t;if(s!==document.body&&!c.contains(s))return;let f=tp[n],u=Object.hasOwn(p,n)?p[n]:void 0;l||a||i||!(f||u)||(t.preventDefault(),f?r?o.Le(-80*f[0],-80*f[1]):s===document.body?d.le():d.le(((e,t,n,r)=>{let l,a=1/0;for(let i of r){let r=((e,t,[n,r])=>{let[l,a]=[t.x-e.x,t.y-e.y],i=l*n+a*r;return i<1?1/0:i+2.5*Math.abs(l*r+a*n)})(e[t],e[i],n);r<a&&([l,a]=[i,r])}return l})(h,d.b,f,e.$.a)):u())}),eV(document,"keydown",({key:t})=>{"Escape"!==t||e.g===td||(e.P(-1),d.le())}),eL(e.V.ee,{role:"application","aria-describedby":"keys"}),n=eA("stage"),r=new Map,l=0,a=({clientX:e,clientY:t})=>({x:e-n.offsetLeft,y:t-n.offsetTop}),eV(n,"pointerdown",e=>{0===r.size&&(l=0),0===e.button&&r.set(e.pointerId,a(e))}),eV(n,"pointermove",e=>{let{pointerId:t}=e,i=r.get(t);if(!i)return;let s=a(e),[d,h]=[s.x-i.x,s.y-i.y];if((l+=Math.hypot(d,h))<4)return;n.setPointerCapture(t),r.set(t,s);let f=[...r].find(([e])=>e!==t)?.[1];if(!f)return o.Le(d,h);let u=e=>Math.hypot(e.x-f.x,e.y-f.y)||1;o.ae(u(s)/u(i),f)}),eV(n,"pointerup",i=t=>{var n;let i;r.delete(t.pointerId)&&l<4&&"pointerup"===t.type&&(i=((e,{target:t,clientY:n,pointerType:r},l)=>{let{a:a}=e.m,i=e.V.Ue(t);if(i>=0&&!t.matches("path"))return -2-i;let o=e.Qe(t);if(a[o]?.T&&!e.L.has(o)){let t=e.V.a[o].querySelector("rect").getBoundingClientRect(),{height:r}=a[o].O;if(n-t.top<=26/r*t.height)return o}else if(o>=0)return o;let s=e.ye.xn(l);return(({$:e,V:t,g:n},r,l)=>{let a=e.re.flatMap(({l:[e=0]})=>{let n=t.wn(e,r,l).map(({x:e,y:t})=>Math.hypot(e-r.x,t-r.y));return[{target:-2-e,apart:Math.min(l,...n)}]}),i=Math.min(...a.map(({apart:e})=>e)),o=a.filter(({apart:e})=>e<l&&e<i+2),s=o.findIndex(({target:e})=>e===n.S);return o[(s+1)%o.length]?.target??-1})(e,s,("touch"===r?14:6)*s.Sn)})(e,n=t,a(t)),e.P(i,n.shiftKey||e.ie),i>=0&&d.le(i))}),eV(n,"pointercancel",i),eV(n,"wheel",e=>{let{ctrlKey:t,shiftKey:n,deltaX:r,deltaY:l}=e;(top===window||t)&&(e.preventDefault(),n?o.Le(-(r||l),0):o.ae(Math.exp(-l/(t?100:500)),a(e)))}),eV(c,"dblclick",()=>tc(e,e.g.S))})(p,((e,t)=>{let n,r,l,a,i,o,s,d,{V:h,J:f,done:u}=e;if(!eA("sides"))return{};let p=t=>{e5(e,t),e.K();let{S:n}=e.g;-1===n||e9(e,n)||e.P(-1),eB(eM[t])},c=n=>{var r;let l,a=t.filter(({target:t})=>-1===t||e9(e,t)),{S:i}=e.g,o=-1===i?-1:a.findIndex(({target:e})=>e===i),s=(l=(r=[...a.keys()]).indexOf(o))<0?r.at(n>0?0:-1):r[(l+n+r.length)%r.length];if(void 0===s)return;let{go:d,target:h,name:f,h:u}=a[s];d(),eB(ew(s+1,a.length,-1===h?ej(f,...u):e.be(h)))},m=({Z:t})=>{u[u.has(t)?"delete":"add"](t),e.K(),eB(g())},g=()=>{let e,n;return e=t.filter(e=>u.has(e.Z)).length,n=t.length,`${e} of ${n} reviewed`},w=(n=eA("list"),r=eP(()=>{let e="true"!==r.ariaPressed;eA("q").value="",eA("tree").ariaPressed="false",n.hidden=!e,e&&o(),l(e)},ex),l=e=>{r.ariaPressed=`${e}`,te=e},a=eI("p"),i=t.map(e=>eI("input",{type:"checkbox",onchange:()=>m(e)})),o=()=>{n.replaceChildren(eI("h2",{},ex),a,eP(()=>eX("md",[eG(s())]),"Copy summary"),...eb.flatMap((e,n)=>{let r=t.flatMap((e,t)=>{let r,l,a;return e.N===n+1?[(r=i[t],l=e.name,r.ariaLabel=`Reviewed: ${l}`,(a=eP(e.go,e.name)).append(eI("small",{},ej(...e.h))),eI("div",{className:"row"},r,a))]:[]});return r.length>0?[eI("h3",{},`${e} (${r.length})`),eE(r)]:[]}))},s=()=>[`## ${e$(document.title)}`,"",`${g()}.`,...eb.flatMap((e,n)=>{let r=t.filter(e=>e.N===n+1);return r.length>0?["",`### ${e}`,"",...r.map(d)]:[]}),""].join(`\n`),d=({name:t,address:n,h:r,Z:l})=>[`- [${e.done.has(l)?"x":" "}] ${e$(t)}`,""===n?"":` (${`\\`${n.replaceAll("`","\'")}\\``})`,r.length>0?`: ${e$(ej(...r))}`:""].join(""),e.k.push(()=>{a.textContent=g(),i.forEach((n,r)=>{n.checked=e.done.has(t[r].Z)}),l(!n.hidden&&a.isConnected)}),te&&o(),r),v=X.map(e=>eP(()=>p(e),eM[e]));return ez(eA("sides"),...v,eP(()=>c(-1),"\u2039","Previous change (P)"),eP(()=>c(1),"\u203A","Next change (N)"),w),e.k.push(()=>{let e=H(f);eT(h.ee,"side","change"!==e),v.forEach((t,n)=>{t.ariaPressed=`${X[n]===e}`})}),{n:()=>c(1),p:()=>c(-1),s:()=>p(X[(X.indexOf(H(f))+1)%X.length]),r:()=>w.click(),t(){let n=t.find(({target:t})=>t===e.g.S);n&&m(n)}}})(p,c)),((e,t)=>{let{J:n,L:l,done:a,m:i}=e,o=H(n),s=[...el(i,"").keys()],d=eW(e),f=[...document.querySelectorAll("#layers input[id]")];for(let t of f)t.onchange=e.K;let p="",c=!1;eD(()=>{c=!0});let m=()=>{let t=H(n),r=(({m:e,g:t,he:n,J:r,L:l,done:a},i)=>{let o=t=>e.a[t]?.id??"",{S:s,Q:d,F:h,ne:f,G:u,U:p}=t,c=d<0?e.l[L(s)]:void 0,m=h?.xe==="back"?[...h.a].reverse():h?.a,g=i.length>1&&i.every(e=>l.has(e));return{id:e.undrawn[d]?.id??o(s),...c&&{edge:[o(c.f),o(c.i)]},...m&&{ways:[o(m[0]),o(m.at(-1))]},...f&&{[f.I]:o(f.pe),port:f.port},...u>=0&&{flow:`${u+1}`},off:[...r].filter(e=>!tt.includes(e)),closed:g?["*"]:[...l].map(o),filter:p.flatMap((e,t)=>e?[`${n[t].name}:${e}`]:[]),done:[...a]}})(e,d);r.off.push(...f.filter(({checked:e})=>!e).map(({id:e})=>e));let{all:l,b:a,se:i}=e.levels;return h({...r,...t!==o&&{side:t},...i(r)!==a&&{level:l[a].id}})},g=(e,t)=>{for(let n of(e.clear(),t))e.add(n)},w=()=>{let h=u(location.hash.slice(1)),{side:c=o,off:w=[],closed:v=[]}=h;for(let e of(g(n,s.filter(e=>w.includes(e))),f))e.checked=!w.includes(e.id);e5(e,X.find(e=>e===c)??o),g(l,v.includes("*")?d:[...i.a.keys()].filter(e=>i.a[e].T&&v.includes(i.a[e].id))),g(a,t.filter(e=>h.done?.includes(e))),e.z((({m:e,V:t,he:n},l)=>{let{id:a,edge:i,ways:o,flow:s,port:d="",filter:h=[]}=l,{a:f,l:u,undrawn:p}=e,c=e=>f.findIndex(t=>t.id===e),m=p.findIndex(e=>e.id===a);if(c(a)>=0)return{S:c(a)};if(m>=0)return{Q:m,S:p[m].X};let g=e=>[c(e[0]),c(e[1])];if(i){let[e,t]=g(i);return{S:-2-u.findIndex(n=>n.f===e&&n.i===t)}}let[w,v]=o?g(o):[-1,-1];if(w>=0&&v>=0)return{F:K(e,w,v)};for(let e of V){let t=c(l[e]??"");if(t>=0)return{ne:{I:e,pe:t,port:r(d)?d:""}}}let y=Number(s)-1;if(t.steps[y])return{G:y};let x=n.map(e=>Q(e).find(t=>h.includes(`${e.name}:${t}`))??"");return x.some(Boolean)?{U:x}:{}})(e,h)),p=m()};e.k.push(()=>{queueMicrotask(()=>{let e=m();e===p||c||(p=e,location.hash=e)})}),eV(window,"hashchange",()=>{let t=location.hash.slice(1);t!==p&&e.levels.se(u(t))===e.levels.b&&w()}),w()})(p,c.map(({Z:e})=>e))}async function tk(e){let t=atob(eA(`level${e}`).textContent),n=new Blob([new Uint8Array(t.length).map((e,n)=>t.charCodeAt(n))]).stream().pipeThrough(new DecompressionStream("deflate-raw"));return await new Response(n).json()}document.documentElement.className="live";var tC=t$.querySelector("svg"),tN=JSON.parse(eA("data").textContent),tO=eA("told")?.textContent,t_=[new XMLSerializer().serializeToString(tC),tN,tO?JSON.parse(tO):null];tN.levels?(async(e,t,n)=>{let r,l=n.map(([e,t,n])=>({id:e,title:t,count:n})),a=await tk(0),i=((e,t,[n,r])=>{let l=n.flatMap(([e,t,n,r,...l])=>l.map(l=>{let[a="",...i]=l.split(`\n`);return{id:a,h:i,level:e+1,X:t,Ee:n,N:r,Ve:0}})),a=new Set(l.map(({id:e})=>e)),i=[...e.flatMap(e=>a.has(e.id)?[]:[{...e,level:0,X:-1,Ee:"",Ve:0}]),...l].map((e,t)=>({...e,Ve:t})),o=new Map(i.map(e=>[e.id,e])),s=[{id:"overview",title:"",count:e.length},...t],d=s.findIndex(({id:e})=>"*"===e);return{all:s,ge:i,De:r.map(([e,t,n,r,l,a])=>({level:e+1,start:t,end:n,R:r,change:l,N:a})),q:e=>o.get(e),se(e){let t=s.findIndex(({id:t})=>t===e.level);if(t>=0)return t;let{id:n,edge:r=[],ways:l=[],reach:a="",reaches:i="",dependents:h=""}=e,f=new Set([n,...r,...l,a,i,h].filter(Boolean).map(e=>o.get(e)?.level??0)),[u=0]=f;return f.size>1&&d>0?d:u}}})((r=t[1],[...ti(e).map((e,t)=>{let{h:n}=ta(e);return{id:e.dataset.address??"",h:n,N:Number(r.risks?.[0][t]??0)}}),...to(r).map(({id:e,name:t})=>({id:e,h:["",t],N:0}))]),l,a),o=new Map(a[2]),s=-1,d=(e,t={})=>{let{side:n,off:r,filter:l,done:a}=u(location.hash.slice(1)),o={...n&&{side:n},...r&&{off:r},...l&&{filter:l},...a&&{done:a}},{id:s,title:d}=i.all[e],f={id:"",...o,...t};location.hash=h(i.se(f)===e?f:{...f,level:s}),eB(d||ea)},f=async()=>{let n=i.se(u(location.hash.slice(1)));if(n===s)return;let r=s<0&&0===n;s=n;let l=0===n?t:await (async e=>{let[t,...n]=await tk(e);return[t.replace(eS,(e,t)=>o.get(t)??e),...n]})(n);if(s!==n)return;eq.abort(),eq=new AbortController;let a=r?e:(([e])=>new DOMParser().parseFromString(e,"image/svg+xml").documentElement)(l);t$.replaceChildren(a),document.title=[i.all[n].title,tM].filter(Boolean).join(" \\xb7 "),tS(a,l,{...i,b:n,open:d})};addEventListener("hashchange",f),await f()})(tC,t_,tN.levels):tS(tC,t_,{all:[],ge:[],De:[],se:()=>0,q:()=>{},b:0,open:()=>{}})})();';

// src/render/html/index.ts
var write2 = async (labeled, { provenance, side, levels, appearance }) => {
  const below = levels === void 0 ? null : await Promise.resolve().then(() => (init_levels(), levels_exports));
  const overview = await drawingOf(labeled, appearance);
  const { svg } = overview;
  const undrawn = provenance?.undrawn ?? [];
  const ownUndrawn = below === null ? undrawn : undrawn.filter((each) => below.isInOverview(each, levels));
  const [data, details] = dataOf(overview, provenance && { ...provenance, undrawn: ownUndrawn }, side);
  const packs = below === null ? null : await packsOf(below, overview, { levels, undrawn, side, appearance });
  const isOfChange = labeled.layout.changes !== void 0;
  const svgs = [svg, ...packs?.svgs ?? []];
  const hasDrift = svgs.some((each) => each.includes(DRIFT_MARK));
  const style = [
    page_default,
    ...isOfChange ? [changes_default] : [],
    ...hasDrift ? [drift_default] : [],
    ...packs === null ? [] : [levels_default],
    ...brandStyle(appearance?.brand ?? null)
  ].join("");
  const svgStyles = svgs.flatMap((each) => STYLE_ELEMENT.exec(each)?.[1] ?? []);
  const policy = await policyOf(viewer_default, [style, ...new Set(svgStyles)]);
  const title = escapeXml(labeled.presentation.title || DIAGRAM);
  const lines = [
    "<!doctype html>",
    '<html lang="en">',
    `<head><meta http-equiv="Content-Security-Policy" content="${policy}"><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${title}</title>`,
    `<style>${style}</style></head>`,
    "<body>",
    `<header><h1>${title}</h1>${packs === null ? "" : NAVIGATION}${barOf(hasDrift)}</header>`,
    `<main id="stage">`,
    `${svg.trimEnd()}</main>`,
    ZOOM,
    ...isOfChange ? [CHANGE] : [],
    SIDES,
    STEPS,
    `<p id="keys" hidden>${isOfChange ? PAGE_KEYS_OF_CHANGE : PAGE_KEYS}${packs === null ? "" : PAGE_KEYS_OF_LEVELS}</p>`,
    '<p id="say" role="status"></p>',
    jsonElement("data", packs === null ? data : { ...data, levels: packs.names }),
    ...details === null ? [] : [jsonElement("told", details)],
    ...packs?.elements ?? [],
    `<script>${viewer_default}</script>`,
    "</body></html>"
  ];
  return { content: `${lines.join("\n")}
`, note: null };
};
async function drawingOf(labeled, appearance) {
  const svg = (await drawSvg(labeled.layout, "auto", null, null, appearance)).replace(STYLE_ATTRIBUTE, "");
  return { labeled, svg, drawn: linesIn(svg) };
}
function dataOf({ labeled, svg, drawn }, provenance, side) {
  const { layout } = labeled;
  const details = provenance === void 0 ? null : detailsWithin(evidenceBytes(svg), { layout, drawn }, provenance);
  return [pageData(labeled, drawn, provenance?.undrawn, side), details];
}
async function packsOf({ indexOf: indexOf2, levelOf: levelOf2, packed: packed2, withoutIcons: withoutIcons2 }, overview, { levels, undrawn, side, appearance }) {
  const { all, provenance } = levels;
  const drawings = [];
  for (const { labeled } of all) drawings.push(await drawingOf(labeled, appearance));
  const svgs = drawings.map(({ svg }) => svg.trimEnd());
  const { bare, icons } = withoutIcons2(svgs);
  const packs = drawings.map((drawing, level) => {
    const isShown = (resource) => {
      const home = levelOf2(resource, levels);
      return home !== void 0 && (home === level || all[level]?.isWhole === true);
    };
    const own = provenance && { ...provenance, undrawn: (provenance.undrawn ?? []).filter(isShown) };
    return packed2([bare[level], ...dataOf(drawing, own, side)]);
  });
  const index = packed2([...indexOf2(overview, drawings, levels, undrawn), icons]);
  return {
    svgs,
    names: all.map(({ id, title, labeled }) => [id, title, labeled.layout.nodes.length]),
    elements: [index, ...packs].map((pack, at) => `<script type="text/plain" id="level${at}">${pack}</script>`)
  };
}
function brandStyle(brand) {
  const rule = (face) => face === void 0 ? "" : `:root{--face:${face}}`;
  const [light, dark] = [rule(brand?.light.background), rule(brand?.dark.background)];
  const ofDark = dark === "" && light !== "" ? rule(BACKGROUND.dark) : dark;
  return ofDark === "" ? [] : [light, `@media (prefers-color-scheme:dark){${ofDark}}`];
}
var STYLE_ATTRIBUTE = / style="[^"]*"/g;
var STYLE_ELEMENT = /<style>([^<]*)<\/style>/;
var DRIFT_MARK = ' data-mark="drift"';
var jsonElement = (id, data) => `<script type="application/json" id="${id}">${embeddable(data)}</script>`;
async function hashOf(text) {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return `'sha256-${Buffer.from(digest).toString("base64")}'`;
}
async function policyOf(script, styles) {
  const hashes = await Promise.all([script, ...styles].map(hashOf));
  return [
    `default-src 'none'`,
    `script-src ${hashes[0]}`,
    `style-src ${hashes.slice(1).join(" ")}`,
    "img-src data:",
    `base-uri 'none'`,
    `form-action 'none'`
  ].join("; ");
}
var ICONS = {
  list: "M3 5h14M6 10h11M6 15h11",
  layers: "M10 3l7 4-7 4-7-4zM3 10.5l7 4 7-4M3 13.8l7 4 7-4",
  flow: "M3 5h7v10h7M14 12l3 3-3 3",
  more: "M4 10h.01M10 10h.01M16 10h.01",
  theme: "M10 3a7 7 0 100 14zM10 3a7 7 0 010 14",
  in: "M10 4v12M4 10h12",
  out: "M4 10h12",
  levels: "M5 8l5 5 5-5",
  fit: "M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4"
};
var icon = (name) => `<svg><path d="${ICONS[name]}"/></svg>`;
var button = (id, title, face) => `<button id=${id} title="${escapeXml(title)}">${face}</button>`;
var menu = (id, title, name, inside2) => `<button id=${id}-button popovertarget=${id} title="${title}">${icon(name)}</button><div id=${id} popover>${inside2}</div>`;
var textButton = (id, text) => `<button id=${id}>${text}</button>`;
var MORE = [
  textButton("collapse", PAGE_COLLAPSE),
  textButton("expand", PAGE_EXPAND),
  textButton("svg", PAGE_COPY_SVG),
  textButton("png", PAGE_COPY_PNG),
  textButton("print", PAGE_PRINT)
].join("");
var DRIFT = `<label><input id="drift" type="checkbox" checked>${PAGE_DRIFT}</label>`;
var barOf = (hasDrift) => [
  `<div class="bar">`,
  `<input id="q" type="search" placeholder="${PAGE_SEARCH}" aria-label="${PAGE_SEARCH}">`,
  button("tree", PAGE_LIST, icon("list")),
  menu("layers", PAGE_LAYERS, "layers", hasDrift ? DRIFT : ""),
  button("flow", PAGE_FLOW, icon("flow")),
  button("theme", PAGE_THEME, icon("theme")),
  menu("more", PAGE_MORE, "more", MORE),
  "</div>"
].join("");
var NAVIGATION = `<nav aria-label="${PAGE_LEVELS}"><button id=up>${PAGE_OVERVIEW}</button><span id=here></span>${menu("levels", PAGE_LEVELS, "levels", "")}</nav>`;
var ZOOM = `<section aria-label="${PAGE_ZOOM}">${button("out", PAGE_ZOOM_OUT, icon("out"))}<span id="percent"></span>${button("in", PAGE_ZOOM_IN, icon("in"))}${button("fit", PAGE_FIT, icon("fit"))}</section>`;
var SIDES = [
  `<aside id="list" aria-label="${PAGE_LIST}" hidden></aside>`,
  `<aside id="panel" aria-label="${PAGE_DETAILS}" hidden></aside>`
].join("\n");
var STEPS = `<section id="steps" aria-label="${PAGE_FLOW}" hidden></section>`;
var CHANGE = `<section id="sides" aria-label="${PAGE_SIDES}"></section>`;

// parts/page.js
var modules = {
  "src/diagram/provenance-details.ts": () => ({ detailsIn, webLocationOf }),
  "src/render/html/data.ts": () => ({ LIMIT_STEPS, detailsWithin, embeddable, evidenceBytes, hostLookup: hostLookup2, idsOf, linesIn, linesOf, locationIn, pageData, risksOf }),
  "src/render/html/index.ts": () => ({ write: write2 }),
  "src/terraform/fetch/web-location.ts": () => ({ lineUrlOn, pathInRepository, pathOnWeb, urlIn, webLocationInCi, webLocationOfAddress })
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  modules
});
