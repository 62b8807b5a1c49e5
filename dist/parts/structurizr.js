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

// elsewhere:src/render/messages.ts
var module2 = require("./picture.js").modules["src/render/messages.ts"]();
var DIAGRAM = module2.DIAGRAM;
var LEGEND_COUNT_SAMPLE = module2.LEGEND_COUNT_SAMPLE;
var NOTES_LAYER = module2.NOTES_LAYER;
var NOT_AN_SVG = module2.NOT_AN_SVG;
var NOT_A_FONT = module2.NOT_A_FONT;
var NOT_READABLE_SVG = module2.NOT_READABLE_SVG;
var OUTSIDE = module2.OUTSIDE;
var PAGE_COLLAPSE = module2.PAGE_COLLAPSE;
var PAGE_COPY_PNG = module2.PAGE_COPY_PNG;
var PAGE_COPY_SVG = module2.PAGE_COPY_SVG;
var PAGE_DETAILS = module2.PAGE_DETAILS;
var PAGE_DRIFT = module2.PAGE_DRIFT;
var PAGE_EXPAND = module2.PAGE_EXPAND;
var PAGE_FIT = module2.PAGE_FIT;
var PAGE_FLOW = module2.PAGE_FLOW;
var PAGE_KEYS = module2.PAGE_KEYS;
var PAGE_KEYS_OF_CHANGE = module2.PAGE_KEYS_OF_CHANGE;
var PAGE_LAYERS = module2.PAGE_LAYERS;
var PAGE_LIST = module2.PAGE_LIST;
var PAGE_MORE = module2.PAGE_MORE;
var PAGE_PRINT = module2.PAGE_PRINT;
var PAGE_SEARCH = module2.PAGE_SEARCH;
var PAGE_SIDES = module2.PAGE_SIDES;
var PAGE_THEME = module2.PAGE_THEME;
var PAGE_ZOOM = module2.PAGE_ZOOM;
var PAGE_ZOOM_IN = module2.PAGE_ZOOM_IN;
var PAGE_ZOOM_OUT = module2.PAGE_ZOOM_OUT;
var RASTERISER_FAILED = module2.RASTERISER_FAILED;
var RASTERISER_FAILED_REMEDY = module2.RASTERISER_FAILED_REMEDY;
var TITLE_WITHOUT_WORDS = module2.TITLE_WITHOUT_WORDS;
var WAS_HERE = module2.WAS_HERE;
var andMore = module2.andMore;
var edgeTooltip = module2.edgeTooltip;
var inside = module2.inside;
var mermaidFolded = module2.mermaidFolded;
var mermaidOfBoxes = module2.mermaidOfBoxes;
var mermaidOfChanges = module2.mermaidOfChanges;
var mermaidOfKinds = module2.mermaidOfKinds;
var mermaidOfOuterBoxes = module2.mermaidOfOuterBoxes;
var mermaidOfPart = module2.mermaidOfPart;
var moreInside = module2.moreInside;
var notANumber = module2.notANumber;
var notDrawable = module2.notDrawable;
var pictureDescription = module2.pictureDescription;
var pngScaledDown = module2.pngScaledDown;
var times = module2.times;
var titleOfChange = module2.titleOfChange;

// elsewhere:src/render/side.ts
var module3 = require("./picture.js").modules["src/render/side.ts"]();
var layoutOf = module3.layoutOf;
var presentationOf = module3.presentationOf;

// elsewhere:src/text/short.ts
var module4 = require("./picture.js").modules["src/text/short.ts"]();
var short = module4.short;

// elsewhere:src/render/limits.ts
var module5 = require("./plan.js").modules["src/render/limits.ts"]();
var EVIDENCE_ADDRESS_MAX = module5.EVIDENCE_ADDRESS_MAX;
var EVIDENCE_BYTES = module5.EVIDENCE_BYTES;
var EVIDENCE_OF_PICTURE = module5.EVIDENCE_OF_PICTURE;
var EVIDENCE_TEXT_MAX = module5.EVIDENCE_TEXT_MAX;
var FOREIGN_TEXT_MAX = module5.FOREIGN_TEXT_MAX;
var MERMAID_CHARACTERS_MAX = module5.MERMAID_CHARACTERS_MAX;
var MERMAID_EDGES_MAX = module5.MERMAID_EDGES_MAX;
var MERMAID_LABEL_LENGTH_MAX = module5.MERMAID_LABEL_LENGTH_MAX;
var MERMAID_NODES_MAX = module5.MERMAID_NODES_MAX;
var PNG_MAX_PIXELS = module5.PNG_MAX_PIXELS;
var PNG_USUAL_PIXELS = module5.PNG_USUAL_PIXELS;

// src/render/structurizr/text.ts
var inert = (text) => short(text, FOREIGN_TEXT_MAX).replaceAll('"', "'").replaceAll("\\", "\u2216").replaceAll("${", "$ {");
var quoted = (text) => `"${inert(text)}"`;
var UNNAMED = "-";
function distinct(wanted, taken) {
  const base = wanted.map(inert).find((text) => text !== "") ?? UNNAMED;
  let name = base;
  for (let count = 2; taken.has(name.toLowerCase()); count++) name = `${base} (${count})`;
  taken.add(name.toLowerCase());
  return name;
}

// src/render/structurizr/index.ts
var write = (all, { side }) => {
  const presentation = presentationOf(all, side);
  const tree = treeOf(presentation.items);
  const title = `"${distinct([presentation.title, DIAGRAM], /* @__PURE__ */ new Set())}"`;
  const lines = [
    `workspace ${title} ${quoted([presentation.sentence ?? "", presentation.subtitle].join(" "))} {`,
    "  model {",
    `    live = deploymentEnvironment ${title} {`,
    ...outside(tree),
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
  const inside2 = /* @__PURE__ */ new Map();
  for (const item of items) {
    const parent = parents.get(item.id) ?? null;
    inside2.set(parent, [...inside2.get(parent) ?? [], item]);
  }
  return { inside: inside2, names, parents };
}
var isNode = (item) => item.kind === "node";
function outside(tree) {
  const alone = (tree.inside.get(null) ?? []).filter(isNode);
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
  return (tree.inside.get(parent) ?? []).flatMap((item) => {
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
  const said = [count, ...item.details, ...item.changeLines ?? [], item.alert].filter((part) => part !== "");
  const tags = [
    ...item.change === "none" ? [] : [item.change],
    ...item.lookedUp ? ["looked-up"] : [],
    ...isNode(item) && item.suggested ? ["suggested"] : []
  ];
  return `${quoted(said.join(", "))} ${quoted(technology)} "${tags.join(",")}"`;
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
    const ways = edge.twoWay ? [[edge.from, edge.to], [edge.to, edge.from]] : [[edge.from, edge.to]];
    return ways.flatMap(([from, to]) => {
      const said = `${tree.names.get(from)} -> ${tree.names.get(to)} ${quoted(edge.label)}`;
      if (known.has(said)) return [];
      known.add(said);
      return [`${said} "" "${tags.join(",")}"`];
    });
  });
}

// parts/structurizr.js
var modules = {
  "src/render/structurizr/index.ts": () => ({ write })
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  modules
});
