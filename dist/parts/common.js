"use strict";
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
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

// parts/common.js
var common_exports = {};
__export(common_exports, {
  modules: () => modules
});
module.exports = __toCommonJS(common_exports);

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
var NO_EDGE = module3.NO_EDGE;
var NO_INSTANCES_REMEDY = module3.NO_INSTANCES_REMEDY;
var NO_RESOURCES_FOUND = module3.NO_RESOURCES_FOUND;
var NO_RESOURCES_REMEDY = module3.NO_RESOURCES_REMEDY;
var NO_RESOURCE_CHANGES_MEMBER = module3.NO_RESOURCE_CHANGES_MEMBER;
var NO_VALUE = module3.NO_VALUE;
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
var missingBefore = module3.missingBefore;
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
var URL_FORMS = {
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
  if (kind === void 0 || parts === null || !COMMIT.test(commit) || escapesRoot(folder)) return null;
  if (parts[2].split("/").some((name) => name === "." || name === "..")) return null;
  return { ...URL_FORMS[kind](parts[0], commit), folder };
}
var escapesRoot = (path) => path === ".." || path.startsWith("../") || path.startsWith("/");
var webLocationOfAddress = (url, commit, folder) => webLocationOn(HOSTS.get(REPOSITORY.exec(url.replace(/\.git$/, ""))?.[1]?.toLowerCase() ?? ""), url, commit, folder);
var CI_SYSTEMS = [
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
    // The URI contains the organization as user info: `https://org@dev.azure.com/\u2026`.
    url: ({ BUILD_REPOSITORY_URI = "" }) => BUILD_REPOSITORY_URI.replace(/^https:\/\/[\w-]+@/, "https://"),
    commit: "BUILD_SOURCEVERSION",
    root: "BUILD_SOURCESDIRECTORY"
  }
];
function webLocationInCi(env, workingDirectory, directory, revision) {
  const ci = CI_SYSTEMS.find(({ commit, root }) => env[commit] && env[root]);
  if (ci === void 0) return null;
  const folder = (0, import_node_path.relative)(env[ci.root], (0, import_node_path.resolve)(workingDirectory, directory)).replaceAll("\\", "/");
  if (revision !== void 0 && revision.folder !== folder) return null;
  const url = ci.url(env);
  const kind = ci.kind === "devops" && !/^https:\/\/[^/]+\/.*_git\//.test(url) ? HOSTS.get(hostOf(url)) : ci.kind;
  return webLocationOn(kind, url, revision?.commit ?? env[ci.commit], folder);
}
var hostOf = (url) => /^https:\/\/([^/]+)\//.exec(url)?.[1]?.toLowerCase() ?? "";
function pathOnWeb({ folder }, file) {
  const path = pathInRepository(folder, file);
  return path === null ? null : encoded(path);
}
function pathInRepository(folder, file) {
  const path = import_node_path.posix.normalize(import_node_path.posix.join(folder, file));
  if (new RegExp("\\p{Surrogate}", "u").test(path)) return null;
  return file.startsWith("/") || escapesRoot(path) || path.split("/").includes(".terraform") ? null : path;
}
var encoded = (path) => path.split("/").map(encodeURIComponent).join("/");
function urlIn({ before, after }, file, line) {
  const path = pathInRepository("", file);
  return path === null ? null : `${before}${encoded(path)}${after}${line}`;
}
var lineUrlOn = (kind, repository) => (commit, file, line) => {
  const location = webLocationOn(kind, repository, commit, "");
  return location && urlIn(location, file, line);
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
var ROOT_MODULE = module4.ROOT_MODULE;
var STEP_ARRANGING = module4.STEP_ARRANGING;
var STEP_COMPARING = module4.STEP_COMPARING;
var STEP_UNDERSTANDING = module4.STEP_UNDERSTANDING;
var TWO_ENVIRONMENTS = module4.TWO_ENVIRONMENTS;
var WHY_PART = module4.WHY_PART;
var WORKING_TREE = module4.WORKING_TREE;
var aboutSide = module4.aboutSide;
var annotationsEmpty = module4.annotationsEmpty;
var annotationsTooLarge = module4.annotationsTooLarge;
var annotationsUnreadable = module4.annotationsUnreadable;
var beforeAfter = module4.beforeAfter;
var changeInsteadOfAll = module4.changeInsteadOfAll;
var changeTooWide = module4.changeTooWide;
var changesOf = module4.changesOf;
var comparing = module4.comparing;
var comparingFiles = module4.comparingFiles;
var deletedPagesStay = module4.deletedPagesStay;
var deletedStay = module4.deletedStay;
var dependencyElsewhere = module4.dependencyElsewhere;
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
var rejected = module4.rejected;
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
var pathsOfAttribute = module6.pathsOfAttribute;
var valuesShown = module6.valuesShown;

// elsewhere:src/catalog/products.ts
var module7 = require("./picture.js").modules["src/catalog/products.ts"]();
var COMMON_WORDS = module7.COMMON_WORDS;
var ENVIRONMENT_WORDS = module7.ENVIRONMENT_WORDS;
var GENERATED_ID = module7.GENERATED_ID;
var GENERATED_NAME = module7.GENERATED_NAME;
var KIND_WORDS = module7.KIND_WORDS;
var MEANINGLESS_NAMES = module7.MEANINGLESS_NAMES;
var UNIQUE_SUFFIX = module7.UNIQUE_SUFFIX;
var builtType = module7.builtType;
var cloudNameOf = module7.cloudNameOf;
var effectiveCloudOf = module7.effectiveCloudOf;
var isEnvironment = module7.isEnvironment;
var isKnownByCloudName = module7.isKnownByCloudName;
var nameAttributesOf = module7.nameAttributesOf;
var namePathsOf = module7.namePathsOf;
var outerBoxOf = module7.outerBoxOf;
var partTitleOf = module7.partTitleOf;
var productOf = module7.productOf;
var valueInWords = module7.valueInWords;

// elsewhere:src/graph/node-types.ts
var module8 = require("./picture.js").modules["src/graph/node-types.ts"]();
var CONTAINER_TYPES = module8.CONTAINER_TYPES;
var EXTERNAL_SERVICE = module8.EXTERNAL_SERVICE;
var OUTSIDE_TYPES = module8.OUTSIDE_TYPES;
var STUB_NAME = module8.STUB_NAME;
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
    for (const name of [address, ...instances]) {
      const hosts = hostsOf(address);
      add(name, hosts, name === address ? relationInView(hosts) : RELATIONS.instance);
    }
  return [...found.values()];
}
function nameInCloud({ type, values }) {
  const name = cloudNameOf(type, valuesShown(values));
  return name === void 0 || GENERATED_NAME.test(name) || GENERATED_ID.test(name) ? void 0 : knownPart(name);
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
  const encloses = (shown, id) => {
    const box = graph.nodes.get(shown);
    return box !== void 0 && isContainerType(box.type) && box.type !== whole.nodes.get(id)?.type;
  };
  const shownFor = (id) => {
    const shown = drawnFor(id) ?? id;
    const edge = edges.get(shown);
    if (encloses(shown, id)) return { hosts: [id], around: [shown] };
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
    idOf: sameAddress,
    locationOf: locationLookup(after, io)
  });
  const context = { idOf: idsBefore(drawn), locationOf: locationLookup(before ?? after, io) };
  const undrawn = undrawnIn(
    [
      ...after.ledger ? [{ ledger: after.ledger, resources: after.tagged?.resources ?? [], idOf: sameAddress }] : [],
      ...before?.ledger ? [{ ledger: before.ledger, resources: before.tagged?.resources ?? [], idOf: context.idOf }] : []
    ],
    part
  );
  const details = before?.ledger ? mergeDetails(detailsAfter ?? NO_DETAILS, detailsOfRevision(before, before.ledger, drawn, context), drawn) : detailsAfter;
  if (undrawn.length === 0) return details;
  return { ...details ?? NO_DETAILS, undrawn };
}
var sameAddress = (address) => address;
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
  ...tagged && hasTags(tagged) && { tags: tagsOf(tagged, ledger.entries, context.idOf) }
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
var hasTags = ({ names, resources }) => names.length > 0 || resources.some(({ root }) => root !== void 0);
function tagsOf({ names, resources }, entries, idOf) {
  const nodes = new Map(
    entries.flatMap((entry) => entry.bucket === "drawn" ? [[entry.address, idOf(entry.node)]] : [])
  );
  const valuesBy = (read) => {
    const values = /* @__PURE__ */ new Map();
    for (const resource of resources) {
      const [node, value] = [nodes.get(resource.address), read(resource)];
      if (node === void 0 || value === "") continue;
      values.set(node, [.../* @__PURE__ */ new Set([...values.get(node) ?? [], value])]);
    }
    return values;
  };
  const roots = valuesBy(({ root = "" }) => root);
  return new Map([
    ...roots.size > 0 ? [[ROOT_MODULE, roots]] : [],
    ...names.map((name) => [name, valuesBy((resource) => tagOf(resource, name))])
  ]);
}

// src/graph/terraform-names.ts
var CODE_FILE = /\.(tf|tofu)(\.json)?$/;
var UNIT_FILE = "terragrunt.hcl";
var REPEATERS = /* @__PURE__ */ new Set(["count", "for_each"]);
var LOCK_FILE = ".terraform.lock.hcl";

// src/layout/pinned/model.ts
var TOLERANCE = 0.02;
var lineName = (from, to) => `${from}
${to}`;
var distance = (a, b) => Math.hypot(b.x - a.x, b.y - a.y);
function labelOn({ points, along, offset }) {
  const lengths = points.slice(1).map((point, i) => distance(points[i], point));
  let remaining = lengths.reduce((sum, length) => sum + length, 0) * along;
  for (const [i, length] of lengths.entries()) {
    if (remaining <= length || i === lengths.length - 1) {
      const [a, b] = [points[i], points[i + 1]];
      const fraction = length === 0 ? 0 : remaining / length;
      return { x: a.x + (b.x - a.x) * fraction + offset.x, y: a.y + (b.y - a.y) * fraction + offset.y };
    }
    remaining -= length;
  }
  return { x: points[0].x + offset.x, y: points[0].y + offset.y };
}
function itemsOf(layout, pinned) {
  const items = /* @__PURE__ */ new Map();
  const known = /* @__PURE__ */ new Set([...layout.boxes.map(({ box }) => box.id), ...layout.nodes.map(({ node }) => node.id)]);
  const add = (item, element) => {
    const parent = item.parent !== null && known.has(item.parent) ? item.parent : null;
    items.set(item.id, { ...item, parent, children: [], isPinned: element !== void 0 && element.parent === parent });
  };
  for (const { box, x, y, width, height } of layout.boxes) {
    const { id, parent, headerHeight: header } = box;
    const element = pinned.elements.get(id);
    add(
      {
        id,
        parent,
        fresh: { x, y, width, height },
        before: element ?? null,
        header,
        icon: null,
        isGate: false,
        title: titleOf(box, width)
      },
      element
    );
  }
  for (const { node, x, y } of layout.nodes) {
    const { id, parent, width, height, iconX, iconY, iconSize, onBorder: isGate = false } = node;
    const element = pinned.elements.get(id);
    const before = element && {
      x: element.x + (element.width - iconSize) / 2 - iconX,
      y: element.y + (element.height - iconSize) / 2 - iconY,
      width,
      height
    };
    const icon = { x: iconX, y: iconY, width: iconSize, height: iconSize };
    const below = iconY + iconSize;
    const title = height - below < 1 ? null : { x: 0, y: below, width, height: height - below };
    add(
      { id, parent, fresh: { x, y, width, height }, before: before ?? null, header: 0, icon, title, isGate },
      element
    );
  }
  for (const { id, parent } of items.values()) if (parent !== null) items.get(parent).children.push(id);
  return items;
}
var TITLE_START = 31;
function titleOf({ title, subtitle, bare, headerHeight: height }, width) {
  if (bare === true || height === 0) return null;
  const words = title.width + (subtitle?.width ?? 0);
  return { x: 0, y: 0, width: Math.min(width, TITLE_START + words), height };
}

// elsewhere:src/platform/limits.ts
var module10 = require("../cli.js").modules["src/platform/limits.ts"]();
var ARTIFACTS_LISTED_MAX = module10.ARTIFACTS_LISTED_MAX;
var COMPLAINT_LINES = module10.COMPLAINT_LINES;
var DOT_SECONDS = module10.DOT_SECONDS;
var EVENT_STREAMS_MAX = module10.EVENT_STREAMS_MAX;
var GIT_ALLOCATION_MAX = module10.GIT_ALLOCATION_MAX;
var GIT_FILE_BYTES_MAX = module10.GIT_FILE_BYTES_MAX;
var INTERRUPT_SECONDS = module10.INTERRUPT_SECONDS;
var JSON_STARTS_TRIED = module10.JSON_STARTS_TRIED;
var JSON_VALUES_MAX = module10.JSON_VALUES_MAX;
var JSON_VALUE_LENGTH_MIN = module10.JSON_VALUE_LENGTH_MIN;
var LEFTOVERS_AT_ONCE = module10.LEFTOVERS_AT_ONCE;
var LEFTOVER_HOURS = module10.LEFTOVER_HOURS;
var OBJECT_FILES_MAX = module10.OBJECT_FILES_MAX;
var PLAIN_FILES_BYTES_MAX = module10.PLAIN_FILES_BYTES_MAX;
var PLAIN_FILES_MAX = module10.PLAIN_FILES_MAX;
var RESULTS_BYTES_MAX = module10.RESULTS_BYTES_MAX;
var RESULTS_MAX = module10.RESULTS_MAX;
var RESULTS_PER_KEY_MAX = module10.RESULTS_PER_KEY_MAX;
var RESULT_BYTES_MAX = module10.RESULT_BYTES_MAX;
var RPC_BYTES_MAX = module10.RPC_BYTES_MAX;
var SERVER_TOKEN_BYTES = module10.SERVER_TOKEN_BYTES;
var SOCKET_PATH_BYTES_MAX = module10.SOCKET_PATH_BYTES_MAX;
var STAMP_SECONDS = module10.STAMP_SECONDS;
var STDERR_BYTES_MAX = module10.STDERR_BYTES_MAX;
var VANISH_SECONDS = module10.VANISH_SECONDS;
var VERSION_SECONDS = module10.VERSION_SECONDS;

// src/platform/untrusted/environment.ts
var ALLOWED = [
  // Locations of programs and temporary files, and locale settings.
  /^(PATH|TMPDIR|TMP|TEMP|LANG|LANGUAGE|LC_[A-Z]+|TZ|TERM)$/i,
  // Windows starts no program without these.
  /^(SYSTEMROOT|SYSTEMDRIVE|WINDIR|COMSPEC|PATHEXT|NUMBER_OF_PROCESSORS|PROCESSOR_ARCHITECTURE)$/i,
  // The runner's description of the run. Excludes tokens of the job and of its services.
  /^(CI|GITHUB_ACTIONS|GITHUB_(ACTOR|REPOSITORY|EVENT_NAME|EVENT_PATH|SHA|REF|RUN_ID|RUN_NUMBER|RUN_ATTEMPT|WORKSPACE))$/,
  /^(GITHUB_(API_URL|GRAPHQL_URL|SERVER_URL|STEP_SUMMARY|OUTPUT)|RUNNER_(TEMP|OS|ARCH|TOOL_CACHE))$/,
  // Certificates of a corporate proxy are not secret.
  /^(SSL_CERT_(FILE|DIR)|NODE_EXTRA_CA_CERTS|GIT_SSL_CAINFO)$/,
  // Location of the real program behind the wrapper of hashicorp/setup-terraform and opentofu/setup-opentofu.
  /^(TERRAFORM|TOFU)_CLI_PATH$/
];
var PROXY = /^(HTTP|HTTPS|NO|ALL)_PROXY$/i;
function allowedForUntrusted(env) {
  const allowed = Object.entries(env).flatMap(([name, value]) => {
    if (value === void 0) return [];
    if (PROXY.test(name)) return [[name, withoutLogin(value)]];
    return ALLOWED.some((pattern) => pattern.test(name)) ? [[name, value]] : [];
  });
  return Object.fromEntries(allowed);
}
var environmentForUntrusted = (env, home) => ({
  ...allowedForUntrusted(env),
  HOME: home,
  USERPROFILE: home,
  APPDATA: home,
  XDG_CONFIG_HOME: home,
  XDG_CACHE_HOME: home,
  DOCKER_CONFIG: home,
  // The machine-wide Git configuration may contain credentials too.
  GIT_CONFIG_NOSYSTEM: "1"
});
var withoutLogin = (address) => address.replace(/^([a-z0-9]+:\/\/)?[^\s]*@/i, "$1");
var DROPPED_FOR_GIT = /^(GIT_(DIR|WORK_TREE|INDEX_FILE|INDEX_VERSION|OBJECT_DIRECTORY|ALTERNATE_OBJECT_DIRECTORIES|COMMON_DIR|NAMESPACE|CEILING_DIRECTORIES|DISCOVERY_ACROSS_FILESYSTEM|SHALLOW_FILE|GRAFT_FILE|REPLACE_REF_BASE|PREFIX|QUARANTINE_PATH|TEMPLATE_DIR|CONFIG|EXTERNAL_DIFF|PAGER|EDITOR|REDIRECT_STD\w+|TRACE\w*|CURL_VERBOSE|ALLOW_PROTOCOL|PROTOCOL_FROM_USER|ATTR_SOURCE|DEFAULT_HASH)|SSH_ASKPASS|LANGUAGE|LC_\w+)$/;
var withoutPrompts = (env) => ({
  ...Object.fromEntries(Object.entries(env).filter(([name]) => !DROPPED_FOR_GIT.test(name))),
  // groundplan parses Git's messages. Does not affect the encoding of file names.
  LC_ALL: "C",
  GIT_TERMINAL_PROMPT: "0",
  // In CI, the program answers without a person; on a desktop it opens a window.
  GIT_ASKPASS: env.CI ? env.GIT_ASKPASS ?? "" : "",
  SSH_ASKPASS_REQUIRE: "never",
  GCM_INTERACTIVE: "never",
  GIT_LFS_SKIP_SMUDGE: "1",
  GIT_OPTIONAL_LOCKS: "0"
});
var localGitEnvironment = (env) => ({ ...withoutPrompts(env), ...OBJECTS_IN_PLACE });
var OBJECTS_IN_PLACE = {
  GIT_NO_REPLACE_OBJECTS: "1",
  GIT_NO_LAZY_FETCH: "1",
  // A delta of a few bytes may declare a result of 4 GB, and Git allocates the memory before checking.
  GIT_ALLOC_LIMIT: GIT_ALLOCATION_MAX
};

// src/platform/untrusted/world.ts
async function withUntrustedWorld(io, { network }, work) {
  return io.withTemporaryDirectory((home) => {
    const env = environmentForUntrusted(io.env, home);
    const run = (command, args, options) => io.run(command, args, { ...options, env: options.env ?? env });
    const launch = async () => ({ end: "missing" });
    const { results: _, ...rest } = io;
    return work({ ...rest, env, home, run, launch, ...!network && NO_HOSTS2 });
  });
}
var NO_HOSTS2 = {
  request: async () => ({ end: "unreachable", reason: "ENETUNREACH" }),
  download: async () => ({ end: "unreachable", reason: "ENETUNREACH" }),
  lookup: async () => []
};

// src/render/unique-ids.ts
function uniqueIds(reserved = []) {
  const used = new Set(reserved);
  return (base) => {
    let id = base;
    for (let count = 2; used.has(id); count++) id = `${base}~${count}`;
    used.add(id);
    return id;
  };
}

// parts/common.js
var modules = {
  "src/diagram/provenance-details.ts": () => ({ detailsIn, webLocationOf }),
  "src/graph/terraform-names.ts": () => ({ CODE_FILE, LOCK_FILE, REPEATERS, UNIT_FILE }),
  "src/layout/pinned/model.ts": () => ({ TOLERANCE, itemsOf, labelOn, lineName }),
  "src/platform/untrusted/environment.ts": () => ({ allowedForUntrusted, environmentForUntrusted, localGitEnvironment }),
  "src/platform/untrusted/world.ts": () => ({ NO_HOSTS: NO_HOSTS2, withUntrustedWorld }),
  "src/render/unique-ids.ts": () => ({ uniqueIds }),
  "src/terraform/fetch/web-location.ts": () => ({ lineUrlOn, pathInRepository, pathOnWeb, urlIn, webLocationInCi, webLocationOfAddress })
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  modules
});
