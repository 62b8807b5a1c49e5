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
var module12, compressJson, indexOf, isInOverview, levelOf, withoutIcons;
var init_levels = __esm({
  "elsewhere:src/render/html/levels.ts"() {
    module12 = require("./levels.js").modules["src/render/html/levels.ts"]();
    compressJson = module12.compressJson;
    indexOf = module12.indexOf;
    isInOverview = module12.isInOverview;
    levelOf = module12.levelOf;
    withoutIcons = module12.withoutIcons;
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
var EVERYBODY_UNKNOWN = module3.EVERYBODY_UNKNOWN;
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

// elsewhere:src/render/svg/notation.ts
var module9 = require("./picture.js").modules["src/render/svg/notation.ts"]();
var darkStyle = module9.darkStyle;
var escapeXml = module9.escapeXml;
var formatNumber = module9.formatNumber;
var formatPoint = module9.formatPoint;
var paintAttributes = module9.paintAttributes;
var unescapeXml = module9.unescapeXml;

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

// elsewhere:src/render/svg/index.ts
var module10 = require("./picture.js").modules["src/render/svg/index.ts"]();
var drawSvg = module10.drawSvg;
var svgDocument = module10.svgDocument;
var write = module10.write;

// elsewhere:src/render/theme.ts
var module11 = require("./picture.js").modules["src/render/theme.ts"]();
var AUTO = module11.AUTO;
var BACKGROUND = module11.BACKGROUND;
var DARK = module11.DARK;
var LIGHT = module11.LIGHT;
var paintsOf = module11.paintsOf;
var themeByName = module11.themeByName;

// src/render/viewer/changes.css
var changes_default = "#sides{margin:0;box-shadow:none}.side :is([data-mark],[data-legend=change],[data-legend=sum]){display:none}.side g[opacity]{opacity:1}.side rect[stroke-opacity]{stroke-opacity:1}.side .lines:has(>[data-change]){stroke:inherit;stroke-width:inherit}.side [data-change=delete]:not(.dash)>path{stroke-dasharray:none}.side .lines>[data-change]:not(.on)>path:last-of-type{fill:var(--s)}.side [data-address]:has(>g[opacity])>text{fill:var(--i)}.side [data-address]:has(>g[opacity])>text~text{fill:var(--s)}.side>text>tspan,:has(>.apart)>path{display:none}";

// src/render/viewer/drift.css
var drift_default = ":root:has(#drift:not(:checked)) [data-mark=drift]{display:none}:root:has(#drift:not(:checked)):has([data-change]) [data-drift]>use{opacity:.35}:root:has(#drift:not(:checked)):has([data-change]) [data-drift]>text{fill:var(--s)}";

// src/render/viewer/page.css
var page_default = ':root{--f:#fff;--e:#e4e7ec;--i:#101828;--s:#475467;--m:#1d5fd6;color-scheme:light;font:13px/1.45 Inter,Segoe UI,Arial,sans-serif}@media(prefers-color-scheme:dark){:root{--f:#0d1117;--e:#30363d;--i:#f0f6fc;--s:#b6c0cc;--m:#6cb0ff;color-scheme:dark}}*{box-sizing:border-box;margin:0}body,aside,button,input,[popover],section,.map{background:var(--f);color:var(--i);font:inherit}[hidden],:root:not(.live) :is(.bar,section){display:none!important}header>div,.bar,section,#panel>div{display:flex;align-items:center;gap:4px}header{padding:8px 16px;border-bottom:1px solid var(--e)}header>div+div{margin-top:6px}#about{flex:1}:root:not(.live) #about{display:none}h1,h2{font-size:15px;flex:1}p,small{color:var(--s)}small{display:block}#say{position:absolute;clip-path:inset(50%)}@media screen{.live body{display:grid;grid:auto minmax(0,1fr) / auto minmax(0,1fr) auto;height:100dvh;overflow:hidden}.live header{grid-column:1 / -1}.live main{grid-area:2 / 2;position:relative;overflow:hidden;touch-action:none;cursor:grab;-webkit-user-select:none;user-select:none}.live main>svg{position:absolute;overflow:visible;transform-origin:0 0}.live main>svg>text,.live main>svg>path,.live main>svg>[data-mark=""]:has(>text){display:none}}button,input{border:1px solid var(--e);border-radius:7px;padding:4px 8px}button{cursor:pointer;text-align:left}:is(.bar,section,[popover],li) button{border-color:transparent}:is([popover],li) button{display:block;width:100%}button:hover,[aria-pressed=true]{background:var(--e)}:focus-visible,.chosen{outline:2px solid var(--m)}button svg{width:20px;height:20px;display:block;fill:none;stroke:currentColor;stroke-width:1.6;stroke-linecap:round}#q{width:260px}#layers-button:has(+:empty){display:none}[popover],section,.map{border:1px solid var(--e);border-radius:10px;box-shadow:0 3px 12px #0003;padding:4px}[popover]{inset:48px 12px auto auto;max-width:calc(100% - 24px)}label{display:flex;align-items:center;gap:8px;padding:4px 8px}select{flex:1;min-width:0;border:1px solid var(--e);border-radius:7px;padding:4px 8px;background:var(--f);color:var(--i);font:inherit}section,.map{grid-area:2 / 2;place-self:end;z-index:1;margin:12px}[aria-current=true]{background:var(--e);box-shadow:inset 3px 0 var(--m)}#percent{width:48px;text-align:center}.map{margin-bottom:64px;padding:0;fill:var(--s)}.map path:first-child{fill:none;stroke:var(--s);stroke-width:6}.map rect{fill:var(--m);opacity:.3}#steps{place-self:end start;max-width:calc(100% - 250px)}aside{grid-area:2 / 1;width:320px;overflow:auto;padding:12px 16px;border:solid var(--e);border-width:0 1px;overflow-wrap:anywhere}#panel{grid-column:3}#panel>button{margin:6px 6px 0 0}code{display:inline-block;margin-right:8px}.part{display:block!important;border-left:3px solid var(--m);margin:8px 0;padding-left:8px}#panel>.acts{display:grid;grid-template-columns:auto auto;gap:4px;margin-top:12px}#panel>.acts button{font-size:12px;padding:4px 6px}.row{display:flex;align-items:center}.row>:is(input,button+button){flex:none;width:24px;height:24px}li p{padding-left:9px;font-size:smaller}h3{font-size:12px;margin-top:14px}ul{list-style:none;padding:0}ul ul{margin-left:11px;border-left:1px solid var(--e)}[data-address],[data-from]{cursor:pointer;outline-offset:4px}.dim :is(.n,[data-from]):not(.on),.dim .lines>path{opacity:.25}.dim g[opacity]{opacity:1}.gone,.apart>path{display:none}.apart>g>path:first-of-type{stroke:inherit}.thin>path:first-of-type{stroke-width:.75px}.dash>path:first-of-type{stroke-dasharray:4}.lines>.on>path:first-of-type{stroke:var(--m);stroke-width:2.5px}.lines>.on>path:last-of-type{fill:var(--m)}@media screen{.far [data-address]:not(.n)>text,.tiny .n text,.tiny [data-from]:has(>text),svg:not(.far)>.titles{visibility:hidden}}.titles{pointer-events:none;paint-order:stroke;stroke:var(--f);stroke-width:3px;stroke-linejoin:round}.more text{fill:var(--i)}.more rect[fill=none],.more>rect{fill:var(--f);stroke:var(--s)}@media(max-width:640px){header>div{flex-wrap:wrap}#about{flex-basis:100%}.bar{width:100%}#q{flex:1;width:0}[popover]{top:76px}.live body{grid:auto minmax(0,1fr) auto / minmax(0,1fr)}.live main,section{grid-column:1}#list,#panel{grid-area:3 / 1;width:auto;max-height:45dvh;border-width:1px 0}#steps{margin-bottom:64px;max-width:100%}.map,:root:has(aside:not([hidden])) :is(#about,section:has(#percent)),:root:not(:has(#q:focus)) #list:has(~#panel:not([hidden])),:root:has(#q:focus) #list:not([hidden])~#panel{display:none}}nav{display:flex;align-items:center;gap:4px;flex:1;min-width:0}nav>button{border-color:transparent}nav:has(#here:not(:empty)) #up{text-decoration:underline}:root:not(.live) nav{display:none}h1:has(+nav){flex:none;margin-right:8px;max-width:40%;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}#here{font-weight:600;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}#here:not(:empty):before{content:"\\203a  ";font-weight:400}#levels{inset:48px auto auto 12px;max-height:70dvh;overflow:auto}[aria-current=page]{font-weight:600}@media print{@page{size:landscape;margin:10mm}:is(header,section,.map,aside,.titles){display:none!important}main>svg{transform:none!important;max-width:100%;max-height:96vh;height:auto}}';

// src/render/viewer/viewer.bundle
var viewer_default = '"use strict";(()=>{var e=/^(\\d{1,5})(?:-(\\d{1,5}))?(?:\\/([a-z]+))?$/;function t(t){let[,n,l=n,r=""]=e.exec(t.trim())??[];return void 0===n?null:{f:Number(n),i:Number(l),Ie:r}}var n=e=>e.split(",").map(e=>e.trim()).filter(e=>null!==t(e)),l=e=>null!==t(e);function r(e,l){let r=t(l),a=n(e).flatMap(e=>t(e)??[]);return null===r||0===a.length?"unknown":a.some(({f:e,i:t,Ie:n})=>e<=r.i&&t>=r.f&&(""===n||""===r.Ie||n===r.Ie))?"yes":"no"}var a={edge:"edge",ways:"path"},i=["off","closed","filter","done"],o=["level","side","flow","reach","reaches","dependents","port"],s=new Set(["to",...Object.values(a),...i,...o]),d=e=>`${new URLSearchParams({"":e})}`.slice(1);function h(e){let t=""===e.id?[]:[d(e.id)],n=(e,n)=>t.push(`${e}=${d(n)}`);for(let t of["edge","ways"]){let[l,r]=e[t]??[];void 0===l||void 0===r||(n(a[t],l),n("to",r))}for(let t of o)e[t]&&n(t,e[t]);for(let t of i)for(let l of e[t]??[])n(t,l);return t.join("&")}var f=e=>new URLSearchParams(`=${e}`).get("")??"";function u(e){let t=new Map,n=[];for(let l of e.split("&")){let e=l.indexOf("="),r=l.slice(0,Math.max(0,e));s.has(r)?t.set(r,[...t.get(r)??[],f(l.slice(e+1))]):n.push(f(l))}let[l]=t.get("to")??[],r=e=>{let[n]=t.get(e)??[];return void 0===n||void 0===l?void 0:[n,l]},[d,h]=[r(a.edge),r(a.ways)];return{id:n.join("&"),...d&&{edge:d},...h&&{ways:h},...Object.fromEntries(o.flatMap(e=>t.get(e)?.slice(0,1).map(t=>[e,t])??[])),...Object.fromEntries(i.flatMap(e=>t.has(e)?[[e,t.get(e)]]:[]))}}var p=new Set(["tv_users","tv_internet","tv_aws_users","tv_aws_internet","tv_aws_mobile_client","tv_aws_onprem","tv_azurerm_users","tv_azurerm_internet","tv_azure_onprem","tv_gcp_users","tv_gcp_users_icon","tv_gcp_internet","tv_gcp_onprem","tv_gcp_external_saas"]),c=new Set(["tv_aws_onprem","tv_azure_onprem","tv_gcp_onprem"]),m=(e,t)=>e<t?-1:+(e>t),g=(e,t)=>{let n=e.charCodeAt(t);return n>=48&&n<=57};function w(e,t){let n=t;for(;g(e,n);)n++;return n}function v(e,t,n){let l=t;for(;l<n&&48===e.charCodeAt(l);)l++;return l}function y(e,t){let n=((e,t)=>{let n=Math.min(e.length,t.length),l=0;for(;l<n&&e.charCodeAt(l)===t.charCodeAt(l);)l++;return l})(e,t);if(n===e.length&&n===t.length)return 0;for(;n>0&&g(e,n-1);)n--;let l=w(e,n),r=w(t,n);return l===n&&r===n?e.length===n||t.length===n?e.length-t.length:e.charCodeAt(n)-t.charCodeAt(n):n===e.length||n===t.length?e.length-t.length:l===n||r===n?r-l:l-v(e,n,l)-(r-v(t,n,r))||m(e.slice(n,l),t.slice(n,r))||m(e.slice(l),t.slice(r))}var x=e=>e.map(()=>[]);function M({children:e},t){let n=[t];for(let t of n)for(let l of e[t])n.push(l);return n}var $=(e,t)=>[...new Set(t.flatMap(t=>{let n;return void 0===(n=e.pe.get(t))?[]:M(e,n)}))].sort((e,t)=>e-t);function b(e,t,n){let{fe:l=1/0,dn:r=()=>!1,De:a,mn:i=a}=n,o=new Set(t),s=[],d=t.map(e=>({O:e,C:0,steps:[],ge:null,V:"fact",Z:null})),h=[...d],f=new Set;for(let u=0;d.length>0&&u<l&&!d.some(({O:e})=>r(e));u++){let l=0===u?i:a,r=[];for(let t of d.flatMap(t=>(({rn:e,v:t},n,l)=>{let r=[],a=[];for(let i=n.O;-1!==i&&!l.has(i);i=e[i]){l.add(i),r.push({O:i,fn:n,gn:[...a]});let o=e[i];-1!==o&&a.push(S("inside",t[i].address,t[o].address))}return r})(e,t,f))){s.push(t);let a=0===u?n.un?.get(t.O):void 0;for(let i of[...k(e,t.O,n.B),...a??[]])o.has(i.i)||!l(i.U)||(o.add(i.i),r.push(C(i,t)))}for(let i of(0===u&&l!==a&&(f=new Set(t)),((e,t,n,l)=>{let{children:r,Fe:a,v:i}=e,o=(e,l,r)=>{if(n.has(e))return;n.add(e);let a=[S(l,i[r.O].address,i[e].address)],{C:o,Z:s}=r;t.push({O:e,C:o,steps:a,ge:r,V:"inference",Z:s})};for(let e of t){for(let t of r[e.O])o(t,"contains",e);if(!0===l.yn)for(let t of a[e.O])o(t,"runs",e)}})(e,r,o,n),d=r.sort((e,t)=>e.O-t.O)))h.push(i)}return{Ve:h,pn:s}}var S=(e,t,n)=>({I:e,f:t,i:n,V:"inference"});function k({We:e,Ke:t},n,l){return"from"===l?e[n]:"to"===l?t[n]:[...e[n],...t[n]]}function C({i:e,U:t},{fn:l,gn:r}){let a=[...r,(({f:e,i:t,M:l,$:r,Ce:a,V:i,ln:o,cn:s})=>{let d=n(l);return{I:s?"reference":"connection",f:e,i:t,...""!==l&&{M:l},...d.length>0&&{ports:d},...r&&{$:r},...a&&!s&&{J:!0},V:i,...o&&{ln:o}}})(t)];return{O:e,C:l.C+1,steps:a,ge:l,V:N([l,...a]),Z:l.Z??t}}var N=e=>e.some(({V:e})=>"inference"===e)?"inference":"fact";function O(e,t,{B:n,port:l,fe:a}){let i=$(e,t),o=({Ce:e})=>!e,s=b(e,i,{B:n,De:o,...void 0!==a&&{fe:a},..."to"===n&&void 0!==l&&{mn:e=>o(e)&&(({M:e})=>void 0===l||"no"!==r(e,l))(e)}}),d=new Set(i);return("from"===n&&void 0!==l?((e,{pn:t},n,l)=>{let a=new Map;for(let i of["yes","unknown"])for(let o of t)for(let t of k(e,o.O,"from")){let{U:s}=t;if(!n(s)||r(s.M,l)!==i)continue;let d=C(t,o);if(!a.has(d.O))for(let t of(a.set(d.O,{...d,Ue:s}),M(e,d.O).slice(1))){if(a.has(t))continue;let n=I(e,d.O,t),{C:l,Z:r}=d,i={O:t,C:l,Z:r,steps:[n],ge:d,Ue:s};a.set(t,{...i,V:"inference"})}}return[...a.values()].sort((e,t)=>e.C-t.C||e.O-t.O)})(e,s,o,l):s.Ve).filter(({O:e})=>!d.has(e)).map(t=>{let a="to"===n?t.Z:_(t);return A(e,t,n,void 0!==l&&null!==a&&"unknown"===r(a.M,l))})}var _=({Ue:e})=>e??null,I=({v:e},t,n)=>({I:"contains",f:e[t].address,i:e[n].address,V:"inference"});function A(e,t,n,l=!1){let{v:r}=e,{O:a,C:i,V:o,steps:s,ge:d}=t;return{g:r[a],C:i,V:o,steps:"to"===n?[...s].reverse().map(R):s,next:r[d?.O??a].address,...l&&{Le:!0}}}function R(e){return"contains"!==e.I&&"inside"!==e.I?e:{...e,I:"contains"===e.I?"inside":"contains",f:e.i,i:e.f}}var P=["along","back","any"],T=e=>e<-1?-2-e:-1;function j(e){let[t,n]=[Math.min(...e.map(e=>e.x)),Math.min(...e.map(e=>e.y))];return{x:t,y:n,width:Math.max(...e.map(e=>e.x+e.width))-t,height:Math.max(...e.map(e=>e.y+e.height))-n}}var E=({N:e,S:{x:t,y:n,width:l,height:r}})=>e?{x:t+12,y:n+12}:{x:t+l/2,y:n+r/2},L=(e,{x:t,y:n})=>t>=e.x&&t<=e.x+e.width&&n>=e.y&&n<=e.y+e.height,B=(e,t)=>e.flatMap(({j:[e=-1]},n)=>e===t?[n]:[]),q=(e,t)=>new Set(e.flatMap(({j:e},n)=>n===t||e.includes(t)?[n]:[])),D=(e,t)=>[...q(e,t)].filter(t=>!e[t].N).length;function z({a:e,l:t},n){let l=q(e,n);return t.flatMap(({f:e,i:t,$:r},a)=>{let i=l.has(e);return i===l.has(t)&&e!==n&&t!==n?[]:[{i:i?t:e,z:a,B:r?"both":i?"out":"in"}]})}function V(e,t){let n=q(e.a,t),l=e.l.flatMap(({f:e,i:t},l)=>n.has(e)||n.has(t)?[l]:[]),r=l.flatMap(t=>[e.l[t].f,e.l[t].i]);return{a:new Set([...n,...r]),l:l}}var W=["reach","reaches","dependents"];function K({ze:e},t){let{I:n,f:l,i:r,M:a="",V:i}=t,o="inside"===n?[r,l]:[l,r];return{z:e(t),f:Number(o[0]),i:Number(o[1]),M:a,wn:"inference"===i}}function U(e,t){let n=F.get(e)??new Map;F.set(e,n);let l=n.get(t)??(({a:e,l:t},n)=>{let l=({ee:e})=>void 0!==n&&e===n,r=e.flatMap((e,t)=>{if(l(e))return[];let{type:n,N:r,j:a}=e;return[{address:`${t}`,type:n,title:"",parent:void 0===a[0]?null:`${a[0]}`,N:r,Sn:p.has(n)&&"tv_gcp_external_saas"!==n&&!c.has(n)}]}),a=t=>"group"===e[t].type?B(e,t):[t],i=new Map;return{we:(({v:e,connections:t,se:n,hidden:l,on:r})=>{let a,i=[...e].sort((e,t)=>y(e.address,t.address)),o=new Map(i.map(({address:e},t)=>[e,t])),s=((e,t)=>{let n=e.map(({parent:e})=>t.get(e??"")??-1),l=new Set;for(let e of n.keys()){let t=new Set;for(let r=e;-1!==r&&!l.has(r);r=n[r])t.add(r),t.has(n[r])&&(n[r]=-1);for(let e of t)l.add(e)}return n})(i,o),d=x(i);s.forEach((e,t)=>{d[e]?.push(t)});let h=x(i);i.forEach(({Cn:e},t)=>{h[o.get(e??"")??-1]?.push(t)});let[f,u]=[x(i),x(i)],p=t.filter(({f:e,i:t})=>o.has(e)&&o.has(t));for(let e of p){let[t,n]=[o.get(e.f),o.get(e.i)];f[t].push({i:n,U:e}),u[n].push({i:t,U:e}),e.$&&(f[n].push({i:t,U:e}),u[t].push({i:n,U:e}))}for(let e of[...f,...u])e.sort((e,t)=>e.i-t.i);let c=n.filter(({node:e})=>o.has(e)).sort((e,t)=>y(e.address,t.address)),{se:m,hidden:g}={se:(a=e=>new Map(e.flatMap(e=>[[e.address,e],[e.origin,e]])))(c),hidden:a(l)};return{v:i,connections:p,pe:o,rn:s,children:d,Fe:h,We:f,Ke:u,se:m,sn:c,hidden:g,an:((e,t)=>{let n=new Map;for(let l of e){let e=t(l),r=n.get(e);r?r.push(l):n.set(e,[l])}return n})(r,({i:e})=>e)}})({v:r,connections:t.flatMap((e,t)=>{if(l(e))return[];let{$:n,J:r,_e:o,M:s}=e;return a(e.f).flatMap(l=>a(e.i).map(e=>(i.set(`${l} ${e}`,t),{...{f:`${l}`,i:`${e}`},$:n,Ce:r,M:s,V:o?"inference":"fact"})))}),se:[],hidden:[],on:[]}),ze:({I:e,f:t,i:n})=>"connection"===e?i.get(`${t} ${n}`)??-1:-1}})(e,t);return n.set(t,l),l}var F=new WeakMap,H={change:[],before:["after"],after:["before"]},X=Object.keys(H),Y={create:"after",delete:"before"},G=e=>e.has("after")?"before":e.has("before")?"after":"change",J=([e,t])=>[...[...e].map((e,t)=>({target:t,R:Number(e)})),...[...t].map((e,t)=>({target:-2-t,R:Number(e)}))].filter(({R:e})=>e>0).sort((e,t)=>e.R-t.R),Q=e=>[...e].reduce((e,t)=>Math.imul(e,31)+t.codePointAt(0)>>>0,7).toString(36),Z=/module\\.([\\w-]+)(?:\\[(?:"(?:[^"\\\\]|\\\\.)*"|\\d+)\\])?\\./y,ee=({of:e})=>[...new Set(e.flat())].sort(),et=({a:e},t,n)=>e[n].j.findLast(e=>t.has(e))??n;function en(e,t,n){let l=t=>n.has(ea(e,t))||n.has(e.a[t].ee),r=e.a.map((n,l)=>et(e,t,l)),a=new Map;return e.l.forEach((e,i)=>{let[o,s]=[r[e.f],r[e.i]],d=t.has(o)||t.has(s);if(o===s&&(e.f!==o||e.i!==s)||l(e.f)||l(e.i)||n.has(e.ee)||e.J&&n.has(er))return;let h=d?`${o} ${s}`:i,f=a.get(h)?.l??[];f.push(i),a.set(h,{f:o,i:s,l:f})}),{a:new Set(r.filter((e,t)=>e===t&&!l(e))),ae:[...a.values()]}}var el="strip:",er="thin",ea=({a:e},t)=>[t,...e[t].j].map(t=>e[t].type).find(e=>e.startsWith(el));function ei(e,t){let n=new Map;for(let{type:t,h:l}of e.a)t.startsWith(el)&&n.set(t,l[0]);return e.l.some(({J:e})=>e)&&n.set(er,t),n}var eo="Overview",es=e=>1===e?"1 icon":`${e} icons`,ed=e=>`in ${e||eo}`,eh={in:"Reached from",out:"Leads to",both:"Both directions"},ef="Select the other end",eu="No path found",ep="Everything",ec={along:"along the arrows",back:"against the arrows",any:"ignoring direction"},em={reach:"What can reach this",reaches:"What does this reach",dependents:"What depends on it"},eg={reach:e=>`What can reach ${e}`,reaches:e=>`What does ${e} reach`,dependents:e=>`What depends on ${e}`},ew=e=>`${e} found`,ev=e=>`${e} inside`,ey=(e,t,n)=>`${e} of ${t}: ${n}`,ex=e=>`Connection with ${e}`,eM=e=>`${e} more`,e$="Review",eb=["Data removed or replaced","Opened to the outside","Rights","Removed or replaced","Other changes"],eS=e=>e.replace(/\\s+/g," ").replace(/[\\\\`*_[\\]<>#|~&@!]/g,"\\\\$&"),ek={change:"Change",before:"Before",after:"After"},eC=/<symbol id="([^"]*)"\\/>/g,eN=e=>Math.max(0,e.findIndex(({Rn:e})=>e));function eO(e,t,n,l){let r=e.all.findIndex(e=>e.id===n),a=e.ne(n)?.level??0,i=0===t?e_(e,l).map(({level:e})=>e):[],o=new Set([...r>0?[r]:[],...i,...a>0?[a]:[]]);return o.delete(t),[...o]}var e_=({he:e},t)=>e.filter(({G:e})=>e===t&&-1!==t);function eI({x:e,y:t,width:n,height:l},r,a=1.5){let i=Math.min(a,.97*r.width/n,.97*r.height/l);return{T:i,x:r.width/2-(e+n/2)*i,y:r.height/2-(t+l/2)*i}}var eA=(e,t)=>eI(eT(e),t,1.2),eR=(e,t,n)=>Math.max(-e,0)+Math.min(n-t,0);function eP(e,{x:t,y:n,width:l,height:r},a){let{T:i}=e;if(l*i>a.width||r*i>a.height)return null;let[o,s]=[e.x+t*i,e.y+n*i],d=eR(o,o+l*i,a.width),h=eR(s,s+r*i,a.height);return 0===d&&0===h?e:{T:i,x:e.x+d,y:e.y+h}}var eT=({x:e,y:t,width:n,height:l})=>({x:e-70,y:t-70,width:n+140,height:l+140}),ej=(e,t)=>e.x<t.x+t.width&&t.x<e.x+e.width&&e.y<t.y+t.height&&t.y<e.y+e.height,eE=e=>document.getElementById(e);function eL(e,t={},...n){let l=Object.assign(document.createElement(e),t);return l.append(...n),l}var eB=(e,t,n)=>eL("button",n?{onclick:e,title:n}:{onclick:e},t),eq=e=>eL("ul",{},...e.map(e=>eL("li",{},e)));function eD(e,t){for(let n in t)e.setAttribute(n,`${t[n]}`)}function ez(e,t,...n){let l=document.createElementNS("http://www.w3.org/2000/svg",e);return eD(l,t),l.append(...n),l}var eV=(...e)=>e.filter(Boolean).join(", ");function eW(e){eE("say").textContent=e}function eK(e,t,n){e?.classList.toggle(t,n)}var eU=new AbortController,eF=e=>eU.signal.addEventListener("abort",e);function eH(e,...t){let n=t.map(e=>e instanceof Element?e:eL("span",{},e));e.append(...n),eF(()=>{for(let e of n)e.remove()})}var eX=(e,t,n)=>e.addEventListener(t,n,{passive:!1,signal:eU.signal}),eY=({m:e})=>e.a.flatMap(({N:e,j:t},n)=>e&&t.length>0?[n]:[]),eG=matchMedia("(prefers-color-scheme:dark)").matches,eJ=new Set,eQ=!1,eZ=()=>eW("Copied");async function e0(e,t){let n=e=>navigator.clipboard.write([new ClipboardItem(Object.fromEntries(e.map(e=>[e.type,e])))]);try{await n(t).catch(()=>n(t.slice(-1))),eZ()}catch{eL("a",{href:URL.createObjectURL(t[0]),download:`${document.title}.${e}`}).click(),eW("Saved")}}var e1=e=>new Blob([e],{type:"text/plain"}),e2=(e,t)=>eL("div",{},eL("h2",{tabIndex:-1},t),eB(()=>e.P(-1),"\u2715","Close"));function e4(e,t,n=""){let l=eB(()=>e.P(t),e.A(t));return l.value=`${t}`,l.append(eL("small",{},n)),l}var e8=(e,t)=>0===t.length?[]:[eL("h3",{},e),eq(t)],e6=({h:e,te:t=0})=>e.slice(e.length-t),e5=(e,{i:t,z:n})=>eL("div",{className:"row"},e4(e,t,(({M:e,change:t})=>eV(e,t))(e.m.l[n])),eB(()=>e.P(-2-n),"\u21A6",ex(e.A(t)))),e3=e=>`part ${e}`;function e7(e,t,n=""){let{id:l,name:r}=e.m.undrawn[t],a=eB(()=>e.Be(t),r||l);return a.value=e3(t),a.append(eL("small",{},eV(r&&l,n))),a}var e9=({id:e,h:t})=>t.slice(0,2).join(" ").trim()||e,te=({levels:e},{id:t,h:n,level:l})=>eV(e9({id:"",h:n})&&t,ed(e.all[l].title));function tt({levels:e,de:t,g:n,m:l},{id:r,level:a}){let i=l.a[n.w]?.id;if(t&&void 0!==i){let t=[i,r];e.open(e.ie({id:"",ways:t}),{ways:t})}else e.open(a,{id:r})}function tn(e,t){let n=eB(()=>tt(e,t),e9(t));return n.append(eL("small",{},te(e,t))),n}var tl=(e,{G:t,Re:n})=>-1===t?`Not drawn: ${n}`:`${n} ${e.A(t)}`;function tr(e,t){let[n,l,r]=(([e,t],[n,l,r])=>{let[a,i]=t[l??-1]??["",""],o=i.startsWith("https://");return[e[n],a&&`${a}:${r}`,o?i+r:""]})(e,t),a=r?eL("a",{href:r,target:"_blank",rel:"noreferrer"},l):l;return eL("p",{},n,n&&l?", ":"",a)}function ta({q:e},t){for(let t of X.flatMap(e=>H[e]))e.delete(t);for(let n of H[t])e.add(n)}var ti=/~\\d+$/;function to({m:e,H:t,L:n},l){let r=T(l);return r<0?t.a.has(et(e,n,l)):t.ae.some(({l:e})=>e.includes(r))}var ts=({name:e,count:t})=>t>1?`${e} \\xd7${t}`:e,td=!1,th=X.flatMap(e=>H[e]);function tf(e,t){for(let n of(e.clear(),t))e.add(n)}var tu=({tagName:e})=>"title"!==e&&"rect"!==e,tp=(e,t)=>e.find(e=>L(t,e))??e.at(-1);function tc(e,{x:t,y:n}){let l=Math.atan2(n-e.y,t-e.x),[r,a]=[Math.cos(l),Math.sin(l)],i=`l${-8*r-4.2*a} ${-8*a+4.2*r}l${8.4*a} ${-8.4*r}`;return`M${t} ${n}${i}z`}var tm=(e,t,n)=>ez("text",{x:e,y:t,"font-size":12},n);function tg(e){let t=e.querySelector("title").textContent.split(`\n`),n=t.at(-1)===e.dataset.address;return{h:n?t.slice(0,-1):t,Oe:n}}var tw=e=>[...e.querySelectorAll("[data-address]")],tv=({undrawn:e=[]})=>e.flatMap(([e,t,...n])=>n.map(n=>{let[l="",r=""]=n.split(`\n`);return{id:l,name:r,G:e,Re:t}})),ty=e=>[e.getAttribute("data-from"),e.getAttribute("data-to")],tx={w:-1,_:-1,X:null,re:null,W:-1};function tM(e){let{X:t,re:n}=e.g;e.me=t&&tS(e,t),e.Ee=n&&((e,{I:t,ye:n,port:l},r)=>{let a=U(e,r),i=[`${n}`],o="reach"===t?"to":"from",s="dependents"===t?((e,t,{fe:n,_:l}={})=>{let{v:r}=e,a=((e,t)=>{let n=new Map;for(let l of t){let t=e.pe.get(l);void 0!==t&&n.set(t,null)}for(let t of n.keys()){for(let l of e.children[t])n.has(l)||n.set(l,{I:"contains",f:t});for(let l of e.Fe[t])n.has(l)||n.set(l,{I:"runs",f:t})}return n})(e,t),i=[...a.keys()].sort((e,t)=>e-t),{Ve:o}=b(e,i,{B:"to",yn:!0,De:()=>!0,un:((e,t,n)=>{let l=new Map,r=(t,n)=>{let r=(e.an.get(n)??[]).flatMap(n=>{let l=e.pe.get((({se:e,pe:t},n)=>t.has(n)?n:e.get(n)?.node??"")(e,n.f))??t;return l===t?[]:[{i:l,U:{...n,$:!1,Ce:!0,M:"",V:"fact",cn:!0}}]});l.set(t,[...l.get(t)??[],...r])};if(void 0!==n){let a=e.se.get(n);for(let e of t.slice(0,1))r(e,a?.address??n);return l}for(let n of t)r(n,e.v[n].address);let a=new Set(t);for(let{node:t,address:n}of e.sn){let l=e.pe.get(t);a.has(l)&&r(l,n)}return l})(e,i,l),...void 0!==n&&{fe:n}});return o.flatMap(t=>{let n=a.get(t.O);if(void 0===n)return[A(e,t,"to")];let i=r[t.O];if(null===n&&void 0===l)return[];let o=null===n?l:r[n.f].address,s={I:n?.I??"part",f:o,i:i.address,V:"fact"};return[{g:i,next:o,C:0,V:"fact",steps:[s]}]})})(a.we,i):O(a.we,i,{B:o,...""!==l&&{port:l}}),d=""===l||"reaches"!==t?[]:((e,t)=>{let[n,l]=[e,t].map(e=>new Map(e.map(e=>[e.g.address,e]))),r=new Set;for(let{next:t}of e)for(let e=l.get(t);e&&!n.has(e.g.address)&&!r.has(e);e=l.get(e.next))r.add(e);return[...r]})(s,O(a.we,i,{B:o})),h=new Set(s),f=[...s,...d].sort((e,t)=>e.C-t.C),u=f.flatMap(e=>e.steps.map(e=>K(a,e))),p=f.filter(({g:t})=>(({N:e,Oe:t})=>!e||t)(e.a[Number(t.address)]));return{a:[n,...u.flatMap(({f:e,i:t})=>[e,t])],l:u.map(({z:e})=>e),bn:p.map(e=>((e,{g:t,C:n,steps:l,Le:r},a)=>({at:Number(t.address),C:n,steps:l.map(t=>K(e,t)),Le:!0===r,En:a}))(a,e,!h.has(e))),count:p.filter(e=>h.has(e)).length,xn:s.filter(({g:e})=>e.Sn).length}})(e.m,n,tb(e,[n.ye]))}function t$(e){let{w:t,X:n,W:l}=e.g,{a:r,l:a}=T(t)>=0||l>=0?tk(e):e.me??e.Ee??{a:n??(t<0?[]:[t]),l:[]};return{a:[...r],l:[...a].filter(e=>e>=0)}}function tb({m:e,q:t},n){return n.some(t=>"before"===e.a[t].ee)||"before"===G(t)?"after":"before"}var tS=(e,[t,n])=>((e,t,n,l)=>{let{we:r,ze:a}=U(e,l),i=((e,t,n,l=P)=>{let[r,a]=[$(e,t),$(e,n)],i=new Set(a);if(r.some(e=>i.has(e)))return null;for(let t of l){let[n,l]="back"===t?[a,new Set(r)]:[r,i],{Ve:o}=b(e,n,{B:"any"===t?"any":"from",De:()=>!0,dn:e=>l.has(e)}),s=o.find(({O:e})=>l.has(e));if(void 0!==s)return{Ae:t,hn:(e=>{let t=[];for(let n=e;null!==n;n=n.ge)t.push(n);return t.reverse().flatMap(({steps:e})=>e)})(s),V:s.V}}return null})(r,[`${t}`],[`${n}`]);if(null===i)return null;let{Ae:o,hn:s}=i,d=q(e.a,"back"===o?n:t),h=[s[0].f,s[0].i].find(e=>d.has(Number(e))),f=[Number(h)],u=[];for(let e of s){let{I:t,f:n,i:l}=e;h=n===h?l:n,"connection"===t&&(f.push(Number(h)),u.push(a(e))),"contains"===t&&f.splice(-1,1,Number(h))}return{Ae:o,a:f,l:u}})(e.m,t,n,tb(e,[t,n]));function tk({m:e,g:t,D:n,ce:l,Q:r,me:a,Ee:i,tn:o}){let{w:s,X:d,W:h}=t,f=T(s);if(a??i)return a??i;if(d)return{a:d,l:[]};if(f>=0)return{a:tC(e,[f]),l:[f]};if(s>=0)return V(e,s);let[,,,,u,p]=n.steps[h]??[];if(p)return{a:[...u,...tC(e,p)],l:p};let c=o.map(T).filter(e=>e>=0),m={a:[...o.filter(e=>e>=0),...tC(e,c)],l:c};return m.a.length>0?m:r.length>0?((e,t,n)=>{let[l]=e,r=new Set(l?.of.flatMap((n,l)=>e.every(({of:e},n)=>""===t[n]||e[l].includes(t[n]))?[l]:[]));return{a:r,l:n.flatMap(({f:e,i:t},n)=>r.has(e)&&r.has(t)?[n]:[])}})(l,r,e.l):null}var tC=({l:e},t)=>t.flatMap(t=>[e[t].f,e[t].i]),tN={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]};function tO({levels:e,m:t},n){let[l]=eO(e,e.b,t.a[n]?.id??"",n);void 0!==l&&e.open(l)}var t_=200,tI=({levels:{he:e,ne:t}},{id:n})=>t(n)?.ke??e.length;function tA(e,t){let n,l=t.toLowerCase().split(/\\s+/).filter(Boolean);return(n=t.toLowerCase().split(/\\s+/).filter(Boolean),e.map(({h:[e="",t="",...l],id:r,type:a},i)=>{let o=[t,e,r,a,...l].join(`\n`).toLowerCase(),s=n.map(e=>o.indexOf(e));return{at:i,S:s.includes(-1)?-1:Math.max(-1,...s)}}).filter(({S:e})=>e>=0).sort((e,t)=>e.S-t.S).map(({at:e})=>e)).map(t=>e[t]).filter(({key:e})=>void 0===e||l.some(t=>e.toLowerCase().includes(t)))}var tR=(e,t)=>eq(B(e.m.a,t).map(t=>{let{h:n,N:l}=e.m.a[t],r=e4(e,t,n.slice(2).join(", "));return l?eL("div",{},r,tR(e,t)):r})),tP=[[],[],[],[],[]],tT=e=>[eL("code",{},e),eB(()=>navigator.clipboard?.writeText(e).then(eZ),"Copy")];function tj({levels:e,m:t},n,l){let{all:r,b:a}=e,i=r.length-1,o=n.every(n=>[0,a].includes(e.ne(t.a[n].id)?.level??-1));return r[i]?.id==="*"&&a!==i&&o?[eB(()=>e.open(i,l),"In everything")]:[]}var tE=eE("stage"),tL=document.title;function tB(e,[t,n,r],a){var i;let o,s;eE("svg").onclick=()=>e0("svg",[new Blob([t],{type:"image/svg+xml"}),e1(t)]),eE("png").onclick=async()=>e0("png",[await (async e=>{let t=eL("img",{src:`data:image/svg+xml,${encodeURIComponent(e)}`});await t.decode();let n=Math.min(2,16e3/t.width,16e3/t.height),l=eL("canvas",{width:t.width*n,height:t.height*n});return l.getContext("2d").drawImage(t,0,0,l.width,l.height),new Promise(e=>l.toBlob(t=>e(t)))})(t)]),eE("print").onclick=()=>print();let d=((e,t)=>{var n;let l,r,a,i,o,s=tw(e),d=s.map((e,n)=>(e=>{let[t,n,l,r]=["x","y","width","height"].map(t=>Number(e.getAttribute(t)));return{x:t,y:n,width:l,height:r}})(e.querySelector(n<t.boxes?"rect":"use"))),h=(o=t.boxes,d.map((e,t)=>{let{x:n,y:l}=E({N:t<o,S:e}),r={x:n+2,y:l};return d.slice(0,Math.min(t,o)).flatMap((e,t)=>L(e,r)?[t]:[]).reverse()})),f=new Set(s.map(({dataset:e})=>e.ghost)),u=s.map((e,n)=>{let{address:l="",type:r="",change:a,ghost:i}=e.dataset;return{id:l,...tg(e),...t.extra?.includes(n)&&{Oe:!1},te:t.told?.[n]??0,type:r,N:n<t.boxes,S:d[n],j:h[n],ee:((e="",t,n)=>Y[e]??(t?"before":n?"after":void 0))(a,void 0!==i,f.has(l))}}),p=new Map(u.map(({id:e},t)=>[e,t])),c=new Map;for(let t of e.querySelectorAll("[data-from]")){let e=ty(t).join(" ");c.set(e,[...c.get(e)??[],t])}let m=[...c.values()];return{oe:e,a:s,l:m,steps:t.flows.flatMap(({name:e,steps:t})=>t.map(t=>[e,...t])),...(n=[...c.keys()],l=m.map(([e])=>e.querySelector("path")),r=[],a=[],{je:i=e=>{let t=l[e],n=t.getTotalLength();return r[e]??=[...Array(Math.ceil(n/4)+1).keys()].map(e=>t.getPointAtLength(Math.min(n,4*e))),r[e]},Ze(e){let t=e.closest("[data-from]");return t?n.indexOf(ty(t).join(" ")):-1},In(e,t,n){a[e]??=l[e].getBBox();let{x:r,y:o,width:s,height:d}=a[e];return L({x:r-n,y:o-n,width:s+2*n,height:d+2*n},t)?i(e):[]}}),off:t.off??[],risks:t.risks,m:{a:u,undrawn:tv(t),l:m.map(([e],n)=>{let[l,r]=ty(e),a=Number(t.kinds[n]),i=(1&a)>0,o=e.querySelector("title").textContent.slice(l.length+r.length+(i?5:4)),s=e.dataset.change?o.lastIndexOf(", "):o.length;return{f:p.get(l),i:p.get(r),$:i,J:(4&a)>0,_e:(2&a)>0,M:o.slice(2,s),change:o.slice(s+2),ee:((e="")=>Y[e])(e.dataset.change)}})}}})(e,n),{a:f}=d.m,p=[{name:"Module",of:f.map(({id:e})=>(e=>{let t=[];Z.lastIndex=0;for(let n=Z.exec(e);n;n=Z.exec(e))t.push(n[1]);return t.map((e,n)=>t.slice(0,n+1).join("."))})(e))},...r?(([e,,,,t])=>t.map(([t,n])=>({name:t,of:n.map(t=>t.map(t=>e[t]))})))(r):[]].filter(e=>ee(e).length>1),c=((e,t,n)=>{var l;let r,a,i,o,s=eE("stage"),d=((e,t)=>{let{width:n,height:l}=e.viewBox.baseVal,r=Math.max(0,Math.min(...t.map(({S:e})=>e.y))-24);return Number.isFinite(r)?{x:0,y:r,width:n,height:l-r}:{x:0,y:0,width:n,height:l}})(e,t),h=()=>({x:s.offsetLeft,y:s.offsetTop,width:s.clientWidth,height:s.clientHeight}),f=()=>((e,t,n,l)=>{let r=eI(e,l),a=l.width<=640;if(r.T>=(a?.5:.6))return r;if(n.length>0){let e=eA(j(n),l);return!a||e.T>=.5?e.T>r.T?e:r:eI(n[0],l,.6)}let[i]=t.filter(({N:e})=>!e).sort((e,t)=>e.S.x-t.S.x);if(!a||!i)return r;let{x:o,y:s,height:d}=i.S;return{T:.6,x:32-.6*o,y:l.height/2-(s+d/2)*.6}})(d,t,n,h()),u=(l=f(),r=[],a=[],i=0,eF(()=>clearTimeout(i)),o={view:l,mode:"home",stage:h(),He(t,n="free"){for(let l of(Object.assign(o,{view:t,mode:n,stage:h()}),e.style.willChange="transform",e.style.transform=`translate(${t.x}px,${t.y}px) scale(${t.T})`,clearTimeout(i),i=window.setTimeout(()=>{for(let n of(e.style.willChange="",a))n(t.T)},150),r))l(t)},Te(e){r.push(e),e(o.view)},onRest(e){a.push(e),e(o.view.T)}}),{He:p,Te:c,onRest:m}=u,g=()=>{let e,{view:t,mode:n,stage:l}=u,r=h();if(String(Object.values(r))===String(Object.values(l)))return;let a=null!==document.querySelector("aside:not([hidden])");p("home"!==n||a?(e=(e,n,l,r)=>{let[a,i]=[n*t.T,(n+l)*t.T],[o,s]=[-a,r-i];return Math.min(Math.max(e,Math.min(o,s)),Math.max(o,s))},{T:t.T,x:e(t.x+l.x-r.x,d.x,d.width,r.width),y:e(t.y+l.y-r.y,d.y,d.height,r.height)}):f(),n)},w=e=>{e!==u.view&&p(e,"free"===u.mode?"free":"shown")},v={Tn:d,qe:h,He:p,Te:c,onRest:m,Ye(){p((f=()=>eI(d,h()))(),"home")},ve:(e,t)=>p({...u.view,x:u.view.x+e,y:u.view.y+t}),le:(e,t={x:h().width/2,y:h().height/2})=>p((({T:e,x:t,y:n},l,r)=>{let a=Math.min(Math.max(.02,e*l),8),i=a/e;return{T:a,x:r.x-(r.x-t)*i,y:r.y-(r.y-n)*i}})(u.view,e,t)),Qe(...e){g(),w(((e,t,n)=>{let l=t.at(-1),r=1===t.length&&eP(e,l,n)===e?[l]:[...t.map(eT),l];for(let t of e.T<.45?[]:r){let l=eP(e,t,n);if(l)return l}return eI(l,n,Math.max(e.T,.6))})(u.view,e,h()))},frame:e=>w(eA(e,h())),Nn(){"free"!==u.mode&&p(f(),"home")},Pn({x:e,y:t}){let{view:n}=u;return{x:(e-n.x)/n.T,y:(t-n.y)/n.T,Mn:1/n.T}}},y=new ResizeObserver(g);return y.observe(s),eF(()=>y.disconnect()),((e,t)=>{if(t.filter(({N:e})=>!e).length<=100)return;let{y:n,width:l,height:r}=e.Tn,a=200/Math.max(l,r),i=e=>ez("path",{d:t.flatMap(({N:t,S:{x:n,y:l,width:r,height:a}})=>t===e?[`M${n},${l}h${r}v${a}h${-r}z`]:[]).join("")}),o=ez("rect",{}),s=ez("svg",{class:"map",viewBox:`0 ${n} ${l} ${r}`,width:l*a,"aria-hidden":"true"},i(!0),i(!1),o),d=1,h=({buttons:t,offsetX:l,offsetY:r})=>{t>0&&e.He(eI({x:l/a,y:n+r/a,width:1,height:1},e.qe(),d))};eX(s,"pointerdown",h),eX(s,"pointermove",h),eH(document.body,s),e.Te(t=>{d=t.T;let a=(({x:e,y:t,T:n},{width:l,height:r})=>({x:-e/n,y:-t/n,width:l/n,height:r/n}))(t,e.qe());eK(s,"gone",L(a,{x:0,y:n})&&L(a,{x:l,y:n+r})),eD(o,{...a})})})(v,t),p(f(),"home"),v})(e,f,(({risks:e,m:{a:t,l:n}})=>J(e??["",""]).map(({target:e})=>{let l=n[T(e)];return l?j([t[l.f].S,t[l.i].S]):t[e].S}))(d)),m=((e,t,n,l)=>{let{m:r}=e,{a:a}=r,i={D:e,m:r,L:new Set,Xe:new Map},o=new Set(e.off),s={...i,...(({D:e,m:t,L:n,Xe:l})=>{let{a:r,l:a}=t,i=e=>{let t=a[T(e)];return t?`${i(t.f)} ${t.$?"\u2194":"\u2192"} ${i(t.i)}`:r[e].h.slice(0,2).join(" ")||r[e].id};return{A:i,en:t=>l.get(t)??e.a[t],nn(e){let{address:t}=e.closest("[data-address]")?.dataset??{};return r.findIndex(({id:e})=>e===t)},Se(e){let l,o=a[T(e)];return o?eV(i(e),o.M,o.change):eV(i(e),...r[e].h.slice(2),r[e].N?ev(D(r,e)):"",n.has(e)?"collapsed":"",(l=z(t,e).length,`${l} connection${1===l?"":"s"}`))}}})(i),be:t,ce:n,levels:l,q:o,done:new Set,k:[],cards:new Map,Je:new Map,H:en(r,i.L,o),g:tx,Q:[],me:null,Ee:null,tn:[],de:!1,Me:!1,P(e,t=s.de){let{w:n}=s.g;return t&&e>=0&&n>=0?(s.Me=null===tS(s,[n,e]),s.Me)?void(eW(eu),s.Y()):s.F({X:[n,e]}):s.F({w:e})},Be(e){s.F({_:e,w:r.undrawn[e].G})},F(e){let n={...tx,...e};s.g=-1===n.w&&n._<0&&!n.X&&!n.re&&n.W<0?tx:n,s.de=s.Me=!1,(e=>{tM(e);let{m:t,L:n,q:l}=e,r=t$(e);for(let e of r.a)for(let l of t.a[e].j)n.delete(l);for(let e of((e,t,{a:n,l:l})=>{let r=t=>[ea(e,t),e.a[t].ee],a=new Set([...[...n].flatMap(r),...[...l].flatMap(t=>{let{f:n,i:l,J:a,ee:i}=e.l[t];return[...r(n),...r(l),i,a?er:void 0]})]);return[...t].filter(e=>a.has(e))})(t,l,r))l.delete(e)})(s),s.Y();let{a:l}=t$(s),r=e=>j([...e].map(e=>a[e].S));s.me??s.Ee?t.frame(r(l)):l.length>0?t.Qe(r(tk(s).a),r(l)):t.Nn()},Y(){for(let e of(s.H=en(r,s.L,o),tM(s),d(),h(tk(s)),s.k))e()},Ne(e,t){for(let n of e)s.L[t?"add":"delete"](n);s.Y()}},d=(e=>{let{oe:t,a:n,l:l,m:r}=e.D,a=ez("g",{class:"more"}),i=new Set(l.map(([e])=>e.parentElement));for(let e of(t.append(a),i))eK(e,"lines",!0);return r.l.forEach(({J:e,_e:t},n)=>{eK(l[n][0],"thin",e),eK(l[n][0],"dash",t)}),()=>{let{H:t,L:o,Xe:s,cards:d,Je:h}=e,f=new Map(t.ae.map(e=>[e.l[0],e.l.length]));for(let[,e]of h)e.remove();for(let n of(s.clear(),h.clear(),a.replaceChildren(),[...o].filter(e=>t.a.has(e))))s.set(n,(({D:e,m:t,A:n},l)=>{let{x:r,y:a}=t.a[l].S,i=e.a[l].cloneNode(!0);i.removeAttribute("class");let o=[...i.children].some(tu);return i.append(...o?[]:[tm(r+10,a+20,n(l))],tm(r+10,a,ev(D(t.a,l)))),i})(e,n)),a.append(s.get(n));for(let[t,n]of(d.clear(),s))d.set(t,(({H:e,D:t,m:n},l,r)=>{let{S:a}=n.a[l],i=e.ae.flatMap(({f:e,i:n,l:[r=0]})=>[...e===l?[tp([...t.je(r)].reverse(),a).y]:[],...n===l?[tp(t.je(r),a).y]:[]]),o=i.sort((e,t)=>e-t)[i.length>>1];if(void 0===o)return r;let s=Math.max(a.y,Math.min(o-r.height/2,a.y+a.height-r.height));return{...r,x:a.x+Math.max(0,a.width-r.width)/2,y:s}})(e,t,((e,{x:t,y:n,height:l})=>{let r=[...e.children].filter(tu).map(e=>e.getBBox()).filter(e=>e.height<Math.max(l/2,60)),a=Math.max(t+80,...r.map(e=>e.x+e.width))+10,i=Math.max(n+24,...r.map(e=>e.y+e.height));return{x:t,y:n,width:a-t,height:i+20+2-n}})(n,r.a[t].S)));for(let[e,t]of d)((e,t,n)=>{for(let l of e.querySelectorAll("rect")){let[e,r]=[l.width.baseVal.value,l.height.baseVal.value];e<t.width/2||eD(l,{width:e+n.width-t.width,height:r+n.height-t.height})}e.lastElementChild.setAttribute("y",`${t.y+n.height-8}`),eD(e,{transform:`translate(${n.x-t.x} ${n.y-t.y})`})})(s.get(e),r.a[e].S,t);for(let n of t.ae.filter(({f:e,i:t})=>o.has(e)||o.has(t))){let[t,...l]=(({D:e,m:t,cards:n},{f:l,i:r,l:a})=>{let i=a.find(e=>!t.l[e].change)??a[0],o=e.je(i),s=(e,l)=>{let r=n.get(e);if(!r)return;let a=l?[...o].reverse():o,i=a.findIndex(n=>L(t.a[e].S,n)),s=i<0?a:a.slice(0,i+1),d=(({x:e,y:t},n,l)=>{let[r,a]=[l.x+l.width,l.y+l.height],i=2*e<l.x+r,o=Math.max(l.y-t,t-a);if(o<=0)return[{x:i?l.x:r,y:t}];let s=8+(l.width/2-8)*Math.min(1,o/n.height),d=e>l.x&&e<r?e:i?l.x+s:r-s;return[{x:d,y:t},{x:d,y:t<l.y?l.y:a}]})(s.at(-1),t.a[e].S,r),h=[...s.slice(0,1+s.findLastIndex(e=>Math.hypot(e.x-d[0].x,e.y-d[0].y)>10)),...d];o=l?h.reverse():h};s(l,!0),s(r,!1);let d=a.some(e=>t.l[e].$),[h]=e.l[i],f=h.cloneNode(!0);eK(f,"gone",!1);let[u,p]=f.querySelectorAll("path");if(eD(u,{d:`M${o.map(({x:e,y:t})=>`${e} ${t}`).join("L")}`}),eD(p,{d:tc(o.at(-2),o.at(-1))+(d?tc(o[1],o[0]):"")}),h.after(f),1===a.length)return[f];let{x:c,y:m}=o[Math.floor(o.length/2)];return[f,ez("rect",{x:c-11,y:m-9,width:22,height:18,rx:9}),tm(c-3.5*`${a.length}`.length,m+4,`${a.length}`)]})(e,n);h.set(n.l[0],t),a.append(...l)}for(let e of(n.forEach((e,n)=>{eK(e,"gone",!t.a.has(n)||o.has(n))}),l.forEach(([e,...t],n)=>{for(let l of(eK(e,"gone",!f.has(n)||h.has(n)),t))eK(l,"gone",1!==f.get(n)||h.has(n))}),i))eK(e,"apart",f.size<l.length||h.size>0)}})(s),h=(e=>{let{oe:t,l:n,m:l,a:r}=e.D,a=null;l.a.forEach(({N:e,S:{x:t,y:n,width:l,height:a}},i)=>{e||(eK(r[i],"n",!0),r[i].append(ez("rect",{x:t,y:n,width:l,height:a,fill:"transparent"})))});let i=r=>{for(let e of t.querySelectorAll(".on"))eK(e,"on",!1);if(null===r)return;for(let t of r.a)eK(e.en(et(l,e.L,t)),"on",!0);let a=new Set(r.l);for(let t of e.H.ae){if(!t.l.some(e=>a.has(e)))continue;let l=t.l[0];for(let t of[...n[l],e.Je.get(l)])eK(t,"on",!0)}};return eX(t,"pointerover",({target:t})=>{if(null!==a)return;let n=e.nn(t),r=e.D.Ze(t);i(l.a[n]?.N===!1?V(l,n):r<0?null:{a:tC(l,[r]),l:[r]})}),eX(t,"pointerleave",()=>i(a)),e=>{a=e,eK(t,"dim",null!==e),i(e)}})(s);return s})(d,c,p,a),g=((e,t)=>{let{levels:n,m:l}=e,r=t.map(([t,n,r])=>{let a=l.undrawn.findIndex(({id:e})=>e===r);return{target:-1,Pe:[r],_:a,go:()=>e.Be(a),name:n,address:r,R:t,h:[]}}),a=n.all.length>0?(e=>{let{m:t,levels:n}=e,{all:l,b:r,open:a,ne:i}=n,o=new Map(t.a.map(({id:e},t)=>[e,t])),s=new Map(t.l.map(({f:e,i:t},n)=>[`${e} ${t}`,n])),d=(e,t)=>e===r||l[r]?.id==="*"?t??-1:-1,h=n.he.filter(({R:e})=>e>0).map(t=>{let{id:n,level:l,R:r}=t,[i,s]=[e9(t),e6(t)],h=d(l,o.get(n));return{target:h,Pe:[n],go:()=>-1===h?a(l,{id:n}):e.P(h,!1),name:i,address:n.includes(".")?n:"",R:r,h:s}}),f=n.$e.filter(({R:e})=>e>0).map(({level:t,start:n,end:l,M:r,change:h,R:f})=>{let u=s.get(`${o.get(n)} ${o.get(l)}`),p=d(t,void 0===u?-1:-2-u),c=[n,l].map(e=>e9(i(e)??{id:e,h:[]})).join(" \u2192 ");return{target:p,Pe:[n,l],go:()=>-1===p?a(t,{edge:[n,l]}):e.P(p,!1),name:c,address:"",R:f,h:[eV(r,h)]}});return[...h,...f]})(e):(({m:e,D:t,A:n,P:l})=>J(t.risks??["",""]).map(({target:t,R:r})=>{let a=e.l[T(t)],i=a?[(({M:e,change:t})=>eV(e,t))(a)].filter(Boolean):e6(e.a[t]),o=(a?[a.f,a.i]:[t]).map(t=>e.a[t].id);return{target:t,Pe:o,go:()=>l(t,!1),name:n(t),R:r,h:i,address:e.a[t]?.Oe?o[0]:""}}))(e);return(e=>{let t=new Map;for(let{target:n,Pe:l,...r}of e){let{R:e,name:a,h:i}=r,o=[...l.map(e=>e.replace(ti,"")),a,...i].join(`\n`),s=t.get(`${e} ${o}`)??{...r,K:[],count:0,xe:Q(o)},d=-1===n?s.K:[...s.K,n];t.set(`${e} ${o}`,{...s,K:d,count:s.count+1})}return[...t.values()]})([...r,...a].sort((e,t)=>e.R-t.R))})(m,n.dangers??[]);(e=>{let{be:t,D:n}=e,{a:l}=e.m,r=ez("g",{class:"titles","aria-hidden":"true"});n.oe.append(r);let a,i=1,o=()=>{var t;let o,s,d,h=i<.6;if(eK(n.oe,"far",h),eK(n.oe,"tiny",i<.3),!h)return;let f=(a??=l.flatMap((t,n)=>(({D:e,m:t},n)=>{let{N:l,S:r}=t.a[n],a=l?e.a[n].querySelector(":scope>text"):null,i=a?.firstChild?.textContent;if(!a||!i)return[];let o=a.cloneNode(),{x:s,y:d,height:h}=a.getBBox(),f={x:s,y:d,height:h,width:a.getSubStringLength(0,i.length)};return[{at:n,copy:o,h:i,box:r,S:f,origin:f}]})(e,n))).filter(({at:t})=>e.H.a.has(t)).map(t=>(({cards:e},t)=>{let{at:n,box:l,origin:r}=t,a=e.get(n);return a?{...t,box:a,S:{...r,x:r.x+a.x-l.x,y:r.y+a.y-l.y}}:t})(e,t)),u=(t=[...e.H.a].map(e=>l[e]).filter(({N:e})=>!e).map(({S:e})=>e),o=Math.max(1,.83/i),s=[],d=[],f.map(({S:e,box:n})=>{let l=()=>(d.push(n),null);if(d.some(e=>L(e,n)))return l();let[r,a]=[e.width*o,e.height*o],i=Math.min(1,(n.x+n.width-6-e.x)/r);if(i<.5)return l();let h=t=>({x:e.x,y:t,width:r*i,height:a}),f=e.y;for(let e of s)ej(h(f),e)&&(f=e.y+e.height);let u=[...f+a>n.y+n.height?[]:[f],n.y-a].find(e=>{let n=t=>ej(h(e),t);return!t.some(n)&&!s.some(n)});return void 0===u?l():(s.push(h(u)),{factor:o,share:i,down:u-e.y})}));r.replaceChildren(...f.flatMap((e,t)=>{let{factor:n,down:l,share:r}=u[t]??{factor:0,down:0,share:0};return n>0?[(({copy:e,origin:t,S:n,h:l},r,a,i)=>{let o;e.textContent=i<1?(o=Math.floor(l.length*i),`${l.slice(0,Math.ceil(o/2)-1).trim()}\u2026${l.slice(l.length-Math.floor(o/2)).trim()}`):l;let[s,d]=[n.x-t.x*r,n.y+a-t.y*r];return eD(e,{transform:`translate(${s} ${d}) scale(${r})`}),e})(e,n,l,r)]:[]}))};t.onRest(e=>{e!==i&&(i=e,o())}),e.k.push(o)})(m),i=r??void 0,o=eE("panel"),m.k.push(()=>{let{X:e,w:t}=m.g,n=T(t),r=[...(e=>{let{w:t,_:n}=e.g,l=e.m.undrawn[n];if(!l)return[];let r=l.name||l.id;return[...-1===t?[e2(e,r)]:[],eL("div",{className:"part"},-1===t?"":eL("b",{},r),eL("p",{},tl(e,l)),...tT(l.id))]})(m),...e?((e,t)=>{let n,l,r,{me:a}=e,i=a?.a??t,o=null===a?eu:(n=e.A(i[0]),l=e.A(i.at(-1)),r=a.Ae,`From ${n} to ${l}, ${ec[r]}`);eW(o);let[s,d]=t.map(t=>e.m.a[t].id);return[e2(e,o),...tj(e,t,{ways:[s,d]}),...e8(null===a?"Between":"Steps",i.map((t,n)=>null!==a&&n>0?e5(e,{i:t,z:a.l[n-1]}):e4(e,t)))]})(m,e):[],...((e,t)=>{let n,r,{Ee:a}=e,{re:i}=e.g;if(!i||!a)return[];let{I:o,ye:s,port:d}=i,{bn:h,count:f,xn:u}=a,p=(r=e.A(s),eg[o](r)+(""===d?"":`, port ${d}`)),c=eV(1===f?"1 resource":`${f} resources`,"reach"===o?`${0===u?"none":u} of them from the internet`:void 0);eW(`${p}: ${c}`);let m=[...new Set(h.map(({C:e})=>e))];return[e2(e,p),eL("p",{},c),e4(e,s),"dependents"===o?"":((n=eL("input",{id:"port",value:i.port,placeholder:"443"})).onchange=()=>{let t=n.value.trim();if(""!==t&&!l(t))return eW("Not a port, such as 443 or 8000-8100/tcp");e.F({re:{...i,port:t}}),eE("port").focus()},eL("label",{},"Port",n)),...tj(e,[s],{[o]:e.m.a[s].id,port:d}),...m.flatMap(n=>e8(0===n?"In it":1===n?"1 step":`${n} steps`,h.filter(e=>e.C===n).map(n=>((e,t,{at:n,steps:l,Le:r,En:a})=>{let i=l.map(t=>(({A:e,m:t},n,{z:l,f:r,i:a,M:i,wn:o})=>{let s,d,h,f,u,p=t.l[l];return eV(p?(s=r===n?"":e(r),d=a===n?"":e(a),h=p.$,""!==d||h?`${s} ${h?"\u2194":"\u2192"} ${d}`.trim():`from ${s}`):(f=a===n?"":e(a),u=e(r),`${f} in ${u}`.trim()),i,o?"inferred":"stated")})(e,n,t)),o=l.flatMap(({z:e})=>e<0?[]:[e]),s=o.flatMap(e=>(t[2][e]||[]).slice(0,1));return eL("div",{},eL("div",{className:"row"},e4(e,n,eV(i.join("; "),r?"port not known":a?"on the way":"")),...o.map(t=>eB(()=>e.P(-2-t),"\u21A6",ex(e.A(n))))),...s.map(e=>tr(t,e)))})(e,t,n))))]})(m,i??tP),...n>=0?((e,t)=>{let{f:n,i:l,M:r,change:a,_e:i,J:o,$:s}=e.m.l[t];return[e2(e,r||"Connection"),...[a,o?"Carries no traffic":s?"Either end starts it":"",i?"Inferred: the code does not state it":"Stated in the code"].map((e="")=>eL("p",{},e)),...e8("From",[e4(e,n)]),...e8("To",[e4(e,l)])]})(m,n):t>=0?((e,t,n)=>{let l,r,a,i,{a:o}=e.m,{h:s,id:d,Oe:h,type:f,j:u,te:p=0}=o[t],c=z(e.m,t),{levels:m}=e,g=0===m.b&&(m.ne(d)?.level??0)!==0,[w="",v,...y]=s.slice(0,s.length-p),x=(n[3][t]||[])[0];return[e2(e,w||d),v?eL("b",{},v):"",eL("p",{},eV(...y)),p>0?eL("div",{className:"part"},...e6(o[t]).map(e=>eL("p",{},e))):"",...h&&!g?[eL("small",{},f.split(":")[0]),...tT(d)]:[],x?.[2]?tr(n,x):"",(l=e.L.has(t),r=eB(()=>{e.de=!0,r.textContent=ef,eW(ef)},e.de?ef:"Path to \u2026"),a=eB(()=>e.Ne([t],!l),l?"Expand":"Collapse"),i=W.map(n=>eB(()=>{e.F({re:{I:n,ye:t,port:""}}),eE("panel").querySelector("h2")?.focus()},em[n])),eL("div",{className:"acts"},...(({levels:e,m:t},n)=>eO(e,e.b,t.a[n].id,n).slice(0,8).map(t=>{let n;return eB(()=>e.open(t),(n=e.all[t].title,`Open ${n||eo}`))}))(e,t),r,...i,...e.m.a[t].N?[a]:[])),e.Me?eL("p",{},eu):"",...((e,t)=>{let{levels:n}=e,l=(0===n.b?e_(n,t):[]).map(t=>()=>tn(e,t)),[r,a]=[l.slice(0,40),l.slice(40)],i=eB(()=>{i.closest("ul").append(...eq(a.map(e=>e())).children),i.parentElement.remove()},eM(a.length));return e8("Stands for",[...r.map(e=>e()),...a.length>0?[i]:[]])})(e,t),...["in","out","both"].flatMap(t=>e8(eh[t],[...new Map(c.filter(({B:e})=>e===t).map(e=>[e.i,e])).values()].map(t=>e5(e,t)))),...e8("Contains",B(o,t).map(t=>e4(e,t))),...e8("Inside",u.map(t=>e4(e,t)).reverse())]})(m,t,i??tP):[]];o.hidden=0===r.length,o.replaceChildren(...r,...r.length>0?((e,t)=>{let[n,,l,r]=t,{w:a}=e.g,i=T(a),o=i>=0?[i]:e.me?.l??z(e.m,a).map(({z:e})=>e),s=e=>tr(t,e),[,d,h]=r[a]||[];return[...e8("Why it is here",d?.map(s)??[]),...e8("Includes",((e,t)=>{let{w:n}=e.g,l=new Map(t),r=e.m.undrawn.flatMap(({id:t,G:r,Re:a},i)=>r===n&&"inside"!==a?[eL("div",{},e7(e,i),l.get(t)??"")]:[]);return r.length>0?r:t.map(([e,t])=>eL("div",{},e,t))})(e,h?.map(([e,t])=>[n[t],s(e)])??[])),...e8(i>=0?"Evidence":"Evidence for its arrows",o.flatMap(t=>{let n=l[t],r=i>=0?"":e.A(-2-t);return n?[eL("div",{},r,...n.map(s))]:[]}))]})(m,i??tP):[])}),(e=>{let t,n,{be:l}=e;eE("in").onclick=()=>l.le(1.25),eE("out").onclick=()=>l.le(.8),eE("fit").onclick=l.Ye,l.Te(({T:e})=>{eE("percent").textContent=`${Math.round(100*e)} %`}),(e=>{for(let[t,n]of ei(e.m,"Thin lines")){let l=eL("input",{type:"checkbox",checked:!0});l.onchange=()=>{e.q[l.checked?"delete":"add"](t),e.Y()},e.k.push(()=>{l.checked=!e.q.has(t)}),eH(eE("layers"),eL("label",{},l,n))}})(e),t=e.ce.map(e=>eL("select",{},...["",...ee(e)].map(e=>eL("option",{value:e},e||ep)))),n=()=>{let n=t.map(({value:e})=>e);e.Q=n.some(Boolean)?n:[],e.F({});let l=document.querySelectorAll(".n.on").length;e.Q.length>0&&eW(ew(l))},t.forEach((t,l)=>{t.onchange=n,eH(eE("layers"),eL("label",{},e.ce[l].name,t))}),e.k.push(()=>{t.forEach((t,n)=>{t.value=e.Q[n]??""})}),(({levels:{all:e,b:t,open:n}})=>{let l=e[t];if(!l)return;eE("up").onclick=()=>n(0),eE("up").ariaPressed=`${0===t}`,eE("here").textContent=l.title;let r=eE("levels");for(let[l,{title:a,count:i}]of e.entries()){let e=eB(()=>{r.hidePopover(),n(l)},a||eo);0!==l&&e.append(eL("small",{},es(i))),l===t&&eD(e,{"aria-current":"page"}),eH(r,e)}})(e),eE("collapse").onclick=()=>e.Ne(eY(e),!0),eE("expand").onclick=()=>e.Ne([...e.L],!1),(()=>{for(let{cssRules:e}of document.styleSheets)for(let{media:t}of[...e])t?.mediaText.includes("dark")&&eJ.add(t);let e=()=>{for(let e of eJ)e.mediaText=eG?"all":"not all"};eQ&&e(),eE("theme").onclick=()=>{[eG,eQ]=[!eG,!0],e()}})()})(m),(e=>{let[t,n,l]=[eE("list"),eE("tree"),eE("q")],r=(e=>{let{a:t,undrawn:n,l:l}=e.m;return[...t.map(({id:t,type:n,h:l,j:[r=-1]},a)=>({id:t,type:n,h:l,target:a,P:()=>e.P(a),describe:()=>e.Se(a),button:()=>e4(e,a,r<0?"":e.A(r))})),...n.map((t,n)=>({id:t.id,type:"",h:["",t.name],target:t.G,P:()=>e.Be(n),describe:()=>`${t.id}, ${tl(e,t)}`,button:()=>e7(e,n,tl(e,t))})),...(({levels:e,m:{a:t,undrawn:n}})=>{var l,r;let a;return l=e.b,r=new Set([...t,...n].map(({id:e})=>e)),a=e.all[l]?.id==="*",e.he.filter(({id:e,level:t})=>t!==l&&!((a||0===t)&&r.has(e)))})(e).map(t=>({id:t.id,type:"",h:t.h,target:-1,P:()=>tt(e,t),describe:()=>eV(e9(t),te(e,t)),button:()=>tn(e,t)})),...l.map((t,n)=>{let{M:l,f:r,i:a}=t,i=-2-n;return{id:"",type:"",h:["",l,e.A(r),e.A(a)],target:i,key:l,P:()=>e.P(i),describe:()=>e.Se(i),button:()=>e4(e,i,(({M:e,change:t})=>eV(e,t))(t))}}),...(({levels:e,m:t})=>{let n=t=>e9(e.ne(t)??{id:t,h:[]}),l=new Set(t.l.map(({f:e,i:n})=>`${t.a[e].id}\n${t.a[n].id}`));return e.$e.filter(({level:t,start:n,end:r,M:a})=>a&&t!==e.b&&!l.has(`${n}\n${r}`)).map(({level:t,start:l,end:r,M:a})=>{let i=`${n(l)} \u2192 ${n(r)}`,o=()=>e.open(t,{edge:[l,r]}),s=eV(a,ed(e.all[t].title));return{id:"",type:"",h:["",a,n(l),n(r)],key:a,target:-1,P:o,describe:()=>eV(i,s),button(){let e=eB(o,i);return e.append(eL("small",{},s)),e}}})})(e)].sort((t,n)=>tI(e,t)-tI(e,n))})(e),a=[],i=-1,o=(r,i=t_)=>{let d;t.hidden=!r,n.ariaPressed=`${r}`;let h=""!==l.value,f=h?ew(a.length):ep;r&&t.replaceChildren(eL("p",{},f),h?(d=eB(()=>o(!0,a.length),eM(a.length-i)),eq([...a.slice(0,i).map(e=>e.button()),...a.length>i?[d]:[]])):tR(e,-1)),s()},s=()=>{e.tn=t.hidden||""===l.value?[]:a.map(({target:e})=>e),e.Y()};n.onclick=()=>{l.value="",o("true"!==n.ariaPressed)},l.oninput=()=>{a=tA(r,l.value),i=-1,o(""!==l.value),eW(ew(a.length))},eX(l,"keydown",({key:t,shiftKey:n})=>{"Enter"!==t||0===a.length||(i<0&&(i=a.findIndex(({id:t})=>""!==t&&t===(({m:e,g:t})=>(e.undrawn[t._]??e.a[t.w])?.id)(e))),i=(i+(n?a.length-1:1))%a.length,a[i].P(),innerWidth<=640&&l.blur(),eW(ey(i+1,a.length,a[i].describe())))}),""!==l.value&&(a=tA(r,l.value)),t.hidden||""===l.value&&"true"!==n.ariaPressed||o(!0)})(m),s="",m.k.push(()=>{let{w:e,_:t}=m.g,n=t<0?-1===e?"":`${e}`:e3(t);for(let e of eE("list").querySelectorAll("button[value]")){let t=e.value.split(",").includes(n);e.ariaCurrent=t?"true":null,t&&n!==s&&e.scrollIntoView({block:"nearest"})}s=n}),(e=>{let[t,n]=[eE("flow"),eE("steps")],{steps:l}=e.D,r=eN(e.levels.all);t.hidden=0===l.length&&0===r;let a=eL("p"),i=-1,o=t=>e.F({W:(e.g.W+t+l.length)%l.length});eH(n,eB(()=>o(-1),"\u2039","Back"),eB(()=>o(1),"\u203A","Next"),a),t.onclick=()=>0===l.length?e.levels.open(r,{flow:"1"}):e.F({W:n.hidden?0:-1}),e.k.push(()=>{let{W:r}=e.g;if(n.hidden=r<0,t.ariaPressed=`${r>=0}`,r>=0&&r!==i){let[e,t,n,i]=l[r];a.replaceChildren(eL("b",{},`${t} ${n}`),eL("small",{},[e,i].filter(Boolean).join(": "))),eW(ey(r+1,l.length,n))}i=r})})(m),((e,t)=>{let n,l,r,a,i,{be:o,m:s}=e,d=(e=>{let{a:t}=e.m,n=null,l=()=>{for(let e of["tabindex","role","aria-label"])n?.removeAttribute(e);eK(n,"chosen",!1),t[a.b]&&(eD(n=e.en(a.b),{tabindex:0,role:"graphics-symbol","aria-label":e.Se(a.b)}),eK(n,"chosen",a.b===e.g.w))},r=()=>n?.focus({preventScroll:!0}),a={b:Math.max(0,t.findIndex(({N:e})=>!e)),Ge(t){let n=[...e.H.a];return n[(n.indexOf(a.b)+t+n.length)%n.length]??-1},ue(n=a.b){a.b=n,l(),r(),t[n]&&e.be.Qe(t[n].S)}};return e.k.push(()=>{let t=document.activeElement===n;e.g.w>=0&&(a.b=e.g.w),e.H.a.has(a.b)||(a.b=a.Ge(1)),l(),t&&r()}),l(),a})(e),h=s.a.map(E),f=()=>{e.g.w>=-1&&e.P(d.b),eE("panel").querySelector("h2")?.focus()},u=t=>{let n=z(s,d.b).map(({z:e})=>e),l=n.indexOf(T(e.g.w)),r=n.at(l<0&&t<0?-1:(l+t)%n.length);void 0!==r&&(e.P(-2-r,!1),eW(e.Se(-2-r)))},p={PageDown:()=>d.ue(d.Ge(1)),PageUp:()=>d.ue(d.Ge(-1)),Enter:f," ":f,c(){s.a[d.b]?.N&&e.Ne([d.b],!e.L.has(d.b))},o:()=>tO(e,d.b),u(){0!==e.levels.b&&e.levels.open(0)},e:()=>u(1),E:()=>u(-1),0:o.Ye,"+":()=>o.le(1.25),"-":()=>o.le(.8),"/":()=>eE("q").focus(),...t},c=eE("stage");eX(document,"keydown",t=>{let{key:n,shiftKey:l,ctrlKey:r,metaKey:a,altKey:i,target:s}=t;if(s!==document.body&&!c.contains(s))return;let f=tN[n],u=Object.hasOwn(p,n)?p[n]:void 0;r||a||i||!(f||u)||(t.preventDefault(),f?l?o.ve(-80*f[0],-80*f[1]):s===document.body?d.ue():d.ue(((e,t,n,l)=>{let r,a=1/0;for(let i of l){let l=((e,t,[n,l])=>{let[r,a]=[t.x-e.x,t.y-e.y],i=r*n+a*l;return i<1?1/0:i+2.5*Math.abs(r*l+a*n)})(e[t],e[i],n);l<a&&([r,a]=[i,l])}return r})(h,d.b,f,e.H.a)):u())}),eX(document,"keydown",({key:t})=>{"Escape"!==t||e.g===tx&&0===e.Q.length||(e.g===tx&&(e.Q=[]),e.P(-1),d.ue())}),eD(e.D.oe,{role:"application","aria-describedby":"keys"}),n=eE("stage"),l=new Map,r=0,a=({clientX:e,clientY:t})=>({x:e-n.offsetLeft,y:t-n.offsetTop}),eX(n,"pointerdown",e=>{0===l.size&&(r=0),0===e.button&&l.set(e.pointerId,a(e))}),eX(n,"pointermove",e=>{let{pointerId:t}=e,i=l.get(t);if(!i)return;let s=a(e),[d,h]=[s.x-i.x,s.y-i.y];if((r+=Math.hypot(d,h))<4)return;n.setPointerCapture(t),l.set(t,s);let f=[...l].find(([e])=>e!==t)?.[1];if(!f)return o.ve(d,h);let u=e=>Math.hypot(e.x-f.x,e.y-f.y)||1;o.le(u(s)/u(i),f)}),eX(n,"pointerup",i=t=>{var n;let i;l.delete(t.pointerId)&&r<4&&"pointerup"===t.type&&(i=((e,{target:t,clientY:n,pointerType:l},r)=>{let{a:a}=e.m,i=e.D.Ze(t);if(i>=0&&!t.matches("path"))return -2-i;let o=e.nn(t);if(a[o]?.N&&!e.L.has(o)){let t=e.D.a[o].querySelector("rect").getBoundingClientRect(),{height:l}=a[o].S;if(n-t.top<=26/l*t.height)return o}else if(o>=0)return o;let s=e.be.Pn(r);return(({H:e,D:t,g:n},l,r)=>{let a=e.ae.flatMap(({l:[e=0]})=>{let n=t.In(e,l,r).map(({x:e,y:t})=>Math.hypot(e-l.x,t-l.y));return[{target:-2-e,apart:Math.min(r,...n)}]}),i=Math.min(...a.map(({apart:e})=>e)),o=a.filter(({apart:e})=>e<r&&e<i+2),s=o.findIndex(({target:e})=>e===n.w);return o[(s+1)%o.length]?.target??-1})(e,s,("touch"===l?14:6)*s.Mn)})(e,n=t,a(t)),e.P(i,n.shiftKey||e.de),i>=0&&d.ue(i))}),eX(n,"pointercancel",i),eX(n,"wheel",e=>{let{ctrlKey:t,shiftKey:n,deltaX:l,deltaY:r}=e;(top===window||t)&&(e.preventDefault(),n?o.ve(-(l||r),0):o.le(Math.exp(-r/(t?100:500)),a(e)))}),eX(c,"dblclick",()=>tO(e,e.g.w))})(m,((e,t)=>{let n,l,r,a,i,o,s,d,{D:h,q:f,done:u}=e;if(!eE("sides"))return{};let p=t=>{ta(e,t),e.Y();let{w:n}=e.g;-1===n||to(e,n)||e.P(-1),eW(ek[t])},c=()=>{let n=t.filter(({K:t})=>0===t.length||t.some(t=>to(e,t))),{w:l,_:r}=e.g;return[n,n.findIndex(e=>r<0?e.K.includes(l):e._===r)]},m=eL("span"),g=t=>{var n;let l,[r,a]=c(),i=(l=(n=[...r.keys()]).indexOf(a))<0?n.at(t>0?0:-1):n[(l+t+n.length)%n.length];if(void 0===i)return;let{go:o,K:s,name:d,h:h}=r[i];o();let[f]=s;eW(ey(i+1,r.length,void 0===f?eV(d,...h):e.Se(f)))},w=({xe:t})=>{u[u.has(t)?"delete":"add"](t),e.Y(),eW(v())},v=()=>{let e,n;return e=t.filter(e=>u.has(e.xe)).length,n=t.length,`${e} of ${n} reviewed`},y=(n=eE("list"),l=eB(()=>{let e="true"!==l.ariaPressed;eE("q").value="",eE("tree").ariaPressed="false",n.hidden=!e,e&&o(),r(e)},e$),r=e=>{l.ariaPressed=`${e}`,td=e},a=eL("p"),i=t.map(e=>eL("input",{type:"checkbox",onchange:()=>w(e)})),o=()=>{n.replaceChildren(eL("h2",{},e$),a,eB(()=>e0("md",[e1(s())]),"Copy summary"),...eb.flatMap((e,n)=>{let l=t.flatMap((e,t)=>{let l,r,a;return e.R===n+1?[(l=i[t],r=e.name,l.ariaLabel=`Reviewed: ${r}`,a=eB(e.go,ts(e)),e.K.length>0?a.value=`${e.K}`:void 0!==e._&&(a.value=e3(e._)),a.append(eL("small",{},eV(...e.h))),eL("div",{className:"row"},l,a))]:[]});return l.length>0?[eL("h3",{},`${e} (${l.length})`),eq(l)]:[]}))},s=()=>[`## ${eS(document.title)}`,"",`${v()}.`,...eb.flatMap((e,n)=>{let l=t.filter(e=>e.R===n+1);return l.length>0?["",`### ${e}`,"",...l.map(d)]:[]}),""].join(`\n`),d=t=>{let{address:n,h:l,xe:r}=t;return[`- [${e.done.has(r)?"x":" "}] ${eS(ts(t))}`,""===n?"":` (${`\\`${n.replaceAll("`","\'")}\\``})`,l.length>0?`: ${eS(eV(...l))}`:""].join("")},e.k.push(()=>{a.textContent=v(),i.forEach((n,l)=>{n.checked=e.done.has(t[l].xe)}),r(!n.hidden&&a.isConnected)}),td&&o(),l),x=X.map(e=>eB(()=>p(e),ek[e]));return eH(eE("sides"),...x,eB(()=>g(-1),"\u2039","Previous change (P)"),m,eB(()=>g(1),"\u203A","Next change (N)"),y),e.k.push(()=>{let e,t=G(f);eK(h.oe,"side","change"!==t);let[n,l]=c();e=n.length,m.textContent=`${l+1||"\u2013"} / ${e}`,x.forEach((e,n)=>{e.ariaPressed=`${X[n]===t}`})}),{n:()=>g(1),p:()=>g(-1),s:()=>p(X[(X.indexOf(G(f))+1)%X.length]),r:()=>y.click(),t(){let n=t.find(({K:t})=>t.includes(e.g.w));n&&w(n)}}})(m,g)),((e,t)=>{let{q:n,L:r,done:a,m:i}=e,o=G(n),s=[...ei(i,"").keys()],d=eY(e),f=[...document.querySelectorAll("#layers input[id]")];for(let t of f)t.onchange=e.Y;let p="",c=!1,m={off:[],filter:[]};eF(()=>{c=!0});let g=()=>{let t=G(n),l=((e,t)=>{let{m:n,g:l,ce:r,Q:a,q:i,L:o,done:s}=e,d=e=>n.a[e]?.id??"",{w:h,_:f,X:u,re:p,W:c}=l,m=f<0?n.l[T(h)]:void 0,g=t.length>1&&t.every(e=>o.has(e));return{id:n.undrawn[f]?.id??d(h),...m&&{edge:[d(m.f),d(m.i)]},...u&&{ways:[d(u[0]),d(u[1])]},...p&&{[p.I]:d(p.ye),port:p.port},...c>=0&&{flow:`${c+1}`},off:[...i].filter(e=>!th.includes(e)),closed:g?["*"]:[...o].map(d),filter:a.flatMap((e,t)=>e?[`${r[t].name}:${e}`]:[]),done:[...s]}})(e,d),{all:r,b:a,ie:i}=e.levels;return h({...l,off:[...l.off,...f.filter(({checked:e})=>!e).map(({id:e})=>e),...m.off],filter:[...l.filter,...m.filter],...t!==o&&{side:t},...i(l)!==a&&{level:r[a].id}})},w=()=>{let h=u(location.hash.slice(1)),{side:c=o,off:w=[],closed:v=[]}=h;for(let e of(tf(n,s.filter(e=>w.includes(e))),f))e.checked=!w.includes(e.id);e.levels.all.length>0&&(m=(({ce:e},{off:t=[],filter:n=[]},l)=>{let r=new Set(e.flatMap(e=>ee(e).map(t=>`${e.name}:${t}`)));return{off:t.filter(e=>!l.includes(e)),filter:n.filter(e=>!r.has(e))}})(e,h,[...s,...f.map(({id:e})=>e)])),ta(e,X.find(e=>e===c)??o),tf(r,v.includes("*")?d:[...i.a.keys()].filter(e=>i.a[e].N&&v.includes(i.a[e].id))),tf(a,t.filter(e=>h.done?.includes(e))),e.Q=(({ce:e},{filter:t=[]})=>{let n=e.map(e=>ee(e).find(n=>t.includes(`${e.name}:${n}`))??"");return n.some(Boolean)?n:[]})(e,h),e.F((({m:e,D:t},n)=>{let{id:r,edge:a,ways:i,flow:o,port:s=""}=n,{a:d,l:h,undrawn:f}=e,u=e=>d.findIndex(t=>t.id===e),p=f.findIndex(e=>e.id===r);if(u(r)>=0)return{w:u(r)};if(p>=0)return{_:p,w:f[p].G};let c=e=>[u(e[0]),u(e[1])];if(a){let[e,t]=c(a);return{w:-2-h.findIndex(n=>n.f===e&&n.i===t)}}let[m,g]=i?c(i):[-1,-1];if(m>=0&&g>=0&&m!==g)return{X:[m,g]};for(let e of W){let t=u(n[e]??"");if(t>=0)return{re:{I:e,ye:t,port:l(s)?s:""}}}let w=Number(o)-1;return t.steps[w]?{W:w}:{}})(e,h)),p=g()};e.k.push(()=>{queueMicrotask(()=>{let e=g();e===p||c||(p=e,location.hash=e)})}),eX(window,"hashchange",()=>{let t=location.hash.slice(1);t!==p&&e.levels.ie(u(t))===e.levels.b&&w()}),w()})(m,g.map(({xe:e})=>e))}async function tq(e){let t=atob(eE(`level${e}`).textContent),n=new Blob([new Uint8Array(t.length).map((e,n)=>t.charCodeAt(n))]).stream().pipeThrough(new DecompressionStream("deflate-raw"));return await new Response(n).json()}document.documentElement.className="live";var tD=tE.querySelector("svg"),tz=JSON.parse(eE("data").textContent),tV=eE("told")?.textContent,tW=[new XMLSerializer().serializeToString(tD),tz,tV?JSON.parse(tV):null];tz.levels?(async(e,t,n)=>{let l,r=n.map(([e,t,n,l])=>({id:e,title:t,count:n,Rn:1===l})),a=await tq(0),i=((e,t,[n,l])=>{let r=n.flatMap(([e,t,n,l,r,...a])=>a.map(a=>{let[i="",...o]=a.split(`\n`);return{id:i,h:o,level:e+1,G:t,Re:n,R:l,te:r,ke:0}})),a=new Set(r.map(({id:e})=>e)),i=new Set(r.filter(({R:e})=>e>0).map(({G:e})=>e)),o=[...e.flatMap(({id:e,h:t,R:n,te:l,On:r},o)=>{let s=r&&i.has(o)?0:n;return a.has(e)?[]:[{id:e,h:t,R:s,te:l,level:0,G:-1,Re:"",ke:0}]}),...r].map((e,t)=>({...e,ke:t})),s=new Map(o.map(e=>[e.id,e])),d=[{id:"overview",title:"",count:e.length},...t],h=d.findIndex(({id:e})=>"*"===e);return{all:d,he:o,$e:l.map(([e,t,n,l,r,a])=>({level:e+1,start:t,end:n,M:l,change:r,R:a})),ne:e=>s.get(e),ie(e){let t=d.findIndex(({id:t})=>t===e.level);if(t>=0)return t;let{id:n,edge:l=[],ways:r=[],reach:a="",reaches:i="",dependents:o=""}=e,f=new Set([n,...l,...r,a,i,o].filter(Boolean).map(e=>s.get(e)?.level??0)),[u=void 0===e.flow?0:eN(d)]=f;return f.size>1&&h>0?h:u}}})((l=t[1],[...tw(e).map((e,t)=>{let{h:n}=tg(e);return{id:e.dataset.address??"",h:n,R:Number(l.risks?.[0][t]??0),te:l.told?.[t]??0,On:l.extra?.includes(t)}}),...tv(l).map(({id:e,name:t})=>({id:e,h:["",t],R:0,te:0}))]),r,a),o=new Map(a[2]),s=-1,d=(e,t={})=>{let{side:n,off:l,filter:r,done:a}=u(location.hash.slice(1)),o={...n&&{side:n},...l&&{off:l},...r&&{filter:r},...a&&{done:a}},{id:s,title:d}=i.all[e],f={id:"",...o,...t};location.hash=h(i.ie(f)===e?f:{...f,level:s}),eW(d||eo)},f=async()=>{let n=i.ie(u(location.hash.slice(1)));if(n===s)return;let l=s<0&&0===n;s=n;let r=0===n?t:await (async e=>{let[t,...n]=await tq(e);return[t.replace(eC,(e,t)=>o.get(t)??e),...n]})(n);if(s!==n)return;eU.abort(),eU=new AbortController;let a=l?e:(([e])=>new DOMParser().parseFromString(e,"image/svg+xml").documentElement)(r);tE.replaceChildren(a),document.title=[i.all[n].title,tL].filter(Boolean).join(" \\xb7 "),tB(a,r,{...i,b:n,open:d})};addEventListener("hashchange",f),await f()})(tD,tW,tz.levels):tB(tD,tW,{all:[],he:[],$e:[],ie:()=>0,ne:()=>{},b:0,open:()=>{}})})();';

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
  return { labeled, svg, drawn: linesIn(svg) };
}
function dataOf({ labeled, svg, drawn }, provenance, side) {
  const { layout } = labeled;
  const details = provenance === void 0 ? null : detailsWithin(evidenceBytes(svg), { layout, drawn }, provenance);
  return [pageData(labeled, drawn, provenance?.undrawn, side), details];
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
  "src/render/html/data.ts": () => ({ LIMIT_STEPS, changeWordCounts, detailsWithin, embeddable, evidenceBytes, hostLookup, idsOf, linesIn, linesOf, locationIn, pageData, risksOf }),
  "src/render/html/index.ts": () => ({ write: write2 })
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  modules
});
