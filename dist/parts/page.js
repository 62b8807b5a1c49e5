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
var isNamedMember = module2.isNamedMember;
var isNote = module2.isNote;
var isOrdered = module2.isOrdered;
var isSameValue = module2.isSameValue;
var placesOf = module2.placesOf;
var valuesShown = module2.valuesShown;

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

// elsewhere:src/platform/text/printable.ts
var module4 = require("../cli.js").modules["src/platform/text/printable.ts"]();
var harmless = module4.harmless;
var hasUnseen = module4.hasUnseen;
var oneLine = module4.oneLine;
var printable = module4.printable;
var quote = module4.quote;
var short = module4.short;
var visible = module4.visible;

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
    // The URI starts with the organisation's name as the user.
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
var module5 = require("./picture.js").modules["src/diagram/messages.ts"]();
var ANNOTATIONS_TOO_LARGE_REMEDY = module5.ANNOTATIONS_TOO_LARGE_REMEDY;
var ANNOTATIONS_UNREADABLE_REMEDY = module5.ANNOTATIONS_UNREADABLE_REMEDY;
var CHANGES = module5.CHANGES;
var FONTS_TOO_MANY_REMEDY = module5.FONTS_TOO_MANY_REMEDY;
var FONT_FAULTS = module5.FONT_FAULTS;
var FONT_TOO_LARGE_REMEDY = module5.FONT_TOO_LARGE_REMEDY;
var FONT_UNREAD_REMEDY = module5.FONT_UNREAD_REMEDY;
var KINDS_DIFFER = module5.KINDS_DIFFER;
var NOTHING_ON_BOTH = module5.NOTHING_ON_BOTH;
var NOTHING_ON_BOTH_REMEDY = module5.NOTHING_ON_BOTH_REMEDY;
var NO_PAGES = module5.NO_PAGES;
var STEP_ARRANGING = module5.STEP_ARRANGING;
var STEP_COMPARING = module5.STEP_COMPARING;
var STEP_UNDERSTANDING = module5.STEP_UNDERSTANDING;
var WHY_PART = module5.WHY_PART;
var WORKING_TREE = module5.WORKING_TREE;
var aboutSide = module5.aboutSide;
var annotationsEmpty = module5.annotationsEmpty;
var annotationsTooLarge = module5.annotationsTooLarge;
var annotationsUnreadable = module5.annotationsUnreadable;
var beforeAfter = module5.beforeAfter;
var changeTooWide = module5.changeTooWide;
var changesOf = module5.changesOf;
var comparing = module5.comparing;
var comparingFiles = module5.comparingFiles;
var fontUnread = module5.fontUnread;
var fontsTooMany = module5.fontsTooMany;
var nameOfPage = module5.nameOfPage;
var nestedTooDeep = module5.nestedTooDeep;
var noResourcesRemedy = module5.noResourcesRemedy;
var notInCommit = module5.notInCommit;
var nothingIn = module5.nothingIn;
var ofBoth = module5.ofBoth;
var onPage = module5.onPage;
var overviewDrawn = module5.overviewDrawn;
var pagesTooMany = module5.pagesTooMany;
var placesGone = module5.placesGone;
var placesNew = module5.placesNew;
var plansTooMany = module5.plansTooMany;
var readAlike = module5.readAlike;
var reason = module5.reason;
var severalPlans = module5.severalPlans;
var severalPlansRemedy = module5.severalPlansRemedy;
var simplified = module5.simplified;
var stepAskingModel = module5.stepAskingModel;
var stepDrawing = module5.stepDrawing;
var stepReading = module5.stepReading;
var stepReadingRoot = module5.stepReadingRoot;
var titleOfPage = module5.titleOfPage;
var variablesOnBoth = module5.variablesOnBoth;

// elsewhere:src/diagram/present.ts
var module6 = require("./picture.js").modules["src/diagram/present.ts"]();
var connectionEdgesOf = module6.connectionEdgesOf;
var presentGraph = module6.presentGraph;

// src/diagram/provenance-details.ts
function detailsIn([after, before], drawn, io) {
  const detailsAfter = after.ledger && detailsOfRevision(after, after.ledger, drawn, {
    idOf: (address) => address,
    locationOf: locationLookup(after, io)
  });
  if (!before?.ledger) return detailsAfter;
  const context = { idOf: idsBefore(drawn), locationOf: locationLookup(before, io) };
  const detailsBefore = detailsOfRevision(before, before.ledger, drawn, context);
  return mergeDetails(detailsAfter ?? NO_DETAILS, detailsBefore, drawn);
}
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
  ...tagged && { tags: tagsOf(tagged, ledger.entries, context.idOf) }
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
  const nodesAsEdges = connectionEdgesOf(drawn);
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
var module7 = require("./picture.js").modules["src/render/messages.ts"]();
var DIAGRAM = module7.DIAGRAM;
var FONT_PACKED_REMEDY = module7.FONT_PACKED_REMEDY;
var FONT_REMEDY = module7.FONT_REMEDY;
var FONT_WITHOUT_OUTLINES_REMEDY = module7.FONT_WITHOUT_OUTLINES_REMEDY;
var LEGEND_COUNT_SAMPLE = module7.LEGEND_COUNT_SAMPLE;
var NOTES_LAYER = module7.NOTES_LAYER;
var NOT_AN_SVG = module7.NOT_AN_SVG;
var NOT_A_FONT = module7.NOT_A_FONT;
var NOT_READABLE_SVG = module7.NOT_READABLE_SVG;
var OUTSIDE = module7.OUTSIDE;
var PAGE_COLLAPSE = module7.PAGE_COLLAPSE;
var PAGE_COPY_PNG = module7.PAGE_COPY_PNG;
var PAGE_COPY_SVG = module7.PAGE_COPY_SVG;
var PAGE_DETAILS = module7.PAGE_DETAILS;
var PAGE_DRIFT = module7.PAGE_DRIFT;
var PAGE_EXPAND = module7.PAGE_EXPAND;
var PAGE_FIT = module7.PAGE_FIT;
var PAGE_FLOW = module7.PAGE_FLOW;
var PAGE_KEYS = module7.PAGE_KEYS;
var PAGE_KEYS_OF_CHANGE = module7.PAGE_KEYS_OF_CHANGE;
var PAGE_LAYERS = module7.PAGE_LAYERS;
var PAGE_LIST = module7.PAGE_LIST;
var PAGE_MORE = module7.PAGE_MORE;
var PAGE_PRINT = module7.PAGE_PRINT;
var PAGE_SEARCH = module7.PAGE_SEARCH;
var PAGE_SIDES = module7.PAGE_SIDES;
var PAGE_THEME = module7.PAGE_THEME;
var PAGE_ZOOM = module7.PAGE_ZOOM;
var PAGE_ZOOM_IN = module7.PAGE_ZOOM_IN;
var PAGE_ZOOM_OUT = module7.PAGE_ZOOM_OUT;
var RASTERISER_FAILED = module7.RASTERISER_FAILED;
var RASTERISER_FAILED_REMEDY = module7.RASTERISER_FAILED_REMEDY;
var TITLE_WITHOUT_WORDS = module7.TITLE_WITHOUT_WORDS;
var WAS_HERE = module7.WAS_HERE;
var andMore = module7.andMore;
var edgeTooltip = module7.edgeTooltip;
var fontDamaged = module7.fontDamaged;
var fontPacked = module7.fontPacked;
var fontUndrawable = module7.fontUndrawable;
var fontUnknown = module7.fontUnknown;
var fontWithoutOutlines = module7.fontWithoutOutlines;
var inside = module7.inside;
var mermaidFolded = module7.mermaidFolded;
var mermaidOfBoxes = module7.mermaidOfBoxes;
var mermaidOfChanges = module7.mermaidOfChanges;
var mermaidOfKinds = module7.mermaidOfKinds;
var mermaidOfOuterBoxes = module7.mermaidOfOuterBoxes;
var mermaidOfPart = module7.mermaidOfPart;
var moreInside = module7.moreInside;
var notANumber = module7.notANumber;
var notDrawable = module7.notDrawable;
var pictureDescription = module7.pictureDescription;
var pngScaledDown = module7.pngScaledDown;
var textsUndrawn = module7.textsUndrawn;
var times = module7.times;
var titleOfChange = module7.titleOfChange;

// elsewhere:src/render/svg/index.ts
var module8 = require("./picture.js").modules["src/render/svg/index.ts"]();
var drawSvg = module8.drawSvg;
var svgDocument = module8.svgDocument;
var write = module8.write;

// elsewhere:src/render/svg/notation.ts
var module9 = require("./picture.js").modules["src/render/svg/notation.ts"]();
var darkStyle = module9.darkStyle;
var escapeXml = module9.escapeXml;
var number = module9.number;
var painted = module9.painted;
var point = module9.point;
var unescapeXml = module9.unescapeXml;

// src/render/viewer/changes.css
var changes_default = "#sides{place-self:start end}.side :is([data-mark],[data-legend=change],[data-legend=sum]){display:none}.side g[opacity]{opacity:1}.side rect[stroke-opacity]{stroke-opacity:1}.side .lines:has(>[data-change]){stroke:inherit;stroke-width:inherit}.side [data-change=delete]:not(.dash)>path{stroke-dasharray:none}.side .lines>[data-change]:not(.on)>path:last-of-type{fill:var(--s)}.side [data-address]:has(>g[opacity])>text{fill:var(--i)}.side [data-address]:has(>g[opacity])>text~text{fill:var(--s)}.side>text>tspan,:has(>.apart)>path{display:none}";

// src/render/viewer/choices.css
var choices_default = "[popover]{max-width:calc(100% - 24px)}label{align-items:center}select{flex:1;min-width:0;border:1px solid var(--e);border-radius:7px;padding:4px 8px;background:var(--f);color:var(--i);font:inherit}";

// src/render/viewer/drift.css
var drift_default = ":root:has(#drift:not(:checked)) [data-mark=drift]{display:none}:root:has(#drift:not(:checked)):has([data-change]) [data-drift]>use{opacity:.35}:root:has(#drift:not(:checked)):has([data-change]) [data-drift]>text{fill:var(--s)}";

// src/render/viewer/full.bundle
var full_default = '"use strict";(()=>{let e,t,a,l,n,r,o,i,h,s,d;var f,p,c,u,g={in:"Reached from",out:"Leads to",both:"Both directions"},m="Select the other end",y="No path found",w="Everything",x={along:"along the arrows",back:"against the arrows",any:"ignoring direction"},v=e=>`${e} found`,b=e=>`${e} inside`,M=(e,t,a)=>`${e} of ${t}: ${a}`,$={change:"Change",before:"Before",after:"After"},S={change:[],before:["after"],after:["before"]},k={create:"after",delete:"before"},C=e=>e.has("after")?"before":e.has("before")?"after":"change",E=({e},t,a)=>e[a].b.findLast(e=>t.has(e))??a;function I(e,t,a){let l=t=>a.has(A(e,t))||a.has(e.e[t].A),n=e.e.map((a,l)=>E(e,t,l)),r=new Map;return e.t.forEach((e,o)=>{let[i,h]=[n[e.h],n[e.i]],s=t.has(i)||t.has(h);if(i===h&&(e.h!==i||e.i!==h)||l(e.h)||l(e.i)||a.has(e.A)||e.k&&a.has(P))return;let d=s?`${i} ${h}`:o,f=r.get(d)?.t??[];f.push(o),r.set(d,{h:i,i:h,t:f})}),{e:new Set(n.filter((e,t)=>e===t&&!l(e))),H:[...r.values()]}}var L="strip:",P="thin",A=({e},t)=>[t,...e[t].b].map(t=>e[t].type).find(e=>e.startsWith(L)),B=e=>document.getElementById(e);function O(e,t={},...a){let l=Object.assign(document.createElement(e),t);return l.append(...a),l}var q=(e,t,a)=>O("button",a?{onclick:e,title:a}:{onclick:e},t),j=e=>O("ul",{},...e.map(e=>O("li",{},e)));function K(e,t){for(let a in t)e.setAttribute(a,`${t[a]}`)}function N(e,t,...a){let l=document.createElementNS("http://www.w3.org/2000/svg",e);return K(l,t),l.append(...a),l}function R(e){B("say").textContent=e}function T(e,t,a){e?.classList.toggle(t,a)}var z=(e,t,a)=>e.addEventListener(t,a,{passive:!1}),D=Object.keys(S),U=({l:e,m:{x:t,y:a,width:l,height:n}})=>e?{x:t+12,y:a+12}:{x:t+l/2,y:a+n/2},W=(e,{x:t,y:a})=>t>=e.x&&t<=e.x+e.width&&a>=e.y&&a<=e.y+e.height,V=(e,t)=>e.flatMap(({b:[e=-1]},a)=>e===t?[a]:[]),X=(e,t)=>new Set(e.flatMap(({b:e},a)=>a===t||e.includes(t)?[a]:[]));function Y({e,t},a){let l=X(e,a);return t.flatMap(({h:e,i:t,G:n},r)=>{let o=l.has(e);return o===l.has(t)&&e!==a&&t!==a?[]:[{i:o?t:e,j:r,Q:n?"both":o?"out":"in"}]})}function F(e,t){let a=Y(e,t);return{e:[t,...a.map(({i:e})=>e)],t:a.map(({j:e})=>e)}}function H({t:e},t,a,l){let n=[...t].map(e=>({U:l,e:[e],t:[]})),r=new Set(t);for(let t of n){let o=t.e.at(-1);if(a.has(o))return t;e.forEach(({h:e,i:a,G:i},h)=>{let s=e===o?a:a===o&&(i||"any"===l)?e:o;r.has(s)||(r.add(s),n.push({U:l,e:[...t.e,s],t:[...t.t,h]}))})}return null}var J=()=>R("Copied"),_=(e,t)=>O("div",{},O("h2",{tabIndex:-1},t),q(()=>e.u(-1),"\u2715","Close"));function G(e,t,a=""){let l=q(()=>e.u(t),e.M(t));return l.append(O("small",{},a)),l}var Z=(e,t)=>0===t.length?[]:[O("h3",{},e),j(t)],Q=/module\\.([\\w-]+)(?:\\[(?:"(?:[^"\\\\]|\\\\.)*"|\\d+)\\])?\\./y,ee=({of:e})=>[...new Set(e.flat())].sort();function et({x:e,y:t,width:a,height:l},n,r=1.5){let o=Math.min(r,.97*n.width/a,.97*n.height/l);return{P:o,x:n.width/2-(e+a/2)*o,y:n.height/2-(t+l/2)*o}}var ea=({x:e,y:t,P:a},{width:l,height:n})=>({x:-e/a,y:-t/a,width:l/a,height:n/a}),el={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]},en=()=>new URLSearchParams(`=${location.hash.slice(1)}`).get(""),er=e=>[e.getAttribute("data-from"),e.getAttribute("data-to")],eo=([{x:e,y:t},a])=>N("path",{d:"M0,0l-8,4.2v-8.4z",transform:`translate(${e} ${t}) rotate(${Math.atan2(t-a.y,e-a.x)*(180/Math.PI)})`}),ei=(e,t,a)=>N("text",{x:e,y:t,"text-anchor":"middle","font-size":12},a),eh=(document.documentElement.className="live",f=(e=(()=>{let e,t=document.querySelector("#stage>svg"),a=JSON.parse(B("data").textContent),l=[...t.querySelectorAll("[data-address]")],n=l.map((e,t)=>e.querySelector(t<a.boxes?"rect":"use").getBBox()),r=(e=a.boxes,n.map((t,a)=>{let{x:l,y:r}=U({l:a<e,m:t}),o={x:l+2,y:r};return n.slice(0,Math.min(a,e)).flatMap((e,t)=>W(e,o)?[t]:[]).reverse()})),o=new Set(l.map(({dataset:e})=>e.ghost)),i=l.map((e,t)=>{let{address:l="",type:i="",change:h,ghost:s}=e.dataset,d=e.querySelector("title").textContent.split(`\n`),f=d.at(-1)===l;return f&&d.pop(),{id:l,ee:f,type:i,l:t<a.boxes,C:d,m:n[t],b:r[t],A:((e="",t,a)=>k[e]??(t?"before":a?"after":void 0))(h,void 0!==s,o.has(l))}}),h=new Map(i.map(({id:e},t)=>[e,t])),s=new Map;for(let e of t.querySelectorAll("[data-from]")){let t=er(e).join(" ");s.set(t,[...s.get(t)??[],e])}let d=[...s.values()];return{O:t,e:l,t:d,flows:a.flows,off:a.off,o:{e:i,t:d.map(([e],t)=>{let[l,n]=er(e),r=Number(a.kinds[t]),o=(1&r)>0,i=e.querySelector("title").textContent.slice(l.length+n.length+(o?7:6));return{h:h.get(l),i:h.get(n),G:o,k:(4&r)>0,oe:(2&r)>0,X:i,A:((e="")=>k[e])(e.dataset.change)}})}}})()).O,t=new XMLSerializer().serializeToString(f),(a=(e,t)=>{B(e).onclick=async()=>{let a=await t();try{await navigator.clipboard.write([new ClipboardItem({[a.type]:a})]),J()}catch{O("a",{href:URL.createObjectURL(a),download:`${document.title}.${e}`}).click(),R("Saved")}}})("svg",()=>new Blob([t],{type:"image/svg+xml"})),a("png",()=>(async e=>{let t=O("img",{src:`data:image/svg+xml,${encodeURIComponent(e)}`});await t.decode();let a=Math.min(2,16e3/t.width,16e3/t.height),l=O("canvas",{width:t.width*a,height:t.height*a});return l.getContext("2d").drawImage(t,0,0,l.width,l.height),new Promise(e=>l.toBlob(t=>e(t)))})(t)),B("print").onclick=()=>print(),p=l=((e,t)=>{let{o:a}=e,{e:l}=a,n={E:e,o:a,f:new Set,q:new Map},r=new Set(e.off),o={...n,...(({E:e,o:t,f:a,q:l})=>{let{e:n}=t,r=e=>n[e].C.slice(0,2).join(" ")||n[e].id;return{M:r,Z:t=>l.get(t)??e.e[t],J(e){let{address:t}=e.closest("[data-address]")?.dataset??{};return n.findIndex(({id:e})=>e===t)},_:e=>{let l;return[r(e),...n[e].C.slice(2),...n[e].l?[b(X(n,e).size-1)]:[],...a.has(e)?["collapsed"]:[],(l=Y(t,e).length,`${l} connection${1===l?"":"s"}`)].join(", ")}}})(n),L:t,$:r,w:[],g:I(a,n.f,r),r:-1,V:null,T:!1,B:!1,u(e,n=o.T){let i=n&&e>=0&&o.r>=0,h=i?((e,t,a)=>{let[l,n]=[X(e.e,t),X(e.e,a)];return l.has(a)||n.has(t)?null:H(e,l,n,"along")??H(e,n,l,"back")??H(e,l,n,"any")})(a,o.r,e):null;if(o.B=i&&!h,o.B)return R(y),o.S();[o.V,o.r,o.T]=[h,h?-1:e,!1];let s=h?.e??(e<0?[]:[e]);for(let e of s)for(let t of l[e].b)o.f.delete(t);o.S(),s.some(e=>!o.g.e.has(e))&&(r.clear(),o.S()),e>=0&&t.z(l[e].m)},v(e){let{r:t,V:l}=o;h(e??l??(t<0?null:F(a,t)))},S(){for(let e of(o.g=I(a,o.f,r),i(),o.v(null),o.w))e()},N(e,t){for(let a of e)o.f[t?"add":"delete"](a);o.S()}},i=(e=>{let{O:t,e:a,t:l,o:n}=e.E,r=N("g",{class:"more"}),o=new Set(l.map(([e])=>e.parentElement));for(let e of(t.append(r),o))T(e,"lines",!0);n.t.forEach(({k:e,oe:t},a)=>{T(l[a][0],"thin",e),T(l[a][0],"dash",t)});let i=t=>{let{x:l,y:r,width:o,height:i}=n.e[t].m,h=a[t].cloneNode(!0),s=b(V(n.e,t).length);return h.removeAttribute("class"),h.append(ei(l+o/2,r+i/2+4,s)),e.q.set(t,h),h};return()=>{let{g:t,f:n}=e,h=new Map(t.H.map(e=>[e.t[0],e.t.length]));for(let e of(a.forEach((e,a)=>{T(e,"gone",!t.e.has(a)||n.has(a))}),l.forEach(([e,...t],a)=>{for(let l of(T(e,"gone",!h.has(a)),t))T(l,"gone",1!==h.get(a))}),o))T(e,"apart",h.size<l.length);e.q.clear(),r.replaceChildren(...[...n].filter(e=>t.e.has(e)).map(i),...t.H.flatMap(t=>(({E:e,o:t,f:a},{h:l,i:n,t:r})=>{let o=e.t[r[0]][0].querySelector("path"),i=(e,l)=>a.has(e)?((e,t,a)=>{let l=e.getTotalLength(),n=t=>e.getPointAtLength(a?l-t:t);for(let e=0;e<l;e++)if(W(t,n(e)))return[n(e),n(e-2),n(e-22)];return null})(o,t.e[e].m,l):null,[h,s]=[i(l,!0),i(n,!1)],[,,d]=s??h??[];return[...s?[eo(s)]:[],...h&&r.some(e=>t.t[e].G)?[eo(h)]:[],...d&&r.length>1?(({x:e,y:t},a)=>[N("rect",{x:e-11,y:t-9,width:22,height:18,rx:9}),ei(e,t+4,`${a}`)])(d,r.length):[]]})(e,t)))}})(o),h=(e=>{let{O:t,t:a,o:l,e:n}=e.E,r=null;l.e.forEach(({l:e,m:{x:t,y:a,width:l,height:r}},o)=>{e||(T(n[o],"n",!0),n[o].append(N("rect",{x:t,y:a,width:l,height:r,fill:"transparent"})))});let o=n=>{for(let e of t.querySelectorAll(".on"))T(e,"on",!1);if(null===n)return;for(let t of n.e)T(e.Z(E(l,e.f,t)),"on",!0);let r=new Set(n.t);for(let t of e.g.H)if(t.t.some(e=>r.has(e)))for(let e of a[t.t[0]])T(e,"on",!0)};return z(t,"pointerover",({target:t})=>{if(null!==r)return;let a=e.J(t);o(l.e[a]?.l===!1?F(l,a):null)}),z(t,"pointerleave",()=>o(r)),e=>{r=e,T(t,"dim",null!==e),o(e)}})(o);return o})(e,(e=>{let t=B("stage"),{width:a,height:l}=e.viewBox.baseVal,n={x:0,y:0,width:a,height:l},r=()=>({width:t.clientWidth,height:t.clientHeight}),o=[],i=et(n,r()),h=!0,s=0,d=(t,a=!1)=>{for(let l of([i,h]=[t,a],e.style.willChange="transform",e.style.transform=`translate(${i.x}px,${i.y}px) scale(${i.P})`,clearTimeout(s),s=window.setTimeout(()=>{e.style.willChange=""},150),o))l(i)},f={te:n,W:r,ne:d,R:()=>d(et(n,r()),!0),F:(e,t)=>d({...i,x:i.x+e,y:i.y+t}),D:(e,t={x:r().width/2,y:r().height/2})=>d((({P:e,x:t,y:a},l,n)=>{let r=Math.min(Math.max(.02,e*l),8),o=r/e;return{P:r,x:n.x-(n.x-t)*o,y:n.y-(n.y-a)*o}})(i,e,t)),z(e){var t,a;let l,n=W(l=ea(t=i,a=r()),e)&&W(l,{x:e.x+e.width,y:e.y+e.height})&&t.P>=.6?t:et(e,a,Math.max(t.P,.6));n!==i&&d(n)},Y:e=>o.push(e)};return new ResizeObserver(()=>h?f.R():d(i)).observe(t),f})(e.O)),n=B("panel"),p.w.push(()=>{let{V:e,r:t}=p;n.hidden=t<0&&!e,n.replaceChildren(...e?((e,{e:t,t:a,U:l})=>{let n,r,o=(n=e.M(t[0]),r=e.M(t.at(-1)),`From ${n} to ${r}, ${x[l]}`);return R(o),[_(e,o),...Z("Steps",t.map((t,l)=>{let n;return G(e,t,(n=l-1,e.o.t[a[n]]?.X??""))}))]})(p,e):t<0?[]:((e,t)=>{let{e:a,t:l}=e.o,{C:n,id:r,ee:o,type:i,l:h,b:s}=a[t],d=Y(e.o,t),f=e.f.has(t),p=q(()=>{e.T=!0,p.textContent=m,R(m)},e.T?m:"Path to \u2026"),c=q(()=>e.N([t],!f),f?"Expand":"Collapse");return[_(e,n[0]||r),...n.slice(1).map(e=>O("p",{},e)),...o?[O("small",{},i.split(":")[0]),O("code",{},r),q(()=>navigator.clipboard?.writeText(r).then(J),"Copy")]:[],p,e.B?O("p",{},y):"",h?c:"",...Z("Inside",s.map(t=>G(e,t)).reverse()),...["in","out","both"].flatMap(t=>Z(g[t],[...new Map(d.filter(({Q:e})=>e===t).map(e=>[e.i,e])).values()].map(({i:t,j:a})=>G(e,t,l[a].X)))),...Z("Contains",V(a,t).map(t=>G(e,t)))]})(p,t))}),c=l.L,r=(e=>{let{L:t,o:a}=e,l=(e=>{let{e:t}=e.o,a=null,l=()=>{for(let e of["tabindex","role","aria-label"])a?.removeAttribute(e);T(a,"chosen",!1),t[r.a]&&(K(a=e.Z(r.a),{tabindex:0,role:"graphics-symbol","aria-label":e._(r.a)}),T(a,"chosen",r.a===e.r))},n=()=>a?.focus({preventScroll:!0}),r={a:Math.max(0,t.findIndex(({l:e})=>!e)),K(t){let a=[...e.g.e];return a[(a.indexOf(r.a)+t+a.length)%a.length]??-1},I(a=r.a){r.a=a,l(),n(),t[a]&&e.L.z(t[a].m)}};return e.w.push(()=>{let t=document.activeElement===a;e.r>=0&&(r.a=e.r),e.g.e.has(r.a)||(r.a=r.K(1)),l(),t&&n()}),l(),r})(e),n=a.e.map(U),r=()=>{e.u(l.a),B("panel").querySelector("h2")?.focus()},o={PageDown:()=>l.I(l.K(1)),PageUp:()=>l.I(l.K(-1)),Enter:r," ":r,c:()=>{a.e[l.a]?.l&&e.N([l.a],!e.f.has(l.a))},0:t.R,"+":()=>t.D(1.25),"-":()=>t.D(.8),"/":()=>B("q").focus()};return z(B("stage"),"keydown",a=>{let{key:r,shiftKey:i,ctrlKey:h,metaKey:s,altKey:d}=a,[f,p]=[el[r],o[r]];h||s||d||!(f||p)||(a.preventDefault(),f?i?t.F(-80*f[0],-80*f[1]):l.I(((e,t,a,l)=>{let n,r=1/0;for(let o of l){let l=((e,t,[a,l])=>{let[n,r]=[t.x-e.x,t.y-e.y],o=n*a+r*l;return o<1?1/0:o+2.5*Math.abs(n*l+r*a)})(e[t],e[o],a);l<r&&([n,r]=[o,l])}return n})(n,l.a,f,e.g.e)):p())}),z(document,"keydown",({key:t})=>{"Escape"!==t||e.r<0&&!e.V||(e.u(-1),l.I())}),K(e.E.O,{role:"application","aria-describedby":"keys"}),l.I})(l),u=({target:e,clientY:t,shiftKey:a})=>{let n=l.J(e);if(l.o.e[n]?.l&&!l.f.has(n)){let e=l.E.e[n].querySelector("rect").getBoundingClientRect(),{height:a}=l.o.e[n].m;t-e.top>26/a*e.height&&(n=-1)}l.u(n,a||l.T),n>=0&&r(n)},o=B("stage"),i=new Map,h=0,s=({clientX:e,clientY:t})=>({x:e-o.offsetLeft,y:t-o.offsetTop}),z(o,"pointerdown",e=>{0===i.size&&(h=0),0===e.button&&i.set(e.pointerId,s(e))}),z(o,"pointermove",e=>{let{pointerId:t}=e,a=i.get(t);if(!a)return;let l=s(e),[n,r]=[l.x-a.x,l.y-a.y];if((h+=Math.hypot(n,r))<4)return;o.setPointerCapture(t),i.set(t,l);let d=[...i].find(([e])=>e!==t)?.[1];if(!d)return c.F(n,r);let f=e=>Math.hypot(e.x-d.x,e.y-d.y)||1;c.D(f(l)/f(a),d)}),z(o,"pointerup",d=e=>{i.delete(e.pointerId)&&h<4&&"pointerup"===e.type&&u(e)}),z(o,"pointercancel",d),z(o,"wheel",e=>{let{ctrlKey:t,shiftKey:a,deltaX:l,deltaY:n}=e;(top===window||t)&&(e.preventDefault(),a?c.F(-(l||n),0):c.D(Math.exp(-n/(t?100:500)),s(e)))}),(e=>{let[t,a,l]=[B("list"),B("tree"),B("q")],{e:n}=e.o,r=[],o=-1,i=t=>j(V(n,t).map(t=>{let a=G(e,t,n[t].C.slice(2).join(", "));return n[t].l?O("div",{},a,i(t)):a})),h=t=>{let[a]=n[t].b;return G(e,t,void 0===a?"":e.M(a))},s=e=>{t.hidden=!e,a.ariaPressed=`${e}`;let n=""===l.value?w:v(r.length);e&&t.replaceChildren(O("p",{},n),""===l.value?i(-1):j(r.map(h)))};a.onclick=()=>{l.value="",s(t.hidden)},l.oninput=()=>{let e;e=l.value.toLowerCase().split(/\\s+/).filter(Boolean),r=n.map(({C:[t="",a="",...l],id:n,type:r},o)=>{let i=[a,t,n,r,...l].join(`\n`).toLowerCase(),h=e.map(e=>i.indexOf(e));return{at:o,m:h.includes(-1)?-1:Math.max(-1,...h)}}).filter(({m:e})=>e>=0).sort((e,t)=>e.m-t.m).map(({at:e})=>e),o=-1,s(""!==l.value),R(v(r.length))},z(l,"keydown",({key:t,shiftKey:a})=>{"Enter"!==t||0===r.length||(o=(o+(a?r.length-1:1))%r.length,e.u(r[o]),R(M(o+1,r.length,e._(r[o]))))})})(l),(e=>{let{e:t,t:a}=e.o,[l,n]=[B("flow"),B("steps")],r=e.E.flows.flatMap(({name:e,steps:t})=>t.map(t=>[e,...t]));l.hidden=0===r.length;let o=0,i=O("p"),h=l=>{o=(o+l+r.length)%r.length;let[n,h,s,d,f,p]=r[o];i.replaceChildren(O("b",{},`${h} ${s}`),O("small",{},[n,d].filter(Boolean).join(": "))),R(M(o+1,r.length,s));let c=[...f,...p.flatMap(e=>[a[e].h,a[e].i])];e.v({e:c,t:p}),c.length>0&&e.L.z((e=>{let[t,a]=[Math.min(...e.map(e=>e.x)),Math.min(...e.map(e=>e.y))];return{x:t,y:a,width:Math.max(...e.map(e=>e.x+e.width))-t,height:Math.max(...e.map(e=>e.y+e.height))-a}})(c.map(e=>t[e].m)))};n.append(q(()=>h(-1),"\u2039","Back"),q(()=>h(1),"\u203A","Next"),i),l.onclick=()=>{n.hidden=!n.hidden,l.ariaPressed=`${!n.hidden}`,e.u(-1),n.hidden||h(0)}})(l),(({o:{e},L:t})=>{if(e.filter(({l:e})=>!e).length<=100)return;let{width:a,height:l}=t.te,n=200/Math.max(a,l),r=t=>N("path",{d:e.flatMap(({l:e,m:{x:a,y:l,width:n,height:r}})=>e===t?[`M${a},${l}h${n}v${r}h${-n}z`]:[]).join("")}),o=N("rect",{}),i=N("svg",{class:"map",viewBox:`0 0 ${a} ${l}`,width:a*n,"aria-hidden":"true"},r(!0),r(!1),o),h=1,s=({buttons:e,offsetX:a,offsetY:l})=>{e>0&&t.ne(et({x:a/n,y:l/n,width:1,height:1},t.W(),h))};z(i,"pointerdown",s),z(i,"pointermove",s),document.body.append(i),t.Y(e=>{h=e.P,K(o,{...ea(e,t.W())})})})(l),(e=>{let t,a,l,{L:n}=e;B("in").onclick=()=>n.D(1.25),B("out").onclick=()=>n.D(.8),B("fit").onclick=n.R,n.Y(({P:e})=>{B("percent").textContent=`${Math.round(100*e)} %`}),n.R(),(e=>{for(let[t,a]of((e,t)=>{let a=new Map;for(let{type:t,C:l}of e.e)t.startsWith(L)&&a.set(t,l[0]);return e.t.some(({k:e})=>e)&&a.set(P,t),a})(e.o,"Thin lines")){let l=O("input",{type:"checkbox",checked:!0});l.onchange=()=>{e.$[l.checked?"delete":"add"](t),e.S()},e.w.push(()=>{l.checked=!e.$.has(t)}),B("layers").append(O("label",{},l,a))}})(e),t=e.o.e.flatMap(({l:e,b:t},a)=>e&&t.length>0?[a]:[]),B("collapse").onclick=()=>e.N(t,!0),B("expand").onclick=()=>e.N([...e.f],!1),a=matchMedia("(prefers-color-scheme:dark)").matches,l=[...document.styleSheets].flatMap(({cssRules:e})=>[...e]).filter(({media:e})=>e?.mediaText.includes("dark")),B("theme").onclick=()=>{for(let{media:e}of(a=!a,l))e.mediaText=a?"all":"not all"}})(l),(e=>{let{e:t}=e.o,a=()=>{let a=t.findIndex(({id:e})=>e===en());a>=0&&a!==e.r&&e.u(a,!1)};e.w.push(()=>{let{id:a}=t[e.r]??{id:""};a!==en()&&location.replace(`#${encodeURIComponent(a)}`)}),addEventListener("hashchange",a),a()})(l),l),es=B("told")?.textContent;if(B("sides")&&(e=>{let{E:t,$:a}=e,l=t.e.flatMap(({dataset:e},t)=>e.change&&!e.ghost?[t]:[]),n=t=>{for(let e of D.flatMap(e=>S[e]))a.delete(e);for(let e of S[t])a.add(e);e.S(),e.r>=0&&!e.g.e.has(e.r)&&e.u(-1),R($[t])},r=t=>{var a;let n,r=l.filter(t=>e.g.e.has(E(e.o,e.f,t))),o=(a=e.r,(n=r.indexOf(a))>=0?r[(n+t+r.length)%r.length]:(t>0?r.find(e=>e>a):r.findLast(e=>e<a))??r.at(t>0?0:-1));void 0!==o&&(e.u(o,!1),R(M(r.indexOf(o)+1,r.length,e._(o))))},o=D.map(e=>q(()=>n(e),$[e]));B("sides").append(...o,q(()=>r(-1),"\u2039","Previous change (P)"),q(()=>r(1),"\u203A","Next change (N)")),e.w.push(()=>{let e=C(a);T(t.O,"side","change"!==e),o.forEach((t,a)=>{t.ariaPressed=`${D[a]===e}`})});let i={n:()=>r(1),p:()=>r(-1),s:()=>n(D[(D.indexOf(C(a))+1)%D.length])};z(B("stage"),"keydown",({key:e,ctrlKey:t,metaKey:a,altKey:l})=>{t||a||l||i[e]?.()}),e.S()})(eh),es){let e=JSON.parse(es);((e,t)=>{let[a,,l,n]=t,{t:r}=e.o,o=e=>{let[a,l,n]=(([e,t],[a,l,n])=>{let[r,o]=t[l??-1]??["",""],i=o.startsWith("https://");return[e[a],r&&`${r}:${n}`,i?o+n:""]})(t,e),r=n?O("a",{href:n,target:"_blank",rel:"noreferrer"},l):l;return O("p",{},a,a&&l?", ":"",r)},i=t=>{let{h:a,i:n}=r[t],i=`${e.M(a)} \u2192 ${e.M(n)}`,h=l[t];return h?[O("div",{},i,...h.map(o))]:[]};e.w.push(()=>{let{V:t,r:l}=e,r=t?.t??Y(e.o,l).map(({j:e})=>e);B("panel").append(...l<0?[]:(e=>{let[t,l,r]=n[e]||[];return[...Z("In the code",t?.[2]?[o(t)]:[]),...Z("Why it is here",l?.map(o)??[]),...Z("Includes",r?.map(([e,t])=>O("div",{},a[t],o(e)))??[])]})(l),...Z("Evidence for its arrows",r.flatMap(i)))}),e.S()})(eh,e),((e,t)=>{let{e:a,t:l}=e.o,n=[{name:"Module",of:a.map(({id:e})=>(e=>{let t=[];Q.lastIndex=0;for(let a=Q.exec(e);a;a=Q.exec(e))t.push(a[1]);return t.map((e,a)=>t.slice(0,a+1).join("."))})(e))},...t].filter(e=>ee(e).length>1),r=n.map(e=>O("select",{},...["",...ee(e)].map(e=>O("option",{value:e},e||w)))),o=()=>{let t=r.map(({value:e})=>e);if(e.u(-1),r.forEach((e,a)=>{e.value=t[a]}),!t.some(Boolean))return;let o=((e,t,a)=>{let[l]=e,n=new Set(l?.of.flatMap((a,l)=>e.every(({of:e},a)=>""===t[a]||e[l].includes(t[a]))?[l]:[]));return{e:n,t:a.flatMap(({h:e,i:t},a)=>n.has(e)&&n.has(t)?[a]:[])}})(n,t,l);e.v(o),R(v([...o.e].filter(e=>!a[e].l).length))};r.forEach((e,t)=>{e.onchange=o,B("layers").append(O("label",{},n[t].name,e))}),e.w.push(()=>{for(let e of r)e.value=""})})(eh,(([e,,,,t])=>t.map(([t,a])=>({name:t,of:a.map(t=>t.map(t=>e[t]))})))(e))}})();';

// src/render/viewer/page.css
var page_default = ":root{--f:#fff;--e:#e4e7ec;--i:#101828;--s:#475467;--m:#1d5fd6;color-scheme:light;font:13px/1.45 Inter,Segoe UI,Arial,sans-serif}@media(prefers-color-scheme:dark){:root{--f:#0d1117;--e:#30363d;--i:#f0f6fc;--s:#b6c0cc;--m:#6cb0ff;color-scheme:dark}}*{box-sizing:border-box;margin:0}body,aside,button,input,[popover],section,.map{background:var(--f);color:var(--i);font:inherit}[hidden],:root:not(.live) :is(.bar,section){display:none!important}header,.bar,section,#panel>div{display:flex;align-items:center;gap:4px}header{padding:8px 16px;border-bottom:1px solid var(--e)}h1,h2{font-size:15px;flex:1}p,small{color:var(--s)}small{display:block}#say{position:absolute;clip-path:inset(50%)}@media screen{.live body{display:grid;grid:auto minmax(0,1fr) / auto minmax(0,1fr) auto;height:100dvh;overflow:hidden}.live header{grid-column:1 / -1}.live main{grid-area:2 / 2;position:relative;overflow:hidden;touch-action:none;cursor:grab;-webkit-user-select:none;user-select:none}.live main>svg{position:absolute;transform-origin:0 0}}button,input{border:1px solid var(--e);border-radius:7px;padding:4px 8px}button{cursor:pointer;text-align:left}:is(.bar,section,[popover],li) button{border-color:transparent}:is([popover],li) button{display:block;width:100%}button:hover,[aria-pressed=true]{background:var(--e)}:focus-visible,.chosen{outline:2px solid var(--m)}button svg{width:20px;height:20px;display:block;fill:none;stroke:currentColor;stroke-width:1.6;stroke-linecap:round}#q{width:260px}#layers-button:has(+:empty){display:none}[popover],section,.map{border:1px solid var(--e);border-radius:10px;box-shadow:0 3px 12px #0003;padding:4px}[popover]{inset:48px 12px auto auto}label{display:flex;gap:8px;padding:4px 8px}section,.map{grid-area:2 / 2;place-self:end;z-index:1;margin:12px}#percent{width:48px;text-align:center}.map{margin-bottom:64px;padding:0;fill:var(--s)}.map path:first-child{fill:none;stroke:var(--s);stroke-width:6}.map rect{fill:var(--m);opacity:.3}#steps{place-self:end start;max-width:calc(100% - 250px)}aside{grid-area:2 / 1;width:320px;overflow:auto;padding:12px 16px;border:solid var(--e);border-width:0 1px;overflow-wrap:anywhere}#panel{grid-column:3}#panel>button{margin:6px 6px 0 0}code{display:block}h3{font-size:12px;margin-top:14px}ul{list-style:none;padding:0}ul ul{margin-left:11px;border-left:1px solid var(--e)}[data-address],[data-from]{cursor:pointer;outline-offset:4px}.dim :is(.n,[data-from]):not(.on),.dim .lines>path{opacity:.25}.gone,.apart>path{display:none}.apart>g>path:first-of-type{stroke:inherit}.thin>path:first-of-type{stroke-width:.75px}.dash>path:first-of-type{stroke-dasharray:4}.lines>.on>path:first-of-type{stroke:var(--m);stroke-width:2.5px}.lines>.on>path:last-of-type{fill:var(--m)}.more>*{fill:var(--i)}.more [fill=none]{fill:var(--f)}.more>rect{fill:var(--f);stroke:var(--s)}@media(max-width:640px){header{flex-wrap:wrap;gap:4px}.bar{width:100%}#q{flex:1;width:0}[popover]{top:76px}.live body{grid:auto minmax(0,1fr) auto / minmax(0,1fr)}.live main,section{grid-column:1}#list,#panel{grid-area:3 / 1;width:auto;max-height:45dvh;border-width:1px 0}#steps{margin-bottom:64px;max-width:100%}.map,#list:has(~#panel:not([hidden])){display:none}}@media print{:is(.bar,section,.map,aside){display:none!important}main>svg{transform:none!important;max-width:100%;height:auto}}";

// src/render/viewer/viewer.bundle
var viewer_default = '"use strict";(()=>{let e,t,n,a,l,r,i,o,h,s,d;var p,c,u,f=({s:e,r:{x:t,y:n,width:a,height:l}})=>e?{x:t+12,y:n+12}:{x:t+a/2,y:n+l/2},g=(e,{x:t,y:n})=>t>=e.x&&t<=e.x+e.width&&n>=e.y&&n<=e.y+e.height,m=(e,t)=>e.flatMap(({m:[e=-1]},n)=>e===t?[n]:[]),y=(e,t)=>new Set(e.flatMap(({m:e},n)=>n===t||e.includes(t)?[n]:[]));function w({x:e,y:t,width:n,height:a},l,r=1.5){let i=Math.min(r,.97*l.width/n,.97*l.height/a);return{p:i,x:l.width/2-(e+n/2)*i,y:l.height/2-(t+a/2)*i}}var x=({x:e,y:t,p:n},{width:a,height:l})=>({x:-e/n,y:-t/n,width:a/n,height:l/n}),v=e=>document.getElementById(e);function b(e,t={},...n){let a=Object.assign(document.createElement(e),t);return a.append(...n),a}var M=(e,t,n)=>b("button",n?{onclick:e,title:n}:{onclick:e},t),$=e=>b("ul",{},...e.map(e=>b("li",{},e)));function S(e,t){for(let n in t)e.setAttribute(n,`${t[n]}`)}function k(e,t,...n){let a=document.createElementNS("http://www.w3.org/2000/svg",e);return S(a,t),a.append(...n),a}function C(e){v("say").textContent=e}function E(e,t,n){e?.classList.toggle(t,n)}var L=(e,t,n)=>e.addEventListener(t,n,{passive:!1}),I={in:"Reached from",out:"Leads to",both:"Both directions"},A="Select the other end",P="No path found",q={along:"along the arrows",back:"against the arrows",any:"ignoring direction"},B=e=>`${e} found`,R=e=>`${e} inside`,T=(e,t,n)=>`${e} of ${t}: ${n}`,j=()=>C("Copied"),z={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]},O=()=>new URLSearchParams(`=${location.hash.slice(1)}`).get(""),K=({e},t,n)=>e[n].m.findLast(e=>t.has(e))??n;function N(e,t,n){let a=t=>n.has(X(e,t))||n.has(e.e[t].N),l=e.e.map((n,a)=>K(e,t,a)),r=new Map;return e.t.forEach((e,i)=>{let[o,h]=[l[e.f],l[e.i]],s=t.has(o)||t.has(h);if(o===h&&(e.f!==o||e.i!==h)||a(e.f)||a(e.i)||n.has(e.N)||e.k&&n.has(D))return;let d=s?`${o} ${h}`:i,p=r.get(d)?.t??[];p.push(i),r.set(d,{f:o,i:h,t:p})}),{e:new Set(l.filter((e,t)=>e===t&&!a(e))),H:[...r.values()]}}var U="strip:",D="thin",X=({e},t)=>[t,...e[t].m].map(t=>e[t].type).find(e=>e.startsWith(U));function Y({e,t},n){let a=y(e,n);return t.flatMap(({f:e,i:t,$:l},r)=>{let i=a.has(e);return i===a.has(t)&&e!==n&&t!==n?[]:[{i:i?t:e,K:r,J:l?"both":i?"out":"in"}]})}function V(e,t){let n=Y(e,t);return{e:[t,...n.map(({i:e})=>e)],t:n.map(({K:e})=>e)}}function H({t:e},t,n,a){let l=[...t].map(e=>({q:a,e:[e],t:[]})),r=new Set(t);for(let t of l){let i=t.e.at(-1);if(n.has(i))return t;e.forEach(({f:e,i:n,$:o},h)=>{let s=e===i?n:n===i&&(o||"any"===a)?e:i;r.has(s)||(r.add(s),l.push({q:a,e:[...t.e,s],t:[...t.t,h]}))})}return null}var W=(e,t)=>b("div",{},b("h2",{tabIndex:-1},t),M(()=>e.u(-1),"\u2715","Close"));function F(e,t,n=""){let a=M(()=>e.u(t),e.D(t));return a.append(b("small",{},n)),a}var G=(e,t)=>0===t.length?[]:[b("h3",{},e),$(t)],_={create:"after",delete:"before"},J=e=>[e.getAttribute("data-from"),e.getAttribute("data-to")],Q=([{x:e,y:t},n])=>k("path",{d:"M0,0l-8,4.2v-8.4z",transform:`translate(${e} ${t}) rotate(${Math.atan2(t-n.y,e-n.x)*(180/Math.PI)})`}),Z=(e,t,n)=>k("text",{x:e,y:t,"text-anchor":"middle","font-size":12},n);document.documentElement.className="live",p=(e=(()=>{let e,t=document.querySelector("#stage>svg"),n=JSON.parse(v("data").textContent),a=[...t.querySelectorAll("[data-address]")],l=a.map((e,t)=>e.querySelector(t<n.boxes?"rect":"use").getBBox()),r=(e=n.boxes,l.map((t,n)=>{let{x:a,y:r}=f({s:n<e,r:t}),i={x:a+2,y:r};return l.slice(0,Math.min(n,e)).flatMap((e,t)=>g(e,i)?[t]:[]).reverse()})),i=new Set(a.map(({dataset:e})=>e.ghost)),o=a.map((e,t)=>{let{address:a="",type:o="",change:h,ghost:s}=e.dataset,d=e.querySelector("title").textContent.split(`\n`),p=d.at(-1)===a;return p&&d.pop(),{id:a,Q:p,type:o,s:t<n.boxes,E:d,r:l[t],m:r[t],N:((e="",t,n)=>_[e]??(t?"before":n?"after":void 0))(h,void 0!==s,i.has(a))}}),h=new Map(o.map(({id:e},t)=>[e,t])),s=new Map;for(let e of t.querySelectorAll("[data-from]")){let t=J(e).join(" ");s.set(t,[...s.get(t)??[],e])}let d=[...s.values()];return{C:t,e:a,t:d,flows:n.flows,off:n.off,n:{e:o,t:d.map(([e],t)=>{let[a,l]=J(e),r=Number(n.kinds[t]),i=(1&r)>0,o=e.querySelector("title").textContent.slice(a.length+l.length+(i?7:6));return{f:h.get(a),i:h.get(l),$:i,k:(4&r)>0,ee:(2&r)>0,U:o,N:((e="")=>_[e])(e.dataset.change)}})}}})()).C,t=new XMLSerializer().serializeToString(p),(n=(e,t)=>{v(e).onclick=async()=>{let n=await t();try{await navigator.clipboard.write([new ClipboardItem({[n.type]:n})]),j()}catch{b("a",{href:URL.createObjectURL(n),download:`${document.title}.${e}`}).click(),C("Saved")}}})("svg",()=>new Blob([t],{type:"image/svg+xml"})),n("png",()=>(async e=>{let t=b("img",{src:`data:image/svg+xml,${encodeURIComponent(e)}`});await t.decode();let n=Math.min(2,16e3/t.width,16e3/t.height),a=b("canvas",{width:t.width*n,height:t.height*n});return a.getContext("2d").drawImage(t,0,0,a.width,a.height),new Promise(e=>a.toBlob(t=>e(t)))})(t)),v("print").onclick=()=>print(),c=a=((e,t)=>{let{n}=e,{e:a}=n,l={g:e,n,a:new Set,_:new Map},r=new Set(e.off),i={...l,...(({g:e,n:t,a:n,_:a})=>{let{e:l}=t,r=e=>l[e].E.slice(0,2).join(" ")||l[e].id;return{D:r,B:t=>a.get(t)??e.e[t],X(e){let{address:t}=e.closest("[data-address]")?.dataset??{};return l.findIndex(({id:e})=>e===t)},z:e=>{let a;return[r(e),...l[e].E.slice(2),...l[e].s?[R(y(l,e).size-1)]:[],...n.has(e)?["collapsed"]:[],(a=Y(t,e).length,`${a} connection${1===a?"":"s"}`)].join(", ")}}})(l),S:t,F:r,P:[],h:N(n,l.a,r),l:-1,T:null,M:!1,G:!1,u(e,l=i.M){let o=l&&e>=0&&i.l>=0,h=o?((e,t,n)=>{let[a,l]=[y(e.e,t),y(e.e,n)];return a.has(n)||l.has(t)?null:H(e,a,l,"along")??H(e,l,a,"back")??H(e,a,l,"any")})(n,i.l,e):null;if(i.G=o&&!h,i.G)return C(P),i.O();[i.T,i.l,i.M]=[h,h?-1:e,!1];let s=h?.e??(e<0?[]:[e]);for(let e of s)for(let t of a[e].m)i.a.delete(t);i.O(),s.some(e=>!i.h.e.has(e))&&(r.clear(),i.O()),e>=0&&t.R(a[e].r)},Y(e){let{l:t,T:a}=i;h(e??a??(t<0?null:V(n,t)))},O(){for(let e of(i.h=N(n,i.a,r),o(),i.Y(null),i.P))e()},L(e,t){for(let n of e)i.a[t?"add":"delete"](n);i.O()}},o=(e=>{let{C:t,e:n,t:a,n:l}=e.g,r=k("g",{class:"more"}),i=new Set(a.map(([e])=>e.parentElement));for(let e of(t.append(r),i))E(e,"lines",!0);l.t.forEach(({k:e,ee:t},n)=>{E(a[n][0],"thin",e),E(a[n][0],"dash",t)});let o=t=>{let{x:a,y:r,width:i,height:o}=l.e[t].r,h=n[t].cloneNode(!0),s=R(m(l.e,t).length);return h.removeAttribute("class"),h.append(Z(a+i/2,r+o/2+4,s)),e._.set(t,h),h};return()=>{let{h:t,a:l}=e,h=new Map(t.H.map(e=>[e.t[0],e.t.length]));for(let e of(n.forEach((e,n)=>{E(e,"gone",!t.e.has(n)||l.has(n))}),a.forEach(([e,...t],n)=>{for(let a of(E(e,"gone",!h.has(n)),t))E(a,"gone",1!==h.get(n))}),i))E(e,"apart",h.size<a.length);e._.clear(),r.replaceChildren(...[...l].filter(e=>t.e.has(e)).map(o),...t.H.flatMap(t=>(({g:e,n:t,a:n},{f:a,i:l,t:r})=>{let i=e.t[r[0]][0].querySelector("path"),o=(e,a)=>n.has(e)?((e,t,n)=>{let a=e.getTotalLength(),l=t=>e.getPointAtLength(n?a-t:t);for(let e=0;e<a;e++)if(g(t,l(e)))return[l(e),l(e-2),l(e-22)];return null})(i,t.e[e].r,a):null,[h,s]=[o(a,!0),o(l,!1)],[,,d]=s??h??[];return[...s?[Q(s)]:[],...h&&r.some(e=>t.t[e].$)?[Q(h)]:[],...d&&r.length>1?(({x:e,y:t},n)=>[k("rect",{x:e-11,y:t-9,width:22,height:18,rx:9}),Z(e,t+4,`${n}`)])(d,r.length):[]]})(e,t)))}})(i),h=(e=>{let{C:t,t:n,n:a,e:l}=e.g,r=null;a.e.forEach(({s:e,r:{x:t,y:n,width:a,height:r}},i)=>{e||(E(l[i],"n",!0),l[i].append(k("rect",{x:t,y:n,width:a,height:r,fill:"transparent"})))});let i=l=>{for(let e of t.querySelectorAll(".on"))E(e,"on",!1);if(null===l)return;for(let t of l.e)E(e.B(K(a,e.a,t)),"on",!0);let r=new Set(l.t);for(let t of e.h.H)if(t.t.some(e=>r.has(e)))for(let e of n[t.t[0]])E(e,"on",!0)};return L(t,"pointerover",({target:t})=>{if(null!==r)return;let n=e.X(t);i(a.e[n]?.s===!1?V(a,n):null)}),L(t,"pointerleave",()=>i(r)),e=>{r=e,E(t,"dim",null!==e),i(e)}})(i);return i})(e,(e=>{let t=v("stage"),{width:n,height:a}=e.viewBox.baseVal,l={x:0,y:0,width:n,height:a},r=()=>({width:t.clientWidth,height:t.clientHeight}),i=[],o=w(l,r()),h=!0,s=0,d=(t,n=!1)=>{for(let a of([o,h]=[t,n],e.style.willChange="transform",e.style.transform=`translate(${o.x}px,${o.y}px) scale(${o.p})`,clearTimeout(s),s=window.setTimeout(()=>{e.style.willChange=""},150),i))a(o)},p={W:l,v:r,Z:d,V:()=>d(w(l,r()),!0),I:(e,t)=>d({...o,x:o.x+e,y:o.y+t}),b:(e,t={x:r().width/2,y:r().height/2})=>d((({p:e,x:t,y:n},a,l)=>{let r=Math.min(Math.max(.02,e*a),8),i=r/e;return{p:r,x:l.x-(l.x-t)*i,y:l.y-(l.y-n)*i}})(o,e,t)),R(e){var t,n;let a,l=g(a=x(t=o,n=r()),e)&&g(a,{x:e.x+e.width,y:e.y+e.height})&&t.p>=.6?t:w(e,n,Math.max(t.p,.6));l!==o&&d(l)},j:e=>i.push(e)};return new ResizeObserver(()=>h?p.V():d(o)).observe(t),p})(e.C)),l=v("panel"),c.P.push(()=>{let{T:e,l:t}=c;l.hidden=t<0&&!e,l.replaceChildren(...e?((e,{e:t,t:n,q:a})=>{let l,r,i=(l=e.D(t[0]),r=e.D(t.at(-1)),`From ${l} to ${r}, ${q[a]}`);return C(i),[W(e,i),...G("Steps",t.map((t,a)=>{let l;return F(e,t,(l=a-1,e.n.t[n[l]]?.U??""))}))]})(c,e):t<0?[]:((e,t)=>{let{e:n,t:a}=e.n,{E:l,id:r,Q:i,type:o,s:h,m:s}=n[t],d=Y(e.n,t),p=e.a.has(t),c=M(()=>{e.M=!0,c.textContent=A,C(A)},e.M?A:"Path to \u2026"),u=M(()=>e.L([t],!p),p?"Expand":"Collapse");return[W(e,l[0]||r),...l.slice(1).map(e=>b("p",{},e)),...i?[b("small",{},o.split(":")[0]),b("code",{},r),M(()=>navigator.clipboard?.writeText(r).then(j),"Copy")]:[],c,e.G?b("p",{},P):"",h?u:"",...G("Inside",s.map(t=>F(e,t)).reverse()),...["in","out","both"].flatMap(t=>G(I[t],[...new Map(d.filter(({J:e})=>e===t).map(e=>[e.i,e])).values()].map(({i:t,K:n})=>F(e,t,a[n].U)))),...G("Contains",m(n,t).map(t=>F(e,t)))]})(c,t))}),u=a.S,r=(e=>{let{S:t,n}=e,a=(e=>{let{e:t}=e.n,n=null,a=()=>{for(let e of["tabindex","role","aria-label"])n?.removeAttribute(e);E(n,"chosen",!1),t[r.o]&&(S(n=e.B(r.o),{tabindex:0,role:"graphics-symbol","aria-label":e.z(r.o)}),E(n,"chosen",r.o===e.l))},l=()=>n?.focus({preventScroll:!0}),r={o:Math.max(0,t.findIndex(({s:e})=>!e)),A(t){let n=[...e.h.e];return n[(n.indexOf(r.o)+t+n.length)%n.length]??-1},w(n=r.o){r.o=n,a(),l(),t[n]&&e.S.R(t[n].r)}};return e.P.push(()=>{let t=document.activeElement===n;e.l>=0&&(r.o=e.l),e.h.e.has(r.o)||(r.o=r.A(1)),a(),t&&l()}),a(),r})(e),l=n.e.map(f),r=()=>{e.u(a.o),v("panel").querySelector("h2")?.focus()},i={PageDown:()=>a.w(a.A(1)),PageUp:()=>a.w(a.A(-1)),Enter:r," ":r,c:()=>{n.e[a.o]?.s&&e.L([a.o],!e.a.has(a.o))},0:t.V,"+":()=>t.b(1.25),"-":()=>t.b(.8),"/":()=>v("q").focus()};return L(v("stage"),"keydown",n=>{let{key:r,shiftKey:o,ctrlKey:h,metaKey:s,altKey:d}=n,[p,c]=[z[r],i[r]];h||s||d||!(p||c)||(n.preventDefault(),p?o?t.I(-80*p[0],-80*p[1]):a.w(((e,t,n,a)=>{let l,r=1/0;for(let i of a){let a=((e,t,[n,a])=>{let[l,r]=[t.x-e.x,t.y-e.y],i=l*n+r*a;return i<1?1/0:i+2.5*Math.abs(l*a+r*n)})(e[t],e[i],n);a<r&&([l,r]=[i,a])}return l})(l,a.o,p,e.h.e)):c())}),L(document,"keydown",({key:t})=>{"Escape"!==t||e.l<0&&!e.T||(e.u(-1),a.w())}),S(e.g.C,{role:"application","aria-describedby":"keys"}),a.w})(a),i=v("stage"),o=new Map,h=0,s=({clientX:e,clientY:t})=>({x:e-i.offsetLeft,y:t-i.offsetTop}),L(i,"pointerdown",e=>{0===o.size&&(h=0),0===e.button&&o.set(e.pointerId,s(e))}),L(i,"pointermove",e=>{let{pointerId:t}=e,n=o.get(t);if(!n)return;let a=s(e),[l,r]=[a.x-n.x,a.y-n.y];if((h+=Math.hypot(l,r))<4)return;i.setPointerCapture(t),o.set(t,a);let d=[...o].find(([e])=>e!==t)?.[1];if(!d)return u.I(l,r);let p=e=>Math.hypot(e.x-d.x,e.y-d.y)||1;u.b(p(a)/p(n),d)}),L(i,"pointerup",d=e=>{o.delete(e.pointerId)&&h<4&&"pointerup"===e.type&&(({target:e,clientY:t,shiftKey:n})=>{let l=a.X(e);if(a.n.e[l]?.s&&!a.a.has(l)){let e=a.g.e[l].querySelector("rect").getBoundingClientRect(),{height:n}=a.n.e[l].r;t-e.top>26/n*e.height&&(l=-1)}a.u(l,n||a.M),l>=0&&r(l)})(e)}),L(i,"pointercancel",d),L(i,"wheel",e=>{let{ctrlKey:t,shiftKey:n,deltaX:a,deltaY:l}=e;(top===window||t)&&(e.preventDefault(),n?u.I(-(a||l),0):u.b(Math.exp(-l/(t?100:500)),s(e)))}),(e=>{let[t,n,a]=[v("list"),v("tree"),v("q")],{e:l}=e.n,r=[],i=-1,o=t=>$(m(l,t).map(t=>{let n=F(e,t,l[t].E.slice(2).join(", "));return l[t].s?b("div",{},n,o(t)):n})),h=t=>{let[n]=l[t].m;return F(e,t,void 0===n?"":e.D(n))},s=e=>{t.hidden=!e,n.ariaPressed=`${e}`;let l=""===a.value?"Everything":B(r.length);e&&t.replaceChildren(b("p",{},l),""===a.value?o(-1):$(r.map(h)))};n.onclick=()=>{a.value="",s(t.hidden)},a.oninput=()=>{let e;e=a.value.toLowerCase().split(/\\s+/).filter(Boolean),r=l.map(({E:[t="",n="",...a],id:l,type:r},i)=>{let o=[n,t,l,r,...a].join(`\n`).toLowerCase(),h=e.map(e=>o.indexOf(e));return{at:i,r:h.includes(-1)?-1:Math.max(-1,...h)}}).filter(({r:e})=>e>=0).sort((e,t)=>e.r-t.r).map(({at:e})=>e),i=-1,s(""!==a.value),C(B(r.length))},L(a,"keydown",({key:t,shiftKey:n})=>{"Enter"!==t||0===r.length||(i=(i+(n?r.length-1:1))%r.length,e.u(r[i]),C(T(i+1,r.length,e.z(r[i]))))})})(a),(e=>{let{e:t,t:n}=e.n,[a,l]=[v("flow"),v("steps")],r=e.g.flows.flatMap(({name:e,steps:t})=>t.map(t=>[e,...t]));a.hidden=0===r.length;let i=0,o=b("p"),h=a=>{i=(i+a+r.length)%r.length;let[l,h,s,d,p,c]=r[i];o.replaceChildren(b("b",{},`${h} ${s}`),b("small",{},[l,d].filter(Boolean).join(": "))),C(T(i+1,r.length,s));let u=[...p,...c.flatMap(e=>[n[e].f,n[e].i])];e.Y({e:u,t:c}),u.length>0&&e.S.R((e=>{let[t,n]=[Math.min(...e.map(e=>e.x)),Math.min(...e.map(e=>e.y))];return{x:t,y:n,width:Math.max(...e.map(e=>e.x+e.width))-t,height:Math.max(...e.map(e=>e.y+e.height))-n}})(u.map(e=>t[e].r)))};l.append(M(()=>h(-1),"\u2039","Back"),M(()=>h(1),"\u203A","Next"),o),a.onclick=()=>{l.hidden=!l.hidden,a.ariaPressed=`${!l.hidden}`,e.u(-1),l.hidden||h(0)}})(a),(({n:{e},S:t})=>{if(e.filter(({s:e})=>!e).length<=100)return;let{width:n,height:a}=t.W,l=200/Math.max(n,a),r=t=>k("path",{d:e.flatMap(({s:e,r:{x:n,y:a,width:l,height:r}})=>e===t?[`M${n},${a}h${l}v${r}h${-l}z`]:[]).join("")}),i=k("rect",{}),o=k("svg",{class:"map",viewBox:`0 0 ${n} ${a}`,width:n*l,"aria-hidden":"true"},r(!0),r(!1),i),h=1,s=({buttons:e,offsetX:n,offsetY:a})=>{e>0&&t.Z(w({x:n/l,y:a/l,width:1,height:1},t.v(),h))};L(o,"pointerdown",s),L(o,"pointermove",s),document.body.append(o),t.j(e=>{h=e.p,S(i,{...x(e,t.v())})})})(a),(e=>{let t,n,a,{S:l}=e;v("in").onclick=()=>l.b(1.25),v("out").onclick=()=>l.b(.8),v("fit").onclick=l.V,l.j(({p:e})=>{v("percent").textContent=`${Math.round(100*e)} %`}),l.V(),(e=>{for(let[t,n]of((e,t)=>{let n=new Map;for(let{type:t,E:a}of e.e)t.startsWith(U)&&n.set(t,a[0]);return e.t.some(({k:e})=>e)&&n.set(D,t),n})(e.n,"Thin lines")){let a=b("input",{type:"checkbox",checked:!0});a.onchange=()=>{e.F[a.checked?"delete":"add"](t),e.O()},e.P.push(()=>{a.checked=!e.F.has(t)}),v("layers").append(b("label",{},a,n))}})(e),t=e.n.e.flatMap(({s:e,m:t},n)=>e&&t.length>0?[n]:[]),v("collapse").onclick=()=>e.L(t,!0),v("expand").onclick=()=>e.L([...e.a],!1),n=matchMedia("(prefers-color-scheme:dark)").matches,a=[...document.styleSheets].flatMap(({cssRules:e})=>[...e]).filter(({media:e})=>e?.mediaText.includes("dark")),v("theme").onclick=()=>{for(let{media:e}of(n=!n,a))e.mediaText=n?"all":"not all"}})(a),(e=>{let{e:t}=e.n,n=()=>{let n=t.findIndex(({id:e})=>e===O());n>=0&&n!==e.l&&e.u(n,!1)};e.P.push(()=>{let{id:n}=t[e.l]??{id:""};n!==O()&&location.replace(`#${encodeURIComponent(n)}`)}),addEventListener("hashchange",n),n()})(a)})();';

// elsewhere:src/graph/group-by.ts
var module10 = require("./picture.js").modules["src/graph/group-by.ts"]();
var groupBy = module10.groupBy;
var put = module10.put;

// elsewhere:src/render/limits.ts
var module11 = require("./picture.js").modules["src/render/limits.ts"]();
var EVIDENCE_ADDRESS_MAX = module11.EVIDENCE_ADDRESS_MAX;
var EVIDENCE_BYTES = module11.EVIDENCE_BYTES;
var EVIDENCE_SHARE_OF_DRAWING = module11.EVIDENCE_SHARE_OF_DRAWING;
var EVIDENCE_TEXT_MAX = module11.EVIDENCE_TEXT_MAX;
var FONTS_MAX = module11.FONTS_MAX;
var FONT_BYTES_MAX = module11.FONT_BYTES_MAX;
var FONT_MEMORY_MAX = module11.FONT_MEMORY_MAX;
var FONT_SECONDS = module11.FONT_SECONDS;
var FOREIGN_TEXT_MAX = module11.FOREIGN_TEXT_MAX;
var MERMAID_CHARACTERS_MAX = module11.MERMAID_CHARACTERS_MAX;
var MERMAID_EDGES_MAX = module11.MERMAID_EDGES_MAX;
var MERMAID_LABEL_LENGTH_MAX = module11.MERMAID_LABEL_LENGTH_MAX;
var MERMAID_NODES_MAX = module11.MERMAID_NODES_MAX;
var OUTLINE_CHARACTERS_MAX = module11.OUTLINE_CHARACTERS_MAX;
var PNG_MAX_PIXELS = module11.PNG_MAX_PIXELS;
var PNG_USUAL_PIXELS = module11.PNG_USUAL_PIXELS;

// src/render/html/data.ts
var LINE_BITS = { twoWay: 1, dashed: 2, thin: 4 };
var OFF = { change: [], before: ["after"], after: ["before"] };
function pageData({ layout, presentation }, drawn, side = "change") {
  const edges = new Map(layout.edges.map(({ edge }) => [lineKey(edge.from, edge.to), edge]));
  const digit = (key) => {
    const { twoWay, dashed, suggested, thin } = edges.get(key);
    return (twoWay ? LINE_BITS.twoWay : 0) + (dashed || suggested ? LINE_BITS.dashed : 0) + (thin ? LINE_BITS.thin : 0);
  };
  return {
    boxes: layout.boxes.length,
    kinds: drawn.map(digit).join("").replace(/0+$/, ""),
    flows: flows({ layout, presentation }, drawn),
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
var unicodeEscape = (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
var embeddable = (data) => JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, unicodeEscape);
var DRAWN = /<g data-from="([^"]*)" data-to="([^"]*)"[^>]*><title>/g;
var lineKey = (from, to) => `${escapeXml(from)}
${escapeXml(to)}`;
var linesIn = (svg) => [...svg.matchAll(DRAWN)].map(([, from, to]) => `${from}
${to}`);
function detailsWithin(maxBytes, subject, provenance) {
  const { tags = /* @__PURE__ */ new Map(), ...evidence } = provenance;
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
  const { boxes, nodes } = layout;
  const lines = [];
  for (const key of drawn) {
    const reasons = reasonsOfLine(key);
    lines.push(reasons === void 0 ? 0 : reasonsIn(limits, reasons).map(numbered));
    if (isTooLarge()) return TOO_LARGE;
  }
  const ids = [...boxes.map(({ box }) => box.id), ...nodes.map(({ node }) => node.id)];
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
  const script = isOfChange || details !== null ? full_default : viewer_default;
  const hasDrift = svg.includes(DRIFT_MARK);
  const style = [
    page_default,
    ...isOfChange ? [changes_default] : [],
    ...details === null ? [] : [choices_default],
    ...hasDrift ? [drift_default] : []
  ].join("");
  const svgStyle = STYLE_ELEMENT.exec(svg)?.[1];
  const policy = await policyOf(script, [style, ...svgStyle === void 0 ? [] : [svgStyle]]);
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
    jsonElement("data", pageData(labeled, drawn, side)),
    ...details === null ? [] : [jsonElement("told", details)],
    `<script>${script}</script>`,
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
