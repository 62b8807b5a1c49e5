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
  compressJson: () => compressJson,
  indexOf: () => indexOf,
  isInOverview: () => isInOverview,
  levelOf: () => levelOf,
  withoutIcons: () => withoutIcons
});
var module13, compressJson, indexOf, isInOverview, levelOf, withoutIcons;
var init_levels = __esm({
  "elsewhere:src/render/html/levels.ts"() {
    module13 = require("./levels.js").modules["src/render/html/levels.ts"]();
    compressJson = module13.compressJson;
    indexOf = module13.indexOf;
    isInOverview = module13.isInOverview;
    levelOf = module13.levelOf;
    withoutIcons = module13.withoutIcons;
  }
});

// parts/page.js
var page_exports = {};
__export(page_exports, {
  modules: () => modules
});
module.exports = __toCommonJS(page_exports);

// elsewhere:src/catalog/cloud.ts
var module2 = require("./picture.js").modules["src/catalog/cloud.ts"]();
var ACCOUNT = module2.ACCOUNT;
var ACCOUNT_OF_ROLE = module2.ACCOUNT_OF_ROLE;
var ACCOUNT_TYPES = module2.ACCOUNT_TYPES;
var CLOUDS = module2.CLOUDS;
var CURRENT_ACCOUNT = module2.CURRENT_ACCOUNT;
var METADATA_ADDRESSES = module2.METADATA_ADDRESSES;
var METADATA_HOSTS = module2.METADATA_HOSTS;
var NO_CREDENTIALS = module2.NO_CREDENTIALS;
var PROJECT_ATTRIBUTES = module2.PROJECT_ATTRIBUTES;
var PROVIDER_ARGUMENTS = module2.PROVIDER_ARGUMENTS;
var PROVIDER_VARIABLES = module2.PROVIDER_VARIABLES;
var PROVING_ACCOUNT = module2.PROVING_ACCOUNT;
var STATED_LOCATIONS = module2.STATED_LOCATIONS;
var SUBSCRIPTION_ID = module2.SUBSCRIPTION_ID;
var accountName = module2.accountName;
var actorTypeOf = module2.actorTypeOf;
var cloudOf = module2.cloudOf;
var contentsTypeOf = module2.contentsTypeOf;
var isProjectId = module2.isProjectId;
var isScaffolding = module2.isScaffolding;
var localModelOf = module2.localModelOf;
var mostUsedCloud = module2.mostUsedCloud;
var outerRegionOf = module2.outerRegionOf;
var regionBoxOf = module2.regionBoxOf;
var regionContaining = module2.regionContaining;
var replaceIds = module2.replaceIds;

// elsewhere:src/catalog/exposure.ts
var module3 = require("./picture.js").modules["src/catalog/exposure.ts"]();
var ALL_OF_AZURE = module3.ALL_OF_AZURE;
var ANY_ADDRESS = module3.ANY_ADDRESS;
var ENDPOINT = module3.ENDPOINT;
var EVERYBODY = module3.EVERYBODY;
var EVERYBODY_WITHOUT_SIGN_IN = module3.EVERYBODY_WITHOUT_SIGN_IN;
var EVERYBODY_WITH_ACCOUNT = module3.EVERYBODY_WITH_ACCOUNT;
var INTERNET = module3.INTERNET;
var PUBLIC_ACCESS = module3.PUBLIC_ACCESS;
var PUBLIC_ADDRESS = module3.PUBLIC_ADDRESS;
var THE_FIREWALL = module3.THE_FIREWALL;
var UNAUTHORISED = module3.UNAUTHORISED;
var admittedInWords = module3.admittedInWords;
var exposureInWords = module3.exposureInWords;
var includesEveryAddress = module3.includesEveryAddress;
var isNarrowAudience = module3.isNarrowAudience;
var isOpened = module3.isOpened;
var isShutOut = module3.isShutOut;
var onlyPhrase = module3.onlyPhrase;
var opensToOutside = module3.opensToOutside;
var opensToOutsiders = module3.opensToOutsiders;
var widerThan = module3.widerThan;
var withoutNarrower = module3.withoutNarrower;

// elsewhere:src/graph/counts.ts
var module4 = require("./picture.js").modules["src/graph/counts.ts"]();
var allChanges = module4.allChanges;
var countChanges = module4.countChanges;
var countDrawn = module4.countDrawn;
var countResources = module4.countResources;
var countTypes = module4.countTypes;
var isOfSource = module4.isOfSource;
var isPseudoType = module4.isPseudoType;
var planSummary = module4.planSummary;

// elsewhere:src/graph/group-by.ts
var module5 = require("./picture.js").modules["src/graph/group-by.ts"]();
var groupBy = module5.groupBy;
var put = module5.put;

// elsewhere:src/platform/text/printable.ts
var module6 = require("../cli.js").modules["src/platform/text/printable.ts"]();
var harmless = module6.harmless;
var hasUnseen = module6.hasUnseen;
var oneLine = module6.oneLine;
var printable = module6.printable;
var quote = module6.quote;
var short = module6.short;
var visible = module6.visible;

// elsewhere:src/render/limits.ts
var module7 = require("./picture.js").modules["src/render/limits.ts"]();
var EVIDENCE_ADDRESS_MAX = module7.EVIDENCE_ADDRESS_MAX;
var EVIDENCE_BYTES = module7.EVIDENCE_BYTES;
var EVIDENCE_SHARE_OF_DRAWING = module7.EVIDENCE_SHARE_OF_DRAWING;
var EVIDENCE_TEXT_MAX = module7.EVIDENCE_TEXT_MAX;
var FONTS_MAX = module7.FONTS_MAX;
var FONT_BYTES_MAX = module7.FONT_BYTES_MAX;
var FONT_MEMORY_MAX = module7.FONT_MEMORY_MAX;
var FONT_SECONDS = module7.FONT_SECONDS;
var FOREIGN_TEXT_MAX = module7.FOREIGN_TEXT_MAX;
var ICONS_MAX = module7.ICONS_MAX;
var ICON_ATTRIBUTES_MAX = module7.ICON_ATTRIBUTES_MAX;
var ICON_BYTES_MAX = module7.ICON_BYTES_MAX;
var ICON_COORDINATE_MAX = module7.ICON_COORDINATE_MAX;
var ICON_DEPTH_MAX = module7.ICON_DEPTH_MAX;
var ICON_ELEMENTS_MAX = module7.ICON_ELEMENTS_MAX;
var ICON_PIXELS_MAX = module7.ICON_PIXELS_MAX;
var ICON_SCALE_MAX = module7.ICON_SCALE_MAX;
var MERMAID_CHARACTERS_MAX = module7.MERMAID_CHARACTERS_MAX;
var MERMAID_EDGES_MAX = module7.MERMAID_EDGES_MAX;
var MERMAID_LABEL_LENGTH_MAX = module7.MERMAID_LABEL_LENGTH_MAX;
var MERMAID_NODES_MAX = module7.MERMAID_NODES_MAX;
var OUTLINE_CHARACTERS_MAX = module7.OUTLINE_CHARACTERS_MAX;
var PNG_MAX_PIXELS = module7.PNG_MAX_PIXELS;
var PNG_USUAL_PIXELS = module7.PNG_USUAL_PIXELS;

// elsewhere:src/render/messages.ts
var module8 = require("./picture.js").modules["src/render/messages.ts"]();
var DIAGRAM = module8.DIAGRAM;
var FONT_PACKED_REMEDY = module8.FONT_PACKED_REMEDY;
var FONT_REMEDY = module8.FONT_REMEDY;
var FONT_WITHOUT_OUTLINES_REMEDY = module8.FONT_WITHOUT_OUTLINES_REMEDY;
var ICON_DOCTYPE = module8.ICON_DOCTYPE;
var ICON_EMPTY = module8.ICON_EMPTY;
var ICON_IDS = module8.ICON_IDS;
var ICON_NOT_SVG = module8.ICON_NOT_SVG;
var ICON_PNG_DAMAGED = module8.ICON_PNG_DAMAGED;
var ICON_PNG_KIND = module8.ICON_PNG_KIND;
var ICON_STYLESHEET = module8.ICON_STYLESHEET;
var ICON_WITHOUT_SIZE = module8.ICON_WITHOUT_SIZE;
var LEGEND_COUNT_SAMPLE = module8.LEGEND_COUNT_SAMPLE;
var NOTES_LAYER = module8.NOTES_LAYER;
var NOT_AN_SVG = module8.NOT_AN_SVG;
var NOT_A_FONT = module8.NOT_A_FONT;
var NOT_READABLE_SVG = module8.NOT_READABLE_SVG;
var OUTSIDE = module8.OUTSIDE;
var PAGE_COLLAPSE = module8.PAGE_COLLAPSE;
var PAGE_COPY_PNG = module8.PAGE_COPY_PNG;
var PAGE_COPY_SVG = module8.PAGE_COPY_SVG;
var PAGE_DETAILS = module8.PAGE_DETAILS;
var PAGE_DRIFT = module8.PAGE_DRIFT;
var PAGE_EXPAND = module8.PAGE_EXPAND;
var PAGE_FIT = module8.PAGE_FIT;
var PAGE_FLOW = module8.PAGE_FLOW;
var PAGE_IS_INSIDE = module8.PAGE_IS_INSIDE;
var PAGE_KEYS = module8.PAGE_KEYS;
var PAGE_KEYS_OF_CHANGE = module8.PAGE_KEYS_OF_CHANGE;
var PAGE_KEYS_OF_LEVELS = module8.PAGE_KEYS_OF_LEVELS;
var PAGE_LAYERS = module8.PAGE_LAYERS;
var PAGE_LEVELS = module8.PAGE_LEVELS;
var PAGE_LIST = module8.PAGE_LIST;
var PAGE_MORE = module8.PAGE_MORE;
var PAGE_OVERVIEW = module8.PAGE_OVERVIEW;
var PAGE_PRINT = module8.PAGE_PRINT;
var PAGE_SEARCH = module8.PAGE_SEARCH;
var PAGE_SIDES = module8.PAGE_SIDES;
var PAGE_THEME = module8.PAGE_THEME;
var PAGE_ZOOM = module8.PAGE_ZOOM;
var PAGE_ZOOM_IN = module8.PAGE_ZOOM_IN;
var PAGE_ZOOM_OUT = module8.PAGE_ZOOM_OUT;
var RASTERISER_FAILED = module8.RASTERISER_FAILED;
var RASTERISER_FAILED_REMEDY = module8.RASTERISER_FAILED_REMEDY;
var TITLE_WITHOUT_WORDS = module8.TITLE_WITHOUT_WORDS;
var WAS_HERE = module8.WAS_HERE;
var andMore = module8.andMore;
var edgeTooltip = module8.edgeTooltip;
var fontDamaged = module8.fontDamaged;
var fontPacked = module8.fontPacked;
var fontUndrawable = module8.fontUndrawable;
var fontUnknown = module8.fontUnknown;
var fontWithoutOutlines = module8.fontWithoutOutlines;
var iconElementUnknown = module8.iconElementUnknown;
var iconPixels = module8.iconPixels;
var iconTooDeep = module8.iconTooDeep;
var iconTooLarge = module8.iconTooLarge;
var iconTooManyElements = module8.iconTooManyElements;
var iconValueUnknown = module8.iconValueUnknown;
var inside = module8.inside;
var mermaidFolded = module8.mermaidFolded;
var mermaidOfBoxes = module8.mermaidOfBoxes;
var mermaidOfChanges = module8.mermaidOfChanges;
var mermaidOfKinds = module8.mermaidOfKinds;
var mermaidOfOuterBoxes = module8.mermaidOfOuterBoxes;
var mermaidOfPart = module8.mermaidOfPart;
var moreInside = module8.moreInside;
var notANumber = module8.notANumber;
var notDrawable = module8.notDrawable;
var pictureDescription = module8.pictureDescription;
var pngScaledDown = module8.pngScaledDown;
var textsUndrawn = module8.textsUndrawn;
var times = module8.times;
var titleOfChange = module8.titleOfChange;

// elsewhere:src/render/svg/nodes.ts
var module9 = require("./picture.js").modules["src/render/svg/nodes.ts"]();
var drawGroupPlate = module9.drawGroupPlate;
var drawNode = module9.drawNode;
var drawPill = module9.drawPill;
var drawRevision = module9.drawRevision;
var drawStepBadge = module9.drawStepBadge;

// elsewhere:src/render/svg/notation.ts
var module10 = require("./picture.js").modules["src/render/svg/notation.ts"]();
var darkStyle = module10.darkStyle;
var escapeXml = module10.escapeXml;
var formatNumber = module10.formatNumber;
var formatPoint = module10.formatPoint;
var paintAttributes = module10.paintAttributes;
var unescapeXml = module10.unescapeXml;

// src/render/html/data.ts
var LINE_BITS = { twoWay: 1, dashed: 2, thin: 4 };
var OFF = { change: [], before: ["after"], after: ["before"] };
function pageData({ layout, presentation }, drawn, undrawn = [], side = "change") {
  const edges = new Map(layout.edges.map(({ edge }) => [lineKey(edge.from, edge.to), edge]));
  const extra = madeUp(layout, presentation);
  const { dangers = [] } = presentation;
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
    ...extra.length > 0 && { extra },
    ...layout.changes !== void 0 && {
      risks: risksOf({ layout, presentation }, drawn),
      told: changeWordCounts(layout)
    },
    ...dangers.length > 0 && {
      dangers: dangers.map(({ kind, text, address }) => [RISK_OF_DANGER[kind], cutText(text), address])
    },
    ...layout.changes !== void 0 && side !== "change" && { off: OFF[side] }
  };
}
function flows({ layout, presentation }, drawn) {
  const nodeIndexes = new Map(layout.nodes.map(({ node }, at) => [node.id, layout.boxes.length + at]));
  const lineIndexes = new Map(drawn.map((key, at) => [key, at]));
  return presentation.flows.map(({ name, steps }) => ({
    name,
    steps: steps.map(({ number, label, detail }) => {
      const nodesOfStep = presentation.items.filter((item) => item.kind === "node" && item.steps.includes(number));
      const edgesOfStep = presentation.edges.filter((edge) => edge.steps.includes(number));
      return [
        number,
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
  const hostOf = hostLookup(layout, drawn);
  const groups = /* @__PURE__ */ new Map();
  for (const resource of undrawn) {
    const { address, name } = resource;
    const host = ids.has(address) ? void 0 : hostOf(resource);
    if (host === void 0) continue;
    const [at, words] = host;
    const group = groups.get(`${at} ${words}`) ?? [at, words];
    groups.set(`${at} ${words}`, group);
    group.push(linesOf([short(address, EVIDENCE_ADDRESS_MAX), ...name === void 0 ? [] : [cutText(name)]]));
  }
  return [...groups.values()];
}
var linesOf = (texts) => texts.map((text) => text.replaceAll("\n", " ")).join("\n");
function hostLookup(layout, drawn) {
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
var RISKS = { data: 1, exposure: 2, rights: 3, removed: 4, other: 5 };
var RISK_OF_DANGER = {
  data: RISKS.data,
  opens: RISKS.exposure,
  rights: RISKS.rights
};
function risksOf({ layout, presentation }, drawn) {
  const items = new Map(presentation.items.map((item) => [item.id, item]));
  const edges = new Map(layout.edges.map(({ edge }) => [lineKey(edge.from, edge.to), edge]));
  const ofElement = (id) => {
    const item = items.get(id);
    if (item === void 0 || item.ghostOf !== void 0) return 0;
    const { change, changed, losesData } = item;
    if (losesData) return RISKS.data;
    if (changed?.exposure?.some(opensToOutside)) return RISKS.exposure;
    if (changed?.rights?.length) return RISKS.rights;
    if (isLoss(change)) return RISKS.removed;
    return change !== "none" || changed !== void 0 ? RISKS.other : 0;
  };
  const ofLine = (key) => {
    const mark = edges.get(key)?.mark;
    if (mark === void 0 || mark.change === "move") return 0;
    return mark.opens ? RISKS.exposure : isLoss(mark.change) ? RISKS.removed : RISKS.other;
  };
  return [idsOf(layout).map(ofElement).join(""), drawn.map(ofLine).join("")];
}
var isLoss = (change) => change === "delete" || change === "replace";
var changeWordCounts = ({ boxes, nodes }) => [...boxes.map(({ box }) => box), ...nodes.map(({ node }) => node)].map(({ changeWords = [] }) => changeWords.length);
var CONTENTS = new Set([...CLOUDS, "other"].map(contentsTypeOf));
function madeUp(layout, { items }) {
  const isMadeUp = (item) => item.kind === "node" && (item.isExtra === true || CONTENTS.has(item.type) || isPseudoType(item.type));
  const ids = new Set(items.filter(isMadeUp).map(({ id }) => id));
  return idsOf(layout).flatMap((id, at) => ids.has(id) ? [at] : []);
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
  if (![...lines, ...elements].some((entry) => entry !== 0)) return null;
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
var reasonsIn = (limits, reasons) => firstEntries(reasons, limits.reasons, (entry) => reasonIn(limits, entry), { text: "" });
var partsIn = (limits, parts) => firstEntries(parts, limits.parts, (entry) => ({ ...reasonIn(limits, entry), name: cutText(entry.name) }), {
  text: "",
  name: ""
});
var reasonIn = (limits, { text, at }) => ({
  text: cutText(text),
  ...locationIn(limits, at)
});
function firstEntries(entries, limit, cut, lastEntry) {
  const isShort = entries.length <= limit || limit > 0 && entries.length === limit + 1;
  if (isShort) return entries.map(cut);
  return [...entries.slice(0, limit).map(cut), { ...lastEntry, text: andMore(entries.length - limit) }];
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
  ...new Map(reasons.map((reason) => [JSON.stringify(reason), reason])).values()
];
var revisionTexts = ({ boxes, nodes }, theme) => nodes.flatMap((placed, number) => {
  const { revisions } = placed.node;
  return revisions === void 0 ? [] : [[boxes.length + number, markupOf(placed, theme), ...revisions.before.words]];
});
function markupOf(placed, theme) {
  const groups = ["before", "after"].map((side) => {
    const caption = placed.node.revisions?.[side];
    return caption === void 0 ? "" : `<g data-side="${side}">${drawRevision(placed, caption, theme)}</g>`;
  });
  return `<g xmlns="http://www.w3.org/2000/svg">${groups.join("")}</g>`;
}

// elsewhere:src/render/svg/index.ts
var module11 = require("./picture.js").modules["src/render/svg/index.ts"]();
var drawSvg = module11.drawSvg;
var svgDocument = module11.svgDocument;
var write = module11.write;

// elsewhere:src/render/theme.ts
var module12 = require("./picture.js").modules["src/render/theme.ts"]();
var AUTO = module12.AUTO;
var BACKGROUND = module12.BACKGROUND;
var DARK = module12.DARK;
var LIGHT = module12.LIGHT;
var paintsOf = module12.paintsOf;
var themeByName = module12.themeByName;

// src/render/viewer/changes.css
var changes_default = '#sides{margin:0;box-shadow:none;flex:none}#sides>span{min-width:9ch;text-align:center}@media(max-width:640px){#sides{flex:1;gap:0}#sides>span{flex:1;min-width:0}}:root{--red: #da2b5f}@media(prefers-color-scheme:dark){:root{--red: #ff8f93}}h3.red{color:var(--red)}h3.red:before{content:"!";display:inline-block;width:18px;margin-right:6px;border-radius:9px;background:var(--red);color:var(--f);text-align:center}.row:has(>[type=checkbox]){padding-left:8px}.side :is([data-mark],[data-legend=change],[data-legend=sum]){display:none}[data-side],.side :has(>g>[data-side])>:is(text,rect[rx="9"],rect[rx="8"]){display:none}.was [data-side=before],.side:not(.was) [data-side=after]{display:inline}.side g[opacity]{opacity:1}.side rect[stroke-opacity]{stroke-opacity:1}.side .lines:has(>[data-change]){stroke:inherit;stroke-width:inherit}.side [data-change=delete]:not(.dash)>path{stroke-dasharray:none}.side .lines>[data-change]:not(.on)>path:last-of-type{fill:var(--s)}.side [data-address]:has(>g[opacity])>text{fill:var(--i)}.side [data-address]:has(>g[opacity])>text~text:not([font-weight]){fill:var(--s)}.side>text>tspan,:has(>.apart)>path{display:none}';

// src/render/viewer/drift.css
var drift_default = ":root:has(#drift:not(:checked)) [data-mark=drift]{display:none}:root:has(#drift:not(:checked)):has([data-change]) [data-drift]>use{opacity:.35}:root:has(#drift:not(:checked)):has([data-change]) [data-drift]>text{fill:var(--s)}";

// src/render/viewer/page.css
var page_default = ':root{--f:#fff;--e:#e4e7ec;--i:#101828;--s:#475467;--m:#1d5fd6;color-scheme:light;font:13px/1.45 Inter,Segoe UI,Arial,sans-serif}@media(prefers-color-scheme:dark){:root{--f:#0d1117;--e:#30363d;--i:#f0f6fc;--s:#b6c0cc;--m:#6cb0ff;color-scheme:dark}}*{box-sizing:border-box;margin:0}body,aside,button,input,[popover],section,.map{background:var(--f);color:var(--i);font:inherit}[hidden],:root:not(.live) :is(.bar,section){display:none!important}header>div,.bar,section,#panel>div{display:flex;align-items:center;gap:4px}header{padding:8px 16px;border-bottom:1px solid var(--e)}header>div+div{margin-top:6px}#about{flex:1}:root:not(.live) #about{display:none}h1,h2{font-size:15px;flex:1}p,small{color:var(--s)}small{display:block}#say{position:absolute;clip-path:inset(50%)}@media screen{.live body{display:grid;grid:auto minmax(0,1fr) / auto minmax(0,1fr) auto;height:100dvh;overflow:hidden}.live header{grid-column:1 / -1}.live main{grid-area:2 / 2;position:relative;overflow:hidden;touch-action:none;cursor:grab;-webkit-user-select:none;user-select:none}.live main>svg{position:absolute;overflow:visible;transform-origin:0 0}.live main>svg>text,.live main>svg>path,.live main>svg>[data-mark=""]:has(>text){display:none}}button,input{border:1px solid var(--e);border-radius:7px;padding:4px 8px}button{cursor:pointer;text-align:left}:is(.bar,section,[popover],li) button{border-color:transparent}:is([popover],li) button{display:block;width:100%}button:hover,[aria-pressed=true]{background:var(--e)}:focus-visible,.chosen,.end{outline:2px solid var(--m)}button svg{width:20px;height:20px;display:block;fill:none;stroke:currentColor;stroke-width:1.6;stroke-linecap:round}#q{width:260px}#layers-button:has(+:empty){display:none}[popover],section,.map{border:1px solid var(--e);border-radius:10px;box-shadow:0 3px 12px #0003;padding:4px}[popover]{inset:48px 12px auto auto;max-width:calc(100% - 24px)}label{display:flex;align-items:center;gap:8px;padding:4px 8px}select{flex:1;min-width:0;border:1px solid var(--e);border-radius:7px;padding:4px 8px;background:var(--f);color:var(--i);font:inherit}section,.map{grid-area:2 / 2;place-self:end;z-index:1;margin:12px}:is([aria-current=true],.row:has(>[aria-current])){background:var(--e);border-radius:7px;box-shadow:inset 3px 0 var(--m)}.row>[aria-current]{background:none;box-shadow:none}#percent{width:48px;text-align:center}.map{margin-bottom:64px;padding:0;fill:var(--s)}.map path:first-child{fill:none;stroke:var(--s);stroke-width:6}.map rect{fill:var(--m);opacity:.3}#steps{place-self:end start;max-width:calc(100% - 250px)}aside{grid-area:2 / 1;width:320px;overflow:auto;padding:12px 16px;border:solid var(--e);border-width:0 1px;overflow-wrap:anywhere}#panel{grid-column:3}#panel>button{margin:6px 6px 0 0}#panel p>button{border:0;padding:4px 0;color:var(--m);text-decoration:underline}h2+button{align-self:start}code{display:inline-block;margin-right:8px}.part{display:block!important;border-left:3px solid var(--m);margin:8px 0;padding-left:8px}#panel>.acts{display:grid;grid-template-columns:auto auto;gap:4px;margin-top:12px}#panel>.acts button{font-size:12px;padding:4px 6px}.row{display:flex;align-items:center}.row>:is(input,button+button){flex:none;width:24px;height:24px}li p{padding-left:9px;font-size:smaller}h3{font-size:12px;margin-top:14px}ul{list-style:none;padding:0}ul ul{margin-left:11px;border-left:1px solid var(--e)}[data-address],[data-from]{cursor:pointer;outline-offset:4px}.dim :is([data-address],[data-from]):not(.on),.dim .lines>path,.faded{opacity:.25}.dim .red:not(.on){opacity:.6}.dim g[opacity]{opacity:1}.gone,.apart>path{display:none}.apart>g>path:first-of-type{stroke:inherit}.thin>path:first-of-type{stroke-width:.75px}.dash>path:first-of-type{stroke-dasharray:4}.lines>.on>path:first-of-type{stroke:var(--m);stroke-width:2.5px}.lines>.on>path:last-of-type{fill:var(--m)}@media screen{.far [data-address]:not(.n)>text,.tiny .n text,.tiny [data-from]:has(>text),svg:not(.far)>.titles{visibility:hidden}.tiny [data-address]:not(.n)>rect{stroke-width:var(--pixel)}}.titles{pointer-events:none;paint-order:stroke;stroke:var(--f);stroke-width:3px;stroke-linejoin:round}.more text{fill:var(--i)}.more rect[fill=none],.more>rect{fill:var(--f);stroke:var(--s)}@media(max-width:640px){header>div{flex-wrap:wrap}#about{flex-basis:100%}.bar{width:100%}#q{flex:1;width:0}[popover]{top:76px}.live body{grid:auto minmax(0,1fr) auto / minmax(0,1fr)}.live main,section{grid-column:1}#list,#panel{grid-area:3 / 1;width:auto;max-height:45dvh;border-width:1px 0}#steps{margin-bottom:64px;max-width:100%}.map,:root:has(aside:not([hidden])) :is(#about,section:has(#percent)),:root:not(:has(#q:focus)) #list:has(~#panel:not([hidden])),:root:has(#q:focus) #list:not([hidden])~#panel{display:none}}nav{display:flex;align-items:center;gap:4px;flex:1;min-width:0}nav>button{border-color:transparent}nav:has(#here:not(:empty)) #up{text-decoration:underline}:root:not(.live) nav{display:none}h1:has(+nav){flex:none;margin-right:8px;max-width:40%;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}#here{font-weight:600;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}#here:not(:empty):before{content:"\\203a  ";font-weight:400}#levels{inset:48px auto auto 12px;max-height:calc(100dvh - 60px);overflow:auto}[value="*"]{position:sticky;bottom:0}[aria-current=page]{font-weight:600}@media print{@page{size:landscape;margin:10mm}:is(header,section,.map,aside,.titles){display:none!important}main>svg{transform:none!important;display:block;width:100%;height:99vh}}';

// src/render/viewer/viewer.bundle
var viewer_default = '"use strict";(()=>{var e=/^(\\d{1,5})(?:-(\\d{1,5}))?(?:\\/([a-z]+))?$/;function t(t){let[,n,l=n,r=""]=e.exec(t.trim())??[];return void 0===n?null:{f:Number(n),i:Number(l),ke:r}}var n=e=>e.split(",").map(e=>e.trim()).filter(e=>null!==t(e)),l=e=>null!==t(e);function r(e,l){let r=t(l),a=n(e).flatMap(e=>t(e)??[]);return null===r||0===a.length?"unknown":a.some(({f:e,i:t,ke:n})=>e<=r.i&&t>=r.f&&(""===n||""===r.ke||n===r.ke))?"yes":"no"}var a={edge:"edge",ways:"path"},i=["off","closed","filter","done"],o=["level","side","flow","reach","reaches","dependents","port"],s=new Set(["to",...Object.values(a),...i,...o]),h=e=>`${new URLSearchParams({"":e})}`.slice(1);function d(e){let t=""===e.id?[]:[h(e.id)],n=(e,n)=>t.push(`${e}=${h(n)}`);for(let t of["edge","ways"]){let[l,r]=e[t]??[];void 0===l||void 0===r||(n(a[t],l),n("to",r))}for(let t of o)e[t]&&n(t,e[t]);for(let t of i)for(let l of e[t]??[])n(t,l);return t.join("&")}var f=e=>new URLSearchParams(`=${e}`).get("")??"";function u(e){let t=new Map,n=[];for(let l of e.split("&")){let e=l.indexOf("="),r=l.slice(0,Math.max(0,e));s.has(r)?t.set(r,[...t.get(r)??[],f(l.slice(e+1))]):n.push(f(l))}let[l]=t.get("to")??[],r=e=>{let[n]=t.get(e)??[];return void 0===n||void 0===l?void 0:[n,l]},[h,d]=[r(a.edge),r(a.ways)];return{id:n.join("&"),...h&&{edge:h},...d&&{ways:d},...Object.fromEntries(o.flatMap(e=>t.get(e)?.slice(0,1).map(t=>[e,t])??[])),...Object.fromEntries(i.flatMap(e=>t.has(e)?[[e,t.get(e)]]:[]))}}var p=new Set(["tv_users","tv_internet","tv_aws_users","tv_aws_internet","tv_aws_mobile_client","tv_aws_onprem","tv_azurerm_users","tv_azurerm_internet","tv_azure_onprem","tv_gcp_users","tv_gcp_users_icon","tv_gcp_internet","tv_gcp_onprem","tv_gcp_external_saas"]),c=new Set(["tv_aws_onprem","tv_azure_onprem","tv_gcp_onprem"]),m=(e,t)=>e<t?-1:+(e>t),g=(e,t)=>{let n=e.charCodeAt(t);return n>=48&&n<=57};function y(e,t){let n=t;for(;g(e,n);)n++;return n}function w(e,t,n){let l=t;for(;l<n&&48===e.charCodeAt(l);)l++;return l}function x(e,t){let n=((e,t)=>{let n=Math.min(e.length,t.length),l=0;for(;l<n&&e.charCodeAt(l)===t.charCodeAt(l);)l++;return l})(e,t);if(n===e.length&&n===t.length)return 0;for(;n>0&&g(e,n-1);)n--;let l=y(e,n),r=y(t,n);return l===n&&r===n?e.length===n||t.length===n?e.length-t.length:e.charCodeAt(n)-t.charCodeAt(n):n===e.length||n===t.length?e.length-t.length:l===n||r===n?r-l:l-w(e,n,l)-(r-w(t,n,r))||m(e.slice(n,l),t.slice(n,r))||m(e.slice(l),t.slice(r))}var v=e=>e.map(()=>[]);function M({children:e},t){let n=[t];for(let t of n)for(let l of e[t])n.push(l);return n}var b=(e,t)=>[...new Set(t.flatMap(t=>{let n;return void 0===(n=e.we.get(t))?[]:M(e,n)}))].sort((e,t)=>e-t);function $(e,t,n){let{Oe:l=1/0,Rn:r=()=>!1,Be:a,Pn:i=a}=n,o=new Set(t),s=[],h=t.map(e=>({O:e,V:0,steps:[],Re:null,A:"fact",le:null})),d=[...h],f=new Set;for(let u=0;h.length>0&&u<l&&!h.some(({O:e})=>r(e));u++){let l=0===u?i:a,r=[];for(let t of h.flatMap(t=>(({xn:e,F:t},n,l)=>{let r=[],a=[];for(let i=n.O;-1!==i&&!l.has(i);i=e[i]){l.add(i),r.push({O:i,Tn:n,In:[...a]});let o=e[i];-1!==o&&a.push(S("inside",t[i].address,t[o].address))}return r})(e,t,f))){s.push(t);let a=0===u?n.Mn?.get(t.O):void 0;for(let i of[...k(e,t.O,n.W),...a??[]])o.has(i.i)||!l(i.ee)||(o.add(i.i),r.push(A(i,t)))}for(let i of(0===u&&l!==a&&(f=new Set(t)),((e,t,n,l)=>{let{children:r,en:a,F:i}=e,o=(e,l,r)=>{if(n.has(e))return;n.add(e);let a=[S(l,i[r.O].address,i[e].address)],{V:o,le:s}=r;t.push({O:e,V:o,steps:a,Re:r,A:"inference",le:s})};for(let e of t){for(let t of r[e.O])o(t,"contains",e);if(!0===l.Dn)for(let t of a[e.O])o(t,"runs",e)}})(e,r,o,n),h=r.sort((e,t)=>e.O-t.O)))d.push(i)}return{je:d,Nn:s}}var S=(e,t,n)=>({D:e,f:t,i:n,A:"inference"});function k({nn:e,tn:t},n,l){return"from"===l?e[n]:"to"===l?t[n]:[...e[n],...t[n]]}function A({i:e,ee:t},{Tn:l,In:r}){let a=[...r,(({f:e,i:t,I:l,v:r,He:a,A:i,wn:o,On:s})=>{let h=n(l);return{D:s?"reference":"connection",f:e,i:t,...""!==l&&{I:l},...h.length>0&&{ports:h},...r&&{v:r},...a&&!s&&{ie:!0},A:i,...o&&{wn:o}}})(t)];return{O:e,V:l.V+1,steps:a,Re:l,A:N([l,...a]),le:l.le??t}}var N=e=>e.some(({A:e})=>"inference"===e)?"inference":"fact";function C(e,t,{W:n,port:l,Oe:a}){let i=b(e,t),o=({He:e})=>!e,s=$(e,i,{W:n,Be:o,...void 0!==a&&{Oe:a},..."to"===n&&void 0!==l&&{Pn:e=>o(e)&&(({I:e})=>void 0===l||"no"!==r(e,l))(e)}}),h=new Set(i);return("from"===n&&void 0!==l?((e,{Nn:t},n,l)=>{let a=new Map;for(let i of["yes","unknown"])for(let o of t)for(let t of k(e,o.O,"from")){let{ee:s}=t;if(!n(s)||r(s.I,l)!==i)continue;let h=A(t,o);if(!a.has(h.O))for(let t of(a.set(h.O,{...h,on:s}),M(e,h.O).slice(1))){if(a.has(t))continue;let n=I(e,h.O,t),{V:l,le:r}=h,i={O:t,V:l,le:r,steps:[n],Re:h,on:s};a.set(t,{...i,A:"inference"})}}return[...a.values()].sort((e,t)=>e.V-t.V||e.O-t.O)})(e,s,o,l):s.je).filter(({O:e})=>!h.has(e)).map(t=>{let a="to"===n?t.le:O(t);return _(e,t,n,void 0!==l&&null!==a&&"unknown"===r(a.I,l))})}var O=({on:e})=>e??null,I=({F:e},t,n)=>({D:"contains",f:e[t].address,i:e[n].address,A:"inference"});function _(e,t,n,l=!1){let{F:r}=e,{O:a,V:i,A:o,steps:s,Re:h}=t;return{g:r[a],V:i,A:o,steps:"to"===n?[...s].reverse().map(P):s,next:r[h?.O??a].address,...l&&{Ge:!0}}}function P(e){return"contains"!==e.D&&"inside"!==e.D?e:{...e,D:"contains"===e.D?"inside":"contains",f:e.i,i:e.f}}var j=["along","back","any"],E=e=>e<-1?-2-e:-1;function B(e){let[t,n]=[Math.min(...e.map(e=>e.x)),Math.min(...e.map(e=>e.y))];return{x:t,y:n,width:Math.max(...e.map(e=>e.x+e.width))-t,height:Math.max(...e.map(e=>e.y+e.height))-n}}var R=({R:e,h:{x:t,y:n,width:l,height:r}})=>e?{x:t+12,y:n+12}:{x:t+l/2,y:n+r/2},L=(e,{x:t,y:n})=>t>=e.x&&t<=e.x+e.width&&n>=e.y&&n<=e.y+e.height,T=(e,t)=>e.flatMap(({z:[e=-1]},n)=>e===t?[n]:[]),q=(e,t)=>new Set(e.flatMap(({z:e},n)=>n===t||e.includes(t)?[n]:[])),V=(e,t)=>[...q(e,t)].filter(t=>!e[t].R).length;function z({a:e,l:t},n){let l=q(e,n);return t.flatMap(({f:e,i:t,v:r},a)=>{let i=l.has(e);return i===l.has(t)&&e!==n&&t!==n?[]:[{i:i?t:e,ne:a,W:r?"both":i?"out":"in"}]})}function D(e,t){let n=q(e.a,t),l=e.l.flatMap(({f:e,i:t},l)=>n.has(e)||n.has(t)?[l]:[]),r=l.flatMap(t=>[e.l[t].f,e.l[t].i]);return{a:new Set([...n,...r]),l:l}}var W=["reach","reaches","dependents"];function K({rn:e},t){let{D:n,f:l,i:r,I:a="",A:i}=t,o="inside"===n?[r,l]:[l,r];return{ne:e(t),f:Number(o[0]),i:Number(o[1]),I:a,$n:"inference"===i}}function U(e,t){let n=H.get(e)??new Map;H.set(e,n);let l=n.get(t)??(({a:e,l:t},n)=>{let l=({ce:e})=>void 0!==n&&e===n,r=e.flatMap((e,t)=>{if(l(e))return[];let{type:n,R:r,z:a}=e;return[{address:`${t}`,type:n,title:"",parent:void 0===a[0]?null:`${a[0]}`,R:r,Ln:p.has(n)&&"tv_gcp_external_saas"!==n&&!c.has(n)}]}),a=t=>"group"===e[t].type?T(e,t):[t],i=new Map;return{De:(({F:e,connections:t,ue:n,hidden:l,bn:r})=>{let a,i=[...e].sort((e,t)=>x(e.address,t.address)),o=new Map(i.map(({address:e},t)=>[e,t])),s=((e,t)=>{let n=e.map(({parent:e})=>t.get(e??"")??-1),l=new Set;for(let e of n.keys()){let t=new Set;for(let r=e;-1!==r&&!l.has(r);r=n[r])t.add(r),t.has(n[r])&&(n[r]=-1);for(let e of t)l.add(e)}return n})(i,o),h=v(i);s.forEach((e,t)=>{h[e]?.push(t)});let d=v(i);i.forEach(({Wn:e},t)=>{d[o.get(e??"")??-1]?.push(t)});let[f,u]=[v(i),v(i)],p=t.filter(({f:e,i:t})=>o.has(e)&&o.has(t));for(let e of p){let[t,n]=[o.get(e.f),o.get(e.i)];f[t].push({i:n,ee:e}),u[n].push({i:t,ee:e}),e.v&&(f[n].push({i:t,ee:e}),u[t].push({i:n,ee:e}))}for(let e of[...f,...u])e.sort((e,t)=>e.i-t.i);let c=n.filter(({node:e})=>o.has(e)).sort((e,t)=>x(e.address,t.address)),{ue:m,hidden:g}={ue:(a=e=>new Map(e.flatMap(e=>[[e.address,e],[e.ve,e]])))(c),hidden:a(l)};return{F:i,connections:p,we:o,xn:s,children:h,en:d,nn:f,tn:u,ue:m,Sn:c,hidden:g,En:((e,t)=>{let n=new Map;for(let l of e){let e=t(l),r=n.get(e);r?r.push(l):n.set(e,[l])}return n})(r,({i:e})=>e)}})({F:r,connections:t.flatMap((e,t)=>{if(l(e))return[];let{v:n,ie:r,We:o,I:s}=e;return a(e.f).flatMap(l=>a(e.i).map(e=>(i.set(`${l} ${e}`,t),{...{f:`${l}`,i:`${e}`},v:n,He:r,I:s,A:o?"inference":"fact"})))}),ue:[],hidden:[],bn:[]}),rn:({D:e,f:t,i:n})=>"connection"===e?i.get(`${t} ${n}`)??-1:-1}})(e,t);return n.set(t,l),l}var H=new WeakMap,X={change:[],before:["after"],after:["before"]},F=Object.keys(X),G={create:"after",delete:"before"},Y=e=>e.has("after")?"before":e.has("before")?"after":"change",J=(e="")=>/[12]/.test(e),Z=([e,t])=>[...[...e].map((e,t)=>({target:t,M:Number(e)})),...[...t].map((e,t)=>({target:-2-t,M:Number(e)}))].filter(({M:e})=>e>0).sort((e,t)=>e.M-t.M),Q=e=>[...e].reduce((e,t)=>Math.imul(e,31)+t.codePointAt(0)>>>0,7).toString(36),ee=/module\\.([\\w-]+)(?:\\[(?:"(?:[^"\\\\]|\\\\.)*"|\\d+)\\])?\\./y,et=({of:e})=>[...new Set(e.flat())].sort(),en=({a:e},t,n)=>e[n].z.findLast(e=>t.has(e))??n;function el(e,t,n){let l=t=>n.has(ei(e,t))||n.has(e.a[t].ce),r=e.a.map((n,l)=>en(e,t,l)),a=new Map;return e.l.forEach((e,i)=>{let[o,s]=[r[e.f],r[e.i]],h=t.has(o)||t.has(s);if(o===s&&(e.f!==o||e.i!==s)||l(e.f)||l(e.i)||n.has(e.ce)||e.ie&&n.has(ea))return;let d=h?`${o} ${s}`:i,f=a.get(d)?.l??[];f.push(i),a.set(d,{f:o,i:s,l:f})}),{a:new Set(r.filter((e,t)=>e===t&&!l(e))),de:[...a.values()]}}var er="strip:",ea="thin",ei=({a:e},t)=>[t,...e[t].z].map(t=>e[t].type).find(e=>e.startsWith(er));function eo(e,t){let n=new Map;for(let{type:t,b:l}of e.a)t.startsWith(er)&&n.set(t,l[0]);return e.l.some(({ie:e})=>e)&&n.set(ea,t),n}var es=[[[0,0]],[[0,0]]];function eh(e){let t=[];for(let[n,l]of[...e].sort((e,t)=>e[0]-t[0])){let e=t.at(-1);e&&n<=e[1]?e[1]=Math.max(e[1],l):t.push([n,l])}return t}function ed(e,t){let[n,l]=[eh(e),eh(t)],r=[[0,0]],a=0;return l.slice(1).forEach(([e],t)=>{let i=l[t][1],o=n.reduce((t,[n,l])=>t+Math.max(0,Math.min(l,e)-Math.max(n,i)),0);o<=32||(r.push([i,i-a]),a+=o-32,r.push([e,e-a]))}),r}function ef(e,t){let n=e.findIndex(([e])=>e>=t),[[l,r],[a,i]]=[e.at(n<0?-1:Math.max(0,n-1)),e.at(n)];return n>0?r+(t-l)*(i-r)/(a-l):t-l+r}var eu=([e,t],{x:n,y:l})=>({x:ef(e,n),y:ef(t,l)});function ep(e,t){if(e===es)return t;let{x:n,y:l,width:r,height:a}=t,[i,o]=[eu(e,{x:n,y:l}),eu(e,{x:n+r,y:l+a})];return{...i,width:o.x-i.x,height:o.y-i.y}}var ec=/([A-Z])([^A-Za-z]*)/g,em=e=>e.match(/-?[\\d.]+/g)?.map(Number)??[],eg=(e,t)=>e.replace(ec,(e,n,l)=>{let r=em(l).map((e,l)=>"H"===n||"V"!==n&&l%2==0?t({x:e,y:0}).x:t({x:0,y:e}).y);return n+r.join(" ")}),ey=[.25,.5,.75,1],ew={Q:2,C:3};function ex(e){let t=[];for(let[,n="",l=""]of e.matchAll(ec)){let e=em(l),r=t.at(-1)??{x:0,y:0};if("H"===n)t.push({...r,x:e[0]});else if("V"===n)t.push({...r,y:e[0]});else{let l=e.flatMap((t,n)=>n%2==1?[{x:e[n-1],y:t}]:[]),a=ew[n]??0;0===a&&t.push(...l);for(let e=0;a>0&&e<l.length;e+=a){let n=[t.at(-1)??r,...l.slice(e,e+a)];t.push(...ey.map(e=>(function e(t,n){let[l,...r]=t;if(0===r.length)return l;let a=(e,t)=>e+(t-e)*n;return e(r.map((e,n)=>({x:a(t[n].x,e.x),y:a(t[n].y,e.y)})),n)})(n,e)))}}}return t}var ev="Overview",eM=e=>1===e?"1 icon":`${e} icons`,eb=e=>`in ${e||ev}`,e$={in:"Reached from",out:"Leads to",both:"Both directions"},eS="Select the other end",ek="No path found",eA="Everything",eN={along:"along the arrows",back:"against the arrows",any:"ignoring direction"},eC={reach:"What can reach this",reaches:"What does this reach",dependents:"What depends on it"},eO={reach:e=>`What can reach ${e}`,reaches:e=>`What does ${e} reach`,dependents:e=>`What depends on ${e}`},eI=e=>`${e} found`,e_=e=>`${e} inside`,eP=(e,t,n)=>`${e} of ${t}: ${n}`,ej=e=>`Connection with ${e}`,eE="Evidence",eB=e=>`${e} more`,eR="Review",eL=["Data removed or replaced","Opened to the outside","Rights","Removed or replaced","Other changes"],eT=e=>e.replace(/\\s+/g," ").replace(/[\\\\`*_[\\]<>#|~&@!]/g,"\\\\$&"),eq={change:"Change",before:"Before",after:"After"},eV=/<symbol id="([^"]*)"\\/>/g,ez=e=>Math.max(0,e.findIndex(({vn:e})=>e));function eD(e,t,n,l){let r=e.all.findIndex(e=>e.id===n),a=e.L(n)?.level??0,i=0===t?eW(e,l).map(({level:e})=>e):[],o=new Set([...r>0?[r]:[],...i,...a>0?[a]:[]]);return o.delete(t),[...o]}var eW=({Pe:e},t)=>e.filter(({K:e})=>e===t&&-1!==t);function eK({x:e,y:t,width:n,height:l},r,a=1.5){let i=Math.min(a,.97*r.width/n,.97*r.height/l);return{P:i,x:r.width/2-(e+n/2)*i,y:r.height/2-(t+l/2)*i}}var eU=(e,t)=>eK(eF(e),t,1.2),eH=(e,t,n)=>Math.max(-e,0)+Math.min(n-t,0);function eX(e,{x:t,y:n,width:l,height:r},a){let{P:i}=e;if(l*i>a.width||r*i>a.height)return null;let[o,s]=[e.x+t*i,e.y+n*i],h=eH(o,o+l*i,a.width),d=eH(s,s+r*i,a.height);return 0===h&&0===d?e:{P:i,x:e.x+h,y:e.y+d}}var eF=({x:e,y:t,width:n,height:l})=>({x:e-70,y:t-70,width:n+140,height:l+140});function eG({P:e,x:t,y:n},l,r){let a=(t,n,l,r)=>{let[a,i]=[n*e,(n+l)*e],[o,s]=[-a,r-i];return Math.min(Math.max(t,Math.min(o,s)),Math.max(o,s))};return{P:e,x:a(t,l.x,l.width,r.width),y:a(n,l.y,l.height,r.height)}}var eY=(e,t)=>e.x<t.x+t.width&&t.x<e.x+e.width&&e.y<t.y+t.height&&t.y<e.y+e.height,eJ=e=>document.getElementById(e);function eZ(e,t={},...n){let l=Object.assign(document.createElement(e),t);return l.append(...n),l}var eQ=(e,t,n)=>eZ("button",n?{onclick:e,title:n}:{onclick:e},t),e0=e=>eZ("ul",{},...e.map(e=>eZ("li",{},e)));function e1(e,t){for(let n in t){let l=`${t[n]}`;e.getAttribute(n)!==l&&e.setAttribute(n,l)}}function e2(e,t,...n){let l=document.createElementNS("http://www.w3.org/2000/svg",e);return e1(l,t),l.append(...n),l}var e4=(...e)=>e.filter(Boolean).join(", ");function e6(e){eJ("say").textContent=e}function e8(e,t,n){e?.classList.toggle(t,n)}function e3(e,t){e8(e,"side","change"!==t),e8(e,"was","before"===t)}var e5=new AbortController,e7=e=>e5.signal.addEventListener("abort",e);function e9(e,...t){let n=t.map(e=>e instanceof Element?e:eZ("span",{},e));e.append(...n),e7(()=>{for(let e of n)e.remove()})}var te=(e,t,n)=>e.addEventListener(t,n,{passive:!1,signal:e5.signal}),tt=({m:e})=>e.a.flatMap(({R:e,z:t},n)=>e&&t.length>0?[n]:[]),tn=matchMedia("(prefers-color-scheme:dark)").matches,tl=new Set,tr=!1;function ta({a:e,l:t,m:n},l,r,a=!1){let[i,o]=[new Set(l),new Set(r)];e.forEach((e,t)=>{e8(e,"gone",!i.has(t))}),t.forEach((e,l)=>{let[r]=e;for(let t of e)e8(t,"gone",!o.has(l));e8(r,"thin",n.l[l].ie),e8(r,"dash",n.l[l].We),e8(r.parentElement,"lines",!0),e8(r.parentElement,"apart",o.size<t.length||a)})}var ti=({tagName:e})=>"title"!==e&&"rect"!==e;function to(e,{x:t,y:n,height:l}){let r=[...e.children].filter(ti).map(e=>e.getBBox()).filter(e=>e.height<Math.max(l/2,60)),a=Math.max(t+80,...r.map(e=>e.x+e.width))+10,i=Math.max(n+24,...r.map(e=>e.y+e.height));return{x:t,y:n,width:a-t,height:i+20+2-n}}var ts=(e,t)=>e.find(e=>L(t,e))??e.at(-1),th=({m:e},{l:t})=>t.find(t=>!e.l[t].change)??t[0];function td(e,{x:t,y:n}){let l=Math.atan2(n-e.y,t-e.x),[r,a]=[Math.cos(l),Math.sin(l)],i=`l${-8*r-4.2*a} ${-8*a+4.2*r}l${8.4*a} ${-8.4*r}`;return`M${t} ${n}${i}z`}var tf=(e,t,n)=>e2("text",{x:e,y:t,"font-size":12},n);function tu(e){let t=new Map;return n=>(t.has(n)||t.set(n,e(n)),t.get(n))}function tp(e,t,n){0!==t||0!==n?e1(e,{transform:`translate(${t} ${n})`}):e.removeAttribute("transform")}var tc=e=>new DOMParser().parseFromString(e,"image/svg+xml").documentElement;function tm(e){let t=e.querySelector("title").textContent.split(`\n`),n=t.at(-1)===e.dataset.address;return{b:n?t.slice(0,-1):t,Ce:n}}var tg=e=>[...e.querySelectorAll("[data-address]")],ty=({undrawn:e=[]})=>e.flatMap(([e,t,...n])=>n.map(n=>{let[l="",r=""]=n.split(`\n`);return{id:l,name:r,K:e,Ve:t}})),tw=e=>[e.getAttribute("data-from"),e.getAttribute("data-to")];function tx(e,t){var n;let l,r,a,i,o,s,h=tg(e),d=h.map((e,n)=>(e=>{let[t,n,l,r]=["x","y","width","height"].map(t=>Number(e.getAttribute(t)));return{x:t,y:n,width:l,height:r}})(e.querySelector(n<t.boxes?"rect":"use"))),f=(s=t.boxes,d.map((e,t)=>{let{x:n,y:l}=R({R:t<s,h:e}),r={x:n+2,y:l};return d.slice(0,Math.min(t,s)).flatMap((e,t)=>L(e,r)?[t]:[]).reverse()})),u=new Map;for(let[e,n,...l]of t.revisions??[])h[e].append(tc(n)),u.set(e,l);let p=new Set(h.map(({dataset:e})=>e.ghost)),c=h.map((e,n)=>{let{address:l="",type:r="",change:a,ghost:i}=e.dataset;return{id:l,...tm(e),...t.extra?.includes(n)&&{Ce:!1},oe:t.told?.[n]??0,before:u.get(n),type:r,R:n<t.boxes,h:d[n],z:f[n],ce:((e="",t,n)=>G[e]??(t?"before":n?"after":void 0))(a,void 0!==i,p.has(l))}}),m=new Map(c.map(({id:e},t)=>[e,t])),g=new Map;for(let t of e.querySelectorAll("[data-from]")){let e=tw(t).join(" ");g.set(e,[...g.get(e)??[],t])}let y=[...g.values()];return{Y:e,a:h,l:y,steps:t.flows.flatMap(({name:e,steps:t})=>t.map(t=>[e,...t])),...(n=[...g.keys()],l=y.map(([e])=>e.querySelector("path").getAttribute("d")),r=[],a=[],i=e=>(r[e]??=ex(l[e]),r[e]),o=(e,...t)=>i(e).flatMap((e,n,l)=>{let r=l[n-1]??e,a=t.some(t=>(({x:e,y:t,width:n,height:l},r,a)=>Math.max(r.x,a.x)>=e&&Math.min(r.x,a.x)<=e+n&&Math.max(r.y,a.y)>=t&&Math.min(r.y,a.y)<=t+l)(t,r,e))&&Math.ceil(Math.hypot(e.x-r.x,e.y-r.y)/4)||1,i=(e,t,n)=>e+(t-e)*(n+1)/a;return[...Array(a).keys()].map(t=>({x:i(r.x,e.x,t),y:i(r.y,e.y,t)}))}),{Gn:i,Qe:o,pn(e){let t=e.closest("[data-from]");return t?n.indexOf(tw(t).join(" ")):-1},Fn(e,t,n){a[e]??=B(i(e).map(e=>({...e,width:0,height:0})));let{x:l,y:r,width:s,height:h}=a[e],[d,f,u]=[t.x-n,t.y-n,2*n];return L({x:l-n,y:r-n,width:s+2*n,height:h+2*n},t)?o(e,{x:d,y:f,width:u,height:u}):[]}}),off:t.off??[],risks:t.risks,m:{a:c,undrawn:ty(t),l:y.map(([e],n)=>{let[l,r]=tw(e),a=Number(t.kinds[n]),i=(1&a)>0,o=e.querySelector("title").textContent.slice(l.length+r.length+(i?5:4)),s=e.dataset.change?o.lastIndexOf(", "):o.length;return{f:m.get(l),i:m.get(r),v:i,ie:(4&a)>0,We:(2&a)>0,I:o.slice(2,s),change:o.slice(s+2),ce:((e="")=>G[e])(e.dataset.change)}})}}}var tv=()=>e6("Copied");async function tM(e,t){let n=e=>navigator.clipboard.write([new ClipboardItem(Object.fromEntries(e.map(e=>[e.type,e])))]);try{await n(t).catch(()=>n(t.slice(-1))),tv()}catch{eZ("a",{href:URL.createObjectURL(t[0]),download:`${document.title}.${e}`}).click(),e6("Saved")}}var tb=e=>new Blob([e],{type:"text/plain"}),[t$,tS]=[277,10],tk=new CSSStyleSheet;document.adoptedStyleSheets=[tk];var tA={fill:!0,stroke:!0,"stroke-width":!0,"stroke-dasharray":!0,"stroke-opacity":!0,opacity:!1},tN=(e,t)=>eZ("div",{},eZ("h2",{tabIndex:-1},t),eQ(()=>e.T(-1),"\u2715","Close"));function tC(e,t,n=""){let l=eQ(()=>e.T(t),e.$(t));return l.value=`${t}`,l.append(eZ("small",{},n)),l}var tO=(e,t)=>0===t.length?[]:[eZ("h3",{},e),e0(t)],tI=({b:e,oe:t=0})=>e.slice(e.length-t),t_=(e,{i:t,ne:n})=>eZ("div",{className:"row"},tC(e,t,(({I:e,change:t})=>e4(e,t))(e.m.l[n])),eQ(()=>e.T(-2-n),"\u21A6",ej(e.$(t)))),tP=e=>`part ${e}`;function tj(e,t,n=""){let{id:l,name:r}=e.m.undrawn[t],a=eQ(()=>e.Xe(t),r||l);return a.value=tP(t),a.append(eZ("small",{},e4(r&&l,n))),a}var tE=({id:e,b:t})=>t.slice(0,2).join(" ").trim()||e,tB=({levels:e},{id:t,b:n,level:l})=>e4(tE({id:"",b:n})&&t,eb(e.all[l].title));function tR({levels:e,xe:t,g:n,m:l},{id:r,level:a}){let i=l.a[n.w]?.id;if(t&&void 0!==i){let t=[i,r];e.open(e.pe({id:"",ways:t}),{ways:t})}else e.open(a,{id:r})}function tL(e,t){let n=eQ(()=>tR(e,t),tE(t));return n.append(eZ("small",{},tB(e,t))),n}var tT=(e,{K:t,Ve:n})=>-1===t?`Not drawn: ${n}`:`${n} ${e.$(t)}`;function tq(e,t){let[n,l,r]=(([e,t],[n,l,r])=>{let[a,i]=t[l??-1]??["",""],o=i.startsWith("https://");return[e[n],a&&`${a}:${r}`,o?i+r:""]})(e,t),a=r?eZ("a",{href:r,target:"_blank",rel:"noreferrer"},l):l;return eZ("p",{},n,n&&l?", ":"",a)}function tV({B:e},t){for(let t of F.flatMap(e=>X[e]))e.delete(t);for(let n of X[t])e.add(n)}var tz=/~\\d+$/;function tD({m:e,G:t,_:n},l){let r=E(l);return r<0?t.a.has(en(e,n,l)):t.de.some(({l:e})=>e.includes(r))}var tW=({name:e,te:t})=>t>1?`${e} \\xd7${t}`:e,tK=!1,tU=F.flatMap(e=>X[e]);function tH(e,t){for(let n of(e.clear(),t))e.add(n)}var tX={w:-1,k:-1,J:null,ae:null,X:-1};function tF(e){let{J:t,ae:n}=e.g;e.Se=t&&tJ(e,t),e.Te=n&&((e,{D:t,fe:n,port:l},r)=>{let a=U(e,r),i=[`${n}`],o="reach"===t?"to":"from",s="dependents"===t?((e,t,{Oe:n,k:l}={})=>{let{F:r}=e,a=((e,t)=>{let n=new Map;for(let l of t){let t=e.we.get(l);void 0!==t&&n.set(t,null)}for(let t of n.keys()){for(let l of e.children[t])n.has(l)||n.set(l,{D:"contains",f:t});for(let l of e.en[t])n.has(l)||n.set(l,{D:"runs",f:t})}return n})(e,t),i=[...a.keys()].sort((e,t)=>e-t),{je:o}=$(e,i,{W:"to",Dn:!0,Be:()=>!0,Mn:((e,t,n)=>{let l=new Map,r=(t,n)=>{let r=(e.En.get(n)??[]).flatMap(n=>{let l=e.we.get((({ue:e,we:t},n)=>t.has(n)?n:e.get(n)?.node??"")(e,n.f))??t;return l===t?[]:[{i:l,ee:{...n,v:!1,He:!0,I:"",A:"fact",On:!0}}]});l.set(t,[...l.get(t)??[],...r])};if(void 0!==n){let a=e.ue.get(n);for(let e of t.slice(0,1))r(e,a?.address??n);return l}for(let n of t)r(n,e.F[n].address);let a=new Set(t);for(let{node:t,address:n}of e.Sn){let l=e.we.get(t);a.has(l)&&r(l,n)}return l})(e,i,l),...void 0!==n&&{Oe:n}});return o.flatMap(t=>{let n=a.get(t.O);if(void 0===n)return[_(e,t,"to")];let i=r[t.O];if(null===n&&void 0===l)return[];let o=null===n?l:r[n.f].address,s={D:n?.D??"part",f:o,i:i.address,A:"fact"};return[{g:i,next:o,V:0,A:"fact",steps:[s]}]})})(a.De,i):C(a.De,i,{W:o,...""!==l&&{port:l}}),h=""===l||"reaches"!==t?[]:((e,t)=>{let[n,l]=[e,t].map(e=>new Map(e.map(e=>[e.g.address,e]))),r=new Set;for(let{next:t}of e)for(let e=l.get(t);e&&!n.has(e.g.address)&&!r.has(e);e=l.get(e.next))r.add(e);return[...r]})(s,C(a.De,i,{W:o})),d=new Set(s),f=[...s,...h].sort((e,t)=>e.V-t.V),u=f.flatMap(e=>e.steps.map(e=>K(a,e))),p=f.filter(({g:t})=>(({R:e,Ce:t})=>!e||t)(e.a[Number(t.address)]));return{a:[n,...u.flatMap(({f:e,i:t})=>[e,t])],l:u.map(({ne:e})=>e),Vn:p.map(e=>((e,{g:t,V:n,steps:l,Ge:r},a)=>({at:Number(t.address),V:n,steps:l.map(t=>K(e,t)),Ge:!0===r,_n:a}))(a,e,!d.has(e))),te:p.filter(e=>d.has(e)).length,An:s.filter(({g:e})=>e.Ln).length}})(e.m,n,tY(e,[n.fe]))}function tG(e){let{w:t,J:n,X:l}=e.g,{a:r,l:a}=E(t)>=0||l>=0?tZ(e):e.Se??e.Te??{a:n??(t<0?[]:[t]),l:[]};return{a:[...r],l:[...a].filter(e=>e>=0)}}function tY({m:e,B:t},n){return n.some(t=>"before"===e.a[t].ce)||"before"===Y(t)?"after":"before"}var tJ=(e,[t,n])=>((e,t,n,l)=>{let{De:r,rn:a}=U(e,l),i=((e,t,n,l=j)=>{let[r,a]=[b(e,t),b(e,n)],i=new Set(a);if(r.some(e=>i.has(e)))return null;for(let t of l){let[n,l]="back"===t?[a,new Set(r)]:[r,i],{je:o}=$(e,n,{W:"any"===t?"any":"from",Be:()=>!0,Rn:e=>l.has(e)}),s=o.find(({O:e})=>l.has(e));if(void 0!==s)return{Fe:t,Cn:(e=>{let t=[];for(let n=e;null!==n;n=n.Re)t.push(n);return t.reverse().flatMap(({steps:e})=>e)})(s),A:s.A}}return null})(r,[`${t}`],[`${n}`]);if(null===i)return null;let{Fe:o,Cn:s}=i,h=q(e.a,"back"===o?n:t),d=[s[0].f,s[0].i].find(e=>h.has(Number(e))),f=[Number(d)],u=[];for(let e of s){let{D:t,f:n,i:l}=e;d=n===d?l:n,"connection"===t&&(f.push(Number(d)),u.push(a(e))),"contains"===t&&f.splice(-1,1,Number(d))}return{Fe:o,a:f,l:u}})(e.m,t,n,tY(e,[t,n]));function tZ({m:e,g:t,N:n,he:l,se:r,Se:a,Te:i,gn:o}){let{w:s,J:h,X:d}=t,f=E(s);if(a??i)return a??i;if(h)return{a:h,l:[]};if(f>=0)return{a:tQ(e,[f]),l:[f]};if(s>=0)return D(e,s);let[,,,,u,p]=n.steps[d]??[];if(p)return{a:[...u,...tQ(e,p)],l:p};let c=o.map(E).filter(e=>e>=0),m={a:[...o.filter(e=>e>=0),...tQ(e,c)],l:c};return m.a.length>0?m:r.length>0?((e,t,n)=>{let[l]=e,r=new Set(l?.of.flatMap((n,l)=>e.every(({of:e},n)=>""===t[n]||e[l].includes(t[n]))?[l]:[]));return{a:r,l:n.flatMap(({f:e,i:t},n)=>r.has(e)&&r.has(t)?[n]:[])}})(l,r,e.l):null}var tQ=({l:e},t)=>t.flatMap(t=>[e[t].f,e[t].i]),t0={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]};function t1({levels:e,m:t},n){let[l]=eD(e,e.S,t.a[n]?.id??"",n);void 0!==l&&e.open(l)}var t2=200,t4=({levels:{Pe:e,L:t}},{id:n})=>t(n)?.Ke??e.length;function t6(e,t){let n,l=t.toLowerCase().split(/\\s+/).filter(Boolean);return(n=t.toLowerCase().split(/\\s+/).filter(Boolean),e.map(({b:[e="",t="",...l],id:r,type:a},i)=>{let o=[t,e,r,a,...l].join(`\n`).toLowerCase(),s=n.map(e=>o.indexOf(e));return{at:i,h:s.includes(-1)?-1:Math.max(-1,...s)}}).filter(({h:e})=>e>=0).sort((e,t)=>e.h-t.h).map(({at:e})=>e)).map(t=>e[t]).filter(({key:e})=>void 0===e||l.some(t=>e.toLowerCase().includes(t)))}var t8=(e,t)=>e0(T(e.m.a,t).map(t=>{let{b:n,R:l}=e.m.a[t],r=tC(e,t,n.slice(2).join(", "));return l?eZ("div",{},r,t8(e,t)):r})),t3=[[],[],[],[],[]],t5=e=>[eZ("code",{},...e.split(/(?<=\\.)/).flatMap(e=>[e,eZ("wbr")])),eQ(()=>navigator.clipboard?.writeText(e).then(tv),"Copy")];function t7({levels:e,m:t},n,l){let{all:r,S:a}=e,i=r.length-1,o=n.every(n=>[0,a].includes(e.L(t.a[n].id)?.level??-1));return r[i]?.id==="*"&&a!==i&&o?[eQ(()=>e.open(i,l),"In everything")]:[]}var t9=eJ("stage"),ne=document.title;function nt(e,[t,n,r],a){var i;let o,s,h=tx(e,n),{a:f}=h.m,p=[{name:"Module",of:f.map(({id:e})=>(e=>{let t=[];ee.lastIndex=0;for(let n=ee.exec(e);n;n=ee.exec(e))t.push(n[1]);return t.map((e,n)=>t.slice(0,n+1).join("."))})(e))},...r?(([e,,,,t])=>t.map(([t,n])=>({name:t,of:n.map(t=>t.map(t=>e[t]))})))(r):[]].filter(e=>et(e).length>1),c=((e,t,n)=>{var l;let r,a,i,o,s=eJ("stage"),h=((e,t)=>{let{width:n,height:l}=e.viewBox.baseVal,r=Math.max(0,Math.min(...t.map(({h:e})=>e.y))-24);return Number.isFinite(r)?{x:0,y:r,width:n,height:l-r}:{x:0,y:0,width:n,height:l}})(e,t),d=h,f=e=>e,u=()=>({x:s.offsetLeft,y:s.offsetTop,width:s.clientWidth,height:s.clientHeight}),p=()=>t.map(({R:e,h:t})=>({R:e,h:f(t)})),c=()=>((e,t,n,l)=>{let r=eK(e,l),a=l.width<=640;if(r.P>=(a?.5:.6))return r;if(n.length>0){let t=eU(B(n),l);return!a||t.P>=.5?t.P>r.P?t:r:eG(eK(n[0],l,.6),e,l)}let[i]=t.filter(({R:e})=>!e).sort((e,t)=>e.h.x-t.h.x);if(!a||!i)return r;let{x:o,y:s,height:h}=i.h;return eG({P:.6,x:32-.6*o,y:l.height/2-(s+h/2)*.6},e,l)})(d,p(),n.map(f),u()),m=(l=c(),r=[],a=[],i=0,e7(()=>clearTimeout(i)),o={H:l,ye:"home",stage:u(),Ue(t,n="free"){for(let l of(Object.assign(o,{H:t,ye:n,stage:u()}),e.style.willChange="transform",e.style.transform=`translate(${t.x}px,${t.y}px) scale(${t.P})`,clearTimeout(i),i=window.setTimeout(()=>{for(let n of(e.style.willChange="",a))n(t.P)},150),r))l(t)},Ae(e){r.push(e),e(o.H)},Ye(e){a.push(e),e(o.H.P)}}),{Ue:g,Ae:y,Ye:w}=m,x=()=>{let{H:e,ye:t,stage:n}=m,l=u();if(String(Object.values(l))===String(Object.values(n)))return;let r=null!==document.querySelector("aside:not([hidden])");g("home"!==t||r?(({P:e,x:t,y:n},l,r,a)=>eG({P:e,x:t+r.x-a.x,y:n+r.y-a.y},l,a))(e,d,n,l):c(),t)},v=e=>{e!==m.H&&g(e,"free"===m.ye?"free":"shown")},M={cn:u,Ue:g,Ae:y,Ye:w,dn(){g((c=()=>eK(d,u()))(),"home")},qe:(e,t)=>g({...m.H,x:m.H.x+e,y:m.H.y+t}),ge:(e,t={x:u().width/2,y:u().height/2})=>g((({P:e,x:t,y:n},l,r)=>{let a=Math.min(Math.max(.02,e*l),8),i=a/e;return{P:a,x:r.x-(r.x-t)*i,y:r.y-(r.y-n)*i}})(m.H,e,t)),mn(...e){x(),v(((e,t,n)=>{let l=t.at(-1),r=1===t.length&&eX(e,l,n)===e?[l]:[...t.map(eF),l];for(let t of e.P<.45?[]:r){let l=eX(e,t,n);if(l)return l}return eK(l,n,Math.max(e.P,.6))})(m.H,e,u()))},frame:e=>v(eU(e,u())),fit(e){$(d=(f=e)(h),p()),"home"===m.ye&&g(c(),"home")},follow(e,t){let{H:n,ye:l}=m;"home"!==l&&g({...n,x:n.x+e*n.P,y:n.y+t*n.P},l)},Hn(){"free"!==m.ye&&g(c(),"home")},Bn({x:e,y:t}){let{H:n}=m;return{x:(e-n.x)/n.P,y:(t-n.y)/n.P,jn:1/n.P}}},b=new ResizeObserver(x);b.observe(s),e7(()=>b.disconnect());let $=((e,t)=>{if(t.filter(({R:e})=>!e).length<=100)return()=>{};let n=e2("svg",{class:"map","aria-hidden":"true"}),l=e2("rect",{}),[r,a]=[1,1],i={x:0,y:0,width:0,height:0},o=({buttons:t,offsetX:n,offsetY:l})=>{let o={x:n/a,y:i.y+l/a,width:1,height:1};t>0&&e.Ue(eK(o,e.cn(),r))};return te(n,"pointerdown",o),te(n,"pointermove",o),e9(document.body,n),e.Ae(t=>{r=t.P;let a=(({x:e,y:t,P:n},{width:l,height:r})=>({x:-e/n,y:-t/n,width:l/n,height:r/n}))(t,e.cn()),{y:o,width:s,height:h}=i;e8(n,"gone",L(a,{x:0,y:o})&&L(a,{x:s,y:o+h})),e1(l,{...a})}),(e,t)=>{let{y:r,width:o,height:s}=i=e;a=200/Math.max(o,s);let h=e=>e2("path",{d:t.flatMap(({R:t,h:{x:n,y:l,width:r,height:a}})=>t===e?[`M${n},${l}h${r}v${a}h${-r}z`]:[]).join("")});e1(n,{viewBox:`0 ${r} ${o} ${s}`,width:o*a}),n.replaceChildren(h(!0),h(!1),l)}})(M,t);return $(d,t),g(c(),"home"),M})(e,f,(({risks:e,m:{a:t,l:n}})=>Z(e??["",""]).map(({target:e})=>{let l=n[E(e)];return l?B([t[l.f].h,t[l.i].h]):t[e].h}))(h)),m=((e,t,n,l)=>{let{m:r}=e,{a:a}=r,i={N:e,m:r,_:new Set,un:new Map},o=new Set(e.off),s={...i,...(({N:e,m:t,_:n,un:l,B:r})=>{let{a:a,l:i}=t,o=e=>{let{b:t,oe:n=0,before:l}=a[e];return"before"===Y(r)&&l||t.slice(0,t.length-n)},s=e=>{let t=i[E(e)];return t?`${s(t.f)} ${t.v?"\u2194":"\u2192"} ${s(t.i)}`:o(e).slice(0,2).join(" ")||a[e].id};return{$:s,wordsOf:o,Ze:t=>l.get(t)??e.a[t],yn(e){let{address:t}=e.closest("[data-address]")?.dataset??{};return a.findIndex(({id:e})=>e===t)},Ne(e){let l,r=i[E(e)];return r?e4(s(e),r.I,r.change):e4(s(e),...a[e].b.slice(2),a[e].R?e_(V(a,e)):"",n.has(e)?"collapsed":"",(l=z(t,e).length,`${l} connection${1===l?"":"s"}`))}}})({...i,B:o}),me:t,he:n,levels:l,B:o,done:new Set,j:[],be:new Map,q:es,L:e=>ep(s.q,s.be.get(e)??a[e].h),fn:new Map,G:el(r,i._,o),g:tX,se:[],Se:null,Te:null,gn:[],xe:!1,$e:!1,T(e,t=s.xe){let{w:n}=s.g;return t&&e>=0&&n>=0?(s.$e=null===tJ(s,[n,e]),s.$e)?void(e6(ek),s.re()):s.U({J:[n,e]}):s.U({w:e})},Xe(e){s.U({k:e,w:r.undrawn[e].K})},U(e){let n={...tX,...e};s.g=-1===n.w&&n.k<0&&!n.J&&!n.ae&&n.X<0?tX:n,s.xe=s.$e=!1,(e=>{tF(e);let{m:t,_:n,B:l}=e,r=tG(e);for(let e of r.a)for(let l of t.a[e].z)n.delete(l);for(let e of((e,t,{a:n,l:l})=>{let r=t=>[ei(e,t),e.a[t].ce],a=new Set([...[...n].flatMap(r),...[...l].flatMap(t=>{let{f:n,i:l,ie:a,ce:i}=e.l[t];return[...r(n),...r(l),i,a?ea:void 0]})]);return[...t].filter(e=>a.has(e))})(t,l,r))l.delete(e)})(s),s.re();let{a:l}=tG(s),r=e=>B([...e].map(s.L));s.Se??s.Te?t.frame(r(l)):l.length>0?t.mn(r(tZ(s).a),r(l)):t.Hn()},re(){for(let e of(s.G=el(r,s._,o),tF(s),h(),d(tZ(s)),s.j))e()},Le:(e,t)=>((e,t,n)=>{let[l]=t;if(void 0===l)return;let r=e.L(l);for(let l of t)e._[n?"add":"delete"](l);e.re();let a=e.L(l);e.me.follow(r.x-a.x,r.y-a.y)})(s,e,t)},h=(e=>{let{Y:t,m:n}=e.N,l=e2("g",{class:"more"});t.append(l);let r=(e=>{let{m:t,be:n,B:l,me:r,N:a}=e,i=tu(e=>e.getAttribute("d")),o=tu(e=>e.getBBox()),s=tu(e=>["width","height"].map(t=>Number(e.getAttribute(t)))),h=(({N:{Y:e},m:t})=>{let[n,l]=[e.width.baseVal.value,e.height.baseVal.value],r=Math.max(...t.a.map(({h:e})=>e.y+e.height)),a=e=>e.matches("g, path, text")&&e.getBBox().y>r,i;return([t,o])=>{i??=[...e.children].filter(a);let s=ef(o,r)-r;for(let e of i)tp(e,0,s);let h=i.map(e=>e.getBBox()).map(({x:e,width:t})=>e+t),[d,f]=[Math.max(ef(t,n),...h),l+s];e1(e,{width:d,height:f,viewBox:`0 0 ${d} ${f}`})}})(e),d="",f=(l,r)=>{let{R:a,h:i}=t.a[r],o=n.has(r)?i:ep(e.q,i),[h,d]=[o.width-i.width,o.height-i.height];for(let e of(tp(l,o.x-i.x+(a?0:h/2),o.y-i.y+(a?0:d/2)),a?l.querySelectorAll("rect"):[])){let[t=0,n=0]=s(e),l=t>=i.width/2,r={width:Math.max(0,t+h),height:Math.max(0,n+d)};l&&e1(e,r)}};return t=>{let s=0===n.size?"":[...n.keys(),...l].join();if(s!==d){for(let[l,...r]of(d=s,e.q=0===n.size?es:(({m:e,N:t,be:n},l,r)=>{let[a,i]=[[],[]],o=({x:e,y:t,width:n,height:l},r)=>{a.push([e-r,e+n+r]),i.push([t-r,t+l+r])};for(let n of l.a){let{R:l,h:a}=e.a[n],{x:i,y:s,width:h,height:d}=a;o(l?to(t.a[n],a):r(t.a[n]),16),l&&o({x:i+h,y:s+d,width:0,height:0},16)}for(let e of n.values())o(e,16);for(let e of l.l)for(let n of t.l[e].slice(1))o(r(n),6);for(let e of[...l.l.map(t.Gn),...l.routes])e.slice(1).forEach(({x:t,y:n},l)=>{let r=e[l];n!==r.y&&a.push([Math.min(t,r.x)-6,Math.max(t,r.x)+6]),t!==r.x&&i.push([Math.min(n,r.y)-6,Math.max(n,r.y)+6])});let s=[...n.keys()].map(t=>e.a[t].h);return[ed(s.map(({x:e,width:t})=>[e,e+t]),a),ed(s.map(({y:e,height:t})=>[e,e+t]),i)]})(e,t,o),a.a.forEach(f),a.l))for(let t of(((e,t,n)=>{let l=t=>{let[n]=ex(t),{x:l,y:r}=eu(e,n);return eg(t,e=>({x:e.x+l-n.x,y:e.y+r-n.y}))};t.querySelectorAll("path").forEach((t,r)=>{let a=n(t);e1(t,{d:e===es?a:0===r?eg(a,t=>eu(e,t)):a.replace(/M[^M]+/g,l)})})})(e.q,l,i),r)){let{x:n,y:l,width:r,height:a}=o(t),i={x:n+r/2,y:l+a/2},s=eu(e.q,i);tp(t,s.x-i.x,s.y-i.y)}h(e.q),r.fit(t=>ep(e.q,t))}}})(e);return()=>{let{G:t,_:a,un:i,be:o,fn:s}=e,h=({f:e,i:t})=>a.has(e)||a.has(t);for(let[,e]of s)e.remove();for(let n of(i.clear(),s.clear(),l.replaceChildren(),[...a].filter(e=>t.a.has(e))))i.set(n,(({N:e,m:t,$:n},l)=>{let{x:r,y:a}=t.a[l].h,i=e.a[l].cloneNode(!0);i.removeAttribute("class");let o=[...i.children].some(ti);return i.append(...o?[]:[tf(r+10,a+20,n(l))],tf(r+10,a,e_(V(t.a,l)))),i})(e,n)),l.append(i.get(n));for(let[t,l]of(o.clear(),i))o.set(t,(({G:e,N:t,m:n},l,r)=>{let{h:a}=n.a[l],i=e.de.flatMap(({f:e,i:n,l:[r=0]})=>[...e===l?[ts([...t.Qe(r,a)].reverse(),a).y]:[],...n===l?[ts(t.Qe(r,a),a).y]:[]]),o=i.sort((e,t)=>e-t)[i.length>>1];if(void 0===o)return r;let s=Math.max(a.y,Math.min(o-r.height/2,a.y+a.height-r.height));return{...r,x:a.x+Math.max(0,a.width-r.width)/2,y:s}})(e,t,to(l,n.a[t].h)));let[d,f]=[t.de.filter(h),t.de.filter(e=>!h(e))],u=d.map(t=>((e,t)=>{let{N:n,m:l,be:r}=e,a=[t.f,t.i].map(e=>l.a[e].h),i=n.Qe(th(e,t),...a),o=(e,t)=>{let n=r.get(e);if(!n)return;let a=t?[...i].reverse():i,o=a.findIndex(t=>L(l.a[e].h,t)),s=o<0?a:a.slice(0,o+1),h=(({x:e,y:t},n,l)=>{let[r,a]=[l.x+l.width,l.y+l.height],i=2*e<l.x+r,o=Math.max(l.y-t,t-a);if(o<=0)return[{x:i?l.x:r,y:t}];let s=8+(l.width/2-8)*Math.min(1,o/n.height),h=e>l.x&&e<r?e:i?l.x+s:r-s;return[{x:h,y:t},{x:h,y:t<l.y?l.y:a}]})(s.at(-1),l.a[e].h,n),d=[...s.slice(0,1+s.findLastIndex(e=>Math.hypot(e.x-h[0].x,e.y-h[0].y)>10)),...h];i=t?d.reverse():d};return o(t.f,!0),o(t.i,!1),i})(e,t)),p=f.flatMap(({l:e})=>e),c=[...t.a].filter(e=>!a.has(e));for(let[t]of(ta(e.N,c,p,o.size>0),r({a:c,l:p,routes:u}),o))((e,t,n)=>{for(let l of e.querySelectorAll("rect")){let[e,r]=[l.width.baseVal.value,l.height.baseVal.value];e<t.width/2||e1(l,{width:e+n.width-t.width,height:r+n.height-t.height})}e.lastElementChild.setAttribute("y",`${t.y+n.height-8}`),e1(e,{transform:`translate(${n.x-t.x} ${n.y-t.y})`})})(i.get(t),n.a[t].h,e.L(t));d.forEach((t,n)=>{let r=u[n].map(t=>eu(e.q,t)),[a,...i]=((e,t,n)=>{let{N:l,m:r}=e,{l:a}=t,i=a.some(e=>r.l[e].v),[o]=l.l[th(e,t)],s=o.cloneNode(!0);e8(s,"gone",!1);let[h,d]=s.querySelectorAll("path");if(e1(h,{d:`M${n.map(({x:e,y:t})=>`${e} ${t}`).join("L")}`}),e1(d,{d:td(n.at(-2),n.at(-1))+(i?td(n[1],n[0]):"")}),o.after(s),1===a.length)return[s];let{x:f,y:u}=(e=>{let t=e.slice(1).map(({x:t,y:n},l)=>Math.hypot(t-e[l].x,n-e[l].y)),n=t.reduce((e,t)=>e+t,0)/2,l=t.findIndex(e=>(n-=e)<=0),r=1+n/(t[l]||1),[a,i]=[e[l],e[l+1]];return{x:a.x+(i.x-a.x)*r,y:a.y+(i.y-a.y)*r}})(n);return[s,e2("rect",{x:f-11,y:u-9,width:22,height:18,rx:9}),tf(f-3.5*`${a.length}`.length,u+4,`${a.length}`)]})(e,t,r);s.set(t.l[0],a),l.append(...i)})}})(s),d=(e=>{let{Y:t,l:n,m:l,a:r,risks:a=["",""]}=e.N,i=null;n.forEach((e,t)=>{for(let n of e)e8(n,"red",J(a[1][t]))}),l.a.forEach(({R:e,h:{x:t,y:n,width:l,height:i}},o)=>{e8(r[o],"red",J(a[0][o])),e||(e8(r[o],"n",!0),r[o].append(e2("rect",{x:t,y:n,width:l,height:i,fill:"transparent"})))});let o=r=>{for(let e of t.querySelectorAll(".on, .end"))e.classList.remove("on","end");if(null===r)return;let a=(t,n)=>e8(e.Ze(en(l,e._,t)),n,!0);for(let e of r.a)for(let t of[e,...l.a[e].z])a(t,"on");for(let t of(({m:e,g:{w:t,J:n,ae:l}})=>E(t)>=0?tQ(e,[E(t)]):l?[l.fe]:n??[])(e))a(t,"end");let i=new Set(r.l);for(let t of e.G.de){if(!t.l.some(e=>i.has(e)))continue;let l=t.l[0];for(let t of[...n[l],e.fn.get(l)])e8(t,"on",!0)}};return te(t,"pointerover",({target:t})=>{if(null!==i)return;let n=e.yn(t),r=e.N.pn(t);o(l.a[n]?.R===!1?D(l,n):r<0?null:{a:tQ(l,[r]),l:[r]})}),te(t,"pointerleave",()=>o(i)),e=>{i=e,e8(t,"dim",null!==e),o(e)}})(s);return s})(h,c,p,a),g=((e,t)=>{let{levels:n,m:l}=e,r=t.map(([t,n,r])=>{let a=l.undrawn.findIndex(({id:e})=>e===r);return{target:-1,_e:[r],k:a,go:()=>e.Xe(a),name:n,address:r,M:t,b:[]}}),a=n.all.length>0?(e=>{let{m:t,levels:n}=e,{all:l,S:r,open:a,L:i}=n,o=new Map(t.a.map(({id:e},t)=>[e,t])),s=new Map(t.l.map(({f:e,i:t},n)=>[`${e} ${t}`,n])),h=(e,t)=>e===r||l[r]?.id==="*"?t??-1:-1,d=n.Pe.filter(({M:e})=>e>0).map(t=>{let{id:n,level:l,M:r}=t,[i,s]=[tE(t),tI(t)],d=h(l,o.get(n));return{target:d,_e:[n],go:()=>-1===d?a(l,{id:n}):e.T(d,!1),name:i,address:n.includes(".")?n:"",M:r,b:s}}),f=n.ze.filter(({M:e})=>e>0).map(({level:t,start:n,end:l,I:r,change:d,M:f})=>{let u=s.get(`${o.get(n)} ${o.get(l)}`),p=h(t,void 0===u?-1:-2-u),c=[n,l].map(e=>tE(i(e)??{id:e,b:[]})).join(" \u2192 ");return{target:p,_e:[n,l],go:()=>-1===p?a(t,{edge:[n,l]}):e.T(p,!1),name:c,address:"",M:f,b:[e4(r,d)]}});return[...d,...f]})(e):(({m:e,N:t,$:n,T:l})=>Z(t.risks??["",""]).map(({target:t,M:r})=>{let a=e.l[E(t)],i=a?[(({I:e,change:t})=>e4(e,t))(a)].filter(Boolean):tI(e.a[t]),o=(a?[a.f,a.i]:[t]).map(t=>e.a[t].id);return{target:t,_e:o,go:()=>l(t,!1),name:n(t),M:r,b:i,address:e.a[t]?.Ce?o[0]:""}}))(e);return(e=>{let t=new Map;for(let{target:n,_e:l,...r}of e){let{M:e,name:a,b:i}=r,o=[...l.map(e=>e.replace(tz,"")),a,...i].join(`\n`),s=t.get(`${e} ${o}`)??{...r,Z:[],te:0,Me:Q(o)},h=-1===n?s.Z:[...s.Z,n];t.set(`${e} ${o}`,{...s,Z:h,te:s.te+1})}return[...t.values()]})([...r,...a].sort((e,t)=>e.M-t.M))})(m,n.dangers??[]);((e,t,n)=>{let{B:l}=e,r=()=>{let e=Y(l);return"change"===e?t:((e,t,n)=>{let l=tc(e),r=tx(l,t),{a:a,de:i}=el(r.m,new Set,new Set(X[n])),o=i.flatMap(({l:e})=>e);ta(r,[...a],o),e3(l,n);let s=eZ("div",{hidden:!0},l);document.body.append(s);let h=[...l.querySelectorAll("*")];for(let e of h)e1(e,(e=>{let[t,n]=[e,e.parentElement].map(e=>getComputedStyle(e));return Object.fromEntries(Object.entries(tA).filter(([l,r])=>e.hasAttribute(l)||t.getPropertyValue(l)!==(r?n.getPropertyValue(l):"1")).map(([e])=>[e,t.getPropertyValue(e)]))})(e));let d=h.filter(e=>e.matches("svg > :is(g, path, text) :not(title), svg > :is(g, path, text)")&&"none"===getComputedStyle(e).display);for(let e of[l,...h])e.removeAttribute("class");for(let e of[...d,l.querySelector("desc")])e.remove();return s.remove(),new XMLSerializer().serializeToString(l)})(t,n,e)};eJ("svg").onclick=()=>tM("svg",[new Blob([r()],{type:"image/svg+xml"}),tb(r())]),eJ("png").onclick=async()=>tM("png",[await (async e=>{let t=eZ("img",{src:`data:image/svg+xml,${encodeURIComponent(e)}`});await t.decode();let n=Math.min(2,16e3/t.width,16e3/t.height),l=eZ("canvas",{width:t.width*n,height:t.height*n});return l.getContext("2d").drawImage(t,0,0,l.width,l.height),new Promise(e=>l.toBlob(t=>e(t)))})(r())]),eJ("print").onclick=()=>print(),te(window,"beforeprint",()=>(({N:e})=>{let{width:t,height:n}=e.Y.viewBox.baseVal,l=[t,n].map(e=>e*t$/Math.max(t,n)+2*tS);tk.replaceSync(`@page{size:${l.join("mm ")}mm}`)})(e))})(m,t,n),(e=>{let{me:t,N:n}=e,{a:l}=e.m,r=n.a.filter((e,t)=>l[t].R).map(e=>e.querySelector("rect")),a=e2("g",{class:"titles","aria-hidden":"true"});n.Y.append(a);let i,o=1,s=()=>{let t,s,h,d=o<.6;for(let e of(e8(n.Y,"far",d),e8(n.Y,"tiny",o<.3),o<.3?r:[]))e.style.setProperty("--pixel",`${1/o}px`);if(!d)return;let f=(i??=l.flatMap((t,n)=>(({N:e,m:t},n)=>{let{R:l,h:r}=t.a[n],a=l?e.a[n].querySelector(":scope>text"):null,i=a?.firstChild?.textContent;if(!a||!i)return[];let o=a.cloneNode(),{x:s,y:h,height:d}=a.getBBox(),f={x:s,y:h,height:d,width:a.getSubStringLength(0,i.length)};return[{at:n,copy:o,b:i,box:r,h:f,ve:f}]})(e,n))).filter(({at:t})=>e.G.a.has(t)).map(t=>(({L:e,m:t,be:n},l)=>{let{at:r,ve:a}=l,[i,{h:o}]=[e(r),t.a[r]],s=n.has(r)?{...i,width:Number.MAX_VALUE,height:0}:i;return{...l,box:s,h:{...a,x:a.x+i.x-o.x,y:a.y+i.y-o.y}}})(e,t)),u=[...e.G.a].filter(e=>!l[e].R&&!(o<.1)).map(e.L),p=(t=Math.max(1,.83/o),s=[],h=[],f.map(({h:e,box:n})=>{let l=()=>(h.push(n),null);if(h.some(e=>L(e,n)))return l();let[r,a]=[e.width*t,e.height*t],i=Math.min(1,(n.x+n.width-6-e.x)/r);if(i<.5)return l();let o=t=>({x:e.x,y:t,width:r*i,height:a}),d=e.y;for(let e of s)eY(o(d),e)&&(d=e.y+e.height);let f=[...d+a>n.y+n.height?[]:[d],n.y-a].find(e=>{let t=t=>eY(o(e),t);return!u.some(t)&&!s.some(t)});return void 0===f?l():(s.push(o(f)),{sn:t,an:i,ln:f-e.y})}));a.replaceChildren(...f.flatMap((t,n)=>{e8(t.copy,"faded",e.Ze(t.at).matches(".dim :not(.on)"));let{sn:l,ln:r,an:a}=p[n]??{sn:0,ln:0,an:0};return l>0?[(({copy:e,ve:t,h:n,b:l},r,a,i)=>{let o;e.textContent=i<1?(o=Math.floor(l.length*i),`${l.slice(0,Math.ceil(o/2)-1).trim()}\u2026${l.slice(l.length-Math.floor(o/2)).trim()}`):l;let[s,h]=[n.x-t.x*r,n.y+a-t.y*r];return e1(e,{transform:`translate(${s} ${h}) scale(${r})`}),e})(t,l,r,a)]:[]}))};t.Ye(e=>{e!==o&&(o=e,s())}),e.j.push(s)})(m),i=r??void 0,o=eJ("panel"),m.j.push(()=>{let{J:e,w:t,k:n}=m.g,r=E(t),a=i??t3,s=n>=0?((e,t,n)=>{let l=e.m.undrawn[t],{id:r,name:a,K:i}=l,o=tT(e,l),[,,s]=n[3][i]||[];return[tN(e,a||r),eZ("p",{},-1===i?o:eQ(()=>e.T(i),o)),...t5(r),...tO(eE,(s||[]).flatMap(([e,t])=>n[0][t]===r?[tq(n,e)]:[]))]})(m,n,a):[...e?((e,t)=>{let n,l,r,{Se:a}=e,i=a?.a??t,o=null===a?ek:(n=e.$(i[0]),l=e.$(i.at(-1)),r=a.Fe,`From ${n} to ${l}, ${eN[r]}`);e6(o);let[s,h]=t.map(t=>e.m.a[t].id);return[tN(e,o),...t7(e,t,{ways:[s,h]}),...tO(null===a?"Between":"Steps",i.map((t,n)=>null!==a&&n>0?t_(e,{i:t,ne:a.l[n-1]}):tC(e,t)))]})(m,e):[],...((e,t)=>{let n,r,{Te:a}=e,{ae:i}=e.g;if(!i||!a)return[];let{D:o,fe:s,port:h}=i,{Vn:d,te:f,An:u}=a,p=(r=e.$(s),eO[o](r)+(""===h?"":`, port ${h}`)),c=e4(1===f?"1 resource":`${f} resources`,"reach"===o?`${0===u?"none":u} of them from the internet`:void 0);e6(`${p}: ${c}`);let m=[...new Set(d.map(({V:e})=>e))];return[tN(e,p),eZ("p",{},c),tC(e,s),"dependents"===o?"":((n=eZ("input",{id:"port",value:i.port,placeholder:"any port"})).onchange=()=>{let t=n.value.trim();if(""!==t&&!l(t))return e6("Not a port, such as 443 or 8000-8100/tcp");e.U({ae:{...i,port:t}}),eJ("port").focus()},eZ("label",{},"Port",n)),...t7(e,[s],{[o]:e.m.a[s].id,port:h}),...m.flatMap(n=>tO(0===n?"In it":1===n?"1 step":`${n} steps`,d.filter(e=>e.V===n).map(n=>((e,t,{at:n,steps:l,Ge:r,_n:a})=>{let i=l.map(t=>(({$:e,m:t},n,{ne:l,f:r,i:a,I:i,$n:o})=>{let s,h,d,f,u,p=t.l[l];return e4(p?(s=r===n?"":e(r),h=a===n?"":e(a),d=p.v,""!==h||d?`${s} ${d?"\u2194":"\u2192"} ${h}`.trim():`from ${s}`):(f=a===n?"":e(a),u=e(r),`${f} in ${u}`.trim()),i,o?"inferred":"stated")})(e,n,t)),o=l.flatMap(({ne:e})=>e<0?[]:[e]),s=o.flatMap(e=>(t[2][e]||[]).slice(0,1));return eZ("div",{},eZ("div",{className:"row"},tC(e,n,e4(i.join("; "),r?"port not known":a?"on the way":"")),...o.map(t=>eQ(()=>e.T(-2-t),"\u21A6",ej(e.$(n))))),...s.map(e=>tq(t,e)))})(e,t,n))))]})(m,a),...r>=0?((e,t)=>{let{f:n,i:l,I:r,change:a,We:i,ie:o,v:s}=e.m.l[t];return[tN(e,r||"Connection"),...[a,o?"Carries no traffic":s?"Either end starts it":"",i?"Inferred: the code does not state it":"Stated in the code"].map((e="")=>eZ("p",{},e)),...tO("From",[tC(e,n)]),...tO("To",[tC(e,l)])]})(m,r):t>=0?((e,t,n)=>{let l,r,a,i,{a:o}=e.m,{id:s,Ce:h,z:d,oe:f=0}=o[t],u=z(e.m,t),{levels:p}=e,c=0===p.S&&(p.L(s)?.level??0)!==0,[m="",g,...y]=e.wordsOf(t),w=(n[3][t]||[])[0];return[tN(e,c?m:g||m||s),eZ("p",{},e4(c?g:g&&m,...y)),f>0?eZ("div",{className:"part"},...tI(o[t]).map(e=>eZ("p",{},e))):"",...h&&!c?t5(s):[],w?.[2]?tq(n,w):"",(l=e._.has(t),r=eQ(()=>{e.xe=!0,r.textContent=eS,e6(eS)},e.xe?eS:"Path to \u2026"),a=eQ(()=>e.Le([t],!l),l?"Expand":"Collapse"),i=W.map(n=>eQ(()=>{e.U({ae:{D:n,fe:t,port:""}}),eJ("panel").querySelector("h2")?.focus()},eC[n])),eZ("div",{className:"acts"},...(({levels:e,m:t},n)=>eD(e,e.S,t.a[n].id,n).slice(0,8).map(t=>{let n;return eQ(()=>e.open(t),(n=e.all[t].title,`Open ${n||ev}`))}))(e,t),r,...i,...e.m.a[t].R?[a]:[])),e.$e?eZ("p",{},ek):"",...((e,t)=>{let{levels:n}=e,l=(0===n.S?eW(n,t):[]).map(t=>()=>tL(e,t)),[r,a]=[l.slice(0,40),l.slice(40)],i=eQ(()=>{i.closest("ul").append(...e0(a.map(e=>e())).children),i.parentElement.remove()},eB(a.length));return tO("Stands for",[...r.map(e=>e()),...a.length>0?[i]:[]])})(e,t),...["in","out","both"].flatMap(t=>tO(e$[t],[...new Map(u.filter(({W:e})=>e===t).map(e=>[e.i,e])).values()].map(t=>t_(e,t)))),...tO("Contains",T(o,t).map(t=>tC(e,t))),...tO("Inside",d.map(t=>tC(e,t)).reverse())]})(m,t,a):[],...((e,t)=>{let[n,,l,r]=t,{w:a}=e.g,i=E(a),o=i>=0?[i]:e.Se?.l??z(e.m,a).map(({ne:e})=>e),s=e=>tq(t,e),[,h,d]=r[a]||[];return[...tO("Why it is here",h?.map(s)??[]),...tO("Includes",((e,t)=>{let{w:n}=e.g,l=new Map(t),r=e.m.undrawn.flatMap(({id:t,K:r,Ve:a},i)=>r===n&&"inside"!==a?[eZ("div",{},tj(e,i),l.get(t)??"")]:[]);return r.length>0?r:t.map(([e,t])=>eZ("div",{},e,t))})(e,d?.map(([e,t])=>[n[t],s(e)])??[])),...tO(i>=0?eE:"Evidence for its arrows",o.flatMap(t=>{let n=l[t],r=i>=0?"":e.$(-2-t);return n?[eZ("div",{},r,...n.map(s))]:[]}))]})(m,a)];o.hidden=0===s.length,o.replaceChildren(...s)}),(e=>{let t,n,{me:l}=e;eJ("in").onclick=()=>l.ge(1.25),eJ("out").onclick=()=>l.ge(.8),eJ("fit").onclick=l.dn,l.Ae(({P:e})=>{eJ("percent").textContent=`${Math.round(100*e)} %`}),(e=>{for(let[t,n]of eo(e.m,"Thin lines")){let l=eZ("input",{type:"checkbox",checked:!0});l.onchange=()=>{e.B[l.checked?"delete":"add"](t),e.re()},e.j.push(()=>{l.checked=!e.B.has(t)}),e9(eJ("layers"),eZ("label",{},l,n))}})(e),t=e.he.map(e=>eZ("select",{},...["",...et(e)].map(e=>eZ("option",{value:e},e||eA)))),n=()=>{let n=t.map(({value:e})=>e);e.se=n.some(Boolean)?n:[],e.U({});let l=document.querySelectorAll(".n.on").length;e.se.length>0&&e6(eI(l))},t.forEach((t,l)=>{t.onchange=n,e9(eJ("layers"),eZ("label",{},e.he[l].name,t))}),e.j.push(()=>{t.forEach((t,n)=>{t.value=e.se[n]??""})}),(({levels:{all:e,S:t,open:n}})=>{let l=e[t];if(!l)return;eJ("up").onclick=()=>n(0),eJ("up").ariaPressed=`${0===t}`,eJ("here").textContent=l.title;let r=eJ("levels");for(let[l,{id:a,title:i,te:o}]of e.entries()){let e=eQ(()=>{r.hidePopover(),n(l)},i||ev);0!==l&&e.append(eZ("small",{},eM(o))),e.value=a,l===t&&e1(e,{"aria-current":"page"}),e9(r,e)}})(e),eJ("collapse").onclick=()=>e.Le(tt(e),!0),eJ("expand").onclick=()=>e.Le([...e._],!1),(()=>{for(let{cssRules:e}of document.styleSheets)for(let{media:t}of[...e])t?.mediaText.includes("dark")&&tl.add(t);let e=()=>{for(let e of tl)e.mediaText=tn?"all":"not all"};tr&&e(),eJ("theme").onclick=()=>{[tn,tr]=[!tn,!0],e()}})()})(m),(e=>{let[t,n,l]=[eJ("list"),eJ("tree"),eJ("q")],r=(e=>{let{a:t,undrawn:n,l:l}=e.m;return[...t.map(({id:t,type:n,b:l,before:r=[],z:[a=-1]},i)=>({id:t,type:n,b:[...l,...r],target:i,T:()=>e.T(i),Ie:()=>e.Ne(i),button:()=>tC(e,i,a<0?"":e.$(a))})),...n.map((t,n)=>({id:t.id,type:"",b:["",t.name],target:t.K,T:()=>e.Xe(n),Ie:()=>`${t.id}, ${tT(e,t)}`,button:()=>tj(e,n,tT(e,t))})),...(({levels:e,m:{a:t,undrawn:n}})=>{var l,r;let a;return l=e.S,r=new Set([...t,...n].map(({id:e})=>e)),a=e.all[l]?.id==="*",e.Pe.filter(({id:e,level:t})=>t!==l&&!((a||0===t)&&r.has(e)))})(e).map(t=>({id:t.id,type:"",b:t.b,target:-1,T:()=>tR(e,t),Ie:()=>e4(tE(t),tB(e,t)),button:()=>tL(e,t)})),...l.map((t,n)=>{let{I:l,f:r,i:a}=t,i=-2-n;return{id:"",type:"",b:["",l,e.$(r),e.$(a)],target:i,key:l,T:()=>e.T(i),Ie:()=>e.Ne(i),button:()=>tC(e,i,(({I:e,change:t})=>e4(e,t))(t))}}),...(({levels:e,m:t})=>{let n=t=>tE(e.L(t)??{id:t,b:[]}),l=new Set(t.l.map(({f:e,i:n})=>`${t.a[e].id}\n${t.a[n].id}`));return e.ze.filter(({level:t,start:n,end:r,I:a})=>a&&t!==e.S&&!l.has(`${n}\n${r}`)).map(({level:t,start:l,end:r,I:a})=>{let i=`${n(l)} \u2192 ${n(r)}`,o=()=>e.open(t,{edge:[l,r]}),s=e4(a,eb(e.all[t].title));return{id:"",type:"",b:["",a,n(l),n(r)],key:a,target:-1,T:o,Ie:()=>e4(i,s),button(){let e=eQ(o,i);return e.append(eZ("small",{},s)),e}}})})(e)].sort((t,n)=>t4(e,t)-t4(e,n))})(e),a=[],i=-1,o=(r,i=t2)=>{let h;t.hidden=!r,n.ariaPressed=`${r}`;let d=""!==l.value,f=d?eI(a.length):eA;r&&t.replaceChildren(eZ("p",{},f),d?(h=eQ(()=>o(!0,a.length),eB(a.length-i)),e0([...a.slice(0,i).map(e=>e.button()),...a.length>i?[h]:[]])):t8(e,-1)),s()},s=()=>{e.gn=t.hidden||""===l.value?[]:a.map(({target:e})=>e),e.re()};n.onclick=()=>{l.value="",o("true"!==n.ariaPressed)},l.oninput=()=>{a=t6(r,l.value),i=-1,o(""!==l.value),e6(eI(a.length))},te(l,"keydown",({key:t,shiftKey:n})=>{"Enter"!==t||0===a.length||(i<0&&(i=a.findIndex(({id:t})=>""!==t&&t===(({m:e,g:t})=>(e.undrawn[t.k]??e.a[t.w])?.id)(e))),i=(i+(n?a.length-1:1))%a.length,a[i].T(),innerWidth<=640&&l.blur(),e6(eP(i+1,a.length,a[i].Ie())))}),""!==l.value&&(a=t6(r,l.value)),t.hidden||""===l.value&&"true"!==n.ariaPressed||o(!0)})(m),s="",m.j.push(()=>{let{w:e,k:t}=m.g,n=t<0?-1===e?"":`${e}`:tP(t);for(let e of eJ("list").querySelectorAll("button[value]")){let t=e.value.split(",").includes(n);e.ariaCurrent=t?"true":null,t&&n!==s&&e.scrollIntoView({block:"nearest"})}s=n}),(e=>{let[t,n]=[eJ("flow"),eJ("steps")],{steps:l}=e.N,r=ez(e.levels.all);t.hidden=0===l.length&&0===r;let a=eZ("p"),i=-1,o=t=>e.U({X:(e.g.X+t+l.length)%l.length});e9(n,eQ(()=>o(-1),"\u2039","Back"),eQ(()=>o(1),"\u203A","Next"),a),t.onclick=()=>0===l.length?e.levels.open(r,{flow:"1"}):e.U({X:n.hidden?0:-1}),e.j.push(()=>{let{X:r}=e.g;if(n.hidden=r<0,t.ariaPressed=`${r>=0}`,r>=0&&r!==i){let[e,t,n,i]=l[r];a.replaceChildren(eZ("b",{},`${t} ${n}`),eZ("small",{},[e,i].filter(Boolean).join(": "))),e6(eP(r+1,l.length,n))}i=r})})(m),((e,t)=>{let n,l,r,a,i,{me:o,m:s}=e,h=(e=>{let{a:t}=e.m,n=null,l=()=>{for(let e of["tabindex","role","aria-label"])n?.removeAttribute(e);e8(n,"chosen",!1),t[a.S]&&(e1(n=e.Ze(a.S),{tabindex:0,role:"graphics-symbol","aria-label":e.Ne(a.S)}),e8(n,"chosen",a.S===e.g.w))},r=()=>n?.focus({preventScroll:!0}),a={S:Math.max(0,t.findIndex(({R:e})=>!e)),Je(t){let n=[...e.G.a];return n[(n.indexOf(a.S)+t+n.length)%n.length]??-1},Ee(n=a.S){a.S=n,l(),r(),t[n]&&e.me.mn(e.L(n))}};return e.j.push(()=>{let t=document.activeElement===n;e.g.w>=0&&(a.S=e.g.w),e.G.a.has(a.S)||(a.S=a.Je(1)),l(),t&&r()}),l(),a})(e),d=s.a.map(R),f=()=>{e.g.w>=-1&&e.T(h.S),eJ("panel").querySelector("h2")?.focus()},u=t=>{let n=z(s,h.S).map(({ne:e})=>e),l=n.indexOf(E(e.g.w)),r=n.at(l<0&&t<0?-1:(l+t)%n.length);void 0!==r&&(e.T(-2-r,!1),e6(e.Ne(-2-r)))},p={PageDown:()=>h.Ee(h.Je(1)),PageUp:()=>h.Ee(h.Je(-1)),Enter:f," ":f,c(){s.a[h.S]?.R&&e.Le([h.S],!e._.has(h.S))},o:()=>t1(e,h.S),u(){0!==e.levels.S&&e.levels.open(0)},e:()=>u(1),E:()=>u(-1),0:o.dn,"+":()=>o.ge(1.25),"-":()=>o.ge(.8),"/":()=>eJ("q").focus(),...t},c=eJ("stage");te(document,"keydown",t=>{let{key:n,shiftKey:l,ctrlKey:r,metaKey:a,altKey:i,target:s}=t;if(s!==document.body&&!c.contains(s))return;let f=t0[n],u=Object.hasOwn(p,n)?p[n]:void 0;r||a||i||!(f||u)||(t.preventDefault(),f?l?o.qe(-80*f[0],-80*f[1]):s===document.body?h.Ee():h.Ee(((e,t,n,l)=>{let r,a=1/0;for(let i of l){let l=((e,t,[n,l])=>{let[r,a]=[t.x-e.x,t.y-e.y],i=r*n+a*l;return i<1?1/0:i+2.5*Math.abs(r*l+a*n)})(e[t],e[i],n);l<a&&([r,a]=[i,l])}return r})(d,h.S,f,e.G.a)):u())}),te(document,"keydown",({key:t})=>{"Escape"!==t||e.g===tX&&0===e.se.length||(e.g===tX&&(e.se=[]),e.T(-1),h.Ee())}),e1(e.N.Y,{role:"application","aria-describedby":"keys"}),n=eJ("stage"),l=new Map,r=0,a=({clientX:e,clientY:t})=>({x:e-n.offsetLeft,y:t-n.offsetTop}),te(n,"pointerdown",e=>{0===l.size&&(r=0),0===e.button&&l.set(e.pointerId,a(e))}),te(n,"pointermove",e=>{let{pointerId:t}=e,i=l.get(t);if(!i)return;let s=a(e),[h,d]=[s.x-i.x,s.y-i.y];if((r+=Math.hypot(h,d))<4)return;n.setPointerCapture(t),l.set(t,s);let f=[...l].find(([e])=>e!==t)?.[1];if(!f)return o.qe(h,d);let u=e=>Math.hypot(e.x-f.x,e.y-f.y)||1;o.ge(u(s)/u(i),f)}),te(n,"pointerup",i=t=>{var n;let i;l.delete(t.pointerId)&&r<4&&"pointerup"===t.type&&(i=((e,{target:t,clientY:n,pointerType:l},r)=>{let{a:a}=e.m,i=e.N.pn(t);if(i>=0&&!t.matches("path"))return -2-i;let o=e.yn(t);if(a[o]?.R&&!e._.has(o)){let t=e.N.a[o].querySelector("rect").getBoundingClientRect(),{height:l}=e.L(o);if(n-t.top<=26/l*t.height)return o}else if(o>=0)return o;let s=e.me.Bn(r);return(({G:e,N:t,g:n,q:l},r,a)=>{let i=(([e,t],n)=>{let l=e=>e.map(([e,t])=>[t,e]);return eu([l(e),l(t)],n)})(l,r),o=e.de.flatMap(({l:[e=0]})=>{let n=t.Fn(e,i,a).map(({x:e,y:t})=>Math.hypot(e-i.x,t-i.y));return[{target:-2-e,hn:Math.min(a,...n)}]}),s=Math.min(...o.map(({hn:e})=>e)),h=o.filter(({hn:e})=>e<a&&e<s+2),d=h.findIndex(({target:e})=>e===n.w);return h[(d+1)%h.length]?.target??-1})(e,s,("touch"===l?14:6)*s.jn)})(e,n=t,a(t)),e.T(i,n.shiftKey||e.xe),i>=0&&h.Ee(i))}),te(n,"pointercancel",i),te(n,"wheel",e=>{let{ctrlKey:t,shiftKey:n,deltaX:l,deltaY:r}=e;(top===window||t)&&(e.preventDefault(),n?o.qe(-(l||r),0):o.ge(Math.exp(-r/(t?100:500)),a(e)))}),te(c,"dblclick",()=>t1(e,e.g.w))})(m,((e,t)=>{let n,l,r,a,i,o,s,h,{N:d,B:f,done:u}=e;if(!eJ("sides"))return{};let p=t=>{tV(e,t),e.re();let{w:n}=e.g;-1===n||tD(e,n)||e.T(-1),e6(eq[t])},c=()=>{let n=t.filter(({Z:t})=>0===t.length||t.some(t=>tD(e,t))),{w:l,k:r}=e.g;return[n,n.findIndex(e=>r<0?e.Z.includes(l):e.k===r)]},m=eZ("span"),g=t=>{var n;let l,[r,a]=c(),i=(l=(n=[...r.keys()]).indexOf(a))<0?n.at(t>0?0:-1):n[(l+t+n.length)%n.length];if(void 0===i)return;let{go:o,Z:s,name:h,b:d}=r[i];o();let[f]=s;e6(eP(i+1,r.length,void 0===f?e4(h,...d):e.Ne(f)))},y=({Me:t})=>{u[u.has(t)?"delete":"add"](t),e.re(),e6(w())},w=()=>{let e,n;return e=t.filter(e=>u.has(e.Me)).length,n=t.length,`${e} of ${n} reviewed`},x=(n=eJ("list"),l=eQ(()=>{let e="true"!==l.ariaPressed;eJ("q").value="",eJ("tree").ariaPressed="false",n.hidden=!e,e&&o(),r(e)},eR),r=e=>{l.ariaPressed=`${e}`,tK=e},a=eZ("p"),i=t.map(e=>eZ("input",{type:"checkbox",onchange:()=>y(e)})),o=()=>{n.replaceChildren(eZ("h2",{},eR),a,eQ(()=>tM("md",[tb(s())]),"Copy summary"),...eL.flatMap((e,n)=>{let l=t.flatMap((e,t)=>{let l,r,a;return e.M===n+1?[(l=i[t],r=e.name,l.ariaLabel=`Reviewed: ${r}`,a=eQ(e.go,tW(e)),e.Z.length>0?a.value=`${e.Z}`:void 0!==e.k&&(a.value=tP(e.k)),a.append(eZ("small",{},e4(...e.b))),eZ("div",{className:"row"},l,a))]:[]}),r=J(`${n+1}`)?"red":"";return l.length>0?[eZ("h3",{className:r},`${e} (${l.length})`),e0(l)]:[]}))},s=()=>[`## ${eT(document.title)}`,"",`${w()}.`,...eL.flatMap((e,n)=>{let l=t.filter(e=>e.M===n+1);return l.length>0?["",`### ${e}`,"",...l.map(h)]:[]}),""].join(`\n`),h=t=>{let{address:n,b:l,Me:r}=t;return[`- [${e.done.has(r)?"x":" "}] ${eT(tW(t))}`,""===n?"":` (${`\\`${n.replaceAll("`","\'")}\\``})`,l.length>0?`: ${eT(e4(...l))}`:""].join("")},e.j.push(()=>{a.textContent=w(),i.forEach((n,l)=>{n.checked=e.done.has(t[l].Me)}),r(!n.hidden&&a.isConnected)}),tK&&o(),l),v=F.map(e=>eQ(()=>p(e),eq[e]));return e9(eJ("sides"),...v,eQ(()=>g(-1),"\u2039","Previous change (P)"),m,eQ(()=>g(1),"\u203A","Next change (N)"),x),e.j.push(()=>{let e,t=Y(f);e3(d.Y,t);let[n,l]=c();e=n.length,m.textContent=`${l+1||"\u2013"} / ${e}`,v.forEach((e,n)=>{e.ariaPressed=`${F[n]===t}`})}),{n:()=>g(1),p:()=>g(-1),s:()=>p(F[(F.indexOf(Y(f))+1)%F.length]),r:()=>x.click(),t(){let n=t.find(({Z:t})=>t.includes(e.g.w));n&&y(n)}}})(m,g)),((e,t)=>{let{B:n,_:r,done:a,m:i}=e,o=Y(n),s=[...eo(i,"").keys()],h=tt(e),f=[...document.querySelectorAll("#layers input[id]")];for(let t of f)t.onchange=e.re;let p="",c=!1,m={off:[],filter:[]};e7(()=>{c=!0});let g=()=>{let t=Y(n),l=((e,t)=>{let{m:n,g:l,he:r,se:a,B:i,_:o,done:s}=e,h=e=>n.a[e]?.id??"",{w:d,k:f,J:u,ae:p,X:c}=l,m=f<0?n.l[E(d)]:void 0,g=t.length>1&&t.every(e=>o.has(e));return{id:n.undrawn[f]?.id??h(d),...m&&{edge:[h(m.f),h(m.i)]},...u&&{ways:[h(u[0]),h(u[1])]},...p&&{[p.D]:h(p.fe),port:p.port},...c>=0&&{flow:`${c+1}`},off:[...i].filter(e=>!tU.includes(e)),closed:g?["*"]:[...o].map(h),filter:a.flatMap((e,t)=>e?[`${r[t].name}:${e}`]:[]),done:[...s]}})(e,h),{all:r,S:a,pe:i}=e.levels;return d({...l,off:[...l.off,...f.filter(({checked:e})=>!e).map(({id:e})=>e),...m.off],filter:[...l.filter,...m.filter],...t!==o&&{side:t},...i(l)!==a&&{level:r[a].id}})},y=()=>{let d=u(location.hash.slice(1)),{side:c=o,off:y=[],closed:w=[]}=d;for(let e of(tH(n,s.filter(e=>y.includes(e))),f))e.checked=!y.includes(e.id);e.levels.all.length>0&&(m=(({he:e},{off:t=[],filter:n=[]},l)=>{let r=new Set(e.flatMap(e=>et(e).map(t=>`${e.name}:${t}`)));return{off:t.filter(e=>!l.includes(e)),filter:n.filter(e=>!r.has(e))}})(e,d,[...s,...f.map(({id:e})=>e)])),tV(e,F.find(e=>e===c)??o),tH(r,w.includes("*")?h:[...i.a.keys()].filter(e=>i.a[e].R&&w.includes(i.a[e].id))),tH(a,t.filter(e=>d.done?.includes(e))),e.se=(({he:e},{filter:t=[]})=>{let n=e.map(e=>et(e).find(n=>t.includes(`${e.name}:${n}`))??"");return n.some(Boolean)?n:[]})(e,d),e.U((({m:e,N:t},n)=>{let{id:r,edge:a,ways:i,flow:o,port:s=""}=n,{a:h,l:d,undrawn:f}=e,u=e=>h.findIndex(t=>t.id===e),p=f.findIndex(e=>e.id===r);if(u(r)>=0)return{w:u(r)};if(p>=0)return{k:p,w:f[p].K};let c=e=>[u(e[0]),u(e[1])];if(a){let[e,t]=c(a);return{w:-2-d.findIndex(n=>n.f===e&&n.i===t)}}let[m,g]=i?c(i):[-1,-1];if(m>=0&&g>=0&&m!==g)return{J:[m,g]};for(let e of W){let t=u(n[e]??"");if(t>=0)return{ae:{D:e,fe:t,port:l(s)?s:""}}}let y=Number(o)-1;return t.steps[y]?{X:y}:{}})(e,d)),p=g()};e.j.push(()=>{queueMicrotask(()=>{let e=g();e===p||c||(p=e,location.hash=e)})}),te(window,"hashchange",()=>{let t=location.hash.slice(1);t!==p&&e.levels.pe(u(t))===e.levels.S&&y()}),y()})(m,g.map(({Me:e})=>e))}async function nn(e){let t=atob(eJ(`level${e}`).textContent),n=new Blob([new Uint8Array(t.length).map((e,n)=>t.charCodeAt(n))]).stream().pipeThrough(new DecompressionStream("deflate-raw"));return await new Response(n).json()}document.documentElement.className="live";var nl=t9.querySelector("svg"),nr=JSON.parse(eJ("data").textContent),na=eJ("told")?.textContent,ni=[new XMLSerializer().serializeToString(nl),nr,na?JSON.parse(na):null];nr.levels?(async(e,t,n)=>{let l,r=n.map(([e,t,n,l])=>({id:e,title:t,te:n,vn:1===l})),a=await nn(0),i=((e,t,[n,l])=>{let r=n.flatMap(([e,t,n,l,r,...a])=>a.map(a=>{let[i="",...o]=a.split(`\n`);return{id:i,b:o,level:e+1,K:t,Ve:n,M:l,oe:r,Ke:0}})),a=new Set(r.map(({id:e})=>e)),i=new Set(r.filter(({M:e})=>e>0).map(({K:e})=>e)),o=[...e.flatMap(({id:e,b:t,M:n,oe:l,kn:r},o)=>{let s=r&&i.has(o)?0:n;return a.has(e)?[]:[{id:e,b:t,M:s,oe:l,level:0,K:-1,Ve:"",Ke:0}]}),...r].map((e,t)=>({...e,Ke:t})),s=new Map(o.map(e=>[e.id,e])),h=[{id:"overview",title:"",te:e.length},...t],d=h.findIndex(({id:e})=>"*"===e);return{all:h,Pe:o,ze:l.map(([e,t,n,l,r,a])=>({level:e+1,start:t,end:n,I:l,change:r,M:a})),L:e=>s.get(e),pe(e){let t=h.findIndex(({id:t})=>t===e.level);if(t>=0)return t;let{id:n,edge:l=[],ways:r=[],reach:a="",reaches:i="",dependents:o=""}=e,f=new Set([n,...l,...r,a,i,o].filter(Boolean).map(e=>s.get(e)?.level??0)),[u=void 0===e.flow?0:ez(h)]=f;return f.size>1&&d>0?d:u}}})((l=t[1],[...tg(e).map((e,t)=>{let{b:n}=tm(e);return{id:e.dataset.address??"",b:n,M:Number(l.risks?.[0][t]??0),oe:l.told?.[t]??0,kn:l.extra?.includes(t)}}),...ty(l).map(({id:e,name:t})=>({id:e,b:["",t],M:0,oe:0}))]),r,a),o=new Map(a[2]),s=-1,h=(e,t={})=>{let{side:n,off:l,filter:r,done:a}=u(location.hash.slice(1)),o={...n&&{side:n},...l&&{off:l},...r&&{filter:r},...a&&{done:a}},{id:s,title:h}=i.all[e],f={id:"",...o,...t};location.hash=d(i.pe(f)===e?f:{...f,level:s}),e6(h||ev)},f=async()=>{let n=i.pe(u(location.hash.slice(1)));if(n===s)return;let l=s<0&&0===n;s=n;let r=0===n?t:await (async e=>{let[t,...n]=await nn(e);return[t.replace(eV,(e,t)=>o.get(t)??e),...n]})(n);if(s!==n)return;e5.abort(),e5=new AbortController;let a=l?e:tc(r[0]);t9.replaceChildren(a),document.title=[i.all[n].title,ne].filter(Boolean).join(" \\xb7 "),nt(a,r,{...i,S:n,open:h})};addEventListener("hashchange",f),await f()})(nl,ni,nr.levels):nt(nl,ni,{all:[],Pe:[],ze:[],pe:()=>0,L:()=>{},S:0,open:()=>{}})})();';

// src/render/html/index.ts
var write2 = async (labeled, { provenance, side, levels, appearance }) => {
  const below = levels === void 0 ? null : await Promise.resolve().then(() => (init_levels(), levels_exports));
  const overview = await drawingOf(labeled, appearance);
  const { svg } = overview;
  const undrawn = provenance?.undrawn ?? [];
  const ownUndrawn = below === null ? undrawn : undrawn.filter((resource) => below.isInOverview(resource, levels));
  const [data, details] = dataOf(overview, provenance && { ...provenance, undrawn: ownUndrawn }, side);
  const packs = below === null ? null : await packsOf(below, overview, { levels, undrawn, side, appearance });
  const isOfChange = hasChanges(labeled);
  const svgs = [svg, ...packs?.svgs ?? []];
  const hasDrift = svgs.some((text) => text.includes(DRIFT_MARK));
  const style = [
    page_default,
    ...isOfChange ? [changes_default] : [],
    ...hasDrift ? [drift_default] : [],
    ...brandStyle(appearance?.brand ?? null)
  ].join("");
  const svgStyles = svgs.flatMap((text) => STYLE_ELEMENT.exec(text)?.[1] ?? []);
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
    "<header>",
    `<div><h1>${title}</h1>${packs === null ? "" : NAVIGATION}${barOf(hasDrift)}</div>`,
    ...secondRow(labeled),
    "</header>",
    `<main id="stage">`,
    `${svg.trimEnd()}</main>`,
    ZOOM,
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
var hasChanges = ({ layout, presentation }) => layout.changes !== void 0 || presentation.dangers !== void 0;
function secondRow(labeled) {
  const { layout, presentation } = labeled;
  const words = [layout.heading?.subtitle?.text, presentation.sentence].filter(Boolean).join(" \xB7 ");
  const parts = [words === "" ? "" : `<p id="about">${escapeXml(words)}</p>`, hasChanges(labeled) ? CHANGE : ""];
  return parts.some(Boolean) ? [`<div>${parts.join("")}</div>`] : [];
}
async function drawingOf(labeled, appearance) {
  const svg = (await drawSvg(labeled.layout, "auto", null, null, appearance)).replace(STYLE_ATTRIBUTE, "");
  const theme = themeByName("auto", appearance?.brand ?? null);
  return { labeled, svg, drawn: linesIn(svg), revisions: revisionTexts(labeled.layout, theme) };
}
function dataOf(drawing, provenance, side) {
  const { labeled, svg, drawn, revisions } = drawing;
  const { layout } = labeled;
  const details = provenance === void 0 ? null : detailsWithin(evidenceBytes(svg), { layout, drawn }, provenance);
  const data = pageData(labeled, drawn, provenance?.undrawn, side);
  return [revisions.length > 0 ? { ...data, revisions } : data, details];
}
async function packsOf({ indexOf: indexOf2, levelOf: levelOf2, compressJson: compressJson2, withoutIcons: withoutIcons2 }, overview, { levels, undrawn, side, appearance }) {
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
    const ownProvenance = provenance && { ...provenance, undrawn: (provenance.undrawn ?? []).filter(isShown) };
    return compressJson2([bare[level], ...dataOf(drawing, ownProvenance, side)]);
  });
  const index = compressJson2([...indexOf2(overview, drawings, levels, undrawn), icons]);
  return {
    svgs,
    names: all.map(({ id, title, labeled: { layout, presentation } }) => {
      const hasFlows = presentation.flows.length > 0 ? [1] : [];
      return [id, title, layout.nodes.length, ...hasFlows];
    }),
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
  "src/render/html/data.ts": () => ({ LIMIT_STEPS, changeWordCounts, detailsWithin, embeddable, evidenceBytes, hostLookup, idsOf, linesIn, linesOf, locationIn, pageData, revisionTexts, risksOf }),
  "src/render/html/index.ts": () => ({ write: write2 })
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  modules
});
