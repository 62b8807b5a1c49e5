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

// parts/d2.js
var d2_exports = {};
__export(d2_exports, {
  modules: () => modules
});
module.exports = __toCommonJS(d2_exports);

// elsewhere:src/graph/changes.ts
var module2 = require("./picture.js").modules["src/graph/changes.ts"]();
var CHANGES = module2.CHANGES;
var countedWith = module2.countedWith;
var countsInGlyphs = module2.countsInGlyphs;
var glyphOf = module2.glyphOf;
var isOpened = module2.isOpened;
var partsApart = module2.partsApart;

// elsewhere:src/platform/text/short.ts
var module3 = require("../cli.js").modules["src/platform/text/short.ts"]();
var short = module3.short;

// elsewhere:src/render/bare.ts
var module4 = require("./plan.js").modules["src/render/bare.ts"]();
var withoutBareBoxes = module4.withoutBareBoxes;

// elsewhere:src/render/limits.ts
var module5 = require("./picture.js").modules["src/render/limits.ts"]();
var EVIDENCE_ADDRESS_MAX = module5.EVIDENCE_ADDRESS_MAX;
var EVIDENCE_BYTES = module5.EVIDENCE_BYTES;
var EVIDENCE_OF_PICTURE = module5.EVIDENCE_OF_PICTURE;
var EVIDENCE_TEXT_MAX = module5.EVIDENCE_TEXT_MAX;
var FONTS_MAX = module5.FONTS_MAX;
var FONT_BYTES_MAX = module5.FONT_BYTES_MAX;
var FONT_MEMORY_MAX = module5.FONT_MEMORY_MAX;
var FONT_SECONDS = module5.FONT_SECONDS;
var FOREIGN_TEXT_MAX = module5.FOREIGN_TEXT_MAX;
var MERMAID_CHARACTERS_MAX = module5.MERMAID_CHARACTERS_MAX;
var MERMAID_EDGES_MAX = module5.MERMAID_EDGES_MAX;
var MERMAID_LABEL_LENGTH_MAX = module5.MERMAID_LABEL_LENGTH_MAX;
var MERMAID_NODES_MAX = module5.MERMAID_NODES_MAX;
var OUTLINE_CHARACTERS_MAX = module5.OUTLINE_CHARACTERS_MAX;
var PNG_MAX_PIXELS = module5.PNG_MAX_PIXELS;
var PNG_USUAL_PIXELS = module5.PNG_USUAL_PIXELS;

// elsewhere:src/render/messages.ts
var module6 = require("./picture.js").modules["src/render/messages.ts"]();
var DIAGRAM = module6.DIAGRAM;
var FONT_PACKED_REMEDY = module6.FONT_PACKED_REMEDY;
var FONT_REMEDY = module6.FONT_REMEDY;
var FONT_WITHOUT_OUTLINES_REMEDY = module6.FONT_WITHOUT_OUTLINES_REMEDY;
var LEGEND_COUNT_SAMPLE = module6.LEGEND_COUNT_SAMPLE;
var NOTES_LAYER = module6.NOTES_LAYER;
var NOT_AN_SVG = module6.NOT_AN_SVG;
var NOT_A_FONT = module6.NOT_A_FONT;
var NOT_READABLE_SVG = module6.NOT_READABLE_SVG;
var OUTSIDE = module6.OUTSIDE;
var PAGE_COLLAPSE = module6.PAGE_COLLAPSE;
var PAGE_COPY_PNG = module6.PAGE_COPY_PNG;
var PAGE_COPY_SVG = module6.PAGE_COPY_SVG;
var PAGE_DETAILS = module6.PAGE_DETAILS;
var PAGE_DRIFT = module6.PAGE_DRIFT;
var PAGE_EXPAND = module6.PAGE_EXPAND;
var PAGE_FIT = module6.PAGE_FIT;
var PAGE_FLOW = module6.PAGE_FLOW;
var PAGE_KEYS = module6.PAGE_KEYS;
var PAGE_KEYS_OF_CHANGE = module6.PAGE_KEYS_OF_CHANGE;
var PAGE_LAYERS = module6.PAGE_LAYERS;
var PAGE_LIST = module6.PAGE_LIST;
var PAGE_MORE = module6.PAGE_MORE;
var PAGE_PRINT = module6.PAGE_PRINT;
var PAGE_SEARCH = module6.PAGE_SEARCH;
var PAGE_SIDES = module6.PAGE_SIDES;
var PAGE_THEME = module6.PAGE_THEME;
var PAGE_ZOOM = module6.PAGE_ZOOM;
var PAGE_ZOOM_IN = module6.PAGE_ZOOM_IN;
var PAGE_ZOOM_OUT = module6.PAGE_ZOOM_OUT;
var RASTERISER_FAILED = module6.RASTERISER_FAILED;
var RASTERISER_FAILED_REMEDY = module6.RASTERISER_FAILED_REMEDY;
var TITLE_WITHOUT_WORDS = module6.TITLE_WITHOUT_WORDS;
var WAS_HERE = module6.WAS_HERE;
var andMore = module6.andMore;
var edgeTooltip = module6.edgeTooltip;
var fontDamaged = module6.fontDamaged;
var fontPacked = module6.fontPacked;
var fontUndrawable = module6.fontUndrawable;
var fontUnknown = module6.fontUnknown;
var fontWithoutOutlines = module6.fontWithoutOutlines;
var inside = module6.inside;
var mermaidFolded = module6.mermaidFolded;
var mermaidOfBoxes = module6.mermaidOfBoxes;
var mermaidOfChanges = module6.mermaidOfChanges;
var mermaidOfKinds = module6.mermaidOfKinds;
var mermaidOfOuterBoxes = module6.mermaidOfOuterBoxes;
var mermaidOfPart = module6.mermaidOfPart;
var moreInside = module6.moreInside;
var notANumber = module6.notANumber;
var notDrawable = module6.notDrawable;
var pictureDescription = module6.pictureDescription;
var pngScaledDown = module6.pngScaledDown;
var textsUndrawn = module6.textsUndrawn;
var times = module6.times;
var titleOfChange = module6.titleOfChange;

// elsewhere:src/render/side.ts
var module7 = require("./picture.js").modules["src/render/side.ts"]();
var layoutOf = module7.layoutOf;
var presentationOf = module7.presentationOf;

// elsewhere:src/render/theme.ts
var module8 = require("./picture.js").modules["src/render/theme.ts"]();
var AUTO = module8.AUTO;
var DARK = module8.DARK;
var LIGHT = module8.LIGHT;
var paintsOf = module8.paintsOf;
var themeByName = module8.themeByName;

// src/render/d2/index.ts
var write = (all, { side }) => {
  const presentation = withoutBareBoxes(presentationOf(all, side));
  const names = namesOf(presentation.items);
  const lines = [
    "direction: right",
    ...title(presentation),
    ...inside2(null, insideOf(presentation.items), names, ""),
    ...presentation.edges.map((edge) => arrow(edge, names))
  ];
  return { content: `${lines.join("\n")}
`, note: null };
};
function namesOf(items) {
  const own = new Map(items.map(({ id }, at) => [id, `n${at}`]));
  const whole = /* @__PURE__ */ new Map();
  for (const { id, parent } of items) {
    const around = parent === null ? void 0 : whole.get(parent);
    const name = own.get(id);
    whole.set(id, around === void 0 ? name : `${around}.${name}`);
  }
  return { own, whole };
}
function insideOf(items) {
  const ids = new Set(items.map(({ id }) => id));
  const found = /* @__PURE__ */ new Map();
  for (const item of items) {
    const parent = item.parent !== null && ids.has(item.parent) ? item.parent : null;
    found.set(parent, [...found.get(parent) ?? [], item]);
  }
  return found;
}
function title({ title: words, sentence = "", subtitle, inAll = "", changes = {} }) {
  if (words === "") return [];
  const counted = CHANGES.flatMap((change) => {
    const count = changes[change] ?? 0;
    return change === "none" || count === 0 ? [] : titleOfChange(glyphOf(change), count, change);
  });
  const lines = [words, sentence, [subtitle, inAll, ...counted].filter((part) => part !== "").join(" \xB7 ")];
  const said = label(lines);
  return said === label([]) ? [] : [`title: ${said} {shape: text; near: top-center; style.font-size: 24}`];
}
function inside2(parent, children, names, indent) {
  return (children.get(parent) ?? []).flatMap((item) => {
    const within = `${indent}  `;
    return [
      // The id is a comment, not a D2 tooltip: D2 renders tooltips as Markdown, where foreign names could become
      // markup.
      `${indent}# ${short(item.id, FOREIGN_TEXT_MAX)}`,
      `${indent}${names.own.get(item.id)}: ${label(linesOf(item))} {`,
      ...looks(item).map((attribute) => `${within}${attribute}`),
      ...inside2(item.id, children, names, within),
      `${indent}}`
    ];
  });
}
var GONE = /* @__PURE__ */ new Set(["delete", "forget"]);
function looks(item) {
  const isSuggested = item.kind === "node" && item.suggested;
  const isDashed = item.lookedUp || isSuggested || item.ghostOf !== void 0 || GONE.has(item.change);
  return [
    ...item.change === "none" ? [] : [`style.stroke: "${strokeIn(item, item.change)}"`],
    ...isDashed ? ["style.stroke-dash: 3"] : [],
    ...item.kind === "node" && item.count > 1 ? ["style.multiple: true"] : []
  ];
}
var strokeIn = (item, change) => paintsOf({ change, ...isOpened(item) && { opens: true } }, LIGHT).mark.value;
var marked = (mark, text) => `${mark} ${text}`.trim();
function linesOf(item) {
  const { details, changeLines = [], changed, alert, ghostOf } = item;
  const ends = ghostOf === void 0 ? [...changeLines.length === 0 ? [alert] : changeLines] : [WAS_HERE];
  const first = marked(glyphOf(item.change, changed), item.title);
  if (item.kind === "box") return [[first, ...details].join(" \xB7 "), ...ends];
  return [`${first} ${item.badge}`, item.name, ...details, ...ends];
}
var DASHED = /* @__PURE__ */ new Set(["delete", "move"]);
function arrow(edge, { whole }) {
  const { from, to, change, steps } = edge;
  const words = change === void 0 ? edge.label : marked(glyphOf(change), edge.label);
  const said = [...steps.length === 0 ? [] : [steps.join(", ")], words].filter((part) => part !== "").join(" \xB7 ");
  const looks2 = [
    ...edge.inferred || edge.suggested || DASHED.has(change) ? ["style.stroke-dash: 4"] : [],
    ...edge.thin ? ["style.stroke-width: 1"] : [],
    ...change === void 0 ? [] : [`style.stroke: "${LIGHT.changes[change].mark.value}"`]
  ];
  const text = said === "" ? "" : `: ${label([said])}`;
  const look = looks2.length === 0 ? "" : `${text === "" ? ":" : ""} {${looks2.join("; ")}}`;
  return `${whole.get(from)} ${edge.twoWay ? "<->" : "->"} ${whole.get(to)}${text}${look}`;
}
var escaped = (text) => short(text, FOREIGN_TEXT_MAX).replace(/["\\$]/g, (character) => `\\${character}`);
var label = (lines) => `"${lines.map(escaped).filter((line) => line !== "").join("\\n")}"`;

// parts/d2.js
var modules = {
  "src/render/d2/index.ts": () => ({ write })
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  modules
});
