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

// parts/structurizr.js
var structurizr_exports = {};
__export(structurizr_exports, {
  modules: () => modules
});
module.exports = __toCommonJS(structurizr_exports);

// elsewhere:src/platform/text/printable.ts
var module2 = require("../cli.js").modules["src/platform/text/printable.ts"]();
var harmless = module2.harmless;
var hasUnseen = module2.hasUnseen;
var oneLine = module2.oneLine;
var printable = module2.printable;
var quote = module2.quote;
var short = module2.short;
var visible = module2.visible;

// elsewhere:src/render/limits.ts
var module3 = require("./picture.js").modules["src/render/limits.ts"]();
var EVIDENCE_ADDRESS_MAX = module3.EVIDENCE_ADDRESS_MAX;
var EVIDENCE_BYTES = module3.EVIDENCE_BYTES;
var EVIDENCE_SHARE_OF_DRAWING = module3.EVIDENCE_SHARE_OF_DRAWING;
var EVIDENCE_TEXT_MAX = module3.EVIDENCE_TEXT_MAX;
var FONTS_MAX = module3.FONTS_MAX;
var FONT_BYTES_MAX = module3.FONT_BYTES_MAX;
var FONT_MEMORY_MAX = module3.FONT_MEMORY_MAX;
var FONT_SECONDS = module3.FONT_SECONDS;
var FOREIGN_TEXT_MAX = module3.FOREIGN_TEXT_MAX;
var ICONS_MAX = module3.ICONS_MAX;
var ICON_ATTRIBUTES_MAX = module3.ICON_ATTRIBUTES_MAX;
var ICON_BYTES_MAX = module3.ICON_BYTES_MAX;
var ICON_COORDINATE_MAX = module3.ICON_COORDINATE_MAX;
var ICON_DEPTH_MAX = module3.ICON_DEPTH_MAX;
var ICON_ELEMENTS_MAX = module3.ICON_ELEMENTS_MAX;
var ICON_PIXELS_MAX = module3.ICON_PIXELS_MAX;
var ICON_SCALE_MAX = module3.ICON_SCALE_MAX;
var MERMAID_CHARACTERS_MAX = module3.MERMAID_CHARACTERS_MAX;
var MERMAID_EDGES_MAX = module3.MERMAID_EDGES_MAX;
var MERMAID_LABEL_LENGTH_MAX = module3.MERMAID_LABEL_LENGTH_MAX;
var MERMAID_NODES_MAX = module3.MERMAID_NODES_MAX;
var OUTLINE_CHARACTERS_MAX = module3.OUTLINE_CHARACTERS_MAX;
var PNG_MAX_PIXELS = module3.PNG_MAX_PIXELS;
var PNG_USUAL_PIXELS = module3.PNG_USUAL_PIXELS;

// elsewhere:src/render/messages.ts
var module4 = require("./picture.js").modules["src/render/messages.ts"]();
var DIAGRAM = module4.DIAGRAM;
var FONT_PACKED_REMEDY = module4.FONT_PACKED_REMEDY;
var FONT_REMEDY = module4.FONT_REMEDY;
var FONT_WITHOUT_OUTLINES_REMEDY = module4.FONT_WITHOUT_OUTLINES_REMEDY;
var ICON_DOCTYPE = module4.ICON_DOCTYPE;
var ICON_EMPTY = module4.ICON_EMPTY;
var ICON_IDS = module4.ICON_IDS;
var ICON_NOT_SVG = module4.ICON_NOT_SVG;
var ICON_PNG_DAMAGED = module4.ICON_PNG_DAMAGED;
var ICON_PNG_KIND = module4.ICON_PNG_KIND;
var ICON_STYLESHEET = module4.ICON_STYLESHEET;
var ICON_WITHOUT_SIZE = module4.ICON_WITHOUT_SIZE;
var LEGEND_COUNT_SAMPLE = module4.LEGEND_COUNT_SAMPLE;
var NOTES_LAYER = module4.NOTES_LAYER;
var NOT_AN_SVG = module4.NOT_AN_SVG;
var NOT_A_FONT = module4.NOT_A_FONT;
var NOT_READABLE_SVG = module4.NOT_READABLE_SVG;
var OUTSIDE = module4.OUTSIDE;
var PAGE_COLLAPSE = module4.PAGE_COLLAPSE;
var PAGE_COPY_PNG = module4.PAGE_COPY_PNG;
var PAGE_COPY_SVG = module4.PAGE_COPY_SVG;
var PAGE_DETAILS = module4.PAGE_DETAILS;
var PAGE_DRIFT = module4.PAGE_DRIFT;
var PAGE_EXPAND = module4.PAGE_EXPAND;
var PAGE_FIT = module4.PAGE_FIT;
var PAGE_FLOW = module4.PAGE_FLOW;
var PAGE_IS_INSIDE = module4.PAGE_IS_INSIDE;
var PAGE_KEYS = module4.PAGE_KEYS;
var PAGE_KEYS_OF_CHANGE = module4.PAGE_KEYS_OF_CHANGE;
var PAGE_KEYS_OF_LEVELS = module4.PAGE_KEYS_OF_LEVELS;
var PAGE_LAYERS = module4.PAGE_LAYERS;
var PAGE_LEVELS = module4.PAGE_LEVELS;
var PAGE_LIST = module4.PAGE_LIST;
var PAGE_MORE = module4.PAGE_MORE;
var PAGE_OVERVIEW = module4.PAGE_OVERVIEW;
var PAGE_PRINT = module4.PAGE_PRINT;
var PAGE_SEARCH = module4.PAGE_SEARCH;
var PAGE_SIDES = module4.PAGE_SIDES;
var PAGE_THEME = module4.PAGE_THEME;
var PAGE_ZOOM = module4.PAGE_ZOOM;
var PAGE_ZOOM_IN = module4.PAGE_ZOOM_IN;
var PAGE_ZOOM_OUT = module4.PAGE_ZOOM_OUT;
var RASTERISER_FAILED = module4.RASTERISER_FAILED;
var RASTERISER_FAILED_REMEDY = module4.RASTERISER_FAILED_REMEDY;
var TITLE_WITHOUT_WORDS = module4.TITLE_WITHOUT_WORDS;
var WAS_HERE = module4.WAS_HERE;
var andMore = module4.andMore;
var edgeTooltip = module4.edgeTooltip;
var fontDamaged = module4.fontDamaged;
var fontPacked = module4.fontPacked;
var fontUndrawable = module4.fontUndrawable;
var fontUnknown = module4.fontUnknown;
var fontWithoutOutlines = module4.fontWithoutOutlines;
var iconElementUnknown = module4.iconElementUnknown;
var iconPixels = module4.iconPixels;
var iconTooDeep = module4.iconTooDeep;
var iconTooLarge = module4.iconTooLarge;
var iconTooManyElements = module4.iconTooManyElements;
var iconValueUnknown = module4.iconValueUnknown;
var inside = module4.inside;
var mermaidFolded = module4.mermaidFolded;
var mermaidOfBoxes = module4.mermaidOfBoxes;
var mermaidOfChanges = module4.mermaidOfChanges;
var mermaidOfKinds = module4.mermaidOfKinds;
var mermaidOfOuterBoxes = module4.mermaidOfOuterBoxes;
var mermaidOfPart = module4.mermaidOfPart;
var moreInside = module4.moreInside;
var notANumber = module4.notANumber;
var notDrawable = module4.notDrawable;
var pictureDescription = module4.pictureDescription;
var pngScaledDown = module4.pngScaledDown;
var textsUndrawn = module4.textsUndrawn;
var times = module4.times;
var titleOfChange = module4.titleOfChange;

// elsewhere:src/render/side.ts
var module5 = require("./picture.js").modules["src/render/side.ts"]();
var layoutOf = module5.layoutOf;
var presentationOf = module5.presentationOf;
var withoutBareBoxes = module5.withoutBareBoxes;

// src/render/structurizr/index.ts
var write = (whole, { side }) => {
  const presentation = withoutBareBoxes(presentationOf(whole, side));
  const tree = treeOf(presentation.items);
  const title = `"${uniqueName([presentation.title, DIAGRAM], /* @__PURE__ */ new Set())}"`;
  const lines = [
    `workspace ${title} ${quoted([presentation.sentence ?? "", presentation.subtitle].join(" "))} {`,
    "  model {",
    `    live = deploymentEnvironment ${title} {`,
    ...outsideNode(tree),
    ...boxesIn(null, tree, "      "),
    ...relations(presentation.edges, tree).map((line) => `      ${line}`),
    "    }",
    "  }",
    ...VIEWS,
    "}"
  ];
  return { content: `${lines.join("\n")}
`, note: null };
};
var VIEWS = [
  "  views {",
  '    deployment * live "deployment" {',
  "      include *",
  "      autoLayout lr",
  "    }",
  "    styles {",
  ...[
    ["Relationship", "solid"],
    ["inferred", "dashed"],
    ["suggested", "dotted"]
  ].flatMap(([tag, style]) => [`      relationship "${tag}" {`, `        style ${style}`, "      }"]),
  "    }",
  "  }"
];
function treeOf(items) {
  const names = new Map(items.map(({ id }, at) => [id, `n${at}`]));
  const parents = new Map(items.map(({ id, parent }) => [id, parent !== null && names.has(parent) ? parent : null]));
  const contents = /* @__PURE__ */ new Map();
  for (const item of items) {
    const parent = parents.get(item.id) ?? null;
    contents.set(parent, [...contents.get(parent) ?? [], item]);
  }
  return { contents, names, parents };
}
var isNode = (item) => item.kind === "node";
function outsideNode(tree) {
  const unboxed = (tree.contents.get(null) ?? []).filter(isNode);
  if (unboxed.length === 0) return [];
  const siblingNames = /* @__PURE__ */ new Set();
  return [
    `      outside = deploymentNode "${OUTSIDE}" {`,
    ...unboxed.flatMap((item) => infrastructure(item, siblingNames, tree, "        ")),
    "      }"
  ];
}
function boxesIn(parent, tree, indent) {
  const siblingNames = new Set(parent === null ? [OUTSIDE.toLowerCase()] : []);
  return (tree.contents.get(parent) ?? []).flatMap((item) => {
    if (isNode(item)) return parent === null ? [] : infrastructure(item, siblingNames, tree, indent);
    const name = uniqueName([item.title, item.id], siblingNames);
    return [
      `${indent}${tree.names.get(item.id)} = deploymentNode "${name}" ${attributesOf(item, item.type)} {`,
      ...addressOf(item, `${indent}  `),
      ...boxesIn(item.id, tree, `${indent}  `),
      `${indent}}`
    ];
  });
}
function infrastructure(item, siblingNames, { names }, indent) {
  const name = uniqueName([item.name, item.title, item.id], siblingNames);
  return [
    `${indent}${names.get(item.id)} = infrastructureNode "${name}" ${attributesOf(item, item.title)} {`,
    ...addressOf(item, `${indent}  `),
    `${indent}}`
  ];
}
function attributesOf(item, technology) {
  const count = isNode(item) ? item.badge : "";
  const description = [count, ...item.details, ...item.changeLines ?? [], item.alert].filter((part) => part !== "");
  const tags = [
    ...item.change === "none" ? [] : [item.change],
    ...item.lookedUp ? ["looked-up"] : [],
    ...isNode(item) && item.suggested ? ["suggested"] : [],
    ...isNode(item) && item.highlight ? [harmlessText(item.highlight.name).replaceAll(",", " ")] : []
  ];
  return `${quoted(description.join(", "))} ${quoted(technology)} "${tags.join(",")}"`;
}
function addressOf({ id }, indent) {
  const address = quoted(id);
  return address === quoted("") ? [] : [`${indent}properties {`, `${indent}  "address" ${address}`, `${indent}}`];
}
function isWithin(id, box, { parents }) {
  for (let at = id; at != null; at = parents.get(at)) if (at === box) return true;
  return false;
}
function relations(edges, tree) {
  const written = /* @__PURE__ */ new Set();
  return edges.flatMap((edge) => {
    if (isWithin(edge.from, edge.to, tree) || isWithin(edge.to, edge.from, tree)) return [];
    const tags = [
      ...edge.inferred ? ["inferred"] : [],
      ...edge.suggested ? ["suggested"] : [],
      ...edge.thin ? ["thin"] : [],
      ...edge.change === void 0 ? [] : [edge.change]
    ];
    const directions = edge.twoWay ? [[edge.from, edge.to], [edge.to, edge.from]] : [[edge.from, edge.to]];
    return directions.flatMap(([from, to]) => {
      const relation = `${tree.names.get(from)} -> ${tree.names.get(to)} ${quoted(edge.label)}`;
      if (written.has(relation)) return [];
      written.add(relation);
      return [`${relation} "" "${tags.join(",")}"`];
    });
  });
}
var harmlessText = (text) => short(text, FOREIGN_TEXT_MAX).replaceAll('"', "'").replaceAll("\\", "\u2216").replaceAll("${", "$ {");
var quoted = (text) => `"${harmlessText(text)}"`;
var UNNAMED = "-";
function uniqueName(candidates, siblingNames) {
  const base = candidates.map(harmlessText).find((text) => text !== "") ?? UNNAMED;
  let name = base;
  for (let count = 2; siblingNames.has(name.toLowerCase()); count++) name = `${base} (${count})`;
  siblingNames.add(name.toLowerCase());
  return name;
}

// parts/structurizr.js
var modules = {
  "src/render/structurizr/index.ts": () => ({ write })
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  modules
});
