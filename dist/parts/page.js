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
var changes_default = "#sides{margin:0;box-shadow:none}.side :is([data-mark],[data-legend=change],[data-legend=sum]){display:none}.side g[opacity]{opacity:1}.side rect[stroke-opacity]{stroke-opacity:1}.side .lines:has(>[data-change]){stroke:inherit;stroke-width:inherit}.side [data-change=delete]:not(.dash)>path{stroke-dasharray:none}.side .lines>[data-change]:not(.on)>path:last-of-type{fill:var(--s)}.side [data-address]:has(>g[opacity])>text{fill:var(--i)}.side [data-address]:has(>g[opacity])>text~text:not([font-weight]){fill:var(--s)}.side>text>tspan,:has(>.apart)>path{display:none}";

// src/render/viewer/drift.css
var drift_default = ":root:has(#drift:not(:checked)) [data-mark=drift]{display:none}:root:has(#drift:not(:checked)):has([data-change]) [data-drift]>use{opacity:.35}:root:has(#drift:not(:checked)):has([data-change]) [data-drift]>text{fill:var(--s)}";

// src/render/viewer/page.css
var page_default = ':root{--f:#fff;--e:#e4e7ec;--i:#101828;--s:#475467;--m:#1d5fd6;color-scheme:light;font:13px/1.45 Inter,Segoe UI,Arial,sans-serif}@media(prefers-color-scheme:dark){:root{--f:#0d1117;--e:#30363d;--i:#f0f6fc;--s:#b6c0cc;--m:#6cb0ff;color-scheme:dark}}*{box-sizing:border-box;margin:0}body,aside,button,input,[popover],section,.map{background:var(--f);color:var(--i);font:inherit}[hidden],:root:not(.live) :is(.bar,section){display:none!important}header>div,.bar,section,#panel>div{display:flex;align-items:center;gap:4px}header{padding:8px 16px;border-bottom:1px solid var(--e)}header>div+div{margin-top:6px}#about{flex:1}:root:not(.live) #about{display:none}h1,h2{font-size:15px;flex:1}p,small{color:var(--s)}small{display:block}#say{position:absolute;clip-path:inset(50%)}@media screen{.live body{display:grid;grid:auto minmax(0,1fr) / auto minmax(0,1fr) auto;height:100dvh;overflow:hidden}.live header{grid-column:1 / -1}.live main{grid-area:2 / 2;position:relative;overflow:hidden;touch-action:none;cursor:grab;-webkit-user-select:none;user-select:none}.live main>svg{position:absolute;overflow:visible;transform-origin:0 0}.live main>svg>text,.live main>svg>path,.live main>svg>[data-mark=""]:has(>text){display:none}}button,input{border:1px solid var(--e);border-radius:7px;padding:4px 8px}button{cursor:pointer;text-align:left}:is(.bar,section,[popover],li) button{border-color:transparent}:is([popover],li) button{display:block;width:100%}button:hover,[aria-pressed=true]{background:var(--e)}:focus-visible,.chosen{outline:2px solid var(--m)}button svg{width:20px;height:20px;display:block;fill:none;stroke:currentColor;stroke-width:1.6;stroke-linecap:round}#q{width:260px}#layers-button:has(+:empty){display:none}[popover],section,.map{border:1px solid var(--e);border-radius:10px;box-shadow:0 3px 12px #0003;padding:4px}[popover]{inset:48px 12px auto auto;max-width:calc(100% - 24px)}label{display:flex;align-items:center;gap:8px;padding:4px 8px}select{flex:1;min-width:0;border:1px solid var(--e);border-radius:7px;padding:4px 8px;background:var(--f);color:var(--i);font:inherit}section,.map{grid-area:2 / 2;place-self:end;z-index:1;margin:12px}[aria-current=true]{background:var(--e);box-shadow:inset 3px 0 var(--m)}#percent{width:48px;text-align:center}.map{margin-bottom:64px;padding:0;fill:var(--s)}.map path:first-child{fill:none;stroke:var(--s);stroke-width:6}.map rect{fill:var(--m);opacity:.3}#steps{place-self:end start;max-width:calc(100% - 250px)}aside{grid-area:2 / 1;width:320px;overflow:auto;padding:12px 16px;border:solid var(--e);border-width:0 1px;overflow-wrap:anywhere}#panel{grid-column:3}#panel>button{margin:6px 6px 0 0}code{display:inline-block;margin-right:8px}.part{display:block!important;border-left:3px solid var(--m);margin:8px 0;padding-left:8px}#panel>.acts{display:grid;grid-template-columns:auto auto;gap:4px;margin-top:12px}#panel>.acts button{font-size:12px;padding:4px 6px}.row{display:flex;align-items:center}.row>:is(input,button+button){flex:none;width:24px;height:24px}li p{padding-left:9px;font-size:smaller}h3{font-size:12px;margin-top:14px}ul{list-style:none;padding:0}ul ul{margin-left:11px;border-left:1px solid var(--e)}[data-address],[data-from]{cursor:pointer;outline-offset:4px}.dim :is(.n,[data-from]):not(.on),.dim .lines>path{opacity:.25}.dim g[opacity]{opacity:1}.gone,.apart>path{display:none}.apart>g>path:first-of-type{stroke:inherit}.thin>path:first-of-type{stroke-width:.75px}.dash>path:first-of-type{stroke-dasharray:4}.lines>.on>path:first-of-type{stroke:var(--m);stroke-width:2.5px}.lines>.on>path:last-of-type{fill:var(--m)}@media screen{.far [data-address]:not(.n)>text,.tiny .n text,.tiny [data-from]:has(>text),svg:not(.far)>.titles{visibility:hidden}.tiny [data-address]:not(.n)>rect{stroke-width:var(--pixel)}}.titles{pointer-events:none;paint-order:stroke;stroke:var(--f);stroke-width:3px;stroke-linejoin:round}.more text{fill:var(--i)}.more rect[fill=none],.more>rect{fill:var(--f);stroke:var(--s)}@media(max-width:640px){header>div{flex-wrap:wrap}#about{flex-basis:100%}.bar{width:100%}#q{flex:1;width:0}[popover]{top:76px}.live body{grid:auto minmax(0,1fr) auto / minmax(0,1fr)}.live main,section{grid-column:1}#list,#panel{grid-area:3 / 1;width:auto;max-height:45dvh;border-width:1px 0}#steps{margin-bottom:64px;max-width:100%}.map,:root:has(aside:not([hidden])) :is(#about,section:has(#percent)),:root:not(:has(#q:focus)) #list:has(~#panel:not([hidden])),:root:has(#q:focus) #list:not([hidden])~#panel{display:none}}nav{display:flex;align-items:center;gap:4px;flex:1;min-width:0}nav>button{border-color:transparent}nav:has(#here:not(:empty)) #up{text-decoration:underline}:root:not(.live) nav{display:none}h1:has(+nav){flex:none;margin-right:8px;max-width:40%;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}#here{font-weight:600;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}#here:not(:empty):before{content:"\\203a  ";font-weight:400}#levels{inset:48px auto auto 12px;max-height:70dvh;overflow:auto}[aria-current=page]{font-weight:600}@media print{@page{size:landscape;margin:10mm}:is(header,section,.map,aside,.titles){display:none!important}main>svg{transform:none!important;max-width:100%;max-height:96vh;height:auto}}';

// src/render/viewer/viewer.bundle
var viewer_default = '"use strict";(()=>{var e=/^(\\d{1,5})(?:-(\\d{1,5}))?(?:\\/([a-z]+))?$/;function t(t){let[,n,r=n,l=""]=e.exec(t.trim())??[];return void 0===n?null:{f:Number(n),i:Number(r),Ce:l}}var n=e=>e.split(",").map(e=>e.trim()).filter(e=>null!==t(e)),r=e=>null!==t(e);function l(e,r){let l=t(r),a=n(e).flatMap(e=>t(e)??[]);return null===l||0===a.length?"unknown":a.some(({f:e,i:t,Ce:n})=>e<=l.i&&t>=l.f&&(""===n||""===l.Ce||n===l.Ce))?"yes":"no"}var a={edge:"edge",ways:"path"},i=["off","closed","filter","done"],o=["level","side","flow","reach","reaches","dependents","port"],s=new Set(["to",...Object.values(a),...i,...o]),h=e=>`${new URLSearchParams({"":e})}`.slice(1);function d(e){let t=""===e.id?[]:[h(e.id)],n=(e,n)=>t.push(`${e}=${h(n)}`);for(let t of["edge","ways"]){let[r,l]=e[t]??[];void 0===r||void 0===l||(n(a[t],r),n("to",l))}for(let t of o)e[t]&&n(t,e[t]);for(let t of i)for(let r of e[t]??[])n(t,r);return t.join("&")}var f=e=>new URLSearchParams(`=${e}`).get("")??"";function u(e){let t=new Map,n=[];for(let r of e.split("&")){let e=r.indexOf("="),l=r.slice(0,Math.max(0,e));s.has(l)?t.set(l,[...t.get(l)??[],f(r.slice(e+1))]):n.push(f(r))}let[r]=t.get("to")??[],l=e=>{let[n]=t.get(e)??[];return void 0===n||void 0===r?void 0:[n,r]},[h,d]=[l(a.edge),l(a.ways)];return{id:n.join("&"),...h&&{edge:h},...d&&{ways:d},...Object.fromEntries(o.flatMap(e=>t.get(e)?.slice(0,1).map(t=>[e,t])??[])),...Object.fromEntries(i.flatMap(e=>t.has(e)?[[e,t.get(e)]]:[]))}}var p=new Set(["tv_users","tv_internet","tv_aws_users","tv_aws_internet","tv_aws_mobile_client","tv_aws_onprem","tv_azurerm_users","tv_azurerm_internet","tv_azure_onprem","tv_gcp_users","tv_gcp_users_icon","tv_gcp_internet","tv_gcp_onprem","tv_gcp_external_saas"]),c=new Set(["tv_aws_onprem","tv_azure_onprem","tv_gcp_onprem"]),m=(e,t)=>e<t?-1:+(e>t),g=(e,t)=>{let n=e.charCodeAt(t);return n>=48&&n<=57};function y(e,t){let n=t;for(;g(e,n);)n++;return n}function w(e,t,n){let r=t;for(;r<n&&48===e.charCodeAt(r);)r++;return r}function x(e,t){let n=((e,t)=>{let n=Math.min(e.length,t.length),r=0;for(;r<n&&e.charCodeAt(r)===t.charCodeAt(r);)r++;return r})(e,t);if(n===e.length&&n===t.length)return 0;for(;n>0&&g(e,n-1);)n--;let r=y(e,n),l=y(t,n);return r===n&&l===n?e.length===n||t.length===n?e.length-t.length:e.charCodeAt(n)-t.charCodeAt(n):n===e.length||n===t.length?e.length-t.length:r===n||l===n?l-r:r-w(e,n,r)-(l-w(t,n,l))||m(e.slice(n,r),t.slice(n,l))||m(e.slice(r),t.slice(l))}var v=e=>e.map(()=>[]);function M({children:e},t){let n=[t];for(let t of n)for(let r of e[t])n.push(r);return n}var b=(e,t)=>[...new Set(t.flatMap(t=>{let n;return void 0===(n=e.ge.get(t))?[]:M(e,n)}))].sort((e,t)=>e-t);function $(e,t,n){let{he:r=1/0,un:l=()=>!1,Ae:a,fn:i=a}=n,o=new Set(t),s=[],h=t.map(e=>({O:e,V:0,steps:[],xe:null,A:"fact",oe:null})),d=[...h],f=new Set;for(let u=0;h.length>0&&u<r&&!h.some(({O:e})=>l(e));u++){let r=0===u?i:a,l=[];for(let t of h.flatMap(t=>(({an:e,j:t},n,r)=>{let l=[],a=[];for(let i=n.O;-1!==i&&!r.has(i);i=e[i]){r.add(i),l.push({O:i,gn:n,hn:[...a]});let o=e[i];-1!==o&&a.push(S("inside",t[i].address,t[o].address))}return l})(e,t,f))){s.push(t);let a=0===u?n.pn?.get(t.O):void 0;for(let i of[...k(e,t.O,n.G),...a??[]])o.has(i.i)||!r(i.Y)||(o.add(i.i),l.push(N(i,t)))}for(let i of(0===u&&r!==a&&(f=new Set(t)),((e,t,n,r)=>{let{children:l,ze:a,j:i}=e,o=(e,r,l)=>{if(n.has(e))return;n.add(e);let a=[S(r,i[l.O].address,i[e].address)],{V:o,oe:s}=l;t.push({O:e,V:o,steps:a,xe:l,A:"inference",oe:s})};for(let e of t){for(let t of l[e.O])o(t,"contains",e);if(!0===r.xn)for(let t of a[e.O])o(t,"runs",e)}})(e,l,o,n),h=l.sort((e,t)=>e.O-t.O)))d.push(i)}return{Le:d,yn:s}}var S=(e,t,n)=>({D:e,f:t,i:n,A:"inference"});function k({Ke:e,Ue:t},n,r){return"from"===r?e[n]:"to"===r?t[n]:[...e[n],...t[n]]}function N({i:e,Y:t},{gn:r,hn:l}){let a=[...l,(({f:e,i:t,I:r,k:l,Ve:a,A:i,dn:o,mn:s})=>{let h=n(r);return{D:s?"reference":"connection",f:e,i:t,...""!==r&&{I:r},...h.length>0&&{ports:h},...l&&{k:l},...a&&!s&&{te:!0},A:i,...o&&{dn:o}}})(t)];return{O:e,V:r.V+1,steps:a,xe:r,A:A([r,...a]),oe:r.oe??t}}var A=e=>e.some(({A:e})=>"inference"===e)?"inference":"fact";function O(e,t,{G:n,port:r,he:a}){let i=b(e,t),o=({Ve:e})=>!e,s=$(e,i,{G:n,Ae:o,...void 0!==a&&{he:a},..."to"===n&&void 0!==r&&{fn:e=>o(e)&&(({I:e})=>void 0===r||"no"!==l(e,r))(e)}}),h=new Set(i);return("from"===n&&void 0!==r?((e,{yn:t},n,r)=>{let a=new Map;for(let i of["yes","unknown"])for(let o of t)for(let t of k(e,o.O,"from")){let{Y:s}=t;if(!n(s)||l(s.I,r)!==i)continue;let h=N(t,o);if(!a.has(h.O))for(let t of(a.set(h.O,{...h,qe:s}),M(e,h.O).slice(1))){if(a.has(t))continue;let n=I(e,h.O,t),{V:r,oe:l}=h,i={O:t,V:r,oe:l,steps:[n],xe:h,qe:s};a.set(t,{...i,A:"inference"})}}return[...a.values()].sort((e,t)=>e.V-t.V||e.O-t.O)})(e,s,o,r):s.Le).filter(({O:e})=>!h.has(e)).map(t=>{let a="to"===n?t.oe:C(t);return P(e,t,n,void 0!==r&&null!==a&&"unknown"===l(a.I,r))})}var C=({qe:e})=>e??null,I=({j:e},t,n)=>({D:"contains",f:e[t].address,i:e[n].address,A:"inference"});function P(e,t,n,r=!1){let{j:l}=e,{O:a,V:i,A:o,steps:s,xe:h}=t;return{g:l[a],V:i,A:o,steps:"to"===n?[...s].reverse().map(_):s,next:l[h?.O??a].address,...r&&{_e:!0}}}function _(e){return"contains"!==e.D&&"inside"!==e.D?e:{...e,D:"contains"===e.D?"inside":"contains",f:e.i,i:e.f}}var R=["along","back","any"],E=e=>e<-1?-2-e:-1;function j(e){let[t,n]=[Math.min(...e.map(e=>e.x)),Math.min(...e.map(e=>e.y))];return{x:t,y:n,width:Math.max(...e.map(e=>e.x+e.width))-t,height:Math.max(...e.map(e=>e.y+e.height))-n}}var B=({R:e,h:{x:t,y:n,width:r,height:l}})=>e?{x:t+12,y:n+12}:{x:t+r/2,y:n+l/2},L=(e,{x:t,y:n})=>t>=e.x&&t<=e.x+e.width&&n>=e.y&&n<=e.y+e.height,T=(e,t)=>e.flatMap(({W:[e=-1]},n)=>e===t?[n]:[]),q=(e,t)=>new Set(e.flatMap(({W:e},n)=>n===t||e.includes(t)?[n]:[])),V=(e,t)=>[...q(e,t)].filter(t=>!e[t].R).length;function z({a:e,l:t},n){let r=q(e,n);return t.flatMap(({f:e,i:t,k:l},a)=>{let i=r.has(e);return i===r.has(t)&&e!==n&&t!==n?[]:[{i:i?t:e,X:a,G:l?"both":i?"out":"in"}]})}function D(e,t){let n=q(e.a,t),r=e.l.flatMap(({f:e,i:t},r)=>n.has(e)||n.has(t)?[r]:[]),l=r.flatMap(t=>[e.l[t].f,e.l[t].i]);return{a:new Set([...n,...l]),l:r}}var W=["reach","reaches","dependents"];function U({Ye:e},t){let{D:n,f:r,i:l,I:a="",A:i}=t,o="inside"===n?[l,r]:[r,l];return{X:e(t),f:Number(o[0]),i:Number(o[1]),I:a,Rn:"inference"===i}}function K(e,t){let n=F.get(e)??new Map;F.set(e,n);let r=n.get(t)??(({a:e,l:t},n)=>{let r=({re:e})=>void 0!==n&&e===n,l=e.flatMap((e,t)=>{if(r(e))return[];let{type:n,R:l,W:a}=e;return[{address:`${t}`,type:n,title:"",parent:void 0===a[0]?null:`${a[0]}`,R:l,wn:p.has(n)&&"tv_gcp_external_saas"!==n&&!c.has(n)}]}),a=t=>"group"===e[t].type?T(e,t):[t],i=new Map;return{Re:(({j:e,connections:t,ce:n,hidden:r,sn:l})=>{let a,i=[...e].sort((e,t)=>x(e.address,t.address)),o=new Map(i.map(({address:e},t)=>[e,t])),s=((e,t)=>{let n=e.map(({parent:e})=>t.get(e??"")??-1),r=new Set;for(let e of n.keys()){let t=new Set;for(let l=e;-1!==l&&!r.has(l);l=n[l])t.add(l),t.has(n[l])&&(n[l]=-1);for(let e of t)r.add(e)}return n})(i,o),h=v(i);s.forEach((e,t)=>{h[e]?.push(t)});let d=v(i);i.forEach(({Cn:e},t)=>{d[o.get(e??"")??-1]?.push(t)});let[f,u]=[v(i),v(i)],p=t.filter(({f:e,i:t})=>o.has(e)&&o.has(t));for(let e of p){let[t,n]=[o.get(e.f),o.get(e.i)];f[t].push({i:n,Y:e}),u[n].push({i:t,Y:e}),e.k&&(f[n].push({i:t,Y:e}),u[t].push({i:n,Y:e}))}for(let e of[...f,...u])e.sort((e,t)=>e.i-t.i);let c=n.filter(({node:e})=>o.has(e)).sort((e,t)=>x(e.address,t.address)),{ce:m,hidden:g}={ce:(a=e=>new Map(e.flatMap(e=>[[e.address,e],[e.origin,e]])))(c),hidden:a(r)};return{j:i,connections:p,ge:o,an:s,children:h,ze:d,Ke:f,Ue:u,ce:m,ln:c,hidden:g,cn:((e,t)=>{let n=new Map;for(let r of e){let e=t(r),l=n.get(e);l?l.push(r):n.set(e,[r])}return n})(l,({i:e})=>e)}})({j:l,connections:t.flatMap((e,t)=>{if(r(e))return[];let{k:n,te:l,ve:o,I:s}=e;return a(e.f).flatMap(r=>a(e.i).map(e=>(i.set(`${r} ${e}`,t),{...{f:`${r}`,i:`${e}`},k:n,Ve:l,I:s,A:o?"inference":"fact"})))}),ce:[],hidden:[],sn:[]}),Ye:({D:e,f:t,i:n})=>"connection"===e?i.get(`${t} ${n}`)??-1:-1}})(e,t);return n.set(t,r),r}var F=new WeakMap,H={change:[],before:["after"],after:["before"]},X=Object.keys(H),Y={create:"after",delete:"before"},J=e=>e.has("after")?"before":e.has("before")?"after":"change",Z=([e,t])=>[...[...e].map((e,t)=>({target:t,M:Number(e)})),...[...t].map((e,t)=>({target:-2-t,M:Number(e)}))].filter(({M:e})=>e>0).sort((e,t)=>e.M-t.M),G=e=>[...e].reduce((e,t)=>Math.imul(e,31)+t.codePointAt(0)>>>0,7).toString(36),Q=/module\\.([\\w-]+)(?:\\[(?:"(?:[^"\\\\]|\\\\.)*"|\\d+)\\])?\\./y,ee=({of:e})=>[...new Set(e.flat())].sort(),et=({a:e},t,n)=>e[n].W.findLast(e=>t.has(e))??n;function en(e,t,n){let r=t=>n.has(ea(e,t))||n.has(e.a[t].re),l=e.a.map((n,r)=>et(e,t,r)),a=new Map;return e.l.forEach((e,i)=>{let[o,s]=[l[e.f],l[e.i]],h=t.has(o)||t.has(s);if(o===s&&(e.f!==o||e.i!==s)||r(e.f)||r(e.i)||n.has(e.re)||e.te&&n.has(el))return;let d=h?`${o} ${s}`:i,f=a.get(d)?.l??[];f.push(i),a.set(d,{f:o,i:s,l:f})}),{a:new Set(l.filter((e,t)=>e===t&&!r(e))),se:[...a.values()]}}var er="strip:",el="thin",ea=({a:e},t)=>[t,...e[t].W].map(t=>e[t].type).find(e=>e.startsWith(er));function ei(e,t){let n=new Map;for(let{type:t,b:r}of e.a)t.startsWith(er)&&n.set(t,r[0]);return e.l.some(({te:e})=>e)&&n.set(el,t),n}var eo=[[[0,0]],[[0,0]]];function es(e){let t=[];for(let[n,r]of[...e].sort((e,t)=>e[0]-t[0])){let e=t.at(-1);e&&n<=e[1]?e[1]=Math.max(e[1],r):t.push([n,r])}return t}function eh(e,t){let[n,r]=[es(e),es(t)],l=[[0,0]],a=0;return r.slice(1).forEach(([e],t)=>{let i=r[t][1],o=n.reduce((t,[n,r])=>t+Math.max(0,Math.min(r,e)-Math.max(n,i)),0);o<=32||(l.push([i,i-a]),a+=o-32,l.push([e,e-a]))}),l}function ed(e,t){let n=e.findIndex(([e])=>e>=t),[[r,l],[a,i]]=[e.at(n<0?-1:Math.max(0,n-1)),e.at(n)];return n>0?l+(t-r)*(i-l)/(a-r):t-r+l}var ef=([e,t],{x:n,y:r})=>({x:ed(e,n),y:ed(t,r)});function eu(e,t){if(e===eo)return t;let{x:n,y:r,width:l,height:a}=t,[i,o]=[ef(e,{x:n,y:r}),ef(e,{x:n+l,y:r+a})];return{...i,width:o.x-i.x,height:o.y-i.y}}var ep=/([A-Z])([^A-Za-z]*)/g,ec=e=>e.match(/-?[\\d.]+/g)?.map(Number)??[],em=(e,t)=>e.replace(ep,(e,n,r)=>{let l=ec(r).map((e,r)=>"H"===n||"V"!==n&&r%2==0?t({x:e,y:0}).x:t({x:0,y:e}).y);return n+l.join(" ")}),eg=[.25,.5,.75,1],ey={Q:2,C:3};function ew(e){let t=[];for(let[,n="",r=""]of e.matchAll(ep)){let e=ec(r),l=t.at(-1)??{x:0,y:0};if("H"===n)t.push({...l,x:e[0]});else if("V"===n)t.push({...l,y:e[0]});else{let r=e.flatMap((t,n)=>n%2==1?[{x:e[n-1],y:t}]:[]),a=ey[n]??0;0===a&&t.push(...r);for(let e=0;a>0&&e<r.length;e+=a){let n=[t.at(-1)??l,...r.slice(e,e+a)];t.push(...eg.map(e=>(function e(t,n){let[r,...l]=t;if(0===l.length)return r;let a=(e,t)=>e+(t-e)*n;return e(l.map((e,n)=>({x:a(t[n].x,e.x),y:a(t[n].y,e.y)})),n)})(n,e)))}}}return t}var ex="Overview",ev=e=>1===e?"1 icon":`${e} icons`,eM=e=>`in ${e||ex}`,eb={in:"Reached from",out:"Leads to",both:"Both directions"},e$="Select the other end",eS="No path found",ek="Everything",eN={along:"along the arrows",back:"against the arrows",any:"ignoring direction"},eA={reach:"What can reach this",reaches:"What does this reach",dependents:"What depends on it"},eO={reach:e=>`What can reach ${e}`,reaches:e=>`What does ${e} reach`,dependents:e=>`What depends on ${e}`},eC=e=>`${e} found`,eI=e=>`${e} inside`,eP=(e,t,n)=>`${e} of ${t}: ${n}`,e_=e=>`Connection with ${e}`,eR=e=>`${e} more`,eE="Review",ej=["Data removed or replaced","Opened to the outside","Rights","Removed or replaced","Other changes"],eB=e=>e.replace(/\\s+/g," ").replace(/[\\\\`*_[\\]<>#|~&@!]/g,"\\\\$&"),eL={change:"Change",before:"Before",after:"After"},eT=/<symbol id="([^"]*)"\\/>/g,eq=e=>Math.max(0,e.findIndex(({Mn:e})=>e));function eV(e,t,n,r){let l=e.all.findIndex(e=>e.id===n),a=e.L(n)?.level??0,i=0===t?ez(e,r).map(({level:e})=>e):[],o=new Set([...l>0?[l]:[],...i,...a>0?[a]:[]]);return o.delete(t),[...o]}var ez=({Se:e},t)=>e.filter(({z:e})=>e===t&&-1!==t);function eD({x:e,y:t,width:n,height:r},l,a=1.5){let i=Math.min(a,.97*l.width/n,.97*l.height/r);return{P:i,x:l.width/2-(e+n/2)*i,y:l.height/2-(t+r/2)*i}}var eW=(e,t)=>eD(eF(e),t,1.2),eU=(e,t,n)=>Math.max(-e,0)+Math.min(n-t,0);function eK(e,{x:t,y:n,width:r,height:l},a){let{P:i}=e;if(r*i>a.width||l*i>a.height)return null;let[o,s]=[e.x+t*i,e.y+n*i],h=eU(o,o+r*i,a.width),d=eU(s,s+l*i,a.height);return 0===h&&0===d?e:{P:i,x:e.x+h,y:e.y+d}}var eF=({x:e,y:t,width:n,height:r})=>({x:e-70,y:t-70,width:n+140,height:r+140});function eH({P:e,x:t,y:n},r,l){let a=(t,n,r,l)=>{let[a,i]=[n*e,(n+r)*e],[o,s]=[-a,l-i];return Math.min(Math.max(t,Math.min(o,s)),Math.max(o,s))};return{P:e,x:a(t,r.x,r.width,l.width),y:a(n,r.y,r.height,l.height)}}var eX=(e,t)=>e.x<t.x+t.width&&t.x<e.x+e.width&&e.y<t.y+t.height&&t.y<e.y+e.height,eY=e=>document.getElementById(e);function eJ(e,t={},...n){let r=Object.assign(document.createElement(e),t);return r.append(...n),r}var eZ=(e,t,n)=>eJ("button",n?{onclick:e,title:n}:{onclick:e},t),eG=e=>eJ("ul",{},...e.map(e=>eJ("li",{},e)));function eQ(e,t){for(let n in t){let r=`${t[n]}`;e.getAttribute(n)!==r&&e.setAttribute(n,r)}}function e0(e,t,...n){let r=document.createElementNS("http://www.w3.org/2000/svg",e);return eQ(r,t),r.append(...n),r}var e1=(...e)=>e.filter(Boolean).join(", ");function e2(e){eY("say").textContent=e}function e4(e,t,n){e?.classList.toggle(t,n)}var e6=new AbortController,e8=e=>e6.signal.addEventListener("abort",e);function e3(e,...t){let n=t.map(e=>e instanceof Element?e:eJ("span",{},e));e.append(...n),e8(()=>{for(let e of n)e.remove()})}var e5=(e,t,n)=>e.addEventListener(t,n,{passive:!1,signal:e6.signal}),e7=({m:e})=>e.a.flatMap(({R:e,W:t},n)=>e&&t.length>0?[n]:[]),e9=matchMedia("(prefers-color-scheme:dark)").matches,te=new Set,tt=!1;function tn({a:e,l:t,m:n},r,l,a=!1){let[i,o]=[new Set(r),new Set(l)];e.forEach((e,t)=>{e4(e,"gone",!i.has(t))}),t.forEach((e,r)=>{let[l]=e;for(let t of e)e4(t,"gone",!o.has(r));e4(l,"thin",n.l[r].te),e4(l,"dash",n.l[r].ve),e4(l.parentElement,"lines",!0),e4(l.parentElement,"apart",o.size<t.length||a)})}var tr=({tagName:e})=>"title"!==e&&"rect"!==e;function tl(e,{x:t,y:n,height:r}){let l=[...e.children].filter(tr).map(e=>e.getBBox()).filter(e=>e.height<Math.max(r/2,60)),a=Math.max(t+80,...l.map(e=>e.x+e.width))+10,i=Math.max(n+24,...l.map(e=>e.y+e.height));return{x:t,y:n,width:a-t,height:i+20+2-n}}var ta=(e,t)=>e.find(e=>L(t,e))??e.at(-1),ti=({m:e},{l:t})=>t.find(t=>!e.l[t].change)??t[0];function to(e,{x:t,y:n}){let r=Math.atan2(n-e.y,t-e.x),[l,a]=[Math.cos(r),Math.sin(r)],i=`l${-8*l-4.2*a} ${-8*a+4.2*l}l${8.4*a} ${-8.4*l}`;return`M${t} ${n}${i}z`}var ts=(e,t,n)=>e0("text",{x:e,y:t,"font-size":12},n);function th(e){let t=new Map;return n=>(t.has(n)||t.set(n,e(n)),t.get(n))}function td(e,t,n){0!==t||0!==n?eQ(e,{transform:`translate(${t} ${n})`}):e.removeAttribute("transform")}var tf=e=>new DOMParser().parseFromString(e,"image/svg+xml").documentElement;function tu(e){let t=e.querySelector("title").textContent.split(`\n`),n=t.at(-1)===e.dataset.address;return{b:n?t.slice(0,-1):t,Pe:n}}var tp=e=>[...e.querySelectorAll("[data-address]")],tc=({undrawn:e=[]})=>e.flatMap(([e,t,...n])=>n.map(n=>{let[r="",l=""]=n.split(`\n`);return{id:r,name:l,z:e,Me:t}})),tm=e=>[e.getAttribute("data-from"),e.getAttribute("data-to")];function tg(e,t){var n;let r,l,a,i,o,s,h=tp(e),d=h.map((e,n)=>(e=>{let[t,n,r,l]=["x","y","width","height"].map(t=>Number(e.getAttribute(t)));return{x:t,y:n,width:r,height:l}})(e.querySelector(n<t.boxes?"rect":"use"))),f=(s=t.boxes,d.map((e,t)=>{let{x:n,y:r}=B({R:t<s,h:e}),l={x:n+2,y:r};return d.slice(0,Math.min(t,s)).flatMap((e,t)=>L(e,l)?[t]:[]).reverse()})),u=new Set(h.map(({dataset:e})=>e.ghost)),p=h.map((e,n)=>{let{address:r="",type:l="",change:a,ghost:i}=e.dataset;return{id:r,...tu(e),...t.extra?.includes(n)&&{Pe:!1},ae:t.told?.[n]??0,type:l,R:n<t.boxes,h:d[n],W:f[n],re:((e="",t,n)=>Y[e]??(t?"before":n?"after":void 0))(a,void 0!==i,u.has(r))}}),c=new Map(p.map(({id:e},t)=>[e,t])),m=new Map;for(let t of e.querySelectorAll("[data-from]")){let e=tm(t).join(" ");m.set(e,[...m.get(e)??[],t])}let g=[...m.values()];return{ee:e,a:h,l:g,steps:t.flows.flatMap(({name:e,steps:t})=>t.map(t=>[e,...t])),...(n=[...m.keys()],r=g.map(([e])=>e.querySelector("path").getAttribute("d")),l=[],a=[],i=e=>(l[e]??=ew(r[e]),l[e]),o=(e,...t)=>i(e).flatMap((e,n,r)=>{let l=r[n-1]??e,a=t.some(t=>(({x:e,y:t,width:n,height:r},l,a)=>Math.max(l.x,a.x)>=e&&Math.min(l.x,a.x)<=e+n&&Math.max(l.y,a.y)>=t&&Math.min(l.y,a.y)<=t+r)(t,l,e))&&Math.ceil(Math.hypot(e.x-l.x,e.y-l.y)/4)||1,i=(e,t,n)=>e+(t-e)*(n+1)/a;return[...Array(a).keys()].map(t=>({x:i(l.x,e.x,t),y:i(l.y,e.y,t)}))}),{cornersOf:i,Ge:o,nn(e){let t=e.closest("[data-from]");return t?n.indexOf(tm(t).join(" ")):-1},Dn(e,t,n){a[e]??=j(i(e).map(e=>({...e,width:0,height:0})));let{x:r,y:l,width:s,height:h}=a[e],[d,f,u]=[t.x-n,t.y-n,2*n];return L({x:r-n,y:l-n,width:s+2*n,height:h+2*n},t)?o(e,{x:d,y:f,width:u,height:u}):[]}}),off:t.off??[],risks:t.risks,m:{a:p,undrawn:tc(t),l:g.map(([e],n)=>{let[r,l]=tm(e),a=Number(t.kinds[n]),i=(1&a)>0,o=e.querySelector("title").textContent.slice(r.length+l.length+(i?5:4)),s=e.dataset.change?o.lastIndexOf(", "):o.length;return{f:c.get(r),i:c.get(l),k:i,te:(4&a)>0,ve:(2&a)>0,I:o.slice(2,s),change:o.slice(s+2),re:((e="")=>Y[e])(e.dataset.change)}})}}}var ty=()=>e2("Copied");async function tw(e,t){let n=e=>navigator.clipboard.write([new ClipboardItem(Object.fromEntries(e.map(e=>[e.type,e])))]);try{await n(t).catch(()=>n(t.slice(-1))),ty()}catch{eJ("a",{href:URL.createObjectURL(t[0]),download:`${document.title}.${e}`}).click(),e2("Saved")}}var tx=e=>new Blob([e],{type:"text/plain"}),tv={fill:!0,stroke:!0,"stroke-width":!0,"stroke-dasharray":!0,"stroke-opacity":!0,opacity:!1},tM=(e,t)=>eJ("div",{},eJ("h2",{tabIndex:-1},t),eZ(()=>e.T(-1),"\u2715","Close"));function tb(e,t,n=""){let r=eZ(()=>e.T(t),e.$(t));return r.value=`${t}`,r.append(eJ("small",{},n)),r}var t$=(e,t)=>0===t.length?[]:[eJ("h3",{},e),eG(t)],tS=({b:e,ae:t=0})=>e.slice(e.length-t),tk=(e,{i:t,X:n})=>eJ("div",{className:"row"},tb(e,t,(({I:e,change:t})=>e1(e,t))(e.m.l[n])),eZ(()=>e.T(-2-n),"\u21A6",e_(e.$(t)))),tN=e=>`part ${e}`;function tA(e,t,n=""){let{id:r,name:l}=e.m.undrawn[t],a=eZ(()=>e.Fe(t),l||r);return a.value=tN(t),a.append(eJ("small",{},e1(l&&r,n))),a}var tO=({id:e,b:t})=>t.slice(0,2).join(" ").trim()||e,tC=({levels:e},{id:t,b:n,level:r})=>e1(tO({id:"",b:n})&&t,eM(e.all[r].title));function tI({levels:e,fe:t,g:n,m:r},{id:l,level:a}){let i=r.a[n.w]?.id;if(t&&void 0!==i){let t=[i,l];e.open(e.de({id:"",ways:t}),{ways:t})}else e.open(a,{id:l})}function tP(e,t){let n=eZ(()=>tI(e,t),tO(t));return n.append(eJ("small",{},tC(e,t))),n}var t_=(e,{z:t,Me:n})=>-1===t?`Not drawn: ${n}`:`${n} ${e.$(t)}`;function tR(e,t){let[n,r,l]=(([e,t],[n,r,l])=>{let[a,i]=t[r??-1]??["",""],o=i.startsWith("https://");return[e[n],a&&`${a}:${l}`,o?i+l:""]})(e,t),a=l?eJ("a",{href:l,target:"_blank",rel:"noreferrer"},r):r;return eJ("p",{},n,n&&r?", ":"",a)}function tE({F:e},t){for(let t of X.flatMap(e=>H[e]))e.delete(t);for(let n of H[t])e.add(n)}var tj=/~\\d+$/;function tB({m:e,B:t,_:n},r){let l=E(r);return l<0?t.a.has(et(e,n,r)):t.se.some(({l:e})=>e.includes(l))}var tL=({name:e,count:t})=>t>1?`${e} \\xd7${t}`:e,tT=!1,tq=X.flatMap(e=>H[e]);function tV(e,t){for(let n of(e.clear(),t))e.add(n)}var tz={w:-1,v:-1,ne:null,le:null,U:-1};function tD(e){let{ne:t,le:n}=e.g;e.pe=t&&tK(e,t),e.Oe=n&&((e,{D:t,be:n,port:r},l)=>{let a=K(e,l),i=[`${n}`],o="reach"===t?"to":"from",s="dependents"===t?((e,t,{he:n,v:r}={})=>{let{j:l}=e,a=((e,t)=>{let n=new Map;for(let r of t){let t=e.ge.get(r);void 0!==t&&n.set(t,null)}for(let t of n.keys()){for(let r of e.children[t])n.has(r)||n.set(r,{D:"contains",f:t});for(let r of e.ze[t])n.has(r)||n.set(r,{D:"runs",f:t})}return n})(e,t),i=[...a.keys()].sort((e,t)=>e-t),{Le:o}=$(e,i,{G:"to",xn:!0,Ae:()=>!0,pn:((e,t,n)=>{let r=new Map,l=(t,n)=>{let l=(e.cn.get(n)??[]).flatMap(n=>{let r=e.ge.get((({ce:e,ge:t},n)=>t.has(n)?n:e.get(n)?.node??"")(e,n.f))??t;return r===t?[]:[{i:r,Y:{...n,k:!1,Ve:!0,I:"",A:"fact",mn:!0}}]});r.set(t,[...r.get(t)??[],...l])};if(void 0!==n){let a=e.ce.get(n);for(let e of t.slice(0,1))l(e,a?.address??n);return r}for(let n of t)l(n,e.j[n].address);let a=new Set(t);for(let{node:t,address:n}of e.ln){let r=e.ge.get(t);a.has(r)&&l(r,n)}return r})(e,i,r),...void 0!==n&&{he:n}});return o.flatMap(t=>{let n=a.get(t.O);if(void 0===n)return[P(e,t,"to")];let i=l[t.O];if(null===n&&void 0===r)return[];let o=null===n?r:l[n.f].address,s={D:n?.D??"part",f:o,i:i.address,A:"fact"};return[{g:i,next:o,V:0,A:"fact",steps:[s]}]})})(a.Re,i):O(a.Re,i,{G:o,...""!==r&&{port:r}}),h=""===r||"reaches"!==t?[]:((e,t)=>{let[n,r]=[e,t].map(e=>new Map(e.map(e=>[e.g.address,e]))),l=new Set;for(let{next:t}of e)for(let e=r.get(t);e&&!n.has(e.g.address)&&!l.has(e);e=r.get(e.next))l.add(e);return[...l]})(s,O(a.Re,i,{G:o})),d=new Set(s),f=[...s,...h].sort((e,t)=>e.V-t.V),u=f.flatMap(e=>e.steps.map(e=>U(a,e))),p=f.filter(({g:t})=>(({R:e,Pe:t})=>!e||t)(e.a[Number(t.address)]));return{a:[n,...u.flatMap(({f:e,i:t})=>[e,t])],l:u.map(({X:e})=>e),Sn:p.map(e=>((e,{g:t,V:n,steps:r,_e:l},a)=>({at:Number(t.address),V:n,steps:r.map(t=>U(e,t)),_e:!0===l,On:a}))(a,e,!d.has(e))),count:p.filter(e=>d.has(e)).length,En:s.filter(({g:e})=>e.wn).length}})(e.m,n,tU(e,[n.be]))}function tW(e){let{w:t,ne:n,U:r}=e.g,{a:l,l:a}=E(t)>=0||r>=0?tF(e):e.pe??e.Oe??{a:n??(t<0?[]:[t]),l:[]};return{a:[...l],l:[...a].filter(e=>e>=0)}}function tU({m:e,F:t},n){return n.some(t=>"before"===e.a[t].re)||"before"===J(t)?"after":"before"}var tK=(e,[t,n])=>((e,t,n,r)=>{let{Re:l,Ye:a}=K(e,r),i=((e,t,n,r=R)=>{let[l,a]=[b(e,t),b(e,n)],i=new Set(a);if(l.some(e=>i.has(e)))return null;for(let t of r){let[n,r]="back"===t?[a,new Set(l)]:[l,i],{Le:o}=$(e,n,{G:"any"===t?"any":"from",Ae:()=>!0,un:e=>r.has(e)}),s=o.find(({O:e})=>r.has(e));if(void 0!==s)return{$e:t,bn:(e=>{let t=[];for(let n=e;null!==n;n=n.xe)t.push(n);return t.reverse().flatMap(({steps:e})=>e)})(s),A:s.A}}return null})(l,[`${t}`],[`${n}`]);if(null===i)return null;let{$e:o,bn:s}=i,h=q(e.a,"back"===o?n:t),d=[s[0].f,s[0].i].find(e=>h.has(Number(e))),f=[Number(d)],u=[];for(let e of s){let{D:t,f:n,i:r}=e;d=n===d?r:n,"connection"===t&&(f.push(Number(d)),u.push(a(e))),"contains"===t&&f.splice(-1,1,Number(d))}return{$e:o,a:f,l:u}})(e.m,t,n,tU(e,[t,n]));function tF({m:e,g:t,N:n,ue:r,J:l,pe:a,Oe:i,rn:o}){let{w:s,ne:h,U:d}=t,f=E(s);if(a??i)return a??i;if(h)return{a:h,l:[]};if(f>=0)return{a:tH(e,[f]),l:[f]};if(s>=0)return D(e,s);let[,,,,u,p]=n.steps[d]??[];if(p)return{a:[...u,...tH(e,p)],l:p};let c=o.map(E).filter(e=>e>=0),m={a:[...o.filter(e=>e>=0),...tH(e,c)],l:c};return m.a.length>0?m:l.length>0?((e,t,n)=>{let[r]=e,l=new Set(r?.of.flatMap((n,r)=>e.every(({of:e},n)=>""===t[n]||e[r].includes(t[n]))?[r]:[]));return{a:l,l:n.flatMap(({f:e,i:t},n)=>l.has(e)&&l.has(t)?[n]:[])}})(r,l,e.l):null}var tH=({l:e},t)=>t.flatMap(t=>[e[t].f,e[t].i]),tX={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]};function tY({levels:e,m:t},n){let[r]=eV(e,e.S,t.a[n]?.id??"",n);void 0!==r&&e.open(r)}var tJ=200,tZ=({levels:{Se:e,L:t}},{id:n})=>t(n)?.He??e.length;function tG(e,t){let n,r=t.toLowerCase().split(/\\s+/).filter(Boolean);return(n=t.toLowerCase().split(/\\s+/).filter(Boolean),e.map(({b:[e="",t="",...r],id:l,type:a},i)=>{let o=[t,e,l,a,...r].join(`\n`).toLowerCase(),s=n.map(e=>o.indexOf(e));return{at:i,h:s.includes(-1)?-1:Math.max(-1,...s)}}).filter(({h:e})=>e>=0).sort((e,t)=>e.h-t.h).map(({at:e})=>e)).map(t=>e[t]).filter(({key:e})=>void 0===e||r.some(t=>e.toLowerCase().includes(t)))}var tQ=(e,t)=>eG(T(e.m.a,t).map(t=>{let{b:n,R:r}=e.m.a[t],l=tb(e,t,n.slice(2).join(", "));return r?eJ("div",{},l,tQ(e,t)):l})),t0=[[],[],[],[],[]],t1=e=>[eJ("code",{},e),eZ(()=>navigator.clipboard?.writeText(e).then(ty),"Copy")];function t2({levels:e,m:t},n,r){let{all:l,S:a}=e,i=l.length-1,o=n.every(n=>[0,a].includes(e.L(t.a[n].id)?.level??-1));return l[i]?.id==="*"&&a!==i&&o?[eZ(()=>e.open(i,r),"In everything")]:[]}var t4=eY("stage"),t6=document.title;function t8(e,[t,n,l],a){var i;let o,s,h=tg(e,n),{a:f}=h.m,p=[{name:"Module",of:f.map(({id:e})=>(e=>{let t=[];Q.lastIndex=0;for(let n=Q.exec(e);n;n=Q.exec(e))t.push(n[1]);return t.map((e,n)=>t.slice(0,n+1).join("."))})(e))},...l?(([e,,,,t])=>t.map(([t,n])=>({name:t,of:n.map(t=>t.map(t=>e[t]))})))(l):[]].filter(e=>ee(e).length>1),c=((e,t,n)=>{var r;let l,a,i,o,s=eY("stage"),h=((e,t)=>{let{width:n,height:r}=e.viewBox.baseVal,l=Math.max(0,Math.min(...t.map(({h:e})=>e.y))-24);return Number.isFinite(l)?{x:0,y:l,width:n,height:r-l}:{x:0,y:0,width:n,height:r}})(e,t),d=h,f=e=>e,u=()=>({x:s.offsetLeft,y:s.offsetTop,width:s.clientWidth,height:s.clientHeight}),p=()=>t.map(({R:e,h:t})=>({R:e,h:f(t)})),c=()=>((e,t,n,r)=>{let l=eD(e,r),a=r.width<=640;if(l.P>=(a?.5:.6))return l;if(n.length>0){let t=eW(j(n),r);return!a||t.P>=.5?t.P>l.P?t:l:eH(eD(n[0],r,.6),e,r)}let[i]=t.filter(({R:e})=>!e).sort((e,t)=>e.h.x-t.h.x);if(!a||!i)return l;let{x:o,y:s,height:h}=i.h;return eH({P:.6,x:32-.6*o,y:r.height/2-(s+h/2)*.6},e,r)})(d,p(),n.map(f),u()),m=(r=c(),l=[],a=[],i=0,e8(()=>clearTimeout(i)),o={view:r,mode:"home",stage:u(),Be(t,n="free"){for(let r of(Object.assign(o,{view:t,mode:n,stage:u()}),e.style.willChange="transform",e.style.transform=`translate(${t.x}px,${t.y}px) scale(${t.P})`,clearTimeout(i),i=window.setTimeout(()=>{for(let n of(e.style.willChange="",a))n(t.P)},150),l))r(t)},Ne(e){l.push(e),e(o.view)},onRest(e){a.push(e),e(o.view.P)}}),{Be:g,Ne:y,onRest:w}=m,x=()=>{let{view:e,mode:t,stage:n}=m,r=u();if(String(Object.values(r))===String(Object.values(n)))return;let l=null!==document.querySelector("aside:not([hidden])");g("home"!==t||l?(({P:e,x:t,y:n},r,l,a)=>eH({P:e,x:t+l.x-a.x,y:n+l.y-a.y},r,a))(e,d,n,r):c(),t)},v=e=>{e!==m.view&&g(e,"free"===m.mode?"free":"shown")},M={Qe:u,Be:g,Ne:y,onRest:w,Xe(){g((c=()=>eD(d,u()))(),"home")},je:(e,t)=>g({...m.view,x:m.view.x+e,y:m.view.y+t}),me:(e,t={x:u().width/2,y:u().height/2})=>g((({P:e,x:t,y:n},r,l)=>{let a=Math.min(Math.max(.02,e*r),8),i=a/e;return{P:a,x:l.x-(l.x-t)*i,y:l.y-(l.y-n)*i}})(m.view,e,t)),Ze(...e){x(),v(((e,t,n)=>{let r=t.at(-1),l=1===t.length&&eK(e,r,n)===e?[r]:[...t.map(eF),r];for(let t of e.P<.45?[]:l){let r=eK(e,t,n);if(r)return r}return eD(r,n,Math.max(e.P,.6))})(m.view,e,u()))},frame:e=>v(eW(e,u())),fit(e){$(d=(f=e)(h),p()),"home"===m.mode&&g(c(),"home")},follow(e,t){let{view:n,mode:r}=m;"home"!==r&&g({...n,x:n.x+e*n.P,y:n.y+t*n.P},r)},Nn(){"free"!==m.mode&&g(c(),"home")},Tn({x:e,y:t}){let{view:n}=m;return{x:(e-n.x)/n.P,y:(t-n.y)/n.P,In:1/n.P}}},b=new ResizeObserver(x);b.observe(s),e8(()=>b.disconnect());let $=((e,t)=>{if(t.filter(({R:e})=>!e).length<=100)return()=>{};let n=e0("svg",{class:"map","aria-hidden":"true"}),r=e0("rect",{}),[l,a]=[1,1],i={x:0,y:0,width:0,height:0},o=({buttons:t,offsetX:n,offsetY:r})=>{let o={x:n/a,y:i.y+r/a,width:1,height:1};t>0&&e.Be(eD(o,e.Qe(),l))};return e5(n,"pointerdown",o),e5(n,"pointermove",o),e3(document.body,n),e.Ne(t=>{l=t.P;let a=(({x:e,y:t,P:n},{width:r,height:l})=>({x:-e/n,y:-t/n,width:r/n,height:l/n}))(t,e.Qe()),{y:o,width:s,height:h}=i;e4(n,"gone",L(a,{x:0,y:o})&&L(a,{x:s,y:o+h})),eQ(r,{...a})}),(e,t)=>{let{y:l,width:o,height:s}=i=e;a=200/Math.max(o,s);let h=e=>e0("path",{d:t.flatMap(({R:t,h:{x:n,y:r,width:l,height:a}})=>t===e?[`M${n},${r}h${l}v${a}h${-l}z`]:[]).join("")});eQ(n,{viewBox:`0 ${l} ${o} ${s}`,width:o*a}),n.replaceChildren(h(!0),h(!1),r)}})(M,t);return $(d,t),g(c(),"home"),M})(e,f,(({risks:e,m:{a:t,l:n}})=>Z(e??["",""]).map(({target:e})=>{let r=n[E(e)];return r?j([t[r.f].h,t[r.i].h]):t[e].h}))(h)),m=((e,t,n,r)=>{let{m:l}=e,{a:a}=l,i={N:e,m:l,_:new Set,Je:new Map},o=new Set(e.off),s={...i,...(({N:e,m:t,_:n,Je:r})=>{let{a:l,l:a}=t,i=e=>{let t=a[E(e)];return t?`${i(t.f)} ${t.k?"\u2194":"\u2192"} ${i(t.i)}`:l[e].b.slice(0,2).join(" ")||l[e].id};return{$:i,tn:t=>r.get(t)??e.a[t],on(e){let{address:t}=e.closest("[data-address]")?.dataset??{};return l.findIndex(({id:e})=>e===t)},we(e){let r,o=a[E(e)];return o?e1(i(e),o.I,o.change):e1(i(e),...l[e].b.slice(2),l[e].R?eI(V(l,e)):"",n.has(e)?"collapsed":"",(r=z(t,e).length,`${r} connection${1===r?"":"s"}`))}}})(i),ie:t,ue:n,levels:r,F:o,done:new Set,H:[],cards:new Map,axes:eo,L:e=>eu(s.axes,s.cards.get(e)??a[e].h),en:new Map,B:en(l,i._,o),g:tz,J:[],pe:null,Oe:null,rn:[],fe:!1,De:!1,T(e,t=s.fe){let{w:n}=s.g;return t&&e>=0&&n>=0?(s.De=null===tK(s,[n,e]),s.De)?void(e2(eS),s.Z()):s.K({ne:[n,e]}):s.K({w:e})},Fe(e){s.K({v:e,w:l.undrawn[e].z})},K(e){let n={...tz,...e};s.g=-1===n.w&&n.v<0&&!n.ne&&!n.le&&n.U<0?tz:n,s.fe=s.De=!1,(e=>{tD(e);let{m:t,_:n,F:r}=e,l=tW(e);for(let e of l.a)for(let r of t.a[e].W)n.delete(r);for(let e of((e,t,{a:n,l:r})=>{let l=t=>[ea(e,t),e.a[t].re],a=new Set([...[...n].flatMap(l),...[...r].flatMap(t=>{let{f:n,i:r,te:a,re:i}=e.l[t];return[...l(n),...l(r),i,a?el:void 0]})]);return[...t].filter(e=>a.has(e))})(t,r,l))r.delete(e)})(s),s.Z();let{a:r}=tW(s),l=e=>j([...e].map(s.L));s.pe??s.Oe?t.frame(l(r)):r.length>0?t.Ze(l(tF(s).a),l(r)):t.Nn()},Z(){for(let e of(s.B=en(l,s._,o),tD(s),h(),d(tF(s)),s.H))e()},Te:(e,t)=>((e,t,n)=>{let[r]=t;if(void 0===r)return;let l=e.L(r);for(let r of t)e._[n?"add":"delete"](r);e.Z();let a=e.L(r);e.ie.follow(l.x-a.x,l.y-a.y)})(s,e,t)},h=(e=>{let{ee:t,m:n}=e.N,r=e0("g",{class:"more"});t.append(r);let l=(e=>{let{m:t,cards:n,F:r,ie:l,N:a}=e,i=th(e=>e.getAttribute("d")),o=th(e=>e.getBBox()),s=th(e=>["width","height"].map(t=>Number(e.getAttribute(t)))),h=(({N:{ee:e},m:t})=>{let[n,r]=[e.width.baseVal.value,e.height.baseVal.value],l=Math.max(...t.a.map(({h:e})=>e.y+e.height)),a=e=>e.matches("g, path, text")&&e.getBBox().y>l,i;return([t,o])=>{i??=[...e.children].filter(a);let s=ed(o,l)-l;for(let e of i)td(e,0,s);let h=i.map(e=>e.getBBox()).map(({x:e,width:t})=>e+t),[d,f]=[Math.max(ed(t,n),...h),r+s];eQ(e,{width:d,height:f,viewBox:`0 0 ${d} ${f}`})}})(e),d="",f=(r,l)=>{let{R:a,h:i}=t.a[l],o=n.has(l)?i:eu(e.axes,i),[h,d]=[o.width-i.width,o.height-i.height];for(let e of(td(r,o.x-i.x+(a?0:h/2),o.y-i.y+(a?0:d/2)),a?r.querySelectorAll("rect"):[])){let[t=0,n=0]=s(e),r=t>=i.width/2,l={width:Math.max(0,t+h),height:Math.max(0,n+d)};r&&eQ(e,l)}};return t=>{let s=0===n.size?"":[...n.keys(),...r].join();if(s!==d){for(let[r,...l]of(d=s,e.axes=0===n.size?eo:(({m:e,N:t,cards:n},r,l)=>{let[a,i]=[[],[]],o=({x:e,y:t,width:n,height:r},l)=>{a.push([e-l,e+n+l]),i.push([t-l,t+r+l])};for(let n of r.a){let{R:r,h:a}=e.a[n],{x:i,y:s,width:h,height:d}=a;o(r?tl(t.a[n],a):l(t.a[n]),16),r&&o({x:i+h,y:s+d,width:0,height:0},16)}for(let e of n.values())o(e,16);for(let e of r.l)for(let n of t.l[e].slice(1))o(l(n),6);for(let e of[...r.l.map(t.cornersOf),...r.routes])e.slice(1).forEach(({x:t,y:n},r)=>{let l=e[r];n!==l.y&&a.push([Math.min(t,l.x)-6,Math.max(t,l.x)+6]),t!==l.x&&i.push([Math.min(n,l.y)-6,Math.max(n,l.y)+6])});let s=[...n.keys()].map(t=>e.a[t].h);return[eh(s.map(({x:e,width:t})=>[e,e+t]),a),eh(s.map(({y:e,height:t})=>[e,e+t]),i)]})(e,t,o),a.a.forEach(f),a.l))for(let t of(((e,t,n)=>{let r=t=>{let[n]=ew(t),{x:r,y:l}=ef(e,n);return em(t,e=>({x:e.x+r-n.x,y:e.y+l-n.y}))};t.querySelectorAll("path").forEach((t,l)=>{let a=n(t);eQ(t,{d:e===eo?a:0===l?em(a,t=>ef(e,t)):a.replace(/M[^M]+/g,r)})})})(e.axes,r,i),l)){let{x:n,y:r,width:l,height:a}=o(t),i={x:n+l/2,y:r+a/2},s=ef(e.axes,i);td(t,s.x-i.x,s.y-i.y)}h(e.axes),l.fit(t=>eu(e.axes,t))}}})(e);return()=>{let{B:t,_:a,Je:i,cards:o,en:s}=e,h=({f:e,i:t})=>a.has(e)||a.has(t);for(let[,e]of s)e.remove();for(let n of(i.clear(),s.clear(),r.replaceChildren(),[...a].filter(e=>t.a.has(e))))i.set(n,(({N:e,m:t,$:n},r)=>{let{x:l,y:a}=t.a[r].h,i=e.a[r].cloneNode(!0);i.removeAttribute("class");let o=[...i.children].some(tr);return i.append(...o?[]:[ts(l+10,a+20,n(r))],ts(l+10,a,eI(V(t.a,r)))),i})(e,n)),r.append(i.get(n));for(let[t,r]of(o.clear(),i))o.set(t,(({B:e,N:t,m:n},r,l)=>{let{h:a}=n.a[r],i=e.se.flatMap(({f:e,i:n,l:[l=0]})=>[...e===r?[ta([...t.Ge(l,a)].reverse(),a).y]:[],...n===r?[ta(t.Ge(l,a),a).y]:[]]),o=i.sort((e,t)=>e-t)[i.length>>1];if(void 0===o)return l;let s=Math.max(a.y,Math.min(o-l.height/2,a.y+a.height-l.height));return{...l,x:a.x+Math.max(0,a.width-l.width)/2,y:s}})(e,t,tl(r,n.a[t].h)));let[d,f]=[t.se.filter(h),t.se.filter(e=>!h(e))],u=d.map(t=>((e,t)=>{let{N:n,m:r,cards:l}=e,a=[t.f,t.i].map(e=>r.a[e].h),i=n.Ge(ti(e,t),...a),o=(e,t)=>{let n=l.get(e);if(!n)return;let a=t?[...i].reverse():i,o=a.findIndex(t=>L(r.a[e].h,t)),s=o<0?a:a.slice(0,o+1),h=(({x:e,y:t},n,r)=>{let[l,a]=[r.x+r.width,r.y+r.height],i=2*e<r.x+l,o=Math.max(r.y-t,t-a);if(o<=0)return[{x:i?r.x:l,y:t}];let s=8+(r.width/2-8)*Math.min(1,o/n.height),h=e>r.x&&e<l?e:i?r.x+s:l-s;return[{x:h,y:t},{x:h,y:t<r.y?r.y:a}]})(s.at(-1),r.a[e].h,n),d=[...s.slice(0,1+s.findLastIndex(e=>Math.hypot(e.x-h[0].x,e.y-h[0].y)>10)),...h];i=t?d.reverse():d};return o(t.f,!0),o(t.i,!1),i})(e,t)),p=f.flatMap(({l:e})=>e),c=[...t.a].filter(e=>!a.has(e));for(let[t]of(tn(e.N,c,p,o.size>0),l({a:c,l:p,routes:u}),o))((e,t,n)=>{for(let r of e.querySelectorAll("rect")){let[e,l]=[r.width.baseVal.value,r.height.baseVal.value];e<t.width/2||eQ(r,{width:e+n.width-t.width,height:l+n.height-t.height})}e.lastElementChild.setAttribute("y",`${t.y+n.height-8}`),eQ(e,{transform:`translate(${n.x-t.x} ${n.y-t.y})`})})(i.get(t),n.a[t].h,e.L(t));d.forEach((t,n)=>{let l=u[n].map(t=>ef(e.axes,t)),[a,...i]=((e,t,n)=>{let{N:r,m:l}=e,{l:a}=t,i=a.some(e=>l.l[e].k),[o]=r.l[ti(e,t)],s=o.cloneNode(!0);e4(s,"gone",!1);let[h,d]=s.querySelectorAll("path");if(eQ(h,{d:`M${n.map(({x:e,y:t})=>`${e} ${t}`).join("L")}`}),eQ(d,{d:to(n.at(-2),n.at(-1))+(i?to(n[1],n[0]):"")}),o.after(s),1===a.length)return[s];let{x:f,y:u}=(e=>{let t=e.slice(1).map(({x:t,y:n},r)=>Math.hypot(t-e[r].x,n-e[r].y)),n=t.reduce((e,t)=>e+t,0)/2,r=t.findIndex(e=>(n-=e)<=0),l=1+n/(t[r]||1),[a,i]=[e[r],e[r+1]];return{x:a.x+(i.x-a.x)*l,y:a.y+(i.y-a.y)*l}})(n);return[s,e0("rect",{x:f-11,y:u-9,width:22,height:18,rx:9}),ts(f-3.5*`${a.length}`.length,u+4,`${a.length}`)]})(e,t,l);s.set(t.l[0],a),r.append(...i)})}})(s),d=(e=>{let{ee:t,l:n,m:r,a:l}=e.N,a=null;r.a.forEach(({R:e,h:{x:t,y:n,width:r,height:a}},i)=>{e||(e4(l[i],"n",!0),l[i].append(e0("rect",{x:t,y:n,width:r,height:a,fill:"transparent"})))});let i=l=>{for(let e of t.querySelectorAll(".on"))e4(e,"on",!1);if(null===l)return;for(let t of l.a)e4(e.tn(et(r,e._,t)),"on",!0);let a=new Set(l.l);for(let t of e.B.se){if(!t.l.some(e=>a.has(e)))continue;let r=t.l[0];for(let t of[...n[r],e.en.get(r)])e4(t,"on",!0)}};return e5(t,"pointerover",({target:t})=>{if(null!==a)return;let n=e.on(t),l=e.N.nn(t);i(r.a[n]?.R===!1?D(r,n):l<0?null:{a:tH(r,[l]),l:[l]})}),e5(t,"pointerleave",()=>i(a)),e=>{a=e,e4(t,"dim",null!==e),i(e)}})(s);return s})(h,c,p,a),g=((e,t)=>{let{levels:n,m:r}=e,l=t.map(([t,n,l])=>{let a=r.undrawn.findIndex(({id:e})=>e===l);return{target:-1,Ie:[l],v:a,go:()=>e.Fe(a),name:n,address:l,M:t,b:[]}}),a=n.all.length>0?(e=>{let{m:t,levels:n}=e,{all:r,S:l,open:a,L:i}=n,o=new Map(t.a.map(({id:e},t)=>[e,t])),s=new Map(t.l.map(({f:e,i:t},n)=>[`${e} ${t}`,n])),h=(e,t)=>e===l||r[l]?.id==="*"?t??-1:-1,d=n.Se.filter(({M:e})=>e>0).map(t=>{let{id:n,level:r,M:l}=t,[i,s]=[tO(t),tS(t)],d=h(r,o.get(n));return{target:d,Ie:[n],go:()=>-1===d?a(r,{id:n}):e.T(d,!1),name:i,address:n.includes(".")?n:"",M:l,b:s}}),f=n.ke.filter(({M:e})=>e>0).map(({level:t,start:n,end:r,I:l,change:d,M:f})=>{let u=s.get(`${o.get(n)} ${o.get(r)}`),p=h(t,void 0===u?-1:-2-u),c=[n,r].map(e=>tO(i(e)??{id:e,b:[]})).join(" \u2192 ");return{target:p,Ie:[n,r],go:()=>-1===p?a(t,{edge:[n,r]}):e.T(p,!1),name:c,address:"",M:f,b:[e1(l,d)]}});return[...d,...f]})(e):(({m:e,N:t,$:n,T:r})=>Z(t.risks??["",""]).map(({target:t,M:l})=>{let a=e.l[E(t)],i=a?[(({I:e,change:t})=>e1(e,t))(a)].filter(Boolean):tS(e.a[t]),o=(a?[a.f,a.i]:[t]).map(t=>e.a[t].id);return{target:t,Ie:o,go:()=>r(t,!1),name:n(t),M:l,b:i,address:e.a[t]?.Pe?o[0]:""}}))(e);return(e=>{let t=new Map;for(let{target:n,Ie:r,...l}of e){let{M:e,name:a,b:i}=l,o=[...r.map(e=>e.replace(tj,"")),a,...i].join(`\n`),s=t.get(`${e} ${o}`)??{...l,q:[],count:0,Ee:G(o)},h=-1===n?s.q:[...s.q,n];t.set(`${e} ${o}`,{...s,q:h,count:s.count+1})}return[...t.values()]})([...l,...a].sort((e,t)=>e.M-t.M))})(m,n.dangers??[]);(({F:e},t,n)=>{let r=()=>{let r=J(e);return"change"===r?t:((e,t,n)=>{let r=tf(e),l=tg(r,t),{a:a,se:i}=en(l.m,new Set,new Set(H[n])),o=i.flatMap(({l:e})=>e);tn(l,[...a],o),e4(r,"side",!0);let s=eJ("div",{hidden:!0},r);document.body.append(s);let h=[...r.querySelectorAll("*")];for(let e of h)eQ(e,(e=>{let[t,n]=[e,e.parentElement].map(e=>getComputedStyle(e));return Object.fromEntries(Object.entries(tv).filter(([r,l])=>e.hasAttribute(r)||t.getPropertyValue(r)!==(l?n.getPropertyValue(r):"1")).map(([e])=>[e,t.getPropertyValue(e)]))})(e));let d=h.filter(e=>e.matches("svg > :is(g, path, text) :not(title), svg > :is(g, path, text)")&&"none"===getComputedStyle(e).display);for(let e of[r,...h])e.removeAttribute("class");for(let e of[...d,r.querySelector("desc")])e.remove();return s.remove(),new XMLSerializer().serializeToString(r)})(t,n,r)};eY("svg").onclick=()=>tw("svg",[new Blob([r()],{type:"image/svg+xml"}),tx(r())]),eY("png").onclick=async()=>tw("png",[await (async e=>{let t=eJ("img",{src:`data:image/svg+xml,${encodeURIComponent(e)}`});await t.decode();let n=Math.min(2,16e3/t.width,16e3/t.height),r=eJ("canvas",{width:t.width*n,height:t.height*n});return r.getContext("2d").drawImage(t,0,0,r.width,r.height),new Promise(e=>r.toBlob(t=>e(t)))})(r())]),eY("print").onclick=()=>print()})(m,t,n),(e=>{let{ie:t,N:n}=e,{a:r}=e.m,l=n.a.filter((e,t)=>r[t].R).map(e=>e.querySelector("rect")),a=e0("g",{class:"titles","aria-hidden":"true"});n.ee.append(a);let i,o=1,s=()=>{let t,s,h,d=o<.6;for(let e of(e4(n.ee,"far",d),e4(n.ee,"tiny",o<.3),o<.3?l:[]))e.style.setProperty("--pixel",`${1/o}px`);if(!d)return;let f=(i??=r.flatMap((t,n)=>(({N:e,m:t},n)=>{let{R:r,h:l}=t.a[n],a=r?e.a[n].querySelector(":scope>text"):null,i=a?.firstChild?.textContent;if(!a||!i)return[];let o=a.cloneNode(),{x:s,y:h,height:d}=a.getBBox(),f={x:s,y:h,height:d,width:a.getSubStringLength(0,i.length)};return[{at:n,copy:o,b:i,box:l,h:f,origin:f}]})(e,n))).filter(({at:t})=>e.B.a.has(t)).map(t=>(({L:e,m:t,cards:n},r)=>{let{at:l,origin:a}=r,[i,{h:o}]=[e(l),t.a[l]],s=n.has(l)?{...i,width:Number.MAX_VALUE,height:0}:i;return{...r,box:s,h:{...a,x:a.x+i.x-o.x,y:a.y+i.y-o.y}}})(e,t)),u=[...e.B.a].filter(e=>!r[e].R&&!(o<.1)).map(e.L),p=(t=Math.max(1,.83/o),s=[],h=[],f.map(({h:e,box:n})=>{let r=()=>(h.push(n),null);if(h.some(e=>L(e,n)))return r();let[l,a]=[e.width*t,e.height*t],i=Math.min(1,(n.x+n.width-6-e.x)/l);if(i<.5)return r();let o=t=>({x:e.x,y:t,width:l*i,height:a}),d=e.y;for(let e of s)eX(o(d),e)&&(d=e.y+e.height);let f=[...d+a>n.y+n.height?[]:[d],n.y-a].find(e=>{let t=t=>eX(o(e),t);return!u.some(t)&&!s.some(t)});return void 0===f?r():(s.push(o(f)),{factor:t,share:i,down:f-e.y})}));a.replaceChildren(...f.flatMap((e,t)=>{let{factor:n,down:r,share:l}=p[t]??{factor:0,down:0,share:0};return n>0?[(({copy:e,origin:t,h:n,b:r},l,a,i)=>{let o;e.textContent=i<1?(o=Math.floor(r.length*i),`${r.slice(0,Math.ceil(o/2)-1).trim()}\u2026${r.slice(r.length-Math.floor(o/2)).trim()}`):r;let[s,h]=[n.x-t.x*l,n.y+a-t.y*l];return eQ(e,{transform:`translate(${s} ${h}) scale(${l})`}),e})(e,n,r,l)]:[]}))};t.onRest(e=>{e!==o&&(o=e,s())}),e.H.push(s)})(m),i=l??void 0,o=eY("panel"),m.H.push(()=>{let{ne:e,w:t}=m.g,n=E(t),l=[...(e=>{let{w:t,v:n}=e.g,r=e.m.undrawn[n];if(!r)return[];let l=r.name||r.id;return[...-1===t?[tM(e,l)]:[],eJ("div",{className:"part"},-1===t?"":eJ("b",{},l),eJ("p",{},t_(e,r)),...t1(r.id))]})(m),...e?((e,t)=>{let n,r,l,{pe:a}=e,i=a?.a??t,o=null===a?eS:(n=e.$(i[0]),r=e.$(i.at(-1)),l=a.$e,`From ${n} to ${r}, ${eN[l]}`);e2(o);let[s,h]=t.map(t=>e.m.a[t].id);return[tM(e,o),...t2(e,t,{ways:[s,h]}),...t$(null===a?"Between":"Steps",i.map((t,n)=>null!==a&&n>0?tk(e,{i:t,X:a.l[n-1]}):tb(e,t)))]})(m,e):[],...((e,t)=>{let n,l,{Oe:a}=e,{le:i}=e.g;if(!i||!a)return[];let{D:o,be:s,port:h}=i,{Sn:d,count:f,En:u}=a,p=(l=e.$(s),eO[o](l)+(""===h?"":`, port ${h}`)),c=e1(1===f?"1 resource":`${f} resources`,"reach"===o?`${0===u?"none":u} of them from the internet`:void 0);e2(`${p}: ${c}`);let m=[...new Set(d.map(({V:e})=>e))];return[tM(e,p),eJ("p",{},c),tb(e,s),"dependents"===o?"":((n=eJ("input",{id:"port",value:i.port,placeholder:"443"})).onchange=()=>{let t=n.value.trim();if(""!==t&&!r(t))return e2("Not a port, such as 443 or 8000-8100/tcp");e.K({le:{...i,port:t}}),eY("port").focus()},eJ("label",{},"Port",n)),...t2(e,[s],{[o]:e.m.a[s].id,port:h}),...m.flatMap(n=>t$(0===n?"In it":1===n?"1 step":`${n} steps`,d.filter(e=>e.V===n).map(n=>((e,t,{at:n,steps:r,_e:l,On:a})=>{let i=r.map(t=>(({$:e,m:t},n,{X:r,f:l,i:a,I:i,Rn:o})=>{let s,h,d,f,u,p=t.l[r];return e1(p?(s=l===n?"":e(l),h=a===n?"":e(a),d=p.k,""!==h||d?`${s} ${d?"\u2194":"\u2192"} ${h}`.trim():`from ${s}`):(f=a===n?"":e(a),u=e(l),`${f} in ${u}`.trim()),i,o?"inferred":"stated")})(e,n,t)),o=r.flatMap(({X:e})=>e<0?[]:[e]),s=o.flatMap(e=>(t[2][e]||[]).slice(0,1));return eJ("div",{},eJ("div",{className:"row"},tb(e,n,e1(i.join("; "),l?"port not known":a?"on the way":"")),...o.map(t=>eZ(()=>e.T(-2-t),"\u21A6",e_(e.$(n))))),...s.map(e=>tR(t,e)))})(e,t,n))))]})(m,i??t0),...n>=0?((e,t)=>{let{f:n,i:r,I:l,change:a,ve:i,te:o,k:s}=e.m.l[t];return[tM(e,l||"Connection"),...[a,o?"Carries no traffic":s?"Either end starts it":"",i?"Inferred: the code does not state it":"Stated in the code"].map((e="")=>eJ("p",{},e)),...t$("From",[tb(e,n)]),...t$("To",[tb(e,r)])]})(m,n):t>=0?((e,t,n)=>{let r,l,a,i,{a:o}=e.m,{b:s,id:h,Pe:d,type:f,W:u,ae:p=0}=o[t],c=z(e.m,t),{levels:m}=e,g=0===m.S&&(m.L(h)?.level??0)!==0,[y="",w,...x]=s.slice(0,s.length-p),v=(n[3][t]||[])[0];return[tM(e,y||h),w?eJ("b",{},w):"",eJ("p",{},e1(...x)),p>0?eJ("div",{className:"part"},...tS(o[t]).map(e=>eJ("p",{},e))):"",...d&&!g?[eJ("small",{},f.split(":")[0]),...t1(h)]:[],v?.[2]?tR(n,v):"",(r=e._.has(t),l=eZ(()=>{e.fe=!0,l.textContent=e$,e2(e$)},e.fe?e$:"Path to \u2026"),a=eZ(()=>e.Te([t],!r),r?"Expand":"Collapse"),i=W.map(n=>eZ(()=>{e.K({le:{D:n,be:t,port:""}}),eY("panel").querySelector("h2")?.focus()},eA[n])),eJ("div",{className:"acts"},...(({levels:e,m:t},n)=>eV(e,e.S,t.a[n].id,n).slice(0,8).map(t=>{let n;return eZ(()=>e.open(t),(n=e.all[t].title,`Open ${n||ex}`))}))(e,t),l,...i,...e.m.a[t].R?[a]:[])),e.De?eJ("p",{},eS):"",...((e,t)=>{let{levels:n}=e,r=(0===n.S?ez(n,t):[]).map(t=>()=>tP(e,t)),[l,a]=[r.slice(0,40),r.slice(40)],i=eZ(()=>{i.closest("ul").append(...eG(a.map(e=>e())).children),i.parentElement.remove()},eR(a.length));return t$("Stands for",[...l.map(e=>e()),...a.length>0?[i]:[]])})(e,t),...["in","out","both"].flatMap(t=>t$(eb[t],[...new Map(c.filter(({G:e})=>e===t).map(e=>[e.i,e])).values()].map(t=>tk(e,t)))),...t$("Contains",T(o,t).map(t=>tb(e,t))),...t$("Inside",u.map(t=>tb(e,t)).reverse())]})(m,t,i??t0):[]];o.hidden=0===l.length,o.replaceChildren(...l,...l.length>0?((e,t)=>{let[n,,r,l]=t,{w:a}=e.g,i=E(a),o=i>=0?[i]:e.pe?.l??z(e.m,a).map(({X:e})=>e),s=e=>tR(t,e),[,h,d]=l[a]||[];return[...t$("Why it is here",h?.map(s)??[]),...t$("Includes",((e,t)=>{let{w:n}=e.g,r=new Map(t),l=e.m.undrawn.flatMap(({id:t,z:l,Me:a},i)=>l===n&&"inside"!==a?[eJ("div",{},tA(e,i),r.get(t)??"")]:[]);return l.length>0?l:t.map(([e,t])=>eJ("div",{},e,t))})(e,d?.map(([e,t])=>[n[t],s(e)])??[])),...t$(i>=0?"Evidence":"Evidence for its arrows",o.flatMap(t=>{let n=r[t],l=i>=0?"":e.$(-2-t);return n?[eJ("div",{},l,...n.map(s))]:[]}))]})(m,i??t0):[])}),(e=>{let t,n,{ie:r}=e;eY("in").onclick=()=>r.me(1.25),eY("out").onclick=()=>r.me(.8),eY("fit").onclick=r.Xe,r.Ne(({P:e})=>{eY("percent").textContent=`${Math.round(100*e)} %`}),(e=>{for(let[t,n]of ei(e.m,"Thin lines")){let r=eJ("input",{type:"checkbox",checked:!0});r.onchange=()=>{e.F[r.checked?"delete":"add"](t),e.Z()},e.H.push(()=>{r.checked=!e.F.has(t)}),e3(eY("layers"),eJ("label",{},r,n))}})(e),t=e.ue.map(e=>eJ("select",{},...["",...ee(e)].map(e=>eJ("option",{value:e},e||ek)))),n=()=>{let n=t.map(({value:e})=>e);e.J=n.some(Boolean)?n:[],e.K({});let r=document.querySelectorAll(".n.on").length;e.J.length>0&&e2(eC(r))},t.forEach((t,r)=>{t.onchange=n,e3(eY("layers"),eJ("label",{},e.ue[r].name,t))}),e.H.push(()=>{t.forEach((t,n)=>{t.value=e.J[n]??""})}),(({levels:{all:e,S:t,open:n}})=>{let r=e[t];if(!r)return;eY("up").onclick=()=>n(0),eY("up").ariaPressed=`${0===t}`,eY("here").textContent=r.title;let l=eY("levels");for(let[r,{title:a,count:i}]of e.entries()){let e=eZ(()=>{l.hidePopover(),n(r)},a||ex);0!==r&&e.append(eJ("small",{},ev(i))),r===t&&eQ(e,{"aria-current":"page"}),e3(l,e)}})(e),eY("collapse").onclick=()=>e.Te(e7(e),!0),eY("expand").onclick=()=>e.Te([...e._],!1),(()=>{for(let{cssRules:e}of document.styleSheets)for(let{media:t}of[...e])t?.mediaText.includes("dark")&&te.add(t);let e=()=>{for(let e of te)e.mediaText=e9?"all":"not all"};tt&&e(),eY("theme").onclick=()=>{[e9,tt]=[!e9,!0],e()}})()})(m),(e=>{let[t,n,r]=[eY("list"),eY("tree"),eY("q")],l=(e=>{let{a:t,undrawn:n,l:r}=e.m;return[...t.map(({id:t,type:n,b:r,W:[l=-1]},a)=>({id:t,type:n,b:r,target:a,T:()=>e.T(a),describe:()=>e.we(a),button:()=>tb(e,a,l<0?"":e.$(l))})),...n.map((t,n)=>({id:t.id,type:"",b:["",t.name],target:t.z,T:()=>e.Fe(n),describe:()=>`${t.id}, ${t_(e,t)}`,button:()=>tA(e,n,t_(e,t))})),...(({levels:e,m:{a:t,undrawn:n}})=>{var r,l;let a;return r=e.S,l=new Set([...t,...n].map(({id:e})=>e)),a=e.all[r]?.id==="*",e.Se.filter(({id:e,level:t})=>t!==r&&!((a||0===t)&&l.has(e)))})(e).map(t=>({id:t.id,type:"",b:t.b,target:-1,T:()=>tI(e,t),describe:()=>e1(tO(t),tC(e,t)),button:()=>tP(e,t)})),...r.map((t,n)=>{let{I:r,f:l,i:a}=t,i=-2-n;return{id:"",type:"",b:["",r,e.$(l),e.$(a)],target:i,key:r,T:()=>e.T(i),describe:()=>e.we(i),button:()=>tb(e,i,(({I:e,change:t})=>e1(e,t))(t))}}),...(({levels:e,m:t})=>{let n=t=>tO(e.L(t)??{id:t,b:[]}),r=new Set(t.l.map(({f:e,i:n})=>`${t.a[e].id}\n${t.a[n].id}`));return e.ke.filter(({level:t,start:n,end:l,I:a})=>a&&t!==e.S&&!r.has(`${n}\n${l}`)).map(({level:t,start:r,end:l,I:a})=>{let i=`${n(r)} \u2192 ${n(l)}`,o=()=>e.open(t,{edge:[r,l]}),s=e1(a,eM(e.all[t].title));return{id:"",type:"",b:["",a,n(r),n(l)],key:a,target:-1,T:o,describe:()=>e1(i,s),button(){let e=eZ(o,i);return e.append(eJ("small",{},s)),e}}})})(e)].sort((t,n)=>tZ(e,t)-tZ(e,n))})(e),a=[],i=-1,o=(l,i=tJ)=>{let h;t.hidden=!l,n.ariaPressed=`${l}`;let d=""!==r.value,f=d?eC(a.length):ek;l&&t.replaceChildren(eJ("p",{},f),d?(h=eZ(()=>o(!0,a.length),eR(a.length-i)),eG([...a.slice(0,i).map(e=>e.button()),...a.length>i?[h]:[]])):tQ(e,-1)),s()},s=()=>{e.rn=t.hidden||""===r.value?[]:a.map(({target:e})=>e),e.Z()};n.onclick=()=>{r.value="",o("true"!==n.ariaPressed)},r.oninput=()=>{a=tG(l,r.value),i=-1,o(""!==r.value),e2(eC(a.length))},e5(r,"keydown",({key:t,shiftKey:n})=>{"Enter"!==t||0===a.length||(i<0&&(i=a.findIndex(({id:t})=>""!==t&&t===(({m:e,g:t})=>(e.undrawn[t.v]??e.a[t.w])?.id)(e))),i=(i+(n?a.length-1:1))%a.length,a[i].T(),innerWidth<=640&&r.blur(),e2(eP(i+1,a.length,a[i].describe())))}),""!==r.value&&(a=tG(l,r.value)),t.hidden||""===r.value&&"true"!==n.ariaPressed||o(!0)})(m),s="",m.H.push(()=>{let{w:e,v:t}=m.g,n=t<0?-1===e?"":`${e}`:tN(t);for(let e of eY("list").querySelectorAll("button[value]")){let t=e.value.split(",").includes(n);e.ariaCurrent=t?"true":null,t&&n!==s&&e.scrollIntoView({block:"nearest"})}s=n}),(e=>{let[t,n]=[eY("flow"),eY("steps")],{steps:r}=e.N,l=eq(e.levels.all);t.hidden=0===r.length&&0===l;let a=eJ("p"),i=-1,o=t=>e.K({U:(e.g.U+t+r.length)%r.length});e3(n,eZ(()=>o(-1),"\u2039","Back"),eZ(()=>o(1),"\u203A","Next"),a),t.onclick=()=>0===r.length?e.levels.open(l,{flow:"1"}):e.K({U:n.hidden?0:-1}),e.H.push(()=>{let{U:l}=e.g;if(n.hidden=l<0,t.ariaPressed=`${l>=0}`,l>=0&&l!==i){let[e,t,n,i]=r[l];a.replaceChildren(eJ("b",{},`${t} ${n}`),eJ("small",{},[e,i].filter(Boolean).join(": "))),e2(eP(l+1,r.length,n))}i=l})})(m),((e,t)=>{let n,r,l,a,i,{ie:o,m:s}=e,h=(e=>{let{a:t}=e.m,n=null,r=()=>{for(let e of["tabindex","role","aria-label"])n?.removeAttribute(e);e4(n,"chosen",!1),t[a.S]&&(eQ(n=e.tn(a.S),{tabindex:0,role:"graphics-symbol","aria-label":e.we(a.S)}),e4(n,"chosen",a.S===e.g.w))},l=()=>n?.focus({preventScroll:!0}),a={S:Math.max(0,t.findIndex(({R:e})=>!e)),We(t){let n=[...e.B.a];return n[(n.indexOf(a.S)+t+n.length)%n.length]??-1},ye(n=a.S){a.S=n,r(),l(),t[n]&&e.ie.Ze(e.L(n))}};return e.H.push(()=>{let t=document.activeElement===n;e.g.w>=0&&(a.S=e.g.w),e.B.a.has(a.S)||(a.S=a.We(1)),r(),t&&l()}),r(),a})(e),d=s.a.map(B),f=()=>{e.g.w>=-1&&e.T(h.S),eY("panel").querySelector("h2")?.focus()},u=t=>{let n=z(s,h.S).map(({X:e})=>e),r=n.indexOf(E(e.g.w)),l=n.at(r<0&&t<0?-1:(r+t)%n.length);void 0!==l&&(e.T(-2-l,!1),e2(e.we(-2-l)))},p={PageDown:()=>h.ye(h.We(1)),PageUp:()=>h.ye(h.We(-1)),Enter:f," ":f,c(){s.a[h.S]?.R&&e.Te([h.S],!e._.has(h.S))},o:()=>tY(e,h.S),u(){0!==e.levels.S&&e.levels.open(0)},e:()=>u(1),E:()=>u(-1),0:o.Xe,"+":()=>o.me(1.25),"-":()=>o.me(.8),"/":()=>eY("q").focus(),...t},c=eY("stage");e5(document,"keydown",t=>{let{key:n,shiftKey:r,ctrlKey:l,metaKey:a,altKey:i,target:s}=t;if(s!==document.body&&!c.contains(s))return;let f=tX[n],u=Object.hasOwn(p,n)?p[n]:void 0;l||a||i||!(f||u)||(t.preventDefault(),f?r?o.je(-80*f[0],-80*f[1]):s===document.body?h.ye():h.ye(((e,t,n,r)=>{let l,a=1/0;for(let i of r){let r=((e,t,[n,r])=>{let[l,a]=[t.x-e.x,t.y-e.y],i=l*n+a*r;return i<1?1/0:i+2.5*Math.abs(l*r+a*n)})(e[t],e[i],n);r<a&&([l,a]=[i,r])}return l})(d,h.S,f,e.B.a)):u())}),e5(document,"keydown",({key:t})=>{"Escape"!==t||e.g===tz&&0===e.J.length||(e.g===tz&&(e.J=[]),e.T(-1),h.ye())}),eQ(e.N.ee,{role:"application","aria-describedby":"keys"}),n=eY("stage"),r=new Map,l=0,a=({clientX:e,clientY:t})=>({x:e-n.offsetLeft,y:t-n.offsetTop}),e5(n,"pointerdown",e=>{0===r.size&&(l=0),0===e.button&&r.set(e.pointerId,a(e))}),e5(n,"pointermove",e=>{let{pointerId:t}=e,i=r.get(t);if(!i)return;let s=a(e),[h,d]=[s.x-i.x,s.y-i.y];if((l+=Math.hypot(h,d))<4)return;n.setPointerCapture(t),r.set(t,s);let f=[...r].find(([e])=>e!==t)?.[1];if(!f)return o.je(h,d);let u=e=>Math.hypot(e.x-f.x,e.y-f.y)||1;o.me(u(s)/u(i),f)}),e5(n,"pointerup",i=t=>{var n;let i;r.delete(t.pointerId)&&l<4&&"pointerup"===t.type&&(i=((e,{target:t,clientY:n,pointerType:r},l)=>{let{a:a}=e.m,i=e.N.nn(t);if(i>=0&&!t.matches("path"))return -2-i;let o=e.on(t);if(a[o]?.R&&!e._.has(o)){let t=e.N.a[o].querySelector("rect").getBoundingClientRect(),{height:r}=e.L(o);if(n-t.top<=26/r*t.height)return o}else if(o>=0)return o;let s=e.ie.Tn(l);return(({B:e,N:t,g:n,axes:r},l,a)=>{let i=(([e,t],n)=>{let r=e=>e.map(([e,t])=>[t,e]);return ef([r(e),r(t)],n)})(r,l),o=e.se.flatMap(({l:[e=0]})=>{let n=t.Dn(e,i,a).map(({x:e,y:t})=>Math.hypot(e-i.x,t-i.y));return[{target:-2-e,apart:Math.min(a,...n)}]}),s=Math.min(...o.map(({apart:e})=>e)),h=o.filter(({apart:e})=>e<a&&e<s+2),d=h.findIndex(({target:e})=>e===n.w);return h[(d+1)%h.length]?.target??-1})(e,s,("touch"===r?14:6)*s.In)})(e,n=t,a(t)),e.T(i,n.shiftKey||e.fe),i>=0&&h.ye(i))}),e5(n,"pointercancel",i),e5(n,"wheel",e=>{let{ctrlKey:t,shiftKey:n,deltaX:r,deltaY:l}=e;(top===window||t)&&(e.preventDefault(),n?o.je(-(r||l),0):o.me(Math.exp(-l/(t?100:500)),a(e)))}),e5(c,"dblclick",()=>tY(e,e.g.w))})(m,((e,t)=>{let n,r,l,a,i,o,s,h,{N:d,F:f,done:u}=e;if(!eY("sides"))return{};let p=t=>{tE(e,t),e.Z();let{w:n}=e.g;-1===n||tB(e,n)||e.T(-1),e2(eL[t])},c=()=>{let n=t.filter(({q:t})=>0===t.length||t.some(t=>tB(e,t))),{w:r,v:l}=e.g;return[n,n.findIndex(e=>l<0?e.q.includes(r):e.v===l)]},m=eJ("span"),g=t=>{var n;let r,[l,a]=c(),i=(r=(n=[...l.keys()]).indexOf(a))<0?n.at(t>0?0:-1):n[(r+t+n.length)%n.length];if(void 0===i)return;let{go:o,q:s,name:h,b:d}=l[i];o();let[f]=s;e2(eP(i+1,l.length,void 0===f?e1(h,...d):e.we(f)))},y=({Ee:t})=>{u[u.has(t)?"delete":"add"](t),e.Z(),e2(w())},w=()=>{let e,n;return e=t.filter(e=>u.has(e.Ee)).length,n=t.length,`${e} of ${n} reviewed`},x=(n=eY("list"),r=eZ(()=>{let e="true"!==r.ariaPressed;eY("q").value="",eY("tree").ariaPressed="false",n.hidden=!e,e&&o(),l(e)},eE),l=e=>{r.ariaPressed=`${e}`,tT=e},a=eJ("p"),i=t.map(e=>eJ("input",{type:"checkbox",onchange:()=>y(e)})),o=()=>{n.replaceChildren(eJ("h2",{},eE),a,eZ(()=>tw("md",[tx(s())]),"Copy summary"),...ej.flatMap((e,n)=>{let r=t.flatMap((e,t)=>{let r,l,a;return e.M===n+1?[(r=i[t],l=e.name,r.ariaLabel=`Reviewed: ${l}`,a=eZ(e.go,tL(e)),e.q.length>0?a.value=`${e.q}`:void 0!==e.v&&(a.value=tN(e.v)),a.append(eJ("small",{},e1(...e.b))),eJ("div",{className:"row"},r,a))]:[]});return r.length>0?[eJ("h3",{},`${e} (${r.length})`),eG(r)]:[]}))},s=()=>[`## ${eB(document.title)}`,"",`${w()}.`,...ej.flatMap((e,n)=>{let r=t.filter(e=>e.M===n+1);return r.length>0?["",`### ${e}`,"",...r.map(h)]:[]}),""].join(`\n`),h=t=>{let{address:n,b:r,Ee:l}=t;return[`- [${e.done.has(l)?"x":" "}] ${eB(tL(t))}`,""===n?"":` (${`\\`${n.replaceAll("`","\'")}\\``})`,r.length>0?`: ${eB(e1(...r))}`:""].join("")},e.H.push(()=>{a.textContent=w(),i.forEach((n,r)=>{n.checked=e.done.has(t[r].Ee)}),l(!n.hidden&&a.isConnected)}),tT&&o(),r),v=X.map(e=>eZ(()=>p(e),eL[e]));return e3(eY("sides"),...v,eZ(()=>g(-1),"\u2039","Previous change (P)"),m,eZ(()=>g(1),"\u203A","Next change (N)"),x),e.H.push(()=>{let e,t=J(f);e4(d.ee,"side","change"!==t);let[n,r]=c();e=n.length,m.textContent=`${r+1||"\u2013"} / ${e}`,v.forEach((e,n)=>{e.ariaPressed=`${X[n]===t}`})}),{n:()=>g(1),p:()=>g(-1),s:()=>p(X[(X.indexOf(J(f))+1)%X.length]),r:()=>x.click(),t(){let n=t.find(({q:t})=>t.includes(e.g.w));n&&y(n)}}})(m,g)),((e,t)=>{let{F:n,_:l,done:a,m:i}=e,o=J(n),s=[...ei(i,"").keys()],h=e7(e),f=[...document.querySelectorAll("#layers input[id]")];for(let t of f)t.onchange=e.Z;let p="",c=!1,m={off:[],filter:[]};e8(()=>{c=!0});let g=()=>{let t=J(n),r=((e,t)=>{let{m:n,g:r,ue:l,J:a,F:i,_:o,done:s}=e,h=e=>n.a[e]?.id??"",{w:d,v:f,ne:u,le:p,U:c}=r,m=f<0?n.l[E(d)]:void 0,g=t.length>1&&t.every(e=>o.has(e));return{id:n.undrawn[f]?.id??h(d),...m&&{edge:[h(m.f),h(m.i)]},...u&&{ways:[h(u[0]),h(u[1])]},...p&&{[p.D]:h(p.be),port:p.port},...c>=0&&{flow:`${c+1}`},off:[...i].filter(e=>!tq.includes(e)),closed:g?["*"]:[...o].map(h),filter:a.flatMap((e,t)=>e?[`${l[t].name}:${e}`]:[]),done:[...s]}})(e,h),{all:l,S:a,de:i}=e.levels;return d({...r,off:[...r.off,...f.filter(({checked:e})=>!e).map(({id:e})=>e),...m.off],filter:[...r.filter,...m.filter],...t!==o&&{side:t},...i(r)!==a&&{level:l[a].id}})},y=()=>{let d=u(location.hash.slice(1)),{side:c=o,off:y=[],closed:w=[]}=d;for(let e of(tV(n,s.filter(e=>y.includes(e))),f))e.checked=!y.includes(e.id);e.levels.all.length>0&&(m=(({ue:e},{off:t=[],filter:n=[]},r)=>{let l=new Set(e.flatMap(e=>ee(e).map(t=>`${e.name}:${t}`)));return{off:t.filter(e=>!r.includes(e)),filter:n.filter(e=>!l.has(e))}})(e,d,[...s,...f.map(({id:e})=>e)])),tE(e,X.find(e=>e===c)??o),tV(l,w.includes("*")?h:[...i.a.keys()].filter(e=>i.a[e].R&&w.includes(i.a[e].id))),tV(a,t.filter(e=>d.done?.includes(e))),e.J=(({ue:e},{filter:t=[]})=>{let n=e.map(e=>ee(e).find(n=>t.includes(`${e.name}:${n}`))??"");return n.some(Boolean)?n:[]})(e,d),e.K((({m:e,N:t},n)=>{let{id:l,edge:a,ways:i,flow:o,port:s=""}=n,{a:h,l:d,undrawn:f}=e,u=e=>h.findIndex(t=>t.id===e),p=f.findIndex(e=>e.id===l);if(u(l)>=0)return{w:u(l)};if(p>=0)return{v:p,w:f[p].z};let c=e=>[u(e[0]),u(e[1])];if(a){let[e,t]=c(a);return{w:-2-d.findIndex(n=>n.f===e&&n.i===t)}}let[m,g]=i?c(i):[-1,-1];if(m>=0&&g>=0&&m!==g)return{ne:[m,g]};for(let e of W){let t=u(n[e]??"");if(t>=0)return{le:{D:e,be:t,port:r(s)?s:""}}}let y=Number(o)-1;return t.steps[y]?{U:y}:{}})(e,d)),p=g()};e.H.push(()=>{queueMicrotask(()=>{let e=g();e===p||c||(p=e,location.hash=e)})}),e5(window,"hashchange",()=>{let t=location.hash.slice(1);t!==p&&e.levels.de(u(t))===e.levels.S&&y()}),y()})(m,g.map(({Ee:e})=>e))}async function t3(e){let t=atob(eY(`level${e}`).textContent),n=new Blob([new Uint8Array(t.length).map((e,n)=>t.charCodeAt(n))]).stream().pipeThrough(new DecompressionStream("deflate-raw"));return await new Response(n).json()}document.documentElement.className="live";var t5=t4.querySelector("svg"),t7=JSON.parse(eY("data").textContent),t9=eY("told")?.textContent,ne=[new XMLSerializer().serializeToString(t5),t7,t9?JSON.parse(t9):null];t7.levels?(async(e,t,n)=>{let r,l=n.map(([e,t,n,r])=>({id:e,title:t,count:n,Mn:1===r})),a=await t3(0),i=((e,t,[n,r])=>{let l=n.flatMap(([e,t,n,r,l,...a])=>a.map(a=>{let[i="",...o]=a.split(`\n`);return{id:i,b:o,level:e+1,z:t,Me:n,M:r,ae:l,He:0}})),a=new Set(l.map(({id:e})=>e)),i=new Set(l.filter(({M:e})=>e>0).map(({z:e})=>e)),o=[...e.flatMap(({id:e,b:t,M:n,ae:r,Pn:l},o)=>{let s=l&&i.has(o)?0:n;return a.has(e)?[]:[{id:e,b:t,M:s,ae:r,level:0,z:-1,Me:"",He:0}]}),...l].map((e,t)=>({...e,He:t})),s=new Map(o.map(e=>[e.id,e])),h=[{id:"overview",title:"",count:e.length},...t],d=h.findIndex(({id:e})=>"*"===e);return{all:h,Se:o,ke:r.map(([e,t,n,r,l,a])=>({level:e+1,start:t,end:n,I:r,change:l,M:a})),L:e=>s.get(e),de(e){let t=h.findIndex(({id:t})=>t===e.level);if(t>=0)return t;let{id:n,edge:r=[],ways:l=[],reach:a="",reaches:i="",dependents:o=""}=e,f=new Set([n,...r,...l,a,i,o].filter(Boolean).map(e=>s.get(e)?.level??0)),[u=void 0===e.flow?0:eq(h)]=f;return f.size>1&&d>0?d:u}}})((r=t[1],[...tp(e).map((e,t)=>{let{b:n}=tu(e);return{id:e.dataset.address??"",b:n,M:Number(r.risks?.[0][t]??0),ae:r.told?.[t]??0,Pn:r.extra?.includes(t)}}),...tc(r).map(({id:e,name:t})=>({id:e,b:["",t],M:0,ae:0}))]),l,a),o=new Map(a[2]),s=-1,h=(e,t={})=>{let{side:n,off:r,filter:l,done:a}=u(location.hash.slice(1)),o={...n&&{side:n},...r&&{off:r},...l&&{filter:l},...a&&{done:a}},{id:s,title:h}=i.all[e],f={id:"",...o,...t};location.hash=d(i.de(f)===e?f:{...f,level:s}),e2(h||ex)},f=async()=>{let n=i.de(u(location.hash.slice(1)));if(n===s)return;let r=s<0&&0===n;s=n;let l=0===n?t:await (async e=>{let[t,...n]=await t3(e);return[t.replace(eT,(e,t)=>o.get(t)??e),...n]})(n);if(s!==n)return;e6.abort(),e6=new AbortController;let a=r?e:tf(l[0]);t4.replaceChildren(a),document.title=[i.all[n].title,t6].filter(Boolean).join(" \\xb7 "),t8(a,l,{...i,S:n,open:h})};addEventListener("hashchange",f),await f()})(t5,ne,t7.levels):t8(t5,ne,{all:[],Se:[],ke:[],de:()=>0,L:()=>{},S:0,open:()=>{}})})();';

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
