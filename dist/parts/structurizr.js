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

// elsewhere:src/render/bare.ts
var module3 = require("./plan.js").modules["src/render/bare.ts"]();
var withoutBareBoxes = module3.withoutBareBoxes;

// elsewhere:src/render/limits.ts
var module4 = require("./picture.js").modules["src/render/limits.ts"]();
var EVIDENCE_ADDRESS_MAX = module4.EVIDENCE_ADDRESS_MAX;
var EVIDENCE_BYTES = module4.EVIDENCE_BYTES;
var EVIDENCE_SHARE_OF_DRAWING = module4.EVIDENCE_SHARE_OF_DRAWING;
var EVIDENCE_TEXT_MAX = module4.EVIDENCE_TEXT_MAX;
var FONTS_MAX = module4.FONTS_MAX;
var FONT_BYTES_MAX = module4.FONT_BYTES_MAX;
var FONT_MEMORY_MAX = module4.FONT_MEMORY_MAX;
var FONT_SECONDS = module4.FONT_SECONDS;
var FOREIGN_TEXT_MAX = module4.FOREIGN_TEXT_MAX;
var MERMAID_CHARACTERS_MAX = module4.MERMAID_CHARACTERS_MAX;
var MERMAID_EDGES_MAX = module4.MERMAID_EDGES_MAX;
var MERMAID_LABEL_LENGTH_MAX = module4.MERMAID_LABEL_LENGTH_MAX;
var MERMAID_NODES_MAX = module4.MERMAID_NODES_MAX;
var OUTLINE_CHARACTERS_MAX = module4.OUTLINE_CHARACTERS_MAX;
var PNG_MAX_PIXELS = module4.PNG_MAX_PIXELS;
var PNG_USUAL_PIXELS = module4.PNG_USUAL_PIXELS;

// elsewhere:src/render/messages.ts
var module5 = require("./picture.js").modules["src/render/messages.ts"]();
var DIAGRAM = module5.DIAGRAM;
var FONT_PACKED_REMEDY = module5.FONT_PACKED_REMEDY;
var FONT_REMEDY = module5.FONT_REMEDY;
var FONT_WITHOUT_OUTLINES_REMEDY = module5.FONT_WITHOUT_OUTLINES_REMEDY;
var LEGEND_COUNT_SAMPLE = module5.LEGEND_COUNT_SAMPLE;
var NOTES_LAYER = module5.NOTES_LAYER;
var NOT_AN_SVG = module5.NOT_AN_SVG;
var NOT_A_FONT = module5.NOT_A_FONT;
var NOT_READABLE_SVG = module5.NOT_READABLE_SVG;
var OUTSIDE = module5.OUTSIDE;
var PAGE_COLLAPSE = module5.PAGE_COLLAPSE;
var PAGE_COPY_PNG = module5.PAGE_COPY_PNG;
var PAGE_COPY_SVG = module5.PAGE_COPY_SVG;
var PAGE_DETAILS = module5.PAGE_DETAILS;
var PAGE_DRIFT = module5.PAGE_DRIFT;
var PAGE_EXPAND = module5.PAGE_EXPAND;
var PAGE_FIT = module5.PAGE_FIT;
var PAGE_FLOW = module5.PAGE_FLOW;
var PAGE_IS_INSIDE = module5.PAGE_IS_INSIDE;
var PAGE_KEYS = module5.PAGE_KEYS;
var PAGE_KEYS_OF_CHANGE = module5.PAGE_KEYS_OF_CHANGE;
var PAGE_LAYERS = module5.PAGE_LAYERS;
var PAGE_LIST = module5.PAGE_LIST;
var PAGE_MORE = module5.PAGE_MORE;
var PAGE_PRINT = module5.PAGE_PRINT;
var PAGE_SEARCH = module5.PAGE_SEARCH;
var PAGE_SIDES = module5.PAGE_SIDES;
var PAGE_THEME = module5.PAGE_THEME;
var PAGE_ZOOM = module5.PAGE_ZOOM;
var PAGE_ZOOM_IN = module5.PAGE_ZOOM_IN;
var PAGE_ZOOM_OUT = module5.PAGE_ZOOM_OUT;
var RASTERISER_FAILED = module5.RASTERISER_FAILED;
var RASTERISER_FAILED_REMEDY = module5.RASTERISER_FAILED_REMEDY;
var TITLE_WITHOUT_WORDS = module5.TITLE_WITHOUT_WORDS;
var WAS_HERE = module5.WAS_HERE;
var andMore = module5.andMore;
var edgeTooltip = module5.edgeTooltip;
var fontDamaged = module5.fontDamaged;
var fontPacked = module5.fontPacked;
var fontUndrawable = module5.fontUndrawable;
var fontUnknown = module5.fontUnknown;
var fontWithoutOutlines = module5.fontWithoutOutlines;
var inside = module5.inside;
var mermaidFolded = module5.mermaidFolded;
var mermaidOfBoxes = module5.mermaidOfBoxes;
var mermaidOfChanges = module5.mermaidOfChanges;
var mermaidOfKinds = module5.mermaidOfKinds;
var mermaidOfOuterBoxes = module5.mermaidOfOuterBoxes;
var mermaidOfPart = module5.mermaidOfPart;
var moreInside = module5.moreInside;
var notANumber = module5.notANumber;
var notDrawable = module5.notDrawable;
var pictureDescription = module5.pictureDescription;
var pngScaledDown = module5.pngScaledDown;
var textsUndrawn = module5.textsUndrawn;
var times = module5.times;
var titleOfChange = module5.titleOfChange;

// elsewhere:src/render/side.ts
var module6 = require("./picture.js").modules["src/render/side.ts"]();
var layoutOf = module6.layoutOf;
var presentationOf = module6.presentationOf;

// src/render/structurizr/index.ts
var write = (whole, { side }) => {
  const presentation = withoutBareBoxes(presentationOf(whole, side));
  const tree = treeOf(presentation.items);
  const title = `"${distinct([presentation.title, DIAGRAM], /* @__PURE__ */ new Set())}"`;
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
  const alone = (tree.contents.get(null) ?? []).filter(isNode);
  if (alone.length === 0) return [];
  const taken = /* @__PURE__ */ new Set();
  return [
    `      outside = deploymentNode "${OUTSIDE}" {`,
    ...alone.flatMap((item) => infrastructure(item, taken, tree, "        ")),
    "      }"
  ];
}
function boxesIn(parent, tree, indent) {
  const taken = new Set(parent === null ? [OUTSIDE.toLowerCase()] : []);
  return (tree.contents.get(parent) ?? []).flatMap((item) => {
    if (isNode(item)) return parent === null ? [] : infrastructure(item, taken, tree, indent);
    const name = distinct([item.title, item.id], taken);
    return [
      `${indent}${tree.names.get(item.id)} = deploymentNode "${name}" ${about(item, item.type)} {`,
      ...addressOf(item, `${indent}  `),
      ...boxesIn(item.id, tree, `${indent}  `),
      `${indent}}`
    ];
  });
}
function infrastructure(item, taken, { names }, indent) {
  const name = distinct([item.name, item.title, item.id], taken);
  return [
    `${indent}${names.get(item.id)} = infrastructureNode "${name}" ${about(item, item.title)} {`,
    ...addressOf(item, `${indent}  `),
    `${indent}}`
  ];
}
function about(item, technology) {
  const count = isNode(item) ? item.badge : "";
  const description = [count, ...item.details, ...item.changeLines ?? [], item.alert].filter((part) => part !== "");
  const tags = [
    ...item.change === "none" ? [] : [item.change],
    ...item.lookedUp ? ["looked-up"] : [],
    ...isNode(item) && item.suggested ? ["suggested"] : []
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
  const known = /* @__PURE__ */ new Set();
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
      if (known.has(relation)) return [];
      known.add(relation);
      return [`${relation} "" "${tags.join(",")}"`];
    });
  });
}
var inert = (text) => short(text, FOREIGN_TEXT_MAX).replaceAll('"', "'").replaceAll("\\", "\u2216").replaceAll("${", "$ {");
var quoted = (text) => `"${inert(text)}"`;
var UNNAMED = "-";
function distinct(candidates, taken) {
  const base = candidates.map(inert).find((text) => text !== "") ?? UNNAMED;
  let name = base;
  for (let count = 2; taken.has(name.toLowerCase()); count++) name = `${base} (${count})`;
  taken.add(name.toLowerCase());
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
