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

// elsewhere:src/text/short.ts
var module4, short;
var init_short = __esm({
  "elsewhere:src/text/short.ts"() {
    module4 = require("./picture.js").modules["src/text/short.ts"]();
    short = module4.short;
  }
});

// elsewhere:src/sources/git/history.ts
var history_exports = {};
__export(history_exports, {
  commitCalled: () => commitCalled,
  defaultBranch: () => defaultBranch,
  historyOf: () => historyOf,
  ignoredOf: () => ignoredOf,
  mergeBase: () => mergeBase
});
var module6, commitCalled, defaultBranch, historyOf, ignoredOf, mergeBase;
var init_history = __esm({
  "elsewhere:src/sources/git/history.ts"() {
    module6 = require("./code.js").modules["src/sources/git/history.ts"]();
    commitCalled = module6.commitCalled;
    defaultBranch = module6.defaultBranch;
    historyOf = module6.historyOf;
    ignoredOf = module6.ignoredOf;
    mergeBase = module6.mergeBase;
  }
});

// elsewhere:src/sources/called.ts
var called_exports = {};
__export(called_exports, {
  calledAddress: () => calledAddress,
  calledDirectory: () => calledDirectory,
  calledFile: () => calledFile
});
var module7, calledAddress, calledDirectory, calledFile;
var init_called = __esm({
  "elsewhere:src/sources/called.ts"() {
    module7 = require("./picture.js").modules["src/sources/called.ts"]();
    calledAddress = module7.calledAddress;
    calledDirectory = module7.calledDirectory;
    calledFile = module7.calledFile;
  }
});

// elsewhere:src/planners/terraform/workspace.ts
var workspace_exports = {};
__export(workspace_exports, {
  DEFAULT_WORKSPACE: () => DEFAULT_WORKSPACE,
  chooseWorkspace: () => chooseWorkspace
});
var module8, DEFAULT_WORKSPACE, chooseWorkspace;
var init_workspace = __esm({
  "elsewhere:src/planners/terraform/workspace.ts"() {
    module8 = require("./code.js").modules["src/planners/terraform/workspace.ts"]();
    DEFAULT_WORKSPACE = module8.DEFAULT_WORKSPACE;
    chooseWorkspace = module8.chooseWorkspace;
  }
});

// elsewhere:src/sources/git/commit-tree.ts
var commit_tree_exports = {};
__export(commit_tree_exports, {
  commitTree: () => commitTree
});
var module9, commitTree;
var init_commit_tree = __esm({
  "elsewhere:src/sources/git/commit-tree.ts"() {
    module9 = require("./code.js").modules["src/sources/git/commit-tree.ts"]();
    commitTree = module9.commitTree;
  }
});

// elsewhere:src/limits.ts
var limits_exports = {};
__export(limits_exports, {
  ADDRESS_LENGTH_MAX: () => ADDRESS_LENGTH_MAX,
  ANNOTATION_BYTES_MAX: () => ANNOTATION_BYTES_MAX,
  ANSWER_BYTES_MAX: () => ANSWER_BYTES_MAX,
  ATTRIBUTE_TEXT_LENGTH: () => ATTRIBUTE_TEXT_LENGTH,
  CAPTION_LEGIBLE: () => CAPTION_LEGIBLE,
  CODE_BYTES_MAX: () => CODE_BYTES_MAX,
  COMPLAINT_LENGTH: () => COMPLAINT_LENGTH,
  DOT_VERSION_MIN: () => DOT_VERSION_MIN,
  ENGINE_VERSION_SECONDS: () => ENGINE_VERSION_SECONDS,
  FETCH_SECONDS: () => FETCH_SECONDS,
  FOCUS_HOPS_DEFAULT: () => FOCUS_HOPS_DEFAULT,
  FOCUS_HOPS_MAX: () => FOCUS_HOPS_MAX,
  HOPS_MAX: () => HOPS_MAX,
  ID_LENGTH_MAX: () => ID_LENGTH_MAX,
  LABEL_LENGTH_MAX: () => LABEL_LENGTH_MAX,
  MANIFEST_BYTES_MAX: () => MANIFEST_BYTES_MAX,
  MODULE_DEPTH: () => MODULE_DEPTH,
  NAMES_LISTED: () => NAMES_LISTED,
  NESTING_MAX: () => NESTING_MAX,
  OVERVIEW_FROM: () => OVERVIEW_FROM,
  OVERVIEW_FROM_WITH_LINES: () => OVERVIEW_FROM_WITH_LINES,
  OVERVIEW_GAIN: () => OVERVIEW_GAIN,
  OVERVIEW_ICONS: () => OVERVIEW_ICONS,
  PLANNING_SECONDS: () => PLANNING_SECONDS,
  PLANNING_SECONDS_MAX: () => PLANNING_SECONDS_MAX,
  PRINTED_VALUE_LENGTH: () => PRINTED_VALUE_LENGTH,
  PROBLEMS_LISTED: () => PROBLEMS_LISTED,
  PYTHON_VERSION_MIN: () => PYTHON_VERSION_MIN,
  RESOURCES_MAX: () => RESOURCES_MAX,
  SAID_LENGTH: () => SAID_LENGTH,
  SCALE_DEFAULT: () => SCALE_DEFAULT,
  SCALE_MAX: () => SCALE_MAX,
  SCALE_MIN: () => SCALE_MIN,
  TERRAFORM_VERSION_MIN: () => TERRAFORM_VERSION_MIN,
  TEXT_BYTES_MAX: () => TEXT_BYTES_MAX,
  VALUE_DEPTH: () => VALUE_DEPTH,
  VARIABLE_FILE_BYTES_MAX: () => VARIABLE_FILE_BYTES_MAX,
  WARNINGS_MAX: () => WARNINGS_MAX,
  WARNINGS_OF_A_KIND: () => WARNINGS_OF_A_KIND,
  WARNING_LENGTH_MAX: () => WARNING_LENGTH_MAX
});
var module10, ADDRESS_LENGTH_MAX, ANNOTATION_BYTES_MAX, ANSWER_BYTES_MAX, ATTRIBUTE_TEXT_LENGTH, CAPTION_LEGIBLE, CODE_BYTES_MAX, COMPLAINT_LENGTH, DOT_VERSION_MIN, ENGINE_VERSION_SECONDS, FETCH_SECONDS, FOCUS_HOPS_DEFAULT, FOCUS_HOPS_MAX, HOPS_MAX, ID_LENGTH_MAX, LABEL_LENGTH_MAX, MANIFEST_BYTES_MAX, MODULE_DEPTH, NAMES_LISTED, NESTING_MAX, OVERVIEW_FROM, OVERVIEW_FROM_WITH_LINES, OVERVIEW_GAIN, OVERVIEW_ICONS, PLANNING_SECONDS, PLANNING_SECONDS_MAX, PRINTED_VALUE_LENGTH, PROBLEMS_LISTED, PYTHON_VERSION_MIN, RESOURCES_MAX, SAID_LENGTH, SCALE_DEFAULT, SCALE_MAX, SCALE_MIN, TERRAFORM_VERSION_MIN, TEXT_BYTES_MAX, VALUE_DEPTH, VARIABLE_FILE_BYTES_MAX, WARNINGS_MAX, WARNINGS_OF_A_KIND, WARNING_LENGTH_MAX;
var init_limits = __esm({
  "elsewhere:src/limits.ts"() {
    module10 = require("../cli.js").modules["src/limits.ts"]();
    ADDRESS_LENGTH_MAX = module10.ADDRESS_LENGTH_MAX;
    ANNOTATION_BYTES_MAX = module10.ANNOTATION_BYTES_MAX;
    ANSWER_BYTES_MAX = module10.ANSWER_BYTES_MAX;
    ATTRIBUTE_TEXT_LENGTH = module10.ATTRIBUTE_TEXT_LENGTH;
    CAPTION_LEGIBLE = module10.CAPTION_LEGIBLE;
    CODE_BYTES_MAX = module10.CODE_BYTES_MAX;
    COMPLAINT_LENGTH = module10.COMPLAINT_LENGTH;
    DOT_VERSION_MIN = module10.DOT_VERSION_MIN;
    ENGINE_VERSION_SECONDS = module10.ENGINE_VERSION_SECONDS;
    FETCH_SECONDS = module10.FETCH_SECONDS;
    FOCUS_HOPS_DEFAULT = module10.FOCUS_HOPS_DEFAULT;
    FOCUS_HOPS_MAX = module10.FOCUS_HOPS_MAX;
    HOPS_MAX = module10.HOPS_MAX;
    ID_LENGTH_MAX = module10.ID_LENGTH_MAX;
    LABEL_LENGTH_MAX = module10.LABEL_LENGTH_MAX;
    MANIFEST_BYTES_MAX = module10.MANIFEST_BYTES_MAX;
    MODULE_DEPTH = module10.MODULE_DEPTH;
    NAMES_LISTED = module10.NAMES_LISTED;
    NESTING_MAX = module10.NESTING_MAX;
    OVERVIEW_FROM = module10.OVERVIEW_FROM;
    OVERVIEW_FROM_WITH_LINES = module10.OVERVIEW_FROM_WITH_LINES;
    OVERVIEW_GAIN = module10.OVERVIEW_GAIN;
    OVERVIEW_ICONS = module10.OVERVIEW_ICONS;
    PLANNING_SECONDS = module10.PLANNING_SECONDS;
    PLANNING_SECONDS_MAX = module10.PLANNING_SECONDS_MAX;
    PRINTED_VALUE_LENGTH = module10.PRINTED_VALUE_LENGTH;
    PROBLEMS_LISTED = module10.PROBLEMS_LISTED;
    PYTHON_VERSION_MIN = module10.PYTHON_VERSION_MIN;
    RESOURCES_MAX = module10.RESOURCES_MAX;
    SAID_LENGTH = module10.SAID_LENGTH;
    SCALE_DEFAULT = module10.SCALE_DEFAULT;
    SCALE_MAX = module10.SCALE_MAX;
    SCALE_MIN = module10.SCALE_MIN;
    TERRAFORM_VERSION_MIN = module10.TERRAFORM_VERSION_MIN;
    TEXT_BYTES_MAX = module10.TEXT_BYTES_MAX;
    VALUE_DEPTH = module10.VALUE_DEPTH;
    VARIABLE_FILE_BYTES_MAX = module10.VARIABLE_FILE_BYTES_MAX;
    WARNINGS_MAX = module10.WARNINGS_MAX;
    WARNINGS_OF_A_KIND = module10.WARNINGS_OF_A_KIND;
    WARNING_LENGTH_MAX = module10.WARNING_LENGTH_MAX;
  }
});

// elsewhere:src/graph/create.ts
var module11, createEdge, createGraph, createNode, headOf;
var init_create = __esm({
  "elsewhere:src/graph/create.ts"() {
    module11 = require("./picture.js").modules["src/graph/create.ts"]();
    createEdge = module11.createEdge;
    createGraph = module11.createGraph;
    createNode = module11.createNode;
    headOf = module11.headOf;
  }
});

// elsewhere:src/graph/group-by.ts
var module12, groupBy;
var init_group_by = __esm({
  "elsewhere:src/graph/group-by.ts"() {
    module12 = require("./picture.js").modules["src/graph/group-by.ts"]();
    groupBy = module12.groupBy;
  }
});

// elsewhere:src/graph/order.ts
var module13, byAddress, byText, largest, smallest;
var init_order = __esm({
  "elsewhere:src/graph/order.ts"() {
    module13 = require("./picture.js").modules["src/graph/order.ts"]();
    byAddress = module13.byAddress;
    byText = module13.byText;
    largest = module13.largest;
    smallest = module13.smallest;
  }
});

// src/compare/unmarked.ts
function unmarked({ changed: _, ghostOf: __, before: ___, isGone: ____, ...node }) {
  return { ...node, change: "none" };
}
function unmarkedEdge({ change: _, before: __, ...edge }) {
  return edge;
}
function isSame(one2, other) {
  const names2 = Object.keys(one2);
  const isLike = (name) => one2[name] === other[name] || typeof one2[name] === "object" && JSON.stringify(one2[name]) === JSON.stringify(other[name]);
  return names2.length === Object.keys(other).length && names2.every(isLike);
}
var isSameNode, isSameEdge;
var init_unmarked = __esm({
  "src/compare/unmarked.ts"() {
    isSameNode = isSame;
    isSameEdge = isSame;
  }
});

// src/compare/edges.ts
function uniteEdges(known2, matches2, united) {
  const led2 = known2.before.graph.edges.map((edge) => {
    const plain = unmarkedEdge(edge);
    return { edge: plain, from: united.placeOf(edge.from), to: united.placeOf(edge.to) };
  });
  const before = groupBy(led2, pairOf);
  const after = groupBy(known2.after.graph.edges.map(unmarkedEdge), pairOf);
  const isPart3 = partsOf(known2, matches2);
  const edges = [];
  for (const pair2 of /* @__PURE__ */ new Set([...after.keys(), ...before.keys()])) {
    const between = { before: before.get(pair2) ?? [], after: after.get(pair2) ?? [] };
    edges.push(...joined(between, united, isPart3));
  }
  return [...edges, ...united.moves];
}
function partsOf(known2, { afterOf }) {
  const parts = /* @__PURE__ */ new Set();
  for (const { from, to, twoWay } of known2.before.graph.edges) {
    const [starts, ends] = [afterOf(from), afterOf(to)];
    if (starts.length < 2 && ends.length < 2) continue;
    for (const start of starts) {
      for (const end of ends) {
        parts.add(`${start} ${end}`);
        if (twoWay) parts.add(`${end} ${start}`);
      }
    }
  }
  return ({ from, to }) => parts.has(`${from} ${to}`) || parts.has(`${to} ${from}`);
}
function joined({ before, after }, united, isPart3) {
  const left = new Set(before);
  const was = new Map(after.map((edge) => [edge, []]));
  const give = (edge, fits) => {
    for (const led2 of [...left].filter(fits)) {
      was.get(edge)?.push(led2);
      left.delete(led2);
    }
  };
  for (const edge of after) give(edge, (led2) => isAlong(led2, edge) && led2.edge.twoWay === edge.twoWay);
  for (const edge of after) give(edge, ({ edge: { twoWay } }) => twoWay || edge.twoWay);
  if (after.length === 1 && was.get(after[0])?.length === 0) give(after[0], () => true);
  const hadBoth = before.some(({ edge }) => edge.twoWay);
  return [
    ...after.map((edge) => now(edge, was.get(edge), { united, isKnown: hadBoth || isPart3(edge) })),
    ...gone([...left], united)
  ];
}
function now(edge, was, { united, isKnown: isKnown2 }) {
  if (was.length === 0) {
    if (!isKnown2 && !isAside(edge, united)) return createEdge({ ...edge, change: "create" });
    return createEdge({ ...edge, before: [] });
  }
  const isSame2 = was.some(
    (led2) => (hasSameHeads(led2, edge) || areImplied(led2, edge)) && led2.edge.label === edge.label && led2.edge.thin === edge.thin
  );
  return createEdge({ ...edge, ...!isSame2 && { change: "update" }, ...beforeOf(edge, was) });
}
function beforeOf(edge, was) {
  const [first] = was;
  const isPlain = was.length === 1 && isSameEdge({ ...first.edge, from: first.from, to: first.to }, edge);
  return isPlain ? {} : { before: was.map((led2) => led2.edge) };
}
function gone(left, united) {
  const isBoth = left.some(({ edge }) => edge.twoWay);
  const groups = groupBy(left, ({ from, to }) => isBoth ? "" : `${from} ${to}`);
  return [...groups.values()].map((was) => {
    const [first] = was;
    const isTurned = isBoth && byAddress(first.from, first.to) > 0;
    const twoWay = isBoth && first.from !== first.to;
    const ends = isTurned ? { from: first.to, to: first.from } : { from: first.from, to: first.to };
    const edge = { ...first.edge, ...ends, twoWay };
    return createEdge({
      ...edge,
      ...!isAside(edge, united) && { change: "delete" },
      ...beforeOf(edge, was)
    });
  });
}
var pairOf, isAlong, hasSameHeads, areImplied, isAside;
var init_edges = __esm({
  "src/compare/edges.ts"() {
    init_create();
    init_group_by();
    init_order();
    init_unmarked();
    pairOf = ({ from, to }) => from < to ? `${from} ${to}` : `${to} ${from}`;
    isAlong = ({ from, to }, edge) => from === edge.from && to === edge.to;
    hasSameHeads = (led2, edge) => (isAlong(led2, edge) || led2.edge.twoWay && edge.twoWay) && led2.edge.twoWay === edge.twoWay;
    areImplied = ({ edge: was }, edge) => was.provenance === "implied" && edge.provenance === "implied" && (was.twoWay || edge.twoWay);
    isAside = (edge, { nodes }) => [edge.from, edge.to].some((end) => {
      const node = nodes.get(end);
      return node?.change === "none" && (node.isGone === true || node.before?.length === 0);
    });
  }
});

// src/catalog/exposure/words.ts
function portsInWords({ protocol, from, to }) {
  const isUsual = protocol === "" || protocol === "tcp";
  const tail = isUsual || !/^[a-z]+$/.test(protocol) ? "" : ` (${protocol.toUpperCase()})`;
  if (from <= 1 && to >= LAST) return `all ports${tail}`;
  if (from !== to) return `ports ${from}-${to}${tail}`;
  const name = isUsual ? ADMINISTRATION.get(from) : void 0;
  return `port ${from}${name === void 0 ? tail : ` (${name})`}`;
}
var THE_INTERNET, INTERNET, ANY_ADDRESS, PUBLIC_ADDRESS, PUBLIC_ACCESS, EVERYBODY, EVERYBODY_WITH_ACCOUNT, UNAUTHORISED, ENDPOINT, THE_FIREWALL, WHOLE_ACCOUNT, WHOLE_PROJECT, ALL_OF_THEM, SOME_OF_THEM, widerThan, ADMINISTRATION, LAST;
var init_words = __esm({
  "src/catalog/exposure/words.ts"() {
    THE_INTERNET = /* @__PURE__ */ new Set([
      "*",
      "any",
      "internet",
      "0.0.0.0/0",
      "::/0",
      "0.0.0.0/1",
      "128.0.0.0/1",
      "::/1",
      "8000::/1"
    ]);
    INTERNET = "the internet";
    ANY_ADDRESS = "any address";
    PUBLIC_ADDRESS = "the internet (public address)";
    PUBLIC_ACCESS = "public access";
    EVERYBODY = "everybody";
    EVERYBODY_WITH_ACCOUNT = "everybody with an account";
    UNAUTHORISED = "calls without authorisation";
    ENDPOINT = "the endpoint";
    THE_FIREWALL = "the firewall";
    WHOLE_ACCOUNT = "the whole account";
    WHOLE_PROJECT = "the whole project";
    ALL_OF_THEM = /* @__PURE__ */ new Set([INTERNET, EVERYBODY]);
    SOME_OF_THEM = /* @__PURE__ */ new Set([EVERYBODY_WITH_ACCOUNT, "all of Azure", ANY_ADDRESS]);
    widerThan = (narrow) => SOME_OF_THEM.has(narrow) ? [...ALL_OF_THEM] : [];
    ADMINISTRATION = /* @__PURE__ */ new Map([
      [21, "FTP"],
      [22, "SSH"],
      [23, "Telnet"],
      [445, "SMB"],
      [2375, "Docker"],
      [3389, "RDP"],
      [5900, "VNC"],
      [5985, "WinRM"],
      [5986, "WinRM"]
    ]);
    LAST = 65535;
  }
});

// elsewhere:src/catalog/products.ts
var module14, homeOf, productOf;
var init_products = __esm({
  "elsewhere:src/catalog/products.ts"() {
    module14 = require("./picture.js").modules["src/catalog/products.ts"]();
    homeOf = module14.homeOf;
    productOf = module14.productOf;
  }
});

// elsewhere:src/text/english.ts
var module15, aOrAn, isPlural, listed, pluralOf;
var init_english = __esm({
  "elsewhere:src/text/english.ts"() {
    module15 = require("./picture.js").modules["src/text/english.ts"]();
    aOrAn = module15.aOrAn;
    isPlural = module15.isPlural;
    listed = module15.listed;
    pluralOf = module15.pluralOf;
  }
});

// elsewhere:src/catalog/index.ts
var module16, boxFactsOf, cloudOf, factsOf, isKnown;
var init_catalog = __esm({
  "elsewhere:src/catalog/index.ts"() {
    module16 = require("./picture.js").modules["src/catalog/index.ts"]();
    boxFactsOf = module16.boxFactsOf;
    cloudOf = module16.cloudOf;
    factsOf = module16.factsOf;
    isKnown = module16.isKnown;
  }
});

// elsewhere:src/catalog/aws/index.ts
var aws_exports = {};
__export(aws_exports, {
  PATTERN_TABLES: () => PATTERN_TABLES,
  TABLES: () => TABLES
});
var module17, PATTERN_TABLES, TABLES;
var init_aws = __esm({
  "elsewhere:src/catalog/aws/index.ts"() {
    module17 = require("./aws.js").modules["src/catalog/aws/index.ts"]();
    PATTERN_TABLES = module17.PATTERN_TABLES;
    TABLES = module17.TABLES;
  }
});

// elsewhere:src/catalog/azure/index.ts
var azure_exports = {};
__export(azure_exports, {
  PATTERN_TABLES: () => PATTERN_TABLES2,
  TABLES: () => TABLES2
});
var module18, PATTERN_TABLES2, TABLES2;
var init_azure = __esm({
  "elsewhere:src/catalog/azure/index.ts"() {
    module18 = require("./azure.js").modules["src/catalog/azure/index.ts"]();
    PATTERN_TABLES2 = module18.PATTERN_TABLES;
    TABLES2 = module18.TABLES;
  }
});

// elsewhere:src/catalog/google/index.ts
var google_exports = {};
__export(google_exports, {
  PATTERN_TABLES: () => PATTERN_TABLES3,
  TABLES: () => TABLES3
});
var module19, PATTERN_TABLES3, TABLES3;
var init_google = __esm({
  "elsewhere:src/catalog/google/index.ts"() {
    module19 = require("./google.js").modules["src/catalog/google/index.ts"]();
    PATTERN_TABLES3 = module19.PATTERN_TABLES;
    TABLES3 = module19.TABLES;
  }
});

// elsewhere:src/catalog/other/index.ts
var other_exports = {};
__export(other_exports, {
  PATTERN_TABLES: () => PATTERN_TABLES4,
  TABLES: () => TABLES4
});
var module20, PATTERN_TABLES4, TABLES4;
var init_other = __esm({
  "elsewhere:src/catalog/other/index.ts"() {
    module20 = require("./picture.js").modules["src/catalog/other/index.ts"]();
    PATTERN_TABLES4 = module20.PATTERN_TABLES;
    TABLES4 = module20.TABLES;
  }
});

// src/catalog/tables.ts
var TABLES5;
var init_tables = __esm({
  "src/catalog/tables.ts"() {
    init_aws();
    init_azure();
    init_google();
    init_other();
    TABLES5 = [aws_exports, azure_exports, google_exports, other_exports].flatMap((tables) => tables.TABLES);
  }
});

// src/catalog/speech/nouns.ts
var EFFECT_OF, NOUNS, COUNTABLE;
var init_nouns = __esm({
  "src/catalog/speech/nouns.ts"() {
    EFFECT_OF = {
      storage: "store",
      database: "store",
      analytics: "store",
      compute: "compute",
      containers: "compute",
      ml: "compute",
      integration: "compute",
      network: "network",
      security: "other",
      management: "other",
      developer: "other",
      people: "other",
      other: "other"
    };
    NOUNS = [
      // ---- ways in
      { title: /load balancer$/i, noun: "load balancer", effect: "entry", mayBePublic: true },
      {
        title: /^application gateway( for containers)?$/i,
        noun: "application gateway",
        effect: "entry",
        mayBePublic: true
      },
      {
        title: /^API Gateway( (REST|HTTP|WebSocket))? API$|^AppSync GraphQL API$/,
        noun: "API",
        effect: "entry",
        mayBePublic: true
      },
      { title: /^API Gateway$/, noun: "API gateway", effect: "entry", mayBePublic: true },
      {
        title: /^API Management$|^Front Door( profile)?$|^Traffic Manager profile$|^Firebase Hosting site$|^Static web app$/,
        effect: "entry"
      },
      {
        title: /^CloudFront (multi-tenant )?distribution$|^CDN profile$|^Media CDN service$|^Cloud CDN$|^Fastly service$/,
        noun: "CDN",
        effect: "entry"
      },
      { title: /^Private DNS zone$/, noun: "private DNS zone", effect: "network" },
      { title: /\bhosted zone$|^(Cloud )?DNS zone$|^Cloudflare zone$/, noun: "DNS zone", effect: "entry", leads: "for" },
      {
        title: /^Route 53 record$|DNS .*record( set)?$|^Cloudflare (DNS )?record$/,
        noun: "DNS record",
        effect: "entry",
        leads: "for"
      },
      {
        title: /\bweb ACL$|\bWAF policy$|^Cloud Armor (regional )?policy$/,
        noun: "web application firewall",
        effect: "entry"
      },
      { title: /^Global Accelerator$/, noun: "global accelerator", effect: "entry" },
      { title: /^Bastion$/, noun: "bastion", effect: "entry" },
      { title: /^Ingress$/, noun: "ingress", effect: "entry" },
      {
        title: /^(HTTP route|Gateway|Internet gateway|Egress-only internet gateway|App Mesh virtual gateway)$/,
        effect: "entry"
      },
      {
        title: /^(Elastic IP|Public IP( address)?|(Global |External )?static IP( address)?|Global address)$/i,
        noun: "public IP address",
        effect: "entry",
        leads: "for"
      },
      // ---- what is kept
      {
        title: /^RDS (instance|for .*)$|^Aurora (MySQL|PostgreSQL|(DSQL )?cluster|instance)$|^Lightsail database$/,
        noun: "database",
        effect: "store"
      },
      {
        title: /^Cloud SQL\b.*$|^(AlloyDB|DocumentDB|Neptune|MongoDB Atlas) (elastic )?cluster$|^(Spanner|Bigtable) instance$/,
        noun: "database",
        effect: "store"
      },
      {
        title: /^Cosmos DB( account| for (MongoDB vCore|PostgreSQL))$|^(SQL|Firestore|Timestream|DigitalOcean|Snowflake) (managed )?database$|^Oracle Autonomous Database$/,
        noun: "database",
        effect: "store"
      },
      { title: /^(PostgreSQL|MySQL|MariaDB|SQL)( flexible)? server$/, noun: "database server", effect: "store" },
      { title: /^SQL Managed Instance$/, noun: "database server", effect: "store" },
      { title: /^DynamoDB table$/ },
      {
        title: /^(ElastiCache (cluster|replication group|Serverless|for .*)|Memorystore\b.*|Azure (Cache for|Managed) Redis|MemoryDB cluster|Redis Enterprise cluster|DynamoDB Accelerator)$/,
        noun: "cache",
        effect: "store"
      },
      { title: /^(S3|S3 directory|S3 on Outposts|Cloud Storage|Lightsail) bucket$/, noun: "bucket", effect: "store" },
      { title: /^(SQS|Cloud Tasks|Service Bus|Storage) queue$/, noun: "queue", effect: "store" },
      { title: /^(SNS|Pub\/Sub( Lite)?|Event Grid|Service Bus|Confluent Kafka) topic$/, noun: "topic", effect: "store" },
      { title: /^Kinesis data stream$/, noun: "data stream", effect: "store" },
      { title: /^Amazon MQ broker$/, noun: "message broker", effect: "store" },
      {
        title: /^(MSK( Serverless)?|Managed Kafka|Confluent Kafka|HDInsight Kafka) cluster$/,
        noun: "Kafka cluster",
        effect: "store"
      },
      { title: /^(Service Bus|Event Hubs) namespace$/, effect: "store" },
      { title: /^EFS file system$|^FSx for .*$|^Filestore instance$/, noun: "file system" },
      { title: /^EBS volume$|^(Managed|Persistent|Regional persistent) disk$/, noun: "disk" },
      { title: /^(OpenSearch|Elasticsearch|CloudSearch) domain$/, noun: "search domain", effect: "store" },
      { title: /^AI Search$/, noun: "search service", effect: "store" },
      { title: /^Redshift (cluster|Serverless workgroup)$|^Snowflake warehouse$/, noun: "data warehouse", effect: "store" },
      { title: /^(Secrets Manager|Secret Manager) secret$/, noun: "secret" },
      { title: /^Key Vault$/, noun: "key vault" },
      { title: /^(ECR|Artifact Registry|ECR public) repository$|^Container [Rr]egistry$/, effect: "other" },
      // ---- what runs
      { title: /^(Lambda function|Cloud Function|Cloud Run function)$/, noun: "function" },
      { title: /^((Linux|Windows|Flex Consumption) )?function app$/i, noun: "function app", effect: "compute" },
      { title: /^(ECS|ECS Express|Fargate|Cloud Run|App Runner) service$/, noun: "service" },
      { title: /^((Linux|Windows) )?web app$|^App Service$/i, noun: "web app", effect: "compute" },
      {
        title: /^(EKS|AKS|GKE|Azure Arc Kubernetes|DigitalOcean Kubernetes) cluster$/,
        noun: "Kubernetes cluster",
        effect: "compute"
      },
      { title: /^(EKS node group|(AKS|GKE) node pool)$/, noun: "node pool", effect: "compute" },
      { title: /^Compute Engine VM$|^((Linux|Windows) )?virtual machine$/i, noun: "virtual machine", effect: "compute" },
      { title: /^((Linux|Windows|Flexible) scale set|VM scale set)$/, noun: "scale set", effect: "compute" },
      { title: /^(StatefulSet|DaemonSet|CronJob)$/, effect: "compute" },
      { title: /^Step Functions state machine$/, noun: "state machine" },
      // ---- how it is joined
      { title: /^Region$/, noun: "region", effect: "network" },
      { title: /^Account$/, noun: "account", effect: "network" },
      { title: /^(VPC|VPC network|Virtual network)$/, effect: "network" },
      { title: /^Availability Zone$/, noun: "availability zone", effect: "network" },
      { title: /^Zone$/, noun: "zone", effect: "network" },
      { title: /^Private subnet$/, noun: "private subnet", effect: "network" },
      { title: /^Public subnet$/, noun: "public subnet", effect: "network" },
      { title: /^Subnet$/i, noun: "subnet", effect: "network" },
      { title: /^NAT gateway$|^Cloud NAT$/, noun: "NAT gateway", effect: "network" },
      { title: /^Security group$/, effect: "network" },
      { title: /^Site-to-Site VPN$/, noun: "VPN connection", effect: "network" },
      { title: /^(Azure Firewall|Network Firewall|Palo Alto firewall)$/, noun: "network firewall", effect: "network" }
    ];
    COUNTABLE = /^(StatefulSet|DaemonSet|CronJob|ConfigMap|Pod|Droplet|VM|WorkSpace|CodePipeline|Proxy)$/;
  }
});

// src/catalog/speech/index.ts
function spokenOf(type, title) {
  const key = `${type}
${title}`;
  const before = known.get(key);
  if (before !== void 0) return before;
  const at = NOUNS.findIndex((each) => each.title.test(title));
  const row = NOUNS[at];
  const one2 = row?.noun ?? inText(short(title, NOUN_LENGTH_MAX));
  const isProper = row?.noun === void 0 && !isCommon(one2);
  const fresh = {
    one: one2,
    many: isProper ? one2 : pluralOf(one2),
    isProper,
    effect: row?.effect ?? EFFECT_OF[factsOf(type).category],
    order: row === void 0 ? NOUNS.length : at,
    mayBePublic: row?.mayBePublic ?? false,
    leads: row?.leads ?? "in front of"
  };
  known.set(key, fresh);
  return fresh;
}
function inText(title) {
  const first = /^[A-Z][a-z]+(?=( [a-z-]+)*$)/.exec(title)?.[0].toLowerCase();
  return first !== void 0 && SMALL_WORDS.has(first) ? first + title.slice(first.length) : title;
}
function isCommon(title) {
  const last = title.split(" ").at(-1);
  return /^[a-z]/.test(last) || /^[A-Z]{2,}$/.test(last) || COUNTABLE.test(last);
}
var NOUN_LENGTH_MAX, known, SMALL_WORDS;
var init_speech = __esm({
  "src/catalog/speech/index.ts"() {
    init_english();
    init_short();
    init_catalog();
    init_tables();
    init_nouns();
    NOUN_LENGTH_MAX = 60;
    known = /* @__PURE__ */ new Map();
    SMALL_WORDS = new Set(
      TABLES5.flatMap((table2) => Object.values(table2).flatMap(({ title = "" }) => title.split(" ").slice(1))).filter(
        (word) => /^[a-z]/.test(word)
      )
    );
  }
});

// elsewhere:src/graph/address.ts
var module21, formatAddress, isAddress, isDigit, isNameCode, isShort, modulesOf, parseAddress, runEnd, typeOf, withCopy, withoutIndexes;
var init_address = __esm({
  "elsewhere:src/graph/address.ts"() {
    module21 = require("./picture.js").modules["src/graph/address.ts"]();
    formatAddress = module21.formatAddress;
    isAddress = module21.isAddress;
    isDigit = module21.isDigit;
    isNameCode = module21.isNameCode;
    isShort = module21.isShort;
    modulesOf = module21.modulesOf;
    parseAddress = module21.parseAddress;
    runEnd = module21.runEnd;
    typeOf = module21.typeOf;
    withCopy = module21.withCopy;
    withoutIndexes = module21.withoutIndexes;
  }
});

// src/compare/ports.ts
function withoutPorts(ports, others) {
  const taken = others.filter(({ protocol }) => protocol === "" || protocol === ports.protocol);
  return taken.reduce((left, other) => left.flatMap((one2) => minus(one2, other)), [ports]);
}
function minus(one2, { from, to }) {
  if (to < one2.from || from > one2.to) return [one2];
  return [...from > one2.from ? [{ ...one2, to: from - 1 }] : [], ...to < one2.to ? [{ ...one2, from: to + 1 }] : []];
}
var init_ports = __esm({
  "src/compare/ports.ts"() {
  }
});

// src/compare/exposure.ts
function withExposure(nodes, sides) {
  const all = new Map(nodes.map((node) => [node.address, node]));
  const changes = groupBy(
    exposureChanges(sides, (address2) => isEntry(all.get(address2))),
    ({ of }) => of
  );
  const marked2 = nodes.map((node) => {
    const exposure = changes.get(node.address)?.map(({ of: _, ...change2 }) => change2);
    if (exposure === void 0) return node;
    const change = node.change === "none" ? "update" : node.change;
    return createNode({ ...node, change, changed: { ...node.changed, exposure } });
  });
  const elsewhere = [...changes].filter(([address2]) => !all.has(address2)).flatMap(
    ([address2, found2]) => found2.map(({ of: _, ...change }) => ({ address: address2, type: typeOf(address2), ...change }))
  );
  return { nodes: marked2, elsewhere: elsewhere.sort((a, b) => byAddress(a.address, b.address)) };
}
function exposedGraph(graph, sides) {
  const { nodes, elsewhere } = withExposure([...graph.nodes.values()], sides);
  const byAddressOf = new Map(nodes.map((node) => [node.address, node]));
  return Object.freeze({ ...graph, nodes: byAddressOf, ...elsewhere.length > 0 && { exposure: elsewhere } });
}
function exposureChanges(sides, isWayIn) {
  const { wasThere, isThere } = sides;
  const [before, after] = [sidesOf(sides.before), sidesOf(sides.after)];
  const stays = (address2) => wasThere(address2) && isThere(address2);
  const mayOpen = (one2) => one2.isUsual === true || one2.isOfPart === true ? stays(one2.of) && stays(one2.by) : wasThere(one2.of) || !isWayIn(one2.of);
  const mayClose = (one2) => isThere(one2.of) && (one2.isUsual !== true && one2.isOfPart !== true ? true : stays(one2.by));
  const marked2 = (change, { of, what, to, by, at }) => ({
    ...{ of, change, what, to, by },
    ...at !== void 0 && { at }
  });
  const all = [
    ...onlyIn(after.open, before.open).filter(mayOpen).map((one2) => marked2("opens", one2)),
    ...onlyIn(before.shut, after.shut).filter(({ of }) => stays(of)).map((one2) => marked2("opens", one2)),
    ...onlyIn(before.open, after.open).filter(mayClose).map((one2) => marked2("closes", one2)),
    ...onlyIn(after.shut, before.shut).filter(({ of }) => stays(of)).map((one2) => marked2("closes", one2))
  ];
  return onceEach(all).sort(
    (a, b) => byAddress(a.of, b.of) || byText(b.change, a.change) || byText(a.what, b.what) || byText(a.to, b.to)
  );
}
function onlyIn(side, other) {
  const others = groupBy(other, keyOf);
  const left = notSaidWider(side);
  return side.flatMap((one2) => {
    const { ports } = one2;
    const same = [one2.to, ...widerThan(one2.to)].flatMap((to) => others.get(keyOf({ ...one2, to })) ?? []);
    if (ports === void 0) return same.length === 0 ? [one2] : [];
    const theirs = same.flatMap(portsIn);
    return (left.get(one2) ?? [ports]).flatMap((part) => withoutPorts(part, theirs)).map((part) => ({ ...one2, what: portsInWords(part), ports: part }));
  });
}
function notSaidWider(side) {
  const left = /* @__PURE__ */ new Map();
  for (const alike3 of groupBy(
    side.filter(({ ports }) => ports !== void 0),
    keyOf
  ).values()) {
    const said2 = [];
    for (const one2 of [...alike3].sort((a, b) => sizeOf(b) - sizeOf(a))) {
      left.set(one2, withoutPorts(one2.ports, said2));
      said2.push(...portsIn(one2));
    }
  }
  return left;
}
function onceEach(all) {
  const seen = /* @__PURE__ */ new Map();
  for (const one2 of all) {
    const key = [one2.of, one2.change, one2.what, one2.to].join("\n");
    if (!seen.has(key)) seen.set(key, one2);
  }
  return [...seen.values()];
}
var isEntry, sidesOf, keyOf, portsIn, sizeOf;
var init_exposure = __esm({
  "src/compare/exposure.ts"() {
    init_words();
    init_products();
    init_speech();
    init_address();
    init_create();
    init_group_by();
    init_order();
    init_ports();
    isEntry = (node) => node !== void 0 && spokenOf(node.type, productOf(node.type, node.attributes).title).effect === "entry";
    sidesOf = (all) => ({
      open: all.filter(({ shuts }) => shuts !== true),
      shut: all.filter(({ shuts }) => shuts === true)
    });
    keyOf = ({ of, what, to, by, isOfPart, ports }) => [of, ports === void 0 ? what : "ports", to, isOfPart === true ? by : ""].join("\n");
    portsIn = ({ ports }) => ports === void 0 ? [] : [ports];
    sizeOf = ({ ports }) => ports === void 0 ? 0 : ports.to - ports.from;
  }
});

// elsewhere:src/graph/put.ts
var module22, put;
var init_put = __esm({
  "elsewhere:src/graph/put.ts"() {
    module22 = require("./plan.js").modules["src/graph/put.ts"]();
    put = module22.put;
  }
});

// elsewhere:src/catalog/attributes.ts
var module23, ACCESS_ATTRIBUTE, ALLOWED_ATTRIBUTES, MODULE_PURPOSE, OPENED_ATTRIBUTE, SHOWN_NAME, SOLE_ATTRIBUTE, TAG_ATTRIBUTES, isArchitecture, isSameValue, placesOf, valuesShown;
var init_attributes = __esm({
  "elsewhere:src/catalog/attributes.ts"() {
    module23 = require("./picture.js").modules["src/catalog/attributes.ts"]();
    ACCESS_ATTRIBUTE = module23.ACCESS_ATTRIBUTE;
    ALLOWED_ATTRIBUTES = module23.ALLOWED_ATTRIBUTES;
    MODULE_PURPOSE = module23.MODULE_PURPOSE;
    OPENED_ATTRIBUTE = module23.OPENED_ATTRIBUTE;
    SHOWN_NAME = module23.SHOWN_NAME;
    SOLE_ATTRIBUTE = module23.SOLE_ATTRIBUTE;
    TAG_ATTRIBUTES = module23.TAG_ATTRIBUTES;
    isArchitecture = module23.isArchitecture;
    isSameValue = module23.isSameValue;
    placesOf = module23.placesOf;
    valuesShown = module23.valuesShown;
  }
});

// elsewhere:src/graph/changes.ts
var module24, CHANGES2, countedWith, countsInGlyphs, glyphOf, partsApart;
var init_changes = __esm({
  "elsewhere:src/graph/changes.ts"() {
    module24 = require("./picture.js").modules["src/graph/changes.ts"]();
    CHANGES2 = module24.CHANGES;
    countedWith = module24.countedWith;
    countsInGlyphs = module24.countsInGlyphs;
    glyphOf = module24.glyphOf;
    partsApart = module24.partsApart;
  }
});

// elsewhere:src/graph/containers.ts
var module25, CONTAINER_TYPES, isContainerType;
var init_containers = __esm({
  "elsewhere:src/graph/containers.ts"() {
    module25 = require("./picture.js").modules["src/graph/containers.ts"]();
    CONTAINER_TYPES = module25.CONTAINER_TYPES;
    isContainerType = module25.isContainerType;
  }
});

// elsewhere:src/graph/terraform-address.ts
var module26, assignAddresses, formatTerraformAddress, isSameByCount, parseTerraformAddress, toGraphAddress;
var init_terraform_address = __esm({
  "elsewhere:src/graph/terraform-address.ts"() {
    module26 = require("./picture.js").modules["src/graph/terraform-address.ts"]();
    assignAddresses = module26.assignAddresses;
    formatTerraformAddress = module26.formatTerraformAddress;
    isSameByCount = module26.isSameByCount;
    parseTerraformAddress = module26.parseTerraformAddress;
    toGraphAddress = module26.toGraphAddress;
  }
});

// src/compare/statements.ts
function stepsOf(text) {
  const isModule = /^module\.[^.]+$|\.module\.[^.]+$/.test(text.replace(/\["(?:[^"\\]|\\.)*"\]/g, ""));
  const parts = parseTerraformAddress(isModule ? `${text}.x.x` : text);
  if (parts === null) return null;
  const modules2 = parts.modules.map(({ name: name2, index }) => ({ name: `module.${name2}`, index }));
  if (isModule) return modules2;
  const name = `${parts.mode === "data" ? "data." : ""}${parts.type}.${parts.name}`;
  return [...modules2, { name, index: parts.index }];
}
function indexed(pairs) {
  const byNames = /* @__PURE__ */ new Map();
  for (const [a, b] of pairs) {
    const [from, to] = [stepsOf(a), stepsOf(b)];
    if (from !== null && to !== null) put(byNames, namesOf(from), { from, to });
  }
  for (const all of byNames.values()) all.sort((a, b) => keysIn(b.from) - keysIn(a.from));
  return (steps) => {
    const found2 = [];
    for (let length = steps.length; length > 0; length--) {
      found2.push(...byNames.get(namesOf(steps.slice(0, length))) ?? []);
    }
    return found2;
  };
}
function led({ from, to }, steps) {
  if (!isAbout(from, steps)) return null;
  const last = { from: from.length - 1, to: to.length - 1 };
  const placeOf = (at) => {
    if (at === last.from) return last.to;
    return at < last.to && to[at]?.name === from[at]?.name ? at : -1;
  };
  const target = [...to];
  for (const [at, { index }] of from.entries()) {
    const key = index === null ? steps[at]?.index ?? null : null;
    if (key === null) continue;
    const step = to[placeOf(at)];
    if (step === void 0 || step.index !== null) return null;
    target[placeOf(at)] = { ...step, index: key };
  }
  return [...target, ...steps.slice(from.length)];
}
function follower(moved, isThere) {
  const statements = indexed(moved);
  return (origin) => {
    if (moved.size === 0) return origin;
    let steps = stepsOf(origin);
    const seen = /* @__PURE__ */ new Set([origin]);
    while (steps !== null && seen.size <= MODULE_DEPTH) {
      const at = steps;
      const next = firstOf(statements(at), (statement) => led(statement, at));
      const text = next === null ? "" : textOf(next);
      if (next === null || seen.has(text)) return origin;
      if (isThere(text)) return text;
      seen.add(text);
      steps = next;
    }
    return origin;
  };
}
function firstOf(things2, find) {
  for (const thing of things2) {
    const found2 = find(thing);
    if (found2 !== null) return found2;
  }
  return null;
}
function coverOf(addresses) {
  const statements = indexed([...addresses].map((address2) => [address2, address2]));
  return (origin) => {
    const steps = addresses.size === 0 ? null : stepsOf(origin);
    return steps !== null && statements(steps).some(({ from }) => isAbout(from, steps));
  };
}
var textOf, namesOf, keysIn, isAbout;
var init_statements = __esm({
  "src/compare/statements.ts"() {
    init_put();
    init_terraform_address();
    init_limits();
    textOf = (steps) => steps.map(({ name, index }) => index === null ? name : `${name}[${index}]`).join(".");
    namesOf = (steps) => steps.map(({ name }) => name).join(".");
    keysIn = (steps) => steps.filter(({ index }) => index !== null).length;
    isAbout = (from, steps) => from.every(({ index }, at) => index === null || index === steps[at]?.index);
  }
});

// src/compare/known.ts
function knownSide({ graph, entries, values }) {
  const byAddress2 = new Map(entries.map((entry) => [entry.address, entry]));
  const entryOf = (stem) => byAddress2.get(stem);
  return { graph, values, entries, entryOf, originOf: (stem) => entryOf(stem)?.origin ?? stem };
}
function know(a, b, said2) {
  const [before, after] = [knownSide(a), knownSide(b)];
  const stems = allStems(b);
  const byOrigin = new Map(b.entries.map(({ origin, address: address2 }) => [origin, address2]));
  const addressOf = (origin) => {
    const address2 = byOrigin.get(origin) ?? toGraphAddress(origin, "short");
    return address2 !== null && stems.has(address2) ? address2 : null;
  };
  const follow2 = follower(said2.moved, (origin) => addressOf(origin) !== null);
  const forth = /* @__PURE__ */ new Map();
  const back = /* @__PURE__ */ new Map();
  const own = [...allStems(a)];
  for (const stem of own.filter((each) => stems.has(each))) {
    forth.set(stem, stem);
    back.set(stem, stem);
  }
  for (const stem of own) {
    if (forth.has(stem)) continue;
    const target = addressOf(follow2(before.originOf(stem)));
    if (target === null || back.has(target)) continue;
    forth.set(stem, target);
    back.set(target, stem);
  }
  const isForgotten = coverOf(said2.forgotten);
  const isImported = coverOf(said2.imported);
  return {
    before,
    after,
    stemAfter: (stem) => forth.get(stem) ?? stem,
    stemBefore: (stem) => back.get(stem),
    isThere: (stem) => forth.has(stem),
    isForgotten: (stem) => isForgotten(before.originOf(stem)),
    isImported: (stem) => isImported(after.originOf(stem))
  };
}
var stemOf, stemsOf, isTold, allStems;
var init_known = __esm({
  "src/compare/known.ts"() {
    init_address();
    init_terraform_address();
    init_statements();
    stemOf = (address2) => withCopy(address2, null);
    stemsOf = ({ address: address2, instances }) => (instances ?? [address2]).map(stemOf);
    isTold = ({ count, countUnknown, instances }) => countUnknown !== true && count === (instances?.length ?? 1);
    allStems = ({ graph, entries }) => /* @__PURE__ */ new Set([...[...graph.nodes.values()].flatMap(stemsOf), ...entries.map(({ address: address2 }) => address2)]);
  }
});

// src/compare/details.ts
function countsOf(names2) {
  const all = [...names2];
  const counts = CHANGES2.map((name) => [name, all.filter((each) => each === name).length]);
  const some = counts.filter(([, count]) => count > 0);
  return some.length === 0 ? void 0 : Object.fromEntries(some);
}
function changedValues(before, after) {
  const names2 = new Set([...Object.keys(before), ...Object.keys(after)].filter(isArchitecture));
  return [...names2].sort(byText).map((name) => ({ name, before: textOf2(before, name), after: textOf2(after, name) })).filter(({ name, before: old, after: now2 }) => !isSameValue(name, old, now2));
}
function valuesOfResource(before, after, known2) {
  const [old, now2] = [known2.before.values.get(before), known2.after.values.get(after)];
  return old === void 0 || now2 === void 0 ? [] : changedValues(old, now2);
}
function instancesOf(before, after, known2) {
  const now2 = after.flatMap(stemsOf);
  const old = before.flatMap(stemsOf);
  const own = new Set(old);
  return {
    created: now2.filter((stem) => known2.stemBefore(stem) === void 0),
    deleted: old.filter((stem) => !known2.isThere(stem)),
    shared: now2.flatMap((stem) => {
      const was = known2.stemBefore(stem);
      return was !== void 0 && own.has(was) ? [[was, stem]] : [];
    })
  };
}
function untold(before, after) {
  const values = changedValues(before[0].attributes, after.attributes);
  const isUnknown = [...before, after].some(({ countUnknown }) => countUnknown === true);
  const countBefore = sumOf(before);
  const differs = !isUnknown && countBefore !== after.count;
  return { values, isUpdated: values.length > 0 || differs, ...differs && { countBefore } };
}
function numbersOf(before, after, known2) {
  const isOne = [...before, after].every(({ instances: instances2 }) => instances2 === void 0);
  if (isOne || !isTold(after) || !before.every(isTold)) return untold(before, after);
  const { created, deleted: deleted2, shared } = instancesOf(before, [after], known2);
  const updated = shared.map(([was, is]) => valuesOfResource(was, is, known2)).filter((values2) => values2.length > 0);
  const own = valuesOfNode(before, after, known2);
  const isBox = isContainerType(after.type);
  const values = own.length > 0 || after.count === 1 && !isBox ? own : updated[0] ?? own;
  const isUneven = created.length + deleted2.length > 0 || updated.length > 0 && updated.length < shared.length;
  const instances = countsOf([
    ...created.map((stem) => known2.isImported(stem) ? "import" : "create"),
    ...deleted2.map((stem) => known2.isForgotten(stem) ? "forget" : "delete"),
    ...updated.map(() => "update")
  ]);
  const countBefore = after.count - created.length + deleted2.length;
  return {
    values,
    isUpdated: values.length > 0 || isUneven,
    ...isUneven && instances !== void 0 && { instances },
    ...countBefore !== after.count && { countBefore }
  };
}
function valuesOfNode(before, after, known2) {
  const [first] = before;
  const values = changedValues(first.attributes, after.attributes);
  const old = before.flatMap(stemsOf).map(known2.stemAfter);
  if (isContainerType(after.type)) {
    const isAlike2 = before.length === 1 && old.length === stemsOf(after).length && stemsOf(after).every((stem) => old.includes(stem));
    return isAlike2 ? values : values.filter(({ name, before: was, after: is }) => name === ACCESS_ATTRIBUTE && was && is);
  }
  return old[0] === stemsOf(after)[0] ? values : [];
}
function markOf(before, after, isElsewhere, known2) {
  const [first] = before;
  const { values, isUpdated, ...numbers } = numbersOf(before, after, known2);
  const names2 = [];
  if (isUpdated || first.lookedUp !== after.lookedUp) names2.push("update");
  const movedFrom2 = movedFromOf(before, after, known2);
  if (isElsewhere || movedFrom2 !== void 0) names2.push("move");
  return marked(strongest(names2), {
    ...movedFrom2 !== void 0 && { movedFrom: movedFrom2 },
    ...values.length > 0 && { values },
    ...numbers
  });
}
function movedFromOf(before, after, known2) {
  if (after.provenance === "implied") return void 0;
  const own = new Set(before.flatMap(stemsOf));
  for (const stem of stemsOf(after)) {
    const was = known2.stemBefore(stem);
    if (was === void 0 || was === stem || !own.has(was)) continue;
    if (!isSameByCount(known2.before.originOf(was), known2.after.originOf(stem))) return known2.before.originOf(was);
  }
  return void 0;
}
function markOfAll(names2, strong) {
  const first = names2[0];
  if (names2.every((name) => name === first)) return marked(first);
  const isImported = names2.includes("import");
  const instances = countsOf(names2.filter((name) => name !== "none"));
  const change = names2.includes("none") ? "update" : strong;
  return marked(change, { ...isImported && { isImported }, ...instances !== void 0 && { instances } });
}
var strongest, textOf2, sumOf, marked;
var init_details = __esm({
  "src/compare/details.ts"() {
    init_attributes();
    init_changes();
    init_containers();
    init_order();
    init_terraform_address();
    init_known();
    strongest = (names2) => CHANGES2.find((name) => names2.includes(name)) ?? "none";
    textOf2 = (attributes, name) => Object.hasOwn(attributes, name) ? attributes[name] : null;
    sumOf = (nodes) => [...new Map(nodes.map(({ address: address2, count }) => [stemOf(address2), count])).values()].reduce((sum, one2) => sum + one2, 0);
    marked = (change, changed2 = {}) => Object.keys(changed2).length === 0 ? { change } : { change, changed: changed2 };
  }
});

// src/compare/folded.ts
function foldedChanges(known2, { placeOf }) {
  const { before, after, stemBefore } = known2;
  const found2 = /* @__PURE__ */ new Map();
  for (const { address: address2, origin, bucket, node } of after.entries) {
    if (bucket !== "folded" || node === void 0 || !after.graph.nodes.has(node)) continue;
    const was = stemBefore(address2);
    if (was === void 0) {
      put(found2, node, { address: origin, change: known2.isImported(address2) ? "import" : "create" });
    } else if (before.entryOf(was)?.bucket === "folded") {
      const values = valuesOfResource(was, address2, known2);
      if (values.length > 0) put(found2, node, { address: origin, change: "update", values });
    }
  }
  for (const { address: address2, origin, bucket, node } of before.entries) {
    if (bucket !== "folded" || node === void 0 || !before.graph.nodes.has(node)) continue;
    if (!known2.isThere(address2)) {
      put(found2, placeOf(node), { address: origin, change: known2.isForgotten(address2) ? "forget" : "delete" });
    }
  }
  return new Map(
    [...found2].map(([address2, parts]) => [
      address2,
      {
        counts: countsOf(parts.map(({ change }) => change)),
        values: agreeing(parts.flatMap(({ values = [] }) => values)),
        parts: parts.sort((a, b) => byAddress(a.address, b.address))
      }
    ])
  );
}
function agreeing(values) {
  const byName = /* @__PURE__ */ new Map();
  for (const value of values) put(byName, value.name, value);
  const isAlike2 = (value, other) => value.before === other.before && value.after === other.after;
  return [...byName.values()].filter(([first, ...others]) => others.every((other) => isAlike2(first, other))).map(([first]) => first);
}
function withFolded(node, parts) {
  if (parts === void 0) return node;
  const own = node.changed?.values ?? [];
  const names2 = new Set(own.map(({ name }) => name));
  const values = [...own, ...parts.values.filter(({ name }) => !names2.has(name))].sort(
    (a, b) => byText(a.name, b.name)
  );
  return {
    ...node,
    change: node.change === "none" ? "update" : node.change,
    changed: { ...node.changed, folded: parts.counts, parts: parts.parts, ...values.length > 0 && { values } }
  };
}
var init_folded = __esm({
  "src/compare/folded.ts"() {
    init_order();
    init_put();
    init_details();
  }
});

// elsewhere:src/graph/count-resources.ts
var module27, countDrawn, countResources, isOfSource, isPseudoType;
var init_count_resources = __esm({
  "elsewhere:src/graph/count-resources.ts"() {
    module27 = require("./picture.js").modules["src/graph/count-resources.ts"]();
    countDrawn = module27.countDrawn;
    countResources = module27.countResources;
    isOfSource = module27.isOfSource;
    isPseudoType = module27.isPseudoType;
  }
});

// src/compare/hints.ts
function withHints(nodes, edges) {
  const all = new Map(nodes.map((node) => [node.address, node]));
  const hints = /* @__PURE__ */ new Map();
  const unclear = levelsOf(nodes, all).flatMap((level) => {
    const groups = alikeIn(level, hints);
    for (const { gone: gone2, fresh } of groups) if (gone2.length === 1 && fresh.length === 1) pair(gone2, fresh, hints);
    return groups.filter(({ gone: gone2, fresh }) => gone2.length + fresh.length > 2);
  });
  byNeighbours(unclear, edges, hints);
  const both2 = new Map([...hints, ...[...hints].map(([now2, old]) => [old, now2])]);
  return nodes.map((node) => {
    const looksLike2 = both2.get(node.address);
    return looksLike2 === void 0 ? node : { ...node, changed: { ...node.changed, looksLike: looksLike2 } };
  });
}
function pair(gone2, fresh, hints) {
  hints.set(fresh[0].address, gone2[0].address);
}
function levelsOf(nodes, all) {
  const depths = /* @__PURE__ */ new Map([[null, -1]]);
  const levels = [];
  for (const node of nodes) {
    const way = [];
    let at = node;
    while (at !== void 0 && !depths.has(at.address)) {
      way.push(at);
      at = at.parent === null ? void 0 : all.get(at.parent);
    }
    for (const { address: address2, parent } of way.reverse()) depths.set(address2, depths.get(parent) + 1);
    if (!isMeant(node)) continue;
    const depth = depths.get(node.address);
    levels[depth] ??= [];
    levels[depth].push(node);
  }
  return levels.filter((level) => level !== void 0);
}
function alikeIn(level, hints) {
  const groups = /* @__PURE__ */ new Map();
  for (const node of level) {
    const { attributes, change, count, parent, type } = node;
    const isGone = change === "delete";
    const box = parent === null ? null : hints.get(parent) ?? parent;
    const words = Object.entries(attributes).filter(([name]) => isArchitecture(name));
    const key = JSON.stringify([type, box, count, words.sort(([a], [b]) => byText(a, b))]);
    const group = groups.get(key) ?? { gone: [], fresh: [] };
    groups.set(key, group);
    (isGone ? group.gone : group.fresh).push(node);
  }
  return [...groups.values()].filter(({ gone: gone2, fresh }) => gone2.length > 0 && fresh.length > 0);
}
function byNeighbours(groups, edges, hints) {
  if (groups.length === 0) return;
  const arrows = /* @__PURE__ */ new Map();
  const known2 = (end) => hints.get(end) ?? end;
  for (const { from, to, twoWay, label, change } of edges) {
    if (change === "move") continue;
    put(arrows, from, `${twoWay ? "<->" : "->"} ${known2(to)} ${label}`);
    put(arrows, to, `${twoWay ? "<->" : "<-"} ${known2(from)} ${label}`);
  }
  const wordsOf = ({ address: address2 }) => (arrows.get(address2) ?? []).sort(byText).join("\n");
  for (const { gone: gone2, fresh } of groups) {
    const same = /* @__PURE__ */ new Map();
    for (const node of [...gone2, ...fresh]) {
      const group = same.get(wordsOf(node)) ?? { gone: [], fresh: [] };
      same.set(wordsOf(node), group);
      (node.change === "delete" ? group.gone : group.fresh).push(node);
    }
    same.delete("");
    for (const one2 of same.values()) {
      if (one2.gone.length === 1 && one2.fresh.length === 1) pair(one2.gone, one2.fresh, hints);
    }
  }
}
var isMeant;
var init_hints = __esm({
  "src/compare/hints.ts"() {
    init_attributes();
    init_count_resources();
    init_order();
    init_put();
    isMeant = (node) => (node.change === "delete" || node.change === "create") && isOfSource(node) && !isPseudoType(node.type) && !node.lookedUp;
  }
});

// elsewhere:src/graph/tree.ts
var module28, ancestorsOf, childrenOf;
var init_tree = __esm({
  "elsewhere:src/graph/tree.ts"() {
    module28 = require("./picture.js").modules["src/graph/tree.ts"]();
    ancestorsOf = module28.ancestorsOf;
    childrenOf = module28.childrenOf;
  }
});

// src/compare/match.ts
function inTreeOrder(graph) {
  const children = childrenOf(graph);
  const order = [...children.get(null) ?? []];
  for (const { address: address2 } of order) for (const child of children.get(address2) ?? []) order.push(child);
  return order;
}
function match(known2) {
  const found2 = new Found();
  const [before, after] = [inTreeOrder(known2.before.graph), inTreeOrder(known2.after.graph)];
  for (const isBox of [true, false]) {
    const isMeant2 = ({ type }) => isContainerType(type) === isBox;
    const nodes = { before: before.filter(isMeant2), after: after.filter(isMeant2) };
    matchAddresses(nodes, known2, found2);
    matchInstances(nodes, known2, found2);
    matchImplied(nodes, found2);
  }
  return found2;
}
function matchAddresses({ before, after }, { stemAfter }, found2) {
  const later = /* @__PURE__ */ new Map();
  for (const node of after) put(later, keyOf2(stemOf(node.address), node), node);
  const earlier = /* @__PURE__ */ new Map();
  for (const node of before) {
    const key = keyOf2(stemAfter(stemOf(node.address)), node);
    if (later.has(key)) put(earlier, key, node);
  }
  for (const [key, nodes] of earlier) pairUp(nodes, later.get(key), found2);
}
function pairUp(before, after, found2) {
  const inBox = /* @__PURE__ */ new Map();
  for (const node of [...after].reverse()) {
    const others = inBox.get(node.parent);
    if (others === void 0) inBox.set(node.parent, [node]);
    else others.push(node);
  }
  for (const node of before) {
    const box = found2.boxesOf(node).find((each) => (inBox.get(each)?.length ?? 0) > 0);
    const other = box === void 0 ? void 0 : inBox.get(box)?.pop();
    if (other !== void 0) found2.join(node, other);
  }
  const rest = after.filter(found2.isOpenAfter);
  const [joined2, apart] = [
    after.filter((node) => !found2.isOpenAfter(node)),
    before.filter((node) => !found2.isOpenBefore(node))
  ];
  const left = before.filter(found2.isOpenBefore).filter((node) => !isOfOne(node, joined2, found2));
  const fresh = rest.filter((node) => !isOfSeveral(node, apart, found2));
  for (const [at, node] of left.entries()) {
    const other = fresh[at];
    if (other !== void 0) found2.join(node, other);
  }
}
function isOfOne(node, joined2, found2) {
  const other = joined2.find(({ parent }) => parent !== null && found2.boxesOf(node).includes(parent));
  if (other !== void 0) found2.join(node, other);
  return other !== void 0;
}
function isOfSeveral(node, apart, found2) {
  const whole = apart.find((other) => node.parent !== null && found2.boxesOf(other).includes(node.parent));
  if (whole !== void 0) found2.split(whole.address, node);
  return whole !== void 0;
}
function matchInstances({ before, after }, { stemAfter, stemBefore }, found2) {
  const later = /* @__PURE__ */ new Map();
  for (const node of after) for (const stem of stemsOf(node)) put(later, keyOf2(stem, node), node);
  for (const node of before.filter(found2.isOpenBefore)) {
    const all = stemsOf(node).flatMap((stem) => later.get(keyOf2(stemAfter(stem), node)) ?? []);
    const others = all.filter((other) => isShared(node, other, found2));
    const isInBox = ({ parent }) => found2.boxesOf(node).includes(parent);
    const open = others.filter(found2.isOpenAfter);
    const best = open.find(isInBox) ?? open[0] ?? others.find(isInBox) ?? others[0];
    if (best !== void 0) found2.join(node, best);
  }
  const earlier = /* @__PURE__ */ new Map();
  for (const node of before) for (const stem of stemsOf(node)) put(earlier, keyOf2(stem, node), node);
  for (const node of after.filter(found2.isOpenAfter)) {
    const whole = stemsOf(node).flatMap((stem) => earlier.get(keyOf2(stemBefore(stem) ?? "", node)) ?? []).find((other) => isShared(other, node, found2));
    if (whole !== void 0) found2.split(whole.address, node);
  }
}
function isShared(before, after, found2) {
  if (before.instances === void 0 && after.instances === void 0) return false;
  const isCopy = [before, after].some(({ address: address2 }) => (parseAddress(address2)?.copy ?? null) !== null);
  return !isCopy || found2.boxesOf(before).includes(after.parent);
}
function matchImplied({ before, after }, found2) {
  const wordsOf = ({ type, attributes }) => JSON.stringify([type, attributes]);
  const isImplied = ({ provenance }) => provenance === "implied";
  const later = /* @__PURE__ */ new Map();
  for (const node of after)
    if (isImplied(node) && found2.isOpenAfter(node)) put(later, `${node.parent} ${wordsOf(node)}`, node);
  for (const node of before) {
    if (!isImplied(node) || !found2.isOpenBefore(node)) continue;
    const others = found2.boxesOf(node).flatMap((box) => later.get(`${box} ${wordsOf(node)}`) ?? []);
    const other = others.find(found2.isOpenAfter);
    if (other !== void 0) found2.join(node, other);
  }
}
var NOTHING, Found, keyOf2;
var init_match = __esm({
  "src/compare/match.ts"() {
    init_address();
    init_containers();
    init_put();
    init_tree();
    init_known();
    NOTHING = [];
    Found = class {
      #after = /* @__PURE__ */ new Map();
      #before = /* @__PURE__ */ new Map();
      #wholes = /* @__PURE__ */ new Map();
      join(before, after) {
        put(this.#after, before.address, after.address);
        put(this.#before, after.address, before.address);
      }
      /** A node of its own that was part of another. */
      split(before, after) {
        put(this.#after, before, after.address);
        this.#wholes.set(after.address, before);
      }
      partOf = (address2) => this.#wholes.get(address2);
      afterOf = (address2) => this.#after.get(address2) ?? NOTHING;
      beforeOf = (address2) => this.#before.get(address2) ?? NOTHING;
      /** Where something in a box before is now, if it has stayed. */
      boxesOf = ({ parent }) => parent === null ? [null] : this.afterOf(parent);
      isOpenBefore = ({ address: address2 }) => this.afterOf(address2).length === 0;
      isOpenAfter = ({ address: address2 }) => this.beforeOf(address2).length === 0;
    };
    keyOf2 = (stem, { type }) => `${type} ${stem}`;
  }
});

// src/compare/nodes.ts
function freeCopies(taken) {
  const last = /* @__PURE__ */ new Map();
  return (address2) => {
    const stem = stemOf(address2);
    for (let n = (last.get(stem) ?? 0) + 1; ; n++) {
      const free = `${stem}~${n}`;
      if (taken.has(free)) continue;
      last.set(stem, n);
      return free;
    }
  };
}
function unite(known2, matches2) {
  const before = [...known2.before.graph.nodes.values()];
  const after = [...known2.after.graph.nodes.values()];
  const freeCopy = freeCopies(new Set([...before, ...after].map(({ address: address2 }) => address2)));
  const places = /* @__PURE__ */ new Map();
  for (const { address: address2 } of before) {
    const isFree = !known2.after.graph.nodes.has(address2);
    places.set(address2, matches2.afterOf(address2)[0] ?? (isFree ? address2 : freeCopy(address2)));
  }
  const placeOf = (address2) => places.get(address2);
  const parentOf = ({ parent }) => parent === null ? null : placeOf(parent);
  const whereOf = (node) => ({
    parent: parentOf(node),
    ...node.runsIn !== void 0 && { runsIn: places.get(node.runsIn) ?? node.runsIn }
  });
  const nodes = [];
  const moves = [];
  for (const node of after) {
    const was = matches2.beforeOf(node.address).map((address2) => known2.before.graph.nodes.get(address2));
    if (was.length === 0) {
      nodes.push(newNode(node, known2, matches2.partOf(node.address)));
      continue;
    }
    const [first] = was;
    const isElsewhere = !isInSameBox(first, node, known2, matches2);
    nodes.push(sharedNode(was, node, isElsewhere, known2));
    if (!isElsewhere) continue;
    const ghost = ghostOf(first, node, freeCopy(node.address), whereOf(first));
    nodes.push(ghost);
    if (isContainerType(node.type)) continue;
    moves.push(createEdge({ from: ghost.address, to: node.address, provenance: node.provenance, change: "move" }));
  }
  for (const node of before) {
    if (matches2.afterOf(node.address).length > 0) continue;
    nodes.push(oldNode(node, placeOf(node.address), whereOf(node), known2));
  }
  return { nodes: withoutEmptyNews(nodes), placeOf, moves };
}
function withoutEmptyNews(nodes) {
  const all = new Map(nodes.map((node) => [node.address, node]));
  const [come, gone2] = [/* @__PURE__ */ new Set(), /* @__PURE__ */ new Set()];
  for (const { change, ghostOf: ghostOf2, provenance, parent } of nodes) {
    if (provenance === "implied" || change === "none" || change === "update") continue;
    const stirred = ghostOf2 !== void 0 || change === "delete" || change === "forget" ? gone2 : come;
    for (let at = parent; at !== null && !stirred.has(at); at = all.get(at)?.parent ?? null) stirred.add(at);
  }
  for (const node of nodes) {
    if (node.provenance !== "implied" || !isContainerType(node.type)) continue;
    if (node.change === "create" && !come.has(node.address))
      all.set(node.address, createNode({ ...node, change: "none", before: [] }));
    if (node.change === "delete" && !gone2.has(node.address))
      all.set(node.address, createNode({ ...node, change: "none", isGone: true }));
  }
  return all;
}
function newNode(node, known2, whole) {
  const parts = new Set(whole === void 0 ? [] : stemsOf(known2.before.graph.nodes.get(whole)));
  const names2 = stemsOf(node).map((stem) => {
    const was = known2.stemBefore(stem);
    if (was !== void 0 && (parts.has(was) || isPart(known2.before.entryOf(was)?.bucket))) return "none";
    return known2.isImported(stem) ? "import" : "create";
  });
  const mark = markOfAll(names2, "create");
  const isSaid = mark.change === "create" || mark.change === "import";
  return createNode({ ...unmarked(node), ...mark, ...!isSaid && { before: [] } });
}
function oldNode(node, address2, where, known2) {
  const names2 = stemsOf(node).map((stem) => {
    if (isPart(known2.after.entryOf(known2.stemAfter(stem))?.bucket)) return "none";
    return known2.isForgotten(stem) ? "forget" : "delete";
  });
  const mark = markOfAll(names2, "delete");
  const isSaid = mark.change === "delete" || mark.change === "forget";
  const one2 = { ...unmarked(node), address: address2, ...where };
  return createNode({
    ...one2,
    ...mark,
    ...!isSaid && { isGone: true },
    ...!isSameNode(one2, unmarked(node)) && { before: [unmarked(node)] }
  });
}
function sharedNode(was, node, isElsewhere, known2) {
  const plain = unmarked(node);
  const before = was.map(unmarked);
  const isSame2 = before.length === 1 && isSameNode(before[0], plain);
  return createNode({ ...plain, ...markOf(was, node, isElsewhere, known2), ...!isSame2 && { before } });
}
function ghostOf(was, node, address2, where) {
  const { instances: _, steps: __, ...plain } = unmarked(was);
  return createNode({ ...plain, address: address2, ...where, change: "move", ghostOf: node.address, before: [] });
}
function isInSameBox(before, after, known2, matches2) {
  const isAround = (one2, other) => one2 === null || other === null ? one2 === other : matches2.afterOf(one2).includes(other);
  const [old, now2] = [known2.before.graph, known2.after.graph];
  const stays = (box) => isPart(known2.after.entryOf(known2.stemAfter(stemOf(box)))?.bucket);
  const was = (box) => isPart(known2.before.entryOf(known2.stemBefore(stemOf(box)) ?? "")?.bucket);
  const outOf2 = outerOf(old, before.parent, (box) => matches2.afterOf(box).length === 0, stays);
  const into2 = outerOf(now2, after.parent, (box) => matches2.beforeOf(box).length === 0, was);
  return isAround(before.parent, after.parent) || isAround(outOf2, after.parent) || isAround(before.parent, into2);
}
function outerOf({ nodes }, box, isAlone, isThere) {
  const isPassed = (address2) => isAlone(address2) && (nodes.get(address2)?.provenance === "implied" || isThere(address2));
  let at = box;
  while (at !== null && isPassed(at)) at = nodes.get(at)?.parent ?? null;
  return at;
}
var isPart;
var init_nodes = __esm({
  "src/compare/nodes.ts"() {
    init_containers();
    init_create();
    init_details();
    init_known();
    init_unmarked();
    isPart = (bucket) => bucket === "folded" || bucket === "hidden";
  }
});

// src/compare/bare.ts
function withoutBare(graph) {
  const inside2 = /* @__PURE__ */ new Map();
  for (const { parent } of graph.nodes.values()) if (parent !== null) inside2.set(parent, (inside2.get(parent) ?? 0) + 1);
  const left = new Map(graph.nodes);
  const waiting = [...graph.nodes.values()].filter(isPlace);
  for (let node = waiting.pop(); node !== void 0; node = waiting.pop()) {
    if ((inside2.get(node.address) ?? 0) > 0 || !left.delete(node.address) || node.parent === null) continue;
    inside2.set(node.parent, (inside2.get(node.parent) ?? 0) - 1);
    const around = left.get(node.parent);
    if (around !== void 0 && isPlace(around)) waiting.push(around);
  }
  if (left.size === graph.nodes.size) return graph;
  return { ...graph, nodes: left, edges: graph.edges.filter(({ from, to }) => left.has(from) && left.has(to)) };
}
var isPlace;
var init_bare = __esm({
  "src/compare/bare.ts"() {
    init_containers();
    isPlace = ({ type, provenance, change }) => isContainerType(type) && provenance === "implied" && (change === "create" || change === "delete");
  }
});

// elsewhere:src/catalog/knowledge.ts
var module29, KNOWLEDGE;
var init_knowledge = __esm({
  "elsewhere:src/catalog/knowledge.ts"() {
    module29 = require("./picture.js").modules["src/catalog/knowledge.ts"]();
    KNOWLEDGE = module29.KNOWLEDGE;
  }
});

// src/compare/messages.ts
var unchanged;
var init_messages = __esm({
  "src/compare/messages.ts"() {
    unchanged = (count) => `${count} unchanged`;
  }
});

// src/compare/focus.ts
function focus(union, hops, knowledge = KNOWLEDGE) {
  const kept = withBoxes(near(union, hops), union);
  const left = /* @__PURE__ */ new Map();
  const homes = homesOf(union, kept);
  for (const node of union.nodes.values()) if (!kept.has(node.address)) put(left, homes(node) ?? "", node);
  const stubs = stubsOf(left, union, knowledge);
  const { nodes, edges, ...head } = union;
  const total = union.total ?? countResources([...nodes.values()].filter(({ ghostOf: ghostOf2 }) => ghostOf2 === void 0));
  const parts = {
    ...head,
    total,
    nodes: [...[...nodes.values()].filter(({ address: address2 }) => kept.has(address2)), ...stubs],
    edges: edges.filter(({ from, to }) => kept.has(from) && kept.has(to))
  };
  return Object.freeze({ ...head, ...createGraph(parts) });
}
function near({ nodes, edges }, hops) {
  const beside = /* @__PURE__ */ new Map();
  const ends = /* @__PURE__ */ new Set();
  const reached = /* @__PURE__ */ new Set();
  for (const { address: address2, change, changed: changed2 } of nodes.values()) {
    if (change !== "none" || changed2 !== void 0) reached.add(address2);
  }
  const marked2 = new Set(reached);
  for (const { from, to, change } of edges) {
    put(beside, from, to);
    put(beside, to, from);
    if (change === void 0) continue;
    const isOwn = !marked2.has(from) && !marked2.has(to);
    for (const end of [from, to]) (isOwn ? reached : ends).add(end);
  }
  let edge = [...reached];
  for (let hop = 0; hop < hops && edge.length > 0; hop++) {
    const next = new Set(edge.flatMap((address2) => beside.get(address2) ?? []).filter((end) => !reached.has(end)));
    for (const address2 of next) reached.add(address2);
    edge = [...next];
  }
  return /* @__PURE__ */ new Set([...reached, ...ends]);
}
function withBoxes(reached, { nodes }) {
  const kept = new Set(reached);
  for (const address2 of kept) {
    const parent = nodes.get(address2)?.parent ?? null;
    if (parent !== null) kept.add(parent);
  }
  return kept;
}
function homesOf({ nodes }, kept) {
  const homes = /* @__PURE__ */ new Map([[null, null]]);
  for (const address2 of kept) homes.set(address2, address2);
  return ({ parent }) => {
    const way = [];
    let at = parent;
    for (; at !== null && !homes.has(at); at = nodes.get(at).parent) way.push(at);
    const home = homes.get(at);
    for (const address2 of way) homes.set(address2, home);
    return home;
  };
}
function stubsOf(left, { nodes }, knowledge) {
  let n = 0;
  return [...left].map(([home, members]) => {
    const type = knowledge.contentsTypeOf(knowledge.cloudOf(members[0].type));
    const count = members.reduce((sum, node) => sum + node.count, 0);
    let address2 = `${type}.unchanged[${n++}]`;
    while (nodes.has(address2)) address2 = `${type}.unchanged[${n++}]`;
    return createNode({ address: address2, type, count, called: unchanged(count), parent: home === "" ? null : home });
  });
}
var init_focus = __esm({
  "src/compare/focus.ts"() {
    init_knowledge();
    init_count_resources();
    init_create();
    init_put();
    init_messages();
  }
});

// src/compare/index.ts
var compare_exports = {};
__export(compare_exports, {
  compare: () => compare,
  focus: () => focus,
  withoutBare: () => withoutBare
});
function compare(before, after, said2 = NOTHING_SAID) {
  const known2 = know(before, after, said2);
  const matches2 = match(known2);
  const united = unite(known2, matches2);
  const folded = foldedChanges(known2, united);
  const inside2 = [...united.nodes.values()].map((node) => withFolded(node, folded.get(node.address)));
  const { nodes, elsewhere } = withExposure(inside2, exposedOn(before, after, known2, united));
  const edges = uniteEdges(known2, matches2, united);
  const { nodes: _, edges: __, changes: ___, ...head } = after.graph;
  const union = createGraph({ ...head, nodes: withHints(nodes, edges), edges });
  return Object.freeze({ ...head, ...union, ...elsewhere.length > 0 && { exposure: elsewhere } });
}
function exposedOn({ exposed: old }, { exposed: now2 }, known2, { nodes, placeOf }) {
  const there = (address2) => known2.stemBefore(stemOf(address2)) !== void 0;
  const placed2 = (address2) => known2.before.graph.nodes.has(address2) ? placeOf(address2) : known2.stemAfter(address2);
  const before = (old ?? []).map((one2) => ({
    ...{ ...one2, of: placed2(one2.of), by: known2.stemAfter(one2.by) },
    ...one2.at !== void 0 && { at: placed2(one2.at) }
  }));
  const isOf = (address2, change) => nodes.get(address2)?.change === change;
  const isKnown2 = old !== void 0 && now2 !== void 0;
  return {
    before: isKnown2 ? before : [],
    after: isKnown2 ? now2 : [],
    wasThere: (address2) => nodes.has(address2) ? !isOf(address2, "create") : there(address2),
    isThere: (address2) => nodes.has(address2) ? !isOf(address2, "delete") : known2.after.entryOf(stemOf(address2)) !== void 0
  };
}
var NOTHING_SAID;
var init_compare = __esm({
  "src/compare/index.ts"() {
    init_create();
    init_edges();
    init_exposure();
    init_folded();
    init_hints();
    init_known();
    init_match();
    init_nodes();
    init_bare();
    init_focus();
    NOTHING_SAID = { moved: /* @__PURE__ */ new Map(), forgotten: /* @__PURE__ */ new Set(), imported: /* @__PURE__ */ new Set() };
  }
});

// src/graph/statements.ts
var ANY_KEY;
var init_statements2 = __esm({
  "src/graph/statements.ts"() {
    ANY_KEY = "*";
  }
});

// src/compare/said.ts
var said_exports = {};
__export(said_exports, {
  statementsAbout: () => statementsAbout
});
function statementsAbout(statements, before, after) {
  const [old, current] = [new Set(before), new Set(after)];
  const moved = movedIn(statements, old, current);
  const arrived = new Set(moved.values());
  const forgotten = /* @__PURE__ */ new Set();
  for (const origin of old) {
    const address2 = current.has(origin) || moved.has(origin) ? null : parseTerraformAddress(origin);
    if (address2 !== null && statements.some((one2) => one2.is === "forgotten" && names(one2.from, one2.within, address2)))
      forgotten.add(origin);
  }
  const imported = /* @__PURE__ */ new Set();
  for (const origin of current) {
    const address2 = old.has(origin) || arrived.has(origin) ? null : parseTerraformAddress(origin);
    if (address2 !== null && statements.some((one2) => one2.is === "imported" && meets(one2.to, one2.within, address2)))
      imported.add(origin);
  }
  return { moved, forgotten, imported };
}
function movedIn(statements, old, current) {
  const moves = statements.filter((one2) => one2.is === "moved");
  const moved = /* @__PURE__ */ new Map();
  const taken = /* @__PURE__ */ new Set();
  for (const origin of [...old].sort(byText)) {
    const address2 = parseTerraformAddress(origin);
    if (address2 === null || address2.mode !== "managed") continue;
    const end = counted(follow(address2, moves, old), old, current);
    if (end === origin || !current.has(end) || taken.has(end)) continue;
    moved.set(origin, end);
    taken.add(end);
  }
  return moved;
}
function follow(start, moves, old) {
  const seen = /* @__PURE__ */ new Set([formatTerraformAddress(start)]);
  let at = start;
  for (; ; ) {
    const next = firstOf2(moves, at);
    const text = next === null ? "" : formatTerraformAddress(next);
    if (next === null || seen.has(text) || old.has(text)) return at;
    seen.add(text);
    at = next;
  }
}
function firstOf2(moves, address2) {
  for (const move of moves) {
    const next = moveBy(move, address2);
    if (next !== null) return next;
  }
  return null;
}
function counted(address2, old, current) {
  const text = formatTerraformAddress(address2);
  if (current.has(text) || address2.index !== null && address2.index !== "0") return text;
  const other = formatTerraformAddress({ ...address2, index: address2.index === null ? "0" : null });
  return current.has(other) && !old.has(other) ? other : text;
}
function moveBy({ within, from, to }, address2) {
  const around = address2.modules.slice(0, within.length);
  if (!isIn(address2, within)) return null;
  const rest = address2.modules.slice(within.length);
  if (from.resource === null || to.resource === null) {
    const own = rest.slice(0, from.modules.length);
    const key = keyMoved(from.modules.at(-1), to.modules.at(-1), own.at(-1)?.index ?? null);
    const isMeant3 = own.length === from.modules.length && own.every(({ name: name2 }, i) => name2 === from.modules[i]?.name);
    if (!isMeant3 || key === void 0 || !sameKeys(own.slice(0, -1), from.modules)) return null;
    const last = { name: to.modules.at(-1).name, index: key };
    const modules2 = [...around, ...to.modules.slice(0, -1), last, ...rest.slice(own.length)];
    return { ...address2, modules: modules2 };
  }
  const { type, name } = from.resource;
  const isMeant2 = rest.length === from.modules.length && rest.every((step, i) => step.name === from.modules[i]?.name);
  if (!isMeant2 || !sameKeys(rest, from.modules) || address2.type !== type || address2.name !== name) return null;
  const index = keyMoved(from.resource, to.resource, address2.index);
  if (index === void 0) return null;
  return { ...address2, modules: [...around, ...to.modules], type: to.resource.type, name: to.resource.name, index };
}
function keyMoved(from, to, key) {
  const [start = null, end = null] = [from?.index, to?.index];
  if (start === null && end === null) return key;
  return key === start ? end : void 0;
}
function names({ modules: modules2, resource }, within, address2) {
  const path = [...within, ...modules2.map(({ name: name2 }) => name2)];
  const isMeant2 = isIn(address2, path) && address2.mode === "managed" && mayBe(modules2, address2.modules, within.length);
  if (resource === null) return isMeant2;
  const { type, name, index } = resource;
  const isInstance = index === null || index === address2.index;
  return isMeant2 && address2.modules.length === path.length && address2.type === type && address2.name === name && isInstance;
}
function meets({ modules: modules2, resource }, within, address2) {
  const path = [...within, ...modules2.map(({ name: name2 }) => name2)];
  if (resource === null || !isIn(address2, path) || address2.modules.length !== path.length) return false;
  const isOne = (meant, key) => meant === ANY_KEY || meant === key;
  const keys = modules2.every(({ index: index2 }, i) => isOne(index2, address2.modules[within.length + i]?.index));
  const { type, name, index } = resource;
  return keys && address2.mode === "managed" && address2.type === type && address2.name === name && isOne(index, address2.index);
}
var sameKeys, isIn, mayBe;
var init_said = __esm({
  "src/compare/said.ts"() {
    init_order();
    init_statements2();
    init_terraform_address();
    sameKeys = (steps, meant) => steps.every(({ index }, i) => index === meant[i]?.index);
    isIn = ({ modules: modules2 }, within) => modules2.length >= within.length && within.every((name, i) => modules2[i]?.name === name);
    mayBe = (modules2, steps, start) => modules2.every(({ index }, i) => index === null || index === steps[start + i]?.index);
  }
});

// src/report/counts.ts
function countsOf2({ nodes }) {
  const counts = /* @__PURE__ */ new Map();
  const seen = /* @__PURE__ */ new Set();
  for (const node of nodes.values()) {
    if (node.ghostOf !== void 0 || seen.has(originalOf(node.address))) continue;
    seen.add(originalOf(node.address));
    for (const [change, count] of changesIn(node)) {
      if (change !== "none") counts.set(change, (counts.get(change) ?? 0) + count);
    }
  }
  return inOrder(counts);
}
function originalOf(address2) {
  return (parseAddress(address2)?.copy ?? null) === null ? address2 : withCopy(address2, null);
}
function changesIn(node) {
  const { instances, folded = {} } = node.changed ?? {};
  const own = isOfSource(node) && !isPseudoType(node.type);
  const itself = own ? entriesOf(instances ?? { [node.change]: node.count }) : [];
  return [...itself, ...entriesOf(folded)];
}
var entriesOf, inOrder;
var init_counts = __esm({
  "src/report/counts.ts"() {
    init_address();
    init_changes();
    init_count_resources();
    entriesOf = (counts) => CHANGES2.flatMap((change) => counts[change] === void 0 ? [] : [[change, counts[change]]]);
    inOrder = (counts) => Object.fromEntries(CHANGES2.flatMap((change) => counts.has(change) ? [[change, counts.get(change)]] : []));
  }
});

// elsewhere:src/catalog/box-variants.ts
var module30, BOX_VARIANTS, LOOSE_NOUN, NAME_SAYS_ALL, OWNER_TYPES, REGION_STYLES, SUBNET_TYPES, TIERS;
var init_box_variants = __esm({
  "elsewhere:src/catalog/box-variants.ts"() {
    module30 = require("./picture.js").modules["src/catalog/box-variants.ts"]();
    BOX_VARIANTS = module30.BOX_VARIANTS;
    LOOSE_NOUN = module30.LOOSE_NOUN;
    NAME_SAYS_ALL = module30.NAME_SAYS_ALL;
    OWNER_TYPES = module30.OWNER_TYPES;
    REGION_STYLES = module30.REGION_STYLES;
    SUBNET_TYPES = module30.SUBNET_TYPES;
    TIERS = module30.TIERS;
  }
});

// elsewhere:src/graph/escape.ts
var module31, escapeKey, escapeName, holdsEscapedBracket, unescapeKey, unescapeName;
var init_escape = __esm({
  "elsewhere:src/graph/escape.ts"() {
    module31 = require("./picture.js").modules["src/graph/escape.ts"]();
    escapeKey = module31.escapeKey;
    escapeName = module31.escapeName;
    holdsEscapedBracket = module31.holdsEscapedBracket;
    unescapeKey = module31.unescapeKey;
    unescapeName = module31.unescapeName;
  }
});

// elsewhere:src/graph/outside.ts
var module32, OUTSIDE_TYPES, isOutside;
var init_outside = __esm({
  "elsewhere:src/graph/outside.ts"() {
    module32 = require("./picture.js").modules["src/graph/outside.ts"]();
    OUTSIDE_TYPES = module32.OUTSIDE_TYPES;
    isOutside = module32.isOutside;
  }
});

// elsewhere:src/text/plural.ts
var module33, plural;
var init_plural = __esm({
  "elsewhere:src/text/plural.ts"() {
    module33 = require("../cli.js").modules["src/text/plural.ts"]();
    plural = module33.plural;
  }
});

// src/report/messages.ts
var noChange, VERBS, PUBLIC, toldApart, ORDINALS, theNth, nthThing, severalOf, times, theOne, theSeveral, someOf, partsOf2, newOnes, fromTo, inVersions, inInstances, into, outOf, toBox, TO_BOXES, FROM_BOXES, ofBox, toState, fromBox, aModule, wayTo, wayFrom, connections, onPort, labelled, opened, openedLine, theRest, DONE, TABLE_HEAD, NO_VALUE, NOT_KNOWN, namedValue, wasAndIs, REASONS, forcedBy, NEW_FIRST, movedFrom, ALSO_IMPORTED, STAYS, looksLike, looksRenamed, PART_VERBS, partDone, insidePart, inHost, inside, ofInstances, DRIFTED, rowsMore;
var init_messages2 = __esm({
  "src/report/messages.ts"() {
    init_english();
    init_plural();
    noChange = (resources2) => `No change of the architecture; ${plural(resources2, "resource")}.`;
    VERBS = {
      delete: "removes",
      replace: "replaces",
      create: "adds",
      update: "updates",
      move: "moves",
      import: "imports",
      forget: "stops managing",
      deferred: "decides later on",
      resize: "resizes",
      scale: "scales",
      readdress: "moves",
      rename: "renames",
      make: "makes",
      extend: "extends",
      withdraw: "withdraws",
      part: "changes",
      connect: "connects",
      disconnect: "disconnects",
      reconnect: "changes",
      open: "opens",
      close: "closes"
    };
    PUBLIC = "public";
    toldApart = (phrase, by) => `${phrase} (${by})`;
    ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"];
    theNth = (ordinal) => {
      const word = ORDINALS[ordinal - 1];
      return word === void 0 ? "one more" : `${word === "eighth" ? "an" : "a"} ${word}`;
    };
    nthThing = (ordinal, noun, name) => `${theNth(ordinal)} ${noun}${name === "" ? "" : ` ${name}`}`;
    severalOf = (count, noun) => `${count} ${noun}`;
    times = (count, product) => `${count} \xD7 ${product}`;
    theOne = (noun, name) => `the ${noun}${name === "" ? "" : ` ${name}`}`;
    theSeveral = (count, noun, name) => `the ${count} ${noun} ${name}`;
    someOf = (count, all, noun, name) => `${count} of the ${all} ${noun}${name === "" ? "" : ` ${name}`}`;
    partsOf2 = (count, whole) => count === 1 ? `a part of ${whole}` : `${count} parts of ${whole}`;
    newOnes = (phrase) => phrase.startsWith("the ") ? `the new ${phrase.slice("the ".length)}` : phrase.replace(/^(an? |\d+ (\u00d7 )?)?/, (head) => `${head === "an " ? "a " : head}new `);
    fromTo = (before, after) => [before === null ? "" : `from ${before}`, after === null ? "" : `to ${after}`].filter((text) => text !== "").join(" ");
    inVersions = (text) => `version ${text}`;
    inInstances = (count) => plural(count, "instance");
    into = (box) => `into ${box}`;
    outOf = (box) => `out of ${box}`;
    toBox = (box) => `to ${box}`;
    TO_BOXES = "to more places";
    FROM_BOXES = "from some places";
    ofBox = (box) => `of ${box}`;
    toState = (state) => `to ${state}`;
    fromBox = (box) => `from ${box}`;
    aModule = (name) => `module ${name}`;
    wayTo = (from, to) => `${from} to ${to}`;
    wayFrom = (from, to) => `${from} from ${to}`;
    connections = (count, from, to) => `${count === 1 ? "the connection" : plural(count, "connection")} from ${from} to ${to}`;
    onPort = (port) => `on port ${port}`;
    labelled = (label) => `(${label})`;
    opened = (what, things2, to) => {
      if (to === "") return `${what} to ${listed(things2)}`;
      return `${what === "" ? "" : `${what} of `}${listed(things2)} to ${to}`;
    };
    openedLine = (change, what, to) => [change, what, to === "" ? "to it" : `to ${to}`].filter((text) => text !== "").join(" ");
    theRest = (count, isAlone) => `${isAlone ? "makes " : ""}${plural(count, isAlone ? "change" : "more change")}`;
    DONE = {
      delete: "Removed",
      replace: "Replaced",
      create: "Added",
      update: "Updated",
      move: "Moved",
      import: "Imported",
      forget: "No longer managed",
      deferred: "Decided later"
    };
    TABLE_HEAD = ["", "What", "Where", "Before \u2192 after", "Why"];
    NO_VALUE = "none";
    NOT_KNOWN = "none or not known yet";
    namedValue = (name, value) => `${name}: ${value}`;
    wasAndIs = (before, after) => `${before} \u2192 ${after}`;
    REASONS = /* @__PURE__ */ new Map([
      ["replace_because_cannot_update", "cannot be changed in place"],
      ["replace_because_tainted", "marked as damaged by an earlier run"],
      ["replace_by_request", "asked for on the command line"],
      ["replace_by_triggers", "what it is told to follow changes"],
      ["delete_because_no_resource_config", "no longer in the code"],
      ["delete_because_wrong_repetition", "count or for_each is new or gone"],
      ["delete_because_count_index", "count is smaller"],
      ["delete_because_each_key", "no longer a key of for_each"],
      ["delete_because_no_module", "its module is no longer in the code"],
      ["delete_because_no_move_target", "moved to where the code has nothing"]
    ]);
    forcedBy = (names2) => `forced by ${names2}`;
    NEW_FIRST = "the new one is made first";
    movedFrom = (address2) => `moved from ${address2}`;
    ALSO_IMPORTED = "imported";
    STAYS = "stays where it is, no longer managed";
    looksLike = (name) => `looks like a rename of ${name}; a moved block would keep it`;
    looksRenamed = (name) => `looks like a rename to ${name}; a moved block would keep it`;
    PART_VERBS = {
      ...VERBS,
      update: "changes",
      deferred: "decides later on"
    };
    partDone = (verb, address2) => `${verb} ${address2}`;
    insidePart = (text) => `inside: ${text}`;
    inHost = (host, text) => `in ${host}: ${text}`;
    inside = (counts) => `inside: ${counts}`;
    ofInstances = (counts) => `instances: ${counts}`;
    DRIFTED = "has changed outside of Terraform";
    rowsMore = (count) => `and ${count} more`;
  }
});

// src/report/limits.ts
var NAME_LENGTH_MAX, CLAUSES_MAX, OBJECTS_MAX, OBJECTS_ALIKE_MAX, TAILS_MAX, ROWS_MAX, LINES_MAX, CELL_LENGTH_MAX, PARTS_MAX, SENTENCE_LENGTH_MAX, BOXES_SHOWN;
var init_limits2 = __esm({
  "src/report/limits.ts"() {
    NAME_LENGTH_MAX = 60;
    CLAUSES_MAX = 3;
    OBJECTS_MAX = 3;
    OBJECTS_ALIKE_MAX = 2;
    TAILS_MAX = 3;
    ROWS_MAX = 50;
    LINES_MAX = 200;
    CELL_LENGTH_MAX = 200;
    PARTS_MAX = 8;
    SENTENCE_LENGTH_MAX = 4e3;
    BOXES_SHOWN = 2;
  }
});

// src/report/words.ts
function named(name) {
  const shown2 = short(name, NAME_LENGTH_MAX);
  return PLAIN.test(shown2) ? shown2 : `"${shown2.replaceAll('"', "'")}"`;
}
var PLAIN;
var init_words2 = __esm({
  "src/report/words.ts"() {
    init_short();
    init_limits2();
    PLAIN = /^[\p{L}\p{N}_./:+-]*[\p{L}\p{N}_]$/u;
  }
});

// src/report/sentence/moves.ts
function moveOf(node, said2) {
  const { boxes, boxesBefore = boxes, movedFrom: movedFrom2 } = node;
  const at = boxes.findIndex((box, depth) => box !== boxesBefore[depth]);
  if (at >= 0) return { verb: "move", tail: into(said2.homeInText(node)) };
  if (boxesBefore.length > boxes.length)
    return { verb: "move", tail: outOf(said2.boxInText(boxesBefore[boxes.length])) };
  return movedFrom2 === void 0 ? void 0 : betweenAddresses(movedFrom2, node.address);
}
function betweenAddresses(before, after) {
  const old = partsOf3(parseTerraformAddress(before));
  const now2 = partsOf3(parseAddress(after));
  if (old === null || now2 === null) return { verb: "rename", tail: "" };
  if (old.module !== now2.module) {
    const tail = now2.module === "" ? outOf(aModule(named(old.module))) : into(aModule(named(now2.module)));
    return { verb: "readdress", tail };
  }
  return { verb: "rename", tail: fromTo(named(old.name), named(now2.name)) };
}
function partsOf3(parts) {
  if (parts === null) return null;
  const { modules: modules2, name, index = null, indexes = index === null ? [] : [index] } = parts;
  const step = (each, keys) => unescapeName(each) + keys.map((key) => `[${unescapeKey(key)}]`).join("");
  const module76 = modules2.map((each) => step(each.name, each.index === null ? [] : [each.index])).join(".");
  return { module: module76, name: step(name, indexes) };
}
var moduleOf;
var init_moves = __esm({
  "src/report/sentence/moves.ts"() {
    init_address();
    init_escape();
    init_terraform_address();
    init_messages2();
    init_words2();
    moduleOf = (parts) => partsOf3(parts)?.module ?? "";
  }
});

// src/report/apart.ts
function apartBy({ nodes }, called, ways) {
  const own = [...nodes.values()].filter(({ type, ghostOf: ghostOf2 }) => ghostOf2 === void 0 && !isOutside(type));
  const alike3 = groupBy(
    own.map(({ address: address2 }) => address2),
    called
  );
  const found2 = /* @__PURE__ */ new Map();
  for (const addresses of alike3.values()) {
    if (new Set(addresses.map(originalOf)).size < 2) continue;
    const texts = ways.map((way) => new Map(addresses.map((address2) => [address2, way(address2)])));
    for (const address2 of addresses) found2.set(address2, tellingOf(address2, addresses, texts));
  }
  return (address2) => found2.get(address2) ?? "";
}
function tellingOf(address2, all, texts) {
  const others = all.filter((each) => originalOf(each) !== originalOf(address2));
  const telling = texts.find((text) => {
    const own = text.get(address2);
    return own !== "" && others.every((other) => text.get(other) !== own);
  });
  return telling?.get(address2) ?? originalOf(address2);
}
function inModule(address2, said2 = (name) => name) {
  const module76 = moduleOf(parseAddress(address2));
  return module76 === "" ? "" : aModule(said2(module76));
}
var init_apart = __esm({
  "src/report/apart.ts"() {
    init_address();
    init_group_by();
    init_outside();
    init_counts();
    init_messages2();
    init_moves();
  }
});

// src/report/sentence/phrases.ts
function oneThing(one2) {
  return one2.apart === "" ? plainly(one2) : toldApart(plainly({ ...one2, isKnown: true }), one2.apart);
}
function plainly({ spoken: { one: one2, isProper }, name, isPublic, isKnown: isKnown2 }) {
  const noun = isPublic ? `${PUBLIC} ${one2}` : one2;
  if (name !== "" && !isProper) return theOne(noun, name);
  if (isProper) return [noun, name].filter((text) => text !== "").join(" ");
  return isKnown2 ? theOne(noun, "") : isPlural(noun) ? noun : `${aOrAn(noun)} ${noun}`;
}
function several(count, { one: one2, many: many2, isProper }, { isPublic = false, name = "" } = {}) {
  if (isProper) return times(count, one2);
  const nouns = isPublic ? `${PUBLIC} ${many2}` : many2;
  return name === "" ? severalOf(count, nouns) : theSeveral(count, nouns, name);
}
function things(deeds) {
  const [first] = deeds;
  const { spoken, name, apart, isPublic, among, ordinal, areParts } = first;
  const amount = deeds.reduce((sum, deed) => sum + deed.amount, 0);
  if (areParts === true) return partsOf2(amount, wholes(deeds));
  if (deeds.length === 1 && ordinal !== void 0) return nthThing(ordinal, spoken.one, name);
  if (deeds.length === 1 && among !== void 0 && !spoken.isProper) return someOf(amount, among, spoken.many, name);
  if (amount > 1) return several(amount, spoken, { isPublic, name: deeds.length > 1 || isNew(first) ? "" : name });
  return oneThing({ spoken, name, apart, isPublic, isKnown: !isNew(first) && first.isOnly });
}
function blockName(name, { one: one2, many: many2 }) {
  const [, base] = /^"?([^"]+) \d+"?$/.exec(name) ?? [];
  if (base === void 0) return name === "" ? "" : void 0;
  const nouns = [one2, many2].map((noun) => noun.split(" ").at(-1));
  return nouns.includes(base.toLowerCase()) ? "" : named(base);
}
function wholes(deeds) {
  const [{ spoken, name, apart, isPublic }] = deeds;
  if (deeds.length > 1) return several(deeds.length, spoken, { isPublic });
  return oneThing({ spoken, name, apart, isPublic, isKnown: true });
}
var isNew;
var init_phrases = __esm({
  "src/report/sentence/phrases.ts"() {
    init_english();
    init_messages2();
    init_words2();
    isNew = ({ change }) => change === "create" || change === "import";
  }
});

// src/report/names.ts
function namesOf2(graph, words) {
  const items = new Map(words.items.map((item) => [item.id, item]));
  const of = (address2) => {
    const item = items.get(address2);
    const node = graph.nodes.get(address2);
    if (item !== void 0) return calledAs(item, node?.count ?? 1);
    return node === void 0 ? { title: "", name: address2 } : calledInGraph(node);
  };
  const around = (address2) => pathOf(address2, items, graph);
  const titleOf2 = (box) => items.get(box)?.title ?? inOne(of(box));
  const boxInText = (box) => boxesInText(of(box), graph.nodes.get(box));
  const boxOf = (address2) => around(address2).at(-1);
  const nounOf = (address2) => {
    const { title, name } = of(address2);
    return `${spokenOf(graph.nodes.get(address2)?.type ?? "", title).one}
${name}`;
  };
  return {
    of,
    around,
    titleOf: titleOf2,
    boxInText,
    apart: apartBy(graph, (address2) => inOne(of(address2)), [
      inModule,
      (address2) => boxOf(address2) === void 0 ? "" : titleOf2(boxOf(address2))
    ]),
    apartInText: inText2(
      apartBy(graph, nounOf, [
        (address2) => of(address2).title,
        (address2) => inModule(address2, named),
        (address2) => boxOf(address2) === void 0 ? "" : boxInText(boxOf(address2))
      ])
    )
  };
}
function boxesInText({ title, name }, node) {
  if (node !== void 0 && node.count > 1) {
    return several(node.count, spokenOf(node.type, title), { name: name === "" ? "" : named(name) });
  }
  return name === "" ? title : title === "" ? named(name) : `${title} ${named(name)}`;
}
function calledAs(item, count) {
  const called = calledInPicture(item);
  return item.kind === "box" && count > 1 ? { ...called, name: withoutCount(called.name) } : called;
}
function calledInPicture(item) {
  if (item.kind === "node") return { title: item.title, name: item.name };
  const { title } = boxFactsOf(item.style);
  if (item.title === title) return { title, name: "" };
  if (item.title.startsWith(`${title} `)) return { title, name: item.title.slice(title.length + 1) };
  return { title: NAME_SAYS_ALL.has(item.type) || item.type === "" ? "" : title, name: item.title };
}
function calledInGraph({
  type,
  address: address2,
  attributes,
  called
}) {
  const title = isContainerType(type) ? boxFactsOf(type).title : productOf(type, attributes).title;
  if (called !== void 0) return { title, name: called };
  const parts = parseAddress(address2);
  if (parts === null) return { title, name: address2 };
  const keys = parts.indexes.map((key) => unescapeKey(key).replace(/^"(.*)"$/s, "$1"));
  return { title, name: [unescapeName(parts.name), ...keys].join(" ") };
}
function pathOf(address2, items, graph) {
  const path = [];
  const parentOf = (id) => {
    const item = items.get(id);
    return item === void 0 ? graph.nodes.get(id)?.parent ?? null : item.parent;
  };
  for (let at = parentOf(address2); at !== null && path.length < BOXES_MAX; at = parentOf(at)) {
    if (isPlace2(items.get(at))) path.push(at);
  }
  return path.reverse();
}
var inText2, inOne, calledApart, withoutCount, isPlace2, BOXES_MAX;
var init_names = __esm({
  "src/report/names.ts"() {
    init_box_variants();
    init_catalog();
    init_products();
    init_speech();
    init_address();
    init_containers();
    init_escape();
    init_apart();
    init_counts();
    init_messages2();
    init_phrases();
    init_words2();
    inText2 = (apart) => (address2) => {
      const text = apart(address2);
      return text === originalOf(address2) ? named(text) : text;
    };
    inOne = ({ title, name }) => [title, name].filter((text) => text !== "").join(" ");
    calledApart = (called, apart = "") => apart === "" ? called : toldApart(called, apart);
    withoutCount = (name) => name.replace(/^\u00d7\d+(: )?/, "").replace(/ ?\u00d7\d+$/, "").replace(/^[,\s]+|[,\s]+$/g, "");
    isPlace2 = (item) => item?.kind !== "box" || !item.style.startsWith("strip:");
    BOXES_MAX = 200;
  }
});

// src/report/edges.ts
function reportedEdges({ nodes, edges }, names2) {
  const meant = (end) => nodes.get(end)?.ghostOf ?? end;
  const said2 = (end) => calledApart(inOne(names2.of(end)), names2.apart(end));
  return edges.flatMap(({ from, to, change, label }) => {
    if (change === void 0 || change === "move") return [];
    const ends = { from: meant(from), to: meant(to) };
    return [{ ...ends, change, label, fromName: said2(ends.from), toName: said2(ends.to) }];
  }).sort((a, b) => byAddress(a.from, b.from) || byAddress(a.to, b.to));
}
var init_edges2 = __esm({
  "src/report/edges.ts"() {
    init_order();
    init_names();
  }
});

// src/report/exposure.ts
function reportedExposure({ nodes, exposure = [] }, names2) {
  const drawn = [...nodes.values()].flatMap(({ address: address2, type, changed: changed2, ghostOf: ghostOf2 }) => {
    if (ghostOf2 !== void 0) return [];
    const { title, name } = names2.of(address2);
    const called = { address: address2, type, title, name, noun: spokenOf(type, title).one };
    return (changed2?.exposure ?? []).map((one2) => ({ ...called, ...one2 }));
  });
  const others = exposure.map(({ address: address2, type, ...one2 }) => {
    const { title, name } = calledInGraph({ address: address2, type, attributes: {} });
    return { address: address2, type, title, name, noun: spokenOf(type, title).one, ...one2 };
  });
  const once = /* @__PURE__ */ new Map();
  for (const one2 of [...drawn, ...others]) {
    const key = [originalOf(one2.address), one2.change, one2.what, one2.to].join("\n");
    if (!once.has(key)) once.set(key, one2);
  }
  return [...once.values()].sort((a, b) => byAddress(a.address, b.address));
}
var init_exposure2 = __esm({
  "src/report/exposure.ts"() {
    init_speech();
    init_order();
    init_counts();
    init_names();
  }
});

// src/report/nodes.ts
function reportedNodes({ nodes }, names2) {
  const ghosts = /* @__PURE__ */ new Map();
  for (const { address: address2, ghostOf: ghostOf2 } of nodes.values()) if (ghostOf2 !== void 0) ghosts.set(ghostOf2, address2);
  return [...nodes.values()].filter(({ ghostOf: ghostOf2 }) => ghostOf2 === void 0).flatMap((node) => {
    const change = changeOf(node);
    return change === "none" ? [] : [reported(node, change, names2, ghosts.get(node.address))];
  });
}
function changeOf({ change, changed: changed2 }) {
  return change === "none" && changed2?.folded !== void 0 ? "update" : change;
}
function reported(node, change, names2, ghost) {
  const { address: address2, type, count } = node;
  const { title, name } = names2.of(address2);
  const qualifier = names2.apart(address2);
  return {
    address: address2,
    type,
    change,
    title,
    name,
    ...qualifier !== "" && { qualifier },
    noun: spokenOf(type, title).one,
    boxes: names2.around(address2).map(names2.titleOf),
    ...ghost !== void 0 && { boxesBefore: names2.around(ghost).map(names2.titleOf) },
    isBox: isContainerType(type),
    count,
    ...detailsOf(node.changed)
  };
}
function detailsOf(details2 = {}) {
  const { createsFirst, movedFrom: movedFrom2, isImported, isForgotten, values, reason: reason2 } = details2;
  const { folded, parts, instances, countBefore, drift, exposure, looksLike: looksLike2 } = details2;
  const all = { createsFirst, movedFrom: movedFrom2, isImported, isForgotten, values, reason: reason2 };
  const more = { folded, parts, instances, countBefore, drift, exposure, looksLike: looksLike2 };
  return Object.fromEntries(Object.entries({ ...all, ...more }).filter(([, value]) => value !== void 0));
}
var init_nodes2 = __esm({
  "src/report/nodes.ts"() {
    init_speech();
    init_containers();
  }
});

// src/catalog/speech/outside.ts
var OUTSIDE, outsideInText;
var init_outside2 = __esm({
  "src/catalog/speech/outside.ts"() {
    OUTSIDE = /* @__PURE__ */ new Map([
      ["tv_aws_users", "users"],
      ["tv_azurerm_users", "users"],
      ["tv_gcp_users", "users"],
      ["tv_gcp_users_icon", "users"],
      ["tv_aws_internet", "the internet"],
      ["tv_azurerm_internet", "the internet"],
      ["tv_gcp_internet", "the internet"],
      ["tv_aws_mobile_client", "mobile clients"],
      ["tv_aws_onprem", "the premises"],
      ["tv_azure_onprem", "the premises"],
      ["tv_gcp_onprem", "the premises"],
      ["tv_gcp_external_saas", "an external service"]
    ]);
    outsideInText = (type) => OUTSIDE.get(type);
  }
});

// src/report/sentence/mentions.ts
function mentionsOf({ nodes }, names2) {
  return (address2) => {
    const { title, name } = names2.of(address2);
    const { type = "", count = 1 } = nodes.get(address2) ?? {};
    const apart = names2.apartInText(address2);
    return { spoken: spokenOf(type, title), name: name === "" ? "" : named(name), apart, count };
  };
}
function mentioned(all) {
  return [...groupBy(all, ({ spoken }) => spoken.one).values()].map((kind) => {
    const [{ spoken, name, apart }] = kind;
    const amount = kind.reduce((sum, { count }) => sum + count, 0);
    return amount > 1 ? several(amount, spoken, { name: kind.length > 1 ? "" : name }) : oneThing({ spoken, name, apart, isPublic: false, isKnown: true });
  });
}
var init_mentions = __esm({
  "src/report/sentence/mentions.ts"() {
    init_speech();
    init_group_by();
    init_words2();
    init_phrases();
  }
});

// src/catalog/speech/model.ts
var EFFECTS;
var init_model = __esm({
  "src/catalog/speech/model.ts"() {
    EFFECTS = ["entry", "store", "compute", "network", "other"];
  }
});

// src/report/sentence/rank.ts
var TIERS2, rankOf;
var init_rank = __esm({
  "src/report/sentence/rank.ts"() {
    init_model();
    TIERS2 = ["open", "close", "loss", "move", "presence", "update", "mild"];
    rankOf = (tier, effect) => TIERS2.indexOf(tier) * EFFECTS.length + EFFECTS.indexOf(effect);
  }
});

// src/report/sentence/edges.ts
function edgeStatements(graph, edges, names2) {
  const mention = mentionsOf(graph, names2);
  const thin = new Set(
    graph.edges.flatMap(({ thin: isThin, from, to }) => isThin === true ? [`${from}
${to}`] : [])
  );
  const guessed = new Set(
    graph.edges.flatMap(({ provenance, from, to }) => GUESSED.has(provenance) ? [`${from}
${to}`] : [])
  );
  const isKnown2 = ({ from, to }) => !guessed.has(`${from}
${to}`);
  const areThere = areEndsThere(graph);
  const arrows = edges.filter((edge) => areThere(edge) && isKnown2(edge)).map((edge) => arrowOf(edge, graph, mention, thin));
  return [...groupBy(arrows, kindOf).values()].map(statementOf);
}
function areEndsThere({ nodes }) {
  const comesOrGoes = (address2) => {
    const node = nodes.get(address2);
    return node !== void 0 && !isOutside(node.type) && COMES_OR_GOES.has(node.change);
  };
  return ({ from, to }) => !comesOrGoes(from) && !comesOrGoes(to);
}
function arrowOf(edge, { nodes }, mention, thin) {
  const who = outsideInText(nodes.get(edge.from)?.type ?? "") ?? "";
  return {
    edge,
    verb: who === "" ? INSIDE[edge.change] : FROM_OUTSIDE[edge.change],
    isThin: thin.has(`${edge.from}
${edge.to}`),
    from: mention(edge.from),
    to: mention(edge.to),
    who
  };
}
function statementOf(arrows) {
  const [{ verb, isThin, who, edge, from }] = arrows;
  return {
    verbs: VERBS[verb],
    rank: rankOf(TIERS3[verb] ?? "presence", who === "" ? isThin ? "other" : "network" : "entry"),
    change: edge.change,
    amount: arrows.length,
    order: from.spoken.order,
    text: textOf3(arrows)
  };
}
function textOf3(arrows) {
  const [{ verb, who, edge }] = arrows;
  const from = who === "" ? endOf(arrows, "from") : who;
  const to = endOf(arrows, "to");
  if (verb === "reconnect") return connections(arrows.length, from, to);
  if (who !== "") return [wayTo(to, who), portOf(edge)].filter((text) => text !== "").join(" ");
  return verb === "disconnect" ? wayFrom(from, to) : wayTo(from, to);
}
function endOf(arrows, end) {
  const once = new Map(arrows.map((arrow2) => [arrow2.edge[end], arrow2[end]]));
  return listed(mentioned([...once.values()]));
}
var INSIDE, FROM_OUTSIDE, GUESSED, COMES_OR_GOES, kindOf, TIERS3, portOf;
var init_edges3 = __esm({
  "src/report/sentence/edges.ts"() {
    init_outside2();
    init_group_by();
    init_outside();
    init_english();
    init_messages2();
    init_words2();
    init_mentions();
    init_rank();
    INSIDE = {
      create: "connect",
      delete: "disconnect",
      update: "reconnect"
    };
    FROM_OUTSIDE = {
      create: "open",
      delete: "close",
      update: "reconnect"
    };
    GUESSED = /* @__PURE__ */ new Set(["assumed", "suggested"]);
    COMES_OR_GOES = /* @__PURE__ */ new Set([
      "create",
      "delete",
      "forget",
      "import"
    ]);
    kindOf = ({ verb, isThin, who, from, to, edge }) => [verb, isThin, who, from.spoken.one, to.spoken.one, who === "" ? "" : edge.label].join("\n");
    TIERS3 = { open: "open", close: "close", reconnect: "update" };
    portOf = ({ label }) => label === "" ? "" : /^\d+$/.test(label) ? onPort(label) : labelled(named(label));
  }
});

// elsewhere:src/catalog/told/attributes.ts
var module34, NUMBERS_ALONE, TOLD_ATTRIBUTES, TOLD_PATHS, USUAL, isOfOpenness;
var init_attributes2 = __esm({
  "elsewhere:src/catalog/told/attributes.ts"() {
    module34 = require("./picture.js").modules["src/catalog/told/attributes.ts"]();
    NUMBERS_ALONE = module34.NUMBERS_ALONE;
    TOLD_ATTRIBUTES = module34.TOLD_ATTRIBUTES;
    TOLD_PATHS = module34.TOLD_PATHS;
    USUAL = module34.USUAL;
    isOfOpenness = module34.isOfOpenness;
  }
});

// src/report/sentence/exposure.ts
function exposureStatements(graph, exposure, names2) {
  const isNew2 = ({ address: address2 }) => graph.nodes.get(address2)?.change === "create";
  const keyOf4 = (one2) => [one2.change, one2.what, one2.to, isNew2(one2)].join("\n");
  const alike3 = [...groupBy(exposure, keyOf4).values()];
  return [...groupBy(alike3, sameThings).values()].map((groups, order) => {
    const [things2] = groups;
    const [first] = things2;
    const { change, to } = first;
    const phrases = mentioned(things2.map((one2) => mentionOf(one2, names2)));
    const what = listed(groups.flatMap(([one2]) => one2 === void 0 ? [] : [one2.what]));
    return {
      verbs: VERBS[VERB_OF[change]],
      rank: RANK_OF[change],
      change: "update",
      amount: groups.length * things2.length,
      order,
      text: opened(what, isNew2(first) ? phrases.map(newOnes) : phrases, to)
    };
  });
}
function sameThings(alike3) {
  const [{ change, what, to }] = alike3;
  return [change, what === "", to, ...alike3.map(({ address: address2 }) => address2)].join("\n");
}
function withoutExposed(graph, { nodes, edges }, exposure) {
  const said2 = groupBy(
    exposure.flatMap(({ address: address2, at = address2 }) => at === address2 ? [at] : [address2, at]),
    (at) => at
  );
  const isOnlyThat = ({
    address: address2,
    change,
    values = [],
    folded = {},
    countBefore,
    instances,
    movedFrom: movedFrom2
  }) => change === "update" && partsIn(folded) <= (said2.get(address2)?.length ?? 0) && values.every(({ name }) => isOfOpenness(name)) && [countBefore, instances, movedFrom2].every((each) => each === void 0);
  const isFromOutside = ({ from }) => outsideInText(graph.nodes.get(from)?.type ?? "") !== void 0;
  return {
    nodes: nodes.filter((node) => !said2.has(node.address) || !isOnlyThat(node)),
    edges: edges.filter((edge) => !(said2.has(edge.to) && isFromOutside(edge)))
  };
}
var VERB_OF, RANK_OF, mentionOf, partsIn;
var init_exposure3 = __esm({
  "src/report/sentence/exposure.ts"() {
    init_speech();
    init_outside2();
    init_attributes2();
    init_group_by();
    init_english();
    init_messages2();
    init_words2();
    init_mentions();
    VERB_OF = { opens: "open", closes: "close" };
    RANK_OF = { opens: -2, closes: -1 };
    mentionOf = ({ address: address2, type, title, name }, names2) => ({
      spoken: spokenOf(type, title),
      name: name === "" ? "" : named(name),
      apart: names2.apartInText(address2),
      count: 1
    });
    partsIn = (folded) => Object.values(folded).reduce((sum, count) => sum + count, 0);
  }
});

// src/catalog/speech/states.ts
function stateOf(name, before, after) {
  if (name === ACCESS_ATTRIBUTE) return accessOf(before, after);
  const states = SWITCHES.get(name);
  const [was, is] = [states?.get(before ?? "false"), states?.get(after ?? "false")];
  return was === is ? void 0 : is;
}
function accessOf(before, after) {
  const was = before === null ? {} : { was: before };
  if (after === "public") return { said: "public", reach: "more", ...was };
  if (before !== "public") return void 0;
  return { said: after ?? "no longer public", reach: "less", ...was };
}
function formerly(spoken, was) {
  const noun = spoken.one.replace(/^(public|private) /, "");
  const one2 = `${was} ${noun}`;
  return { ...spoken, one: one2, many: pluralOf(one2) };
}
var INTERNAL, ZONES, SWITCHES;
var init_states = __esm({
  "src/catalog/speech/states.ts"() {
    init_english();
    init_attributes();
    INTERNAL = /* @__PURE__ */ new Map([
      ["true", { said: "internal", reach: "less" }],
      ["false", { said: "internet-facing", reach: "more" }]
    ]);
    ZONES = /* @__PURE__ */ new Map([
      ["true", { said: "multi-AZ" }],
      ["false", { said: "single-AZ" }]
    ]);
    SWITCHES = /* @__PURE__ */ new Map([
      ["internal", INTERNAL],
      ["multi_az", ZONES]
    ]);
  }
});

// src/catalog/speech/attributes.ts
var MEANINGS, MEANINGS_BY_WEIGHT, UNIT_OF, meaningOf;
var init_attributes3 = __esm({
  "src/catalog/speech/attributes.ts"() {
    MEANINGS = new Map([
      ...[
        "instance_type",
        "instance_types",
        "instance_class",
        "machine_type",
        "node_type",
        "vm_size",
        "size",
        "sku",
        "sku_name",
        "sku_tier",
        "tier",
        "account_tier",
        "memory_size",
        "allocated_storage",
        "disk_size_gb",
        "cpu",
        "memory",
        "memory_size_gb",
        "memory_in_gb",
        "available_memory",
        "available_memory_mb",
        "disk_size",
        "os_disk_size_gb",
        "volume_size",
        "storage_mb",
        "storage_size_gb",
        "storage_capacity",
        "capacity_gb",
        "max_size_gb",
        "throughput",
        "read_capacity",
        "write_capacity",
        "processing_units",
        "ephemeral_storage_size"
      ].map((name) => [name, "size"]),
      ...[
        "desired_count",
        "desired_capacity",
        "node_count",
        "num_cache_clusters",
        "num_cache_nodes",
        "target_size",
        "instance_count",
        "capacity",
        "instances",
        "desired_size",
        "initial_node_count",
        "replicas",
        "replica_count",
        "replicas_per_node_group",
        "num_node_groups",
        "num_nodes",
        "number_of_nodes",
        "number_of_broker_nodes",
        "worker_count",
        "shard_count"
      ].map((name) => [name, "number"]),
      ...["engine_version", "database_version", "version", "kubernetes_version", "runtime"].map(
        (name) => [name, "version"]
      ),
      ...[
        "redis_version",
        "postgres_version",
        "server_version",
        "orchestrator_version",
        "kafka_version",
        "min_master_version",
        "release_label",
        "airflow_version",
        "python_version",
        "node_version",
        "java_version",
        "dotnet_version",
        "php_version"
      ].map((name) => [name, "version"])
    ]);
    MEANINGS_BY_WEIGHT = ["size", "number", "version"];
    UNIT_OF = /* @__PURE__ */ new Map([
      ["memory_size", "MB"],
      ["allocated_storage", "GB"],
      ["disk_size_gb", "GB"],
      ["memory_size_gb", "GB"],
      ["memory_in_gb", "GB"],
      ["available_memory_mb", "MB"],
      ["disk_size", "GB"],
      ["os_disk_size_gb", "GB"],
      ["volume_size", "GB"],
      ["storage_mb", "MB"],
      ["storage_size_gb", "GB"],
      ["storage_capacity", "GB"],
      ["capacity_gb", "GB"],
      ["max_size_gb", "GB"]
    ]);
    meaningOf = (attribute2) => MEANINGS.get(attribute2);
  }
});

// src/report/sentence/facts.ts
function factsOf2(node, around) {
  const { change, countBefore, count, values = [] } = node;
  const move = moveOf(node, around);
  const counted3 = countBefore === void 0 ? [] : [{ verb: "scale", tail: fromTo(String(countBefore), inInstances(count)) }];
  const facts = [
    ...move?.verb === "move" ? [move] : [],
    ...MEANINGS_BY_WEIGHT.flatMap((meaning) => [
      ...values.filter(({ name }) => meaningOf(name) === meaning).map((value) => factOf(value, meaning)),
      ...meaning === "number" ? counted3 : []
    ]),
    ...values.flatMap(statesOf)
  ];
  return facts.length === 0 && change === "move" && move !== void 0 ? [move] : facts;
}
function inOneFact(facts) {
  const [first, ...more] = facts;
  if (more.length === 0) return { ...first, also: [] };
  const joined2 = facts.map(
    ({ verb: verb2, tail }) => verb2 === "make" ? { verb: "update", tail: toState(tail) } : { verb: verb2, tail }
  );
  const [verb, ...also] = [...new Set(joined2.map((fact) => fact.verb))];
  return { verb, also, tail: listed(joined2.slice(0, TAILS_MAX).map(({ tail }) => tail)) };
}
function factOf({ name, before, after }, meaning) {
  const unit = UNIT_OF.get(name);
  const said2 = (value) => value === null ? null : named(value);
  const withUnit = (value) => value !== null && unit !== void 0 && /^\d+$/.test(value) ? `${value} ${unit}` : value;
  const [from, to] = [said2(before), withUnit(said2(after))];
  const isNumbered = meaning === "version" && from !== null && /^\d/.test(from);
  const tail = fromTo(isNumbered ? inVersions(from) : to === null ? withUnit(from) : from, to);
  return { verb: VERB_OF2[meaning], tail };
}
var statesOf, VERB_OF2;
var init_facts = __esm({
  "src/report/sentence/facts.ts"() {
    init_attributes3();
    init_states();
    init_english();
    init_limits2();
    init_messages2();
    init_words2();
    init_moves();
    statesOf = ({ name, before, after }) => {
      const state = stateOf(name, before, after);
      return state === void 0 || state.reach !== void 0 ? [] : [{ verb: "make", tail: state.said }];
    };
    VERB_OF2 = { size: "resize", number: "scale", version: "update" };
  }
});

// src/report/sentence/parts.ts
function partDeed({ folded, parts = [], values, drift }, base) {
  if (folded === void 0 || drift !== void 0) return void 0;
  const amount = CHANGES2.reduce((sum, change) => sum + (change === "none" ? 0 : folded[change] ?? 0), 0);
  const [first] = parts;
  const isWhole = parts.length === amount && first !== void 0;
  if (isWhole && isAlike(parts, first)) return alike2(first, amount, base);
  if (values !== void 0) return void 0;
  const isOneWay = isWhole && parts.every(({ change }) => change === first.change);
  const verb = isOneWay && JOINED[first.change] !== void 0 ? first.change : "part";
  return { ...base, verb, tail: "", amount, areParts: true };
}
function alike2(first, amount, base) {
  const type = typeOf2(first);
  const whole = oneThing({ ...base, isPublic: false, isKnown: true });
  const tail = (JOINED[first.change] ?? ofBox)(whole);
  const verb = first.change === "update" ? "part" : first.change;
  const spoken = spokenOf(type, productOf(type, {}).title);
  return { ...base, verb, spoken, name: "", apart: "", isPublic: false, isOnly: false, isOfWhole: true, amount, tail };
}
var typeOf2, isAlike, JOINED;
var init_parts = __esm({
  "src/report/sentence/parts.ts"() {
    init_products();
    init_speech();
    init_changes();
    init_terraform_address();
    init_messages2();
    init_phrases();
    typeOf2 = ({ address: address2 }) => parseTerraformAddress(address2)?.type ?? "";
    isAlike = (parts, first) => typeOf2(first) !== "" && parts.every((part) => part.change === first.change && typeOf2(part) === typeOf2(first));
    JOINED = { create: toBox, delete: fromBox };
  }
});

// src/report/sentence/deeds.ts
function deedsOf(node, around) {
  const { address: address2, type, title, name, change, instances, countBefore, isBox } = node;
  const base = {
    address: address2,
    change,
    spoken: spokenOf(type, title),
    name: name === "" || halvesOf(node) > 0 ? "" : named(name),
    apart: around.apart(node),
    isPublic: around.isPublic(node),
    isOnly: around.isOnly(node),
    amount: node.count + halvesOf(node)
  };
  if (instances !== void 0 && (countBefore === void 0 || isBox)) {
    return [...madeOf(node, base), ...ofInstances2(base, instances, node)];
  }
  return [...madeOf(node, base), ...doneTo(node, base, around)];
}
function madeOf({ change, values = [], count }, base) {
  if (change !== "update" && change !== "move") return [];
  return values.flatMap(({ name, before, after }) => {
    const state = stateOf(name, before, after);
    if (state?.reach === void 0) return [];
    const spoken = state.was === void 0 ? base.spoken : formerly(base.spoken, state.was);
    return [{ ...base, spoken, verb: "make", tail: state.said, reach: state.reach, isPublic: false, amount: count }];
  });
}
function doneTo(node, base, around) {
  const { change, values = [] } = node;
  const spread = around.spreadOf(node);
  if (spread !== void 0) return [{ ...base, ...spread }];
  const ordinal = around.ordinalOf(node);
  if (change !== "update" && change !== "move") {
    const block = ordinal === void 0 ? void 0 : blockName(base.name, base.spoken);
    return [{ ...base, verb: change, tail: "", ...block !== void 0 && { ordinal, name: block } }];
  }
  const facts = factsOf2(node, around);
  if (facts.length > 0) {
    const { verb, also, tail } = inOneFact(facts);
    const amount = [verb, ...also].includes("scale") ? 1 : base.amount;
    return [{ ...base, verb, tail, amount, ...also.length > 0 && { also } }];
  }
  const parts = partDeed(node, base);
  if (parts !== void 0) return [parts];
  const areAllSaid = values.length > 0 && values.every((one2) => stateOf(one2.name, one2.before, one2.after)?.reach);
  return areAllSaid ? [] : [{ ...base, verb: change, tail: "" }];
}
function ofInstances2(base, instances, node) {
  const { count, countBefore = count, isBox } = node;
  return CHANGES2.flatMap((change) => {
    const amount = instances[change];
    if (amount === void 0 || change === "none") return [];
    const deed = { ...base, change, verb: change, tail: "", amount };
    if (!isBox) return [{ ...deed, ...amount < count && { among: count } }];
    const isOneMore = change === "create" && amount === 1 && count === countBefore + 1;
    const isPart3 = change !== "create" && amount < countBefore;
    const block = isNamedAfterBlock(node) ? base.name : "";
    return [
      {
        ...deed,
        ...isOneMore && { ordinal: count, name: block },
        ...isPart3 && { among: countBefore, name: block }
      }
    ];
  });
}
var halvesOf, isNamedAfterBlock;
var init_deeds = __esm({
  "src/report/sentence/deeds.ts"() {
    init_speech();
    init_states();
    init_address();
    init_changes();
    init_terraform_address();
    init_words2();
    init_facts();
    init_parts();
    init_phrases();
    halvesOf = ({ type, change, parts = [] }) => parts.filter((part) => part.change === change && parseTerraformAddress(part.address)?.type === type).length;
    isNamedAfterBlock = ({ address: address2, name }) => parseAddress(address2)?.name.endsWith(name) ?? false;
  }
});

// src/report/sentence/surroundings.ts
function surroundingsOf(graph, nodes, names2) {
  const fromOutside = groupBy(
    graph.edges.filter(({ from }) => isOutside(graph.nodes.get(from)?.type ?? "")),
    ({ to }) => to
  );
  const solid = [...graph.nodes.values()].filter(({ ghostOf: ghostOf2 }) => ghostOf2 === void 0);
  const copies = groupBy(solid, ({ address: address2 }) => originalOf(address2));
  const ofType = groupBy(solid, ({ type }) => type);
  const blocks = groupBy(solid, ({ address: address2 }) => blockOf(address2));
  const boxes = boxTexts(nodes, names2);
  const boxInText = (title) => boxes.get(title) ?? title;
  return {
    isPublic: ({ address: address2, type, title, change }) => spokenOf(type, title).mayBePublic && (fromOutside.get(address2) ?? []).some((edge) => isOpen(edge, change)),
    // What comes is no other one for what goes, nor the other way round.
    isOnly: ({ type, change }) => {
      const other = change === "delete" || change === "forget" ? "create" : "delete";
      const all = (ofType.get(type) ?? []).filter((node) => node.change !== other);
      return new Set(all.map(({ address: address2 }) => originalOf(address2))).size <= 1;
    },
    apart: ({ address: address2 }) => names2.apartInText(address2),
    ordinalOf: (node) => ordinalIn(blocks.get(blockOf(node.address)) ?? [], node),
    spreadOf: ({ address: address2, change, boxes: path }) => {
      const all = copies.get(originalOf(address2)) ?? [];
      const box = path.at(-1);
      if (box === void 0 || change !== "create" && change !== "delete") return void 0;
      if (all.every((each) => each.change === change)) return void 0;
      const text = boxInText(box);
      return change === "create" ? { verb: "extend", tail: toBox(text), amount: 1 } : { verb: "withdraw", tail: fromBox(text), amount: 1 };
    },
    boxInText,
    homeInText: ({ address: address2 }) => {
      const box = names2.around(address2).at(-1);
      if (box === void 0) return "";
      const apart = graph.nodes.has(box) ? names2.apartInText(box) : "";
      return apart === "" ? names2.boxInText(box) : toldApart(names2.boxInText(box), apart);
    }
  };
}
function blockOf(address2) {
  const parts = parseAddress(address2);
  return parts === null ? address2 : formatAddress({ ...parts, indexes: [], copy: null });
}
function ordinalIn(block, { address: address2, change, count }) {
  const isNumbered = /^\d+$/.test(parseAddress(address2)?.indexes.at(-1) ?? "");
  const comes = block.filter((node) => node.change === "create");
  const stays = new Map(
    block.filter((node) => STAYS2.has(node.change)).map((node) => [originalOf(node.address), node.count])
  );
  if (!isNumbered || change !== "create" || count !== 1 || comes.length !== 1 || stays.size === 0) return void 0;
  return [...stays.values()].reduce((sum, each) => sum + each, 1);
}
function boxTexts(nodes, names2) {
  const texts = /* @__PURE__ */ new Map();
  for (const { address: address2 } of nodes) {
    for (const box of names2.around(address2)) texts.set(names2.titleOf(box), names2.boxInText(box));
  }
  return texts;
}
var isOpen, STAYS2;
var init_surroundings = __esm({
  "src/report/sentence/surroundings.ts"() {
    init_speech();
    init_address();
    init_group_by();
    init_outside();
    init_counts();
    init_messages2();
    isOpen = ({ change }, of) => of === "delete" ? true : of === "create" ? change !== "delete" : change === void 0 || change === "update";
    STAYS2 = /* @__PURE__ */ new Set(["none", "update", "move"]);
  }
});

// src/report/sentence/ways.ts
function waysOf(graph, kinds, mention) {
  const edges = groupBy(graph.edges.filter(isRequest), ({ from: from2 }) => from2);
  const targetsOf2 = ({ address: address2 }) => (edges.get(address2) ?? []).map(({ to }) => to).filter((to) => to !== address2 && !isOutside(typeIn(graph, to)));
  const created = new Set(kinds.flatMap((kind) => kind.filter(isCreated).map(({ address: address2 }) => address2)));
  const from = /* @__PURE__ */ new Map();
  const said2 = /* @__PURE__ */ new Set();
  for (const kind of kinds) {
    const [deed] = kind;
    const targets = kind.length === 1 && isNewEntry(deed) && !said2.has(deed.address) ? targetsOf2(deed) : [];
    const phrases = mentioned(targets.map(mention));
    if (phrases.length === 0 || phrases.length > KINDS_MAX) continue;
    const covered = coveredBy(targets, kinds, created);
    for (const address2 of covered) said2.add(address2);
    const areNew = covered.length === targets.length;
    from.set(deed.address, `${deed.spoken.leads} ${listed(areNew ? phrases.map(newOnes) : phrases)}`);
  }
  return { from, said: said2 };
}
function coveredBy(targets, kinds, created) {
  const isTarget = new Set(targets);
  if (!targets.every((target) => created.has(target))) return [];
  const touched = kinds.filter((kind) => kind.some((deed) => isCreated(deed) && isTarget.has(deed.address)));
  return touched.every((kind) => kind.every(({ address: address2 }) => isTarget.has(address2))) ? targets : [];
}
var KINDS_MAX, typeIn, isRequest, isCreated, isNewEntry;
var init_ways = __esm({
  "src/report/sentence/ways.ts"() {
    init_group_by();
    init_outside();
    init_english();
    init_messages2();
    init_mentions();
    KINDS_MAX = 2;
    typeIn = ({ nodes }, address2) => nodes.get(address2)?.type ?? "";
    isRequest = ({ thin, change }) => thin !== true && change !== "delete" && change !== "move";
    isCreated = ({ verb }) => verb === "create";
    isNewEntry = (deed) => isCreated(deed) && deed.spoken.effect === "entry";
  }
});

// src/report/sentence/statements.ts
function nodeStatements(graph, nodes, names2) {
  const around = surroundingsOf(graph, nodes, names2);
  const isBuilt = ({ address: address2, type }) => !isOutside(type) && graph.nodes.get(address2)?.provenance !== "implied";
  const deeds = nodes.filter(isFirst(nodes)).flatMap((node) => isBuilt(node) ? deedsOf(node, around) : []);
  const kinds = [...groupBy(deeds, kindOf2).values()];
  const ways = waysOf(graph, kinds, mentionsOf(graph, names2));
  const toSay = kinds.map((kind) => kind.filter(({ address: address2 }) => !ways.said.has(address2))).filter((kind) => kind.length > 0);
  return toSay.map((kind) => statementOf2(kind, ways));
}
function isFirst(nodes) {
  const first = /* @__PURE__ */ new Map();
  const keyOf4 = ({ address: address2, change }) => `${originalOf(address2)}
${change}`;
  for (const node of nodes) if (!first.has(keyOf4(node))) first.set(keyOf4(node), node.address);
  return (node) => first.get(keyOf4(node)) === node.address;
}
function tierOf({ verb, spoken: { effect }, isPublic, isOfWhole, areParts, reach, tail }) {
  if (reach !== void 0) return reach === "more" ? "open" : "close";
  if (isOfWhole === true || areParts === true || MILD.has(verb) || verb === "update" && tail === "") return "mild";
  if (verb === "create" && isPublic) return "open";
  if ((verb === "delete" || verb === "replace") && effect === "store") return "loss";
  if (verb === "move") return "move";
  return PRESENCE.has(verb) ? "presence" : "update";
}
function statementOf2(kind, ways) {
  const [first] = kind;
  const { verb, also = [], change, spoken } = first;
  const tail = kind.every((deed) => deed.tail === first.tail) ? first.tail : WHERE.get(verb) ?? "";
  const way = kind.length === 1 ? ways.from.get(first.address) : void 0;
  return {
    verbs: listed([...new Set([verb, ...also].map((each) => VERBS[each]))]),
    rank: Math.min(...kind.map((deed) => rankOf(tierOf({ ...deed, tail }), spoken.effect))),
    change,
    amount: kind.reduce((sum, { amount }) => sum + amount, 0),
    order: spoken.order,
    text: [things(kind), tail, way ?? ""].filter((text) => text !== "").join(" "),
    ...way !== void 0 && { isOpenEnded: true }
  };
}
var WHERE, MILD, kindOf2, PRESENCE;
var init_statements3 = __esm({
  "src/report/sentence/statements.ts"() {
    init_group_by();
    init_outside();
    init_english();
    init_counts();
    init_messages2();
    init_deeds();
    init_mentions();
    init_phrases();
    init_rank();
    init_surroundings();
    init_ways();
    WHERE = /* @__PURE__ */ new Map([
      ["extend", TO_BOXES],
      ["withdraw", FROM_BOXES]
    ]);
    MILD = /* @__PURE__ */ new Set(["readdress", "rename", "import", "deferred", "part"]);
    kindOf2 = ({ verb, also = [], spoken, isPublic, isOfWhole, areParts, tail }) => [verb, ...also, spoken.one, isPublic, isOfWhole, areParts, verb === "make" ? tail : ""].join("\n");
    PRESENCE = /* @__PURE__ */ new Set(["create", "delete", "replace", "extend", "withdraw", "forget"]);
  }
});

// src/report/sentence/index.ts
function sentenceOf(graph, names2, { nodes, edges, exposure = [] }) {
  if (nodes.length + edges.length + exposure.length === 0) return noChange(resourcesOf(graph));
  const rest = withoutExposed(graph, { nodes, edges }, exposure);
  const statements = [
    ...exposureStatements(graph, exposure, names2),
    ...nodeStatements(graph, rest.nodes, names2),
    ...edgeStatements(graph, rest.edges, names2)
  ];
  const { clauses, left } = chosen(statements.sort(byEffect));
  const more = left.reduce((sum, { amount }) => sum + amount, 0) || (clauses.size === 0 ? nodes.length + edges.length : 0);
  const texts = [...clauses].map(([verbs, objects]) => clauseOf(verbs, objects));
  return asSentence([...texts, ...more === 0 ? [] : [theRest(more, clauses.size === 0)]]);
}
function chosen(statements) {
  const clauses = /* @__PURE__ */ new Map();
  const waiting = [];
  for (const statement of statements) {
    const clause = clauses.get(statement.verbs);
    if (clause === void 0 && clauses.size < CLAUSES_MAX) clauses.set(statement.verbs, [statement]);
    else if (clause !== void 0 && hasRoom(clause, statement)) clause.push(statement);
    else waiting.push(statement);
  }
  const left = [];
  for (const statement of waiting) {
    const clause = clauses.get(statement.verbs) ?? [];
    if (clause.length === 0 || clause.length >= OBJECTS_MAX) left.push(statement);
    else clause.push(statement);
  }
  return { clauses: new Map([...clauses].map(([verbs, clause]) => [verbs, clause.sort(byEffect)])), left };
}
function objectsIn(statements) {
  const open = statements.filter(({ isOpenEnded }) => isOpenEnded === true);
  const closed = statements.filter(({ isOpenEnded }) => isOpenEnded !== true);
  return listed([...closed, ...open].map(({ text }) => text));
}
function asSentence(clauses) {
  const last = clauses.at(-1);
  const before = clauses.slice(0, -1).join(", ");
  const joint = clauses.some((clause) => clause.includes(" and ")) ? ", and " : " and ";
  const whole = before === "" ? last : `${before}${joint}${last}`;
  return `${whole.charAt(0).toUpperCase()}${whole.slice(1)}.`;
}
var resourcesOf, byEffect, hasRoom, clauseOf;
var init_sentence = __esm({
  "src/report/sentence/index.ts"() {
    init_changes();
    init_count_resources();
    init_order();
    init_english();
    init_limits2();
    init_messages2();
    init_edges3();
    init_exposure3();
    init_statements3();
    resourcesOf = ({ total, nodes }) => total ?? countResources([...nodes.values()].filter(({ ghostOf: ghostOf2 }) => ghostOf2 === void 0));
    byEffect = (a, b) => a.rank - b.rank || CHANGES2.indexOf(a.change) - CHANGES2.indexOf(b.change) || a.order - b.order || b.amount - a.amount || byText(a.text, b.text);
    hasRoom = (clause, { rank }) => clause.length < OBJECTS_MAX && clause.filter((said2) => said2.rank === rank).length < OBJECTS_ALIKE_MAX;
    clauseOf = (verbs, objects) => `${verbs} ${objectsIn(objects)}`;
  }
});

// src/report/json.ts
var asJson;
var init_json = __esm({
  "src/report/json.ts"() {
    asJson = (report) => `${JSON.stringify(report, null, 2)}
`;
  }
});

// src/text/markdown.ts
function address(text) {
  if (!URL.canParse(text)) return null;
  const { protocol, href } = new URL(text);
  if (protocol !== "https:" && protocol !== "http:") return null;
  return href.replace(
    /[^\w/:.?=%~#&+,;@-]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`
  );
}
var APART, LIVE, SYNTAX, AT_BEGIN, entity, parted, markdown, MARKS, ENTITIES, LINE_MARKS, legible, attribute, CODE, code;
var init_markdown = __esm({
  "src/text/markdown.ts"() {
    init_short();
    APART = "\u200B";
    LIVE = /[@#:](?=\S)|[!&$%~](?=\d)|(?<=GH)-(?=\d)|(?<=www)\./gi;
    SYNTAX = /[&<>|\\`*_[\]~$#"]/g;
    AT_BEGIN = /^[-+=]|(?<=^\d+)[.)]/;
    entity = (char) => `&#${char.codePointAt(0)};`;
    parted = (text) => text.replace(LIVE, (char) => char === "-" || char === "." ? `${APART}${char}` : `${char}${APART}`);
    markdown = (text, length) => parted(short(text, length)).replace(SYNTAX, entity).replace(AT_BEGIN, entity);
    MARKS = /[\\`*[\]~]|(?<![\p{L}\p{N}_])_+|_+(?![\p{L}\p{N}_])|[<>|$]|&(?=[#\p{L}])/gu;
    ENTITIES = /* @__PURE__ */ new Map([
      ["&", "&amp;"],
      ["<", "&lt;"],
      [">", "&gt;"],
      ["|", "&#124;"],
      ["$", "&#36;"]
    ]);
    LINE_MARKS = /^[-+=#]|(?<=^\d+)[.)]/;
    legible = (text, length) => parted(short(text, length)).replace(MARKS, (marks) => ENTITIES.get(marks) ?? [...marks].map((mark) => `\\${mark}`).join("")).replace(LINE_MARKS, (mark) => `\\${mark}`);
    attribute = (text, length) => short(text, length).replace(/[^\p{L}\p{N} ]/gu, entity);
    CODE = /^[^`|\\<>&]+$/;
    code = (text, length) => {
      const shown2 = short(text, length);
      return CODE.test(shown2) ? `\`${shown2}\`` : `<code>${markdown(shown2, length)}</code>`;
    };
  }
});

// src/report/rows.ts
function rowsOf({ nodes, edges, exposure = [] }) {
  const shown2 = new Set(nodes.map(({ address: address2 }) => address2));
  const others = exposure.filter(({ address: address2 }) => !shown2.has(address2));
  const rows = [...nodes.map(nodeRow), ...others.map(exposureRow), ...edges.map(edgeRow)];
  return CHANGES2.flatMap((change) => rows.filter((row) => row.change === change));
}
function nodeRow(node) {
  const { change, count, boxes, boxesBefore, exposure = [], values = [] } = node;
  const qualifier = boxes.at(-1) === node.qualifier ? "" : node.qualifier;
  const what = calledApart(inOne(node), qualifier);
  return {
    change,
    glyph: glyphOf(change, node),
    what: count > 1 ? times(count, what) : what,
    where: boxes,
    values: [
      ...exposure.map(openedInWords),
      ...values.map(valueInWords),
      ...counted2(node),
      ...placed(boxesBefore, boxes)
    ].slice(0, PARTS_MAX),
    why: whyOf(node).slice(0, PARTS_MAX),
    parts: partsOf4(node)
  };
}
function placed(before, now2) {
  if (before === void 0) return [];
  const end = (boxes) => boxes.at(-1) ?? NO_VALUE;
  return [wasAndIs(end(before), end(now2))];
}
function whyOf(node) {
  const { change, values = [], reason: reason2, movedFrom: movedFrom2, looksLike: looksLike2, instances, folded, drift } = node;
  const forcing = values.filter(({ forces }) => forces === true).map(({ name }) => name);
  return [
    ...reason2 === void 0 ? [] : [REASONS.get(reason2) ?? reason2],
    ...forcing.length === 0 ? [] : [forcedBy(forcing.join(", "))],
    ...node.createsFirst === true ? [NEW_FIRST] : [],
    ...movedFrom2 === void 0 ? [] : [movedFrom(movedFrom2)],
    ...node.isImported === true && change !== "import" ? [ALSO_IMPORTED] : [],
    ...node.isForgotten === true ? [STAYS] : [],
    // By address: people call both the same, and the address is what a `moved` block wants.
    ...looksLike2 === void 0 ? [] : [(change === "delete" ? looksRenamed : looksLike)(looksLike2)],
    ...instances === void 0 ? [] : [ofInstances(countsInGlyphs(instances))],
    ...insideOf(change, folded, areNamed(node)),
    ...drift === void 0 ? [] : [DRIFTED]
  ];
}
function partsOf4({ type, change, parts = [], values = [] }) {
  const isSaid = ({ name }) => values.some((value) => value.name === name);
  const isHalf = ({ address: address2 }) => parseTerraformAddress(address2)?.type === type;
  const apart = parts.filter(
    (part) => part.change !== change || change !== "create" && change !== "delete" || isHalf(part)
  );
  const shown2 = apart.slice(0, PARTS_MAX).map((part) => {
    const more = (part.values ?? []).filter((value) => !isSaid(value)).map(valueInWords);
    const done = partDone(PART_VERBS[part.change], part.address);
    return more.length === 0 ? done : toldApart(done, more.join(", "));
  });
  return [...shown2, ...apart.length > shown2.length ? [rowsMore(apart.length - shown2.length)] : []];
}
function insideOf(change, folded = {}, isNamed = false) {
  const counts = isNamed ? "" : countsInGlyphs(partsApart(change, folded));
  return counts === "" ? [] : [inside(counts)];
}
var edgeRow, exposureRow, openedInWords, valueInWords, counted2, areNamed;
var init_rows = __esm({
  "src/report/rows.ts"() {
    init_changes();
    init_terraform_address();
    init_limits2();
    init_messages2();
    init_names();
    edgeRow = ({ change, fromName, toName, label }) => ({
      change,
      glyph: glyphOf(change),
      what: wasAndIs(fromName, toName),
      where: [],
      values: label === "" ? [] : [label],
      why: [],
      parts: []
    });
    exposureRow = (one2) => ({
      change: "update",
      glyph: glyphOf("update"),
      what: inOne(one2),
      where: [],
      values: [openedInWords(one2)],
      why: [],
      parts: []
    });
    openedInWords = ({ change, what, to }) => openedLine(change, what, to);
    valueInWords = ({ name, before, after }) => namedValue(name, wasAndIs(before ?? NO_VALUE, after ?? NOT_KNOWN));
    counted2 = ({ countBefore, count }) => countBefore === void 0 ? [] : [wasAndIs(`\xD7${countBefore}`, `\xD7${count}`)];
    areNamed = ({ folded = {}, parts = [] }) => CHANGES2.every((change) => (folded[change] ?? 0) === parts.filter((part) => part.change === change).length);
  }
});

// src/report/markdown.ts
function asTable(report, most, omitted = 0) {
  const rows = rowsOf(report);
  const shown2 = rows.slice(0, most);
  if (shown2.length === 0) return "";
  const cells = shown2.map(cellsOf);
  const isSaid = TABLE_HEAD.map((_, column) => column === 0 || cells.some((row) => row[column] !== ""));
  const line2 = (row) => `| ${row.filter((_, column) => isSaid[column]).join(" | ")} |`;
  const table2 = [line2(TABLE_HEAD), `|${"---|".repeat(isSaid.filter((said2) => said2).length)}`, ...cells.map(line2)].join(
    "\n"
  );
  const more = rows.length - shown2.length + omitted;
  return more === 0 ? table2 : `${table2}

${rowsMore(more)}`;
}
function asMarkdown(report, { rows = ROWS_MAX } = {}) {
  const table2 = asTable(report, rows);
  return `${[legible(report.sentence, SENTENCE_LENGTH_MAX), ...table2 === "" ? [] : [table2]].join("\n\n")}
`;
}
function cellsOf({ glyph, what, where, values, why, parts }) {
  const reasons = [...why, ...parts.length === 0 ? [] : [insidePart(parts.join("; "))]];
  const cells = [what, where.slice(-BOXES_SHOWN).join(" \u203A "), ...[values, reasons].map((texts) => texts.join("; "))];
  return [`\`${glyph}\``, ...cells.map((cell) => legible(cell, CELL_LENGTH_MAX))];
}
var init_markdown2 = __esm({
  "src/report/markdown.ts"() {
    init_markdown();
    init_limits2();
    init_messages2();
    init_rows();
  }
});

// elsewhere:src/text/printable.ts
var module35, harmless, printable, visible;
var init_printable = __esm({
  "elsewhere:src/text/printable.ts"() {
    module35 = require("../cli.js").modules["src/text/printable.ts"]();
    harmless = module35.harmless;
    printable = module35.printable;
    visible = module35.visible;
  }
});

// src/report/text.ts
function asText(report) {
  const rows = rowsOf(report);
  const shown2 = rows.slice(0, LINES_MAX);
  const groups = [...groupBy(shown2, ({ change }) => change)].map(
    ([change, group]) => [DONE[change], ...group.flatMap(lines)].join("\n")
  );
  const more = rows.length - shown2.length;
  return `${[printable(report.sentence), ...groups, ...more === 0 ? [] : [rowsMore(more)]].map(inAscii).join("\n\n")}
`;
}
function lines({ glyph, what, where, values, why, parts }) {
  const place = where.length === 0 ? "" : `  (${said(where.join(" > "))})`;
  return [
    `  ${inAscii(glyph).padEnd(GLYPH_WIDTH)} ${said(what)}${place}`,
    ...[...values, ...why, ...parts.map((part) => inHost(what, part))].map(
      (text) => `${" ".repeat(INDENT)}${said(text)}`
    )
  ];
}
var GLYPH_WIDTH, INDENT, said, inAscii;
var init_text = __esm({
  "src/report/text.ts"() {
    init_group_by();
    init_printable();
    init_short();
    init_limits2();
    init_messages2();
    init_rows();
    GLYPH_WIDTH = 3;
    INDENT = GLYPH_WIDTH + 5;
    said = (text) => printable(short(text, CELL_LENGTH_MAX));
    inAscii = (text) => text.replaceAll("\u2192", "->").replaceAll("\u2190", "<-").replaceAll(" \xD7 ", " x ").replaceAll("\xD7", "x");
  }
});

// src/report/index.ts
var report_exports = {};
__export(report_exports, {
  asJson: () => asJson,
  asMarkdown: () => asMarkdown,
  asText: () => asText,
  reportOf: () => reportOf
});
function reportOf(graph, words) {
  const names2 = namesOf2(graph, words);
  const nodes = reportedNodes(graph, names2);
  const edges = reportedEdges(graph, names2);
  const exposure = reportedExposure(graph, names2);
  const sentence2 = sentenceOf(graph, names2, { nodes, edges, exposure });
  const opened2 = exposure.length === 0 ? {} : { exposure };
  return { version: 1, sentence: sentence2, counts: countsOf2(graph), nodes, edges, ...opened2 };
}
var init_report = __esm({
  "src/report/index.ts"() {
    init_counts();
    init_edges2();
    init_exposure2();
    init_names();
    init_nodes2();
    init_sentence();
    init_json();
    init_markdown2();
    init_text();
  }
});

// elsewhere:src/understand/describe.ts
var describe_exports = {};
__export(describe_exports, {
  describe: () => describe
});
var module45, describe;
var init_describe = __esm({
  "elsewhere:src/understand/describe.ts"() {
    module45 = require("./plan.js").modules["src/understand/describe.ts"]();
    describe = module45.describe;
  }
});

// parts/changes.js
var changes_exports = {};
__export(changes_exports, {
  modules: () => modules
});
module.exports = __toCommonJS(changes_exports);

// elsewhere:src/errors.ts
var module2 = require("../cli.js").modules["src/errors.ts"]();
var Bug = module2.Bug;
var External = module2.External;
var GroundplanError = module2.GroundplanError;
var InvalidInput = module2.InvalidInput;
var Missing = module2.Missing;
var Misuse = module2.Misuse;
var NoResources = module2.NoResources;

// src/comment/calls/refusal.ts
var Refusal = class extends External {
  kind;
  reason;
  mayHaveHappened;
  constructor({ kind, reason: reason2, mayHaveHappened }, message, remedy) {
    super(message, { remedy });
    this.kind = kind;
    this.reason = reason2;
    this.mayHaveHappened = mayHaveHappened;
  }
};
var isRefusal = (error, ...kinds) => error instanceof Refusal && (kinds.length === 0 || kinds.includes(error.kind));

// src/diagram/commits.ts
var import_node_path = require("node:path");

// elsewhere:src/sources/limits.ts
var module3 = require("./picture.js").modules["src/sources/limits.ts"]();
var CALLED_LENGTH_MAX = module3.CALLED_LENGTH_MAX;
var CHECKOUT_BYTES_MAX = module3.CHECKOUT_BYTES_MAX;
var CHECKOUT_FILES_MAX = module3.CHECKOUT_FILES_MAX;
var FILE_BYTES_MAX = module3.FILE_BYTES_MAX;
var FOLDERS_LISTED = module3.FOLDERS_LISTED;
var FOLDERS_LOOKED_AT = module3.FOLDERS_LOOKED_AT;
var FOLDER_DEPTH_LISTED = module3.FOLDER_DEPTH_LISTED;
var GIT_SETTINGS_BYTES_MAX = module3.GIT_SETTINGS_BYTES_MAX;
var LEVELS_ABOVE_MAX = module3.LEVELS_ABOVE_MAX;
var LINKS_MAX = module3.LINKS_MAX;
var LINK_BYTES_MAX = module3.LINK_BYTES_MAX;

// src/diagram/commits.ts
init_short();

// elsewhere:src/diagram/messages.ts
var module5 = require("./picture.js").modules["src/diagram/messages.ts"]();
var ANNOTATIONS_TOO_LARGE_REMEDY = module5.ANNOTATIONS_TOO_LARGE_REMEDY;
var ANNOTATIONS_UNREADABLE_REMEDY = module5.ANNOTATIONS_UNREADABLE_REMEDY;
var CHANGES = module5.CHANGES;
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
var changesOf = module5.changesOf;
var comparing = module5.comparing;
var comparingFiles = module5.comparingFiles;
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
var readAlike = module5.readAlike;
var reason = module5.reason;
var simplified = module5.simplified;
var stepAskingModel = module5.stepAskingModel;
var stepDrawing = module5.stepDrawing;
var stepReading = module5.stepReading;
var titleOfPage = module5.titleOfPage;
var variablesOnBoth = module5.variablesOnBoth;

// src/diagram/commits.ts
async function withCommits(asked, io, work) {
  const { historyOf: historyOf2 } = await Promise.resolve().then(() => (init_history(), history_exports));
  const history = await historyOf2(asked.directory, io);
  const { base, head, names: names2 } = await commitsOf(asked, history, io);
  return io.withTemporaryDirectory(async (folder) => {
    const [called, workspace] = await alike(asked, history, io);
    const around = (planning2) => ({ history, called, planning: { ...planning2, workspace } });
    const before = await sourceAt(base, around(asked.planning.before), (0, import_node_path.join)(folder, "before"), io);
    if (head !== null) {
      const after = await sourceAt(head, around(asked.planning.after), (0, import_node_path.join)(folder, "after"), io);
      const warnings2 = [...before.warnings, ...after.warnings];
      const said3 = comparing(base, head);
      return work({ before: before.source, after: after.source, names: names2, said: said3, warnings: warnings2 });
    }
    const { directory } = asked;
    const planning = { ...asked.planning.after, installed: false };
    const code2 = { name: directory, directory, repository: null, planning };
    const copied = before.source === null ? [] : await copyVariables(before.source.code.directory, history, io);
    const warnings = copied.length === 0 ? before.warnings : [...before.warnings, variablesOnBoth(copied)];
    const said2 = comparingFiles(base, directory);
    return work({ before: before.source, after: { is: "code", code: code2 }, names: names2, said: said2, warnings });
  });
}
async function commitsOf({ from, to, fromMergeBase }, history, io) {
  const { commitCalled: commitCalled2, defaultBranch: defaultBranch2, mergeBase: mergeBase2 } = await Promise.resolve().then(() => (init_history(), history_exports));
  const head = to === null ? await commitCalled2("", "HEAD", history, io) : await commitCalled2("--to", to, history, io);
  const start = from === null ? await defaultBranch2(history, io) : await commitCalled2("--from", from, history, io);
  const base = start !== null && fromMergeBase ? await mergeBase2(start, head, history, io) : start ?? head;
  const names2 = {
    before: calledCommit(start ?? head),
    after: to === null ? WORKING_TREE : calledCommit(head)
  };
  return { base, head: to === null ? null : head, names: names2 };
}
var calledCommit = ({ id, name }) => name.length >= SHORT_ID && id.startsWith(name) ? id.slice(0, SHORT_ID) : short(name, CALLED_LENGTH_MAX);
var SHORT_ID = 8;
async function alike({ planning }, history, io) {
  const { calledDirectory: calledDirectory2 } = await Promise.resolve().then(() => (init_called(), called_exports));
  const { chooseWorkspace: chooseWorkspace2 } = await Promise.resolve().then(() => (init_workspace(), workspace_exports));
  const asked = planning.after.workspace ?? void 0;
  return [await calledDirectory2(history.directory, io), await chooseWorkspace2(asked, history.directory, io)];
}
async function sourceAt(commit, { history, planning, called }, folder, io) {
  const { commitTree: commitTree2 } = await Promise.resolve().then(() => (init_commit_tree(), commit_tree_exports));
  const { root, directory, warnings } = await commitTree2(commit, history, folder, io);
  if (directory === null)
    return { source: null, warnings: [...warnings, notInCommit(history.name, commit.name)] };
  const name = history.prefix === "" ? commit.name : `${commit.name}:${history.prefix}`;
  const code2 = { name, directory, repository: root, planning };
  const at = { commit: commit.id, directory: history.name, folder: history.prefix };
  return { source: { is: "code", code: code2, called, history: at }, warnings };
}
var VARIABLE_FILE = /^terraform\.tfvars(?:\.json)?$|\.auto\.tfvars(?:\.json)?$/;
var VARIABLE_FILES_MAX = 20;
async function copyVariables(to, history, io) {
  const { ignoredOf: ignoredOf2 } = await Promise.resolve().then(() => (init_history(), history_exports));
  const { VARIABLE_FILE_BYTES_MAX: VARIABLE_FILE_BYTES_MAX2 } = await Promise.resolve().then(() => (init_limits(), limits_exports));
  const there = new Set((await io.list(to)).map(({ name }) => name));
  const own = (await io.list(history.directory)).filter(({ name, kind }) => kind === "file" && VARIABLE_FILE.test(name) && !there.has(name)).map(({ name }) => name);
  const copied = [];
  for (const name of await ignoredOf2(own.slice(0, VARIABLE_FILES_MAX), history, io)) {
    const bytes = await io.readRegular((0, import_node_path.join)(history.directory, name), VARIABLE_FILE_BYTES_MAX2);
    if (!(bytes instanceof Uint8Array)) continue;
    await io.writeNew((0, import_node_path.join)(to, name), bytes);
    copied.push(name);
  }
  return copied;
}

// src/diagram/compare.ts
async function compareSides(before, after) {
  const { compare: compare2, withoutBare: withoutBare2 } = await Promise.resolve().then(() => (init_compare(), compare_exports));
  const { statementsAbout: statementsAbout2 } = await Promise.resolve().then(() => (init_said(), said_exports));
  const said2 = statementsAbout2(after.side.statements, originsOf(before), originsOf(after));
  return withoutBare2(compare2(knownOf(before), knownOf(after), said2));
}
var knownOf = ({ side, graph }) => ({
  graph,
  entries: side.found.ledger?.entries ?? [],
  values: side.values,
  ...side.exposed !== void 0 && { exposed: side.exposed }
});
var originsOf = ({ side, graph }) => side.found.ledger === null ? graph.nodes.keys() : side.found.ledger.entries.map(({ origin }) => origin);
async function narrowed(union, hops) {
  const isChanged = [...union.nodes.values()].some(({ change, changed: changed2 }) => change !== "none" || changed2 !== void 0) || union.edges.some(({ change }) => change !== void 0);
  if (hops === null || !isChanged) return union;
  const { focus: focus2 } = await Promise.resolve().then(() => (init_compare(), compare_exports));
  return focus2(union, hops);
}
async function reportedOf(union, words) {
  const { reportOf: reportOf2 } = await Promise.resolve().then(() => (init_report(), report_exports));
  return reportOf2(union, words);
}
async function writeReport(report, format) {
  const { asJson: asJson2, asMarkdown: asMarkdown2, asText: asText3 } = await Promise.resolve().then(() => (init_report(), report_exports));
  return { json: asJson2, markdown: asMarkdown2, text: asText3 }[format](report);
}
var isDifferent = ({ nodes, edges, exposure = [] }) => nodes.length + edges.length + exposure.length > 0;

// src/diagram/difference.ts
init_containers();
init_count_resources();

// elsewhere:src/graph/merge-changes.ts
var module36 = require("./picture.js").modules["src/graph/merge-changes.ts"]();
var markOf2 = module36.markOf;
var mergeChanges = module36.mergeChanges;
var sumCounts = module36.sumCounts;
var sumOf2 = module36.sumOf;
var withoutDrift = module36.withoutDrift;

// elsewhere:src/io/programs/graphviz.ts
var module37 = require("./picture.js").modules["src/io/programs/graphviz.ts"]();
var findDot = module37.findDot;

// elsewhere:src/present/changes/counts.ts
var module38 = require("./picture.js").modules["src/present/changes/counts.ts"]();
var changesOf2 = module38.changesOf;
var countChanged = module38.countChanged;
var hiddenChanges = module38.hiddenChanges;

// elsewhere:src/diagram/annotate.ts
var module39 = require("./picture.js").modules["src/diagram/annotate.ts"]();
var annotateGraph = module39.annotateGraph;
var languageModel = module39.languageModel;

// elsewhere:src/diagram/draw.ts
var module40 = require("./picture.js").modules["src/diagram/draw.ts"]();
var drawAll = module40.drawAll;
var layOut = module40.layOut;
var needsLayout = module40.needsLayout;
var toldOf = module40.toldOf;

// elsewhere:src/diagram/lens.ts
var module41 = require("./picture.js").modules["src/diagram/lens.ts"]();
var lensOf = module41.lensOf;

// elsewhere:src/diagram/on-step.ts
var module42 = require("./picture.js").modules["src/diagram/on-step.ts"]();
var SILENT = module42.SILENT;
var noStep = module42.noStep;

// elsewhere:src/diagram/read.ts
var module43 = require("./picture.js").modules["src/diagram/read.ts"]();
var readCode = module43.readCode;
var readFound = module43.readFound;
var readGraph = module43.readGraph;

// src/diagram/sides.ts
init_create();
init_terraform_address();

// elsewhere:src/diagram/source.ts
var module44 = require("./picture.js").modules["src/diagram/source.ts"]();
var fetchTree = module44.fetchTree;
var isFileAddress = module44.isFileAddress;
var isGitAddress = module44.isGitAddress;
var knowsChanges = module44.knowsChanges;
var openSource = module44.openSource;
var surveyCode = module44.surveyCode;

// src/diagram/sides.ts
async function readSides(asked, io, onStep) {
  const [openedBefore, openedAfter] = [
    await openedOrNull(asked.before, io, onStep),
    await openedOrNull(asked.after, io, onStep)
  ];
  const read2 = (opened2) => readSide(opened2, asked, io, onStep);
  const [first, second] = [openedBefore, openedAfter].some(usesProviders) ? [await read2(openedBefore), await read2(openedAfter)] : await both(read2(openedBefore), read2(openedAfter));
  const isUnlike = first.planned !== null && second.planned !== null && first.planned !== second.planned;
  const before = isUnlike && first.planned ? await read2(asWritten(openedBefore)) : first;
  const after = isUnlike && second.planned ? await read2(asWritten(openedAfter)) : second;
  if (before.found.graph.nodes.size + after.found.graph.nodes.size === 0) {
    throw new InvalidInput(NOTHING_ON_BOTH, { remedy: NOTHING_ON_BOTH_REMEDY });
  }
  const warnings = [
    ...isUnlike ? [readAlike(first.planned === false ? "before" : "after")] : [],
    ...isOfCode(before) !== isOfCode(after) ? [KINDS_DIFFER] : [],
    ...onceEach2(warningsOf(openedBefore, before), warningsOf(openedAfter, after))
  ];
  return { before, after, warnings };
}
var openedOrNull = async (source, io, onStep) => source === null ? null : openSource(source, io, onStep);
var usesProviders = (opened2) => opened2?.code?.planning.planner === "terraform";
async function both(one2, other) {
  await Promise.allSettled([one2, other]);
  return [await one2, await other];
}
async function readSide(opened2, { detail, mayBeEmpty, tags = [] }, io, onStep) {
  if (opened2 === null) return NOTHING2;
  onStep(stepReading(opened2.name));
  const { folders, called } = opened2;
  const seen = { inventory: null, exposed: null };
  const look = {
    inventory(inventory) {
      seen.inventory = afterwards(inventory);
      return seen.inventory;
    },
    exposed(exposed) {
      seen.exposed = exposed;
    }
  };
  try {
    const found2 = { called, ...await readFound(opened2, detail, io, onStep, look) };
    const { inventory } = seen;
    const values = inventory === null ? valuesOfNodes(found2) : await valuesOf(inventory);
    const exposed = await seen.exposed?.(({ values: own }) => own);
    return {
      ...{ found: found2, folders, values, source: opened2 },
      ...{ statements: inventory?.statements ?? [], planned: inventory?.planned ?? null },
      ...tags.length > 0 && { tagged: { names: tags, resources: inventory?.resources ?? [] } },
      ...exposed !== void 0 && { exposed }
    };
  } catch (error) {
    if (!(error instanceof NoResources) || !mayBeEmpty) throw error;
    return { ...NOTHING2, folders, found: { ...NOTHING2.found, warnings: [nothingIn(opened2.name)] } };
  }
}
var NOTHING2 = {
  found: { graph: createGraph({ nodes: [], edges: [] }), ledger: null, services: /* @__PURE__ */ new Map(), warnings: [] },
  folders: [],
  source: null,
  values: /* @__PURE__ */ new Map(),
  exposed: [],
  statements: [],
  planned: null
};
function afterwards({ resources: resources2, references, statements = [], ...inventory }) {
  const left = new Set(resources2.filter(({ change }) => GONE.has(change)).map(({ address: address2 }) => address2));
  return {
    ...inventory,
    resources: resources2.filter(({ address: address2 }) => !left.has(address2)).map(
      ({ changed: _, before: __, ...resource }) => resource.mode === "managed" ? { ...resource, change: "no-op" } : resource
    ),
    references: references.filter(({ from, to }) => !left.has(from) && !left.has(to)),
    statements: [...statements, ...resources2.flatMap(statementsOf)]
  };
}
function statementsOf({ origin, change, changed: changed2 }) {
  const to = endpointOf(origin);
  const from = changed2?.movedFrom === void 0 ? null : endpointOf(changed2.movedFrom);
  if (to === null) return [];
  return [
    ...from === null ? [] : [{ is: "moved", within: [], from, to }],
    ...change === "forget" ? [{ is: "forgotten", within: [], from: to }] : [],
    ...change === "import" || changed2?.isImported === true ? [{ is: "imported", within: [], to }] : []
  ];
}
function endpointOf(origin) {
  const address2 = parseTerraformAddress(origin);
  if (address2 === null) return null;
  const { modules: modules2, ...resource } = address2;
  return { modules: modules2, resource };
}
var GONE = /* @__PURE__ */ new Set(["delete", "forget"]);
async function valuesOf({ resources: resources2 }) {
  const { describe: describe2 } = await Promise.resolve().then(() => (init_describe(), describe_exports));
  return new Map(resources2.map((resource) => [resource.address, describe2(resource)]));
}
var valuesOfNodes = ({ graph }) => new Map([...graph.nodes].map(([address2, { attributes }]) => [address2, attributes]));
var asWritten = (opened2) => opened2 === null || opened2.code === null ? opened2 : { ...opened2, code: { ...opened2.code, planning: { ...opened2.code.planning, planner: "static" } } };
var isOfCode = ({ planned, found: found2 }) => planned !== null || found2.graph.nodes.size === 0;
var warningsOf = (opened2, { found: found2 }) => [
  ...opened2?.warnings ?? [],
  ...found2.warnings
];
function onceEach2(before, after) {
  const [first, second] = [new Set(before), new Set(after)];
  return [
    ...[...first].map((text) => second.has(text) ? text : aboutSide("before", text)),
    ...[...second].filter((text) => !first.has(text)).map((text) => aboutSide("after", text))
  ];
}

// elsewhere:src/diagram/tagged.ts
var module46 = require("./picture.js").modules["src/diagram/tagged.ts"]();
var keepTagged = module46.keepTagged;

// elsewhere:src/diagram/view.ts
var module47 = require("./picture.js").modules["src/diagram/view.ts"]();
var lookAt = module47.lookAt;

// src/diagram/difference.ts
async function difference(request, io, watch = SILENT) {
  const { detail, title, drawing, view, hops } = request;
  const askDot = drawing?.layout === "dot" && needsLayout(drawing.formats) ? await findDot(io) : null;
  const {
    union,
    names: names2,
    called: place,
    size,
    told,
    warnings
  } = request.before === "planned" ? await plannedUnion(request, io, watch) : await comparedUnion({ ...request, before: request.before }, io, watch);
  const options = {
    modules: drawing?.modules ?? "auto",
    changes: true,
    marksAllNew: request.before !== "planned",
    strips: detail !== "all",
    called: ""
  };
  const lens = lensOf(options, askDot, watch.step);
  const called = { own: union.title, place: request.called || place };
  const marked2 = { ...union, title: title ?? titleOf(called, request.names ?? names2) };
  const report = await reportedOf(marked2, await lens.words(marked2));
  const whole = {
    ...marked2,
    changes: {
      counts: report.counts,
      shown: countChanged(union.nodes.values()),
      ...union.changes,
      ...size !== null && { before: size },
      sentence: report.sentence
    }
  };
  const isDrawn = drawing !== null && (isDifferent(report) || request.onlyDifferent !== true);
  const narrow = await narrowed(whole, iconsIn(whole) > (request.iconsUnfocused ?? 0) ? hops : null);
  const seen = view === null ? { graph: narrow, notes: [], warnings: [] } : await lookAt(narrow, view, lens.caption);
  for (const note of seen.notes) watch.note(note);
  watch.warn(seen.warnings);
  const { graph } = seen;
  const presentation = await lens.words(graph);
  const pictures = isDrawn ? await drawAll(
    presentation,
    {
      ...{ ...drawing, askDot, machine: io, arranged: await lens.known(graph) },
      ...await toldOf(drawing, told, graph, io)
    },
    watch.step
  ) : [];
  return { graph, presentation, report, pictures, warnings: [...warnings, ...seen.warnings] };
}
var iconsIn = ({ nodes }) => [...nodes.values()].filter(({ type }) => !isContainerType(type)).length;
async function comparedUnion(request, io, watch) {
  const sides = await readSides({ ...request, tags: request.drawing?.tags ?? [] }, io, watch.step);
  const { before, after } = sides;
  watch.warn(sides.warnings);
  const annotated = await annotateSides(before, after, request, watch);
  watch.step(STEP_COMPARING);
  const both2 = await compareSides({ side: before, graph: annotated.before }, { side: after, graph: annotated.after });
  const union = { ...both2, total: sizeOf2(annotated.after) };
  const names2 = { before: before.found.called ?? "", after: after.found.called ?? "" };
  const called = names2.after || names2.before;
  const size = sizeOf2(annotated.before);
  const told = [sideToTell(after), sideToTell(before)];
  return { union, names: names2, called, size, told, warnings: [...sides.warnings, ...annotated.warnings] };
}
var sideToTell = ({ found: { ledger }, source, tagged }) => ({
  ...{ ledger, source },
  ...tagged && { tagged }
});
var sizeOf2 = ({ total, nodes }) => total ?? countResources(nodes.values());
function titleOf({ own, place }, names2) {
  const isTold2 = names2 !== null && names2.before !== "" && names2.after !== "" && names2.before !== names2.after;
  if (!isTold2) return own + place === "" ? CHANGES : changesOf(own || place);
  const apart = beforeAfter(names2.before, names2.after);
  return own === "" ? changesOf(apart) : ofBoth(own, apart);
}
async function plannedUnion({ after, detail, annotations, drawing }, io, watch) {
  const source = await openSource(after, io, watch.step);
  const tagged = keepTagged(drawing?.tags);
  const found2 = { called: source.called, ...await readFound(source, detail, io, watch.step, tagged) };
  const unread = /* @__PURE__ */ new Set();
  const files2 = await annotations?.(source.folders, found2.annotations ?? [], (text) => unread.add(text)) ?? [];
  const annotated = await annotateGraph(found2, files2);
  const warnings = [...source.warnings, ...found2.warnings, ...unread, ...annotated.warnings];
  watch.warn(warnings);
  const { graph } = annotated;
  const told = [{ ledger: found2.ledger, source, tagged: tagged.kept }];
  const union = drawing?.drift === true ? graph : { ...graph, nodes: withoutDrift(graph.nodes) };
  return { union, names: null, size: null, called: found2.called ?? "", told, warnings };
}
async function annotateSides(before, after, { annotations }, watch) {
  const unread = /* @__PURE__ */ new Set();
  const files2 = await annotations?.(after.folders, after.found.annotations ?? [], (text) => unread.add(text)) ?? [];
  const current = await annotateGraph(after.found, files2);
  const { graph: old } = await annotateGraph(before.found, files2);
  const warnings = [...unread, ...current.warnings];
  watch.warn(warnings);
  return { before: old, after: current.graph, warnings };
}

// elsewhere:src/render/bare.ts
var module48 = require("./plan.js").modules["src/render/bare.ts"]();
var withoutBareBoxes = module48.withoutBareBoxes;

// elsewhere:src/render/mermaid/fold.ts
var module49 = require("./plan.js").modules["src/render/mermaid/fold.ts"]();
var fold = module49.fold;

// src/sources/called-apart.ts
init_short();
var ENDING = /(?<=.)\.(?:json|tfstate|tfvars|tfvars\.json)$/;
function calledApart2(before, after) {
  const [old, now2] = [stepsOf2(before), stepsOf2(after)];
  while (old.length > 1 && now2.length > 1 && old.at(-1) === now2.at(-1)) {
    old.pop();
    now2.pop();
  }
  const names2 = { before: nameOf(old), after: nameOf(now2) };
  return names2.before === "" || names2.after === "" || names2.before === names2.after ? null : names2;
}
var stepsOf2 = (path) => path.split(/[\\/]/).filter((step) => step !== "" && step !== ".");
function nameOf(steps) {
  const last = steps.at(-1) ?? "";
  return last === ".." ? "" : short(
    last.replace(/[?#].*$/, "").replace(ENDING, "").replace(/(?<=.)\.git$/, ""),
    CALLED_LENGTH_MAX
  );
}

// elsewhere:src/text/few.ts
var module50 = require("./picture.js").modules["src/text/few.ts"]();
var fewOf = module50.fewOf;

// src/cli/comment/index.ts
init_printable();

// elsewhere:src/cli/progress.ts
var module51 = require("./picture.js").modules["src/cli/progress.ts"]();
var createProgress = module51.createProgress;

// src/comment/calls/limits.ts
var CALL_SECONDS = 60;
var ANSWER_BYTES_MAX2 = 5e7;
var TRIES = 3;
var FIRST_WAIT_SECONDS = 1;
var WAIT_SECONDS_MAX = 90;
var COMPLAINT_LENGTH_MAX = 200;

// elsewhere:src/json/foreign.ts
var module52 = require("./picture.js").modules["src/json/foreign.ts"]();
var entriesOf2 = module52.entriesOf;
var integerAt = module52.integerAt;
var listOf = module52.listOf;
var member = module52.member;
var memberAt = module52.memberAt;
var objectOf = module52.objectOf;
var textAt = module52.textAt;
var textOf4 = module52.textOf;

// src/comment/calls/verdict.ts
init_short();

// src/comment/calls/messages.ts
var status = (code2, complaint) => `HTTP ${code2}${complaint === "" ? "" : `, ${complaint}`}`;
var TIME_OUT = "no answer in time";
var TOO_LARGE = "the answer is too large";
var NOT_JSON = "the answer is not JSON";
var NOT_AS_DOCUMENTED = "the answer is not as documented";

// src/comment/calls/verdict.ts
var NEVER_SENT = /* @__PURE__ */ new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "ENETUNREACH", "EHOSTUNREACH"]);
var KIND_OF_STATUS = /* @__PURE__ */ new Map([
  [400, "invalid"],
  [401, "credentials"],
  [403, "permission"],
  [404, "missing"],
  [408, "trouble"],
  [409, "invalid"],
  [410, "missing"],
  [422, "invalid"],
  [451, "missing"]
]);
var MINUTE = 60;
function judge(result) {
  if (result.end === "response") return result.status < 300 ? read(result) : refused(result);
  const mayHaveHappened = result.end !== "unreachable" || !NEVER_SENT.has(result.reason);
  const reason2 = result.end === "unreachable" ? result.reason : result.end === "time-out" ? TIME_OUT : TOO_LARGE;
  return { is: "refusal", kind: "trouble", reason: reason2, waitSeconds: null, mayHaveHappened };
}
var REFUSED = { is: "refusal", waitSeconds: null };
function read({ status: status2, text, headers }) {
  if (status2 === 203)
    return { ...REFUSED, kind: "credentials", reason: status(status2, ""), mayHaveHappened: false };
  if (text === "") return { is: "answer", value: null, headers };
  const value = parse(text);
  if (value !== void 0) return { is: "answer", value, headers };
  return { is: "refusal", kind: "trouble", reason: NOT_JSON, waitSeconds: null, mayHaveHappened: true };
}
function refused(response) {
  const { status: status2 } = response;
  const body = parse(response.text);
  const complaint = complaintOf(body);
  const reason2 = status(status2, complaint);
  if (isLimit(response, complaint)) {
    const waitSeconds = waitOf(response) ?? MINUTE;
    return { is: "refusal", kind: "limit", reason: reason2, waitSeconds, mayHaveHappened: false };
  }
  const kind = KIND_OF_STATUS.get(status2) ?? (status2 >= 500 ? "trouble" : status2 >= 400 ? "invalid" : "missing");
  return { is: "refusal", kind, reason: reason2, waitSeconds: waitOf(response), mayHaveHappened: kind === "trouble" };
}
var isLimit = ({ status: status2, headers }, complaint) => status2 === 429 || status2 === 403 && (headers.has("retry-after") || headers.get("x-ratelimit-remaining") === "0" || /rate limit/i.test(complaint));
function waitOf({ headers }) {
  const after = Number(headers.get("retry-after") ?? Number.NaN);
  if (after >= 0) return after;
  if (headers.get("x-ratelimit-remaining") !== "0") return null;
  const reset = Number(headers.get("x-ratelimit-reset") ?? Number.NaN);
  const now2 = Date.parse(headers.get("date") ?? "") / 1e3;
  return reset - now2 >= 0 ? Math.ceil(reset - now2) + 1 : null;
}
function complaintOf(body) {
  const errors = memberAt(body, "errors");
  const detail = Array.isArray(errors) ? textAt(errors[0], "message") : null;
  const words = [textAt(body, "message"), detail].filter((text) => text !== null && text !== "").join(": ");
  return short(words, COMPLAINT_LENGTH_MAX);
}
function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return void 0;
  }
}

// src/comment/calls/send.ts
function sender({ headers, token, refuse }, io) {
  const withoutToken = (text) => token === "" ? text : text.replaceAll(token, "***");
  return async ({ method, url, body, headers: more, isRepeatable }) => {
    for (let tried = 1; ; tried++) {
      const result = await io.request(url, {
        method,
        headers: { ...headers, ...more },
        ...body === void 0 ? {} : { body },
        seconds: CALL_SECONDS,
        silentSeconds: CALL_SECONDS,
        bytesMax: ANSWER_BYTES_MAX2
      });
      const verdict = judge(result);
      if (verdict.is === "answer") return verdict;
      const { kind, reason: reason2, mayHaveHappened } = verdict;
      const seconds = verdict.waitSeconds ?? pauseOf(tried);
      const passes = kind === "limit" || kind === "trouble" && (isRepeatable || !mayHaveHappened);
      if (!passes || tried === TRIES || seconds > WAIT_SECONDS_MAX) {
        const call = `${method} ${url.replace(/^https?:\/\/[^/]+/, "").replace(/\?.*$/, "")}`;
        throw refuse({ kind, reason: withoutToken(reason2), mayHaveHappened }, call);
      }
      await io.wait(seconds);
    }
  };
}
var pauseOf = (tried) => FIRST_WAIT_SECONDS * 2 ** (tried - 1);

// src/cli/comment/devops.ts
init_markdown();

// elsewhere:src/version.ts
var module53 = require("../cli.js").modules["src/version.ts"]();
var VERSION = module53.VERSION;

// src/cli/comment/messages.ts
init_plural();
init_printable();
var PROVIDER_REQUIRED = "--provider is required: whose pipeline this is";
var providerRemedy = (names2) => `Give --provider ${names2.join(" or --provider ")}.`;
var badCommentId = (text) => `--comment-id ${printable(text)} is no name for a comment`;
var COMMENT_ID_REMEDY = "Use letters, digits, dots, hyphens and underscores, at most 64 of them.";
var variableMissing = (name) => `the variable ${printable(name)} of the CI is not set, or is not what it should be`;
var GITLAB_PIPELINE_REMEDY = 'Run it in a pipeline of a merge request: rules: [{ if: $CI_PIPELINE_SOURCE == "merge_request_event" }].';
var DEVOPS_PIPELINE_REMEDY = "Run it in a build of a pull request: condition: eq(variables['Build.Reason'], 'PullRequest').";
var unsafeAddress = (name) => `the address in ${printable(name)} is not one that a token may be sent to`;
var ADDRESS_REMEDY = "It has to begin with https:// and hold no login; http:// is for this machine alone.";
var sourceMissing = (path) => `--source ${printable(path)} is not a directory`;
var SOURCE_REMEDY = "Give directories of the repository that is checked out.";
var FORK_PROVIDERS = "--planner terraform runs programs that the code names, and this is the code of a fork";
var FORK_PROVIDERS_REMEDY = "Use --planner offline or static, which run nothing of it.";
var GITLAB_TOKEN_REMEDY = "Set the variable GITLAB_TOKEN, or GROUNDPLAN_TOKEN, to a project access token with the scope api and the role Reporter; CI_JOB_TOKEN cannot write comments.";
var DEVOPS_TOKEN_REMEDY = "Give the step env: SYSTEM_ACCESSTOKEN: $(System.AccessToken), and the build service the permission Contribute to pull requests.";
var GITLAB_DEPTH_REMEDY = 'Set the variable GIT_DEPTH: "0".';
var DEVOPS_DEPTH_REMEDY = "Set fetchDepth: 0 in the step checkout: self.";
var nothingToCompare = (path, base, remedy) => `${printable(path)}: nothing to compare with, so what there is was drawn: ${base === "" ? "the CI names no base" : `${printable(base)} is not in this clone`}. ${remedy}`;
var noToken = (isFork, remedy) => isFork ? "There is no comment: pipelines of forks have no token." : `There is no comment: there is no token. ${remedy}`;
var refused2 = (message, remedy) => `There is no comment. ${message}. ${remedy}`;
var CLOSED = "There is no comment: the request is merged or closed.";
var NEWER_RUN = "The comment is of a newer run, or there are newer commits; it was left as it is.";
var picturesRefused = (reason2) => `The comment shows a Mermaid diagram in place of a picture, which could not be uploaded (${reason2}).`;
var DONE2 = {
  created: "The comment was written.",
  updated: "The comment was updated.",
  unchanged: "The comment says it already."
};
var NOT_WRITTEN = "the comment could not be written";
var hostRefuses = (host, call, reason2) => `${host}: ${call}: ${reason2}`;
var REMEDY = {
  credentials: "Check the token: it is not valid, or no longer.",
  permission: "The token may not do that.",
  missing: "Check that the project and the request are there, and that the token may see them.",
  invalid: "Please report it with the lines above.",
  limit: "Run the job again later: the host allows no more calls now.",
  trouble: "Run the job again later."
};
var TOO_LARGE2 = "the picture is too large";
var found = (resources2) => plural(resources2, "resource");

// src/cli/comment/connect.ts
function connect({ name, api, token, headers }, io) {
  const refuse = (parts, call) => new Refusal(parts, hostRefuses(name, call, parts.reason), REMEDY[parts.kind]);
  const all = { accept: "application/json", "user-agent": `groundplan/${VERSION}`, ...headers };
  const send = sender({ headers: all, token, refuse }, io);
  const json = (body) => body === void 0 ? {} : { body: JSON.stringify(body), headers: { "content-type": "application/json" } };
  const broken = (reason2) => refuse({ kind: "trouble", reason: reason2, mayHaveHappened: true }, "answer");
  return {
    get: (path) => send({ method: "GET", url: `${api}${path}`, isRepeatable: true }),
    put: (method, path, body) => send({ method, url: `${api}${path}`, isRepeatable: true, ...json(body) }),
    create: (path, body) => send({ method: "POST", url: `${api}${path}`, isRepeatable: false, ...json(body) }),
    send: (path, body, type) => send({ method: "POST", url: `${api}${path}`, isRepeatable: true, body, headers: { "content-type": type } }),
    expected(value) {
      if (value === null) throw broken(NOT_AS_DOCUMENTED);
      return value;
    },
    broken
  };
}
async function unlessGone(work) {
  try {
    return await work();
  } catch (error) {
    if (isRefusal(error, "missing")) return null;
    throw error;
  }
}

// src/cli/comment/limits.ts
var GITLAB_BODY_BYTES_MAX = 99e4;
var DEVOPS_BODY_BYTES_MAX = 145e3;
var PER_PAGE = 100;
var PAGES_MAX = 60;
var UPLOAD_BYTES_MAX = 1e7;

// src/cli/comment/variables.ts
function variablesOf(env, remedy) {
  const optional = (name) => /^\$\(.*\)$/.test(env[name] ?? "") ? "" : env[name] ?? "";
  const missing2 = (name) => new Misuse(variableMissing(name), { remedy });
  const text = (name) => {
    const value = optional(name);
    if (value === "") throw missing2(name);
    return value;
  };
  return {
    optional,
    text,
    number(name) {
      const value = Number(text(name));
      if (!Number.isSafeInteger(value) || value < 1) throw missing2(name);
      return value;
    },
    address(name) {
      const given = text(name);
      const url = URL.canParse(given) ? new URL(given) : null;
      const isSafe = url?.protocol === "https:" || url?.protocol === "http:" && LOOPBACK.test(url.hostname);
      if (url === null || !isSafe || url.username !== "" || url.password !== "" || url.search !== "" || url.hash !== "")
        throw new InvalidInput(unsafeAddress(name), { remedy: ADDRESS_REMEDY });
      return url.href.replace(/\/+$/, "");
    }
  };
}
var LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

// src/cli/comment/devops.ts
function readPipeline(env) {
  const variables = variablesOf(env, DEVOPS_PIPELINE_REMEDY);
  const { optional, text, number } = variables;
  const target = optional("SYSTEM_PULLREQUEST_TARGETBRANCH").replace(/^refs\/heads\//, "");
  const build = number("BUILD_BUILDID");
  const project = `${variables.address("SYSTEM_COLLECTIONURI")}/${encodeURIComponent(text("SYSTEM_TEAMPROJECT"))}`;
  return {
    pull: number("SYSTEM_PULLREQUEST_PULLREQUESTID"),
    base: target === "" ? "" : `refs/remotes/origin/${target}`,
    // What is checked out is merged with the target, and holds what others have changed there.
    head: text("SYSTEM_PULLREQUEST_SOURCECOMMITID"),
    fromMergeBase: true,
    isFork: /^true$/i.test(optional("SYSTEM_PULLREQUEST_ISFORK")),
    repository: optional("BUILD_REPOSITORY_NAME") || ".",
    run: { run: build, attempt: Number(optional("SYSTEM_JOBATTEMPT")) || 1 },
    called: `build ${build}`,
    url: `${project}/_build/results?buildId=${build}`,
    token: optional("SYSTEM_ACCESSTOKEN"),
    remedies: { token: DEVOPS_TOKEN_REMEDY, depth: DEVOPS_DEPTH_REMEDY }
  };
}
var VERSION2 = "api-version=7.1";
function devops({ pull, token }, env, io) {
  const variables = variablesOf(env, DEVOPS_PIPELINE_REMEDY);
  const api = variables.address("SYSTEM_COLLECTIONURI");
  const headers = { authorization: `Bearer ${token}` };
  const rest = connect({ name: "Azure DevOps", api, token, headers }, io);
  const [project, repository] = [variables.text("SYSTEM_TEAMPROJECT"), variables.text("BUILD_REPOSITORY_ID")];
  const home = `/${encodeURIComponent(project)}/_apis/git/repositories/${encodeURIComponent(repository)}`;
  const request = `${home}/pullRequests/${pull}`;
  const at = ({ id }) => {
    const [thread, comment2] = id.split("/");
    return `${request}/threads/${thread}/comments/${comment2}?${VERSION2}`;
  };
  const noteAt = async (note, answer) => rest.expected(noteOf(note.id.split("/")[0], (await answer).value)).note;
  return {
    bytesMax: DEVOPS_BODY_BYTES_MAX,
    dialect: { image: "plain", fence: { begin: "::: mermaid", end: ":::" } },
    board: {
      list: () => listNotes(rest, `${request}/threads?${VERSION2}`),
      async whoWeAre() {
        const us = textAt((await rest.get("/_apis/connectionData")).value, "authenticatedUser", "id");
        return ({ author }) => us !== null && author === us;
      },
      async create(content) {
        const thread = { comments: [{ parentCommentId: 0, content, commentType: "text" }], status: "closed" };
        const { value } = await rest.create(`${request}/threads?${VERSION2}`, thread);
        return rest.expected(firstOf3(value));
      },
      read: (note) => unlessGone(() => noteAt(note, rest.get(at(note)))),
      update: (note, content) => unlessGone(() => noteAt(note, rest.put("PATCH", at(note), { content }))),
      remove: async (note) => void await unlessGone(() => rest.put("DELETE", at(note))),
      pause: (tried) => io.wait(pauseOf(tried))
    },
    async pull() {
      const { value } = await rest.get(`${request}?${VERSION2}`);
      const head = textAt(value, "lastMergeSourceCommit", "commitId") ?? "";
      return { head, isOpen: textAt(value, "status") === "active" };
    },
    upload: (name, png) => attach(rest, request, name, png)
  };
}
async function listNotes(rest, path) {
  const { value } = await rest.get(path);
  return listOf(memberAt(value, "value")).flatMap((thread) => firstOf3(thread) ?? []);
}
function firstOf3(thread) {
  const id = integerAt(thread, "id");
  if (id === null || memberAt(thread, "isDeleted") === true) return null;
  return noteOf(String(id), listOf(memberAt(thread, "comments"))[0])?.note ?? null;
}
function noteOf(thread, value) {
  const id = integerAt(value, "id");
  if (id === null) return null;
  if (memberAt(value, "isDeleted") === true) return { note: null };
  const author = textAt(value, "author", "id") ?? "";
  return { note: { id: `${thread}/${id}`, author, body: textAt(value, "content") ?? "" } };
}
async function attach(rest, request, name, png) {
  const path = `${request}/attachments`;
  const us = textAt((await rest.get("/_apis/connectionData")).value, "authenticatedUser", "id");
  const there = listOf(memberAt((await rest.get(`${path}?${VERSION2}`)).value, "value"));
  const old = there.find((one2) => textAt(one2, "displayName") === name && textAt(one2, "author", "id") === us);
  const made = old ?? (await rest.send(`${path}/${encodeURIComponent(name)}?${VERSION2}`, png, "application/octet-stream")).value;
  return rest.expected(address(textAt(made, "url") ?? ""));
}

// src/cli/comment/draw.ts
var import_node_path2 = require("node:path");

// elsewhere:src/diagram.ts
var module54 = require("./picture.js").modules["src/diagram.ts"]();
var ANNOTATION_FILE = module54.ANNOTATION_FILE;
var FORMAT_DEFAULT = module54.FORMAT_DEFAULT;
var FORMAT_NAMES = module54.FORMAT_NAMES;
var REPORT_FORMATS = module54.REPORT_FORMATS;
var REPORT_FORMAT_DEFAULT = module54.REPORT_FORMAT_DEFAULT;
var REPORT_FORMAT_NAMES = module54.REPORT_FORMAT_NAMES;
var annotationsBeside = module54.annotationsBeside;
var annotationsOf = module54.annotationsOf;
var diagram = module54.diagram;
var fetchTree2 = module54.fetchTree;
var formatCalled = module54.formatCalled;
var formatRow = module54.formatRow;
var isFileAddress2 = module54.isFileAddress;
var isGitAddress2 = module54.isGitAddress;
var languageModel2 = module54.languageModel;
var linesOf = module54.linesOf;
var modelFileIn = module54.modelFileIn;
var stampIn = module54.stampIn;
var surveyCode2 = module54.surveyCode;

// src/comment/draw.ts
init_count_resources();
init_create();

// elsewhere:src/graph/format.ts
var module55 = require("./picture.js").modules["src/graph/format.ts"]();
var serialiseGraph = module55.serialiseGraph;
var toGraphFormat = module55.toGraphFormat;

// elsewhere:src/io/hash.ts
var module56 = require("./picture.js").modules["src/io/hash.ts"]();
var sha256 = module56.sha256;

// src/comment/limits.ts
var TABLE_ROWS_MAX = 200;
var SHORT_TABLE_ROWS_MAX = 20;
var CHANGED_ROWS_MAX = 50;
var WARNINGS_LISTED_MAX = 20;
var ABSENT_LISTED_MAX = 50;
var TITLE_LENGTH_MAX = 120;
var SENTENCE_LENGTH_MAX2 = 600;
var ADDRESS_LENGTH_MAX2 = 200;
var WARNING_LENGTH_MAX2 = 300;
var SUMMARY_NODES_MAX = 2e3;
var SUMMARY_EDGES_MAX = 2e3;
var CHANGED_MAX = 300;
var CHANGED_VALUES_MAX = 12;
var ICONS_UNFOCUSED = 40;
var TEXT_LENGTH_MAX = 1e3;
var ADDRESS_KEPT_MAX = 2e3;

// src/comment/messages.ts
init_plural();
var COMMENT_TITLE = "Architecture";
var resources = (count, ledger) => ledger === void 0 ? plural(count, "resource") : `${plural(count, "resource")}: ${ledger.drawn} drawn, ${ledger.folded} folded, ${ledger.hidden} hidden`;
var CHANGE_SIGN = {
  create: "+",
  update: "~",
  replace: "\xB1",
  delete: "-",
  move: "\u2192",
  import: "\u2190",
  forget: ".",
  deferred: "?"
};
var CHANGE_WORD = {
  create: "created",
  update: "updated",
  replace: "replaced",
  delete: "deleted",
  move: "moved",
  import: "imported",
  forget: "forgotten",
  deferred: "not decided yet",
  none: ""
};
var changed = (parts) => `changes: ${parts.join(" ")}`;
var diagramsChanged = (count, changes) => `${plural(count, "diagram")}, ${changes === 0 ? "none" : changes} of them changed`;
var NOTHING_CHANGED = "No root module of Terraform is changed any more, so there is no picture.";
var NOTHING_WAS_DRAWN = "The last run has drawn nothing: no root module of Terraform is changed any more, or the drawing has failed.";
var deleted = (paths) => `Deleted: ${paths}.`;
var pathsMore = (count) => `${count} more`;
var OVERVIEW_HEAD = "| Diagram | Source | Resources | Changes |";
var pictureOf = (title) => `Architecture diagram of ${title}`;
var pictureOfChange = (title) => `What changes in the architecture of ${title}`;
var HOW_TO_READ = "`+` added, `-` removed, `~` changed, `-/+` replaced; what is grey stays as it is.\n\n";
var wholeSummary = (line2) => `All of it: ${line2}`;
var pictureLink = "Picture";
var removed = (resources2, by) => `, ${resources2} removed by ${by}`;
var tableSummary = (count, removedOnes) => plural(count, "resource") + removedOnes;
var TABLE_HEAD2 = { changes: "| Resource | Name | Change |", plain: "| Resource | Name |" };
var rowsMore2 = (count) => `${count} more not listed here.`;
var sentence = (words) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
var MERMAID_SUMMARY = "The same as text (Mermaid)";
var WARNINGS_SUMMARY = (count) => plural(count, "warning");
var ASSUMPTIONS_SUMMARY = (count) => plural(count, "assumption");
var page = (to) => `[Look closer](${to}): zoom, search, and the way between two things.`;
var files = (links) => `Files: ${links.join(", ")}`;
var lastChanged = (run3, commit) => `Last changed by ${run3}${commit === "" ? "" : ` for ${commit}`}.`;
var LEFT_OUT_NAMES = {
  mermaid: "Mermaid diagram",
  table: "resource table",
  rows: "shortened table",
  picture: "picture",
  whole: "picture of all of it",
  notes: "warning list",
  section: "section",
  line: "overview line"
};
var leftOut = (parts, where) => `Left out for lack of space: ${parts.join(", ")}. All of it is in the summary and the artifacts of ${where}.`;
var leftOutHere = (parts) => `Left out for lack of space: ${parts.join(", ")}. The command groundplan diff shows all of it.`;
var leftOutPart = (count, what) => plural(count, LEFT_OUT_NAMES[what]);
var missing = (paths, where) => `Not drawn, see ${where}: ${paths}.`;
var run = (number) => `run ${number}`;
var notCompared = (reason2) => `what changes is not shown, because the code before could not be read: ${reason2}`;

// src/comment/model.ts
var SHOWN = { picture: "png", text: "mermaid", page: "html" };
var PREFIXES = { whole: { light: "", dark: "dark" }, change: { light: "change", dark: "darkChange" } };
function kindOf3(format, tone, shows) {
  const prefix = PREFIXES[shows][tone];
  const capital = `${format.charAt(0).toUpperCase()}${format.slice(1)}`;
  return prefix === "" ? format : `${prefix}${capital}`;
}
var PICTURES = FORMAT_NAMES.filter((format) => formatRow(format).needs === "layout");
var FILE_KINDS = [
  ...FORMAT_NAMES,
  ...PICTURES.map((format) => kindOf3(format, "dark", "whole")),
  ...PICTURES.flatMap((format) => [kindOf3(format, "light", "change"), kindOf3(format, "dark", "change")]),
  "graph"
];
var isNothing = ({ report, omitted }) => report.nodes.length + report.edges.length + (report.exposure?.length ?? 0) === 0 && omitted === 0;
var keyOf3 = (id, shows) => shows === "change" ? `${id}.change` : id;
var GITHUB = { image: "picture", fence: { begin: "```mermaid", end: "```" } };

// src/comment/summarise.ts
init_limits();

// src/comment/cut.ts
var cut = (text) => text.slice(0, TEXT_LENGTH_MAX).replace(/[\uD800-\uDBFF]$/, "");

// src/comment/summarise.ts
function summarise(presentation) {
  const { items, edges: all } = withoutBareBoxes(presentation);
  const nodes = keptItems(items).map(nodeSummary);
  const addresses = new Set(nodes.map(({ address: address2 }) => address2));
  const possible = all.filter(({ from, to }) => addresses.has(from) && addresses.has(to));
  const edges = possible.slice(0, SUMMARY_EDGES_MAX).map(({ from, to, twoWay, label, inferred, thin, change }) => ({
    ...{ from, to, twoWay, label: cut(label), inferred },
    ...thin && { thin },
    ...change !== void 0 && { change }
  }));
  return {
    nodes,
    edges,
    omitted: { nodes: items.length - nodes.length, edges: all.length - edges.length }
  };
}
function summariseChange(report, words) {
  const fits = report.nodes.filter(({ address: address2 }) => address2.length <= ADDRESS_KEPT_MAX).slice(0, CHANGED_MAX);
  const nodes = fits.map(cutNode);
  const edges = report.edges.filter(({ from, to }) => from.length <= ADDRESS_KEPT_MAX && to.length <= ADDRESS_KEPT_MAX).slice(0, CHANGED_MAX).map((edge) => ({ ...edge, label: cut(edge.label), fromName: cut(edge.fromName), toName: cut(edge.toName) }));
  const exposure = report.exposure?.filter(({ address: address2, by }) => address2.length <= ADDRESS_KEPT_MAX && by.length <= ADDRESS_KEPT_MAX).slice(0, CHANGED_MAX).map((one2) => ({ ...one2, title: cut(one2.title), name: cut(one2.name) }));
  const kept = { ...report, sentence: cut(report.sentence), nodes, edges, ...exposure && { exposure } };
  return { report: kept, omitted: report.nodes.length - nodes.length, graph: summarise(words) };
}
function cutNode(node) {
  const { values, drift, movedFrom: movedFrom2, looksLike: looksLike2, boxesBefore, exposure, noun, qualifier, parts, ...rest } = node;
  const fits = (address2) => address2 !== void 0 && address2.length <= ADDRESS_KEPT_MAX;
  return {
    ...rest,
    title: cut(node.title),
    name: cut(node.name),
    boxes: node.boxes.slice(0, NESTING_MAX).map(cut),
    ...boxesBefore !== void 0 && { boxesBefore: boxesBefore.slice(0, NESTING_MAX).map(cut) },
    ...exposure !== void 0 && { exposure: exposure.slice(0, CHANGED_VALUES_MAX) },
    ...noun !== void 0 && { noun: cut(noun) },
    ...qualifier !== void 0 && { qualifier: cut(qualifier) },
    ...parts !== void 0 && { parts: cutParts(parts) },
    ...values !== void 0 && { values: cutValues(values) },
    ...drift !== void 0 && { drift: cutValues(drift) },
    ...fits(movedFrom2) && { movedFrom: movedFrom2 },
    ...fits(looksLike2) && { looksLike: looksLike2 }
  };
}
var cutParts = (parts) => parts.filter(({ address: address2 }) => address2.length <= ADDRESS_KEPT_MAX).slice(0, CHANGED_VALUES_MAX).map(({ values, ...part }) => ({ ...part, ...values !== void 0 && { values: cutValues(values) } }));
var cutValues = (values) => values.slice(0, CHANGED_VALUES_MAX).map((value) => ({
  ...value,
  name: cut(value.name),
  before: value.before === null ? null : cut(value.before),
  after: value.after === null ? null : cut(value.after)
}));
function keptItems(items) {
  const parents = new Map(items.map(({ id, parent }) => [id, parent]));
  const kept = /* @__PURE__ */ new Set();
  for (const { id } of items) {
    const path = [];
    for (let at = id; at !== null && !kept.has(at); at = parents.get(at) ?? null) path.push(at);
    const fits = kept.size + path.length <= SUMMARY_NODES_MAX;
    if (fits && path.every((address2) => address2.length <= ADDRESS_KEPT_MAX)) {
      for (const address2 of path) kept.add(address2);
    }
  }
  return items.filter(({ id }) => kept.has(id));
}
var DETAILS_MAX = 2;
var CHANGE_LINES_MAX = 4;
var nodeSummary = (item) => ({
  address: item.id,
  type: item.type,
  title: cut(item.title),
  name: item.kind === "box" ? "" : cut(item.name),
  details: item.details.slice(0, DETAILS_MAX).map(cut),
  alert: item.alert,
  badge: item.kind === "box" ? "" : item.badge,
  parent: item.parent,
  isContainer: item.kind === "box",
  change: item.change,
  ...item.changeLines !== void 0 && { changeLines: item.changeLines.slice(0, CHANGE_LINES_MAX).map(cut) },
  ...item.changed?.createsFirst === true && { createsFirst: true },
  ...item.ghostOf !== void 0 && item.ghostOf.length <= ADDRESS_KEPT_MAX && { ghostOf: item.ghostOf },
  count: item.kind === "box" ? 1 : item.count
});
function changeCounts({ changes, graph }, knowsChanges2) {
  const counts = { create: 0, update: 0, delete: 0, replace: 0, none: 0 };
  if (changes === void 0) return { ...counts, none: graph.nodes.size };
  for (const [change, count] of changes) {
    const known2 = knowsChanges2 && Object.hasOwn(counts, change) ? change : "none";
    counts[known2] += count;
  }
  return counts;
}

// src/comment/draw.ts
async function drawCompared(called, request, before, io) {
  const drawn = await diagram(request, io);
  const { found: found2, graph, presentation, knowsChanges: knowsChanges2, pictures } = drawn;
  const unsaid = [];
  const compared = request.drawing.changes === "off" ? void 0 : knowsChanges2 ? "planned" : before;
  const asked = { ...request, called: called.name };
  const change = await changeOf2(asked, compared, (text) => unsaid.push(text), io);
  const counts = changeCounts(found2, knowsChanges2);
  const contents = contentsOf(request.drawing, pictures, change?.pictures ?? []);
  return {
    contents: contents.set("graph", serialiseGraph(found2.graph)),
    diagram: {
      id: called.id,
      title: graph.title === "" ? called.name : graph.title,
      path: called.path,
      resources: found2.graph.total ?? countResources(found2.graph.nodes.values()),
      ...found2.ledger !== null && { ledger: bucketsOf(found2.ledger) },
      ...graph.removed !== void 0 && { removed: graph.removed },
      counts,
      graph: summarise(presentation),
      ...change !== null && { change: summariseChange(change.report, change.presentation) },
      changed: change === null ? !knowsChanges2 || counts.create + counts.update + counts.delete + counts.replace > 0 : isDifferent(change.report),
      warnings: [.../* @__PURE__ */ new Set([...drawn.warnings, ...change?.warnings ?? [], ...unsaid])],
      assumptions: assumptionsOf(found2.graph),
      sha256: fingerprint(graph, change?.graph ?? null, request.drawing)
    }
  };
}
async function drawGone(called, request, io) {
  const asked = { ...request, called: called.name };
  const change = await difference({ ...asked, ...COMPARING, before: request.source, after: null }, io);
  const nothing = createGraph({ nodes: [], edges: [] });
  return {
    contents: contentsOf(request.drawing, [], change.pictures).set("graph", serialiseGraph(nothing)),
    diagram: {
      id: called.id,
      title: request.title ?? called.name,
      path: called.path,
      resources: 0,
      counts: { create: 0, update: 0, delete: 0, replace: 0, none: 0 },
      graph: { nodes: [], edges: [], omitted: { nodes: 0, edges: 0 } },
      change: summariseChange(change.report, change.presentation),
      changed: true,
      warnings: change.warnings,
      assumptions: [],
      sha256: fingerprint(nothing, change.graph, request.drawing)
    }
  };
}
var COMPARING = { mayBeEmpty: true, hops: 1, iconsUnfocused: ICONS_UNFOCUSED, onlyDifferent: true };
async function changeOf2(request, before, warn, io) {
  const { drawing } = request;
  if (before === void 0 || drawing.formats.length === 0) return null;
  const formats = drawing.formats.filter((format) => formatRow(format).needs === "layout");
  const asked = { ...request, ...COMPARING, drawing: { ...drawing, formats }, before, after: request.source };
  try {
    return await difference(asked, io);
  } catch (error) {
    if (!(error instanceof GroundplanError) || error instanceof Bug) throw error;
    warn(notCompared(error.message));
    return null;
  }
}
function contentsOf(drawing, whole, change) {
  return new Map([
    ...whole.map((picture) => [kindIn(picture, "whole", drawing), picture.content]),
    ...change.map((picture) => [kindIn(picture, "change", drawing), picture.content])
  ]);
}
var kindIn = ({ theme, format }, shows, { themes }) => kindOf3(format, themes.length > 1 && theme === "dark" ? "dark" : "light", shows);
var bucketsOf = ({ summary: { drawn, folded, hidden } }) => ({ drawn, folded, hidden });
var assumptionsOf = ({ nodes }) => [...nodes.values()].filter(({ provenance }) => provenance === "assumed").map(({ address: address2 }) => address2);
function fingerprint({ title, nodes, edges, flows = [] }, union, drawing) {
  const { formats, themes, scale, layout, modules: modules2, changes = "auto", drift = false, tags = [] } = drawing;
  const marks = { ...changes !== "auto" && { changes }, ...drift && { drift }, ...tags.length > 0 && { tags } };
  const options = { formats, themes, scale, layout, modules: modules2, ...marks };
  const change = union && [[...union.nodes.values()], union.edges];
  return sha256(JSON.stringify({ VERSION, options, title, nodes: [...nodes.values()], edges, flows, change }));
}

// elsewhere:src/slug.ts
var module57 = require("./picture.js").modules["src/slug.ts"]();
var idsFor = module57.idsFor;

// elsewhere:src/cli/annotations.ts
var module58 = require("./picture.js").modules["src/cli/annotations.ts"]();
var checkAnnotationOption = module58.checkAnnotationOption;
var readAnnotationOption = module58.readAnnotationOption;

// elsewhere:src/cli/planning.ts
var module59 = require("./picture.js").modules["src/cli/planning.ts"]();
var parsePlanning = module59.parsePlanning;

// elsewhere:src/cli/source.ts
var module60 = require("./picture.js").modules["src/cli/source.ts"]();
var checkOnce = module60.checkOnce;
var checkVarFiles = module60.checkVarFiles;
var ignoredOptions = module60.ignoredOptions;
var readSource = module60.readSource;
var readSources = module60.readSources;

// src/cli/comment/draw.ts
async function drawAll2(options, pipeline, io, progress) {
  const debug = options.debug ? progress.say : null;
  const planning = parsePlanning(pipeline.isFork ? { ...options, fetch: false } : options, io.env, debug);
  await checkVarFiles(planning, io);
  if (options.annotate !== null) await checkAnnotationOption(options.annotate, io);
  const directories = options.source.length === 0 ? ["."] : [...new Set(options.source)];
  const paths = directories.map((directory) => pathOf2(directory, io));
  const ids = idsFor(paths);
  const drawn = [];
  for (const [at, directory] of directories.entries()) {
    if (await io.kindOf(directory).catch(() => "missing") !== "directory") {
      throw new InvalidInput(sourceMissing(directory), { remedy: SOURCE_REMEDY });
    }
    const path = paths[at];
    const called = { id: ids[at], path, name: path === "." ? pipeline.repository : path };
    drawn.push(await drawDirectory(directory, called, { options, pipeline, planning }, io, progress));
  }
  return drawn;
}
function pathOf2(directory, io) {
  const within = (0, import_node_path2.relative)(io.directory, (0, import_node_path2.resolve)(io.directory, directory)).replaceAll("\\", "/");
  if (within === "") return ".";
  return within.startsWith("..") || (0, import_node_path2.isAbsolute)(within) ? within.slice(within.lastIndexOf("/") + 1) : within;
}
async function drawDirectory(directory, called, asked, io, progress) {
  const { options, pipeline, planning } = asked;
  const { base, head, fromMergeBase, isFork, remedies } = pipeline;
  let isRead = false;
  try {
    const commits = { directory, from: base, to: head, fromMergeBase, planning: { before: planning, after: planning } };
    return await withCommits(commits, io, ({ before, after, said: said2, warnings }) => {
      isRead = true;
      progress.say(said2);
      for (const warning of warnings) progress.warn(warning);
      if (after !== null) return drawCompared(called, requestOf(after, options, io), before, io);
      if (before !== null) return drawGone(called, requestOf(before, options, io), io);
      throw new InvalidInput(sourceMissing(directory), { remedy: SOURCE_REMEDY });
    });
  } catch (error) {
    const isAbout2 = error instanceof InvalidInput || error instanceof Misuse || error instanceof Missing;
    if (isRead || !isAbout2) throw error;
    progress.warn(nothingToCompare(called.path, base, remedies.depth));
  }
  const repository = isFork ? await io.realPath(io.directory) : null;
  const source = { is: "code", code: { name: directory, directory, repository, planning } };
  return drawCompared(called, requestOf(source, options, io), void 0, io);
}
function requestOf(source, options, io) {
  const { detail, simplified: simplified2, overview, title, theme, scale, modules: modules2, layout, pictures } = options;
  return {
    source,
    detail,
    annotations: async (folders, kept, warn) => {
      const beside = await annotationsBeside({ folders: [...folders, "."], kept }, io, warn);
      return options.annotate === null ? beside : [...beside, await readAnnotationOption(options.annotate, io)];
    },
    model: null,
    view: { simplified: simplified2, overview },
    title,
    drawing: { formats: [pictures ? SHOWN.picture : SHOWN.text], themes: [theme], scale, modules: modules2, layout }
  };
}

// src/cli/comment/gitlab.ts
function readPipeline2(env) {
  const { optional, text, number } = variablesOf(env, GITLAB_PIPELINE_REMEDY);
  return {
    pull: number("CI_MERGE_REQUEST_IID"),
    base: optional("CI_MERGE_REQUEST_DIFF_BASE_SHA"),
    // A pipeline for merged results runs on a commit that holds the target, too.
    head: optional("CI_MERGE_REQUEST_SOURCE_BRANCH_SHA") || text("CI_COMMIT_SHA"),
    fromMergeBase: false,
    isFork: optional("CI_MERGE_REQUEST_SOURCE_PROJECT_ID") !== optional("CI_MERGE_REQUEST_PROJECT_ID"),
    repository: optional("CI_PROJECT_NAME") || ".",
    run: { run: number("CI_PIPELINE_ID"), attempt: number("CI_JOB_ID") },
    called: `pipeline ${number("CI_PIPELINE_ID")}`,
    url: optional("CI_PIPELINE_URL"),
    token: optional("GITLAB_TOKEN") || optional("GROUNDPLAN_TOKEN"),
    remedies: { token: GITLAB_TOKEN_REMEDY, depth: GITLAB_DEPTH_REMEDY }
  };
}
function gitlab({ pull, token }, env, io) {
  const variables = variablesOf(env, GITLAB_PIPELINE_REMEDY);
  const api = variables.address("CI_API_V4_URL");
  const id = variables.optional("CI_MERGE_REQUEST_PROJECT_ID") || variables.text("CI_PROJECT_ID");
  const rest = connect({ name: "GitLab", api, token, headers: { "private-token": token } }, io);
  const project = `/projects/${encodeURIComponent(id)}`;
  const request = `${project}/merge_requests/${pull}`;
  return {
    bytesMax: GITLAB_BODY_BYTES_MAX,
    dialect: { ...GITHUB, image: "plain" },
    board: {
      list: () => listNotes2(rest, `${request}/notes`),
      async whoWeAre() {
        const us = integerAt((await rest.get("/user")).value, "id");
        return ({ author }) => us !== null && author === String(us);
      },
      create: async (body) => rest.expected(noteOf2((await rest.create(`${request}/notes`, { body })).value)),
      read: ({ id: note }) => unlessGone(async () => rest.expected(noteOf2((await rest.get(`${request}/notes/${note}`)).value))),
      update: ({ id: note }, body) => unlessGone(
        async () => rest.expected(noteOf2((await rest.put("PUT", `${request}/notes/${note}`, { body })).value))
      ),
      remove: async ({ id: note }) => void await unlessGone(() => rest.put("DELETE", `${request}/notes/${note}`)),
      pause: (tried) => io.wait(pauseOf(tried))
    },
    async pull() {
      const { value } = await rest.get(request);
      return { head: textAt(value, "sha") ?? "", isOpen: textAt(value, "state") === "opened" };
    },
    upload: (name, png) => upload(rest, `${project}/uploads`, name, png)
  };
}
async function listNotes2(rest, path) {
  const notes = [];
  for (let page2 = "1", read2 = 0; /^\d+$/.test(page2) && read2 < PAGES_MAX; read2++) {
    const { value, headers } = await rest.get(`${path}?sort=asc&order_by=created_at&per_page=${PER_PAGE}&page=${page2}`);
    if (!Array.isArray(value)) throw rest.broken(NOT_AS_DOCUMENTED);
    notes.push(...value.flatMap((one2) => noteOf2(one2) ?? []));
    page2 = headers.get("x-next-page") ?? "";
  }
  return notes;
}
function noteOf2(value) {
  const id = integerAt(value, "id");
  const author = integerAt(value, "author", "id");
  return id === null ? null : { id: String(id), author: String(author), body: textAt(value, "body") ?? "" };
}
async function upload(rest, path, name, png) {
  if (png.length > UPLOAD_BYTES_MAX) throw rest.broken(TOO_LARGE2);
  const { body, type } = multipart(name, png);
  const { value } = await rest.send(path, body, type);
  const url = textAt(value, "url") ?? "";
  if (!/^\/uploads\/[0-9a-f]+\/[\w.-]+$/.test(url)) throw rest.broken(NOT_AS_DOCUMENTED);
  return url;
}
function multipart(name, content) {
  const boundary = `groundplan-${sha256(content)}`;
  const head = `--${boundary}\r
Content-Disposition: form-data; name="file"; filename="${name}"\r
Content-Type: image/png\r
\r
`;
  return {
    body: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r
--${boundary}--\r
`)]),
    type: `multipart/form-data; boundary=${boundary}`
  };
}

// src/comment/body.ts
init_markdown();

// src/comment/pieces.ts
var piece = (...forms) => ({ forms, at: 0 });
var formOf = ({ forms, at }) => forms[at];
function shrink(pieces, steps, bytesMax) {
  const leftOut2 = /* @__PURE__ */ new Map();
  let bytes = pieces.reduce((sum, one2) => sum + Buffer.byteLength(formOf(one2)), 0);
  for (const { what, pieces: given, to } of steps) {
    if (bytes <= bytesMax) break;
    const before = bytes;
    for (const one2 of given) {
      const last = one2.forms.length - 1;
      bytes -= Buffer.byteLength(formOf(one2));
      one2.at = to === "last" ? last : Math.min(one2.at + 1, last);
      bytes += Buffer.byteLength(formOf(one2));
    }
    if (bytes < before) leftOut2.set(what, (leftOut2.get(what) ?? 0) + 1);
  }
  return leftOut2;
}

// src/comment/section.ts
init_markdown2();
init_markdown();

// src/comment/details.ts
var details = (summary, content) => `<details><summary>${summary}</summary>

${content}

</details>

`;

// src/comment/mermaid.ts
var mermaidOf = ({ nodes, edges, omitted }) => fold(
  {
    items: nodes.map(({ address: address2, isContainer, createsFirst, ...node }) => ({
      ...node,
      ...createsFirst && { changed: { createsFirst } },
      id: address2,
      kind: isContainer ? "box" : "node"
    })),
    edges
  },
  nodes.length + omitted.nodes
);

// src/comment/picture.ts
init_markdown();
var UPLOADED = /^\/uploads\/[0-9a-f]+\/[\w.-]+$/;
function pictureForms(image, words, form) {
  const given = image?.light ?? "";
  const light = UPLOADED.test(given) ? given : address(given);
  if (image === void 0 || light === null) return [""];
  if (form === "plain") {
    const alt2 = markdown(words, TITLE_LENGTH_MAX);
    return [`![${alt2}](${light})

`, `[${pictureLink}](${light})

`, ""];
  }
  const dark = address(image.dark ?? "");
  const alt = attribute(words, TITLE_LENGTH_MAX);
  const width = image.width === null ? "" : ` width="${image.width}"`;
  const source = dark === null ? "" : `<source media="(prefers-color-scheme: dark)" srcset="${dark}">
`;
  return [
    `<picture>
${source}<img alt="${alt}" src="${light}"${width}>
</picture>

`,
    `[${pictureLink}](${light})

`,
    ""
  ];
}

// src/comment/table.ts
init_changes();
init_count_resources();
init_order();
init_markdown();
var rankOf2 = (change) => CHANGES2.indexOf(change);
function tablesOf({ graph, resources: resources2, removed: removed3 }) {
  const nodes = graph.nodes.filter(({ type }) => type !== "" && !isPseudoType(type));
  if (nodes.length === 0) return ["", ""];
  const ordered = [...nodes].sort((a, b) => rankOf2(a.change) - rankOf2(b.change) || byAddress(a.address, b.address));
  const write3 = (rowsMax) => details(
    tableSummary(resources2, removedText(removed3)),
    table(ordered.slice(0, rowsMax), ordered.length - rowsMax + graph.omitted.nodes)
  );
  return [write3(TABLE_ROWS_MAX), write3(SHORT_TABLE_ROWS_MAX)];
}
var removedText = (removed3 = []) => removed3.map(({ by, resources: resources2 }) => removed(resources2, markdown(by, TITLE_LENGTH_MAX))).join("");
function table(nodes, more) {
  const hasChanges = nodes.some(({ change }) => change !== "none");
  const head = TABLE_HEAD2[hasChanges ? "changes" : "plain"];
  const rows = nodes.map(({ address: address2, title, name: called, badge, change }) => {
    const name = [markdown(called === "" ? title : called, TITLE_LENGTH_MAX), badge].join(" ").trimEnd();
    const cells = [code(address2, ADDRESS_LENGTH_MAX2), name, ...hasChanges ? [CHANGE_WORD[change]] : []];
    return `| ${cells.join(" | ")} |`;
  });
  const lines2 = [head, ruleBelow(head), ...rows];
  return `${lines2.join("\n")}${more > 0 ? `

${rowsMore2(more)}` : ""}`;
}
var ruleBelow = (head) => head.replace(/[^|]+/g, "---");

// src/comment/section.ts
function sectionOf(diagram2, images, artifacts, dialect = GITHUB) {
  const { change } = diagram2;
  const shared = {
    diagram: diagram2,
    notes: piece(
      list(WARNINGS_SUMMARY, diagram2.warnings) + list(ASSUMPTIONS_SUMMARY, diagram2.assumptions),
      ""
    ),
    page: piece(linkToPage(artifacts), ""),
    files: piece(linksTo(artifacts.filter(({ isPage }) => isPage !== true)), "")
  };
  if (change === void 0) return { ...shared, ...wholeOf(diagram2, images, dialect), lead: "", whole: piece("") };
  const line2 = markdown(change.report.sentence, SENTENCE_LENGTH_MAX2);
  if (isNothing(change)) return { ...shared, line: line2, lead: "", ...EMPTY };
  return {
    ...shared,
    ...changeOf3(diagram2, change, images, dialect),
    line: line2,
    whole: piece(...foldedUp(wholeOf(diagram2, images, dialect)), "")
  };
}
var EMPTY = { picture: piece(""), page: piece(""), table: piece(""), mermaid: piece(""), whole: piece("") };
function wholeOf(diagram2, images, { image, fence }) {
  const forms = pictureForms(images.get(keyOf3(diagram2.id, "whole")), pictureOf(diagram2.title), image);
  return {
    line: lineOf(diagram2),
    picture: piece(...forms),
    table: piece(...tablesOf(diagram2), ""),
    mermaid: piece(mermaid(diagram2.graph, forms.length > 1, fence), "")
  };
}
function changeOf3({ id, title }, { report, omitted, graph }, images, { image, fence }) {
  const forms = pictureForms(images.get(keyOf3(id, "change")), pictureOfChange(title), image);
  return {
    lead: HOW_TO_READ,
    picture: piece(...forms),
    table: piece(
      ...[CHANGED_ROWS_MAX, SHORT_TABLE_ROWS_MAX].map((rows) => `${asTable(report, rows, omitted)}

`),
      ""
    ),
    mermaid: piece(mermaid(graph, forms.length > 1, fence), "")
  };
}
function foldedUp({ line: line2, picture, table: table2, mermaid: chart }) {
  const [drawn, ...less] = picture.forms;
  const rows = table2.forms[0];
  const inside2 = less.length > 0 ? [`${drawn}${rows}${chart.forms[0]}`, `${drawn}${rows}`, drawn] : [`${chart.forms[0]}${rows}`, rows];
  return inside2.map((content) => details(wholeSummary(line2), content.trimEnd()));
}
function lineOf({ resources: resources2, ledger, removed: removed3, counts, change }) {
  const changes = change === void 0 ? changesOf3(counts) : [];
  const all = resources(resources2, ledger) + removedText(removed3);
  return [all, ...changes.length === 0 ? [] : [changed(changes)]].join("; ");
}
var changesOf3 = (counts) => ["create", "update", "replace", "delete", "move", "import", "forget", "deferred"].flatMap((change) => {
  const count = counts[change] ?? 0;
  return count === 0 ? [] : [`${CHANGE_SIGN[change]}${count}`];
});
function mermaid(graph, hasPicture, { begin, end }) {
  const drawn = mermaidOf(graph);
  if (drawn === null) return "";
  const fence = `${begin}
${drawn.text}
${end}`;
  const content = drawn.leftOut === "" ? fence : `${sentence(drawn.leftOut)}

${fence}`;
  return hasPicture ? details(MERMAID_SUMMARY, content) : `${content}

`;
}
function list(summary, texts) {
  if (texts.length === 0) return "";
  const items = texts.slice(0, WARNINGS_LISTED_MAX).map((text) => `- ${markdown(text, WARNING_LENGTH_MAX2)}`);
  const more = texts.length - items.length;
  return details(summary(texts.length), [...items, ...more > 0 ? [`- ${rowsMore2(more)}`] : []].join("\n"));
}
function linkToPage(artifacts) {
  const to = address(artifacts.find(({ isPage }) => isPage === true)?.url ?? "");
  return to === null ? "" : `${page(to)}

`;
}
function linksTo(artifacts) {
  const links = artifacts.flatMap(({ name, url }) => {
    const to = address(url);
    return to === null ? [] : [`[${markdown(name, TITLE_LENGTH_MAX)}](${to})`];
  });
  return links.length === 0 ? "" : `${files(links)}

`;
}

// src/comment/body.ts
var RESERVED_BYTES = 1e3;
function writeBody(content, bytesMax) {
  const { diagrams, artifacts, images, dialect } = content;
  const sections = diagrams.map((diagram2) => sectionOf(diagram2, images, artifacts.get(diagram2.id) ?? [], dialect));
  const [only, ...others] = sections;
  const body = only === void 0 ? none(content) : others.length === 0 ? one(content, only) : many(content, sections);
  const last = lastLine(content);
  const leftOut2 = shrink(body.pieces, stepsOf3(body), bytesMax - RESERVED_BYTES);
  return `${body.pieces.map(formOf).join("")}${leftOutLine(leftOut2, content)}${last}`;
}
var inOrder2 = ({ picture, page: page2, notes, table: table2, mermaid: mermaid2, whole, files: files2 }) => (
  // Where the picture is a diagram in Mermaid it comes where the picture would be.
  picture.forms.length > 1 ? [picture, page2, table2, mermaid2, whole, notes, files2] : [mermaid2, page2, table2, whole, notes, files2]
);
function none(content) {
  const { title, absent } = content;
  const why = absent?.isKnown === true ? NOTHING_CHANGED : NOTHING_WAS_DRAWN;
  const words = (absent?.missing ?? []).length > 0 ? "" : `${why}

`;
  const heading2 = `## ${markdown(title ?? COMMENT_TITLE, TITLE_LENGTH_MAX)}

`;
  return { pieces: [piece(`${heading2}${words}${absentLines(content)}`)], parts: [] };
}
function absentLines({ absent, run: run3 }) {
  const line2 = (paths, write3) => {
    if (paths.length === 0) return "";
    const listed2 = paths.slice(0, ABSENT_LISTED_MAX).map((path) => code(path, ADDRESS_LENGTH_MAX2));
    const more = paths.length - listed2.length;
    return `${write3([...listed2, ...more > 0 ? [pathsMore(more)] : []].join(", "))}

`;
  };
  return line2(absent?.deleted ?? [], deleted) + line2(absent?.missing ?? [], (listed2) => missing(listed2, linkToRun(run3)));
}
function one(content, section) {
  const title = markdown(content.title ?? section.diagram.title, TITLE_LENGTH_MAX);
  const heading2 = `## ${title}

${section.line}

${section.lead}${absentLines(content)}`;
  return { pieces: [piece(heading2), ...inOrder2(section)], parts: [{ section, row: null, frame: [] }] };
}
function many(content, sections) {
  const changes = sections.filter(({ diagram: diagram2 }) => diagram2.changed).length;
  const heading2 = `## ${markdown(content.title ?? COMMENT_TITLE, TITLE_LENGTH_MAX)}

`;
  const line2 = `${diagramsChanged(sections.length, changes)}

${absentLines(content)}`;
  const head = `${OVERVIEW_HEAD}
${ruleBelow(OVERVIEW_HEAD)}
`;
  const parts = sections.map((section) => {
    const { diagram: diagram2 } = section;
    const name = markdown(diagram2.title, TITLE_LENGTH_MAX);
    const cells = [
      name,
      code(diagram2.path, ADDRESS_LENGTH_MAX2),
      diagram2.resources,
      changesOf3(diagram2.change?.report.counts ?? diagram2.counts).join(" ")
    ];
    const open = `<details${diagram2.changed ? " open" : ""}><summary><b>${name}</b>: ${section.line}</summary>

${section.lead}`;
    return {
      section,
      row: piece(`| ${cells.join(" | ")} |
`, ""),
      frame: [piece(open, ""), piece("</details>\n\n", "")]
    };
  });
  const rows = parts.map(({ row }) => row);
  const bodies = parts.flatMap(({ section, frame }) => [frame[0], ...inOrder2(section), frame[1]]);
  return { pieces: [piece(`${heading2}${line2}${head}`), ...rows, piece("\n"), ...bodies], parts };
}
function* stepsOf3({ parts }) {
  const backwards = [...parts].reverse();
  const unchanged3 = backwards.filter(({ section }) => !section.diagram.changed);
  const changed2 = backwards.filter(({ section }) => section.diagram.changed);
  const next = (what, pieces) => pieces.map((given) => ({ what, pieces: [given], to: "next" }));
  const pick = (from, kind) => from.map(({ section }) => section[kind]);
  yield* next("mermaid", pick(unchanged3, "mermaid"));
  yield* next("rows", pick(unchanged3, "table"));
  yield* next("table", pick(unchanged3, "table"));
  yield* [1, 2].flatMap(() => next("whole", pick(changed2, "whole")));
  yield* next("mermaid", pick(changed2, "mermaid"));
  yield* next("rows", pick(changed2, "table"));
  yield* next("picture", pick(unchanged3, "picture"));
  yield* next("table", pick(changed2, "table"));
  yield* next("notes", pick(backwards, "notes"));
  yield* next("whole", pick(changed2, "whole"));
  yield* next("picture", pick(changed2, "picture"));
  for (const { section, frame } of [...unchanged3, ...changed2]) {
    yield { what: "section", pieces: [...frame, ...inOrder2(section)], to: "last" };
  }
  for (const { row } of [...unchanged3, ...changed2]) {
    if (row !== null) yield { what: "line", pieces: [row], to: "last" };
  }
}
function leftOutLine(leftOut2, { run: run3 }) {
  const parts = [...leftOut2].map(([what, count]) => leftOutPart(count, what));
  return parts.length === 0 ? "" : `${run3.called === void 0 ? leftOut(parts, linkToRun(run3)) : leftOutHere(parts)}

`;
}
var lastLine = ({ run: run3 }) => `<sub>${lastChanged(linkToRun(run3), /^[0-9a-f]{40,64}$/.test(run3.sha) ? `\`${run3.sha.slice(0, 7)}\`` : "")}</sub>
`;
var linkToRun = ({ number, called = run(number), url }) => {
  const to = address(url);
  return to === null ? called : `[${called}](${to})`;
};

// src/comment/marker.ts
var BEGIN = "<!-- groundplan v1 ";
var END = " -->";
function writeMarker({ id, run: run3, attempt, sha, hash, commit, isKept }) {
  const fields = {
    id,
    run: run3,
    attempt,
    sha,
    hash,
    ...commit === null ? {} : { commit },
    ...isKept ? { kept: true } : {}
  };
  const json = JSON.stringify(fields).replace(/[<>]|-(?=[->])/g, (char) => `\\u00${char.charCodeAt(0).toString(16)}`);
  return `${BEGIN}${json}${END}`;
}
function readMarker(body) {
  if (!body.startsWith(BEGIN)) return null;
  const line2 = body.split("\n", 1)[0].trimEnd();
  if (!line2.endsWith(END)) return null;
  const fields = parse2(line2.slice(BEGIN.length, -END.length));
  const [id, run3, attempt] = [textAt(fields, "id"), integerAt(fields, "run"), integerAt(fields, "attempt")];
  if (id === null || run3 === null || attempt === null) return null;
  const commit = textAt(fields, "commit");
  return {
    id,
    run: run3,
    attempt,
    sha: textAt(fields, "sha") ?? "",
    hash: textAt(fields, "hash") ?? "",
    commit: commit !== null && /^[0-9a-f]{40,64}$/.test(commit) ? commit : null,
    isKept: memberAt(fields, "kept") === true
  };
}
var withMarker = (body, marker) => {
  const at = body.indexOf("\n");
  return `${writeMarker(marker)}${at < 0 ? "" : body.slice(at)}`;
};
var compareRuns = (a, b) => a.run - b.run || a.attempt - b.attempt;
function parse2(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

// src/comment/sticky.ts
async function findComment(board, id) {
  const ours = await listOurs(board, id);
  return { current: await fold2(board, ours), kept: ours.findLast(({ marker }) => marker.isKept) ?? null };
}
async function listOurs(board, id) {
  const marked2 = (await board.list()).flatMap((comment2) => {
    const marker = readMarker(comment2.body);
    return marker?.id === id ? [{ comment: comment2, marker }] : [];
  });
  if (marked2.length === 0) return [];
  const isOurs = await board.whoWeAre();
  return marked2.filter(({ comment: comment2 }) => isOurs(comment2));
}
async function fold2(board, ours) {
  const [oldest, ...others] = ours.filter(({ marker }) => !marker.isKept);
  if (oldest === void 0) return null;
  const newest = others.reduce((best, one2) => compareRuns(one2.marker, best.marker) > 0 ? one2 : best, oldest);
  if (newest !== oldest && await board.update(oldest.comment, newest.comment.body) === null) {
    return fold2(board, others);
  }
  for (const { comment: comment2 } of others) await board.remove(comment2);
  return { comment: { ...oldest.comment, body: newest.comment.body }, marker: newest.marker };
}
async function writeComment(board, { marker, body }, behaviour, current) {
  const wanted = { ...marker, isKept: behaviour === "new" };
  const text = `${writeMarker(wanted)}
${body}`;
  if (behaviour === "update" && current !== null) {
    const written = await update(board, current, wanted, text);
    if (written !== null) return written;
  }
  if (behaviour === "recreate" && current !== null) await board.remove(current.comment);
  if (behaviour === "hide-and-recreate" && current !== null) await retire(board, current);
  return create(board, wanted, text);
}
async function update(board, { comment: comment2 }, wanted, text) {
  const now2 = await board.read(comment2);
  if (now2 === null) return null;
  const marker = readMarker(now2.body);
  if (marker !== null && compareRuns(marker, wanted) > 0) return { how: "outrun", comment: now2 };
  const updated = await board.update(comment2, text);
  return updated === null ? null : { how: "updated", comment: updated };
}
async function retire(board, { comment: comment2, marker }) {
  await board.hide?.(comment2);
  await board.update(comment2, withMarker(comment2.body, { ...marker, isKept: true }));
}
async function create(board, wanted, text) {
  for (let tried = 1; ; tried++) {
    try {
      return await settle(board, wanted, await board.create(text));
    } catch (error) {
      if (!isRefusal(error) || !error.mayHaveHappened || tried === TRIES) throw error;
      await board.pause(tried);
      const made = (await listOurs(board, wanted.id)).find(
        ({ marker }) => compareRuns(marker, wanted) === 0 && marker.hash === wanted.hash
      );
      if (made !== void 0) return settle(board, wanted, made.comment);
    }
  }
}
async function settle(board, wanted, comment2) {
  if (wanted.isKept) return { how: "created", comment: comment2 };
  try {
    const current = await fold2(board, await listOurs(board, wanted.id));
    return { how: "created", comment: current?.comment ?? comment2 };
  } catch (error) {
    if (isRefusal(error)) return { how: "created", comment: comment2 };
    throw error;
  }
}

// src/cli/comment/publish.ts
async function publish(asked, pipeline, platform) {
  const { board } = platform;
  const now2 = await platform.pull();
  if (!now2.isOpen) return { is: "closed", warnings: [] };
  const { current } = await findComment(board, asked.commentId);
  const isOld = current !== null && (compareRuns(current.marker, pipeline.run) > 0 || now2.head !== pipeline.head);
  if (isOld) return { is: "outrun", warnings: [] };
  const hash = fingerprint2(asked, pipeline, platform);
  if (current?.marker.hash === hash) return { is: "unchanged", warnings: [] };
  const { images, warnings } = await uploadAll(asked.drawn, platform);
  const marker = {
    id: asked.commentId,
    ...pipeline.run,
    sha: pipeline.head,
    // The next run tries again.
    hash: warnings.length > 0 ? "" : hash,
    commit: null,
    isKept: false
  };
  const body = writeBody(contentOf(asked, pipeline, platform, images), platform.bytesMax);
  const { how } = await writeComment(board, { marker, body }, "update", current);
  return { is: how, warnings };
}
var contentOf = ({ title, drawn }, { run: run3, called, url, head }, { dialect }, images) => ({
  title: drawn.length > 1 ? title : null,
  diagrams: drawn.map(({ diagram: diagram2 }) => ({ ...diagram2, files: {} })),
  artifacts: /* @__PURE__ */ new Map(),
  images,
  run: { number: run3.run, called, url, sha: head },
  dialect
});
function picturesOf({ diagram: diagram2, contents }) {
  const { id, change } = diagram2;
  const shows = change === void 0 ? ["whole"] : isNothing(change) ? [] : ["change", "whole"];
  return shows.flatMap((what) => {
    const png = contents.get(kindOf3(SHOWN.picture, "light", what));
    if (!(png instanceof Uint8Array)) return [];
    const key = keyOf3(id, what);
    return [{ key, png, name: `${key.replace(".", "-")}-${sha256(png).slice(0, HASH_LENGTH)}.png` }];
  });
}
var HASH_LENGTH = 12;
async function uploadAll(drawn, platform) {
  const images = /* @__PURE__ */ new Map();
  try {
    for (const { key, name, png } of drawn.flatMap(picturesOf)) {
      images.set(key, { light: await platform.upload(name, png), dark: null, width: null });
    }
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return { images, warnings: [picturesRefused(error.reason)] };
  }
  return { images, warnings: [] };
}
function fingerprint2(asked, pipeline, platform) {
  const pictures = asked.drawn.flatMap(picturesOf);
  const images = new Map(pictures.map(({ key }) => [key, { light: NOWHERE, dark: null, width: null }]));
  const nowhere = { ...pipeline, run: { run: 0, attempt: 0 }, called: "", url: NOWHERE, head: "" };
  const body = writeBody(contentOf(asked, nowhere, platform, images), platform.bytesMax);
  const said2 = [body, pictures.map(({ name }) => name), asked.drawn.map(({ diagram: diagram2 }) => diagram2.sha256)];
  return sha256(JSON.stringify(said2)).slice(0, 32);
}
var NOWHERE = "https://example.com/";

// src/cli/comment/index.ts
var PROVIDERS = {
  gitlab: { read: readPipeline2, connect: gitlab },
  "azure-devops": { read: readPipeline, connect: devops }
};
async function comment(options, io) {
  const { provider, required } = options;
  const commentId = options["comment-id"] ?? "";
  if (provider === null) {
    throw new Misuse(PROVIDER_REQUIRED, { remedy: providerRemedy(Object.keys(PROVIDERS)) });
  }
  if (!/^[\w.-]{1,64}$/.test(commentId)) {
    throw new Misuse(badCommentId(commentId), { remedy: COMMENT_ID_REMEDY });
  }
  const { read: read2, connect: connect2 } = PROVIDERS[provider];
  const pipeline = read2(io.env);
  if (pipeline.isFork && options.planner === "terraform") {
    throw new Misuse(FORK_PROVIDERS, { remedy: FORK_PROVIDERS_REMEDY });
  }
  const platform = connect2(pipeline, io.env, io);
  const progress = createProgress(io, options);
  try {
    const drawn = await drawAll2(options, pipeline, withoutTokens(io), progress);
    for (const { diagram: diagram2 } of drawn) for (const text of fewOf(diagram2.warnings)) progress.warn(text);
    const failure = await write(options, pipeline, platform, { drawn, progress });
    if (failure === null) return;
    progress.warn(failure);
    await io.stdout(harmless(await asText2(drawn)));
    if (required) throw new External(NOT_WRITTEN, { remedy: failure });
  } finally {
    progress.done();
  }
}
async function write(options, pipeline, platform, { drawn, progress }) {
  if (pipeline.token === "") return noToken(pipeline.isFork, pipeline.remedies.token);
  try {
    const asked = { commentId: options["comment-id"] ?? "", title: options.title, drawn };
    const { is, warnings } = await publish(asked, pipeline, platform);
    for (const warning of warnings) progress.warn(warning);
    if (is === "closed") return CLOSED;
    progress.say(is === "outrun" ? NEWER_RUN : DONE2[is]);
    return null;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const isAboutToken = error.kind === "permission" || error.kind === "credentials";
    return refused2(error.message, isAboutToken ? pipeline.remedies.token : error.remedy ?? "");
  }
}
var TOKENS = /* @__PURE__ */ new Set(["GITLAB_TOKEN", "GROUNDPLAN_TOKEN", "SYSTEM_ACCESSTOKEN"]);
function withoutTokens(io) {
  const without = (env) => Object.fromEntries(Object.entries(env).filter(([name]) => !TOKENS.has(name)));
  const run3 = (command, args, options) => io.run(command, args, { ...options, env: without(options.env ?? io.env) });
  return { ...io, env: without(io.env), run: run3 };
}
async function asText2(drawn) {
  const texts = [];
  for (const { diagram: diagram2 } of drawn) {
    const { change, title, resources: resources2 } = diagram2;
    texts.push(
      `${title}
${change === void 0 ? `${found(resources2)}
` : await writeReport(change.report, "text")}`
    );
  }
  return texts.join("\n");
}

// src/cli/compare/check.ts
init_printable();

// elsewhere:src/cli/input.ts
var module61 = require("./picture.js").modules["src/cli/input.ts"]();
var checkInput = module61.checkInput;
var descriptorOf = module61.descriptorOf;
var kindOf4 = module61.kindOf;
var readInput = module61.readInput;
var readInputOrPipe = module61.readInputOrPipe;
var unreadable = module61.unreadable;

// elsewhere:src/cli/messages.ts
var module62 = require("../cli.js").modules["src/cli/messages.ts"]();
var ALL_WELL = module62.ALL_WELL;
var BROKEN = module62.BROKEN;
var DEBUG_DATA_REMEDY = module62.DEBUG_DATA_REMEDY;
var DIFFERS = module62.DIFFERS;
var DIFF_EITHER_OR = module62.DIFF_EITHER_OR;
var DIFF_REMEDY = module62.DIFF_REMEDY;
var DIFF_TAKES_TWO = module62.DIFF_TAKES_TWO;
var DOCS_REMEDY = module62.DOCS_REMEDY;
var DOCS_TAKES_ONE = module62.DOCS_TAKES_ONE;
var DRY_RUN_NEEDS_BACKEND = module62.DRY_RUN_NEEDS_BACKEND;
var DRY_RUN_NEEDS_BACKEND_REMEDY = module62.DRY_RUN_NEEDS_BACKEND_REMEDY;
var DRY_RUN_TAKES_STDOUT = module62.DRY_RUN_TAKES_STDOUT;
var DRY_RUN_TAKES_STDOUT_REMEDY = module62.DRY_RUN_TAKES_STDOUT_REMEDY;
var EXPLANATION_TAKES_STDOUT = module62.EXPLANATION_TAKES_STDOUT;
var EXPLANATION_TAKES_STDOUT_REMEDY = module62.EXPLANATION_TAKES_STDOUT_REMEDY;
var FILE_IS_DIRECTORY_REMEDY = module62.FILE_IS_DIRECTORY_REMEDY;
var FILE_MISSING_REMEDY = module62.FILE_MISSING_REMEDY;
var FILE_UNREADABLE_REMEDY = module62.FILE_UNREADABLE_REMEDY;
var FORMAT_CONTRADICTS_REMEDY = module62.FORMAT_CONTRADICTS_REMEDY;
var FOUND = module62.FOUND;
var GRAPH_FILE_KNOWS = module62.GRAPH_FILE_KNOWS;
var IGNORED_WITH_PLANFILE = module62.IGNORED_WITH_PLANFILE;
var INTERNAL_FAULT = module62.INTERNAL_FAULT;
var MISSING = module62.MISSING;
var NOTHING_TO_EXPLAIN = module62.NOTHING_TO_EXPLAIN;
var NOT_A_FILE_REMEDY = module62.NOT_A_FILE_REMEDY;
var NOT_A_VARFILE_REMEDY = module62.NOT_A_VARFILE_REMEDY;
var NOT_PIPED_REMEDY = module62.NOT_PIPED_REMEDY;
var NO_ENGINE = module62.NO_ENGINE;
var NO_FETCH_WITH_PROVIDERS = module62.NO_FETCH_WITH_PROVIDERS;
var NO_FETCH_WITH_PROVIDERS_REMEDY = module62.NO_FETCH_WITH_PROVIDERS_REMEDY;
var NO_STAMP = module62.NO_STAMP;
var OPTION_EMPTY_REMEDY = module62.OPTION_EMPTY_REMEDY;
var OPTION_TWICE_REMEDY = module62.OPTION_TWICE_REMEDY;
var OUTFILE_IS_DIRECTORY_REMEDY = module62.OUTFILE_IS_DIRECTORY_REMEDY;
var OUTFILE_IS_LINK_REMEDY = module62.OUTFILE_IS_LINK_REMEDY;
var OUTFILE_IS_PIPE_REMEDY = module62.OUTFILE_IS_PIPE_REMEDY;
var OUTFILE_REMEDY = module62.OUTFILE_REMEDY;
var PAGES_NEED_FILE = module62.PAGES_NEED_FILE;
var PAGES_NEED_FILE_REMEDY = module62.PAGES_NEED_FILE_REMEDY;
var PLANFILE_NEEDS_ALL = module62.PLANFILE_NEEDS_ALL;
var PLANFILE_NEEDS_ALL_REMEDY = module62.PLANFILE_NEEDS_ALL_REMEDY;
var PRIVATE_HOST_REMEDY = module62.PRIVATE_HOST_REMEDY;
var PROGRAM = module62.PROGRAM;
var REPORT_FAULT = module62.REPORT_FAULT;
var SAME_GRAPH = module62.SAME_GRAPH;
var SHOW_NEEDS_FILE = module62.SHOW_NEEDS_FILE;
var SHOW_NEEDS_FILE_REMEDY = module62.SHOW_NEEDS_FILE_REMEDY;
var SHOW_WSLVIEW_MISSING = module62.SHOW_WSLVIEW_MISSING;
var SOURCE_IS_AN_OPTION = module62.SOURCE_IS_AN_OPTION;
var SOURCE_REQUIRED = module62.SOURCE_REQUIRED;
var STDIN = module62.STDIN;
var STDIN_TWICE = module62.STDIN_TWICE;
var STDIN_TWICE_REMEDY = module62.STDIN_TWICE_REMEDY;
var STDOUT_IS_TERMINAL_REMEDY = module62.STDOUT_IS_TERMINAL_REMEDY;
var STDOUT_ONE_FORMAT = module62.STDOUT_ONE_FORMAT;
var STDOUT_TAKEN = module62.STDOUT_TAKEN;
var STDOUT_TAKEN_REMEDY = module62.STDOUT_TAKEN_REMEDY;
var TERRAFORM = module62.TERRAFORM;
var TOFU = module62.TOFU;
var TOO_OLD = module62.TOO_OLD;
var WHAT_SOURCE_ACCEPTS = module62.WHAT_SOURCE_ACCEPTS;
var WHY_FOLDED = module62.WHY_FOLDED;
var WITHOUT_VARIABLES = module62.WITHOUT_VARIABLES;
var argumentsLeftOver = module62.argumentsLeftOver;
var arrow = module62.arrow;
var badAmount = module62.badAmount;
var badNumber = module62.badNumber;
var badPrivateHost = module62.badPrivateHost;
var bareOrNamed = module62.bareOrNamed;
var because = module62.because;
var checkExtension = module62.checkExtension;
var checkExtensionRemedy = module62.checkExtensionRemedy;
var drawAgain = module62.drawAgain;
var drawnAs = module62.drawnAs;
var drawnIn = module62.drawnIn;
var explained = module62.explained;
var fileEmpty = module62.fileEmpty;
var fileIsCode = module62.fileIsCode;
var fileIsCodeRemedy = module62.fileIsCodeRemedy;
var fileIsDirectory = module62.fileIsDirectory;
var fileMissing = module62.fileMissing;
var fileUnreadable = module62.fileUnreadable;
var forExample = module62.forExample;
var formatContradicts = module62.formatContradicts;
var graphDiffers = module62.graphDiffers;
var heading = module62.heading;
var ignoredWithFile = module62.ignoredWithFile;
var isCurrent = module62.isCurrent;
var isStale = module62.isStale;
var knownNames = module62.knownNames;
var line = module62.line;
var lineBetween = module62.lineBetween;
var namesWithDefault = module62.namesWithDefault;
var neededFor = module62.neededFor;
var notADirectory = module62.notADirectory;
var notAFile = module62.notAFile;
var notPiped = module62.notPiped;
var notWhole = module62.notWhole;
var oneOrMore = module62.oneOrMore;
var openerMissing = module62.openerMissing;
var openerSaid = module62.openerSaid;
var optionEmpty = module62.optionEmpty;
var optionTwice = module62.optionTwice;
var otherVersion = module62.otherVersion;
var outfileExtension = module62.outfileExtension;
var outfileExtensionRemedy = module62.outfileExtensionRemedy;
var outfileFolderMissing = module62.outfileFolderMissing;
var outfileIsDirectory = module62.outfileIsDirectory;
var outfileIsLink = module62.outfileIsLink;
var outfileIsPipe = module62.outfileIsPipe;
var provedBy = module62.provedBy;
var sameAs = module62.sameAs;
var seeHelp = module62.seeHelp;
var showFailed = module62.showFailed;
var sinceGraphFile = module62.sinceGraphFile;
var stdoutIsTerminal = module62.stdoutIsTerminal;
var stdoutOneFormatRemedy = module62.stdoutOneFormatRemedy;
var summaryOfGraph = module62.summaryOfGraph;
var summaryOfPlan = module62.summaryOfPlan;
var under = module62.under;
var unknownName = module62.unknownName;
var warningLine = module62.warningLine;
var wrote = module62.wrote;

// elsewhere:src/cli/run.ts
var module63 = require("./picture.js").modules["src/cli/run.ts"]();
var run2 = module63.run;

// src/cli/compare/diff.ts
init_printable();

// elsewhere:src/cli/output.ts
var module64 = require("./picture.js").modules["src/cli/output.ts"]();
var checkNotDirectory = module64.checkNotDirectory;
var checkWritable = module64.checkWritable;
var writeOutput = module64.writeOutput;

// elsewhere:src/cli/targets.ts
var module65 = require("./picture.js").modules["src/cli/targets.ts"]();
var STDOUT = module65.STDOUT;
var chooseDiffTargets = module65.chooseDiffTargets;
var chooseTargets = module65.chooseTargets;
var isStdout = module65.isStdout;
var pageFile = module65.pageFile;
var pagePath = module65.pagePath;
var reportFormatOf = module65.reportFormatOf;

// src/cli/compare/diff.ts
var DIFFERENT = 10;
async function diff(options, words, io) {
  const sides = sidesOf2(options, words);
  if (!Number.isInteger(options.hops)) {
    throw new Misuse(notWhole("--hops", options.hops), { remedy: forExample("--hops", "2") });
  }
  const targets = await targetsOf(options, io);
  if (options.annotate !== null) await checkAnnotationOption(options.annotate, io);
  const progress = createProgress(io, options);
  try {
    const found2 = await withSources(
      sides,
      options,
      io,
      progress,
      (sources) => difference({ ...sources, ...wantedBy(options, targets, io) }, io, {
        step: progress.step,
        note: progress.say,
        warn: (texts) => warnOf(texts, progress)
      })
    );
    await write2(found2, targets, io, progress);
    return options["exit-code"] && isDifferent(found2.report) ? DIFFERENT : 0;
  } finally {
    progress.done();
  }
}
function sidesOf2(options, words) {
  const { source, from, to } = options;
  const [before, after, ...more] = words;
  if (before !== void 0) {
    if (after === void 0 || more.length > 0)
      throw new Misuse(DIFF_TAKES_TWO, { remedy: DIFF_REMEDY });
    if (source !== null || from !== null || to !== null) {
      throw new Misuse(DIFF_EITHER_OR, { remedy: DIFF_REMEDY });
    }
    checkOnce(before, after);
    return { are: "sources", before, after };
  }
  const isOfVariables = options["varfile-before"].length + options["varfile-after"].length > 0;
  const are = isOfVariables && from === null && to === null ? "environments" : "commits";
  return { are, directory: source ?? "." };
}
async function targetsOf(options, io) {
  const { outfile } = options;
  const there = outfile === null ? "missing" : await checkNotDirectory(outfile, io);
  const isOpen2 = outfile !== null && descriptorOf(outfile) !== null;
  const targets = chooseDiffTargets(options, there === "other" || isOpen2);
  for (const { format, path } of targets) {
    const isBinary = reportFormatOf(format) === null && formatRow(format).isBinary;
    if (path === STDOUT && isBinary && io.stdoutIsTerminal) {
      const noun = format.toUpperCase();
      throw new Misuse(stdoutIsTerminal(noun), { remedy: STDOUT_IS_TERMINAL_REMEDY });
    }
    await checkWritable(path, io);
  }
  return targets;
}
function wantedBy(options, targets, io) {
  const { detail, theme, scale, modules: modules2, layout, simplified: simplified2, overview, title, focus: focus2, hops, side, icons, tags } = options;
  const formats = targets.flatMap(({ format }) => reportFormatOf(format) === null ? [format] : []);
  const annotations = async (folders, kept, warn) => {
    const beside = await annotationsBeside({ folders: [...folders, "."], kept }, io, warn);
    return options.annotate === null ? beside : [...beside, await readAnnotationOption(options.annotate, io)];
  };
  return {
    detail,
    annotations,
    view: { simplified: simplified2, overview },
    title,
    hops: focus2 === "changed" ? hops : null,
    drawing: { formats, themes: [theme], scale, modules: modules2, layout, side, icons, tags }
  };
}
async function withSources(sides, options, io, progress, work) {
  const debug = options.debug ? progress.say : null;
  const planningOf = (side) => parsePlanning({ ...options, varfile: [...options.varfile, ...options[side]] }, io.env, debug);
  const [before, after] = [planningOf("varfile-before"), planningOf("varfile-after")];
  if (sides.are === "commits") {
    const { directory } = sides;
    await checkDirectory(directory, io);
    for (const planning of [before, after]) await checkVarFiles(planning, io);
    const { from, to, "merge-base": fromMergeBase } = options;
    const asked = { directory, from, to, fromMergeBase, planning: { before, after } };
    return withCommits(asked, io, ({ said: said2, warnings, ...sources }) => {
      progress.say(said2);
      warnOf(warnings, progress);
      return work({ ...sources, mayBeEmpty: true });
    });
  }
  if (sides.are === "environments") await checkDirectory(sides.directory, io);
  const paths = sides.are === "sources" ? sides : { before: sides.directory, after: sides.directory };
  const ignored = ignoredOptions(options);
  const old = await readSource({ option: "before", path: paths.before, planning: before, ignored }, io);
  const current = await readSource({ option: "after", path: paths.after, planning: after, ignored }, io);
  warnOf([...old.warnings, ...current.warnings], progress);
  const names2 = namesOf3(sides, options);
  return work({ before: old.source, after: current.source, mayBeEmpty: false, ...names2 !== null && { names: names2 } });
}
function namesOf3(sides, options) {
  if (sides.are === "sources") return calledApart2(sides.before, sides.after);
  const [before, after] = [options["varfile-before"].at(-1), options["varfile-after"].at(-1)];
  return calledApart2(before ?? WITHOUT_VARIABLES, after ?? WITHOUT_VARIABLES);
}
async function checkDirectory(path, io) {
  if (path === "") throw new Misuse(optionEmpty("--source"), { remedy: OPTION_EMPTY_REMEDY });
  if (await kindOf4(io, "--source", path) === "directory") return;
  throw new Misuse(notADirectory("--source", path), { remedy: DIFF_REMEDY });
}
async function write2(found2, targets, io, progress) {
  for (const { format, path } of targets) {
    const words = reportFormatOf(format);
    if (words !== null) {
      const text = await writeReport(found2.report, words);
      await writeOutput(path, path === STDOUT && words === "text" ? harmless(text) : text, io, progress);
      continue;
    }
    const picture = found2.pictures.find((one2) => one2.format === format);
    if (picture.note !== null) progress.warn(picture.note);
    await writeOutput(path, picture.content, io, progress);
  }
  if (!targets.some(({ format, path }) => path === STDOUT && format === "text"))
    progress.say(harmless(found2.report.sentence));
}
function warnOf(texts, progress) {
  for (const text of fewOf(texts)) progress.warn(text);
}

// src/cli/compare/check.ts
var DEFAULT_FILE = "architecture.svg";
var GRAPH_EXTENSION = "json";
var GRAPH_ONLY = { annotations: null, model: null, view: null, title: null, drawing: null, writesDebugData: false };
async function check(given, io) {
  const options = given.source === null && given.planfile === null ? { ...given, source: "." } : given;
  const path = options.file ?? DEFAULT_FILE;
  const extension = /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? "";
  const format = formatCalled(extension);
  if (format === null && extension !== GRAPH_EXTENSION) {
    const known2 = [...FORMAT_NAMES.map((name) => formatRow(name).extension), GRAPH_EXTENSION];
    throw new Misuse(checkExtension(path), { remedy: checkExtensionRemedy(known2) });
  }
  const file = await readInput(io, "--file", path);
  if (options.annotate !== null) await checkAnnotationOption(options.annotate, io);
  const progress = createProgress(io, options);
  try {
    const { stale, report } = format === null ? await checkGraph(file, options, io, progress) : await checkPicture(file, format, options, io, progress);
    const again = drawAgain(format === null ? "graphdata" : "draw", options.source ?? "", path);
    const lines2 = stale === null ? [isCurrent(path)] : [isStale(path, stale), again];
    await io.stdout(harmless(`${lines2.join("\n")}
${report}`));
    return stale === null ? 0 : DIFFERENT;
  } finally {
    progress.done();
  }
}
async function checkGraph(file, options, io, progress) {
  const { found: found2 } = await run2({ ...options, explain: null }, GRAPH_ONLY, io, progress);
  const text = serialiseGraph(found2.graph);
  if (text === textOf5(file.bytes)) return CURRENT;
  const report = await differenceOf(file, text, options, io);
  return report === null ? CURRENT : { stale: graphDiffers, report: withLimits(report) };
}
var CURRENT = { stale: null, report: "" };
async function checkPicture(file, format, options, io, progress) {
  const { theme, scale, modules: modules2, layout, simplified: simplified2, overview, title, icons } = options;
  const annotations = async (folders, kept, warn) => {
    const beside = await annotationsBeside({ folders: [...folders, "."], kept }, io, warn);
    return options.annotate === null ? beside : [...beside, await readAnnotationOption(options.annotate, io)];
  };
  const from = options["layout-from"];
  const places = from === null ? null : await readInput(io, "--layout-from", from);
  const wanted = {
    annotations,
    model: null,
    view: { simplified: simplified2, overview },
    title,
    writesDebugData: false,
    drawing: { formats: [format], themes: [theme], scale, modules: modules2, layout, icons, places }
  };
  const { pictures, found: found2 } = await run2({ ...options, explain: null }, wanted, io, progress);
  const now2 = Buffer.from(pictures[0].content);
  if (now2.equals(file.bytes)) return CURRENT;
  const stale = whyOf2(textOf5(file.bytes), now2.toString("utf8"));
  return { stale, report: await sinceGraphBeside(file.name, serialiseGraph(found2.graph), options, io) };
}
function whyOf2(committed, now2) {
  const [old, current] = [stampIn(committed), stampIn(now2)];
  if (current === null) return DIFFERS;
  if (old === null) return NO_STAMP;
  const isSame2 = old.fingerprint === current.fingerprint;
  if (old.version !== VERSION) return otherVersion(old.version, VERSION, isSame2);
  return isSame2 ? SAME_GRAPH : graphDiffers;
}
async function sinceGraphBeside(path, text, options, io) {
  const beside = path.replace(/[^.\\/]+$/, GRAPH_EXTENSION);
  if (await io.kindOf(beside).catch(() => "missing") !== "file") return "";
  const report = await differenceOf(await readInput(io, "", beside), text, options, io);
  return report === null ? "" : `${sinceGraphFile(beside)}
${withLimits(report)}`;
}
var withLimits = (report) => `${report}
${GRAPH_FILE_KNOWS}
`;
async function differenceOf(old, text, { detail }, io) {
  const sourceOf = (name, bytes) => ({
    is: "files",
    name,
    files: { kind: "any", file: { name, bytes }, dot: null },
    folders: []
  });
  const before = sourceOf(old.name, old.bytes);
  const after = sourceOf(old.name, Buffer.from(text));
  const nothingElse = { annotations: null, view: null, title: null, drawing: null, hops: null, mayBeEmpty: false };
  const { report } = await difference({ before, after, detail, ...nothingElse }, io);
  return isDifferent(report) ? writeReport(report, "text") : null;
}
var textOf5 = (bytes) => Buffer.from(bytes).toString("utf8");

// src/cli/docs/index.ts
var import_node_path6 = require("node:path");

// src/roots/code.ts
var import_node_path3 = require("node:path");

// elsewhere:src/text/within.ts
var module66 = require("../cli.js").modules["src/text/within.ts"]();
var isWithin = module66.isWithin;

// src/roots/limits.ts
var DISCOVER_DEPTH = 16;
var DISCOVER_DIRECTORIES_MAX = 5e4;
var DISCOVER_FILE_BYTES_MAX = 4 * 2 ** 20;

// src/roots/code.ts
var CODE2 = /\.(tf|tofu)(\.json)?$/;
var UNIT_FILE = "terragrunt.hcl";
var Repository = class {
  #io;
  #top;
  #known = /* @__PURE__ */ new Map();
  /** @param top of the repository, absolute */
  constructor(io, top) {
    this.#io = io;
    this.#top = top;
  }
  /** Null where there is no code, or no such directory. */
  read(path) {
    const known2 = this.#known.get(path) ?? this.#read(path);
    this.#known.set(path, known2);
    return known2;
  }
  /** Nothing is in a directory that is not there or cannot be read. */
  entries(path) {
    return this.#io.list(this.#place(path)).catch(() => []);
  }
  /** The directory that a file belongs to: the nearest one with code, upwards. Null where there is none. */
  async ownerOf(file) {
    for (let path = import_node_path3.posix.dirname(file); ; path = import_node_path3.posix.dirname(path)) {
      const found2 = await this.read(path);
      if (found2 !== null || path === import_node_path3.posix.dirname(path)) return found2;
    }
  }
  #place = (path) => import_node_path3.posix.join(this.#top, path);
  async #read(path) {
    const entries = await this.entries(path);
    const code2 = entries.filter(({ name, kind }) => kind !== "directory" && !name.startsWith(".") && isCode(name));
    if (code2.length === 0) return null;
    const files2 = await Promise.all(
      code2.map(async ({ name }) => ({ path: name, bytes: await this.#bytes(path, name) }))
    );
    const { calls, isRoot } = await surveyCode2(files2);
    const links = entries.filter(({ kind }) => kind === "link");
    const linked = await Promise.all(links.map(({ name }) => this.#target(import_node_path3.posix.join(path, name))));
    return {
      path,
      calls: calls.map((call) => import_node_path3.posix.join(path, call).replace(/(?<=.)\/+$/, "")),
      isRoot,
      isTerragrunt: code2.some(({ name }) => name === UNIT_FILE),
      linked: linked.flatMap((target) => target ?? [])
    };
  }
  /** What cannot be read, or is no file of a person's, says nothing. */
  async #bytes(path, name) {
    const place = this.#place(import_node_path3.posix.join(path, name));
    const size = await this.#io.sizeOf(place).catch(() => null);
    if (size === null || size > DISCOVER_FILE_BYTES_MAX) return new Uint8Array();
    return this.#io.readFile(place).catch(() => new Uint8Array());
  }
  async #target(path) {
    const place = await this.#io.realPath(this.#place(path)).catch(() => null);
    const root = await this.#io.realPath(this.#top);
    if (place === null || root === null || place === root || !isWithin(root, place)) return null;
    return (0, import_node_path3.relative)(root, place).replaceAll("\\", "/");
  }
};
var isCode = (name) => CODE2.test(name) || name === UNIT_FILE;

// src/roots/find.ts
var import_node_path4 = require("node:path");
init_order();

// elsewhere:src/text/wildcard.ts
var module67 = require("./picture.js").modules["src/text/wildcard.ts"]();
var matchesName = module67.matchesName;
var matchesWild = module67.matchesWild;

// src/roots/pattern.ts
function matches(pattern, path) {
  const plain = pattern.replace(/^\.\/+/, "/").replace(/\/+$/, "");
  const isAnchored = plain.includes("/");
  const names2 = plain.split("/").filter((name) => name !== "");
  const wanted = isAnchored ? names2 : ["**", ...names2];
  return matchesWild(wanted, path === "." ? ["."] : path.split("/"), "**", matchesName);
}

// src/roots/find.ts
var CACHES = /* @__PURE__ */ new Set(["node_modules", "vendor"]);
async function findRoots(repository, wanted) {
  const { directories, isAll } = await walk(repository, wanted);
  const called = new Set(directories.flatMap(({ path, calls }) => calls.filter((call) => call !== path)));
  const isRoot = wanted.roots.length > 0 ? ({ path }) => wanted.roots.some((pattern) => matches(pattern, path)) : (directory) => looksLikeRoot(directory, called);
  const code2 = directories.sort((a, b) => byText(a.path, b.path));
  const roots = code2.filter(isRoot);
  const named2 = roots.filter(({ path }) => isNameable(path));
  return {
    roots: named2,
    code: code2.filter(({ path }) => isNameable(path)),
    unnameable: roots.length - named2.length,
    isAll
  };
}
var isNameable = (path) => path === path.trim() && !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(path);
function looksLikeRoot({ path, isRoot, isTerragrunt }, called) {
  if (isRoot || isTerragrunt) return true;
  return !called.has(path) && !isPart2(path);
}
function isPart2(path) {
  const names2 = path.split("/");
  return names2.lastIndexOf("modules") > Math.max(...EXAMPLES.map((name) => names2.lastIndexOf(name)));
}
var EXAMPLES = ["example", "examples"];
var isSkipped = (name) => name.startsWith(".") && name !== "." || CACHES.has(name);
async function walk(repository, { paths, exclude }) {
  const directories = /* @__PURE__ */ new Map();
  let level = [...new Set(paths)].filter((path) => !isExcluded(path, exclude));
  let looked = 0;
  for (let depth = 0; level.length > 0 && depth <= DISCOVER_DEPTH; depth++) {
    const next = [];
    for (const path of level) {
      if (looked === DISCOVER_DIRECTORIES_MAX) return { directories: [...directories.values()], isAll: false };
      looked++;
      const found2 = await repository.read(path);
      if (found2 !== null) directories.set(path, found2);
      for (const { name, kind } of await repository.entries(path)) {
        if (kind !== "directory" || isSkipped(name)) continue;
        const below = import_node_path4.posix.join(path, name);
        if (!isExcluded(below, exclude)) next.push(below);
      }
    }
    level = next;
  }
  return { directories: [...directories.values()], isAll: true };
}
var isExcluded = (path, exclude) => exclude.some((pattern) => matches(pattern, path));

// elsewhere:src/cli/failure.ts
var module68 = require("../cli.js").modules["src/cli/failure.ts"]();
var describeFailure = module68.describeFailure;
var exitCodeOf = module68.exitCodeOf;

// elsewhere:src/cli/summary.ts
var module69 = require("./picture.js").modules["src/cli/summary.ts"]();
var countOf = module69.countOf;
var sayWhatWasFound = module69.sayWhatWasFound;

// src/cli/docs/index-page.ts
init_markdown();

// src/cli/docs/limits.ts
var TITLE_LENGTH_MAX2 = 200;
var REASON_LENGTH_MAX = 500;
var MANIFEST_BYTES_MAX2 = 16 * 2 ** 20;
var FILE_BYTES_MAX2 = 256 * 2 ** 20;

// src/cli/docs/messages.ts
init_plural();
init_printable();
var HEADING = "Architecture";
var NOTE = "<!-- Written by groundplan docs, which writes it anew: changes here are lost. -->";
var drawnSentence = (roots) => `${plural(roots, "root module")}, each with its picture and a page to look closer.`;
var LOOK_CLOSER = "Look closer";
var NOT_DRAWN = "Not drawn";
var DIRECTORY = "the directory";
var NO_ROOTS = "No resources found: there is no root module";
var noRootsRemedy = (code2) => code2 === 0 ? "Name a directory with Terraform code in it, or below it." : `${plural(code2, "directory").replace("directorys", "directories")} with code are parts of others: a root module is one that nobody calls, outside of folders named modules.`;
var TOO_MANY_DIRECTORIES = "not all directories were looked into: there are too many";
var unnameable = (count) => `${plural(count, "root module")} left out: line breaks in the name`;
var drew = (path, at, all) => `${at} of ${all}: ${printable(path)}`;
var failed = (path) => `${printable(path)} is not drawn:`;
var notOurs = (path) => `${printable(path)} is there, and groundplan docs has not written it as it is`;
var NOT_OURS_REMEDY = "Take it away, or write to a directory of its own with --outdir. What was changed in it would be lost.";
var manifestUnfit = (path) => `${printable(path)} is not what groundplan docs has written there`;
var MANIFEST_REMEDY = "Take it away together with the files of before, or choose another --outdir.";
var outdirUnfit = (path) => `--outdir ${printable(path)} is no directory`;
var OUTDIR_REMEDY = "Name a directory; its parent must be there.";
var removed2 = (path) => `removed ${printable(path)}`;
var unchanged2 = (files2) => `${plural(files2, "file")} as before`;

// src/cli/docs/index-page.ts
var INDEX_STEM = "index";
var INDEX = `${INDEX_STEM}.md`;
function indexOf(heading2, entries) {
  const drawn = entries.filter((entry) => entry.is === "drawn");
  const failed2 = entries.filter((entry) => entry.is === "failed");
  const blocks = [
    // First of all: generators take the title of the page from it.
    `# ${shown(heading2)}`,
    NOTE,
    drawnSentence(drawn.length),
    ...drawn.flatMap(sectionOf2),
    ...failed2.length === 0 ? [] : [`## ${NOT_DRAWN}`, failed2.map(failureOf).join("\n")]
  ];
  return `${blocks.join("\n\n")}
`;
}
var shown = (text) => markdown(text, TITLE_LENGTH_MAX2);
function sectionOf2({ title, path, counts, picture, page: page2 }) {
  const where = title === path ? [] : [`${shown(path)}: `];
  return [
    `## ${shown(title)}`,
    `[![${shown(title)}](${picture})](${page2})`,
    `${where.join("")}${counts}. [${LOOK_CLOSER}](${page2})`
  ];
}
var failureOf = ({ path, reason: reason2 }) => `- ${shown(path)}: ${markdown(reason2, REASON_LENGTH_MAX)}`;

// src/cli/docs/draw.ts
var PICTURE = FORMAT_DEFAULT;
var PAGE = FORMAT_NAMES.find((format) => formatRow(format).mediaType === "text/html");
function namesFor(paths, directory) {
  const ids = idsFor(paths);
  return paths.map((path, at) => ({
    path,
    directory: path === "." ? directory : directory === "." ? path : `${directory.replace(/(?<=.)\/+$/, "")}/${path}`,
    stem: ids[at] === INDEX_STEM ? `${INDEX_STEM}_` : ids[at]
  }));
}
async function drawRoot(place, options, io, progress) {
  const { path, directory, stem } = place;
  const { detail, simplified: simplified2, overview, theme, modules: modules2, layout } = options;
  const planning = parsePlanning(options, io.env, options.debug ? progress.say : null);
  const request = {
    source: { is: "code", code: { name: path, directory, repository: null, planning } },
    detail,
    annotations: (folders, kept) => annotationsBeside({ folders, kept }, io),
    model: null,
    view: { simplified: simplified2, overview },
    title: null,
    drawing: { formats: [PICTURE, PAGE], themes: [theme], scale: null, modules: modules2, layout }
  };
  const { found: found2, graph, pictures } = await diagram(request, io, {
    step: progress.step,
    note: () => {
    },
    warn: (texts) => {
      for (const text of fewOf(texts)) progress.warn(`${path}: ${text}`);
    }
  });
  const files2 = pictures.map(({ format, content }) => [`${stem}.${formatRow(format).extension}`, content]);
  const counts = found2.ledger === null ? summaryOfGraph(countOf(found2.graph), found2.graph.edges.length, graph.removed) : summaryOfPlan(found2.ledger.summary, graph.removed);
  const entry = {
    ...{ ...place, is: "drawn", title: graph.title === "" ? path : graph.title, counts },
    picture: `${stem}.${formatRow(PICTURE).extension}`,
    page: `${stem}.${formatRow(PAGE).extension}`
  };
  return { entry, files: files2 };
}

// src/cli/docs/output.ts
var import_node_path5 = require("node:path");
init_order();
var MANIFEST = ".groundplan-docs.json";
var OUR_NAME = /^[a-z0-9][a-z0-9_-]{0,70}\.[a-z]{2,6}$/;
var FINGERPRINT = /^[0-9a-f]{64}$/;
async function openOutput(outdir, io) {
  if (outdir === "") throw new Misuse(optionEmpty("--outdir"), { remedy: OPTION_EMPTY_REMEDY });
  const kind = await io.kindOf(outdir).catch(() => "other");
  const above = await io.kindOf((0, import_node_path5.dirname)(outdir)).catch(() => "other");
  if (kind !== "directory" && (kind !== "missing" || above !== "directory")) {
    throw new Misuse(outdirUnfit(outdir), { remedy: OUTDIR_REMEDY });
  }
  const known2 = kind === "missing" ? /* @__PURE__ */ new Map() : await readManifest(outdir, io);
  return { write: (files2, progress) => writeAll({ outdir, known: known2, files: files2 }, io, progress) };
}
async function writeAll({ outdir, known: known2, files: files2 }, io, progress) {
  await io.makeDirectory(outdir, true);
  const real = await io.realPath(outdir);
  const next = new Map([...files2].map(([name, content]) => [name, [fingerprint3(content)]]));
  const there = /* @__PURE__ */ new Map();
  for (const name of /* @__PURE__ */ new Set([...known2.keys(), ...files2.keys()])) {
    const found2 = await fingerprintAt((0, import_node_path5.join)(real, name), io);
    const isOurs = found2 === null || [...known2.get(name) ?? [], ...next.get(name) ?? []].includes(found2);
    if (!isOurs) throw new InvalidInput(notOurs(`${outdir}/${name}`), { remedy: NOT_OURS_REMEDY });
    if (found2 !== null) there.set(name, found2);
  }
  const changed2 = [...files2].filter(([name]) => there.get(name) !== next.get(name)[0]);
  const stale = [...there.keys()].filter((name) => !files2.has(name)).sort(byText);
  const list2 = (names2) => writeOutput(`${outdir}/${MANIFEST}`, manifestOf(names2), io, SILENT2);
  if (changed2.length + stale.length > 0) {
    const during = new Map([...known2, ...next].map(([name]) => [name, bothOf(name, known2, next)]));
    await list2(during);
  }
  for (const [name, content] of changed2) await writeOutput(`${outdir}/${name}`, content, io, progress);
  for (const name of stale) {
    await io.remove((0, import_node_path5.join)(real, name));
    progress.say(removed2(`${outdir}/${name}`));
  }
  if (changed2.length + stale.length > 0 || manifestOf(known2) !== manifestOf(next)) await list2(next);
  if (changed2.length < files2.size) progress.say(unchanged2(files2.size - changed2.length));
}
var SILENT2 = { step() {
}, say() {
}, warn() {
}, done() {
} };
var bothOf = (name, ...lists) => [
  ...new Set(lists.flatMap((list2) => list2.get(name) ?? []))
];
var fingerprint3 = (content) => sha256(
  Buffer.from(content).toString("latin1").replaceAll("\r\n", "\n")
);
async function fingerprintAt(path, io) {
  const found2 = await io.readRegular(path, FILE_BYTES_MAX2);
  if (found2 === "missing") return null;
  return typeof found2 === "string" ? found2 : fingerprint3(found2);
}
var manifestOf = (files2) => `${JSON.stringify({ files: Object.fromEntries([...files2].sort(([a], [b]) => byText(a, b))) }, null, 2)}
`;
async function readManifest(outdir, io) {
  const path = (0, import_node_path5.join)(await io.realPath(outdir), MANIFEST);
  const bytes = await io.readRegular(path, MANIFEST_BYTES_MAX2);
  if (bytes === "missing") return /* @__PURE__ */ new Map();
  const known2 = typeof bytes === "string" ? null : parseManifest(Buffer.from(bytes).toString("utf8"));
  if (known2 !== null) return known2;
  throw new InvalidInput(manifestUnfit(`${outdir}/${MANIFEST}`), { remedy: MANIFEST_REMEDY });
}
function parseManifest(text) {
  try {
    const { files: files2 } = JSON.parse(text);
    if (typeof files2 !== "object" || files2 === null) return null;
    const entries = Object.entries(files2);
    const isFit = entries.every(
      ([name, prints]) => OUR_NAME.test(name) && Array.isArray(prints) && prints.every(isPrint)
    );
    return isFit ? new Map(entries) : null;
  } catch {
    return null;
  }
}
var isPrint = (print) => typeof print === "string" && FINGERPRINT.test(print);

// src/cli/docs/index.ts
async function docs(options, words, io) {
  const directory = words[0] ?? ".";
  if (await kindOf4(io, DIRECTORY, directory) !== "directory") {
    throw new Misuse(notADirectory(DIRECTORY, directory), {
      remedy: DOCS_REMEDY
    });
  }
  const progress = createProgress(io, options);
  try {
    const output = await openOutput(options.outdir, io);
    const places = await placesIn(directory, options, io, progress);
    const files2 = /* @__PURE__ */ new Map();
    const entries = [];
    let code2 = 0;
    for (const [at, place] of places.entries()) {
      progress.step(drew(place.path, at + 1, places.length));
      try {
        const drawn = await drawRoot(place, options, io, progress);
        for (const [name, content] of drawn.files) files2.set(name, content);
        entries.push(drawn.entry);
      } catch (error) {
        entries.push(failureOf2(place, error));
        if (!(error instanceof NoResources)) code2 = Math.max(code2, exitCodeOf(error));
        io.stderr(`${failed(place.path)}
${describeFailure(error, options.debug)}`);
      }
    }
    files2.set(INDEX, indexOf(options.title ?? HEADING, entries));
    await output.write(files2, progress);
    return code2;
  } finally {
    progress.done();
  }
}
async function placesIn(directory, options, io, progress) {
  const top = await io.realPath(directory) ?? (0, import_node_path6.resolve)(io.directory, directory);
  const exclude = [...options.exclude, ...ownFolder(top, (0, import_node_path6.resolve)(io.directory, options.outdir))];
  const found2 = await findRoots(new Repository(io, top), { paths: ["."], roots: [], exclude });
  if (!found2.isAll) progress.warn(TOO_MANY_DIRECTORIES);
  if (found2.unnameable > 0) progress.warn(unnameable(found2.unnameable));
  if (found2.roots.length === 0) {
    throw new InvalidInput(NO_ROOTS, { remedy: noRootsRemedy(found2.code.length) });
  }
  return namesFor(
    found2.roots.map(({ path }) => path),
    directory
  );
}
function ownFolder(top, outdir) {
  const way = (0, import_node_path6.relative)(top, outdir).replaceAll("\\", "/");
  return way === "" || way.startsWith("..") || (0, import_node_path6.isAbsolute)(way) ? [] : [`/${way}`];
}
var failureOf2 = (place, error) => ({
  ...place,
  is: "failed",
  reason: error instanceof Error && exitCodeOf(error) !== 1 ? withoutPlace(error.message, place).replace(/\n\s*/g, "; ") : INTERNAL_FAULT
});
function withoutPlace(text, { directory, path }) {
  if (!/[^/\\][/\\]|[/\\][^/\\]/.test(directory)) return text;
  return text.split(directory).reduce((before, after) => `${before}${isName(before, after) ? path : directory}${after}`);
}
var isName = (before, after) => !/[\p{L}\p{N}_.-]$/u.test(before) && !/^[\p{L}\p{N}_-]/u.test(after);

// parts/changes.js
init_exposure();
init_statements2();

// src/catalog/exposure/aws.ts
init_words();
var PUBLIC2 = [{ to: INTERNET, when: { publicly_accessible: ["true"] } }];
var LOAD_BALANCER = [{ to: INTERNET, when: { internal: ["", "false"] }, isUsual: true }];
var ACLS = [
  { to: EVERYBODY, when: { acl: ["public-read", "public-read-write"] } },
  { what: "writing", to: EVERYBODY, when: { acl: ["public-read-write"] } },
  { to: EVERYBODY_WITH_ACCOUNT, when: { acl: ["authenticated-read"] } }
];
var GRANTS = [
  {
    to: EVERYBODY,
    when: { "access_control_policy.grant.grantee.uri": ["http://acs.amazonaws.com/groups/global/AllUsers"] }
  }
];
var lets = (...attributes) => ({
  to: EVERYBODY,
  lets: { in: attributes, who: ["*"] }
});
var POLICY = [lets("policy")];
var ALL = [{ what: WHOLE_ACCOUNT, to: "", allowsAll: ["policy"] }];
var ADMINISTRATOR = "arn:aws:iam::aws:policy/AdministratorAccess";
var ATTACHED = [{ what: WHOLE_ACCOUNT, to: "", when: { policy_arn: [ADMINISTRATOR] } }];
var ADDRESS = [
  { to: PUBLIC_ADDRESS, when: { associate_public_ip_address: ["true"] }, isUsual: true }
];
var BLOCK = [
  {
    to: PUBLIC_ACCESS,
    when: {
      block_public_acls: ["true"],
      ignore_public_acls: ["true"],
      block_public_policy: ["true"],
      restrict_public_buckets: ["true"]
    },
    shuts: true
  }
];
var AWS = {
  aws_db_instance: PUBLIC2,
  aws_rds_cluster_instance: PUBLIC2,
  aws_redshift_cluster: PUBLIC2,
  aws_redshiftserverless_workgroup: PUBLIC2,
  aws_dms_replication_instance: PUBLIC2,
  aws_mq_broker: PUBLIC2,
  aws_lightsail_database: PUBLIC2,
  aws_msk_cluster: [
    {
      to: INTERNET,
      when: { "broker_node_group_info.connectivity_info.public_access.type": ["SERVICE_PROVIDED_EIPS"] }
    }
  ],
  aws_eks_cluster: [
    {
      what: ENDPOINT,
      to: INTERNET,
      when: {
        "vpc_config.endpoint_public_access": ["", "true"],
        "vpc_config.public_access_cidrs": ["", "0.0.0.0/0", "::/0"]
      },
      isUsual: true
    }
  ],
  aws_lb: LOAD_BALANCER,
  aws_alb: LOAD_BALANCER,
  aws_elb: LOAD_BALANCER,
  aws_instance: ADDRESS,
  aws_s3_bucket: [...ACLS, lets("policy")],
  aws_s3_bucket_acl: [...ACLS, ...GRANTS],
  aws_s3_bucket_policy: POLICY,
  aws_s3_bucket_public_access_block: BLOCK,
  aws_s3_account_public_access_block: BLOCK,
  aws_sqs_queue: POLICY,
  aws_sqs_queue_policy: POLICY,
  aws_sns_topic: POLICY,
  aws_sns_topic_policy: POLICY,
  aws_ecr_repository_policy: POLICY,
  aws_efs_file_system_policy: POLICY,
  aws_kms_key: POLICY,
  aws_kms_key_policy: POLICY,
  aws_secretsmanager_secret: POLICY,
  aws_secretsmanager_secret_policy: POLICY,
  aws_cloudwatch_event_bus_policy: POLICY,
  aws_backup_vault_policy: POLICY,
  aws_opensearch_domain: [lets("access_policies")],
  aws_elasticsearch_domain: [lets("access_policies")],
  aws_opensearch_domain_policy: [lets("access_policies")],
  aws_api_gateway_rest_api_policy: POLICY,
  aws_lambda_permission: [
    {
      to: EVERYBODY,
      when: { principal: ["*"], source_arn: [""], source_account: [""], function_url_auth_type: ["", "NONE"] }
    }
  ],
  aws_lambda_function_url: [{ to: UNAUTHORISED, when: { authorization_type: ["NONE"] } }],
  aws_api_gateway_method: [
    {
      to: UNAUTHORISED,
      when: { authorization: ["", "NONE"], api_key_required: ["", "false"] },
      isUsual: true,
      isOfPart: true,
      of: ["rest_api_id"]
    }
  ],
  aws_apigatewayv2_route: [
    { to: UNAUTHORISED, when: { authorization_type: ["", "NONE"] }, isUsual: true, isOfPart: true, of: ["api_id"] }
  ],
  aws_iam_policy: ALL,
  aws_iam_role_policy: ALL,
  aws_iam_user_policy: ALL,
  aws_iam_group_policy: ALL,
  aws_iam_role: [
    { what: WHOLE_ACCOUNT, to: "", allowsAll: ["inline_policy.policy"] },
    { what: WHOLE_ACCOUNT, to: "", when: { managed_policy_arns: [ADMINISTRATOR] } },
    { what: "the role", to: EVERYBODY, lets: { in: ["assume_role_policy"], who: ["*"] } }
  ],
  aws_iam_role_policy_attachment: ATTACHED,
  aws_iam_user_policy_attachment: ATTACHED,
  aws_iam_group_policy_attachment: ATTACHED,
  aws_iam_policy_attachment: ATTACHED
};

// src/catalog/exposure/azure.ts
init_words();
var NETWORK = {
  to: INTERNET,
  when: {
    public_network_access_enabled: ["", "true"],
    public_network_access: ["", "Enabled"],
    "network_rules.default_action": ["", "Allow"],
    "network_acls.default_action": ["", "Allow"],
    "network_rule_set.default_action": ["", "Allow"]
  },
  isUsual: true
};
var OPEN = [NETWORK];
var IN_NETWORK = [
  { to: INTERNET, when: { public_network_access_enabled: ["", "true"], delegated_subnet_id: [""] }, isUsual: true }
];
var APP = [
  NETWORK,
  {
    to: UNAUTHORISED,
    when: { "auth_settings_v2.auth_enabled": ["", "false"], "auth_settings.enabled": ["", "false"] },
    isUsual: true
  }
];
var FIREWALL = [
  {
    what: THE_FIREWALL,
    to: INTERNET,
    when: {
      start_ip_address: ["0.0.0.0", "0.0.0.1", "1.0.0.0"],
      end_ip_address: ["255.255.255.255", "255.255.255.254"]
    }
  },
  { what: THE_FIREWALL, to: "all of Azure", when: { start_ip_address: ["0.0.0.0"], end_ip_address: ["0.0.0.0"] } }
];
var AZURE = {
  azurerm_storage_account: [
    NETWORK,
    {
      to: "public containers",
      when: { allow_nested_items_to_be_public: ["", "true"], allow_blob_public_access: ["", "true"] },
      isUsual: true
    }
  ],
  azurerm_storage_account_network_rules: [
    {
      to: INTERNET,
      when: { default_action: ["Deny"] },
      shuts: true,
      of: ["storage_account_id", "storage_account_name"]
    }
  ],
  azurerm_storage_container: [
    {
      to: EVERYBODY,
      when: { container_access_type: ["blob", "container"] },
      of: ["storage_account_name", "storage_account_id"]
    }
  ],
  azurerm_key_vault: OPEN,
  azurerm_container_registry: [NETWORK, { to: EVERYBODY, when: { anonymous_pull_enabled: ["true"] } }],
  azurerm_cosmosdb_account: OPEN,
  azurerm_mssql_server: OPEN,
  azurerm_postgresql_server: OPEN,
  azurerm_postgresql_flexible_server: IN_NETWORK,
  azurerm_mysql_server: OPEN,
  azurerm_mysql_flexible_server: IN_NETWORK,
  azurerm_mariadb_server: OPEN,
  azurerm_redis_cache: OPEN,
  azurerm_managed_redis: OPEN,
  azurerm_servicebus_namespace: OPEN,
  azurerm_eventhub_namespace: OPEN,
  azurerm_eventgrid_topic: OPEN,
  azurerm_eventgrid_domain: OPEN,
  azurerm_cognitive_account: OPEN,
  azurerm_ai_services: OPEN,
  azurerm_search_service: OPEN,
  azurerm_app_configuration: OPEN,
  azurerm_machine_learning_workspace: OPEN,
  azurerm_synapse_workspace: OPEN,
  azurerm_data_factory: OPEN,
  azurerm_databricks_workspace: OPEN,
  azurerm_iothub: OPEN,
  azurerm_batch_account: OPEN,
  azurerm_api_management: OPEN,
  azurerm_linux_web_app: APP,
  azurerm_windows_web_app: APP,
  azurerm_linux_function_app: APP,
  azurerm_windows_function_app: APP,
  azurerm_app_service: APP,
  azurerm_function_app: APP,
  azurerm_mssql_firewall_rule: FIREWALL,
  azurerm_sql_firewall_rule: FIREWALL,
  azurerm_postgresql_firewall_rule: FIREWALL,
  azurerm_postgresql_flexible_server_firewall_rule: FIREWALL,
  azurerm_mysql_firewall_rule: FIREWALL,
  azurerm_mysql_flexible_server_firewall_rule: FIREWALL,
  azurerm_mariadb_firewall_rule: FIREWALL,
  azurerm_synapse_firewall_rule: FIREWALL,
  azurerm_redis_firewall_rule: [
    { what: THE_FIREWALL, to: INTERNET, when: { start_ip: ["0.0.0.0"], end_ip: ["255.255.255.255"] } }
  ],
  azurerm_kubernetes_cluster: [
    {
      what: ENDPOINT,
      to: INTERNET,
      when: {
        private_cluster_enabled: ["", "false"],
        "api_server_access_profile.authorized_ip_ranges": ["", "0.0.0.0/0"],
        api_server_authorized_ip_ranges: ["", "0.0.0.0/0"]
      },
      isUsual: true
    }
  ],
  azurerm_container_app: [{ to: INTERNET, when: { "ingress.external_enabled": ["true"] } }],
  azurerm_container_app_environment: [
    { to: INTERNET, when: { internal_load_balancer_enabled: ["", "false"] }, isUsual: true }
  ],
  azurerm_container_group: [{ to: INTERNET, when: { ip_address_type: ["", "Public"] }, isUsual: true }],
  azurerm_api_management_api: [
    {
      to: UNAUTHORISED,
      when: { subscription_required: ["false"] },
      isOfPart: true,
      of: ["api_management_name"]
    }
  ]
};

// src/catalog/exposure/google.ts
init_words();
var BALANCER = [
  { to: INTERNET, when: { load_balancing_scheme: ["", "EXTERNAL", "EXTERNAL_MANAGED"] }, isUsual: true }
];
var RUN = [{ to: INTERNET, when: { ingress: ["", "INGRESS_TRAFFIC_ALL"] }, isUsual: true }];
var PROJECT = [
  { what: WHOLE_PROJECT, to: "", when: { role: ["roles/owner", "roles/editor"] }, of: ["member", "members"] }
];
var GOOGLE = {
  google_sql_database_instance: [
    { to: INTERNET, when: { "settings.ip_configuration.authorized_networks.value": ["0.0.0.0/0", "::/0"] } },
    { to: PUBLIC_ADDRESS, when: { "settings.ip_configuration.ipv4_enabled": ["", "true"] }, isUsual: true }
  ],
  google_alloydb_instance: [{ to: PUBLIC_ADDRESS, when: { "network_config.enable_public_ip": ["true"] } }],
  google_container_cluster: [
    {
      what: ENDPOINT,
      to: INTERNET,
      when: {
        "private_cluster_config.enable_private_endpoint": ["", "false"],
        "master_authorized_networks_config.cidr_blocks.cidr_block": ["", "0.0.0.0/0", "::/0"]
      },
      isUsual: true
    }
  ],
  google_compute_instance: [{ to: PUBLIC_ADDRESS, has: ["network_interface.access_config"], isUsual: true }],
  google_compute_forwarding_rule: BALANCER,
  google_compute_global_forwarding_rule: BALANCER,
  google_cloud_run_v2_service: RUN,
  google_cloudfunctions_function: [{ to: INTERNET, when: { ingress_settings: ["", "ALLOW_ALL"] }, isUsual: true }],
  google_cloudfunctions2_function: [
    { to: INTERNET, when: { "service_config.ingress_settings": ["", "ALLOW_ALL"] }, isUsual: true }
  ],
  google_storage_bucket: [{ to: PUBLIC_ACCESS, when: { public_access_prevention: ["enforced"] }, shuts: true }],
  google_storage_bucket_acl: [{ to: EVERYBODY, when: { predefined_acl: ["publicRead", "publicReadWrite"] } }],
  google_storage_bucket_access_control: [{ to: EVERYBODY, when: { entity: ["allUsers"] } }],
  google_storage_default_object_access_control: [{ to: EVERYBODY, when: { entity: ["allUsers"] } }],
  google_project_iam_member: PROJECT,
  google_project_iam_binding: PROJECT
};
var EVERYONE = "allUsers";
var KNOWN = "allAuthenticatedUsers";
var GOOGLE_PATTERNS = [
  {
    type: /^google_.+_iam_(member|binding)$/,
    rules: [
      { to: EVERYBODY, when: { member: [EVERYONE] } },
      { to: EVERYBODY, when: { members: [EVERYONE] } },
      { to: EVERYBODY_WITH_ACCOUNT, when: { member: [KNOWN] } },
      { to: EVERYBODY_WITH_ACCOUNT, when: { members: [KNOWN] } }
    ]
  },
  { type: /^google_.+_iam_policy$/, rules: [{ to: EVERYBODY, lets: { in: ["policy_data"], who: [EVERYONE] } }] }
];

// src/catalog/exposure/index.ts
var RULES = new Map([AWS, AZURE, GOOGLE].flatMap(Object.entries));
var NONE = [];
function exposureRulesOf(type) {
  const patterns = GOOGLE_PATTERNS.filter((pattern) => pattern.type.test(type)).flatMap(({ rules }) => rules);
  const own = RULES.get(type) ?? NONE;
  return patterns.length === 0 ? own : [...own, ...patterns];
}

// elsewhere:src/understand/values.ts
var module70 = require("./plan.js").modules["src/understand/values.ts"]();
var blocksAt = module70.blocksAt;
var hasAny = module70.hasAny;
var isBlock = module70.isBlock;
var isSet = module70.isSet;
var textsAt = module70.textsAt;
var textsIn = module70.textsIn;

// elsewhere:src/understand/access/documents.ts
var module71 = require("./plan.js").modules["src/understand/access/documents.ts"]();
var statementsIn = module71.statementsIn;

// src/understand/exposure/conditions.ts
function holds(block, when) {
  return Object.entries(when).every(([path, wanted]) => {
    const texts = textsAt(block, path.split(".")).map((text) => text.toLowerCase());
    const found2 = texts.length === 0 ? [""] : texts;
    return wanted.some((text) => found2.includes(text.toLowerCase()));
  });
}
function statementsAt(values, path, knowledge) {
  const texts = textsAt(values, path.split("."));
  const whole = Object.hasOwn(values, path) ? values[path] : void 0;
  const documents = texts.length > 0 ? texts : [whole];
  return documents.flatMap((document) => statementsIn(document, knowledge) ?? []);
}
var CONDITION = /^condition\b/i;
function letsIn(values, { in: attributes, who }, knowledge) {
  return attributes.flatMap((path) => statementsAt(values, path, knowledge)).some(
    (statement) => statement.who.some(({ text }) => who.includes(text)) && !statement.who.some(({ path }) => CONDITION.test(path))
  );
}
var EVERYTHING = /* @__PURE__ */ new Set(["*", "*:*"]);
function allowsAll(values, attributes, knowledge) {
  return attributes.flatMap((path) => statementsAt(values, path, knowledge)).some(
    ({ permissions, what, who }) => permissions.some((text) => EVERYTHING.has(text)) && what.some(({ text }) => text === "*") && !who.some(({ path }) => CONDITION.test(path))
  );
}

// src/understand/exposure/doors.ts
init_words();

// elsewhere:src/graph/inventory.ts
var module72 = require("./plan.js").modules["src/graph/inventory.ts"]();
var leadsInto = module72.leadsInto;
var nameOf2 = module72.nameOf;
var topOf = module72.topOf;

// elsewhere:src/understand/containment/access.ts
var module73 = require("./plan.js").modules["src/understand/containment/access.ts"]();
var accessOf2 = module73.accessOf;

// elsewhere:src/understand/permissions/members.ts
var module74 = require("./plan.js").modules["src/understand/permissions/members.ts"]();
var labelToken = module74.labelToken;
var membersIn = module74.membersIn;
var push = module74.push;
var rangeToken = module74.rangeToken;

// elsewhere:src/understand/permissions/ports.ts
var module75 = require("./plan.js").modules["src/understand/permissions/ports.ts"]();
var covers = module75.covers;
var heardOf = module75.heardOf;
var labelsOf = module75.labelsOf;
var portsIn2 = module75.portsIn;
var rangeIn = module75.rangeIn;

// src/understand/exposure/doors.ts
function openedByRules(side, picture) {
  const doors = side.flatMap(
    (resource) => (picture.model.factsOf(resource.address).permits ?? []).filter(({ way }) => way === "in").flatMap((rule) => doorsOf(resource, rule, picture))
  );
  if (doors.length === 0) return [];
  const shut = doors.filter(({ denies }) => denies);
  const members = membersIn(picture);
  const isReached = reachedIn(picture);
  return doors.filter(({ denies }) => !denies).flatMap((door) => {
    const open = door.ports.filter((ports) => !shut.some((other) => keepsOut(other, door, ports)));
    const behind = open.length === 0 ? [] : behindIt(door, picture, members);
    return behind.flatMap(
      (of) => open.map((ports) => {
        const to = isReached(of) ? INTERNET : ANY_ADDRESS;
        return { of, what: portsInWords(ports), to, by: door.by, ports };
      })
    );
  });
}
function reachedIn({ model, parentOf }) {
  const access = accessOf2(model);
  return (address2) => {
    let at = address2;
    while (at !== null && !access.has(at)) at = parentOf(at);
    return at === null || access.get(at) === "public";
  };
}
var keepsOut = (other, door, ports) => other.priority < door.priority && other.labels.length + other.identities.length === 0 && other.scopes.some((scope) => door.scopes.includes(scope)) && other.ports.some((wide) => covers(wide, ports));
function doorsOf(resource, rule, { model }) {
  const { address: address2, values } = resource;
  const blocks = rule.block === void 0 ? [values] : blocksAt(values, [rule.block]);
  const { guard, network, own, priority } = rule;
  return blocks.filter((block) => isForEverybody(block, rule)).flatMap((block) => {
    const ports = portsIn2(block, rule.ports, model.knowledge);
    if (ports === null) return [];
    const named2 = model.namedBy(address2, guard ?? (network === void 0 ? [] : [network]));
    const scopes = guard?.length === 0 ? [address2] : named2;
    const isBehindGuard = guard !== void 0;
    return [
      {
        by: address2,
        ports,
        priority: priority === void 0 ? 0 : priorityOf(block, priority),
        denies: rule.denies === true,
        scopes,
        labels: isBehindGuard ? [] : (own?.labels ?? []).flatMap((path) => textsAt(block, path.split("."))),
        identities: isBehindGuard ? [] : model.namedBy(address2, own?.groups ?? []),
        isGroup: isBehindGuard
      }
    ];
  });
}
var isForEverybody = (block, { when = {}, other }) => holds(block, when) && (other.ranges ?? []).flatMap((path) => textsAt(block, path.split("."))).some((text) => THE_INTERNET.has(text.toLowerCase()));
function priorityOf(block, { at, usual }) {
  const [text = ""] = textsAt(block, [at]);
  return text === "" || Number.isNaN(Number(text)) ? usual : Number(text);
}
function behindIt(door, picture, members) {
  const { by, identities, isGroup, labels, scopes } = door;
  const words = [...labels.map(labelToken), ...identities];
  if (words.length > 0) {
    const all = new Set(words.flatMap((word) => [...members.of(word).all]));
    return all.size > 0 ? [...all] : [by];
  }
  const things2 = isGroup ? scopes.flatMap((group) => membersOf(group, picture)) : scopes.flatMap(picture.rootsOf);
  const found2 = [...new Set(things2)];
  return found2.length > 0 ? found2 : [scopes[0] ?? by];
}
function membersOf(group, picture) {
  const { membersBy } = picture.model.factsOf(group);
  if (membersBy === void 0) {
    const ends = picture.endsOf(group);
    return ends.length > 0 ? ends : picture.rootsOf(group);
  }
  return picture.model.referrersOf(group).flatMap(({ from, path = "" }) => {
    const root = membersBy.test(nameOf2(path)) ? picture.rootOf(from) : null;
    return root === null ? [] : picture.isContainer(root) ? [root] : picture.endsOf(from);
  });
}

// src/understand/exposure/index.ts
function exposedIn(picture, { entries }, valuesOn) {
  const nodes = new Map(entries.flatMap((entry) => entry.bucket === "hidden" ? [] : [[entry.address, entry.node]]));
  const side = [...picture.model.resources.values()].flatMap((resource) => {
    const values = resource.mode === "managed" ? valuesOn(resource) : null;
    return values === null ? [] : [values === resource.values ? resource : { ...resource, values }];
  });
  const found2 = [...side.flatMap((resource) => ofItself(resource, picture)), ...openedByRules(side, picture)];
  return found2.map((one2) => {
    const { of = one2.of, at = of } = { of: nodes.get(one2.of), at: nodes.get(one2.by) };
    return { ...one2, of, ...at !== of && { at } };
  });
}
function ofItself(resource, picture) {
  const rules = exposureRulesOf(resource.type).filter((rule) => isTrue(rule, resource, picture));
  return rules.flatMap(
    (rule) => subjectsOf(resource, rule, picture).map((of) => {
      const { what = "", to, shuts, isUsual, isOfPart } = rule;
      return {
        ...{ of, what, to, by: resource.address },
        ...shuts === true && { shuts },
        ...isUsual === true && { isUsual },
        ...isOfPart === true && { isOfPart }
      };
    })
  );
}
function isTrue(rule, { values }, { model }) {
  const { when = {}, has = [], lets: lets2, allowsAll: documents } = rule;
  return holds(values, when) && has.every((path) => isSet(values, path.split("."))) && (lets2 === void 0 || letsIn(values, lets2, model.knowledge)) && (documents === void 0 || allowsAll(values, documents, model.knowledge));
}
function subjectsOf({ address: address2 }, { of = [] }, { model, rootsOf }) {
  const meant = of.length === 0 ? [] : model.namedBy(address2, of).flatMap(rootsOf);
  const own = meant.length > 0 ? meant : rootsOf(address2);
  return own.length > 0 ? [...new Set(own)] : [address2];
}

// parts/changes.js
var modules = {
  "src/cli/comment/index.ts": () => ({ comment }),
  "src/cli/compare/check.ts": () => ({ check }),
  "src/cli/compare/diff.ts": () => ({ DIFFERENT, diff }),
  "src/cli/docs/index.ts": () => ({ docs }),
  "src/compare/exposure.ts": () => ({ exposedGraph, withExposure }),
  "src/graph/statements.ts": () => ({ ANY_KEY }),
  "src/understand/exposure/index.ts": () => ({ exposedIn })
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  modules
});
