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

// parts/page.js
var page_exports = {};
__export(page_exports, {
  modules: () => modules
});
module.exports = __toCommonJS(page_exports);

// elsewhere:src/catalog/attributes.ts
var module2 = require("./picture.js").modules["src/catalog/attributes.ts"]();
var ACCESS_ATTRIBUTE = module2.ACCESS_ATTRIBUTE;
var ALLOWED_ATTRIBUTES = module2.ALLOWED_ATTRIBUTES;
var ITEM_KEYS = module2.ITEM_KEYS;
var MODULE_PURPOSE = module2.MODULE_PURPOSE;
var OPENED_ATTRIBUTE = module2.OPENED_ATTRIBUTE;
var SHOWN_NAME = module2.SHOWN_NAME;
var SHOWN_ZONE = module2.SHOWN_ZONE;
var SOLE_ATTRIBUTE = module2.SOLE_ATTRIBUTE;
var TAG_ATTRIBUTES = module2.TAG_ATTRIBUTES;
var isArchitecture = module2.isArchitecture;
var isComputedIfUnset = module2.isComputedIfUnset;
var isNamedMember = module2.isNamedMember;
var isNote = module2.isNote;
var isOrdered = module2.isOrdered;
var isSameValue = module2.isSameValue;
var placesOf = module2.placesOf;
var valuesShown = module2.valuesShown;

// elsewhere:src/labels/edges/connections.ts
var module3 = require("./picture.js").modules["src/labels/edges/connections.ts"]();
var connectionsOf = module3.connectionsOf;
var withConnections = module3.withConnections;

// elsewhere:src/messages.ts
var module4 = require("../cli.js").modules["src/messages.ts"]();
var ACTION_REASONS = module4.ACTION_REASONS;
var FILE_EMPTY_REMEDY = module4.FILE_EMPTY_REMEDY;
var FILE_TOO_LARGE_REMEDY = module4.FILE_TOO_LARGE_REMEDY;
var FILE_UNWRITABLE_REMEDY = module4.FILE_UNWRITABLE_REMEDY;
var INVALID_GRAPH_REMEDY = module4.INVALID_GRAPH_REMEDY;
var JSON_EXPECTED = module4.JSON_EXPECTED;
var MACHINE_TROUBLES = module4.MACHINE_TROUBLES;
var NOT_CACHED = module4.NOT_CACHED;
var NO_ARROW = module4.NO_ARROW;
var NO_INSTANCES_REMEDY = module4.NO_INSTANCES_REMEDY;
var NO_RESOURCES_FOUND = module4.NO_RESOURCES_FOUND;
var NO_RESOURCES_REMEDY = module4.NO_RESOURCES_REMEDY;
var NO_RESOURCE_CHANGES_MEMBER = module4.NO_RESOURCE_CHANGES_MEMBER;
var PROXY_UNSUPPORTED = module4.PROXY_UNSUPPORTED;
var REFUSED_REPOSITORY = module4.REFUSED_REPOSITORY;
var ROOT_OUTSIDE_REMEDY = module4.ROOT_OUTSIDE_REMEDY;
var RULES = module4.RULES;
var UNREACHABLE_REMEDY = module4.UNREACHABLE_REMEDY;
var VARIABLE_FILE_REMEDY = module4.VARIABLE_FILE_REMEDY;
var addressesTooLong = module4.addressesTooLong;
var attributeOf = module4.attributeOf;
var causeLine = module4.causeLine;
var changeWord = module4.changeWord;
var endedBySignal = module4.endedBySignal;
var errorLine = module4.errorLine;
var fileTooLarge = module4.fileTooLarge;
var fileUnwritable = module4.fileUnwritable;
var inShell = module4.inShell;
var linkOutside = module4.linkOutside;
var moreLikeThese = module4.moreLikeThese;
var moreWarnings = module4.moreWarnings;
var noInstances = module4.noInstances;
var notStarted = module4.notStarted;
var remedyLine = module4.remedyLine;
var removedBy = module4.removedBy;
var removedNote = module4.removedNote;
var resourcesTooMany = module4.resourcesTooMany;
var rootOutside = module4.rootOutside;
var severalNames = module4.severalNames;
var variableFileTooLarge = module4.variableFileTooLarge;
var variableFileUnreadable = module4.variableFileUnreadable;

// elsewhere:src/platform/text/printable.ts
var module5 = require("../cli.js").modules["src/platform/text/printable.ts"]();
var harmless = module5.harmless;
var hasUnseen = module5.hasUnseen;
var oneLine = module5.oneLine;
var printable = module5.printable;
var quote = module5.quote;
var short = module5.short;
var visible = module5.visible;

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
var module6 = require("./picture.js").modules["src/diagram/messages.ts"]();
var ANNOTATIONS_TOO_LARGE_REMEDY = module6.ANNOTATIONS_TOO_LARGE_REMEDY;
var ANNOTATIONS_UNREADABLE_REMEDY = module6.ANNOTATIONS_UNREADABLE_REMEDY;
var CHANGES = module6.CHANGES;
var FONTS_TOO_MANY_REMEDY = module6.FONTS_TOO_MANY_REMEDY;
var FONT_FAULTS = module6.FONT_FAULTS;
var FONT_TOO_LARGE_REMEDY = module6.FONT_TOO_LARGE_REMEDY;
var FONT_UNREAD_REMEDY = module6.FONT_UNREAD_REMEDY;
var KINDS_DIFFER = module6.KINDS_DIFFER;
var NOTHING_ON_BOTH = module6.NOTHING_ON_BOTH;
var NOTHING_ON_BOTH_REMEDY = module6.NOTHING_ON_BOTH_REMEDY;
var NO_PAGES = module6.NO_PAGES;
var RELATIONS = module6.RELATIONS;
var STEP_ARRANGING = module6.STEP_ARRANGING;
var STEP_COMPARING = module6.STEP_COMPARING;
var STEP_UNDERSTANDING = module6.STEP_UNDERSTANDING;
var WHY_PART = module6.WHY_PART;
var WORKING_TREE = module6.WORKING_TREE;
var aboutSide = module6.aboutSide;
var annotationsEmpty = module6.annotationsEmpty;
var annotationsTooLarge = module6.annotationsTooLarge;
var annotationsUnreadable = module6.annotationsUnreadable;
var beforeAfter = module6.beforeAfter;
var changeTooWide = module6.changeTooWide;
var changesOf = module6.changesOf;
var comparing = module6.comparing;
var comparingFiles = module6.comparingFiles;
var fontUnread = module6.fontUnread;
var fontsTooMany = module6.fontsTooMany;
var nameOfPage = module6.nameOfPage;
var nestedTooDeep = module6.nestedTooDeep;
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
var TAG_LENGTH_MAX = 80;
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
function tagOf({ values }, name) {
  for (const attribute of TAG_ATTRIBUTES) {
    const tags = values[attribute];
    if (tags === null || typeof tags !== "object" || !Object.hasOwn(tags, name)) continue;
    const value = tags[name];
    if (typeof value === "string") return short(value, TAG_LENGTH_MAX);
  }
  return "";
}

// elsewhere:src/render/messages.ts
var module10 = require("./picture.js").modules["src/render/messages.ts"]();
var DIAGRAM = module10.DIAGRAM;
var FONT_PACKED_REMEDY = module10.FONT_PACKED_REMEDY;
var FONT_REMEDY = module10.FONT_REMEDY;
var FONT_WITHOUT_OUTLINES_REMEDY = module10.FONT_WITHOUT_OUTLINES_REMEDY;
var LEGEND_COUNT_SAMPLE = module10.LEGEND_COUNT_SAMPLE;
var NOTES_LAYER = module10.NOTES_LAYER;
var NOT_AN_SVG = module10.NOT_AN_SVG;
var NOT_A_FONT = module10.NOT_A_FONT;
var NOT_READABLE_SVG = module10.NOT_READABLE_SVG;
var OUTSIDE = module10.OUTSIDE;
var PAGE_COLLAPSE = module10.PAGE_COLLAPSE;
var PAGE_COPY_PNG = module10.PAGE_COPY_PNG;
var PAGE_COPY_SVG = module10.PAGE_COPY_SVG;
var PAGE_DETAILS = module10.PAGE_DETAILS;
var PAGE_DRIFT = module10.PAGE_DRIFT;
var PAGE_EXPAND = module10.PAGE_EXPAND;
var PAGE_FIT = module10.PAGE_FIT;
var PAGE_FLOW = module10.PAGE_FLOW;
var PAGE_IS_INSIDE = module10.PAGE_IS_INSIDE;
var PAGE_KEYS = module10.PAGE_KEYS;
var PAGE_KEYS_OF_CHANGE = module10.PAGE_KEYS_OF_CHANGE;
var PAGE_LAYERS = module10.PAGE_LAYERS;
var PAGE_LIST = module10.PAGE_LIST;
var PAGE_MORE = module10.PAGE_MORE;
var PAGE_PRINT = module10.PAGE_PRINT;
var PAGE_SEARCH = module10.PAGE_SEARCH;
var PAGE_SIDES = module10.PAGE_SIDES;
var PAGE_THEME = module10.PAGE_THEME;
var PAGE_ZOOM = module10.PAGE_ZOOM;
var PAGE_ZOOM_IN = module10.PAGE_ZOOM_IN;
var PAGE_ZOOM_OUT = module10.PAGE_ZOOM_OUT;
var RASTERISER_FAILED = module10.RASTERISER_FAILED;
var RASTERISER_FAILED_REMEDY = module10.RASTERISER_FAILED_REMEDY;
var TITLE_WITHOUT_WORDS = module10.TITLE_WITHOUT_WORDS;
var WAS_HERE = module10.WAS_HERE;
var andMore = module10.andMore;
var edgeTooltip = module10.edgeTooltip;
var fontDamaged = module10.fontDamaged;
var fontPacked = module10.fontPacked;
var fontUndrawable = module10.fontUndrawable;
var fontUnknown = module10.fontUnknown;
var fontWithoutOutlines = module10.fontWithoutOutlines;
var inside = module10.inside;
var mermaidFolded = module10.mermaidFolded;
var mermaidOfBoxes = module10.mermaidOfBoxes;
var mermaidOfChanges = module10.mermaidOfChanges;
var mermaidOfKinds = module10.mermaidOfKinds;
var mermaidOfOuterBoxes = module10.mermaidOfOuterBoxes;
var mermaidOfPart = module10.mermaidOfPart;
var moreInside = module10.moreInside;
var notANumber = module10.notANumber;
var notDrawable = module10.notDrawable;
var pictureDescription = module10.pictureDescription;
var pngScaledDown = module10.pngScaledDown;
var textsUndrawn = module10.textsUndrawn;
var times = module10.times;
var titleOfChange = module10.titleOfChange;

// elsewhere:src/render/svg/index.ts
var module11 = require("./picture.js").modules["src/render/svg/index.ts"]();
var drawSvg = module11.drawSvg;
var svgDocument = module11.svgDocument;
var write = module11.write;

// elsewhere:src/render/svg/notation.ts
var module12 = require("./picture.js").modules["src/render/svg/notation.ts"]();
var darkStyle = module12.darkStyle;
var escapeXml = module12.escapeXml;
var number = module12.number;
var painted = module12.painted;
var point = module12.point;
var unescapeXml = module12.unescapeXml;

// src/render/viewer/changes.css
var changes_default = "#sides{place-self:start end}.side :is([data-mark],[data-legend=change],[data-legend=sum]){display:none}.side g[opacity]{opacity:1}.side rect[stroke-opacity]{stroke-opacity:1}.side .lines:has(>[data-change]){stroke:inherit;stroke-width:inherit}.side [data-change=delete]:not(.dash)>path{stroke-dasharray:none}.side .lines>[data-change]:not(.on)>path:last-of-type{fill:var(--s)}.side [data-address]:has(>g[opacity])>text{fill:var(--i)}.side [data-address]:has(>g[opacity])>text~text{fill:var(--s)}.side>text>tspan,:has(>.apart)>path{display:none}";

// src/render/viewer/drift.css
var drift_default = ":root:has(#drift:not(:checked)) [data-mark=drift]{display:none}:root:has(#drift:not(:checked)):has([data-change]) [data-drift]>use{opacity:.35}:root:has(#drift:not(:checked)):has([data-change]) [data-drift]>text{fill:var(--s)}";

// src/render/viewer/page.css
var page_default = ":root{--f:#fff;--e:#e4e7ec;--i:#101828;--s:#475467;--m:#1d5fd6;color-scheme:light;font:13px/1.45 Inter,Segoe UI,Arial,sans-serif}@media(prefers-color-scheme:dark){:root{--f:#0d1117;--e:#30363d;--i:#f0f6fc;--s:#b6c0cc;--m:#6cb0ff;color-scheme:dark}}*{box-sizing:border-box;margin:0}body,aside,button,input,[popover],section,.map{background:var(--f);color:var(--i);font:inherit}[hidden],:root:not(.live) :is(.bar,section){display:none!important}header,.bar,section,#panel>div{display:flex;align-items:center;gap:4px}header{padding:8px 16px;border-bottom:1px solid var(--e)}h1,h2{font-size:15px;flex:1}p,small{color:var(--s)}small{display:block}#say{position:absolute;clip-path:inset(50%)}@media screen{.live body{display:grid;grid:auto minmax(0,1fr) / auto minmax(0,1fr) auto;height:100dvh;overflow:hidden}.live header{grid-column:1 / -1}.live main{grid-area:2 / 2;position:relative;overflow:hidden;touch-action:none;cursor:grab;-webkit-user-select:none;user-select:none}.live main>svg{position:absolute;transform-origin:0 0}}button,input{border:1px solid var(--e);border-radius:7px;padding:4px 8px}button{cursor:pointer;text-align:left}:is(.bar,section,[popover],li) button{border-color:transparent}:is([popover],li) button{display:block;width:100%}button:hover,[aria-pressed=true]{background:var(--e)}:focus-visible,.chosen{outline:2px solid var(--m)}button svg{width:20px;height:20px;display:block;fill:none;stroke:currentColor;stroke-width:1.6;stroke-linecap:round}#q{width:260px}#layers-button:has(+:empty){display:none}[popover],section,.map{border:1px solid var(--e);border-radius:10px;box-shadow:0 3px 12px #0003;padding:4px}[popover]{inset:48px 12px auto auto;max-width:calc(100% - 24px)}label{display:flex;align-items:center;gap:8px;padding:4px 8px}select{flex:1;min-width:0;border:1px solid var(--e);border-radius:7px;padding:4px 8px;background:var(--f);color:var(--i);font:inherit}section,.map{grid-area:2 / 2;place-self:end;z-index:1;margin:12px}#percent{width:48px;text-align:center}.map{margin-bottom:64px;padding:0;fill:var(--s)}.map path:first-child{fill:none;stroke:var(--s);stroke-width:6}.map rect{fill:var(--m);opacity:.3}#steps{place-self:end start;max-width:calc(100% - 250px)}aside{grid-area:2 / 1;width:320px;overflow:auto;padding:12px 16px;border:solid var(--e);border-width:0 1px;overflow-wrap:anywhere}#panel{grid-column:3}#panel>button{margin:6px 6px 0 0}code{display:block}.part{display:block!important;border-left:3px solid var(--m);margin:8px 0;padding-left:8px}.row{display:flex;align-items:center}.row>:is(input,button+button){flex:none;width:24px;height:24px}.row+p{padding-left:9px;font-size:smaller}h3{font-size:12px;margin-top:14px}ul{list-style:none;padding:0}ul ul{margin-left:11px;border-left:1px solid var(--e)}[data-address],[data-from]{cursor:pointer;outline-offset:4px}.dim :is(.n,[data-from]):not(.on),.dim .lines>path{opacity:.25}.gone,.apart>path{display:none}.apart>g>path:first-of-type{stroke:inherit}.thin>path:first-of-type{stroke-width:.75px}.dash>path:first-of-type{stroke-dasharray:4}.lines>.on>path:first-of-type{stroke:var(--m);stroke-width:2.5px}.lines>.on>path:last-of-type{fill:var(--m)}.more text{fill:var(--i)}.more rect[fill=none],.more>rect{fill:var(--f);stroke:var(--s)}@media(max-width:640px){header{flex-wrap:wrap;gap:4px}.bar{width:100%}#q{flex:1;width:0}[popover]{top:76px}.live body{grid:auto minmax(0,1fr) auto / minmax(0,1fr)}.live main,section{grid-column:1}#list,#panel{grid-area:3 / 1;width:auto;max-height:45dvh;border-width:1px 0}#steps{margin-bottom:64px;max-width:100%}.map,:root:not(:has(#q:focus)) #list:has(~#panel:not([hidden])),:root:has(#q:focus) #list:not([hidden])~#panel{display:none}}@media print{@page{size:landscape;margin:10mm}:is(header,section,.map,aside){display:none!important}main>svg{transform:none!important;max-width:100%;max-height:96vh;height:auto}}";

// src/render/viewer/viewer.bundle
var viewer_default = '"use strict";(()=>{let e,t;var n,r=/^(\\d{1,5})(?:-(\\d{1,5}))?(?:\\/([a-z]+))?$/;function a(e){let[,t,n=t,a=""]=r.exec(e.trim())??[];return void 0===t?null:{l:Number(t),a:Number(n),be:a}}var l=e=>e.split(",").map(e=>e.trim()).filter(e=>null!==a(e)),o=e=>null!==a(e);function i(e,t){let n=a(t),r=l(e).flatMap(e=>a(e)??[]);return null===n||0===r.length?"unknown":r.some(({l:e,a:t,be:r})=>e<=n.a&&t>=n.l&&(""===r||""===n.be||r===n.be))?"yes":"no"}var s={edge:"edge",ways:"path"},h=["off","closed","filter","done"],d=["side","flow","reach","reaches","dependents","port"],f=new Set(["to",...Object.values(s),...h,...d]),u=e=>`${new URLSearchParams({"":e})}`.slice(1),p=e=>new URLSearchParams(`=${e}`).get("")??"",c=(e,t)=>e<t?-1:+(e>t),m=(e,t)=>{let n=e.charCodeAt(t);return n>=48&&n<=57};function g(e,t){let n=t;for(;m(e,n);)n++;return n}function w(e,t,n){let r=t;for(;r<n&&48===e.charCodeAt(r);)r++;return r}function y(e,t){let n=((e,t)=>{let n=Math.min(e.length,t.length),r=0;for(;r<n&&e.charCodeAt(r)===t.charCodeAt(r);)r++;return r})(e,t);if(n===e.length&&n===t.length)return 0;for(;n>0&&m(e,n-1);)n--;let r=g(e,n),a=g(t,n);return r===n&&a===n?e.length===n||t.length===n?e.length-t.length:e.charCodeAt(n)-t.charCodeAt(n):n===e.length||n===t.length?e.length-t.length:r===n||a===n?a-r:r-w(e,n,r)-(a-w(t,n,a))||c(e.slice(n,r),t.slice(n,a))||c(e.slice(r),t.slice(a))}var v=e=>e.map(()=>[]);function x({children:e},t){let n=[t];for(let t of n)for(let r of e[t])n.push(r);return n}var M=(e,t)=>[...new Set(t.flatMap(t=>{let n;return void 0===(n=e.oe.get(t))?[]:x(e,n)}))].sort((e,t)=>e-t);function $(e,t,n){let{re:r=1/0,qe:a=()=>!1,Se:l,Ye:o=l}=n,i=new Set(t),s=[],h=t.map(e=>({f:e,w:0,steps:[],se:null,O:"fact",U:null})),d=[...h],f=new Set;for(let u=0;h.length>0&&u<r&&!h.some(({f:e})=>a(e));u++){let r=0===u?o:l,a=[];for(let t of h.flatMap(t=>(({Ke:e,_:t},n,r)=>{let a=[],l=[];for(let o=n.f;-1!==o&&!r.has(o);o=e[o]){r.add(o),a.push({f:o,Ze:n,en:[...l]});let i=e[o];-1!==i&&l.push(b("inside",t[o].address,t[i].address))}return a})(e,t,f))){s.push(t);let l=0===u?n.Xe?.get(t.f):void 0;for(let o of[...S(e,t.f,n.L),...l??[]])i.has(o.a)||!r(o.v)||(i.add(o.a),a.push(k(o,t)))}for(let o of(0===u&&r!==l&&(f=new Set(t)),((e,t,n,r)=>{let{children:a,Re:l,_:o}=e,i=(e,r,a)=>{if(n.has(e))return;n.add(e);let l=[b(r,o[a.f].address,o[e].address)],{w:i,U:s}=a;t.push({f:e,w:i,steps:l,se:a,O:"inference",U:s})};for(let e of t){for(let t of a[e.f])i(t,"contains",e);if(!0===r.nn)for(let t of l[e.f])i(t,"runs",e)}})(e,a,i,n),h=a.sort((e,t)=>e.f-t.f)))d.push(o)}return{Ee:d,Je:s}}var b=(e,t,n)=>({S:e,l:t,a:n,O:"inference"});function S({Pe:e,Ce:t},n,r){return"from"===r?e[n]:"to"===r?t[n]:[...e[n],...t[n]]}function k({a:e,v:t},{Ze:n,en:r}){let a=[...r,(({l:e,a:t,P:n,A:r,xe:a,O:o,We:i,Qe:s})=>{let h=l(n);return{S:s?"reference":"connection",l:e,a:t,...""!==n&&{P:n},...h.length>0&&{ports:h},...r&&{A:r},...a&&!s&&{Y:!0},O:o,...i&&{We:i}}})(t)];return{f:e,w:n.w+1,steps:a,se:n,O:C([n,...a]),U:n.U??t}}var C=e=>e.some(({O:e})=>"inference"===e)?"inference":"fact";function N(e,t,{L:n,port:r,re:a}){let l=M(e,t),o=({xe:e})=>!e,s=$(e,l,{L:n,Se:o,...void 0!==a&&{re:a},..."to"===n&&void 0!==r&&{Ye:e=>o(e)&&(({P:e})=>void 0===r||"no"!==i(e,r))(e)}}),h=new Set(l);return("from"===n&&void 0!==r?((e,{Je:t},n,r)=>{let a=new Map;for(let l of["yes","unknown"])for(let o of t)for(let t of S(e,o.f,"from")){let{v:s}=t;if(!n(s)||i(s.P,r)!==l)continue;let h=k(t,o);if(!a.has(h.f))for(let t of(a.set(h.f,{...h,Ie:s}),x(e,h.f).slice(1))){if(a.has(t))continue;let n=O(e,h.f,t),{w:r,U:l}=h,o={f:t,w:r,U:l,steps:[n],se:h,Ie:s};a.set(t,{...o,O:"inference"})}}return[...a.values()].sort((e,t)=>e.w-t.w||e.f-t.f)})(e,s,o,r):s.Ee).filter(({f:e})=>!h.has(e)).map(t=>{let a="to"===n?t.U:_(t);return A(e,t,n,void 0!==r&&null!==a&&"unknown"===i(a.P,r))})}var _=({Ie:e})=>e??null,O=({_:e},t,n)=>({S:"contains",l:e[t].address,a:e[n].address,O:"inference"});function A(e,t,n,r=!1){let{_:a}=e,{f:l,w:o,O:i,steps:s,se:h}=t;return{m:a[l],w:o,O:i,steps:"to"===n?[...s].reverse().map(I):s,next:a[h?.f??l].address,...r&&{we:!0}}}function I(e){return"contains"!==e.S&&"inside"!==e.S?e:{...e,S:"contains"===e.S?"inside":"contains",l:e.a,a:e.l}}var P=new Set(["tv_users","tv_internet","tv_aws_users","tv_aws_internet","tv_aws_mobile_client","tv_aws_onprem","tv_azurerm_users","tv_azurerm_internet","tv_azure_onprem","tv_gcp_users","tv_gcp_users_icon","tv_gcp_internet","tv_gcp_onprem","tv_gcp_external_saas"]),j=new Set(["tv_aws_onprem","tv_azure_onprem","tv_gcp_onprem"]),B=e=>e<-1?-2-e:-1,E=({h:e,b:{x:t,y:n,width:r,height:a}})=>e?{x:t+12,y:n+12}:{x:t+r/2,y:n+a/2},L=(e,{x:t,y:n})=>t>=e.x&&t<=e.x+e.width&&n>=e.y&&n<=e.y+e.height,R=(e,t)=>e.flatMap(({$:[e=-1]},n)=>e===t?[n]:[]),T=(e,t)=>new Set(e.flatMap(({$:e},n)=>n===t||e.includes(t)?[n]:[])),q=(e,t)=>[...T(e,t)].filter(t=>!e[t].h).length;function z(e,t){let n=D.get(e)??new Map;D.set(e,n);let r=n.get(t)??(({o:e,i:t},n)=>{let r=({ae:e})=>void 0!==n&&e===n,a=e.flatMap((e,t)=>{if(r(e))return[];let{type:n,h:a,$:l}=e;return[{address:`${t}`,type:n,title:"",parent:void 0===l[0]?null:`${l[0]}`,h:a,tn:P.has(n)&&"tv_gcp_external_saas"!==n&&!j.has(n)}]}),l=t=>"group"===e[t].type?R(e,t):[t],o=new Map;return{ue:(({_:e,connections:t,q:n,hidden:r,Ge:a})=>{let l,o=[...e].sort((e,t)=>y(e.address,t.address)),i=new Map(o.map(({address:e},t)=>[e,t])),s=((e,t)=>{let n=e.map(({parent:e})=>t.get(e??"")??-1),r=new Set;for(let e of n.keys()){let t=new Set;for(let a=e;-1!==a&&!r.has(a);a=n[a])t.add(a),t.has(n[a])&&(n[a]=-1);for(let e of t)r.add(e)}return n})(o,i),h=v(o);s.forEach((e,t)=>{h[e]?.push(t)});let d=v(o);o.forEach(({gn:e},t)=>{d[i.get(e??"")??-1]?.push(t)});let[f,u]=[v(o),v(o)],p=t.filter(({l:e,a:t})=>i.has(e)&&i.has(t));for(let e of p){let[t,n]=[i.get(e.l),i.get(e.a)];f[t].push({a:n,v:e}),u[n].push({a:t,v:e}),e.A&&(f[n].push({a:t,v:e}),u[t].push({a:n,v:e}))}for(let e of[...f,...u])e.sort((e,t)=>e.a-t.a);let c=n.filter(({node:e})=>i.has(e)).sort((e,t)=>y(e.address,t.address)),{q:m,hidden:g}={q:(l=e=>new Map(e.flatMap(e=>[[e.address,e],[e.origin,e]])))(c),hidden:l(r)};return{_:o,connections:p,oe:i,Ke:s,children:h,Re:d,Pe:f,Ce:u,q:m,ze:c,hidden:g,Ue:((e,t)=>{let n=new Map;for(let r of e){let e=t(r),a=n.get(e);a?a.push(r):n.set(e,[r])}return n})(a,({a:e})=>e)}})({_:a,connections:t.flatMap((e,t)=>{if(r(e))return[];let{A:n,Y:a,Oe:i,P:s}=e;return l(e.l).flatMap(r=>l(e.a).map(e=>(o.set(`${r} ${e}`,t),{...{l:`${r}`,a:`${e}`},A:n,xe:a,P:s,O:i?"inference":"fact"})))}),q:[],hidden:[],Ge:[]}),De:({S:e,l:t,a:n})=>"connection"===e?o.get(`${t} ${n}`)??-1:-1}})(e,t);return n.set(t,r),r}var D=new WeakMap,W=["reach","reaches","dependents"];function K({De:e},t){let{S:n,l:r,a:a,P:l="",O:o}=t,i="inside"===n?[a,r]:[r,a];return{H:e(t),l:Number(i[0]),a:Number(i[1]),P:l,an:"inference"===o}}var U={change:[],before:["after"],after:["before"]},V=Object.keys(U),F={create:"after",delete:"before"},H=e=>e.has("after")?"before":e.has("before")?"after":"change",X=/module\\.([\\w-]+)(?:\\[(?:"(?:[^"\\\\]|\\\\.)*"|\\d+)\\])?\\./y,Y=({of:e})=>[...new Set(e.flat())].sort(),G=["along","back","any"];function J(e,t,n){let{ue:r,De:a}=z(e),l=((e,t,n,r=G)=>{let[a,l]=[M(e,t),M(e,n)],o=new Set(l);if(a.some(e=>o.has(e)))return null;for(let t of r){let[n,r]="back"===t?[l,new Set(a)]:[a,o],{Ee:i}=$(e,n,{L:"any"===t?"any":"from",Se:()=>!0,qe:e=>r.has(e)}),s=i.find(({f:e})=>r.has(e));if(void 0!==s)return{pe:t,cn:(e=>{let t=[];for(let n=e;null!==n;n=n.se)t.push(n);return t.reverse().flatMap(({steps:e})=>e)})(s),O:s.O}}return null})(r,[`${t}`],[`${n}`]);if(null===l)return null;let{pe:o,cn:i}=l,s=T(e.o,"back"===o?n:t),h=[i[0].l,i[0].a].find(e=>s.has(Number(e))),d=[Number(h)],f=[];for(let e of i){let{S:t,l:n,a:r}=e;h=n===h?r:n,"connection"===t&&(d.push(Number(h)),f.push(a(e))),"contains"===t&&d.splice(-1,1,Number(h))}return{pe:o,o:d,i:f}}var Q=({o:e},t,n)=>e[n].$.findLast(e=>t.has(e))??n;function Z(e,t,n){let r=t=>n.has(en(e,t))||n.has(e.o[t].ae),a=e.o.map((n,r)=>Q(e,t,r)),l=new Map;return e.i.forEach((e,o)=>{let[i,s]=[a[e.l],a[e.a]],h=t.has(i)||t.has(s);if(i===s&&(e.l!==i||e.a!==s)||r(e.l)||r(e.a)||n.has(e.ae)||e.Y&&n.has(et))return;let d=h?`${i} ${s}`:o,f=l.get(d)?.i??[];f.push(o),l.set(d,{l:i,a:s,i:f})}),{o:new Set(a.filter((e,t)=>e===t&&!r(e))),J:[...l.values()]}}var ee="strip:",et="thin",en=({o:e},t)=>[t,...e[t].$].map(t=>e[t].type).find(e=>e.startsWith(ee));function er(e,t){let n=new Map;for(let{type:t,I:r}of e.o)t.startsWith(ee)&&n.set(t,r[0]);return e.i.some(({Y:e})=>e)&&n.set(et,t),n}var ea={in:"Reached from",out:"Leads to",both:"Both directions"},el="Select the other end",eo="No path found",ei="Everything",es={along:"along the arrows",back:"against the arrows",any:"ignoring direction"},eh={reach:"What can reach this",reaches:"What does this reach",dependents:"What depends on it"},ed={reach:e=>`What can reach ${e}`,reaches:e=>`What does ${e} reach`,dependents:e=>`What depends on ${e}`},ef=e=>`${e} found`,eu=e=>`${e} inside`,ep=(e,t,n)=>`${e} of ${t}: ${n}`,ec=e=>`Connection with ${e}`,em="Review",eg=["Data removed or replaced","Opened to the outside","Rights","Other changes"],ew=e=>e.replace(/\\s+/g," ").replace(/[\\\\`*_[\\]<>#|~&@!]/g,"\\\\$&"),ey={change:"Change",before:"Before",after:"After"};function ev({x:e,y:t,width:n,height:r},a,l=1.5){let o=Math.min(l,.97*a.width/n,.97*a.height/r);return{N:o,x:a.width/2-(e+n/2)*o,y:a.height/2-(t+r/2)*o}}var ex=({x:e,y:t,N:n},{width:r,height:a})=>({x:-e/n,y:-t/n,width:r/n,height:a/n}),eM=e=>document.getElementById(e);function e$(e,t={},...n){let r=Object.assign(document.createElement(e),t);return r.append(...n),r}var eb=(e,t,n)=>e$("button",n?{onclick:e,title:n}:{onclick:e},t),eS=e=>e$("ul",{},...e.map(e=>e$("li",{},e)));function ek(e,t){for(let n in t)e.setAttribute(n,`${t[n]}`)}function eC(e,t,...n){let r=document.createElementNS("http://www.w3.org/2000/svg",e);return ek(r,t),r.append(...n),r}var eN=(...e)=>e.filter(Boolean).join(", ");function e_(e){eM("say").textContent=e}function eO(e,t,n){e?.classList.toggle(t,n)}var eA=(e,t,n)=>e.addEventListener(t,n,{passive:!1}),eI=({u:e})=>e.o.flatMap(({h:e,$:t},n)=>e&&t.length>0?[n]:[]),eP=()=>e_("Copied");async function ej(e,t){let n=e=>navigator.clipboard.write([new ClipboardItem(Object.fromEntries(e.map(e=>[e.type,e])))]);try{await n(t).catch(()=>n(t.slice(-1))),eP()}catch{e$("a",{href:URL.createObjectURL(t[0]),download:`${document.title}.${e}`}).click(),e_("Saved")}}var eB=e=>new Blob([e],{type:"text/plain"}),eE=(e,t)=>e$("div",{},e$("h2",{tabIndex:-1},t),eb(()=>e.T(-1),"\u2715","Close"));function eL(e,t,n=""){let r=eb(()=>e.T(t),e.M(t));return r.append(e$("small",{},n)),r}var eR=(e,t)=>0===t.length?[]:[e$("h3",{},e),eS(t)],eT=(e,{a:t,H:n})=>e$("div",{className:"row"},eL(e,t,(({P:e,change:t})=>eN(e,t))(e.u.i[n])),eb(()=>e.T(-2-n),"\u21A6",ec(e.M(t))));function eq(e,t,n=""){let{id:r,name:a}=e.u.undrawn[t],l=eb(()=>e.Ve(t),a||r);return l.append(e$("small",{},eN(a&&r,n))),l}var ez=(e,{ge:t,$e:n})=>-1===t?`Not drawn: ${n}`:`${n} ${e.M(t)}`;function eD(e,t){let[n,r,a]=(([e,t],[n,r,a])=>{let[l,o]=t[r??-1]??["",""],i=o.startsWith("https://");return[e[n],l&&`${l}:${a}`,i?o+a:""]})(e,t),l=a?e$("a",{href:a,target:"_blank",rel:"noreferrer"},r):r;return e$("p",{},n,n&&r?", ":"",l)}function eW({W:e},t){for(let t of V.flatMap(e=>U[e]))e.delete(t);for(let n of U[t])e.add(n)}function eK({u:e,V:t,D:n},r){let a=B(r);return a<0?t.o.has(Q(e,n,r)):t.J.some(({i:e})=>e.includes(a))}var eU=V.flatMap(e=>U[e]);function eV({o:e,i:t},n){let r=T(e,n);return t.flatMap(({l:e,a:t,A:a},l)=>{let o=r.has(e);return o===r.has(t)&&e!==n&&t!==n?[]:[{a:o?t:e,H:l,L:a?"both":o?"out":"in"}]})}function eF(e,t){let n=eV(e,t);return{o:[t,...n.map(({a:e})=>e)],i:n.map(({H:e})=>e)}}var eH=({tagName:e})=>"title"!==e&&"rect"!==e;function eX(e,{x:t,y:n}){let r=Math.atan2(n-e.y,t-e.x),[a,l]=[Math.cos(r),Math.sin(r)],o=`l${-8*a-4.2*l} ${-8*l+4.2*a}l${8.4*l} ${-8.4*a}`;return`M${t} ${n}${o}z`}var eY=(e,t,n)=>eC("text",{x:e,y:t,"font-size":12},n),eG=e=>[e.getAttribute("data-from"),e.getAttribute("data-to")],eJ={g:-1,X:-1,j:null,Q:null,B:-1,z:[]};function eQ({u:e,m:{Q:t},W:n}){if(!t)return null;let r="before"===e.o[t.ie].ae||"before"===H(n);return((e,{S:t,ie:n,port:r},a)=>{let l=z(e,a),o=[`${n}`],i="reach"===t?"to":"from",s="dependents"===t?((e,t,{re:n,X:r}={})=>{let{_:a}=e,l=((e,t)=>{let n=new Map;for(let r of t){let t=e.oe.get(r);void 0!==t&&n.set(t,null)}for(let t of n.keys()){for(let r of e.children[t])n.has(r)||n.set(r,{S:"contains",l:t});for(let r of e.Re[t])n.has(r)||n.set(r,{S:"runs",l:t})}return n})(e,t),o=[...l.keys()].sort((e,t)=>e-t),{Ee:i}=$(e,o,{L:"to",nn:!0,Se:()=>!0,Xe:((e,t,n)=>{let r=new Map,a=(t,n)=>{let a=(e.Ue.get(n)??[]).flatMap(n=>{let r=e.oe.get((({q:e,oe:t},n)=>t.has(n)?n:e.get(n)?.node??"")(e,n.l))??t;return r===t?[]:[{a:r,v:{...n,A:!1,xe:!0,P:"",O:"fact",Qe:!0}}]});r.set(t,[...r.get(t)??[],...a])};if(void 0!==n){let l=e.q.get(n);for(let e of t.slice(0,1))a(e,l?.address??n);return r}for(let n of t)a(n,e._[n].address);let l=new Set(t);for(let{node:t,address:n}of e.ze){let r=e.oe.get(t);l.has(r)&&a(r,n)}return r})(e,o,r),...void 0!==n&&{re:n}});return i.flatMap(t=>{let n=l.get(t.f);if(void 0===n)return[A(e,t,"to")];let o=a[t.f];if(null===n&&void 0===r)return[];let i=null===n?r:a[n.l].address,s={S:n?.S??"part",l:i,a:o.address,O:"fact"};return[{m:o,next:i,w:0,O:"fact",steps:[s]}]})})(l.ue,o):N(l.ue,o,{L:i,...""!==r&&{port:r}}),h=""===r||"reaches"!==t?[]:((e,t)=>{let[n,r]=[e,t].map(e=>new Map(e.map(e=>[e.m.address,e]))),a=new Set;for(let{next:t}of e)for(let e=r.get(t);e&&!n.has(e.m.address)&&!a.has(e);e=r.get(e.next))a.add(e);return[...a]})(s,N(l.ue,o,{L:i})),d=new Set(s),f=[...s,...h].sort((e,t)=>e.w-t.w),u=f.flatMap(e=>e.steps.map(e=>K(l,e))),p=f.filter(({m:t})=>(({h:e,Ne:t})=>!e||t)(e.o[Number(t.address)]));return{o:[n,...u.flatMap(({l:e,a:t})=>[e,t])],i:u.map(({H:e})=>e),on:p.map(e=>((e,{m:t,w:n,steps:r,we:a},l)=>({at:Number(t.address),w:n,steps:r.map(t=>K(e,t)),we:!0===a,sn:l}))(l,e,!d.has(e))),count:p.filter(e=>d.has(e)).length,rn:s.filter(({m:e})=>e.tn).length}})(e,t,r?"after":"before")}function eZ({u:e,m:t,C:n,ce:r,ne:a}){let{g:l,j:o,B:i,z:s}=t,h=B(l);if(o??a)return o??a;if(h>=0)return{o:e0(e,[h]),i:[h]};if(l>=0)return eF(e,l);if(s.length>0)return((e,t,n)=>{let[r]=e,a=new Set(r?.of.flatMap((n,r)=>e.every(({of:e},n)=>""===t[n]||e[r].includes(t[n]))?[r]:[]));return{o:a,i:n.flatMap(({l:e,a:t},n)=>a.has(e)&&a.has(t)?[n]:[])}})(r,s,e.i);let[,,,,d,f]=n.steps[i]??[];return f?{o:[...d,...e0(e,f)],i:f}:null}var e0=({i:e},t)=>t.flatMap(t=>[e[t].l,e[t].a]),e1={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]},e2=200,e4=(e,t)=>eS(R(e.u.o,t).map(t=>{let{I:n,h:r}=e.u.o[t],a=eL(e,t,n.slice(2).join(", "));return r?e$("div",{},a,e4(e,t)):a})),e8=[[],[],[],[],[]],e6=e=>[e$("code",{},e),eb(()=>navigator.clipboard?.writeText(e).then(eP),"Copy")];document.documentElement.className="live";var e5=(()=>{var e;let t,n,r,a,l,o=document.querySelector("#stage>svg"),i=JSON.parse(eM("data").textContent),s=[...o.querySelectorAll("[data-address]")],h=s.map((e,t)=>e.querySelector(t<i.boxes?"rect":"use").getBBox()),d=(l=i.boxes,h.map((e,t)=>{let{x:n,y:r}=E({h:t<l,b:e}),a={x:n+2,y:r};return h.slice(0,Math.min(t,l)).flatMap((e,t)=>L(e,a)?[t]:[]).reverse()})),f=new Set(s.map(({dataset:e})=>e.ghost)),u=s.map((e,t)=>{let{address:n="",type:r="",change:a,ghost:l}=e.dataset,o=e.querySelector("title").textContent.split(`\n`),s=o.at(-1)===n;return s&&o.pop(),{id:n,Ne:s,type:r,h:t<i.boxes,I:o,b:h[t],$:d[t],ae:((e="",t,n)=>F[e]??(t?"before":n?"after":void 0))(a,void 0!==l,f.has(n))}}),p=new Map(u.map(({id:e},t)=>[e,t])),c=new Map;for(let e of o.querySelectorAll("[data-from]")){let t=eG(e).join(" ");c.set(t,[...c.get(t)??[],e])}let m=[...c.values()];return{ee:o,o:s,i:m,steps:i.flows.flatMap(({name:e,steps:t})=>t.map(t=>[e,...t])),...(e=[...c.keys()],t=m.map(([e])=>e.querySelector("path")),n=[],r=[],{fn:a=e=>{let r=t[e],a=r.getTotalLength();return n[e]??=[...Array(Math.ceil(a/4)+1).keys()].map(e=>r.getPointAtLength(Math.min(a,4*e))),n[e]},je(t){let n=t.closest("[data-from]");return n?e.indexOf(eG(n).join(" ")):-1},yn(e,n,l){r[e]??=t[e].getBBox();let{x:o,y:i,width:s,height:h}=r[e];return L({x:o-l,y:i-l,width:s+2*l,height:h+2*l},n)?a(e):[]}}),off:i.off??[],risks:i.risks,u:{o:u,undrawn:(i.undrawn??[]).flatMap(([e,t,...n])=>n.map(n=>{let[r="",a=""]=n.split(`\n`);return{id:r,name:a,ge:e,$e:t}})),i:m.map(([e],t)=>{let[n,r]=eG(e),a=Number(i.kinds[t]),l=(1&a)>0,o=e.querySelector("title").textContent.slice(n.length+r.length+(l?5:4)),s=e.dataset.change?o.lastIndexOf(", "):o.length;return{l:p.get(n),a:p.get(r),A:l,Y:(4&a)>0,Oe:(2&a)>0,P:o.slice(2,s),change:o.slice(s+2),ae:((e="")=>F[e])(e.dataset.change)}})}}})();n=e5.ee,e=new XMLSerializer().serializeToString(n),eM("svg").onclick=()=>ej("svg",[new Blob([e],{type:"image/svg+xml"}),eB(e)]),eM("png").onclick=async()=>ej("png",[await (async e=>{let t=e$("img",{src:`data:image/svg+xml,${encodeURIComponent(e)}`});await t.decode();let n=Math.min(2,16e3/t.width,16e3/t.height),r=e$("canvas",{width:t.width*n,height:t.height*n});return r.getContext("2d").drawImage(t,0,0,r.width,r.height),new Promise(e=>r.toBlob(t=>e(t)))})(e)]),eM("print").onclick=()=>print();var e3=eM("told")?.textContent,e7=e3?JSON.parse(e3):void 0,{o:e9}=e5.u,te=[{name:"Module",of:e9.map(({id:e})=>(e=>{let t=[];X.lastIndex=0;for(let n=X.exec(e);n;n=X.exec(e))t.push(n[1]);return t.map((e,n)=>t.slice(0,n+1).join("."))})(e))},...e7?(([e,,,,t])=>t.map(([t,n])=>({name:t,of:n.map(t=>t.map(t=>e[t]))})))(e7):[]].filter(e=>Y(e).length>1),tt=((e,t,n)=>{let{u:r}=e,{o:a}=r,l={C:e,u:r,D:new Set,He:new Map},o=new Set(e.off),i={...l,...(({C:e,u:t,D:n,He:r})=>{let{o:a,i:l}=t,o=e=>{let t=l[B(e)];return t?`${o(t.l)} ${t.A?"\u2194":"\u2192"} ${o(t.a)}`:a[e].I.slice(0,2).join(" ")||a[e].id};return{M:o,ve:t=>r.get(t)??e.o[t],Fe(e){let{address:t}=e.closest("[data-address]")?.dataset??{};return a.findIndex(({id:e})=>e===t)},de(e){let r,i=l[B(e)];return i?eN(o(e),i.P,i.change):eN(o(e),...a[e].I.slice(2),a[e].h?eu(q(a,e)):"",n.has(e)?"collapsed":"",(r=eV(t,e).length,`${r} connection${1===r?"":"s"}`))}}})(l),fe:t,ce:n,W:o,done:new Set,k:[],Be:new Map,V:Z(r,l.D,o),m:eJ,ne:null,me:!1,he:!1,T(e,t=i.me){let{g:n}=i.m,a=t&&e>=0&&n>=0,l=a?J(r,n,e):null;if(i.he=a&&!l,i.he)return e_(eo),i.G();i.K(l?{j:l}:{g:e})},Ve(e){i.K({X:e,g:r.undrawn[e].ge})},K(e){let n={...eJ,...e};i.m=-1===n.g&&n.X<0&&!n.j&&!n.Q&&n.B<0&&0===n.z.length?eJ:n,i.ne=eQ(i),i.me=i.he=!1;let r=(e=>{let{g:t,j:n,B:r}=e.m,a=e.u.i[B(t)];return a?[a.l,a.a]:r>=0?[...eZ(e).o]:[...(n??e.ne)?.o??(t<0?[]:[t])]})(i);for(let e of r)for(let t of a[e].$)i.D.delete(t);i.G();let l=B(i.m.g);(l>=0&&!i.V.J.some(e=>e.i.includes(l))||r.some(e=>!i.V.o.has(e)))&&(o.clear(),i.G()),r.length>0?t.Le((e=>{let[t,n]=[Math.min(...e.map(e=>e.x)),Math.min(...e.map(e=>e.y))];return{x:t,y:n,width:Math.max(...e.map(e=>e.x+e.width))-t,height:Math.max(...e.map(e=>e.y+e.height))-n}})(r.map(e=>a[e].b)),!!(i.m.j??i.ne)):0===i.m.z.length&&t.mn()},G(){for(let e of(i.V=Z(r,i.D,o),i.ne=eQ(i),s(),h(eZ(i)),i.k))e()},ye(e,t){for(let n of e)i.D[t?"add":"delete"](n);i.G()}},s=(e=>{let{ee:t,o:n,i:r,u:a}=e.C,l=eC("g",{class:"more"}),o=new Set(r.map(([e])=>e.parentElement));for(let e of(t.append(l),o))eO(e,"lines",!0);return a.i.forEach(({Y:e,Oe:t},n)=>{eO(r[n][0],"thin",e),eO(r[n][0],"dash",t)}),()=>{let{V:t,D:i,He:s,Be:h}=e,d=new Map(t.J.map(e=>[e.i[0],e.i.length]));for(let[,e]of h)e.remove();for(let n of(s.clear(),h.clear(),l.replaceChildren(),[...i].filter(e=>t.o.has(e))))s.set(n,(({C:e,u:t,M:n},r)=>{let{x:a,y:l}=t.o[r].b,o=e.o[r].cloneNode(!0);o.removeAttribute("class");let i=[...o.children].some(eH);return o.append(...i?[]:[eY(a+10,l+20,n(r))],eY(a+10,l,eu(q(t.o,r)))),o})(e,n)),l.append(s.get(n));let f=new Map([...s].map(([e,t])=>[e,((e,{x:t,y:n,height:r})=>{let a=[...e.children].filter(eH).map(e=>e.getBBox()).filter(e=>e.height<Math.max(r/2,60)),l=Math.max(t+80,...a.map(e=>e.x+e.width))+10,o=Math.max(n+24,...a.map(e=>e.y+e.height));return{x:t,y:n,width:l-t,height:o+20+2-n}})(t,a.o[e].b)]));for(let[e,t]of f)((e,t,n)=>{for(let r of e.querySelectorAll("rect")){let[e,a]=[r.width.baseVal.value,r.height.baseVal.value];e<t.width/2||ek(r,{width:e+n.width-t.width,height:a+n.height-t.height})}e.lastElementChild.setAttribute("y",`${n.y+n.height-8}`)})(s.get(e),a.o[e].b,t);for(let n of t.J.filter(({l:e,a:t})=>i.has(e)||i.has(t))){let[t,...r]=(({C:e,u:t},{l:n,a:r,i:a},l)=>{let o=a.find(e=>!t.i[e].change)??a[0],i=e.fn(o),s=(e,n)=>{let r=l.get(e);if(!r)return;let a=n?[...i].reverse():i,o=a.findIndex(n=>L(t.o[e].b,n)),s=o<0?a:a.slice(0,o+1),h=((e,t,n)=>{let[r,a]=[n.x+n.width,n.y+n.height];if(e.y<=a)return[{x:2*e.x<n.x+r?n.x:r,y:Math.max(e.y,n.y)}];let l=e.x<=r?Math.max(e.x,n.x+8):r-8-(n.width-16)*(1-(e.y-n.y)/t.height);return[{x:l,y:e.y},{x:l,y:a}]})(s.at(-1),t.o[e].b,r),d=[...s.slice(0,1+s.findLastIndex(e=>Math.hypot(e.x-h[0].x,e.y-h[0].y)>10)),...h];i=n?d.reverse():d};s(n,!0),s(r,!1);let h=a.some(e=>t.i[e].A),[d]=e.i[o],f=d.cloneNode(!0);eO(f,"gone",!1);let[u,p]=f.querySelectorAll("path");if(ek(u,{d:`M${i.map(({x:e,y:t})=>`${e} ${t}`).join("L")}`}),ek(p,{d:eX(i.at(-2),i.at(-1))+(h?eX(i[1],i[0]):"")}),d.after(f),1===a.length)return[f];let{x:c,y:m}=i[Math.floor(i.length/2)];return[f,eC("rect",{x:c-11,y:m-9,width:22,height:18,rx:9}),eY(c-3.5*`${a.length}`.length,m+4,`${a.length}`)]})(e,n,f);h.set(n.i[0],t),l.append(...r)}for(let e of(n.forEach((e,n)=>{eO(e,"gone",!t.o.has(n)||i.has(n))}),r.forEach(([e,...t],n)=>{for(let r of(eO(e,"gone",!d.has(n)||h.has(n)),t))eO(r,"gone",1!==d.get(n)||h.has(n))}),o))eO(e,"apart",d.size<r.length||h.size>0)}})(i),h=(e=>{let{ee:t,i:n,u:r,o:a}=e.C,l=null;r.o.forEach(({h:e,b:{x:t,y:n,width:r,height:l}},o)=>{e||(eO(a[o],"n",!0),a[o].append(eC("rect",{x:t,y:n,width:r,height:l,fill:"transparent"})))});let o=a=>{for(let e of t.querySelectorAll(".on"))eO(e,"on",!1);if(null===a)return;for(let t of a.o)eO(e.ve(Q(r,e.D,t)),"on",!0);let l=new Set(a.i);for(let t of e.V.J){if(!t.i.some(e=>l.has(e)))continue;let r=t.i[0];for(let t of[...n[r],e.Be.get(r)])eO(t,"on",!0)}};return eA(t,"pointerover",({target:t})=>{if(null!==l)return;let n=e.Fe(t),a=e.C.je(t);o(r.o[n]?.h===!1?eF(r,n):a<0?null:{o:e0(r,[a]),i:[a]})}),eA(t,"pointerleave",()=>o(l)),e=>{l=e,eO(t,"dim",null!==e),o(e)}})(i);return i})(e5,((e,t)=>{let n=eM("stage"),{width:r,height:a}=e.viewBox.baseVal,l={x:0,y:0,width:r,height:a},o=()=>({width:n.clientWidth,height:n.clientHeight}),i=[],s=()=>ev(l,o()),h=()=>((e,t,n)=>{let r=ev(e,n),[a]=t.filter(({h:e})=>!e).sort((e,t)=>e.b.x-t.b.x);if(r.N>=.5||n.width>640||!a)return r;let{x:l,y:o,height:i}=a.b;return{N:.6,x:32-.6*l,y:n.height/2-(o+i/2)*.6}})(l,t,o()),d=h(),f=o(),u="home",p=0,c=(t,n="free")=>{for(let r of([d,u,f]=[t,n,o()],e.style.willChange="transform",e.style.transform=`translate(${d.x}px,${d.y}px) scale(${d.N})`,clearTimeout(p),p=window.setTimeout(()=>{e.style.willChange=""},150),i))r(d)},m={ln:l,Ae:o,dn:c,_e(){c((h=s)(),"home")},Te:(e,t)=>c({...d,x:d.x+e,y:d.y+t}),Z:(e,t={x:o().width/2,y:o().height/2})=>c((({N:e,x:t,y:n},r,a)=>{let l=Math.min(Math.max(.02,e*r),8),o=l/e;return{N:l,x:a.x-(a.x-t)*o,y:a.y-(a.y-n)*o}})(d,e,t)),Le(e,t=!1){var n,r;let a,l=t?(({x:e,y:t,width:n,height:r},a)=>ev({x:e-70,y:t-70,width:n+140,height:r+140},a,1.2))(e,o()):L(a=ex(n=d,r=o()),e)&&L(a,{x:e.x+e.width,y:e.y+e.height})&&n.N>=.6?n:ev(e,r,Math.max(n.N,.6));l!==d&&c(l,"free"===u?"free":"shown")},mn(){"free"!==u&&c(h(),"home")},un:({x:e,y:t})=>({x:(e-d.x)/d.N,y:(t-d.y)/d.N,pn:1/d.N}),ke(e){i.push(e),e(d)}};return new ResizeObserver(()=>{var e,t,n;let r;"home"===u?c(h(),"home"):c((e=d,t=f,n=o(),r=(t,n,r,a)=>{let l=n*e.N,[o,i]=l<a?[0,a-l]:[a-l,0];return Math.min(Math.max(t+(a-r)/2,o),i)},{N:e.N,x:r(e.x,l.width,t.width,n.width),y:r(e.y,l.height,t.height,n.height)}),u)}).observe(n),((e,t)=>{if(t.filter(({h:e})=>!e).length<=100)return;let{width:n,height:r}=e.ln,a=200/Math.max(n,r),l=e=>eC("path",{d:t.flatMap(({h:t,b:{x:n,y:r,width:a,height:l}})=>t===e?[`M${n},${r}h${a}v${l}h${-a}z`]:[]).join("")}),o=eC("rect",{}),i=eC("svg",{class:"map",viewBox:`0 0 ${n} ${r}`,width:n*a,"aria-hidden":"true"},l(!0),l(!1),o),s=1,h=({buttons:t,offsetX:n,offsetY:r})=>{t>0&&e.dn(ev({x:n/a,y:r/a,width:1,height:1},e.Ae(),s))};eA(i,"pointerdown",h),eA(i,"pointermove",h),document.body.append(i),e.ke(t=>{s=t.N,ek(o,{...ex(t,e.Ae())})})})(m,t),c(d,"home"),m})(e5.ee,e9),te),tn=(({u:e,C:t,M:n})=>void 0===t.risks?[]:(([e,t])=>[...[...e].map((e,t)=>({target:t,F:Number(e)})),...[...t].map((e,t)=>({target:-2-t,F:Number(e)}))].filter(({F:e})=>e>0).sort((e,t)=>e.F-t.F))(t.risks).map(({target:t,F:r})=>{let a=e.i[B(t)],l=a?[(({P:e,change:t})=>eN(e,t))(a)].filter(Boolean):e.o[t].I.slice(2),o=a?`${e.o[a.l].id} ${e.o[a.a].id}`:e.o[t].id;return{target:t,F:r,I:l,le:[...[o,n(t),...l].join(`\n`)].reduce((e,t)=>Math.imul(e,31)+t.codePointAt(0)>>>0,7).toString(36)}}))(tt);t=eM("panel"),tt.k.push(()=>{let{j:e,g:n}=tt.m,r=B(n),a=[...(e=>{let{g:t,X:n}=e.m,r=e.u.undrawn[n];if(!r)return[];let a=r.name||r.id;return[...-1===t?[eE(e,a)]:[],e$("div",{className:"part"},-1===t?"":e$("b",{},a),e$("p",{},ez(e,r)),...e6(r.id))]})(tt),...e?((e,{o:t,i:n,pe:r})=>{let a,l,o=(a=e.M(t[0]),l=e.M(t.at(-1)),`From ${a} to ${l}, ${es[r]}`);return e_(o),[eE(e,o),...eR("Steps",t.map((t,r)=>r>0?eT(e,{a:t,H:n[r-1]}):eL(e,t)))]})(tt,e):[],...((e,t)=>{let n,r,{ne:a}=e,{Q:l}=e.m;if(!l||!a)return[];let{S:i,ie:s,port:h}=l,{on:d,count:f,rn:u}=a,p=(r=e.M(s),ed[i](r)+(""===h?"":`, port ${h}`)),c=eN(1===f?"1 resource":`${f} resources`,"reach"===i?`${0===u?"none":u} of them from the internet`:void 0);e_(`${p}: ${c}`);let m=[...new Set(d.map(({w:e})=>e))];return[eE(e,p),e$("p",{},c),eL(e,s),"dependents"===i?"":((n=e$("input",{id:"port",value:l.port,placeholder:"443"})).onchange=()=>{let t=n.value.trim();if(""!==t&&!o(t))return e_("Not a port, such as 443 or 8000-8100/tcp");e.K({Q:{...l,port:t}}),eM("port").focus()},e$("label",{},"Port",n)),...m.flatMap(n=>eR(0===n?"In it":1===n?"1 step":`${n} steps`,d.filter(e=>e.w===n).map(n=>((e,t,{at:n,steps:r,we:a,sn:l})=>{let o=r.map(t=>(({M:e,u:t},n,{H:r,l:a,a:l,P:o,an:i})=>{let s,h,d,f,u,p=t.i[r];return eN(p?(s=a===n?"":e(a),h=l===n?"":e(l),d=p.A,""!==h||d?`${s} ${d?"\u2194":"\u2192"} ${h}`.trim():`from ${s}`):(f=l===n?"":e(l),u=e(a),`${f} in ${u}`.trim()),o,i?"inferred":"stated")})(e,n,t)),i=r.flatMap(({H:e})=>e<0?[]:[e]),s=i.flatMap(e=>(t[2][e]||[]).slice(0,1));return e$("div",{},e$("div",{className:"row"},eL(e,n,eN(o.join("; "),a?"port not known":l?"on the way":"")),...i.map(t=>eb(()=>e.T(-2-t),"\u21A6",ec(e.M(n))))),...s.map(e=>eD(t,e)))})(e,t,n))))]})(tt,e7??e8),...r>=0?((e,t)=>{let{l:n,a:r,P:a,change:l,Oe:o,Y:i,A:s}=e.u.i[t];return[eE(e,a||"Connection"),...[l,i?"Carries no traffic":s?"Either end starts it":"",o?"Inferred: the code does not state it":"Stated in the code"].map((e="")=>e$("p",{},e)),...eR("From",[eL(e,n)]),...eR("To",[eL(e,r)])]})(tt,r):n>=0?((e,t)=>{let{o:n}=e.u,{I:r,id:a,Ne:l,type:o,h:i,$:s}=n[t],h=eV(e.u,t),d=e.D.has(t),f=eb(()=>{e.me=!0,f.textContent=el,e_(el)},e.me?el:"Path to \u2026"),u=eb(()=>e.ye([t],!d),d?"Expand":"Collapse");return[eE(e,r[0]||a),...r.slice(1).map(e=>e$("p",{},e)),...l?[e$("small",{},o.split(":")[0]),...e6(a)]:[],f,...W.map(n=>eb(()=>{e.K({Q:{S:n,ie:t,port:""}}),eM("panel").querySelector("h2")?.focus()},eh[n])),e.he?e$("p",{},eo):"",i?u:"",...eR("Inside",s.map(t=>eL(e,t)).reverse()),...["in","out","both"].flatMap(t=>eR(ea[t],[...new Map(h.filter(({L:e})=>e===t).map(e=>[e.a,e])).values()].map(t=>eT(e,t)))),...eR("Contains",R(n,t).map(t=>eL(e,t)))]})(tt,n):[]];t.hidden=0===a.length,t.replaceChildren(...a,...a.length>0?((e,t)=>{let[n,,r,a]=t,{j:l,g:o}=e.m,i=B(o),s=i>=0?[i]:l?.i??eV(e.u,o).map(({H:e})=>e),h=e=>eD(t,e),[d,f,u]=a[o]||[];return[...eR("In the code",d?.[2]?[h(d)]:[]),...eR("Why it is here",f?.map(h)??[]),...eR("Includes",((e,t)=>{let{g:n}=e.m,r=new Map(t),a=e.u.undrawn.flatMap(({id:t,ge:a,$e:l},o)=>a===n&&"inside"!==l?[e$("div",{},eq(e,o),r.get(t)??"")]:[]);return a.length>0?a:t.map(([e,t])=>e$("div",{},e,t))})(e,u?.map(([e,t])=>[n[t],h(e)])??[])),...eR(i>=0?"Evidence":"Evidence for its arrows",s.flatMap(t=>{let n=r[t],a=i>=0?"":e.M(-2-t);return n?[e$("div",{},a,...n.map(h))]:[]}))]})(tt,e7??e8):[])}),(e=>{let t,n,r,a,{fe:l}=e;eM("in").onclick=()=>l.Z(1.25),eM("out").onclick=()=>l.Z(.8),eM("fit").onclick=l._e,l.ke(({N:e})=>{eM("percent").textContent=`${Math.round(100*e)} %`}),(e=>{for(let[t,n]of er(e.u,"Thin lines")){let r=e$("input",{type:"checkbox",checked:!0});r.onchange=()=>{e.W[r.checked?"delete":"add"](t),e.G()},e.k.push(()=>{r.checked=!e.W.has(t)}),eM("layers").append(e$("label",{},r,n))}})(e),t=e.ce.map(e=>e$("select",{},...["",...Y(e)].map(e=>e$("option",{value:e},e||ei)))),n=()=>{let n=t.map(({value:e})=>e);e.K({z:n.some(Boolean)?n:[]});let r=document.querySelectorAll(".n.on").length;e.m.z.length>0&&e_(ef(r))},t.forEach((t,r)=>{t.onchange=n,eM("layers").append(e$("label",{},e.ce[r].name,t))}),e.k.push(()=>{t.forEach((t,n)=>{t.value=e.m.z[n]??""})}),eM("collapse").onclick=()=>e.ye(eI(e),!0),eM("expand").onclick=()=>e.ye([...e.D],!1),r=matchMedia("(prefers-color-scheme:dark)").matches,a=[...document.styleSheets].flatMap(({cssRules:e})=>[...e]).filter(({media:e})=>e?.mediaText.includes("dark")),eM("theme").onclick=()=>{for(let{media:e}of(r=!r,a))e.mediaText=r?"all":"not all"}})(tt),(e=>{let[t,n,r]=[eM("list"),eM("tree"),eM("q")],a=(e=>{let{o:t,undrawn:n,i:r}=e.u;return[...t.map(({id:t,type:n,I:r,$:[a=-1]},l)=>({id:t,type:n,I:r,T:()=>e.T(l),describe:()=>e.de(l),button:()=>eL(e,l,a<0?"":e.M(a))})),...n.map((t,n)=>({id:t.id,type:"",I:["",t.name],T:()=>e.Ve(n),describe:()=>`${t.id}, ${ez(e,t)}`,button:()=>eq(e,n,ez(e,t))})),...r.map((t,n)=>{let{P:r,l:a,a:l}=t,o=-2-n;return{id:"",type:"",I:["",r,e.M(a),e.M(l)],key:r,T:()=>e.T(o),describe:()=>e.de(o),button:()=>eL(e,o,(({P:e,change:t})=>eN(e,t))(t))}})]})(e),l=[],o=-1,i=(a,o=e2)=>{let s,h;t.hidden=!a,n.ariaPressed=`${a}`;let d=""!==r.value,f=d?ef(l.length):ei;for(let n of(a&&t.replaceChildren(e$("p",{},f),d?(h=eb(()=>i(!0,l.length),(s=l.length-o,`${s} more`)),eS([...l.slice(0,o).map(e=>e.button()),...l.length>o?[h]:[]])):e4(e,-1)),e.k))n()};n.onclick=()=>{r.value="",i("true"!==n.ariaPressed)},r.oninput=()=>{var e;let t,n;t=(e=r.value).toLowerCase().split(/\\s+/).filter(Boolean),l=(n=e.toLowerCase().split(/\\s+/).filter(Boolean),a.map(({I:[e="",t="",...r],id:a,type:l},o)=>{let i=[t,e,a,l,...r].join(`\n`).toLowerCase(),s=n.map(e=>i.indexOf(e));return{at:o,b:s.includes(-1)?-1:Math.max(-1,...s)}}).filter(({b:e})=>e>=0).sort((e,t)=>e.b-t.b).map(({at:e})=>e)).map(e=>a[e]).filter(({key:e})=>void 0===e||t.some(t=>e.toLowerCase().includes(t))),o=-1,i(""!==r.value),e_(ef(l.length))},eA(r,"keydown",({key:e,shiftKey:t})=>{"Enter"!==e||0===l.length||(o=(o+(t?l.length-1:1))%l.length,l[o].T(),innerWidth<=640&&r.blur(),e_(ep(o+1,l.length,l[o].describe())))})})(tt),(e=>{let[t,n]=[eM("flow"),eM("steps")],{steps:r}=e.C;t.hidden=0===r.length;let a=e$("p"),l=-1,o=t=>e.K({B:(e.m.B+t+r.length)%r.length});n.append(eb(()=>o(-1),"\u2039","Back"),eb(()=>o(1),"\u203A","Next"),a),t.onclick=()=>e.K({B:n.hidden?0:-1}),e.k.push(()=>{let{B:o}=e.m;if(n.hidden=o<0,t.ariaPressed=`${o>=0}`,o>=0&&o!==l){let[e,t,n,l]=r[o];a.replaceChildren(e$("b",{},`${t} ${n}`),e$("small",{},[e,l].filter(Boolean).join(": "))),e_(ep(o+1,r.length,n))}l=o})})(tt),((e,t)=>{let n,r,a,l,o,{fe:i,u:s}=e,h=(e=>{let{o:t}=e.u,n=null,r=()=>{for(let e of["tabindex","role","aria-label"])n?.removeAttribute(e);eO(n,"chosen",!1),t[l.R]&&(ek(n=e.ve(l.R),{tabindex:0,role:"graphics-symbol","aria-label":e.de(l.R)}),eO(n,"chosen",l.R===e.m.g))},a=()=>n?.focus({preventScroll:!0}),l={R:Math.max(0,t.findIndex(({h:e})=>!e)),Me(t){let n=[...e.V.o];return n[(n.indexOf(l.R)+t+n.length)%n.length]??-1},te(n=l.R){l.R=n,r(),a(),t[n]&&e.fe.Le(t[n].b)}};return e.k.push(()=>{let t=document.activeElement===n;e.m.g>=0&&(l.R=e.m.g),e.V.o.has(l.R)||(l.R=l.Me(1)),r(),t&&a()}),r(),l})(e),d=s.o.map(E),f=()=>{e.m.g>=-1&&e.T(h.R),eM("panel").querySelector("h2")?.focus()},u=t=>{let n=eV(s,h.R).map(({H:e})=>e),r=n.indexOf(B(e.m.g)),a=n.at(r<0&&t<0?-1:(r+t)%n.length);void 0!==a&&(e.T(-2-a,!1),e_(e.de(-2-a)))},p={PageDown:()=>h.te(h.Me(1)),PageUp:()=>h.te(h.Me(-1)),Enter:f," ":f,c(){s.o[h.R]?.h&&e.ye([h.R],!e.D.has(h.R))},e:()=>u(1),E:()=>u(-1),0:i._e,"+":()=>i.Z(1.25),"-":()=>i.Z(.8),"/":()=>eM("q").focus(),...t},c=eM("stage");eA(document,"keydown",t=>{let{key:n,shiftKey:r,ctrlKey:a,metaKey:l,altKey:o,target:s}=t;if(s!==document.body&&!c.contains(s))return;let f=e1[n],u=Object.hasOwn(p,n)?p[n]:void 0;a||l||o||!(f||u)||(t.preventDefault(),f?r?i.Te(-80*f[0],-80*f[1]):s===document.body?h.te():h.te(((e,t,n,r)=>{let a,l=1/0;for(let o of r){let r=((e,t,[n,r])=>{let[a,l]=[t.x-e.x,t.y-e.y],o=a*n+l*r;return o<1?1/0:o+2.5*Math.abs(a*r+l*n)})(e[t],e[o],n);r<l&&([a,l]=[o,r])}return a})(d,h.R,f,e.V.o)):u())}),eA(document,"keydown",({key:t})=>{"Escape"!==t||e.m===eJ||(e.T(-1),h.te())}),ek(e.C.ee,{role:"application","aria-describedby":"keys"}),n=eM("stage"),r=new Map,a=0,l=({clientX:e,clientY:t})=>({x:e-n.offsetLeft,y:t-n.offsetTop}),eA(n,"pointerdown",e=>{0===r.size&&(a=0),0===e.button&&r.set(e.pointerId,l(e))}),eA(n,"pointermove",e=>{let{pointerId:t}=e,o=r.get(t);if(!o)return;let s=l(e),[h,d]=[s.x-o.x,s.y-o.y];if((a+=Math.hypot(h,d))<4)return;n.setPointerCapture(t),r.set(t,s);let f=[...r].find(([e])=>e!==t)?.[1];if(!f)return i.Te(h,d);let u=e=>Math.hypot(e.x-f.x,e.y-f.y)||1;i.Z(u(s)/u(o),f)}),eA(n,"pointerup",o=t=>{var n;let o;r.delete(t.pointerId)&&a<4&&"pointerup"===t.type&&(o=((e,{target:t,clientY:n,pointerType:r},a)=>{let{o:l}=e.u,o=e.C.je(t);if(o>=0&&!t.matches("path"))return -2-o;let i=e.Fe(t);if(l[i]?.h&&!e.D.has(i)){let t=e.C.o[i].querySelector("rect").getBoundingClientRect(),{height:r}=l[i].b;if(n-t.top<=26/r*t.height)return i}else if(i>=0)return i;let s=e.fe.un(a);return(({V:e,C:t,m:n},r,a)=>{let l=e.J.flatMap(({i:[e=0]})=>{let n=t.yn(e,r,a).map(({x:e,y:t})=>Math.hypot(e-r.x,t-r.y));return[{target:-2-e,apart:Math.min(a,...n)}]}),o=Math.min(...l.map(({apart:e})=>e)),i=l.filter(({apart:e})=>e<a&&e<o+2),s=i.findIndex(({target:e})=>e===n.g);return i[(s+1)%i.length]?.target??-1})(e,s,("touch"===r?14:6)*s.pn)})(e,n=t,l(t)),e.T(o,n.shiftKey||e.me),o>=0&&h.te(o))}),eA(n,"pointercancel",o),eA(n,"wheel",e=>{let{ctrlKey:t,shiftKey:n,deltaX:r,deltaY:a}=e;(top===window||t)&&(e.preventDefault(),n?i.Te(-(r||a),0):i.Z(Math.exp(-a/(t?100:500)),l(e)))})})(tt,((e,t)=>{let n,r,a,l,o,i,s,h,{C:d,W:f,done:u}=e;if(!eM("sides"))return{};let p=t=>{eW(e,t),e.G();let{g:n}=e.m;-1===n||eK(e,n)||e.T(-1),e_(ey[t])},c=n=>{var r;let a,l=t.map(({target:e})=>e).filter(t=>eK(e,t)),o=(r=e.m.g,(a=l.indexOf(r))<0?l.at(n>0?0:-1):l[(a+n+l.length)%l.length]);void 0!==o&&(e.T(o,!1),e_(ep(l.indexOf(o)+1,l.length,e.de(o))))},m=({le:t})=>{u[u.has(t)?"delete":"add"](t),e.G(),e_(g())},g=()=>{let e,n;return e=t.filter(e=>u.has(e.le)).length,n=t.length,`${e} of ${n} reviewed`},w=(n=eM("list"),r=eb(()=>{let e="true"!==r.ariaPressed;eM("q").value="",eM("tree").ariaPressed="false",n.hidden=!e,e&&i(),a(e)},em),a=e=>{r.ariaPressed=`${e}`},l=e$("p"),o=t.map(e=>e$("input",{type:"checkbox",onchange:()=>m(e)})),i=()=>{n.replaceChildren(e$("h2",{},em),l,eb(()=>ej("md",[eB(s())]),"Copy summary"),...eg.flatMap((n,r)=>{let a=t.flatMap((t,n)=>{let a,l;return t.F===r+1?[(a=o[n],l=e.M(t.target),a.ariaLabel=`Reviewed: ${l}`,e$("div",{className:"row"},a,eL(e,t.target,eN(...t.I))))]:[]});return a.length>0?[e$("h3",{},`${n} (${a.length})`),eS(a)]:[]}))},s=()=>[`## ${ew(document.title)}`,"",`${g()}.`,...eg.flatMap((e,n)=>{let r=t.filter(e=>e.F===n+1);return r.length>0?["",`### ${e}`,"",...r.map(h)]:[]}),""].join(`\n`),h=({target:t,I:n,le:r})=>{let{id:a,Ne:l}=e.u.o[t]??{};return[`- [${e.done.has(r)?"x":" "}] ${ew(e.M(t))}`,l?` (${`\\`${a.replaceAll("`","\'")}\\``})`:"",n.length>0?`: ${ew(eN(...n))}`:""].join("")},e.k.push(()=>{l.textContent=g(),o.forEach((n,r)=>{n.checked=e.done.has(t[r].le)}),a(!n.hidden&&l.isConnected)}),r),y=V.map(e=>eb(()=>p(e),ey[e]));return eM("sides").append(...y,eb(()=>c(-1),"\u2039","Previous change (P)"),eb(()=>c(1),"\u203A","Next change (N)"),w),e.k.push(()=>{let e=H(f);eO(d.ee,"side","change"!==e),y.forEach((t,n)=>{t.ariaPressed=`${V[n]===e}`})}),{n:()=>c(1),p:()=>c(-1),s:()=>p(V[(V.indexOf(H(f))+1)%V.length]),r:()=>w.click(),t(){let n=t.find(({target:t})=>t===e.m.g);n&&m(n)}}})(tt,tn)),((e,t)=>{let{W:n,D:r,done:a,u:l}=e,i=H(n),c=[...er(l,"").keys()],m=eI(e),g=[...document.querySelectorAll("#layers input[id]")];for(let t of g)t.onchange=e.G;let w="",y=()=>{let t=H(n),r=(({u:e,m:t,ce:n,W:r,D:a,done:l},o)=>{let i=t=>e.o[t]?.id??"",{g:s,X:h,j:d,Q:f,B:u,z:p}=t,c=h<0?e.i[B(s)]:void 0,m=d?.pe==="back"?[...d.o].reverse():d?.o,g=o.length>1&&o.every(e=>a.has(e));return{id:e.undrawn[h]?.id??i(s),...c&&{edge:[i(c.l),i(c.a)]},...m&&{ways:[i(m[0]),i(m.at(-1))]},...f&&{[f.S]:i(f.ie),port:f.port},...u>=0&&{flow:`${u+1}`},off:[...r].filter(e=>!eU.includes(e)),closed:g?["*"]:[...a].map(i),filter:p.flatMap((e,t)=>e?[`${n[t].name}:${e}`]:[]),done:[...l]}})(e,m);return r.off.push(...g.filter(({checked:e})=>!e).map(({id:e})=>e)),(e=>{let t=""===e.id?[]:[u(e.id)],n=(e,n)=>t.push(`${e}=${u(n)}`);for(let t of["edge","ways"]){let[r,a]=e[t]??[];void 0===r||void 0===a||(n(s[t],r),n("to",a))}for(let t of d)e[t]&&n(t,e[t]);for(let t of h)for(let r of e[t]??[])n(t,r);return t.join("&")})({...r,...t!==i&&{side:t}})},v=(e,t)=>{for(let n of(e.clear(),t))e.add(n)},x=()=>{let u=(e=>{let t=new Map,n=[];for(let r of e.split("&")){let e=r.indexOf("="),a=r.slice(0,Math.max(0,e));f.has(a)?t.set(a,[...t.get(a)??[],p(r.slice(e+1))]):n.push(p(r))}let[r]=t.get("to")??[],a=e=>{let[n]=t.get(e)??[];return void 0===n||void 0===r?void 0:[n,r]},[l,o]=[a(s.edge),a(s.ways)];return{id:n.join("&"),...l&&{edge:l},...o&&{ways:o},...Object.fromEntries(d.flatMap(e=>t.get(e)?.slice(0,1).map(t=>[e,t])??[])),...Object.fromEntries(h.flatMap(e=>t.has(e)?[[e,t.get(e)]]:[]))}})(location.hash.slice(1)),{side:x=i,off:M=[],closed:$=[]}=u;for(let e of(v(n,c.filter(e=>M.includes(e))),g))e.checked=!M.includes(e.id);eW(e,V.find(e=>e===x)??i),v(r,$.includes("*")?m:[...l.o.keys()].filter(e=>l.o[e].h&&$.includes(l.o[e].id))),v(a,t.filter(e=>u.done?.includes(e))),e.K((({u:e,C:t,ce:n},r)=>{let{id:a,edge:l,ways:i,flow:s,port:h="",filter:d=[]}=r,{o:f,i:u,undrawn:p}=e,c=e=>f.findIndex(t=>t.id===e),m=p.findIndex(e=>e.id===a);if(c(a)>=0)return{g:c(a)};if(m>=0)return{X:m,g:p[m].ge};let g=e=>[c(e[0]),c(e[1])];if(l){let[e,t]=g(l);return{g:-2-u.findIndex(n=>n.l===e&&n.a===t)}}let[w,y]=i?g(i):[-1,-1];if(w>=0&&y>=0)return{j:J(e,w,y)};for(let e of W){let t=c(r[e]??"");if(t>=0)return{Q:{S:e,ie:t,port:o(h)?h:""}}}let v=Number(s)-1;if(t.steps[v])return{B:v};let x=n.map(e=>Y(e).find(t=>d.includes(`${e.name}:${t}`))??"");return x.some(Boolean)?{z:x}:{}})(e,u)),w=y()};e.k.push(()=>{queueMicrotask(()=>{let e=y();e!==w&&(w=e,location.hash=e)})}),addEventListener("hashchange",()=>{location.hash.slice(1)!==w&&x()}),x()})(tt,tn.map(({le:e})=>e))})();';

// elsewhere:src/catalog/openings.ts
var module13 = require("./picture.js").modules["src/catalog/openings.ts"]();
var isOpened = module13.isOpened;
var isToOutside = module13.isToOutside;
var opensToOutside = module13.opensToOutside;

// elsewhere:src/graph/group-by.ts
var module14 = require("./picture.js").modules["src/graph/group-by.ts"]();
var groupBy = module14.groupBy;
var put = module14.put;

// elsewhere:src/render/limits.ts
var module15 = require("./picture.js").modules["src/render/limits.ts"]();
var EVIDENCE_ADDRESS_MAX = module15.EVIDENCE_ADDRESS_MAX;
var EVIDENCE_BYTES = module15.EVIDENCE_BYTES;
var EVIDENCE_SHARE_OF_DRAWING = module15.EVIDENCE_SHARE_OF_DRAWING;
var EVIDENCE_TEXT_MAX = module15.EVIDENCE_TEXT_MAX;
var FONTS_MAX = module15.FONTS_MAX;
var FONT_BYTES_MAX = module15.FONT_BYTES_MAX;
var FONT_MEMORY_MAX = module15.FONT_MEMORY_MAX;
var FONT_SECONDS = module15.FONT_SECONDS;
var FOREIGN_TEXT_MAX = module15.FOREIGN_TEXT_MAX;
var MERMAID_CHARACTERS_MAX = module15.MERMAID_CHARACTERS_MAX;
var MERMAID_EDGES_MAX = module15.MERMAID_EDGES_MAX;
var MERMAID_LABEL_LENGTH_MAX = module15.MERMAID_LABEL_LENGTH_MAX;
var MERMAID_NODES_MAX = module15.MERMAID_NODES_MAX;
var OUTLINE_CHARACTERS_MAX = module15.OUTLINE_CHARACTERS_MAX;
var PNG_MAX_PIXELS = module15.PNG_MAX_PIXELS;
var PNG_USUAL_PIXELS = module15.PNG_USUAL_PIXELS;

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
  const indexes = new Map([
    ...idsOf(layout).map((id, at) => [id, at]),
    ...drawn.map((key, at) => [key, -2 - at])
  ]);
  const indexOf = (id) => indexes.get(id.includes("\n") ? lineKey(...id.split("\n")) : id);
  const indexIn = (ids) => indexOf(ids.find((id) => indexOf(id) !== void 0) ?? "");
  const groups = /* @__PURE__ */ new Map();
  for (const { address, name, hosts, around, relation } of undrawn) {
    if (indexes.has(address)) continue;
    const host = indexIn(hosts);
    const at = hosts.length === 0 ? -1 : host ?? indexIn(around);
    if (at === void 0) continue;
    const words = host === void 0 && at >= 0 ? PAGE_IS_INSIDE : cutText(relation);
    const group = groups.get(`${at} ${words}`) ?? [at, words];
    groups.set(`${at} ${words}`, group);
    const texts = [short(address, EVIDENCE_ADDRESS_MAX), ...name === void 0 ? [] : [cutText(name)]];
    group.push(texts.map((text) => text.replaceAll("\n", " ")).join("\n"));
  }
  return [...groups.values()];
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

// src/render/html/index.ts
var write2 = async (labeled, { provenance, side }) => {
  const svg = (await drawSvg(labeled.layout, "auto")).replace(STYLE_ATTRIBUTE, "");
  const drawn = linesIn(svg);
  const details = provenance === void 0 ? null : detailsWithin(evidenceBytes(svg), { layout: labeled.layout, drawn }, provenance);
  const isOfChange = labeled.layout.changes !== void 0;
  const hasDrift = svg.includes(DRIFT_MARK);
  const style = [page_default, ...isOfChange ? [changes_default] : [], ...hasDrift ? [drift_default] : []].join("");
  const svgStyle = STYLE_ELEMENT.exec(svg)?.[1];
  const policy = await policyOf(viewer_default, [style, ...svgStyle === void 0 ? [] : [svgStyle]]);
  const title = escapeXml(labeled.presentation.title || DIAGRAM);
  const lines = [
    "<!doctype html>",
    '<html lang="en">',
    `<head><meta http-equiv="Content-Security-Policy" content="${policy}"><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${title}</title>`,
    `<style>${style}</style></head>`,
    "<body>",
    `<header><h1>${title}</h1>${barOf(hasDrift)}</header>`,
    `<main id="stage">`,
    `${svg.trimEnd()}</main>`,
    ZOOM,
    ...isOfChange ? [CHANGE] : [],
    SIDES,
    STEPS,
    `<p id="keys" hidden>${isOfChange ? PAGE_KEYS_OF_CHANGE : PAGE_KEYS}</p>`,
    '<p id="say" role="status"></p>',
    jsonElement("data", pageData(labeled, drawn, provenance?.undrawn, side)),
    ...details === null ? [] : [jsonElement("told", details)],
    `<script>${viewer_default}</script>`,
    "</body></html>"
  ];
  return { content: `${lines.join("\n")}
`, note: null };
};
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
  "src/render/html/index.ts": () => ({ write: write2 }),
  "src/terraform/fetch/web-location.ts": () => ({ lineUrlOn, pathInRepository, pathOnWeb, urlIn, webLocationInCi, webLocationOfAddress })
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  modules
});
