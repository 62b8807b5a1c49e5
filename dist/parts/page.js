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
var module12, indexOf, isInOverview, levelOf, packed, withoutIcons;
var init_levels = __esm({
  "elsewhere:src/render/html/levels.ts"() {
    module12 = require("./levels.js").modules["src/render/html/levels.ts"]();
    indexOf = module12.indexOf;
    isInOverview = module12.isInOverview;
    levelOf = module12.levelOf;
    packed = module12.packed;
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
var includesEveryAddress = module3.includesEveryAddress;
var isOpened = module3.isOpened;
var isToOutside = module3.isToOutside;
var opensToOutside = module3.opensToOutside;
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
var number = module9.number;
var painted = module9.painted;
var point = module9.point;
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
  ...{ data: RISKS.data, opens: RISKS.exposure, rights: RISKS.rights }
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
var page_default = ':root{--f:#fff;--e:#e4e7ec;--i:#101828;--s:#475467;--m:#1d5fd6;color-scheme:light;font:13px/1.45 Inter,Segoe UI,Arial,sans-serif}@media(prefers-color-scheme:dark){:root{--f:#0d1117;--e:#30363d;--i:#f0f6fc;--s:#b6c0cc;--m:#6cb0ff;color-scheme:dark}}*{box-sizing:border-box;margin:0}body,aside,button,input,[popover],section,.map{background:var(--f);color:var(--i);font:inherit}[hidden],:root:not(.live) :is(.bar,section){display:none!important}header>div,.bar,section,#panel>div{display:flex;align-items:center;gap:4px}header{padding:8px 16px;border-bottom:1px solid var(--e)}header>div+div{margin-top:6px}#about{flex:1}:root:not(.live) #about{display:none}h1,h2{font-size:15px;flex:1}p,small{color:var(--s)}small{display:block}#say{position:absolute;clip-path:inset(50%)}@media screen{.live body{display:grid;grid:auto minmax(0,1fr) / auto minmax(0,1fr) auto;height:100dvh;overflow:hidden}.live header{grid-column:1 / -1}.live main{grid-area:2 / 2;position:relative;overflow:hidden;touch-action:none;cursor:grab;-webkit-user-select:none;user-select:none}.live main>svg{position:absolute;overflow:visible;transform-origin:0 0}.live main>svg>text,.live main>svg>path,.live main>svg>[data-mark=""]:has(>text){display:none}}button,input{border:1px solid var(--e);border-radius:7px;padding:4px 8px}button{cursor:pointer;text-align:left}:is(.bar,section,[popover],li) button{border-color:transparent}:is([popover],li) button{display:block;width:100%}button:hover,[aria-pressed=true]{background:var(--e)}:focus-visible,.chosen{outline:2px solid var(--m)}button svg{width:20px;height:20px;display:block;fill:none;stroke:currentColor;stroke-width:1.6;stroke-linecap:round}#q{width:260px}#layers-button:has(+:empty){display:none}[popover],section,.map{border:1px solid var(--e);border-radius:10px;box-shadow:0 3px 12px #0003;padding:4px}[popover]{inset:48px 12px auto auto;max-width:calc(100% - 24px)}label{display:flex;align-items:center;gap:8px;padding:4px 8px}select{flex:1;min-width:0;border:1px solid var(--e);border-radius:7px;padding:4px 8px;background:var(--f);color:var(--i);font:inherit}section,.map{grid-area:2 / 2;place-self:end;z-index:1;margin:12px}[aria-current=true]{background:var(--e);box-shadow:inset 3px 0 var(--m)}#percent{width:48px;text-align:center}.map{margin-bottom:64px;padding:0;fill:var(--s)}.map path:first-child{fill:none;stroke:var(--s);stroke-width:6}.map rect{fill:var(--m);opacity:.3}#steps{place-self:end start;max-width:calc(100% - 250px)}aside{grid-area:2 / 1;width:320px;overflow:auto;padding:12px 16px;border:solid var(--e);border-width:0 1px;overflow-wrap:anywhere}#panel{grid-column:3}#panel>button{margin:6px 6px 0 0}code{display:inline-block;margin-right:8px}.part{display:block!important;border-left:3px solid var(--m);margin:8px 0;padding-left:8px}#panel>.acts{display:grid;grid-template-columns:1fr 1fr;gap:4px;margin-top:12px}#panel>.acts button{font-size:12px;padding:4px 6px}.row{display:flex;align-items:center}.row>:is(input,button+button){flex:none;width:24px;height:24px}li p{padding-left:9px;font-size:smaller}h3{font-size:12px;margin-top:14px}ul{list-style:none;padding:0}ul ul{margin-left:11px;border-left:1px solid var(--e)}[data-address],[data-from]{cursor:pointer;outline-offset:4px}.dim :is(.n,[data-from]):not(.on),.dim .lines>path{opacity:.25}.dim g[opacity]{opacity:1}.gone,.apart>path{display:none}.apart>g>path:first-of-type{stroke:inherit}.thin>path:first-of-type{stroke-width:.75px}.dash>path:first-of-type{stroke-dasharray:4}.lines>.on>path:first-of-type{stroke:var(--m);stroke-width:2.5px}.lines>.on>path:last-of-type{fill:var(--m)}@media screen{.far [data-address]:not(.n)>text,.tiny .n text,.tiny [data-from]:has(>text),svg:not(.far)>.titles{visibility:hidden}}.titles{pointer-events:none;paint-order:stroke;stroke:var(--f);stroke-width:3px;stroke-linejoin:round}.more text{fill:var(--i)}.more rect[fill=none],.more>rect{fill:var(--f);stroke:var(--s)}@media(max-width:640px){header>div{flex-wrap:wrap}#about{flex-basis:100%}.bar{width:100%}#q{flex:1;width:0}[popover]{top:76px}.live body{grid:auto minmax(0,1fr) auto / minmax(0,1fr)}.live main,section{grid-column:1}#list,#panel{grid-area:3 / 1;width:auto;max-height:45dvh;border-width:1px 0}#steps{margin-bottom:64px;max-width:100%}.map,:root:has(aside:not([hidden])) section:has(#percent),:root:not(:has(#q:focus)) #list:has(~#panel:not([hidden])),:root:has(#q:focus) #list:not([hidden])~#panel{display:none}}nav{display:flex;align-items:center;gap:4px;flex:1;min-width:0}nav>button{border-color:transparent}nav:has(#here:not(:empty)) #up{text-decoration:underline}:root:not(.live) nav{display:none}h1:has(+nav){flex:none;margin-right:8px;max-width:40%;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}#here{font-weight:600;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}#here:not(:empty):before{content:"\\203a  ";font-weight:400}#levels{inset:48px auto auto 12px;max-height:70dvh;overflow:auto}[aria-current=page]{font-weight:600}@media print{@page{size:landscape;margin:10mm}:is(header,section,.map,aside,.titles){display:none!important}main>svg{transform:none!important;max-width:100%;max-height:96vh;height:auto}}';

// src/render/viewer/viewer.bundle
var viewer_default = '"use strict";(()=>{var e=/^(\\d{1,5})(?:-(\\d{1,5}))?(?:\\/([a-z]+))?$/;function t(t){let[,n,r=n,a=""]=e.exec(t.trim())??[];return void 0===n?null:{f:Number(n),i:Number(r),Ne:a}}var n=e=>e.split(",").map(e=>e.trim()).filter(e=>null!==t(e)),r=e=>null!==t(e);function a(e,r){let a=t(r),l=n(e).flatMap(e=>t(e)??[]);return null===a||0===l.length?"unknown":l.some(({f:e,i:t,Ne:n})=>e<=a.i&&t>=a.f&&(""===n||""===a.Ne||n===a.Ne))?"yes":"no"}var l={edge:"edge",ways:"path"},i=["off","closed","filter","done"],o=["level","side","flow","reach","reaches","dependents","port"],s=new Set(["to",...Object.values(l),...i,...o]),h=e=>`${new URLSearchParams({"":e})}`.slice(1);function d(e){let t=""===e.id?[]:[h(e.id)],n=(e,n)=>t.push(`${e}=${h(n)}`);for(let t of["edge","ways"]){let[r,a]=e[t]??[];void 0===r||void 0===a||(n(l[t],r),n("to",a))}for(let t of o)e[t]&&n(t,e[t]);for(let t of i)for(let r of e[t]??[])n(t,r);return t.join("&")}var f=e=>new URLSearchParams(`=${e}`).get("")??"";function u(e){let t=new Map,n=[];for(let r of e.split("&")){let e=r.indexOf("="),a=r.slice(0,Math.max(0,e));s.has(a)?t.set(a,[...t.get(a)??[],f(r.slice(e+1))]):n.push(f(r))}let[r]=t.get("to")??[],a=e=>{let[n]=t.get(e)??[];return void 0===n||void 0===r?void 0:[n,r]},[h,d]=[a(l.edge),a(l.ways)];return{id:n.join("&"),...h&&{edge:h},...d&&{ways:d},...Object.fromEntries(o.flatMap(e=>t.get(e)?.slice(0,1).map(t=>[e,t])??[])),...Object.fromEntries(i.flatMap(e=>t.has(e)?[[e,t.get(e)]]:[]))}}var c=new Set(["tv_users","tv_internet","tv_aws_users","tv_aws_internet","tv_aws_mobile_client","tv_aws_onprem","tv_azurerm_users","tv_azurerm_internet","tv_azure_onprem","tv_gcp_users","tv_gcp_users_icon","tv_gcp_internet","tv_gcp_onprem","tv_gcp_external_saas"]),p=new Set(["tv_aws_onprem","tv_azure_onprem","tv_gcp_onprem"]),m=(e,t)=>e<t?-1:+(e>t),g=(e,t)=>{let n=e.charCodeAt(t);return n>=48&&n<=57};function w(e,t){let n=t;for(;g(e,n);)n++;return n}function v(e,t,n){let r=t;for(;r<n&&48===e.charCodeAt(r);)r++;return r}function y(e,t){let n=((e,t)=>{let n=Math.min(e.length,t.length),r=0;for(;r<n&&e.charCodeAt(r)===t.charCodeAt(r);)r++;return r})(e,t);if(n===e.length&&n===t.length)return 0;for(;n>0&&g(e,n-1);)n--;let r=w(e,n),a=w(t,n);return r===n&&a===n?e.length===n||t.length===n?e.length-t.length:e.charCodeAt(n)-t.charCodeAt(n):n===e.length||n===t.length?e.length-t.length:r===n||a===n?a-r:r-v(e,n,r)-(a-v(t,n,a))||m(e.slice(n,r),t.slice(n,a))||m(e.slice(r),t.slice(a))}var x=e=>e.map(()=>[]);function b({children:e},t){let n=[t];for(let t of n)for(let r of e[t])n.push(r);return n}var $=(e,t)=>[...new Set(t.flatMap(t=>{let n;return void 0===(n=e.de.get(t))?[]:b(e,n)}))].sort((e,t)=>e-t);function M(e,t,n){let{me:r=1/0,an:a=()=>!1,Me:l,cn:i=l}=n,o=new Set(t),s=[],h=t.map(e=>({O:e,C:0,steps:[],ue:null,V:"fact",X:null})),d=[...h],f=new Set;for(let u=0;h.length>0&&u<r&&!h.some(({O:e})=>a(e));u++){let r=0===u?i:l,a=[];for(let t of h.flatMap(t=>(({nn:e,H:t},n,r)=>{let a=[],l=[];for(let i=n.O;-1!==i&&!r.has(i);i=e[i]){r.add(i),a.push({O:i,mn:n,un:[...l]});let o=e[i];-1!==o&&l.push(S("inside",t[i].address,t[o].address))}return a})(e,t,f))){s.push(t);let l=0===u?n.ln?.get(t.O):void 0;for(let i of[...k(e,t.O,n.B),...l??[]])o.has(i.i)||!r(i.U)||(o.add(i.i),a.push(C(i,t)))}for(let i of(0===u&&r!==l&&(f=new Set(t)),((e,t,n,r)=>{let{children:a,He:l,H:i}=e,o=(e,r,a)=>{if(n.has(e))return;n.add(e);let l=[S(r,i[a.O].address,i[e].address)],{C:o,X:s}=a;t.push({O:e,C:o,steps:l,ue:a,V:"inference",X:s})};for(let e of t){for(let t of a[e.O])o(t,"contains",e);if(!0===r.pn)for(let t of l[e.O])o(t,"runs",e)}})(e,a,o,n),h=a.sort((e,t)=>e.O-t.O)))d.push(i)}return{Ie:d,dn:s}}var S=(e,t,n)=>({I:e,f:t,i:n,V:"inference"});function k({Be:e,je:t},n,r){return"from"===r?e[n]:"to"===r?t[n]:[...e[n],...t[n]]}function C({i:e,U:t},{mn:r,un:a}){let l=[...a,(({f:e,i:t,M:r,k:a,Pe:l,V:i,rn:o,sn:s})=>{let h=n(r);return{I:s?"reference":"connection",f:e,i:t,...""!==r&&{M:r},...h.length>0&&{ports:h},...a&&{k:a},...l&&!s&&{re:!0},V:i,...o&&{rn:o}}})(t)];return{O:e,C:r.C+1,steps:l,ue:r,V:N([r,...l]),X:r.X??t}}var N=e=>e.some(({V:e})=>"inference"===e)?"inference":"fact";function O(e,t,{B:n,port:r,me:l}){let i=$(e,t),o=({Pe:e})=>!e,s=M(e,i,{B:n,Me:o,...void 0!==l&&{me:l},..."to"===n&&void 0!==r&&{cn:e=>o(e)&&(({M:e})=>void 0===r||"no"!==a(e,r))(e)}}),h=new Set(i);return("from"===n&&void 0!==r?((e,{dn:t},n,r)=>{let l=new Map;for(let i of["yes","unknown"])for(let o of t)for(let t of k(e,o.O,"from")){let{U:s}=t;if(!n(s)||a(s.M,r)!==i)continue;let h=C(t,o);if(!l.has(h.O))for(let t of(l.set(h.O,{...h,Ge:s}),b(e,h.O).slice(1))){if(l.has(t))continue;let n=A(e,h.O,t),{C:r,X:a}=h,i={O:t,C:r,X:a,steps:[n],ue:h,Ge:s};l.set(t,{...i,V:"inference"})}}return[...l.values()].sort((e,t)=>e.C-t.C||e.O-t.O)})(e,s,o,r):s.Ie).filter(({O:e})=>!h.has(e)).map(t=>{let l="to"===n?t.X:_(t);return I(e,t,n,void 0!==r&&null!==l&&"unknown"===a(l.M,r))})}var _=({Ge:e})=>e??null,A=({H:e},t,n)=>({I:"contains",f:e[t].address,i:e[n].address,V:"inference"});function I(e,t,n,r=!1){let{H:a}=e,{O:l,C:i,V:o,steps:s,ue:h}=t;return{g:a[l],C:i,V:o,steps:"to"===n?[...s].reverse().map(R):s,next:a[h?.O??l].address,...r&&{Ce:!0}}}function R(e){return"contains"!==e.I&&"inside"!==e.I?e:{...e,I:"contains"===e.I?"inside":"contains",f:e.i,i:e.f}}var P=["along","back","any"],T=e=>e<-1?-2-e:-1;function j(e){let[t,n]=[Math.min(...e.map(e=>e.x)),Math.min(...e.map(e=>e.y))];return{x:t,y:n,width:Math.max(...e.map(e=>e.x+e.width))-t,height:Math.max(...e.map(e=>e.y+e.height))-n}}var E=({N:e,S:{x:t,y:n,width:r,height:a}})=>e?{x:t+12,y:n+12}:{x:t+r/2,y:n+a/2},L=(e,{x:t,y:n})=>t>=e.x&&t<=e.x+e.width&&n>=e.y&&n<=e.y+e.height,B=(e,t)=>e.flatMap(({j:[e=-1]},n)=>e===t?[n]:[]),q=(e,t)=>new Set(e.flatMap(({j:e},n)=>n===t||e.includes(t)?[n]:[])),D=(e,t)=>[...q(e,t)].filter(t=>!e[t].N).length;function z({a:e,l:t},n){let r=q(e,n);return t.flatMap(({f:e,i:t,k:a},l)=>{let i=r.has(e);return i===r.has(t)&&e!==n&&t!==n?[]:[{i:i?t:e,z:l,B:a?"both":i?"out":"in"}]})}function V(e,t){let n=q(e.a,t),r=e.l.flatMap(({f:e,i:t},r)=>n.has(e)||n.has(t)?[r]:[]),a=r.flatMap(t=>[e.l[t].f,e.l[t].i]);return{a:new Set([...n,...a]),l:r}}var W=["reach","reaches","dependents"];function K({Fe:e},t){let{I:n,f:r,i:a,M:l="",V:i}=t,o="inside"===n?[a,r]:[r,a];return{z:e(t),f:Number(o[0]),i:Number(o[1]),M:l,xn:"inference"===i}}function U(e,t,n){let{Se:r,Fe:a}=F(e),l=((e,t,n,r=P)=>{let[a,l]=[$(e,t),$(e,n)],i=new Set(l);if(a.some(e=>i.has(e)))return null;for(let t of r){let[n,r]="back"===t?[l,new Set(a)]:[a,i],{Ie:o}=M(e,n,{B:"any"===t?"any":"from",Me:()=>!0,an:e=>r.has(e)}),s=o.find(({O:e})=>r.has(e));if(void 0!==s)return{xe:t,fn:(e=>{let t=[];for(let n=e;null!==n;n=n.ue)t.push(n);return t.reverse().flatMap(({steps:e})=>e)})(s),V:s.V}}return null})(r,[`${t}`],[`${n}`]);if(null===l)return null;let{xe:i,fn:o}=l,s=q(e.a,"back"===i?n:t),h=[o[0].f,o[0].i].find(e=>s.has(Number(e))),d=[Number(h)],f=[];for(let e of o){let{I:t,f:n,i:r}=e;h=n===h?r:n,"connection"===t&&(d.push(Number(h)),f.push(a(e))),"contains"===t&&d.splice(-1,1,Number(h))}return{xe:i,a:d,l:f}}function F(e,t){let n=Y.get(e)??new Map;Y.set(e,n);let r=n.get(t)??(({a:e,l:t},n)=>{let r=({fe:e})=>void 0!==n&&e===n,a=e.flatMap((e,t)=>{if(r(e))return[];let{type:n,N:a,j:l}=e;return[{address:`${t}`,type:n,title:"",parent:void 0===l[0]?null:`${l[0]}`,N:a,hn:c.has(n)&&"tv_gcp_external_saas"!==n&&!p.has(n)}]}),l=t=>"group"===e[t].type?B(e,t):[t],i=new Map;return{Se:(({H:e,connections:t,oe:n,hidden:r,en:a})=>{let l,i=[...e].sort((e,t)=>y(e.address,t.address)),o=new Map(i.map(({address:e},t)=>[e,t])),s=((e,t)=>{let n=e.map(({parent:e})=>t.get(e??"")??-1),r=new Set;for(let e of n.keys()){let t=new Set;for(let a=e;-1!==a&&!r.has(a);a=n[a])t.add(a),t.has(n[a])&&(n[a]=-1);for(let e of t)r.add(e)}return n})(i,o),h=x(i);s.forEach((e,t)=>{h[e]?.push(t)});let d=x(i);i.forEach(({Nn:e},t)=>{d[o.get(e??"")??-1]?.push(t)});let[f,u]=[x(i),x(i)],c=t.filter(({f:e,i:t})=>o.has(e)&&o.has(t));for(let e of c){let[t,n]=[o.get(e.f),o.get(e.i)];f[t].push({i:n,U:e}),u[n].push({i:t,U:e}),e.k&&(f[n].push({i:t,U:e}),u[t].push({i:n,U:e}))}for(let e of[...f,...u])e.sort((e,t)=>e.i-t.i);let p=n.filter(({node:e})=>o.has(e)).sort((e,t)=>y(e.address,t.address)),{oe:m,hidden:g}={oe:(l=e=>new Map(e.flatMap(e=>[[e.address,e],[e.origin,e]])))(p),hidden:l(r)};return{H:i,connections:c,de:o,nn:s,children:h,He:d,Be:f,je:u,oe:m,tn:p,hidden:g,on:((e,t)=>{let n=new Map;for(let r of e){let e=t(r),a=n.get(e);a?a.push(r):n.set(e,[r])}return n})(a,({i:e})=>e)}})({H:a,connections:t.flatMap((e,t)=>{if(r(e))return[];let{k:n,re:a,De:o,M:s}=e;return l(e.f).flatMap(r=>l(e.i).map(e=>(i.set(`${r} ${e}`,t),{...{f:`${r}`,i:`${e}`},k:n,Pe:a,M:s,V:o?"inference":"fact"})))}),oe:[],hidden:[],en:[]}),Fe:({I:e,f:t,i:n})=>"connection"===e?i.get(`${t} ${n}`)??-1:-1}})(e,t);return n.set(t,r),r}var Y=new WeakMap,X={change:[],before:["after"],after:["before"]},G=Object.keys(X),H={create:"after",delete:"before"},J=e=>e.has("after")?"before":e.has("before")?"after":"change",Q=([e,t])=>[...[...e].map((e,t)=>({target:t,R:Number(e)})),...[...t].map((e,t)=>({target:-2-t,R:Number(e)}))].filter(({R:e})=>e>0).sort((e,t)=>e.R-t.R),Z=/module\\.([\\w-]+)(?:\\[(?:"(?:[^"\\\\]|\\\\.)*"|\\d+)\\])?\\./y,ee=({of:e})=>[...new Set(e.flat())].sort(),et=({a:e},t,n)=>e[n].j.findLast(e=>t.has(e))??n;function en(e,t,n){let r=t=>n.has(el(e,t))||n.has(e.a[t].fe),a=e.a.map((n,r)=>et(e,t,r)),l=new Map;return e.l.forEach((e,i)=>{let[o,s]=[a[e.f],a[e.i]],h=t.has(o)||t.has(s);if(o===s&&(e.f!==o||e.i!==s)||r(e.f)||r(e.i)||n.has(e.fe)||e.re&&n.has(ea))return;let d=h?`${o} ${s}`:i,f=l.get(d)?.l??[];f.push(i),l.set(d,{f:o,i:s,l:f})}),{a:new Set(a.filter((e,t)=>e===t&&!r(e))),J:[...l.values()]}}var er="strip:",ea="thin",el=({a:e},t)=>[t,...e[t].j].map(t=>e[t].type).find(e=>e.startsWith(er));function ei(e,t){let n=new Map;for(let{type:t,h:r}of e.a)t.startsWith(er)&&n.set(t,r[0]);return e.l.some(({re:e})=>e)&&n.set(ea,t),n}var eo="Overview",es=e=>1===e?"1 icon":`${e} icons`,eh=e=>`in ${e||eo}`,ed={in:"Reached from",out:"Leads to",both:"Both directions"},ef="Select the other end",eu="No path found",ec="Everything",ep={along:"along the arrows",back:"against the arrows",any:"ignoring direction"},em={reach:"What can reach this",reaches:"What does this reach",dependents:"What depends on it"},eg={reach:e=>`What can reach ${e}`,reaches:e=>`What does ${e} reach`,dependents:e=>`What depends on ${e}`},ew=e=>`${e} found`,ev=e=>`${e} inside`,ey=(e,t,n)=>`${e} of ${t}: ${n}`,ex=e=>`Connection with ${e}`,eb=e=>`${e} more`,e$="Review",eM=["Data removed or replaced","Opened to the outside","Rights","Removed or replaced","Other changes"],eS=e=>e.replace(/\\s+/g," ").replace(/[\\\\`*_[\\]<>#|~&@!]/g,"\\\\$&"),ek={change:"Change",before:"Before",after:"After"},eC=/<symbol id="([^"]*)"\\/>/g;function eN(e,t,n,r){let a=e.all.findIndex(e=>e.id===n),l=e.Z(n)?.level??0,i=0===t?eO(e,r).map(({level:e})=>e):[],o=new Set([...a>0?[a]:[],...i,...l>0?[l]:[]]);return o.delete(t),[...o]}var eO=({ge:e},t)=>e.filter(({G:e})=>e===t&&-1!==t);function e_({x:e,y:t,width:n,height:r},a,l=1.5){let i=Math.min(l,.97*a.width/n,.97*a.height/r);return{T:i,x:a.width/2-(e+n/2)*i,y:a.height/2-(t+r/2)*i}}var eA=(e,t)=>e_(eP(e),t,1.2),eI=(e,t,n)=>Math.max(-e,0)+Math.min(n-t,0);function eR(e,{x:t,y:n,width:r,height:a},l){let{T:i}=e;if(r*i>l.width||a*i>l.height)return null;let[o,s]=[e.x+t*i,e.y+n*i],h=eI(o,o+r*i,l.width),d=eI(s,s+a*i,l.height);return 0===h&&0===d?e:{T:i,x:e.x+h,y:e.y+d}}var eP=({x:e,y:t,width:n,height:r})=>({x:e-70,y:t-70,width:n+140,height:r+140}),eT=(e,t)=>e.x<t.x+t.width&&t.x<e.x+e.width&&e.y<t.y+t.height&&t.y<e.y+e.height,ej=e=>document.getElementById(e);function eE(e,t={},...n){let r=Object.assign(document.createElement(e),t);return r.append(...n),r}var eL=(e,t,n)=>eE("button",n?{onclick:e,title:n}:{onclick:e},t),eB=e=>eE("ul",{},...e.map(e=>eE("li",{},e)));function eq(e,t){for(let n in t)e.setAttribute(n,`${t[n]}`)}function eD(e,t,...n){let r=document.createElementNS("http://www.w3.org/2000/svg",e);return eq(r,t),r.append(...n),r}var ez=(...e)=>e.filter(Boolean).join(", ");function eV(e){ej("say").textContent=e}function eW(e,t,n){e?.classList.toggle(t,n)}var eK=new AbortController,eU=e=>eK.signal.addEventListener("abort",e);function eF(e,...t){let n=t.map(e=>e instanceof Element?e:eE("span",{},e));e.append(...n),eU(()=>{for(let e of n)e.remove()})}var eY=(e,t,n)=>e.addEventListener(t,n,{passive:!1,signal:eK.signal}),eX=({m:e})=>e.a.flatMap(({N:e,j:t},n)=>e&&t.length>0?[n]:[]),eG=matchMedia("(prefers-color-scheme:dark)").matches,eH=new Set,eJ=!1,eQ=()=>eV("Copied");async function eZ(e,t){let n=e=>navigator.clipboard.write([new ClipboardItem(Object.fromEntries(e.map(e=>[e.type,e])))]);try{await n(t).catch(()=>n(t.slice(-1))),eQ()}catch{eE("a",{href:URL.createObjectURL(t[0]),download:`${document.title}.${e}`}).click(),eV("Saved")}}var e0=e=>new Blob([e],{type:"text/plain"}),e1=(e,t)=>eE("div",{},eE("h2",{tabIndex:-1},t),eL(()=>e.P(-1),"\u2715","Close"));function e2(e,t,n=""){let r=eL(()=>e.P(t),e.A(t));return r.value=`${t}`,r.append(eE("small",{},n)),r}var e4=(e,t)=>0===t.length?[]:[eE("h3",{},e),eB(t)],e8=({h:e,ze:t=0})=>e.slice(e.length-t),e6=(e,{i:t,z:n})=>eE("div",{className:"row"},e2(e,t,(({M:e,change:t})=>ez(e,t))(e.m.l[n])),eL(()=>e.P(-2-n),"\u21A6",ex(e.A(t)))),e5=e=>`part ${e}`;function e3(e,t,n=""){let{id:r,name:a}=e.m.undrawn[t],l=eL(()=>e.$e(t),a||r);return l.value=e5(t),l.append(eE("small",{},ez(a&&r,n))),l}var e7=({id:e,h:t})=>t.slice(0,2).join(" ").trim()||e,e9=({levels:e},{id:t,h:n,level:r})=>ez(e7({id:"",h:n})&&t,eh(e.all[r].title));function te({levels:e,ie:t,g:n,m:r},{id:a,level:l}){let i=r.a[n.w]?.id;if(t&&void 0!==i){let t=[i,a];e.open(e.se({id:"",ways:t}),{ways:t})}else e.open(l,{id:a})}function tt(e,t){let n=eL(()=>te(e,t),e7(t));return n.append(eE("small",{},e9(e,t))),n}var tn=(e,{G:t,we:n})=>-1===t?`Not drawn: ${n}`:`${n} ${e.A(t)}`;function tr(e,t){let[n,r,a]=(([e,t],[n,r,a])=>{let[l,i]=t[r??-1]??["",""],o=i.startsWith("https://");return[e[n],l&&`${l}:${a}`,o?i+a:""]})(e,t),l=a?eE("a",{href:a,target:"_blank",rel:"noreferrer"},r):r;return eE("p",{},n,n&&r?", ":"",l)}function ta({ee:e},t){for(let t of G.flatMap(e=>X[e]))e.delete(t);for(let n of X[t])e.add(n)}var tl=(e,t,n)=>[...[e,t,...n].join(`\n`)].reduce((e,t)=>Math.imul(e,31)+t.codePointAt(0)>>>0,7).toString(36);function ti({m:e,$:t,L:n},r){let a=T(r);return a<0?t.a.has(et(e,n,r)):t.J.some(({l:e})=>e.includes(a))}var to=!1,ts=G.flatMap(e=>X[e]),th=({tagName:e})=>"title"!==e&&"rect"!==e,td=(e,t)=>e.find(e=>L(t,e))??e.at(-1);function tf(e,{x:t,y:n}){let r=Math.atan2(n-e.y,t-e.x),[a,l]=[Math.cos(r),Math.sin(r)],i=`l${-8*a-4.2*l} ${-8*l+4.2*a}l${8.4*l} ${-8.4*a}`;return`M${t} ${n}${i}z`}var tu=(e,t,n)=>eD("text",{x:e,y:t,"font-size":12},n);function tc(e){let t=e.querySelector("title").textContent.split(`\n`),n=t.at(-1)===e.dataset.address;return{h:n?t.slice(0,-1):t,Ee:n}}var tp=e=>[...e.querySelectorAll("[data-address]")],tm=({undrawn:e=[]})=>e.flatMap(([e,t,...n])=>n.map(n=>{let[r="",a=""]=n.split(`\n`);return{id:r,name:a,G:e,we:t}})),tg=e=>[e.getAttribute("data-from"),e.getAttribute("data-to")],tw={w:-1,_:-1,K:null,te:null,W:-1,q:[]};function tv({m:e,g:{te:t},ee:n}){if(!t)return null;let r="before"===e.a[t.pe].fe||"before"===J(n);return((e,{I:t,pe:n,port:r},a)=>{let l=F(e,a),i=[`${n}`],o="reach"===t?"to":"from",s="dependents"===t?((e,t,{me:n,_:r}={})=>{let{H:a}=e,l=((e,t)=>{let n=new Map;for(let r of t){let t=e.de.get(r);void 0!==t&&n.set(t,null)}for(let t of n.keys()){for(let r of e.children[t])n.has(r)||n.set(r,{I:"contains",f:t});for(let r of e.He[t])n.has(r)||n.set(r,{I:"runs",f:t})}return n})(e,t),i=[...l.keys()].sort((e,t)=>e-t),{Ie:o}=M(e,i,{B:"to",pn:!0,Me:()=>!0,ln:((e,t,n)=>{let r=new Map,a=(t,n)=>{let a=(e.on.get(n)??[]).flatMap(n=>{let r=e.de.get((({oe:e,de:t},n)=>t.has(n)?n:e.get(n)?.node??"")(e,n.f))??t;return r===t?[]:[{i:r,U:{...n,k:!1,Pe:!0,M:"",V:"fact",sn:!0}}]});r.set(t,[...r.get(t)??[],...a])};if(void 0!==n){let l=e.oe.get(n);for(let e of t.slice(0,1))a(e,l?.address??n);return r}for(let n of t)a(n,e.H[n].address);let l=new Set(t);for(let{node:t,address:n}of e.tn){let r=e.de.get(t);l.has(r)&&a(r,n)}return r})(e,i,r),...void 0!==n&&{me:n}});return o.flatMap(t=>{let n=l.get(t.O);if(void 0===n)return[I(e,t,"to")];let i=a[t.O];if(null===n&&void 0===r)return[];let o=null===n?r:a[n.f].address,s={I:n?.I??"part",f:o,i:i.address,V:"fact"};return[{g:i,next:o,C:0,V:"fact",steps:[s]}]})})(l.Se,i):O(l.Se,i,{B:o,...""!==r&&{port:r}}),h=""===r||"reaches"!==t?[]:((e,t)=>{let[n,r]=[e,t].map(e=>new Map(e.map(e=>[e.g.address,e]))),a=new Set;for(let{next:t}of e)for(let e=r.get(t);e&&!n.has(e.g.address)&&!a.has(e);e=r.get(e.next))a.add(e);return[...a]})(s,O(l.Se,i,{B:o})),d=new Set(s),f=[...s,...h].sort((e,t)=>e.C-t.C),u=f.flatMap(e=>e.steps.map(e=>K(l,e))),c=f.filter(({g:t})=>(({N:e,Ee:t})=>!e||t)(e.a[Number(t.address)]));return{a:[n,...u.flatMap(({f:e,i:t})=>[e,t])],l:u.map(({z:e})=>e),gn:c.map(e=>((e,{g:t,C:n,steps:r,Ce:a},l)=>({at:Number(t.address),C:n,steps:r.map(t=>K(e,t)),Ce:!0===a,bn:l}))(l,e,!d.has(e))),count:c.filter(e=>d.has(e)).length,yn:s.filter(({g:e})=>e.hn).length}})(e,t,r?"after":"before")}function ty({m:e,g:t,D:n,he:r,ce:a,Ze:l}){let{w:i,K:o,W:s,q:h}=t,d=T(i);if(o??a)return o??a;if(d>=0)return{a:tx(e,[d]),l:[d]};if(i>=0)return V(e,i);if(h.length>0)return((e,t,n)=>{let[r]=e,a=new Set(r?.of.flatMap((n,r)=>e.every(({of:e},n)=>""===t[n]||e[r].includes(t[n]))?[r]:[]));return{a:a,l:n.flatMap(({f:e,i:t},n)=>a.has(e)&&a.has(t)?[n]:[])}})(r,h,e.l);let[,,,,f,u]=n.steps[s]??[];if(u)return{a:[...f,...tx(e,u)],l:u};let c=l.map(T).filter(e=>e>=0),p={a:[...l.filter(e=>e>=0),...tx(e,c)],l:c};return p.a.length>0?p:null}var tx=({l:e},t)=>t.flatMap(t=>[e[t].f,e[t].i]),tb={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]};function t$({levels:e,m:t},n){let[r]=eN(e,e.b,t.a[n]?.id??"",n);void 0!==r&&e.open(r)}var tM=200,tS=({levels:{ge:e,Z:t}},{id:n})=>t(n)?.Le??e.length;function tk(e,t){let n,r=t.toLowerCase().split(/\\s+/).filter(Boolean);return(n=t.toLowerCase().split(/\\s+/).filter(Boolean),e.map(({h:[e="",t="",...r],id:a,type:l},i)=>{let o=[t,e,a,l,...r].join(`\n`).toLowerCase(),s=n.map(e=>o.indexOf(e));return{at:i,S:s.includes(-1)?-1:Math.max(-1,...s)}}).filter(({S:e})=>e>=0).sort((e,t)=>e.S-t.S).map(({at:e})=>e)).map(t=>e[t]).filter(({key:e})=>void 0===e||r.some(t=>e.toLowerCase().includes(t)))}var tC=(e,t)=>eB(B(e.m.a,t).map(t=>{let{h:n,N:r}=e.m.a[t],a=e2(e,t,n.slice(2).join(", "));return r?eE("div",{},a,tC(e,t)):a})),tN=[[],[],[],[],[]],tO=e=>[eE("code",{},e),eL(()=>navigator.clipboard?.writeText(e).then(eQ),"Copy")];function t_({levels:e,m:t},n,r){let{all:a,b:l}=e,i=a.length-1,o=n.every(n=>[0,l].includes(e.Z(t.a[n].id)?.level??-1));return a[i]?.id==="*"&&l!==i&&o?[eL(()=>e.open(i,r),"In everything")]:[]}var tA=ej("stage"),tI=document.title;function tR(e,[t,n,a],l){var i;let o,s;ej("svg").onclick=()=>eZ("svg",[new Blob([t],{type:"image/svg+xml"}),e0(t)]),ej("png").onclick=async()=>eZ("png",[await (async e=>{let t=eE("img",{src:`data:image/svg+xml,${encodeURIComponent(e)}`});await t.decode();let n=Math.min(2,16e3/t.width,16e3/t.height),r=eE("canvas",{width:t.width*n,height:t.height*n});return r.getContext("2d").drawImage(t,0,0,r.width,r.height),new Promise(e=>r.toBlob(t=>e(t)))})(t)]),ej("print").onclick=()=>print();let h=((e,t)=>{var n;let r,a,l,i,o,s=tp(e),h=s.map((e,n)=>(e=>{let[t,n,r,a]=["x","y","width","height"].map(t=>Number(e.getAttribute(t)));return{x:t,y:n,width:r,height:a}})(e.querySelector(n<t.boxes?"rect":"use"))),d=(o=t.boxes,h.map((e,t)=>{let{x:n,y:r}=E({N:t<o,S:e}),a={x:n+2,y:r};return h.slice(0,Math.min(t,o)).flatMap((e,t)=>L(e,a)?[t]:[]).reverse()})),f=new Set(s.map(({dataset:e})=>e.ghost)),u=s.map((e,n)=>{let{address:r="",type:a="",change:l,ghost:i}=e.dataset;return{id:r,...tc(e),...t.extra?.includes(n)&&{Ee:!1},ze:t.told?.[n]??0,type:a,N:n<t.boxes,S:h[n],j:d[n],fe:((e="",t,n)=>H[e]??(t?"before":n?"after":void 0))(l,void 0!==i,f.has(r))}}),c=new Map(u.map(({id:e},t)=>[e,t])),p=new Map;for(let t of e.querySelectorAll("[data-from]")){let e=tg(t).join(" ");p.set(e,[...p.get(e)??[],t])}let m=[...p.values()];return{ne:e,a:s,l:m,steps:t.flows.flatMap(({name:e,steps:t})=>t.map(t=>[e,...t])),...(n=[...p.keys()],r=m.map(([e])=>e.querySelector("path")),a=[],l=[],{ke:i=e=>{let t=r[e],n=t.getTotalLength();return a[e]??=[...Array(Math.ceil(n/4)+1).keys()].map(e=>t.getPointAtLength(Math.min(n,4*e))),a[e]},Qe(e){let t=e.closest("[data-from]");return t?n.indexOf(tg(t).join(" ")):-1},Tn(e,t,n){l[e]??=r[e].getBBox();let{x:a,y:o,width:s,height:h}=l[e];return L({x:a-n,y:o-n,width:s+2*n,height:h+2*n},t)?i(e):[]}}),off:t.off??[],risks:t.risks,m:{a:u,undrawn:tm(t),l:m.map(([e],n)=>{let[r,a]=tg(e),l=Number(t.kinds[n]),i=(1&l)>0,o=e.querySelector("title").textContent.slice(r.length+a.length+(i?5:4)),s=e.dataset.change?o.lastIndexOf(", "):o.length;return{f:c.get(r),i:c.get(a),k:i,re:(4&l)>0,De:(2&l)>0,M:o.slice(2,s),change:o.slice(s+2),fe:((e="")=>H[e])(e.dataset.change)}})}}})(e,n),{a:f}=h.m,c=[{name:"Module",of:f.map(({id:e})=>(e=>{let t=[];Z.lastIndex=0;for(let n=Z.exec(e);n;n=Z.exec(e))t.push(n[1]);return t.map((e,n)=>t.slice(0,n+1).join("."))})(e))},...a?(([e,,,,t])=>t.map(([t,n])=>({name:t,of:n.map(t=>t.map(t=>e[t]))})))(a):[]].filter(e=>ee(e).length>1),p=((e,t,n)=>{var r;let a,l,i,o,s=ej("stage"),h=((e,t)=>{let{width:n,height:r}=e.viewBox.baseVal,a=Math.max(0,Math.min(...t.map(({S:e})=>e.y))-24);return Number.isFinite(a)?{x:0,y:a,width:n,height:r-a}:{x:0,y:0,width:n,height:r}})(e,t),d=()=>({x:s.offsetLeft,y:s.offsetTop,width:s.clientWidth,height:s.clientHeight}),f=()=>((e,t,n,r)=>{let a=e_(e,r),l=r.width<=640;if(a.T>=(l?.5:.6))return a;if(n.length>0){let e=eA(j(n),r);return!l||e.T>=.5?e.T>a.T?e:a:e_(n[0],r,.6)}let[i]=t.filter(({N:e})=>!e).sort((e,t)=>e.S.x-t.S.x);if(!l||!i)return a;let{x:o,y:s,height:h}=i.S;return{T:.6,x:32-.6*o,y:r.height/2-(s+h/2)*.6}})(h,t,n,d()),u=(r=f(),a=[],l=[],i=0,eU(()=>clearTimeout(i)),o={view:r,mode:"home",stage:d(),Ae(t,n="free"){for(let r of(Object.assign(o,{view:t,mode:n,stage:d()}),e.style.willChange="transform",e.style.transform=`translate(${t.x}px,${t.y}px) scale(${t.T})`,clearTimeout(i),i=window.setTimeout(()=>{for(let n of(e.style.willChange="",l))n(t.T)},150),a))r(t)},Oe(e){a.push(e),e(o.view)},onRest(e){l.push(e),e(o.view.T)}}),{Ae:c,Oe:p,onRest:m}=u,g=()=>{let e,{view:t,mode:n,stage:r}=u,a=d();if(String(Object.values(a))===String(Object.values(r)))return;let l=null!==document.querySelector("aside:not([hidden])");c("home"!==n||l?(e=(e,n,r,a)=>{let[l,i]=[n*t.T,(n+r)*t.T],[o,s]=[-l,a-i];return Math.min(Math.max(e,Math.min(o,s)),Math.max(o,s))},{T:t.T,x:e(t.x+r.x-a.x,h.x,h.width,a.width),y:e(t.y+r.y-a.y,h.y,h.height,a.height)}):f(),n)},w=e=>{e!==u.view&&c(e,"free"===u.mode?"free":"shown")},v={En:h,We:d,Ae:c,Oe:p,onRest:m,Ke(){c((f=()=>e_(h,d()))(),"home")},_e:(e,t)=>c({...u.view,x:u.view.x+e,y:u.view.y+t}),ae:(e,t={x:d().width/2,y:d().height/2})=>c((({T:e,x:t,y:n},r,a)=>{let l=Math.min(Math.max(.02,e*r),8),i=l/e;return{T:l,x:a.x-(a.x-t)*i,y:a.y-(a.y-n)*i}})(u.view,e,t)),Ue(...e){g(),w(((e,t,n)=>{let r=t.at(-1),a=1===t.length&&eR(e,r,n)===e?[r]:[...t.map(eP),r];for(let t of e.T<.45?[]:a){let r=eR(e,t,n);if(r)return r}return e_(r,n,Math.max(e.T,.6))})(u.view,e,d()))},frame:e=>w(eA(e,d())),wn(){"free"!==u.mode&&c(f(),"home")},On({x:e,y:t}){let{view:n}=u;return{x:(e-n.x)/n.T,y:(t-n.y)/n.T,Rn:1/n.T}}},y=new ResizeObserver(g);return y.observe(s),eU(()=>y.disconnect()),((e,t)=>{if(t.filter(({N:e})=>!e).length<=100)return;let{y:n,width:r,height:a}=e.En,l=200/Math.max(r,a),i=e=>eD("path",{d:t.flatMap(({N:t,S:{x:n,y:r,width:a,height:l}})=>t===e?[`M${n},${r}h${a}v${l}h${-a}z`]:[]).join("")}),o=eD("rect",{}),s=eD("svg",{class:"map",viewBox:`0 ${n} ${r} ${a}`,width:r*l,"aria-hidden":"true"},i(!0),i(!1),o),h=1,d=({buttons:t,offsetX:r,offsetY:a})=>{t>0&&e.Ae(e_({x:r/l,y:n+a/l,width:1,height:1},e.We(),h))};eY(s,"pointerdown",d),eY(s,"pointermove",d),eF(document.body,s),e.Oe(t=>{h=t.T,eq(o,{...(({x:e,y:t,T:n},{width:r,height:a})=>({x:-e/n,y:-t/n,width:r/n,height:a/n}))(t,e.We())})})})(v,t),c(f(),"home"),v})(e,f,(({risks:e,m:{a:t,l:n}})=>Q(e??["",""]).map(({target:e})=>{let r=n[T(e)];return r?j([t[r.f].S,t[r.i].S]):t[e].S}))(h)),m=((e,t,n,r)=>{let{m:a}=e,{a:l}=a,i={D:e,m:a,L:new Set,Ye:new Map},o=new Set(e.off),s={...i,...(({D:e,m:t,L:n,Ye:r})=>{let{a:a,l:l}=t,i=e=>{let t=l[T(e)];return t?`${i(t.f)} ${t.k?"\u2194":"\u2192"} ${i(t.i)}`:a[e].h.slice(0,2).join(" ")||a[e].id};return{A:i,Xe:t=>r.get(t)??e.a[t],Je(e){let{address:t}=e.closest("[data-address]")?.dataset??{};return a.findIndex(({id:e})=>e===t)},be(e){let r,o=l[T(e)];return o?ez(i(e),o.M,o.change):ez(i(e),...a[e].h.slice(2),a[e].N?ev(D(a,e)):"",n.has(e)?"collapsed":"",(r=z(t,e).length,`${r} connection${1===r?"":"s"}`))}}})(i),ye:t,he:n,levels:r,ee:o,done:new Set,v:[],cards:new Map,qe:new Map,$:en(a,i.L,o),g:tw,ce:null,Ze:[],ie:!1,Te:!1,P(e,t=s.ie){let{w:n}=s.g,r=t&&e>=0&&n>=0,l=r?U(a,n,e):null;if(s.Te=r&&!l,s.Te)return eV(eu),s.F();s.Y(l?{K:l}:{w:e})},$e(e){s.Y({_:e,w:a.undrawn[e].G})},Y(e){let n={...tw,...e};s.g=-1===n.w&&n._<0&&!n.K&&!n.te&&n.W<0&&0===n.q.length?tw:n,s.ce=tv(s),s.ie=s.Te=!1;let r=(e=>{let{w:t,K:n,W:r}=e.g,a=e.m.l[T(t)];return a?[a.f,a.i]:r>=0?[...ty(e).a]:[...(n??e.ce)?.a??(t<0?[]:[t])]})(s);for(let e of r)for(let t of l[e].j)s.L.delete(t);s.F();let a=T(s.g.w);(a>=0&&!s.$.J.some(e=>e.l.includes(a))||r.some(e=>!s.$.a.has(e)))&&(o.clear(),s.F());let i=e=>j([...e].map(e=>l[e].S));s.g.K??s.ce?t.frame(i(r)):r.length>0?t.Ue(i(ty(s).a),i(r)):0===s.g.q.length&&t.wn()},F(){for(let e of(s.$=en(a,s.L,o),s.ce=tv(s),h(),d(ty(s)),s.v))e()},Re(e,t){for(let n of e)s.L[t?"add":"delete"](n);s.F()}},h=(e=>{let{ne:t,a:n,l:r,m:a}=e.D,l=eD("g",{class:"more"}),i=new Set(r.map(([e])=>e.parentElement));for(let e of(t.append(l),i))eW(e,"lines",!0);return a.l.forEach(({re:e,De:t},n)=>{eW(r[n][0],"thin",e),eW(r[n][0],"dash",t)}),()=>{let{$:t,L:o,Ye:s,cards:h,qe:d}=e,f=new Map(t.J.map(e=>[e.l[0],e.l.length]));for(let[,e]of d)e.remove();for(let n of(s.clear(),d.clear(),l.replaceChildren(),[...o].filter(e=>t.a.has(e))))s.set(n,(({D:e,m:t,A:n},r)=>{let{x:a,y:l}=t.a[r].S,i=e.a[r].cloneNode(!0);i.removeAttribute("class");let o=[...i.children].some(th);return i.append(...o?[]:[tu(a+10,l+20,n(r))],tu(a+10,l,ev(D(t.a,r)))),i})(e,n)),l.append(s.get(n));for(let[t,n]of(h.clear(),s))h.set(t,(({$:e,D:t,m:n},r,a)=>{let{S:l}=n.a[r],i=e.J.flatMap(({f:e,i:n,l:[a=0]})=>[...e===r?[td([...t.ke(a)].reverse(),l).y]:[],...n===r?[td(t.ke(a),l).y]:[]]),o=i.sort((e,t)=>e-t)[i.length>>1];if(void 0===o)return a;let s=Math.max(l.y,Math.min(o-a.height/2,l.y+l.height-a.height));return{...a,x:l.x+Math.max(0,l.width-a.width)/2,y:s}})(e,t,((e,{x:t,y:n,height:r})=>{let a=[...e.children].filter(th).map(e=>e.getBBox()).filter(e=>e.height<Math.max(r/2,60)),l=Math.max(t+80,...a.map(e=>e.x+e.width))+10,i=Math.max(n+24,...a.map(e=>e.y+e.height));return{x:t,y:n,width:l-t,height:i+20+2-n}})(n,a.a[t].S)));for(let[e,t]of h)((e,t,n)=>{for(let r of e.querySelectorAll("rect")){let[e,a]=[r.width.baseVal.value,r.height.baseVal.value];e<t.width/2||eq(r,{width:e+n.width-t.width,height:a+n.height-t.height})}e.lastElementChild.setAttribute("y",`${t.y+n.height-8}`),eq(e,{transform:`translate(${n.x-t.x} ${n.y-t.y})`})})(s.get(e),a.a[e].S,t);for(let n of t.J.filter(({f:e,i:t})=>o.has(e)||o.has(t))){let[t,...r]=(({D:e,m:t,cards:n},{f:r,i:a,l:l})=>{let i=l.find(e=>!t.l[e].change)??l[0],o=e.ke(i),s=(e,r)=>{let a=n.get(e);if(!a)return;let l=r?[...o].reverse():o,i=l.findIndex(n=>L(t.a[e].S,n)),s=i<0?l:l.slice(0,i+1),h=(({x:e,y:t},n,r)=>{let[a,l]=[r.x+r.width,r.y+r.height],i=2*e<r.x+a,o=Math.max(r.y-t,t-l);if(o<=0)return[{x:i?r.x:a,y:t}];let s=8+(r.width/2-8)*Math.min(1,o/n.height),h=e>r.x&&e<a?e:i?r.x+s:a-s;return[{x:h,y:t},{x:h,y:t<r.y?r.y:l}]})(s.at(-1),t.a[e].S,a),d=[...s.slice(0,1+s.findLastIndex(e=>Math.hypot(e.x-h[0].x,e.y-h[0].y)>10)),...h];o=r?d.reverse():d};s(r,!0),s(a,!1);let h=l.some(e=>t.l[e].k),[d]=e.l[i],f=d.cloneNode(!0);eW(f,"gone",!1);let[u,c]=f.querySelectorAll("path");if(eq(u,{d:`M${o.map(({x:e,y:t})=>`${e} ${t}`).join("L")}`}),eq(c,{d:tf(o.at(-2),o.at(-1))+(h?tf(o[1],o[0]):"")}),d.after(f),1===l.length)return[f];let{x:p,y:m}=o[Math.floor(o.length/2)];return[f,eD("rect",{x:p-11,y:m-9,width:22,height:18,rx:9}),tu(p-3.5*`${l.length}`.length,m+4,`${l.length}`)]})(e,n);d.set(n.l[0],t),l.append(...r)}for(let e of(n.forEach((e,n)=>{eW(e,"gone",!t.a.has(n)||o.has(n))}),r.forEach(([e,...t],n)=>{for(let r of(eW(e,"gone",!f.has(n)||d.has(n)),t))eW(r,"gone",1!==f.get(n)||d.has(n))}),i))eW(e,"apart",f.size<r.length||d.size>0)}})(s),d=(e=>{let{ne:t,l:n,m:r,a:a}=e.D,l=null;r.a.forEach(({N:e,S:{x:t,y:n,width:r,height:l}},i)=>{e||(eW(a[i],"n",!0),a[i].append(eD("rect",{x:t,y:n,width:r,height:l,fill:"transparent"})))});let i=a=>{for(let e of t.querySelectorAll(".on"))eW(e,"on",!1);if(null===a)return;for(let t of a.a)eW(e.Xe(et(r,e.L,t)),"on",!0);let l=new Set(a.l);for(let t of e.$.J){if(!t.l.some(e=>l.has(e)))continue;let r=t.l[0];for(let t of[...n[r],e.qe.get(r)])eW(t,"on",!0)}};return eY(t,"pointerover",({target:t})=>{if(null!==l)return;let n=e.Je(t),a=e.D.Qe(t);i(r.a[n]?.N===!1?V(r,n):a<0?null:{a:tx(r,[a]),l:[a]})}),eY(t,"pointerleave",()=>i(l)),e=>{l=e,eW(t,"dim",null!==e),i(e)}})(s);return s})(h,p,c,l),g=((e,t)=>{let{levels:n,m:r}=e,a=t.map(([t,n,a])=>{let l=r.undrawn.findIndex(({id:e})=>e===a);return{target:-1,_:l,go:()=>e.$e(l),name:n,address:a,R:t,h:[],Q:tl(a,n,[])}}),l=n.all.length>0?(e=>{let{m:t,levels:n}=e,{all:r,b:a,open:l,Z:i}=n,o=new Map(t.a.map(({id:e},t)=>[e,t])),s=new Map(t.l.map(({f:e,i:t},n)=>[`${e} ${t}`,n])),h=(e,t)=>e===a||r[a]?.id==="*"?t??-1:-1,d=n.ge.filter(({R:e})=>e>0).map(({id:t,h:n,level:r,R:a})=>{let[i,s]=[e7({id:t,h:n}),n.slice(2)],d=h(r,o.get(t));return{target:d,go:()=>-1===d?l(r,{id:t}):e.P(d,!1),name:i,address:t.includes(".")?t:"",R:a,h:s,Q:tl(t,i,s)}}),f=n.Ve.filter(({R:e})=>e>0).map(({level:t,start:n,end:r,M:a,change:d,R:f})=>{let u=s.get(`${o.get(n)} ${o.get(r)}`),c=h(t,void 0===u?-1:-2-u),p=[n,r].map(e=>e7(i(e)??{id:e,h:[]})).join(" \u2192 "),m=[ez(a,d)];return{target:c,go:()=>-1===c?l(t,{edge:[n,r]}):e.P(c,!1),name:p,address:"",R:f,h:m,Q:tl(`${n} ${r}`,p,m)}});return[...d,...f]})(e):(({m:e,D:t,A:n,P:r})=>void 0===t.risks?[]:Q(t.risks).map(({target:t,R:a})=>{let l=e.l[T(t)],i=l?[(({M:e,change:t})=>ez(e,t))(l)].filter(Boolean):e8(e.a[t]),o=l?`${e.a[l.f].id} ${e.a[l.i].id}`:e.a[t].id,s=n(t);return{target:t,go:()=>r(t,!1),name:s,R:a,h:i,Q:tl(o,s,i),address:e.a[t]?.Ee?o:""}}))(e);return[...a,...l].sort((e,t)=>e.R-t.R)})(m,n.dangers??[]);(e=>{let{ye:t,D:n}=e,{a:r}=e.m,a=eD("g",{class:"titles","aria-hidden":"true"});n.ne.append(a);let l,i=1,o=()=>{var t;let o,s,h,d=i<.6;if(eW(n.ne,"far",d),eW(n.ne,"tiny",i<.3),!d)return;let f=(l??=r.flatMap((t,n)=>(({D:e,m:t},n)=>{let{N:r,S:a}=t.a[n],l=r?e.a[n].querySelector(":scope>text"):null,i=l?.firstChild?.textContent;if(!l||!i)return[];let o=l.cloneNode(),{x:s,y:h,height:d}=l.getBBox(),f={x:s,y:h,height:d,width:l.getSubStringLength(0,i.length)};return[{at:n,copy:o,h:i,box:a,S:f,origin:f}]})(e,n))).filter(({at:t})=>e.$.a.has(t)).map(t=>(({cards:e},t)=>{let{at:n,box:r,origin:a}=t,l=e.get(n);return l?{...t,box:l,S:{...a,x:a.x+l.x-r.x,y:a.y+l.y-r.y}}:t})(e,t)),u=(t=[...e.$.a].map(e=>r[e]).filter(({N:e})=>!e).map(({S:e})=>e),o=Math.max(1,.83/i),s=[],h=[],f.map(({S:e,box:n})=>{let r=()=>(h.push(n),null);if(h.some(e=>L(e,n)))return r();let[a,l]=[e.width*o,e.height*o],i=Math.min(1,(n.x+n.width-6-e.x)/a);if(i<.5)return r();let d=t=>({x:e.x,y:t,width:a*i,height:l}),f=e.y;for(let e of s)eT(d(f),e)&&(f=e.y+e.height);let u=[...f+l>n.y+n.height?[]:[f],n.y-l].find(e=>{let n=t=>eT(d(e),t);return!t.some(n)&&!s.some(n)});return void 0===u?r():(s.push(d(u)),{factor:o,share:i,down:u-e.y})}));a.replaceChildren(...f.flatMap((e,t)=>{let{factor:n,down:r,share:a}=u[t]??{factor:0,down:0,share:0};return n>0?[(({copy:e,origin:t,S:n,h:r},a,l,i)=>{let o;e.textContent=i<1?(o=Math.floor(r.length*i),`${r.slice(0,Math.ceil(o/2)-1).trim()}\u2026${r.slice(r.length-Math.floor(o/2)).trim()}`):r;let[s,h]=[n.x-t.x*a,n.y+l-t.y*a];return eq(e,{transform:`translate(${s} ${h}) scale(${a})`}),e})(e,n,r,a)]:[]}))};t.onRest(e=>{e!==i&&(i=e,o())}),e.v.push(o)})(m),i=a??void 0,o=ej("panel"),m.v.push(()=>{let{K:e,w:t}=m.g,n=T(t),a=[...(e=>{let{w:t,_:n}=e.g,r=e.m.undrawn[n];if(!r)return[];let a=r.name||r.id;return[...-1===t?[e1(e,a)]:[],eE("div",{className:"part"},-1===t?"":eE("b",{},a),eE("p",{},tn(e,r)),...tO(r.id))]})(m),...e?((e,{a:t,l:n,xe:r})=>{let a,l,i=(a=e.A(t[0]),l=e.A(t.at(-1)),`From ${a} to ${l}, ${ep[r]}`);eV(i);let o=[t[0],t.at(-1)];return"back"===r&&o.reverse(),[e1(e,i),...t_(e,o,{ways:o.map(t=>e.m.a[t].id)}),...e4("Steps",t.map((t,r)=>r>0?e6(e,{i:t,z:n[r-1]}):e2(e,t)))]})(m,e):[],...((e,t)=>{let n,a,{ce:l}=e,{te:i}=e.g;if(!i||!l)return[];let{I:o,pe:s,port:h}=i,{gn:d,count:f,yn:u}=l,c=(a=e.A(s),eg[o](a)+(""===h?"":`, port ${h}`)),p=ez(1===f?"1 resource":`${f} resources`,"reach"===o?`${0===u?"none":u} of them from the internet`:void 0);eV(`${c}: ${p}`);let m=[...new Set(d.map(({C:e})=>e))];return[e1(e,c),eE("p",{},p),e2(e,s),"dependents"===o?"":((n=eE("input",{id:"port",value:i.port,placeholder:"443"})).onchange=()=>{let t=n.value.trim();if(""!==t&&!r(t))return eV("Not a port, such as 443 or 8000-8100/tcp");e.Y({te:{...i,port:t}}),ej("port").focus()},eE("label",{},"Port",n)),...t_(e,[s],{[o]:e.m.a[s].id,port:h}),...m.flatMap(n=>e4(0===n?"In it":1===n?"1 step":`${n} steps`,d.filter(e=>e.C===n).map(n=>((e,t,{at:n,steps:r,Ce:a,bn:l})=>{let i=r.map(t=>(({A:e,m:t},n,{z:r,f:a,i:l,M:i,xn:o})=>{let s,h,d,f,u,c=t.l[r];return ez(c?(s=a===n?"":e(a),h=l===n?"":e(l),d=c.k,""!==h||d?`${s} ${d?"\u2194":"\u2192"} ${h}`.trim():`from ${s}`):(f=l===n?"":e(l),u=e(a),`${f} in ${u}`.trim()),i,o?"inferred":"stated")})(e,n,t)),o=r.flatMap(({z:e})=>e<0?[]:[e]),s=o.flatMap(e=>(t[2][e]||[]).slice(0,1));return eE("div",{},eE("div",{className:"row"},e2(e,n,ez(i.join("; "),a?"port not known":l?"on the way":"")),...o.map(t=>eL(()=>e.P(-2-t),"\u21A6",ex(e.A(n))))),...s.map(e=>tr(t,e)))})(e,t,n))))]})(m,i??tN),...n>=0?((e,t)=>{let{f:n,i:r,M:a,change:l,De:i,re:o,k:s}=e.m.l[t];return[e1(e,a||"Connection"),...[l,o?"Carries no traffic":s?"Either end starts it":"",i?"Inferred: the code does not state it":"Stated in the code"].map((e="")=>eE("p",{},e)),...e4("From",[e2(e,n)]),...e4("To",[e2(e,r)])]})(m,n):t>=0?((e,t,n)=>{let r,a,l,i,{a:o}=e.m,{h:s,id:h,Ee:d,type:f,j:u,ze:c=0}=o[t],p=z(e.m,t),{levels:m}=e,g=0===m.b&&(m.Z(h)?.level??0)!==0,[w="",v,...y]=s.slice(0,s.length-c),x=(n[3][t]||[])[0];return[e1(e,w||h),v?eE("b",{},v):"",eE("p",{},ez(...y)),c>0?eE("div",{className:"part"},...e8(o[t]).map(e=>eE("p",{},e))):"",...d&&!g?[eE("small",{},f.split(":")[0]),...tO(h)]:[],x?.[2]?tr(n,x):"",(r=e.L.has(t),a=eL(()=>{e.ie=!0,a.textContent=ef,eV(ef)},e.ie?ef:"Path to \u2026"),l=eL(()=>e.Re([t],!r),r?"Expand":"Collapse"),i=W.map(n=>eL(()=>{e.Y({te:{I:n,pe:t,port:""}}),ej("panel").querySelector("h2")?.focus()},em[n])),eE("div",{className:"acts"},...(({levels:e,m:t},n)=>eN(e,e.b,t.a[n].id,n).slice(0,8).map(t=>{let n;return eL(()=>e.open(t),(n=e.all[t].title,`Open ${n||eo}`))}))(e,t),a,...i,...e.m.a[t].N?[l]:[])),e.Te?eE("p",{},eu):"",...((e,t)=>{let{levels:n}=e,r=(0===n.b?eO(n,t):[]).map(t=>()=>tt(e,t)),[a,l]=[r.slice(0,40),r.slice(40)],i=eL(()=>{i.closest("ul").append(...eB(l.map(e=>e())).children),i.parentElement.remove()},eb(l.length));return e4("Stands for",[...a.map(e=>e()),...l.length>0?[i]:[]])})(e,t),...["in","out","both"].flatMap(t=>e4(ed[t],[...new Map(p.filter(({B:e})=>e===t).map(e=>[e.i,e])).values()].map(t=>e6(e,t)))),...e4("Contains",B(o,t).map(t=>e2(e,t))),...e4("Inside",u.map(t=>e2(e,t)).reverse())]})(m,t,i??tN):[]];o.hidden=0===a.length,o.replaceChildren(...a,...a.length>0?((e,t)=>{let[n,,r,a]=t,{K:l,w:i}=e.g,o=T(i),s=o>=0?[o]:l?.l??z(e.m,i).map(({z:e})=>e),h=e=>tr(t,e),[,d,f]=a[i]||[];return[...e4("Why it is here",d?.map(h)??[]),...e4("Includes",((e,t)=>{let{w:n}=e.g,r=new Map(t),a=e.m.undrawn.flatMap(({id:t,G:a,we:l},i)=>a===n&&"inside"!==l?[eE("div",{},e3(e,i),r.get(t)??"")]:[]);return a.length>0?a:t.map(([e,t])=>eE("div",{},e,t))})(e,f?.map(([e,t])=>[n[t],h(e)])??[])),...e4(o>=0?"Evidence":"Evidence for its arrows",s.flatMap(t=>{let n=r[t],a=o>=0?"":e.A(-2-t);return n?[eE("div",{},a,...n.map(h))]:[]}))]})(m,i??tN):[])}),(e=>{let t,n,{ye:r}=e;ej("in").onclick=()=>r.ae(1.25),ej("out").onclick=()=>r.ae(.8),ej("fit").onclick=r.Ke,r.Oe(({T:e})=>{ej("percent").textContent=`${Math.round(100*e)} %`}),(e=>{for(let[t,n]of ei(e.m,"Thin lines")){let r=eE("input",{type:"checkbox",checked:!0});r.onchange=()=>{e.ee[r.checked?"delete":"add"](t),e.F()},e.v.push(()=>{r.checked=!e.ee.has(t)}),eF(ej("layers"),eE("label",{},r,n))}})(e),t=e.he.map(e=>eE("select",{},...["",...ee(e)].map(e=>eE("option",{value:e},e||ec)))),n=()=>{let n=t.map(({value:e})=>e);e.Y({q:n.some(Boolean)?n:[]});let r=document.querySelectorAll(".n.on").length;e.g.q.length>0&&eV(ew(r))},t.forEach((t,r)=>{t.onchange=n,eF(ej("layers"),eE("label",{},e.he[r].name,t))}),e.v.push(()=>{t.forEach((t,n)=>{t.value=e.g.q[n]??""})}),(({levels:{all:e,b:t,open:n}})=>{let r=e[t];if(!r)return;ej("up").onclick=()=>n(0),ej("up").ariaPressed=`${0===t}`,ej("here").textContent=r.title;let a=ej("levels");for(let[r,{title:l,count:i}]of e.entries()){let e=eL(()=>{a.hidePopover(),n(r)},l||eo);0!==r&&e.append(eE("small",{},es(i))),r===t&&eq(e,{"aria-current":"page"}),eF(a,e)}})(e),ej("collapse").onclick=()=>e.Re(eX(e),!0),ej("expand").onclick=()=>e.Re([...e.L],!1),(()=>{for(let{cssRules:e}of document.styleSheets)for(let{media:t}of[...e])t?.mediaText.includes("dark")&&eH.add(t);let e=()=>{for(let e of eH)e.mediaText=eG?"all":"not all"};eJ&&e(),ej("theme").onclick=()=>{[eG,eJ]=[!eG,!0],e()}})()})(m),(e=>{let[t,n,r]=[ej("list"),ej("tree"),ej("q")],a=(e=>{let{a:t,undrawn:n,l:r}=e.m;return[...t.map(({id:t,type:n,h:r,j:[a=-1]},l)=>({id:t,type:n,h:r,target:l,P:()=>e.P(l),describe:()=>e.be(l),button:()=>e2(e,l,a<0?"":e.A(a))})),...n.map((t,n)=>({id:t.id,type:"",h:["",t.name],target:t.G,P:()=>e.$e(n),describe:()=>`${t.id}, ${tn(e,t)}`,button:()=>e3(e,n,tn(e,t))})),...(({levels:e,m:{a:t,undrawn:n}})=>{var r,a;let l;return r=e.b,a=new Set([...t,...n].map(({id:e})=>e)),l=e.all[r]?.id==="*",e.ge.filter(({id:e,level:t})=>t!==r&&!((l||0===t)&&a.has(e)))})(e).map(t=>({id:t.id,type:"",h:t.h,target:-1,P:()=>te(e,t),describe:()=>ez(e7(t),e9(e,t)),button:()=>tt(e,t)})),...r.map((t,n)=>{let{M:r,f:a,i:l}=t,i=-2-n;return{id:"",type:"",h:["",r,e.A(a),e.A(l)],target:i,key:r,P:()=>e.P(i),describe:()=>e.be(i),button:()=>e2(e,i,(({M:e,change:t})=>ez(e,t))(t))}}),...(({levels:e,m:t})=>{let n=t=>e7(e.Z(t)??{id:t,h:[]}),r=new Set(t.l.map(({f:e,i:n})=>`${t.a[e].id}\n${t.a[n].id}`));return e.Ve.filter(({level:t,start:n,end:a,M:l})=>l&&t!==e.b&&!r.has(`${n}\n${a}`)).map(({level:t,start:r,end:a,M:l})=>{let i=`${n(r)} \u2192 ${n(a)}`,o=()=>e.open(t,{edge:[r,a]}),s=ez(l,eh(e.all[t].title));return{id:"",type:"",h:["",l,n(r),n(a)],key:l,target:-1,P:o,describe:()=>ez(i,s),button(){let e=eL(o,i);return e.append(eE("small",{},s)),e}}})})(e)].sort((t,n)=>tS(e,t)-tS(e,n))})(e),l=[],i=-1,o=(a,i=tM)=>{let h;t.hidden=!a,n.ariaPressed=`${a}`;let d=""!==r.value,f=d?ew(l.length):ec;a&&t.replaceChildren(eE("p",{},f),d?(h=eL(()=>o(!0,l.length),eb(l.length-i)),eB([...l.slice(0,i).map(e=>e.button()),...l.length>i?[h]:[]])):tC(e,-1)),s()},s=()=>{e.Ze=t.hidden||""===r.value?[]:l.map(({target:e})=>e),e.F()};n.onclick=()=>{r.value="",o("true"!==n.ariaPressed)},r.oninput=()=>{l=tk(a,r.value),i=-1,o(""!==r.value),eV(ew(l.length))},eY(r,"keydown",({key:t,shiftKey:n})=>{"Enter"!==t||0===l.length||(i<0&&(i=l.findIndex(({id:t})=>""!==t&&t===(({m:e,g:t})=>(e.undrawn[t._]??e.a[t.w])?.id)(e))),i=(i+(n?l.length-1:1))%l.length,l[i].P(),innerWidth<=640&&r.blur(),eV(ey(i+1,l.length,l[i].describe())))}),""!==r.value&&(l=tk(a,r.value)),t.hidden||""===r.value&&"true"!==n.ariaPressed||o(!0)})(m),s="",m.v.push(()=>{let{w:e,_:t}=m.g,n=t<0?-1===e?"":`${e}`:e5(t);for(let e of ej("list").querySelectorAll("button[value]")){let t=e.value===n;e.ariaCurrent=t?"true":null,t&&n!==s&&e.scrollIntoView({block:"nearest"})}s=n}),(e=>{let[t,n]=[ej("flow"),ej("steps")],{steps:r}=e.D;t.hidden=0===r.length;let a=eE("p"),l=-1,i=t=>e.Y({W:(e.g.W+t+r.length)%r.length});eF(n,eL(()=>i(-1),"\u2039","Back"),eL(()=>i(1),"\u203A","Next"),a),t.onclick=()=>e.Y({W:n.hidden?0:-1}),e.v.push(()=>{let{W:i}=e.g;if(n.hidden=i<0,t.ariaPressed=`${i>=0}`,i>=0&&i!==l){let[e,t,n,l]=r[i];a.replaceChildren(eE("b",{},`${t} ${n}`),eE("small",{},[e,l].filter(Boolean).join(": "))),eV(ey(i+1,r.length,n))}l=i})})(m),((e,t)=>{let n,r,a,l,i,{ye:o,m:s}=e,h=(e=>{let{a:t}=e.m,n=null,r=()=>{for(let e of["tabindex","role","aria-label"])n?.removeAttribute(e);eW(n,"chosen",!1),t[l.b]&&(eq(n=e.Xe(l.b),{tabindex:0,role:"graphics-symbol","aria-label":e.be(l.b)}),eW(n,"chosen",l.b===e.g.w))},a=()=>n?.focus({preventScroll:!0}),l={b:Math.max(0,t.findIndex(({N:e})=>!e)),ve(t){let n=[...e.$.a];return n[(n.indexOf(l.b)+t+n.length)%n.length]??-1},le(n=l.b){l.b=n,r(),a(),t[n]&&e.ye.Ue(t[n].S)}};return e.v.push(()=>{let t=document.activeElement===n;e.g.w>=0&&(l.b=e.g.w),e.$.a.has(l.b)||(l.b=l.ve(1)),r(),t&&a()}),r(),l})(e),d=s.a.map(E),f=()=>{e.g.w>=-1&&e.P(h.b),ej("panel").querySelector("h2")?.focus()},u=t=>{let n=z(s,h.b).map(({z:e})=>e),r=n.indexOf(T(e.g.w)),a=n.at(r<0&&t<0?-1:(r+t)%n.length);void 0!==a&&(e.P(-2-a,!1),eV(e.be(-2-a)))},c={PageDown:()=>h.le(h.ve(1)),PageUp:()=>h.le(h.ve(-1)),Enter:f," ":f,c(){s.a[h.b]?.N&&e.Re([h.b],!e.L.has(h.b))},o:()=>t$(e,h.b),u(){0!==e.levels.b&&e.levels.open(0)},e:()=>u(1),E:()=>u(-1),0:o.Ke,"+":()=>o.ae(1.25),"-":()=>o.ae(.8),"/":()=>ej("q").focus(),...t},p=ej("stage");eY(document,"keydown",t=>{let{key:n,shiftKey:r,ctrlKey:a,metaKey:l,altKey:i,target:s}=t;if(s!==document.body&&!p.contains(s))return;let f=tb[n],u=Object.hasOwn(c,n)?c[n]:void 0;a||l||i||!(f||u)||(t.preventDefault(),f?r?o._e(-80*f[0],-80*f[1]):s===document.body?h.le():h.le(((e,t,n,r)=>{let a,l=1/0;for(let i of r){let r=((e,t,[n,r])=>{let[a,l]=[t.x-e.x,t.y-e.y],i=a*n+l*r;return i<1?1/0:i+2.5*Math.abs(a*r+l*n)})(e[t],e[i],n);r<l&&([a,l]=[i,r])}return a})(d,h.b,f,e.$.a)):u())}),eY(document,"keydown",({key:t})=>{"Escape"!==t||e.g===tw||(e.P(-1),h.le())}),eq(e.D.ne,{role:"application","aria-describedby":"keys"}),n=ej("stage"),r=new Map,a=0,l=({clientX:e,clientY:t})=>({x:e-n.offsetLeft,y:t-n.offsetTop}),eY(n,"pointerdown",e=>{0===r.size&&(a=0),0===e.button&&r.set(e.pointerId,l(e))}),eY(n,"pointermove",e=>{let{pointerId:t}=e,i=r.get(t);if(!i)return;let s=l(e),[h,d]=[s.x-i.x,s.y-i.y];if((a+=Math.hypot(h,d))<4)return;n.setPointerCapture(t),r.set(t,s);let f=[...r].find(([e])=>e!==t)?.[1];if(!f)return o._e(h,d);let u=e=>Math.hypot(e.x-f.x,e.y-f.y)||1;o.ae(u(s)/u(i),f)}),eY(n,"pointerup",i=t=>{var n;let i;r.delete(t.pointerId)&&a<4&&"pointerup"===t.type&&(i=((e,{target:t,clientY:n,pointerType:r},a)=>{let{a:l}=e.m,i=e.D.Qe(t);if(i>=0&&!t.matches("path"))return -2-i;let o=e.Je(t);if(l[o]?.N&&!e.L.has(o)){let t=e.D.a[o].querySelector("rect").getBoundingClientRect(),{height:r}=l[o].S;if(n-t.top<=26/r*t.height)return o}else if(o>=0)return o;let s=e.ye.On(a);return(({$:e,D:t,g:n},r,a)=>{let l=e.J.flatMap(({l:[e=0]})=>{let n=t.Tn(e,r,a).map(({x:e,y:t})=>Math.hypot(e-r.x,t-r.y));return[{target:-2-e,apart:Math.min(a,...n)}]}),i=Math.min(...l.map(({apart:e})=>e)),o=l.filter(({apart:e})=>e<a&&e<i+2),s=o.findIndex(({target:e})=>e===n.w);return o[(s+1)%o.length]?.target??-1})(e,s,("touch"===r?14:6)*s.Rn)})(e,n=t,l(t)),e.P(i,n.shiftKey||e.ie),i>=0&&h.le(i))}),eY(n,"pointercancel",i),eY(n,"wheel",e=>{let{ctrlKey:t,shiftKey:n,deltaX:r,deltaY:a}=e;(top===window||t)&&(e.preventDefault(),n?o._e(-(r||a),0):o.ae(Math.exp(-a/(t?100:500)),l(e)))}),eY(p,"dblclick",()=>t$(e,e.g.w))})(m,((e,t)=>{let n,r,a,l,i,o,s,h,{D:d,ee:f,done:u}=e;if(!ej("sides"))return{};let c=t=>{ta(e,t),e.F();let{w:n}=e.g;-1===n||ti(e,n)||e.P(-1),eV(ek[t])},p=()=>{let n=t.filter(({target:t})=>-1===t||ti(e,t)),{w:r,_:a}=e.g;return[n,n.findIndex(e=>a<0?e.target===r&&-1!==r:e._===a)]},m=eE("span"),g=t=>{var n;let r,[a,l]=p(),i=(r=(n=[...a.keys()]).indexOf(l))<0?n.at(t>0?0:-1):n[(r+t+n.length)%n.length];if(void 0===i)return;let{go:o,target:s,name:h,h:d}=a[i];o(),eV(ey(i+1,a.length,-1===s?ez(h,...d):e.be(s)))},w=({Q:t})=>{u[u.has(t)?"delete":"add"](t),e.F(),eV(v())},v=()=>{let e,n;return e=t.filter(e=>u.has(e.Q)).length,n=t.length,`${e} of ${n} reviewed`},y=(n=ej("list"),r=eL(()=>{let e="true"!==r.ariaPressed;ej("q").value="",ej("tree").ariaPressed="false",n.hidden=!e,e&&o(),a(e)},e$),a=e=>{r.ariaPressed=`${e}`,to=e},l=eE("p"),i=t.map(e=>eE("input",{type:"checkbox",onchange:()=>w(e)})),o=()=>{n.replaceChildren(eE("h2",{},e$),l,eL(()=>eZ("md",[e0(s())]),"Copy summary"),...eM.flatMap((e,n)=>{let r=t.flatMap((e,t)=>{let r,a,l;return e.R===n+1?[(r=i[t],a=e.name,r.ariaLabel=`Reviewed: ${a}`,l=eL(e.go,e.name),-1!==e.target?l.value=`${e.target}`:void 0!==e._&&(l.value=e5(e._)),l.append(eE("small",{},ez(...e.h))),eE("div",{className:"row"},r,l))]:[]});return r.length>0?[eE("h3",{},`${e} (${r.length})`),eB(r)]:[]}))},s=()=>[`## ${eS(document.title)}`,"",`${v()}.`,...eM.flatMap((e,n)=>{let r=t.filter(e=>e.R===n+1);return r.length>0?["",`### ${e}`,"",...r.map(h)]:[]}),""].join(`\n`),h=({name:t,address:n,h:r,Q:a})=>[`- [${e.done.has(a)?"x":" "}] ${eS(t)}`,""===n?"":` (${`\\`${n.replaceAll("`","\'")}\\``})`,r.length>0?`: ${eS(ez(...r))}`:""].join(""),e.v.push(()=>{l.textContent=v(),i.forEach((n,r)=>{n.checked=e.done.has(t[r].Q)}),a(!n.hidden&&l.isConnected)}),to&&o(),r),x=G.map(e=>eL(()=>c(e),ek[e]));return eF(ej("sides"),...x,eL(()=>g(-1),"\u2039","Previous change (P)"),m,eL(()=>g(1),"\u203A","Next change (N)"),y),e.v.push(()=>{let e,t=J(f);eW(d.ne,"side","change"!==t);let[n,r]=p();e=n.length,m.textContent=`${r+1||"\u2013"} / ${e}`,x.forEach((e,n)=>{e.ariaPressed=`${G[n]===t}`})}),{n:()=>g(1),p:()=>g(-1),s:()=>c(G[(G.indexOf(J(f))+1)%G.length]),r:()=>y.click(),t(){let n=t.find(({target:t})=>t===e.g.w);n&&w(n)}}})(m,g)),((e,t)=>{let{ee:n,L:a,done:l,m:i}=e,o=J(n),s=[...ei(i,"").keys()],h=eX(e),f=[...document.querySelectorAll("#layers input[id]")];for(let t of f)t.onchange=e.F;let c="",p=!1;eU(()=>{p=!0});let m=()=>{let t=J(n),r=(({m:e,g:t,he:n,ee:r,L:a,done:l},i)=>{let o=t=>e.a[t]?.id??"",{w:s,_:h,K:d,te:f,W:u,q:c}=t,p=h<0?e.l[T(s)]:void 0,m=d?.xe==="back"?[...d.a].reverse():d?.a,g=i.length>1&&i.every(e=>a.has(e));return{id:e.undrawn[h]?.id??o(s),...p&&{edge:[o(p.f),o(p.i)]},...m&&{ways:[o(m[0]),o(m.at(-1))]},...f&&{[f.I]:o(f.pe),port:f.port},...u>=0&&{flow:`${u+1}`},off:[...r].filter(e=>!ts.includes(e)),closed:g?["*"]:[...a].map(o),filter:c.flatMap((e,t)=>e?[`${n[t].name}:${e}`]:[]),done:[...l]}})(e,h);r.off.push(...f.filter(({checked:e})=>!e).map(({id:e})=>e));let{all:a,b:l,se:i}=e.levels;return d({...r,...t!==o&&{side:t},...i(r)!==l&&{level:a[l].id}})},g=(e,t)=>{for(let n of(e.clear(),t))e.add(n)},w=()=>{let d=u(location.hash.slice(1)),{side:p=o,off:w=[],closed:v=[]}=d;for(let e of(g(n,s.filter(e=>w.includes(e))),f))e.checked=!w.includes(e.id);ta(e,G.find(e=>e===p)??o),g(a,v.includes("*")?h:[...i.a.keys()].filter(e=>i.a[e].N&&v.includes(i.a[e].id))),g(l,t.filter(e=>d.done?.includes(e))),e.Y((({m:e,D:t,he:n},a)=>{let{id:l,edge:i,ways:o,flow:s,port:h="",filter:d=[]}=a,{a:f,l:u,undrawn:c}=e,p=e=>f.findIndex(t=>t.id===e),m=c.findIndex(e=>e.id===l);if(p(l)>=0)return{w:p(l)};if(m>=0)return{_:m,w:c[m].G};let g=e=>[p(e[0]),p(e[1])];if(i){let[e,t]=g(i);return{w:-2-u.findIndex(n=>n.f===e&&n.i===t)}}let[w,v]=o?g(o):[-1,-1];if(w>=0&&v>=0)return{K:U(e,w,v)};for(let e of W){let t=p(a[e]??"");if(t>=0)return{te:{I:e,pe:t,port:r(h)?h:""}}}let y=Number(s)-1;if(t.steps[y])return{W:y};let x=n.map(e=>ee(e).find(t=>d.includes(`${e.name}:${t}`))??"");return x.some(Boolean)?{q:x}:{}})(e,d)),c=m()};e.v.push(()=>{queueMicrotask(()=>{let e=m();e===c||p||(c=e,location.hash=e)})}),eY(window,"hashchange",()=>{let t=location.hash.slice(1);t!==c&&e.levels.se(u(t))===e.levels.b&&w()}),w()})(m,g.map(({Q:e})=>e))}async function tP(e){let t=atob(ej(`level${e}`).textContent),n=new Blob([new Uint8Array(t.length).map((e,n)=>t.charCodeAt(n))]).stream().pipeThrough(new DecompressionStream("deflate-raw"));return await new Response(n).json()}document.documentElement.className="live";var tT=tA.querySelector("svg"),tj=JSON.parse(ej("data").textContent),tE=ej("told")?.textContent,tL=[new XMLSerializer().serializeToString(tT),tj,tE?JSON.parse(tE):null];tj.levels?(async(e,t,n)=>{let r,a=n.map(([e,t,n])=>({id:e,title:t,count:n})),l=await tP(0),i=((e,t,[n,r])=>{let a=n.flatMap(([e,t,n,r,...a])=>a.map(a=>{let[l="",...i]=a.split(`\n`);return{id:l,h:i,level:e+1,G:t,we:n,R:r,Le:0}})),l=new Set(a.map(({id:e})=>e)),i=new Set(a.filter(({R:e})=>e>0).map(({G:e})=>e)),o=[...e.flatMap(({id:e,h:t,R:n,Sn:r},a)=>{let o=r&&i.has(a)?0:n;return l.has(e)?[]:[{id:e,h:t,R:o,level:0,G:-1,we:"",Le:0}]}),...a].map((e,t)=>({...e,Le:t})),s=new Map(o.map(e=>[e.id,e])),h=[{id:"overview",title:"",count:e.length},...t],d=h.findIndex(({id:e})=>"*"===e);return{all:h,ge:o,Ve:r.map(([e,t,n,r,a,l])=>({level:e+1,start:t,end:n,M:r,change:a,R:l})),Z:e=>s.get(e),se(e){let t=h.findIndex(({id:t})=>t===e.level);if(t>=0)return t;let{id:n,edge:r=[],ways:a=[],reach:l="",reaches:i="",dependents:o=""}=e,f=new Set([n,...r,...a,l,i,o].filter(Boolean).map(e=>s.get(e)?.level??0)),[u=0]=f;return f.size>1&&d>0?d:u}}})((r=t[1],[...tp(e).map((e,t)=>{let{h:n}=tc(e);return{id:e.dataset.address??"",h:n,R:Number(r.risks?.[0][t]??0),Sn:r.extra?.includes(t)}}),...tm(r).map(({id:e,name:t})=>({id:e,h:["",t],R:0}))]),a,l),o=new Map(l[2]),s=-1,h=(e,t={})=>{let{side:n,off:r,filter:a,done:l}=u(location.hash.slice(1)),o={...n&&{side:n},...r&&{off:r},...a&&{filter:a},...l&&{done:l}},{id:s,title:h}=i.all[e],f={id:"",...o,...t};location.hash=d(i.se(f)===e?f:{...f,level:s}),eV(h||eo)},f=async()=>{let n=i.se(u(location.hash.slice(1)));if(n===s)return;let r=s<0&&0===n;s=n;let a=0===n?t:await (async e=>{let[t,...n]=await tP(e);return[t.replace(eC,(e,t)=>o.get(t)??e),...n]})(n);if(s!==n)return;eK.abort(),eK=new AbortController;let l=r?e:(([e])=>new DOMParser().parseFromString(e,"image/svg+xml").documentElement)(a);tA.replaceChildren(l),document.title=[i.all[n].title,tI].filter(Boolean).join(" \\xb7 "),tR(l,a,{...i,b:n,open:h})};addEventListener("hashchange",f),await f()})(tT,tL,tj.levels):tR(tT,tL,{all:[],ge:[],Ve:[],se:()=>0,Z:()=>{},b:0,open:()=>{}})})();';

// src/render/html/index.ts
var write2 = async (labeled, { provenance, side, levels, appearance }) => {
  const below = levels === void 0 ? null : await Promise.resolve().then(() => (init_levels(), levels_exports));
  const overview = await drawingOf(labeled, appearance);
  const { svg } = overview;
  const undrawn = provenance?.undrawn ?? [];
  const ownUndrawn = below === null ? undrawn : undrawn.filter((each) => below.isInOverview(each, levels));
  const [data, details] = dataOf(overview, provenance && { ...provenance, undrawn: ownUndrawn }, side);
  const packs = below === null ? null : await packsOf(below, overview, { levels, undrawn, side, appearance });
  const isOfChange = hasChanges(labeled);
  const svgs = [svg, ...packs?.svgs ?? []];
  const hasDrift = svgs.some((each) => each.includes(DRIFT_MARK));
  const style = [
    page_default,
    ...isOfChange ? [changes_default] : [],
    ...hasDrift ? [drift_default] : [],
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
  "src/render/html/data.ts": () => ({ LIMIT_STEPS, detailsWithin, embeddable, evidenceBytes, hostLookup, idsOf, linesIn, linesOf, locationIn, pageData, risksOf }),
  "src/render/html/index.ts": () => ({ write: write2 })
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  modules
});
