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
  constructor({ kind, reason, mayHaveHappened }, message, remedy) {
    super(message, { remedy });
    this.kind = kind;
    this.reason = reason;
    this.mayHaveHappened = mayHaveHappened;
  }
};
var isRefusal = (error, ...kinds) => error instanceof Refusal && (kinds.length === 0 || kinds.includes(error.kind));

// elsewhere:src/diagram.ts
var module3 = require("./picture.js").modules["src/diagram.ts"]();
var ANNOTATION_FILE = module3.ANNOTATION_FILE;
var FORMAT_DEFAULT = module3.FORMAT_DEFAULT;
var FORMAT_NAMES = module3.FORMAT_NAMES;
var REPORT_FORMATS = module3.REPORT_FORMATS;
var REPORT_FORMAT_DEFAULT = module3.REPORT_FORMAT_DEFAULT;
var REPORT_FORMAT_NAMES = module3.REPORT_FORMAT_NAMES;
var annotationsBeside = module3.annotationsBeside;
var annotationsOf = module3.annotationsOf;
var diagram = module3.diagram;
var difference = module3.difference;
var drawChart = module3.drawChart;
var fetchTree = module3.fetchTree;
var formatCalled = module3.formatCalled;
var formatRow = module3.formatRow;
var isDifferent = module3.isDifferent;
var isGitAddress = module3.isGitAddress;
var languageModel = module3.languageModel;
var linesOf = module3.linesOf;
var modelFileIn = module3.modelFileIn;
var stampIn = module3.stampIn;
var surveyCode = module3.surveyCode;
var withCommits = module3.withCommits;
var writeReport = module3.writeReport;

// elsewhere:src/text/few.ts
var module4 = require("./picture.js").modules["src/text/few.ts"]();
var fewOf = module4.fewOf;

// elsewhere:src/text/printable.ts
var module5 = require("../cli.js").modules["src/text/printable.ts"]();
var harmless = module5.harmless;
var printable = module5.printable;
var visible = module5.visible;

// elsewhere:src/cli/progress.ts
var module6 = require("./picture.js").modules["src/cli/progress.ts"]();
var createProgress = module6.createProgress;

// src/comment/calls/limits.ts
var CALL_SECONDS = 60;
var ANSWER_BYTES_MAX = 5e7;
var TRIES = 3;
var FIRST_WAIT_SECONDS = 1;
var WAIT_SECONDS_MAX = 90;
var COMPLAINT_LENGTH_MAX = 200;

// elsewhere:src/json/foreign.ts
var module7 = require("./picture.js").modules["src/json/foreign.ts"]();
var entriesOf = module7.entriesOf;
var integerAt = module7.integerAt;
var listOf = module7.listOf;
var member = module7.member;
var memberAt = module7.memberAt;
var objectOf = module7.objectOf;
var textAt = module7.textAt;
var textOf = module7.textOf;

// elsewhere:src/text/short.ts
var module8 = require("./picture.js").modules["src/text/short.ts"]();
var short = module8.short;

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
  const reason = result.end === "unreachable" ? result.reason : result.end === "time-out" ? TIME_OUT : TOO_LARGE;
  return { is: "refusal", kind: "trouble", reason, waitSeconds: null, mayHaveHappened };
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
  const reason = status(status2, complaint);
  if (isLimit(response, complaint)) {
    const waitSeconds = waitOf(response) ?? MINUTE;
    return { is: "refusal", kind: "limit", reason, waitSeconds, mayHaveHappened: false };
  }
  const kind = KIND_OF_STATUS.get(status2) ?? (status2 >= 500 ? "trouble" : status2 >= 400 ? "invalid" : "missing");
  return { is: "refusal", kind, reason, waitSeconds: waitOf(response), mayHaveHappened: kind === "trouble" };
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
        bytesMax: ANSWER_BYTES_MAX
      });
      const verdict = judge(result);
      if (verdict.is === "answer") return verdict;
      const { kind, reason, mayHaveHappened } = verdict;
      const seconds = verdict.waitSeconds ?? pauseOf(tried);
      const passes = kind === "limit" || kind === "trouble" && (isRepeatable || !mayHaveHappened);
      if (!passes || tried === TRIES || seconds > WAIT_SECONDS_MAX) {
        const call = `${method} ${url.replace(/^https?:\/\/[^/]+/, "").replace(/\?.*$/, "")}`;
        throw refuse({ kind, reason: withoutToken(reason), mayHaveHappened }, call);
      }
      await io.wait(seconds);
    }
  };
}
var pauseOf = (tried) => FIRST_WAIT_SECONDS * 2 ** (tried - 1);

// src/text/markdown.ts
var APART = "\u200B";
var LIVE = /[@#:](?=\S)|[!&$%~](?=\d)|(?<=GH)-(?=\d)|(?<=www)\./gi;
var SYNTAX = /[&<>|\\`*_[\]~$#"]/g;
var AT_BEGIN = /^[-+=]|(?<=^\d+)[.)]/;
var entity = (char) => `&#${char.codePointAt(0)};`;
var markdown = (text, length) => short(text, length).replace(LIVE, (char) => char === "-" || char === "." ? `${APART}${char}` : `${char}${APART}`).replace(SYNTAX, entity).replace(AT_BEGIN, entity);
var attribute = (text, length) => short(text, length).replace(/[^\p{L}\p{N} ]/gu, entity);
var CODE = /^[^`|\\<>&]+$/;
var code = (text, length) => {
  const shown = short(text, length);
  return CODE.test(shown) ? `\`${shown}\`` : `<code>${markdown(shown, length)}</code>`;
};
function address(text) {
  if (!URL.canParse(text)) return null;
  const { protocol, href } = new URL(text);
  if (protocol !== "https:" && protocol !== "http:") return null;
  return href.replace(
    /[^\w/:.?=%~#&+,;@-]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`
  );
}

// elsewhere:src/version.ts
var module9 = require("../cli.js").modules["src/version.ts"]();
var VERSION = module9.VERSION;

// elsewhere:src/text/plural.ts
var module10 = require("../cli.js").modules["src/text/plural.ts"]();
var plural = module10.plural;

// src/cli/comment/messages.ts
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
var picturesRefused = (reason) => `The comment shows a Mermaid diagram in place of a picture, which could not be uploaded (${reason}).`;
var DONE = {
  created: "The comment was written.",
  updated: "The comment was updated.",
  unchanged: "The comment says it already."
};
var NOT_WRITTEN = "the comment could not be written";
var hostRefuses = (host, call, reason) => `${host}: ${call}: ${reason}`;
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
  const broken = (reason) => refuse({ kind: "trouble", reason, mayHaveHappened: true }, "answer");
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
        return rest.expected(firstOf(value));
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
  return listOf(memberAt(value, "value")).flatMap((thread) => firstOf(thread) ?? []);
}
function firstOf(thread) {
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
var import_node_path = require("node:path");

// elsewhere:src/graph/count-resources.ts
var module11 = require("./picture.js").modules["src/graph/count-resources.ts"]();
var countDrawn = module11.countDrawn;
var countResources = module11.countResources;
var isOfSource = module11.isOfSource;
var isPseudoType = module11.isPseudoType;

// elsewhere:src/graph/create.ts
var module12 = require("./picture.js").modules["src/graph/create.ts"]();
var createEdge = module12.createEdge;
var createGraph = module12.createGraph;
var createNode = module12.createNode;
var headOf = module12.headOf;

// elsewhere:src/graph/format.ts
var module13 = require("./picture.js").modules["src/graph/format.ts"]();
var serialiseGraph = module13.serialiseGraph;
var toGraphFormat = module13.toGraphFormat;

// elsewhere:src/io/hash.ts
var module14 = require("./picture.js").modules["src/io/hash.ts"]();
var sha256 = module14.sha256;

// src/comment/limits.ts
var TABLE_ROWS_MAX = 200;
var SHORT_TABLE_ROWS_MAX = 20;
var CHANGED_ROWS_MAX = 50;
var WARNINGS_LISTED_MAX = 20;
var ABSENT_LISTED_MAX = 50;
var TITLE_LENGTH_MAX = 120;
var SENTENCE_LENGTH_MAX = 600;
var ADDRESS_LENGTH_MAX = 200;
var WARNING_LENGTH_MAX = 300;
var SUMMARY_NODES_MAX = 2e3;
var SUMMARY_EDGES_MAX = 2e3;
var CHANGED_MAX = 300;
var CHANGED_VALUES_MAX = 12;
var ICONS_UNFOCUSED = 40;
var TEXT_LENGTH_MAX = 1e3;
var ADDRESS_KEPT_MAX = 2e3;

// src/comment/messages.ts
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
var wholeSummary = (line3) => `All of it: ${line3}`;
var pictureLink = "Picture";
var removed = (resources2, by) => `, ${resources2} removed by ${by}`;
var tableSummary = (count, removedOnes) => plural(count, "resource") + removedOnes;
var TABLE_HEAD = { changes: "| Resource | Name | Change |", plain: "| Resource | Name |" };
var rowsMore = (count) => `${count} more not listed here.`;
var sentence = (words) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
var MERMAID_SUMMARY = "The same as text (Mermaid)";
var WARNINGS_SUMMARY = (count) => plural(count, "warning");
var ASSUMPTIONS_SUMMARY = (count) => plural(count, "assumption");
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
var notCompared = (reason) => `what changes is not shown, because the code before could not be read: ${reason}`;

// src/comment/model.ts
var SHOWN = { picture: "png", text: "mermaid" };
var PREFIXES = { whole: { light: "", dark: "dark" }, change: { light: "change", dark: "darkChange" } };
function kindOf(format, tone, shows) {
  const prefix = PREFIXES[shows][tone];
  const capital = `${format.charAt(0).toUpperCase()}${format.slice(1)}`;
  return prefix === "" ? format : `${prefix}${capital}`;
}
var PICTURES = FORMAT_NAMES.filter((format) => formatRow(format).needs === "layout");
var FILE_KINDS = [
  ...FORMAT_NAMES,
  ...PICTURES.map((format) => kindOf(format, "dark", "whole")),
  ...PICTURES.flatMap((format) => [kindOf(format, "light", "change"), kindOf(format, "dark", "change")]),
  "graph"
];
var isNothing = ({ report, omitted }) => report.nodes.length === 0 && report.edges.length === 0 && omitted === 0;
var keyOf = (id, shows) => shows === "change" ? `${id}.change` : id;
var GITHUB = { image: "picture", fence: { begin: "```mermaid", end: "```" } };

// elsewhere:src/limits.ts
var module15 = require("../cli.js").modules["src/limits.ts"]();
var ADDRESS_LENGTH_MAX2 = module15.ADDRESS_LENGTH_MAX;
var ANNOTATION_BYTES_MAX = module15.ANNOTATION_BYTES_MAX;
var ANSWER_BYTES_MAX2 = module15.ANSWER_BYTES_MAX;
var ATTRIBUTE_TEXT_LENGTH = module15.ATTRIBUTE_TEXT_LENGTH;
var CAPTION_LEGIBLE = module15.CAPTION_LEGIBLE;
var CODE_BYTES_MAX = module15.CODE_BYTES_MAX;
var COMPLAINT_LENGTH = module15.COMPLAINT_LENGTH;
var DOT_VERSION_MIN = module15.DOT_VERSION_MIN;
var ENGINE_VERSION_SECONDS = module15.ENGINE_VERSION_SECONDS;
var FETCH_SECONDS = module15.FETCH_SECONDS;
var FOCUS_HOPS_DEFAULT = module15.FOCUS_HOPS_DEFAULT;
var FOCUS_HOPS_MAX = module15.FOCUS_HOPS_MAX;
var HOPS_MAX = module15.HOPS_MAX;
var ID_LENGTH_MAX = module15.ID_LENGTH_MAX;
var LABEL_LENGTH_MAX = module15.LABEL_LENGTH_MAX;
var MANIFEST_BYTES_MAX = module15.MANIFEST_BYTES_MAX;
var MODULE_DEPTH = module15.MODULE_DEPTH;
var NAMES_LISTED = module15.NAMES_LISTED;
var NESTING_MAX = module15.NESTING_MAX;
var OVERVIEW_FROM = module15.OVERVIEW_FROM;
var OVERVIEW_FROM_WITH_LINES = module15.OVERVIEW_FROM_WITH_LINES;
var OVERVIEW_GAIN = module15.OVERVIEW_GAIN;
var OVERVIEW_ICONS = module15.OVERVIEW_ICONS;
var PLANNING_SECONDS = module15.PLANNING_SECONDS;
var PLANNING_SECONDS_MAX = module15.PLANNING_SECONDS_MAX;
var PRINTED_VALUE_LENGTH = module15.PRINTED_VALUE_LENGTH;
var PROBLEMS_LISTED = module15.PROBLEMS_LISTED;
var PYTHON_VERSION_MIN = module15.PYTHON_VERSION_MIN;
var RESOURCES_MAX = module15.RESOURCES_MAX;
var SAID_LENGTH = module15.SAID_LENGTH;
var SCALE_DEFAULT = module15.SCALE_DEFAULT;
var SCALE_MAX = module15.SCALE_MAX;
var SCALE_MIN = module15.SCALE_MIN;
var TERRAFORM_VERSION_MIN = module15.TERRAFORM_VERSION_MIN;
var TEXT_BYTES_MAX = module15.TEXT_BYTES_MAX;
var VALUE_DEPTH = module15.VALUE_DEPTH;
var VARIABLE_FILE_BYTES_MAX = module15.VARIABLE_FILE_BYTES_MAX;
var WARNINGS_MAX = module15.WARNINGS_MAX;
var WARNINGS_OF_A_KIND = module15.WARNINGS_OF_A_KIND;
var WARNING_LENGTH_MAX2 = module15.WARNING_LENGTH_MAX;

// src/comment/cut.ts
var cut = (text) => text.slice(0, TEXT_LENGTH_MAX).replace(/[\uD800-\uDBFF]$/, "");

// src/comment/summarise.ts
function summarise({ items, edges: all }) {
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
  const kept = { ...report, sentence: cut(report.sentence), nodes, edges };
  return { report: kept, omitted: report.nodes.length - nodes.length, graph: summarise(words) };
}
function cutNode(node) {
  const { values, drift, movedFrom: movedFrom2, looksLike: looksLike2, boxesBefore, ...rest } = node;
  const fits = (address2) => address2 !== void 0 && address2.length <= ADDRESS_KEPT_MAX;
  return {
    ...rest,
    title: cut(node.title),
    name: cut(node.name),
    boxes: node.boxes.slice(0, NESTING_MAX).map(cut),
    ...boxesBefore !== void 0 && { boxesBefore: boxesBefore.slice(0, NESTING_MAX).map(cut) },
    ...values !== void 0 && { values: cutValues(values) },
    ...drift !== void 0 && { drift: cutValues(drift) },
    ...fits(movedFrom2) && { movedFrom: movedFrom2 },
    ...fits(looksLike2) && { looksLike: looksLike2 }
  };
}
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
function changeCounts({ changes, graph }, knowsChanges) {
  const counts = { create: 0, update: 0, delete: 0, replace: 0, none: 0 };
  if (changes === void 0) return { ...counts, none: graph.nodes.size };
  for (const [change, count] of changes) {
    const known2 = knowsChanges && Object.hasOwn(counts, change) ? change : "none";
    counts[known2] += count;
  }
  return counts;
}

// src/comment/draw.ts
async function drawCompared(called, request, before, io) {
  const drawn = await diagram(request, io);
  const { found: found2, graph, presentation, knowsChanges, pictures } = drawn;
  const unsaid = [];
  const compared = request.drawing.changes === "off" ? void 0 : knowsChanges ? "planned" : before;
  const change = await changeOf(request, compared, (text) => unsaid.push(text), io);
  const counts = changeCounts(found2, knowsChanges);
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
      changed: change === null ? !knowsChanges || counts.create + counts.update + counts.delete + counts.replace > 0 : isDifferent(change.report),
      warnings: [.../* @__PURE__ */ new Set([...drawn.warnings, ...change?.warnings ?? [], ...unsaid])],
      assumptions: assumptionsOf(found2.graph),
      sha256: fingerprint(graph, change?.graph ?? null, request.drawing)
    }
  };
}
async function drawGone(called, request, io) {
  const asked = { ...request, title: request.title ?? called.name };
  const change = await difference({ ...asked, ...COMPARING, before: request.source, after: null }, io);
  const nothing = createGraph({ nodes: [], edges: [] });
  return {
    contents: contentsOf(request.drawing, [], change.pictures).set("graph", serialiseGraph(nothing)),
    diagram: {
      id: called.id,
      title: asked.title,
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
async function changeOf(request, before, warn, io) {
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
var kindIn = ({ theme, format }, shows, { themes }) => kindOf(format, themes.length > 1 && theme === "dark" ? "dark" : "light", shows);
var bucketsOf = ({ summary: { drawn, folded, hidden } }) => ({ drawn, folded, hidden });
var assumptionsOf = ({ nodes }) => [...nodes.values()].filter(({ provenance }) => provenance === "assumed").map(({ address: address2 }) => address2);
function fingerprint({ title, nodes, edges, flows = [] }, union, drawing) {
  const { formats, themes, scale, layout, modules: modules2, changes = "auto", drift = false } = drawing;
  const marks = { ...changes !== "auto" && { changes }, ...drift && { drift } };
  const options = { formats, themes, scale, layout, modules: modules2, ...marks };
  const change = union && [[...union.nodes.values()], union.edges];
  return sha256(JSON.stringify({ VERSION, options, title, nodes: [...nodes.values()], edges, flows, change }));
}

// elsewhere:src/slug.ts
var module16 = require("./picture.js").modules["src/slug.ts"]();
var idsFor = module16.idsFor;

// elsewhere:src/cli/annotations.ts
var module17 = require("./picture.js").modules["src/cli/annotations.ts"]();
var checkAnnotationOption = module17.checkAnnotationOption;
var readAnnotationOption = module17.readAnnotationOption;

// elsewhere:src/cli/planning.ts
var module18 = require("./picture.js").modules["src/cli/planning.ts"]();
var parsePlanning = module18.parsePlanning;

// elsewhere:src/cli/source.ts
var module19 = require("./picture.js").modules["src/cli/source.ts"]();
var checkOnce = module19.checkOnce;
var checkVarFiles = module19.checkVarFiles;
var ignoredOptions = module19.ignoredOptions;
var readSource = module19.readSource;
var readSources = module19.readSources;

// src/cli/comment/draw.ts
async function drawAll(options, pipeline, io, progress) {
  const debug = options.debug ? progress.say : null;
  const planning = parsePlanning(pipeline.isFork ? { ...options, fetch: false } : options, io.env, debug);
  await checkVarFiles(planning, io);
  if (options.annotate !== null) await checkAnnotationOption(options.annotate, io);
  const directories = options.source.length === 0 ? ["."] : [...new Set(options.source)];
  const paths = directories.map((directory) => pathOf(directory, io));
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
function pathOf(directory, io) {
  const within = (0, import_node_path.relative)(io.directory, (0, import_node_path.resolve)(io.directory, directory)).replaceAll("\\", "/");
  if (within === "") return ".";
  return within.startsWith("..") || (0, import_node_path.isAbsolute)(within) ? within.slice(within.lastIndexOf("/") + 1) : within;
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
  const { detail, simplified, overview, title, theme, scale, modules: modules2, layout, pictures } = options;
  return {
    source,
    detail,
    annotations: async (folders, kept, warn) => {
      const beside = await annotationsBeside({ folders: [...folders, "."], kept }, io, warn);
      return options.annotate === null ? beside : [...beside, await readAnnotationOption(options.annotate, io)];
    },
    model: null,
    view: { simplified, overview },
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
  for (let page = "1", read2 = 0; /^\d+$/.test(page) && read2 < PAGES_MAX; read2++) {
    const { value, headers } = await rest.get(`${path}?sort=asc&order_by=created_at&per_page=${PER_PAGE}&page=${page}`);
    if (!Array.isArray(value)) throw rest.broken(NOT_AS_DOCUMENTED);
    notes.push(...value.flatMap((one2) => noteOf2(one2) ?? []));
    page = headers.get("x-next-page") ?? "";
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

// src/report/limits.ts
var NAME_LENGTH_MAX = 60;
var CLAUSES_MAX = 3;
var OBJECTS_MAX = 3;
var OBJECTS_ALIKE_MAX = 2;
var ROWS_MAX = 50;
var LINES_MAX = 200;
var CELL_LENGTH_MAX = 200;
var PARTS_MAX = 8;
var SENTENCE_LENGTH_MAX2 = 4e3;
var BOXES_SHOWN = 2;

// src/report/messages.ts
var noChange = (resources2) => `No change of the architecture; ${plural(resources2, "resource")}.`;
var VERBS = {
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
  extend: "extends",
  withdraw: "withdraws",
  part: "changes",
  connect: "connects",
  disconnect: "disconnects",
  reconnect: "changes",
  open: "opens",
  close: "closes"
};
var PUBLIC = "public";
var severalOf = (count, noun) => `${count} ${noun}`;
var times = (count, product) => `${count} \xD7 ${product}`;
var theOne = (noun, name) => `the ${noun}${name === "" ? "" : ` ${name}`}`;
var theSeveral = (count, noun, name) => `the ${count} ${noun} ${name}`;
var someOf = (count, all, noun, name) => `${count} of the ${all} ${noun}${name === "" ? "" : ` ${name}`}`;
var partsOf = (count, whole) => count === 1 ? `a part of ${whole}` : `${count} parts of ${whole}`;
var newOnes = (phrase) => phrase.startsWith("the ") ? `the new ${phrase.slice("the ".length)}` : phrase.replace(/^(an? |\d+ (\u00d7 )?)?/, (head) => `${head === "an " ? "a " : head}new `);
var fromTo = (before, after) => [before === null ? "" : `from ${before}`, after === null ? "" : `to ${after}`].filter((text) => text !== "").join(" ");
var inVersions = (text) => `version ${text}`;
var inInstances = (count) => plural(count, "instance");
var into = (box) => `into ${box}`;
var outOf = (box) => `out of ${box}`;
var toBox = (box) => `to ${box}`;
var TO_BOXES = "to more places";
var FROM_BOXES = "from some places";
var fromBox = (box) => `from ${box}`;
var aModule = (name) => `module ${name}`;
var wayTo = (from, to) => `${from} to ${to}`;
var wayFrom = (from, to) => `${from} from ${to}`;
var connections = (count, from, to) => `${count === 1 ? "the connection" : plural(count, "connection")} from ${from} to ${to}`;
var onPort = (port) => `on port ${port}`;
var labelled = (label) => `(${label})`;
var theRest = (count, isSmaller) => `makes ${count} ${isSmaller ? "smaller" : "other"} ${count === 1 ? "change" : "changes"}`;
var DONE2 = {
  delete: "Removed",
  replace: "Replaced",
  create: "Added",
  update: "Updated",
  move: "Moved",
  import: "Imported",
  forget: "No longer managed",
  deferred: "Decided later"
};
var TABLE_HEAD2 = "|  | What | Where | Before \u2192 after | Why |";
var NO_VALUE = "none";
var NOT_KNOWN = "none or not known yet";
var namedValue = (name, value) => `${name}: ${value}`;
var wasAndIs = (before, after) => `${before} \u2192 ${after}`;
var REASONS = /* @__PURE__ */ new Map([
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
var forcedBy = (names2) => `forced by ${names2}`;
var NEW_FIRST = "the new one is made first";
var movedFrom = (address2) => `moved from ${address2}`;
var ALSO_IMPORTED = "imported";
var STAYS = "stays where it is, no longer managed";
var looksLike = (name) => `looks like a rename of ${name}; a moved block would keep it`;
var looksRenamed = (name) => `looks like a rename to ${name}; a moved block would keep it`;
var inside = (counts) => `inside: ${counts}`;
var ofInstances = (counts) => `instances: ${counts}`;
var DRIFTED = "has changed outside of Terraform";
var rowsMore2 = (count) => `and ${count} more`;

// elsewhere:src/graph/changes.ts
var module20 = require("./picture.js").modules["src/graph/changes.ts"]();
var CHANGES = module20.CHANGES;
var countedWith = module20.countedWith;
var countsInGlyphs = module20.countsInGlyphs;
var glyphOf = module20.glyphOf;
var partsApart = module20.partsApart;

// elsewhere:src/catalog/box-variants.ts
var module21 = require("./picture.js").modules["src/catalog/box-variants.ts"]();
var BOX_VARIANTS = module21.BOX_VARIANTS;
var LOOSE_NOUN = module21.LOOSE_NOUN;
var NAME_SAYS_ALL = module21.NAME_SAYS_ALL;
var OWNER_TYPES = module21.OWNER_TYPES;
var REGION_STYLES = module21.REGION_STYLES;
var SUBNET_TYPES = module21.SUBNET_TYPES;
var TIERS = module21.TIERS;

// elsewhere:src/catalog/index.ts
var module22 = require("./picture.js").modules["src/catalog/index.ts"]();
var boxFactsOf = module22.boxFactsOf;
var cloudOf = module22.cloudOf;
var factsOf = module22.factsOf;
var isKnown = module22.isKnown;

// elsewhere:src/catalog/products.ts
var module23 = require("./picture.js").modules["src/catalog/products.ts"]();
var homeOf = module23.homeOf;
var productOf = module23.productOf;

// elsewhere:src/graph/address.ts
var module24 = require("./picture.js").modules["src/graph/address.ts"]();
var formatAddress = module24.formatAddress;
var isAddress = module24.isAddress;
var isDigit = module24.isDigit;
var isNameCode = module24.isNameCode;
var isShort = module24.isShort;
var modulesOf = module24.modulesOf;
var parseAddress = module24.parseAddress;
var runEnd = module24.runEnd;
var typeOf = module24.typeOf;
var withCopy = module24.withCopy;
var withoutIndexes = module24.withoutIndexes;

// elsewhere:src/graph/containers.ts
var module25 = require("./picture.js").modules["src/graph/containers.ts"]();
var CONTAINER_TYPES = module25.CONTAINER_TYPES;
var isContainerType = module25.isContainerType;

// elsewhere:src/graph/escape.ts
var module26 = require("./picture.js").modules["src/graph/escape.ts"]();
var escapeKey = module26.escapeKey;
var escapeName = module26.escapeName;
var holdsEscapedBracket = module26.holdsEscapedBracket;
var unescapeKey = module26.unescapeKey;
var unescapeName = module26.unescapeName;

// src/report/words.ts
var PLAIN = /^\u00d7?[\p{L}\p{N}_./:+-]*[\p{L}\p{N}_]$/u;
function named(name) {
  const shown = short(name, NAME_LENGTH_MAX);
  return PLAIN.test(shown) ? shown : `"${shown.replaceAll('"', "'")}"`;
}

// src/report/names.ts
function namesOf(graph, words) {
  const items = new Map(words.items.map((item) => [item.id, item]));
  const of = (address2) => {
    const item = items.get(address2);
    if (item !== void 0) return calledAs(item);
    const node = graph.nodes.get(address2);
    return node === void 0 ? { title: "", name: address2 } : calledInGraph(node);
  };
  const around = (address2) => pathOf2(address2, items, graph);
  return {
    of,
    around,
    titleOf: (box) => items.get(box)?.title ?? inOne(of(box)),
    boxInText: (box) => {
      const { title, name } = of(box);
      return name === "" ? title : title === "" ? named(name) : `${title} ${named(name)}`;
    }
  };
}
var inOne = ({ title, name }) => [title, name].filter((text) => text !== "").join(" ");
function calledAs(item) {
  if (item.kind === "node") return { title: item.title, name: item.name };
  const { title } = boxFactsOf(item.style);
  if (item.title === title) return { title, name: "" };
  if (item.title.startsWith(`${title} `)) return { title, name: item.title.slice(title.length + 1) };
  return { title: NAME_SAYS_ALL.has(item.type) || item.type === "" ? "" : title, name: item.title };
}
function calledInGraph({ type, address: address2, attributes, called }) {
  const title = isContainerType(type) ? boxFactsOf(type).title : productOf(type, attributes).title;
  if (called !== void 0) return { title, name: called };
  const parts = parseAddress(address2);
  if (parts === null) return { title, name: address2 };
  const keys = parts.indexes.map((key) => unescapeKey(key).replace(/^"(.*)"$/s, "$1"));
  return { title, name: [unescapeName(parts.name), ...keys].join(" ") };
}
var isPlace = (item) => item?.kind !== "box" || !item.style.startsWith("strip:");
function pathOf2(address2, items, graph) {
  const path = [];
  const parentOf = (id) => {
    const item = items.get(id);
    return item === void 0 ? graph.nodes.get(id)?.parent ?? null : item.parent;
  };
  for (let at = parentOf(address2); at !== null && path.length < BOXES_MAX; at = parentOf(at)) {
    if (isPlace(items.get(at))) path.push(at);
  }
  return path.reverse();
}
var BOXES_MAX = 200;

// src/report/rows.ts
function rowsOf({ nodes, edges }) {
  const rows = [...nodes.map(nodeRow), ...edges.map(edgeRow)];
  return CHANGES.flatMap((change) => rows.filter((row) => row.change === change));
}
function nodeRow(node) {
  const { change, count, boxes, boxesBefore, values = [] } = node;
  const what = inOne(node);
  return {
    change,
    glyph: glyphOf(change, node),
    what: count > 1 ? times(count, what) : what,
    where: boxes,
    values: [...values.map(valueInWords), ...counted(node), ...placed(boxesBefore, boxes)].slice(0, PARTS_MAX),
    why: whyOf(node).slice(0, PARTS_MAX)
  };
}
var edgeRow = ({ change, fromName, toName, label }) => ({
  change,
  glyph: glyphOf(change),
  what: wasAndIs(fromName, toName),
  where: [],
  values: label === "" ? [] : [label],
  why: []
});
var valueInWords = ({ name, before, after }) => namedValue(name, wasAndIs(before ?? NO_VALUE, after ?? NOT_KNOWN));
var counted = ({ countBefore, count }) => countBefore === void 0 ? [] : [wasAndIs(`\xD7${countBefore}`, `\xD7${count}`)];
function placed(before, now2) {
  if (before === void 0) return [];
  const end = (boxes) => boxes.at(-1) ?? NO_VALUE;
  return [wasAndIs(end(before), end(now2))];
}
function whyOf(node) {
  const { change, values = [], reason, movedFrom: movedFrom2, looksLike: looksLike2, instances, folded, drift } = node;
  const forcing = values.filter(({ forces }) => forces === true).map(({ name }) => name);
  return [
    ...reason === void 0 ? [] : [REASONS.get(reason) ?? reason],
    ...forcing.length === 0 ? [] : [forcedBy(forcing.join(", "))],
    ...node.createsFirst === true ? [NEW_FIRST] : [],
    ...movedFrom2 === void 0 ? [] : [movedFrom(movedFrom2)],
    ...node.isImported === true && change !== "import" ? [ALSO_IMPORTED] : [],
    ...node.isForgotten === true ? [STAYS] : [],
    // By address: people call both the same, and the address is what a `moved` block wants.
    ...looksLike2 === void 0 ? [] : [(change === "delete" ? looksRenamed : looksLike)(looksLike2)],
    ...instances === void 0 ? [] : [ofInstances(countsInGlyphs(instances))],
    ...insideOf(change, folded),
    ...drift === void 0 ? [] : [DRIFTED]
  ];
}
function insideOf(change, folded = {}) {
  const counts = countsInGlyphs(partsApart(change, folded));
  return counts === "" ? [] : [inside(counts)];
}

// src/report/markdown.ts
function asTable(report, most, omitted = 0) {
  const rows = rowsOf(report);
  const shown = rows.slice(0, most);
  if (shown.length === 0) return "";
  const table2 = [TABLE_HEAD2, TABLE_HEAD2.replace(/[^|]+/g, "---"), ...shown.map(line)].join("\n");
  const more = rows.length - shown.length + omitted;
  return more === 0 ? table2 : `${table2}

${rowsMore2(more)}`;
}
function asMarkdown(report, { rows = ROWS_MAX } = {}) {
  const table2 = asTable(report, rows);
  return `${[markdown(report.sentence, SENTENCE_LENGTH_MAX2), ...table2 === "" ? [] : [table2]].join("\n\n")}
`;
}
function line({ glyph, what, where, values, why }) {
  const cells = [what, where.slice(-BOXES_SHOWN).join(" \u203A "), ...[values, why].map((parts) => parts.join("; "))];
  return `| \`${glyph}\` | ${cells.map((cell) => markdown(cell, CELL_LENGTH_MAX)).join(" | ")} |`;
}

// src/comment/details.ts
var details = (summary, content) => `<details><summary>${summary}</summary>

${content}

</details>

`;

// src/comment/mermaid.ts
var mermaidOf = ({ nodes, edges, omitted }) => drawChart(
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

// elsewhere:src/graph/order.ts
var module27 = require("./picture.js").modules["src/graph/order.ts"]();
var byAddress = module27.byAddress;
var byText = module27.byText;
var largest = module27.largest;
var smallest = module27.smallest;

// src/comment/table.ts
var rankOf = (change) => CHANGES.indexOf(change);
function tablesOf({ graph, resources: resources2, removed: removed2 }) {
  const nodes = graph.nodes.filter(({ type }) => type !== "" && !isPseudoType(type));
  if (nodes.length === 0) return ["", ""];
  const ordered = [...nodes].sort((a, b) => rankOf(a.change) - rankOf(b.change) || byAddress(a.address, b.address));
  const write3 = (rowsMax) => details(
    tableSummary(resources2, removedText(removed2)),
    table(ordered.slice(0, rowsMax), ordered.length - rowsMax + graph.omitted.nodes)
  );
  return [write3(TABLE_ROWS_MAX), write3(SHORT_TABLE_ROWS_MAX)];
}
var removedText = (removed2 = []) => removed2.map(({ by, resources: resources2 }) => removed(resources2, markdown(by, TITLE_LENGTH_MAX))).join("");
function table(nodes, more) {
  const hasChanges = nodes.some(({ change }) => change !== "none");
  const head = TABLE_HEAD[hasChanges ? "changes" : "plain"];
  const rows = nodes.map(({ address: address2, title, name: called, badge, change }) => {
    const name = [markdown(called === "" ? title : called, TITLE_LENGTH_MAX), badge].join(" ").trimEnd();
    const cells = [code(address2, ADDRESS_LENGTH_MAX), name, ...hasChanges ? [CHANGE_WORD[change]] : []];
    return `| ${cells.join(" | ")} |`;
  });
  const lines2 = [head, ruleBelow(head), ...rows];
  return `${lines2.join("\n")}${more > 0 ? `

${rowsMore(more)}` : ""}`;
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
    files: piece(linksTo(artifacts), "")
  };
  if (change === void 0) return { ...shared, ...wholeOf(diagram2, images, dialect), lead: "", whole: piece("") };
  const line3 = markdown(change.report.sentence, SENTENCE_LENGTH_MAX);
  if (isNothing(change)) return { ...shared, line: line3, lead: "", ...EMPTY };
  return {
    ...shared,
    ...changeOf2(diagram2, change, images, dialect),
    line: line3,
    whole: piece(...foldedUp(wholeOf(diagram2, images, dialect)), "")
  };
}
var EMPTY = { picture: piece(""), table: piece(""), mermaid: piece(""), whole: piece("") };
function wholeOf(diagram2, images, { image, fence }) {
  const forms = pictureForms(images.get(keyOf(diagram2.id, "whole")), pictureOf(diagram2.title), image);
  return {
    line: lineOf(diagram2),
    picture: piece(...forms),
    table: piece(...tablesOf(diagram2), ""),
    mermaid: piece(mermaid(diagram2.graph, forms.length > 1, fence), "")
  };
}
function changeOf2({ id, title }, { report, omitted, graph }, images, { image, fence }) {
  const forms = pictureForms(images.get(keyOf(id, "change")), pictureOfChange(title), image);
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
function foldedUp({ line: line3, picture, table: table2, mermaid: chart }) {
  const [drawn, ...less] = picture.forms;
  const rows = table2.forms[0];
  const inside2 = less.length > 0 ? [`${drawn}${rows}${chart.forms[0]}`, `${drawn}${rows}`, drawn] : [`${chart.forms[0]}${rows}`, rows];
  return inside2.map((content) => details(wholeSummary(line3), content.trimEnd()));
}
function lineOf({ resources: resources2, ledger, removed: removed2, counts, change }) {
  const changes = change === void 0 ? changesOf(counts) : [];
  const all = resources(resources2, ledger) + removedText(removed2);
  return [all, ...changes.length === 0 ? [] : [changed(changes)]].join("; ");
}
var changesOf = (counts) => ["create", "update", "replace", "delete", "move", "import", "forget", "deferred"].flatMap((change) => {
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
  const items = texts.slice(0, WARNINGS_LISTED_MAX).map((text) => `- ${markdown(text, WARNING_LENGTH_MAX)}`);
  const more = texts.length - items.length;
  return details(summary(texts.length), [...items, ...more > 0 ? [`- ${rowsMore(more)}`] : []].join("\n"));
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
  const leftOut2 = shrink(body.pieces, stepsOf(body), bytesMax - RESERVED_BYTES);
  return `${body.pieces.map(formOf).join("")}${leftOutLine(leftOut2, content)}${last}`;
}
var inOrder = ({ picture, notes, table: table2, mermaid: mermaid2, whole, files: files2 }) => (
  // Where the picture is a diagram in Mermaid it comes where the picture would be.
  picture.forms.length > 1 ? [picture, table2, mermaid2, whole, notes, files2] : [mermaid2, table2, whole, notes, files2]
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
  const line3 = (paths, write3) => {
    if (paths.length === 0) return "";
    const listed2 = paths.slice(0, ABSENT_LISTED_MAX).map((path) => code(path, ADDRESS_LENGTH_MAX));
    const more = paths.length - listed2.length;
    return `${write3([...listed2, ...more > 0 ? [pathsMore(more)] : []].join(", "))}

`;
  };
  return line3(absent?.deleted ?? [], deleted) + line3(absent?.missing ?? [], (listed2) => missing(listed2, linkToRun(run3)));
}
function one(content, section) {
  const title = markdown(content.title ?? section.diagram.title, TITLE_LENGTH_MAX);
  const heading2 = `## ${title}

${section.line}

${section.lead}${absentLines(content)}`;
  return { pieces: [piece(heading2), ...inOrder(section)], parts: [{ section, row: null, frame: [] }] };
}
function many(content, sections) {
  const changes = sections.filter(({ diagram: diagram2 }) => diagram2.changed).length;
  const heading2 = `## ${markdown(content.title ?? COMMENT_TITLE, TITLE_LENGTH_MAX)}

`;
  const line3 = `${diagramsChanged(sections.length, changes)}

${absentLines(content)}`;
  const head = `${OVERVIEW_HEAD}
${ruleBelow(OVERVIEW_HEAD)}
`;
  const parts = sections.map((section) => {
    const { diagram: diagram2 } = section;
    const name = markdown(diagram2.title, TITLE_LENGTH_MAX);
    const cells = [
      name,
      code(diagram2.path, ADDRESS_LENGTH_MAX),
      diagram2.resources,
      changesOf(diagram2.change?.report.counts ?? diagram2.counts).join(" ")
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
  const bodies = parts.flatMap(({ section, frame }) => [frame[0], ...inOrder(section), frame[1]]);
  return { pieces: [piece(`${heading2}${line3}${head}`), ...rows, piece("\n"), ...bodies], parts };
}
function* stepsOf({ parts }) {
  const backwards = [...parts].reverse();
  const unchanged2 = backwards.filter(({ section }) => !section.diagram.changed);
  const changed2 = backwards.filter(({ section }) => section.diagram.changed);
  const next = (what, pieces) => pieces.map((given) => ({ what, pieces: [given], to: "next" }));
  const pick = (from, kind) => from.map(({ section }) => section[kind]);
  yield* next("mermaid", pick(unchanged2, "mermaid"));
  yield* next("rows", pick(unchanged2, "table"));
  yield* next("table", pick(unchanged2, "table"));
  yield* [1, 2].flatMap(() => next("whole", pick(changed2, "whole")));
  yield* next("mermaid", pick(changed2, "mermaid"));
  yield* next("rows", pick(changed2, "table"));
  yield* next("picture", pick(unchanged2, "picture"));
  yield* next("table", pick(changed2, "table"));
  yield* next("notes", pick(backwards, "notes"));
  yield* next("whole", pick(changed2, "whole"));
  yield* next("picture", pick(changed2, "picture"));
  for (const { section, frame } of [...unchanged2, ...changed2]) {
    yield { what: "section", pieces: [...frame, ...inOrder(section)], to: "last" };
  }
  for (const { row } of [...unchanged2, ...changed2]) {
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
  const line3 = body.split("\n", 1)[0].trimEnd();
  if (!line3.endsWith(END)) return null;
  const fields = parse2(line3.slice(BEGIN.length, -END.length));
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
  return { current: await fold(board, ours), kept: ours.findLast(({ marker }) => marker.isKept) ?? null };
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
async function fold(board, ours) {
  const [oldest, ...others] = ours.filter(({ marker }) => !marker.isKept);
  if (oldest === void 0) return null;
  const newest = others.reduce((best, one2) => compareRuns(one2.marker, best.marker) > 0 ? one2 : best, oldest);
  if (newest !== oldest && await board.update(oldest.comment, newest.comment.body) === null) {
    return fold(board, others);
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
    const current = await fold(board, await listOurs(board, wanted.id));
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
    const png = contents.get(kindOf(SHOWN.picture, "light", what));
    if (!(png instanceof Uint8Array)) return [];
    const key = keyOf(id, what);
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
    const drawn = await drawAll(options, pipeline, withoutTokens(io), progress);
    for (const { diagram: diagram2 } of drawn) for (const text of fewOf(diagram2.warnings)) progress.warn(text);
    const failure = await write(options, pipeline, platform, { drawn, progress });
    if (failure === null) return;
    progress.warn(failure);
    await io.stdout(harmless(await asText(drawn)));
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
    progress.say(is === "outrun" ? NEWER_RUN : DONE[is]);
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
async function asText(drawn) {
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

// elsewhere:src/cli/input.ts
var module28 = require("./picture.js").modules["src/cli/input.ts"]();
var checkInput = module28.checkInput;
var descriptorOf = module28.descriptorOf;
var kindOf2 = module28.kindOf;
var readInput = module28.readInput;
var readInputOrPipe = module28.readInputOrPipe;
var unreadable = module28.unreadable;

// elsewhere:src/cli/messages.ts
var module29 = require("../cli.js").modules["src/cli/messages.ts"]();
var ALL_WELL = module29.ALL_WELL;
var BROKEN = module29.BROKEN;
var DEBUG_DATA_REMEDY = module29.DEBUG_DATA_REMEDY;
var DIFFERS = module29.DIFFERS;
var DIFF_EITHER_OR = module29.DIFF_EITHER_OR;
var DIFF_REMEDY = module29.DIFF_REMEDY;
var DIFF_TAKES_TWO = module29.DIFF_TAKES_TWO;
var DRY_RUN_NEEDS_BACKEND = module29.DRY_RUN_NEEDS_BACKEND;
var DRY_RUN_NEEDS_BACKEND_REMEDY = module29.DRY_RUN_NEEDS_BACKEND_REMEDY;
var DRY_RUN_TAKES_STDOUT = module29.DRY_RUN_TAKES_STDOUT;
var DRY_RUN_TAKES_STDOUT_REMEDY = module29.DRY_RUN_TAKES_STDOUT_REMEDY;
var EXPLANATION_TAKES_STDOUT = module29.EXPLANATION_TAKES_STDOUT;
var EXPLANATION_TAKES_STDOUT_REMEDY = module29.EXPLANATION_TAKES_STDOUT_REMEDY;
var FILE_IS_DIRECTORY_REMEDY = module29.FILE_IS_DIRECTORY_REMEDY;
var FILE_MISSING_REMEDY = module29.FILE_MISSING_REMEDY;
var FILE_UNREADABLE_REMEDY = module29.FILE_UNREADABLE_REMEDY;
var FORMAT_CONTRADICTS_REMEDY = module29.FORMAT_CONTRADICTS_REMEDY;
var FOUND = module29.FOUND;
var IGNORED_WITH_PLANFILE = module29.IGNORED_WITH_PLANFILE;
var INTERNAL_FAULT = module29.INTERNAL_FAULT;
var MISSING = module29.MISSING;
var NOTHING_TO_EXPLAIN = module29.NOTHING_TO_EXPLAIN;
var NOT_A_FILE_REMEDY = module29.NOT_A_FILE_REMEDY;
var NOT_A_VARFILE_REMEDY = module29.NOT_A_VARFILE_REMEDY;
var NOT_PIPED_REMEDY = module29.NOT_PIPED_REMEDY;
var NO_ENGINE = module29.NO_ENGINE;
var NO_FETCH_WITH_PROVIDERS = module29.NO_FETCH_WITH_PROVIDERS;
var NO_FETCH_WITH_PROVIDERS_REMEDY = module29.NO_FETCH_WITH_PROVIDERS_REMEDY;
var NO_STAMP = module29.NO_STAMP;
var OPTION_EMPTY_REMEDY = module29.OPTION_EMPTY_REMEDY;
var OPTION_TWICE_REMEDY = module29.OPTION_TWICE_REMEDY;
var OUTFILE_IS_DIRECTORY_REMEDY = module29.OUTFILE_IS_DIRECTORY_REMEDY;
var OUTFILE_IS_LINK_REMEDY = module29.OUTFILE_IS_LINK_REMEDY;
var OUTFILE_IS_PIPE_REMEDY = module29.OUTFILE_IS_PIPE_REMEDY;
var OUTFILE_REMEDY = module29.OUTFILE_REMEDY;
var PAGES_NEED_FILE = module29.PAGES_NEED_FILE;
var PAGES_NEED_FILE_REMEDY = module29.PAGES_NEED_FILE_REMEDY;
var PLANFILE_NEEDS_ALL = module29.PLANFILE_NEEDS_ALL;
var PLANFILE_NEEDS_ALL_REMEDY = module29.PLANFILE_NEEDS_ALL_REMEDY;
var PRIVATE_HOST_REMEDY = module29.PRIVATE_HOST_REMEDY;
var PROGRAM = module29.PROGRAM;
var REPORT_FAULT = module29.REPORT_FAULT;
var SAME_GRAPH = module29.SAME_GRAPH;
var SHOW_NEEDS_FILE = module29.SHOW_NEEDS_FILE;
var SHOW_NEEDS_FILE_REMEDY = module29.SHOW_NEEDS_FILE_REMEDY;
var SHOW_WSLVIEW_MISSING = module29.SHOW_WSLVIEW_MISSING;
var SOURCE_IS_AN_OPTION = module29.SOURCE_IS_AN_OPTION;
var SOURCE_REQUIRED = module29.SOURCE_REQUIRED;
var STDIN = module29.STDIN;
var STDIN_TWICE = module29.STDIN_TWICE;
var STDIN_TWICE_REMEDY = module29.STDIN_TWICE_REMEDY;
var STDOUT_IS_TERMINAL_REMEDY = module29.STDOUT_IS_TERMINAL_REMEDY;
var STDOUT_ONE_FORMAT = module29.STDOUT_ONE_FORMAT;
var STDOUT_TAKEN = module29.STDOUT_TAKEN;
var STDOUT_TAKEN_REMEDY = module29.STDOUT_TAKEN_REMEDY;
var TERRAFORM = module29.TERRAFORM;
var TOFU = module29.TOFU;
var TOO_OLD = module29.TOO_OLD;
var WHAT_SOURCE_ACCEPTS = module29.WHAT_SOURCE_ACCEPTS;
var WHY_FOLDED = module29.WHY_FOLDED;
var argumentsLeftOver = module29.argumentsLeftOver;
var arrow = module29.arrow;
var attributeOf = module29.attributeOf;
var badAmount = module29.badAmount;
var badNumber = module29.badNumber;
var badPrivateHost = module29.badPrivateHost;
var bareOrNamed = module29.bareOrNamed;
var because = module29.because;
var checkExtension = module29.checkExtension;
var checkExtensionRemedy = module29.checkExtensionRemedy;
var drawAgain = module29.drawAgain;
var drawnAs = module29.drawnAs;
var drawnIn = module29.drawnIn;
var explained = module29.explained;
var fileEmpty = module29.fileEmpty;
var fileIsCode = module29.fileIsCode;
var fileIsCodeRemedy = module29.fileIsCodeRemedy;
var fileIsDirectory = module29.fileIsDirectory;
var fileMissing = module29.fileMissing;
var fileUnreadable = module29.fileUnreadable;
var forExample = module29.forExample;
var formatContradicts = module29.formatContradicts;
var graphDiffers = module29.graphDiffers;
var heading = module29.heading;
var ignoredWithFile = module29.ignoredWithFile;
var isCurrent = module29.isCurrent;
var isStale = module29.isStale;
var knownNames = module29.knownNames;
var line2 = module29.line;
var lineBetween = module29.lineBetween;
var namesWithDefault = module29.namesWithDefault;
var neededFor = module29.neededFor;
var notADirectory = module29.notADirectory;
var notAFile = module29.notAFile;
var notPiped = module29.notPiped;
var notWhole = module29.notWhole;
var oneOrMore = module29.oneOrMore;
var openerMissing = module29.openerMissing;
var openerSaid = module29.openerSaid;
var optionEmpty = module29.optionEmpty;
var optionTwice = module29.optionTwice;
var otherVersion = module29.otherVersion;
var outfileExtension = module29.outfileExtension;
var outfileExtensionRemedy = module29.outfileExtensionRemedy;
var outfileFolderMissing = module29.outfileFolderMissing;
var outfileIsDirectory = module29.outfileIsDirectory;
var outfileIsLink = module29.outfileIsLink;
var outfileIsPipe = module29.outfileIsPipe;
var provedBy = module29.provedBy;
var sameAs = module29.sameAs;
var seeHelp = module29.seeHelp;
var showFailed = module29.showFailed;
var sinceGraphFile = module29.sinceGraphFile;
var stdoutIsTerminal = module29.stdoutIsTerminal;
var stdoutOneFormatRemedy = module29.stdoutOneFormatRemedy;
var summaryOfGraph = module29.summaryOfGraph;
var summaryOfPlan = module29.summaryOfPlan;
var under = module29.under;
var unknownName = module29.unknownName;
var warningLine = module29.warningLine;
var wrote = module29.wrote;

// elsewhere:src/cli/run.ts
var module30 = require("./picture.js").modules["src/cli/run.ts"]();
var run2 = module30.run;

// elsewhere:src/cli/output.ts
var module31 = require("./picture.js").modules["src/cli/output.ts"]();
var checkNotDirectory = module31.checkNotDirectory;
var checkWritable = module31.checkWritable;
var writeOutput = module31.writeOutput;

// elsewhere:src/cli/targets.ts
var module32 = require("./picture.js").modules["src/cli/targets.ts"]();
var STDOUT = module32.STDOUT;
var chooseDiffTargets = module32.chooseDiffTargets;
var chooseTargets = module32.chooseTargets;
var isStdout = module32.isStdout;
var pageFile = module32.pageFile;
var pagePath = module32.pagePath;
var reportFormatOf = module32.reportFormatOf;

// src/cli/compare/diff.ts
var DIFFERENT = 10;
async function diff(options, words, io) {
  const sides = sidesOf(options, words);
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
function sidesOf(options, words) {
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
  const isOpen = outfile !== null && descriptorOf(outfile) !== null;
  const targets = chooseDiffTargets(options, there === "other" || isOpen);
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
  const { detail, theme, scale, modules: modules2, layout, simplified, overview, title, focus: focus2, hops, side } = options;
  const formats = targets.flatMap(({ format }) => reportFormatOf(format) === null ? [format] : []);
  const annotations = async (folders, kept, warn) => {
    const beside = await annotationsBeside({ folders: [...folders, "."], kept }, io, warn);
    return options.annotate === null ? beside : [...beside, await readAnnotationOption(options.annotate, io)];
  };
  return {
    detail,
    annotations,
    view: { simplified, overview },
    title,
    hops: focus2 === "changed" ? hops : null,
    drawing: { formats, themes: [theme], scale, modules: modules2, layout, side }
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
  return work({ before: old.source, after: current.source, mayBeEmpty: false });
}
async function checkDirectory(path, io) {
  if (path === "") throw new Misuse(optionEmpty("--source"), { remedy: OPTION_EMPTY_REMEDY });
  if (await kindOf2(io, "--source", path) === "directory") return;
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
  if (text === textOf2(file.bytes)) return CURRENT;
  const report = await differenceOf(file, text, options, io);
  return report === null ? CURRENT : { stale: graphDiffers, report };
}
var CURRENT = { stale: null, report: "" };
async function checkPicture(file, format, options, io, progress) {
  const { theme, scale, modules: modules2, layout, simplified, overview, title } = options;
  const annotations = async (folders, kept, warn) => {
    const beside = await annotationsBeside({ folders: [...folders, "."], kept }, io, warn);
    return options.annotate === null ? beside : [...beside, await readAnnotationOption(options.annotate, io)];
  };
  const wanted = {
    annotations,
    model: null,
    view: { simplified, overview },
    title,
    writesDebugData: false,
    drawing: { formats: [format], themes: [theme], scale, modules: modules2, layout }
  };
  const { pictures, found: found2 } = await run2({ ...options, explain: null }, wanted, io, progress);
  const now2 = Buffer.from(pictures[0].content);
  if (now2.equals(file.bytes)) return CURRENT;
  const stale = whyOf2(textOf2(file.bytes), now2.toString("utf8"));
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
${report}`;
}
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
var textOf2 = (bytes) => Buffer.from(bytes).toString("utf8");

// elsewhere:src/graph/group-by.ts
var module33 = require("./picture.js").modules["src/graph/group-by.ts"]();
var groupBy = module33.groupBy;

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
var isSameNode = isSame;
var isSameEdge = isSame;

// src/compare/edges.ts
var pairOf = ({ from, to }) => from < to ? `${from} ${to}` : `${to} ${from}`;
function uniteEdges(known2, matches, united) {
  const led2 = known2.before.graph.edges.map((edge) => {
    const plain = unmarkedEdge(edge);
    return { edge: plain, from: united.placeOf(edge.from), to: united.placeOf(edge.to) };
  });
  const before = groupBy(led2, pairOf);
  const after = groupBy(known2.after.graph.edges.map(unmarkedEdge), pairOf);
  const isPart2 = partsOf2(known2, matches);
  const edges = [];
  for (const pair2 of /* @__PURE__ */ new Set([...after.keys(), ...before.keys()])) {
    const between = { before: before.get(pair2) ?? [], after: after.get(pair2) ?? [] };
    edges.push(...joined(between, united, isPart2));
  }
  return [...edges, ...united.moves];
}
function partsOf2(known2, { afterOf }) {
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
function joined({ before, after }, united, isPart2) {
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
    ...after.map((edge) => now(edge, was.get(edge), { united, isKnown: hadBoth || isPart2(edge) })),
    ...gone([...left], united)
  ];
}
var isAlong = ({ from, to }, edge) => from === edge.from && to === edge.to;
var isAside = (edge, { nodes }) => [edge.from, edge.to].some((end) => {
  const node = nodes.get(end);
  return node?.change === "none" && (node.isGone === true || node.before?.length === 0);
});
function now(edge, was, { united, isKnown: isKnown2 }) {
  if (was.length === 0) {
    if (!isKnown2 && !isAside(edge, united)) return createEdge({ ...edge, change: "create" });
    return createEdge({ ...edge, before: [] });
  }
  const isSame2 = was.some(
    (led2) => (isAlong(led2, edge) || led2.edge.twoWay && edge.twoWay) && led2.edge.twoWay === edge.twoWay && led2.edge.label === edge.label && led2.edge.thin === edge.thin
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

// elsewhere:src/graph/put.ts
var module34 = require("./plan.js").modules["src/graph/put.ts"]();
var put = module34.put;

// elsewhere:src/catalog/attributes.ts
var module35 = require("./picture.js").modules["src/catalog/attributes.ts"]();
var ACCESS_ATTRIBUTE = module35.ACCESS_ATTRIBUTE;
var ALLOWED_ATTRIBUTES = module35.ALLOWED_ATTRIBUTES;
var MODULE_PURPOSE = module35.MODULE_PURPOSE;
var isArchitecture = module35.isArchitecture;
var valuesShown = module35.valuesShown;

// elsewhere:src/graph/terraform-address.ts
var module36 = require("./picture.js").modules["src/graph/terraform-address.ts"]();
var assignAddresses = module36.assignAddresses;
var formatTerraformAddress = module36.formatTerraformAddress;
var parseTerraformAddress = module36.parseTerraformAddress;
var toGraphAddress = module36.toGraphAddress;

// src/compare/statements.ts
function stepsOf2(text) {
  const isModule = /^module\.[^.]+$|\.module\.[^.]+$/.test(text.replace(/\["(?:[^"\\]|\\.)*"\]/g, ""));
  const parts = parseTerraformAddress(isModule ? `${text}.x.x` : text);
  if (parts === null) return null;
  const modules2 = parts.modules.map(({ name: name2, index }) => ({ name: `module.${name2}`, index }));
  if (isModule) return modules2;
  const name = `${parts.mode === "data" ? "data." : ""}${parts.type}.${parts.name}`;
  return [...modules2, { name, index: parts.index }];
}
var textOf3 = (steps) => steps.map(({ name, index }) => index === null ? name : `${name}[${index}]`).join(".");
var namesOf2 = (steps) => steps.map(({ name }) => name).join(".");
var keysIn = (steps) => steps.filter(({ index }) => index !== null).length;
function indexed(pairs) {
  const byNames = /* @__PURE__ */ new Map();
  for (const [a, b] of pairs) {
    const [from, to] = [stepsOf2(a), stepsOf2(b)];
    if (from !== null && to !== null) put(byNames, namesOf2(from), { from, to });
  }
  for (const all of byNames.values()) all.sort((a, b) => keysIn(b.from) - keysIn(a.from));
  return (steps) => {
    const found2 = [];
    for (let length = steps.length; length > 0; length--) {
      found2.push(...byNames.get(namesOf2(steps.slice(0, length))) ?? []);
    }
    return found2;
  };
}
var isAbout = (from, steps) => from.every(({ index }, at) => index === null || index === steps[at]?.index);
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
    let steps = stepsOf2(origin);
    const seen = /* @__PURE__ */ new Set([origin]);
    while (steps !== null && seen.size <= MODULE_DEPTH) {
      const at = steps;
      const next = firstOf2(statements(at), (statement) => led(statement, at));
      const text = next === null ? "" : textOf3(next);
      if (next === null || seen.has(text)) return origin;
      if (isThere(text)) return text;
      seen.add(text);
      steps = next;
    }
    return origin;
  };
}
function firstOf2(things2, find) {
  for (const thing of things2) {
    const found2 = find(thing);
    if (found2 !== null) return found2;
  }
  return null;
}
function coverOf(addresses) {
  const statements = indexed([...addresses].map((address2) => [address2, address2]));
  return (origin) => {
    const steps = addresses.size === 0 ? null : stepsOf2(origin);
    return steps !== null && statements(steps).some(({ from }) => isAbout(from, steps));
  };
}

// src/compare/known.ts
var stemOf = (address2) => withCopy(address2, null);
var stemsOf = ({ address: address2, instances }) => (instances ?? [address2]).map(stemOf);
var isTold = ({ count, countUnknown, instances }) => countUnknown !== true && count === (instances?.length ?? 1);
function knownSide({ graph, entries, values }) {
  const byAddress2 = new Map(entries.map((entry) => [entry.address, entry]));
  const entryOf = (stem) => byAddress2.get(stem);
  return { graph, values, entries, entryOf, originOf: (stem) => entryOf(stem)?.origin ?? stem };
}
var allStems = ({ graph, entries }) => /* @__PURE__ */ new Set([...[...graph.nodes.values()].flatMap(stemsOf), ...entries.map(({ address: address2 }) => address2)]);
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

// src/compare/details.ts
var strongest = (names2) => CHANGES.find((name) => names2.includes(name)) ?? "none";
function countsOf(names2) {
  const all = [...names2];
  const counts = CHANGES.map((name) => [name, all.filter((each) => each === name).length]);
  const some = counts.filter(([, count]) => count > 0);
  return some.length === 0 ? void 0 : Object.fromEntries(some);
}
var textOf4 = (attributes, name) => Object.hasOwn(attributes, name) ? attributes[name] : null;
function changedValues(before, after) {
  const names2 = new Set([...Object.keys(before), ...Object.keys(after)].filter(isArchitecture));
  return [...names2].sort(byText).map((name) => ({ name, before: textOf4(before, name), after: textOf4(after, name) })).filter((value) => value.before !== value.after);
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
var sumOf = (nodes) => nodes.reduce((sum, { count }) => sum + count, 0);
function untold(before, after) {
  const values = changedValues(before[0].attributes, after.attributes);
  const isUnknown = [...before, after].some(({ countUnknown }) => countUnknown === true);
  const countBefore = sumOf(before);
  const differs = !isUnknown && countBefore !== after.count;
  return { values, isUpdated: values.length > 0 || differs, ...differs && { countBefore } };
}
function numbersOf(before, after, known2) {
  const [first] = before;
  const isOne = [...before, after].every(({ instances: instances2 }) => instances2 === void 0);
  if (isOne || !isTold(after) || !before.every(isTold)) return untold(before, after);
  const { created, deleted: deleted2, shared } = instancesOf(before, [after], known2);
  const updated = shared.map(([was, is]) => valuesOfResource(was, is, known2)).filter((values2) => values2.length > 0);
  const isSameFirst = known2.stemAfter(stemsOf(first)[0]) === stemsOf(after)[0];
  const own = isSameFirst ? changedValues(first.attributes, after.attributes) : [];
  const values = own.length > 0 || after.count === 1 ? own : updated[0] ?? own;
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
    if (was !== void 0 && was !== stem && own.has(was)) return known2.before.originOf(was);
  }
  return void 0;
}
var marked = (change, changed2 = {}) => Object.keys(changed2).length === 0 ? { change } : { change, changed: changed2 };
function markOfAll(names2, strong) {
  const first = names2[0];
  if (names2.every((name) => name === first)) return marked(first);
  const isImported = names2.includes("import");
  const instances = countsOf(names2.filter((name) => name !== "none"));
  const change = names2.includes("none") ? "update" : strong;
  return marked(change, { ...isImported && { isImported }, ...instances !== void 0 && { instances } });
}

// src/compare/folded.ts
function foldedChanges(known2, { placeOf }) {
  const { before, after, stemBefore } = known2;
  const found2 = /* @__PURE__ */ new Map();
  const values = /* @__PURE__ */ new Map();
  for (const { address: address2, bucket, node } of after.entries) {
    if (bucket !== "folded" || node === void 0 || !after.graph.nodes.has(node)) continue;
    const was = stemBefore(address2);
    if (was === void 0) put(found2, node, known2.isImported(address2) ? "import" : "create");
    else if (before.entryOf(was)?.bucket === "folded") {
      const changed2 = valuesOfResource(was, address2, known2);
      if (changed2.length > 0) put(found2, node, "update");
      for (const value of changed2) put(values, node, value);
    }
  }
  for (const { address: address2, bucket, node } of before.entries) {
    if (bucket !== "folded" || node === void 0 || !before.graph.nodes.has(node)) continue;
    if (!known2.isThere(address2)) {
      put(found2, placeOf(node), known2.isForgotten(address2) ? "forget" : "delete");
    }
  }
  return new Map(
    [...found2].map(([address2, names2]) => [
      address2,
      { counts: countsOf(names2), values: agreeing(values.get(address2) ?? []) }
    ])
  );
}
function agreeing(values) {
  const byName = /* @__PURE__ */ new Map();
  for (const value of values) put(byName, value.name, value);
  const isAlike = (value, other) => value.before === other.before && value.after === other.after;
  return [...byName.values()].filter(([first, ...others]) => others.every((other) => isAlike(first, other))).map(([first]) => first);
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
    changed: { ...node.changed, folded: parts.counts, ...values.length > 0 && { values } }
  };
}

// src/compare/hints.ts
var isMeant = (node) => (node.change === "delete" || node.change === "create") && isOfSource(node) && !isPseudoType(node.type) && !node.lookedUp;
function withHints(nodes, edges) {
  const all = new Map(nodes.map((node) => [node.address, node]));
  const hints = /* @__PURE__ */ new Map();
  const unclear = levelsOf(nodes, all).flatMap((level) => {
    const groups = alikeIn(level, hints);
    for (const { gone: gone2, fresh } of groups) if (gone2.length === 1 && fresh.length === 1) pair(gone2, fresh, hints);
    return groups.filter(({ gone: gone2, fresh }) => gone2.length + fresh.length > 2);
  });
  byNeighbours(unclear, edges, hints);
  const both = new Map([...hints, ...[...hints].map(([now2, old]) => [old, now2])]);
  return nodes.map((node) => {
    const looksLike2 = both.get(node.address);
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

// elsewhere:src/graph/tree.ts
var module37 = require("./picture.js").modules["src/graph/tree.ts"]();
var ancestorsOf = module37.ancestorsOf;
var childrenOf = module37.childrenOf;

// src/compare/match.ts
var NOTHING = [];
function inTreeOrder(graph) {
  const children = childrenOf(graph);
  const order = [...children.get(null) ?? []];
  for (const { address: address2 } of order) for (const child of children.get(address2) ?? []) order.push(child);
  return order;
}
var Found = class {
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
var keyOf2 = (stem, { type }) => `${type} ${stem}`;
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
  for (const [at, node] of before.filter(found2.isOpenBefore).entries()) {
    const other = rest[at];
    if (other !== void 0) found2.join(node, other);
  }
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
function unite(known2, matches) {
  const before = [...known2.before.graph.nodes.values()];
  const after = [...known2.after.graph.nodes.values()];
  const freeCopy = freeCopies(new Set([...before, ...after].map(({ address: address2 }) => address2)));
  const places = /* @__PURE__ */ new Map();
  for (const { address: address2 } of before) {
    const isFree = !known2.after.graph.nodes.has(address2);
    places.set(address2, matches.afterOf(address2)[0] ?? (isFree ? address2 : freeCopy(address2)));
  }
  const placeOf = (address2) => places.get(address2);
  const parentOf = ({ parent }) => parent === null ? null : placeOf(parent);
  const nodes = [];
  const moves = [];
  for (const node of after) {
    const was = matches.beforeOf(node.address).map((address2) => known2.before.graph.nodes.get(address2));
    if (was.length === 0) {
      nodes.push(newNode(node, known2, matches.partOf(node.address)));
      continue;
    }
    const [first] = was;
    const isElsewhere = !isInSameBox(first, node, known2, matches);
    nodes.push(sharedNode(was, node, isElsewhere, known2));
    if (!isElsewhere) continue;
    const ghost = ghostOf(first, node, freeCopy(node.address), parentOf(first));
    nodes.push(ghost);
    if (isContainerType(node.type)) continue;
    moves.push(createEdge({ from: ghost.address, to: node.address, provenance: node.provenance, change: "move" }));
  }
  for (const node of before) {
    if (matches.afterOf(node.address).length > 0) continue;
    nodes.push(oldNode(node, placeOf(node.address), parentOf(node), known2));
  }
  return { nodes: new Map(nodes.map((node) => [node.address, node])), placeOf, moves };
}
var isPart = (bucket) => bucket === "folded" || bucket === "hidden";
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
function oldNode(node, address2, parent, known2) {
  const names2 = stemsOf(node).map((stem) => {
    if (isPart(known2.after.entryOf(known2.stemAfter(stem))?.bucket)) return "none";
    return known2.isForgotten(stem) ? "forget" : "delete";
  });
  const mark = markOfAll(names2, "delete");
  const isSaid = mark.change === "delete" || mark.change === "forget";
  const one2 = { ...unmarked(node), address: address2, parent };
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
function ghostOf(was, node, address2, parent) {
  const { instances: _, steps: __, ...plain } = unmarked(was);
  return createNode({ ...plain, address: address2, parent, change: "move", ghostOf: node.address, before: [] });
}
function isInSameBox(before, after, known2, matches) {
  const isAround = (one2, other) => one2 === null || other === null ? one2 === other : matches.afterOf(one2).includes(other);
  const [old, now2] = [known2.before.graph, known2.after.graph];
  const stays = (box) => isPart(known2.after.entryOf(known2.stemAfter(stemOf(box)))?.bucket);
  const was = (box) => isPart(known2.before.entryOf(known2.stemBefore(stemOf(box)) ?? "")?.bucket);
  const outOf2 = outerOf(old, before.parent, (box) => matches.afterOf(box).length === 0, stays);
  const into2 = outerOf(now2, after.parent, (box) => matches.beforeOf(box).length === 0, was);
  return isAround(before.parent, after.parent) || isAround(outOf2, after.parent) || isAround(before.parent, into2);
}
function outerOf({ nodes }, box, isAlone, isThere) {
  const isPassed = (address2) => isAlone(address2) && (nodes.get(address2)?.provenance === "implied" || isThere(address2));
  let at = box;
  while (at !== null && isPassed(at)) at = nodes.get(at)?.parent ?? null;
  return at;
}

// elsewhere:src/catalog/knowledge.ts
var module38 = require("./picture.js").modules["src/catalog/knowledge.ts"]();
var KNOWLEDGE = module38.KNOWLEDGE;

// src/compare/messages.ts
var unchanged = (count) => `${count} unchanged`;

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
  const reached = /* @__PURE__ */ new Set();
  for (const { from, to, change } of edges) {
    put(beside, from, to);
    put(beside, to, from);
    if (change !== void 0) reached.add(from).add(to);
  }
  for (const { address: address2, change } of nodes.values()) if (change !== "none") reached.add(address2);
  let edge = [...reached];
  for (let hop = 0; hop < hops && edge.length > 0; hop++) {
    const next = new Set(edge.flatMap((address2) => beside.get(address2) ?? []).filter((end) => !reached.has(end)));
    for (const address2 of next) reached.add(address2);
    edge = [...next];
  }
  return reached;
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

// src/compare/index.ts
var NOTHING_SAID = { moved: /* @__PURE__ */ new Map(), forgotten: /* @__PURE__ */ new Set(), imported: /* @__PURE__ */ new Set() };
function compare(before, after, said2 = NOTHING_SAID) {
  const known2 = know(before, after, said2);
  const matches = match(known2);
  const united = unite(known2, matches);
  const folded = foldedChanges(known2, united);
  const nodes = [...united.nodes.values()].map((node) => withFolded(node, folded.get(node.address)));
  const edges = uniteEdges(known2, matches, united);
  const { nodes: _, edges: __, ...head } = after.graph;
  return Object.freeze({ ...head, ...createGraph({ ...head, nodes: withHints(nodes, edges), edges }) });
}

// src/graph/statements.ts
var ANY_KEY = "*";

// src/compare/said.ts
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
    const end = counted2(follow(address2, moves, old), old, current);
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
    const next = firstOf3(moves, at);
    const text = next === null ? "" : formatTerraformAddress(next);
    if (next === null || seen.has(text) || old.has(text)) return at;
    seen.add(text);
    at = next;
  }
}
function firstOf3(moves, address2) {
  for (const move of moves) {
    const next = moveBy(move, address2);
    if (next !== null) return next;
  }
  return null;
}
function counted2(address2, old, current) {
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
var sameKeys = (steps, meant) => steps.every(({ index }, i) => index === meant[i]?.index);
var isIn = ({ modules: modules2 }, within) => modules2.length >= within.length && within.every((name, i) => modules2[i]?.name === name);
function names({ modules: modules2, resource }, within, address2) {
  const path = [...within, ...modules2.map(({ name: name2 }) => name2)];
  const isMeant2 = isIn(address2, path) && address2.mode === "managed" && mayBe(modules2, address2.modules, within.length);
  if (resource === null) return isMeant2;
  const { type, name, index } = resource;
  const isInstance = index === null || index === address2.index;
  return isMeant2 && address2.modules.length === path.length && address2.type === type && address2.name === name && isInstance;
}
var mayBe = (modules2, steps, start) => modules2.every(({ index }, i) => index === null || index === steps[start + i]?.index);
function meets({ modules: modules2, resource }, within, address2) {
  const path = [...within, ...modules2.map(({ name: name2 }) => name2)];
  if (resource === null || !isIn(address2, path) || address2.modules.length !== path.length) return false;
  const isOne = (meant, key) => meant === ANY_KEY || meant === key;
  const keys = modules2.every(({ index: index2 }, i) => isOne(index2, address2.modules[within.length + i]?.index));
  const { type, name, index } = resource;
  return keys && address2.mode === "managed" && address2.type === type && address2.name === name && isOne(index, address2.index);
}

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
  return inOrder2(counts);
}
function originalOf(address2) {
  return (parseAddress(address2)?.copy ?? null) === null ? address2 : withCopy(address2, null);
}
function changesIn(node) {
  const { instances, folded = {} } = node.changed ?? {};
  const own = isOfSource(node) && !isPseudoType(node.type);
  const itself = own ? entriesOf2(instances ?? { [node.change]: node.count }) : [];
  return [...itself, ...entriesOf2(folded)];
}
var entriesOf2 = (counts) => CHANGES.flatMap((change) => counts[change] === void 0 ? [] : [[change, counts[change]]]);
var inOrder2 = (counts) => Object.fromEntries(CHANGES.flatMap((change) => counts.has(change) ? [[change, counts.get(change)]] : []));

// src/report/edges.ts
function reportedEdges({ nodes, edges }, names2) {
  const meant = (end) => nodes.get(end)?.ghostOf ?? end;
  return edges.flatMap(({ from, to, change, label }) => {
    if (change === void 0 || change === "move") return [];
    const ends = { from: meant(from), to: meant(to) };
    return [{ ...ends, change, label, fromName: inOne(names2.of(ends.from)), toName: inOne(names2.of(ends.to)) }];
  }).sort((a, b) => byAddress(a.from, b.from) || byAddress(a.to, b.to));
}

// src/text/english.ts
var SPELLED = /^[AEFHILMNORSX](?=[A-Z0-9]|$)/;
var READ = /* @__PURE__ */ new Set(["NAT", "SAML", "ROSA", "RUM", "LAN", "MAC"]);
var LIKE_YOU = /^(u[ns]i|use|eu|one)/i;
function aOrAn(noun) {
  const first = noun.split(/[\s-]/, 1)[0];
  if (/^[A-Z]{2}|^[A-Z]\d|^FS/.test(first)) return SPELLED.test(first) && !READ.has(first) ? "an" : "a";
  return /^[aeiou]/i.test(first) && !LIKE_YOU.test(first) ? "an" : "a";
}
var isPlural = (noun) => /([^siu]s|data)$/.test(noun) && !/(alias|[A-Z]s?)$/.test(noun);
var OF_A_NAME = /^(.+?)( for .*[A-Z0-9]\S*)$/s;
function pluralOf(noun) {
  const [, head = noun, tail = ""] = OF_A_NAME.exec(noun) ?? [];
  return wordInPlural(head) + tail;
}
function wordInPlural(word) {
  if (isPlural(word)) return word;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  if (/sis$/.test(word)) return `${word.slice(0, -2)}es`;
  return `${word}${/(s|x|z|ch|sh)$/.test(word) ? "es" : "s"}`;
}
var listed = (texts) => texts.length < 2 ? texts.join("") : `${texts.slice(0, -1).join(", ")} and ${texts.at(-1)}`;

// elsewhere:src/catalog/aws/index.ts
var aws_exports = {};
__export(aws_exports, {
  PATTERN_TABLES: () => PATTERN_TABLES,
  TABLES: () => TABLES
});
var module39 = require("./aws.js").modules["src/catalog/aws/index.ts"]();
var PATTERN_TABLES = module39.PATTERN_TABLES;
var TABLES = module39.TABLES;

// elsewhere:src/catalog/azure/index.ts
var azure_exports = {};
__export(azure_exports, {
  PATTERN_TABLES: () => PATTERN_TABLES2,
  TABLES: () => TABLES2
});
var module40 = require("./azure.js").modules["src/catalog/azure/index.ts"]();
var PATTERN_TABLES2 = module40.PATTERN_TABLES;
var TABLES2 = module40.TABLES;

// elsewhere:src/catalog/google/index.ts
var google_exports = {};
__export(google_exports, {
  PATTERN_TABLES: () => PATTERN_TABLES3,
  TABLES: () => TABLES3
});
var module41 = require("./google.js").modules["src/catalog/google/index.ts"]();
var PATTERN_TABLES3 = module41.PATTERN_TABLES;
var TABLES3 = module41.TABLES;

// elsewhere:src/catalog/other/index.ts
var other_exports = {};
__export(other_exports, {
  PATTERN_TABLES: () => PATTERN_TABLES4,
  TABLES: () => TABLES4
});
var module42 = require("./picture.js").modules["src/catalog/other/index.ts"]();
var PATTERN_TABLES4 = module42.PATTERN_TABLES;
var TABLES4 = module42.TABLES;

// src/catalog/tables.ts
var TABLES5 = [aws_exports, azure_exports, google_exports, other_exports].flatMap((tables) => tables.TABLES);

// src/catalog/speech/nouns.ts
var EFFECT_OF = {
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
var NOUNS = [
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
  { title: /^(Private |Public )?subnet$/i, noun: "subnet", effect: "network" },
  { title: /^NAT gateway$|^Cloud NAT$/, noun: "NAT gateway", effect: "network" },
  { title: /^Security group$/, effect: "network" },
  { title: /^Site-to-Site VPN$/, noun: "VPN connection", effect: "network" },
  { title: /^(Azure Firewall|Network Firewall|Palo Alto firewall)$/, noun: "network firewall", effect: "network" }
];
var COUNTABLE = /^(StatefulSet|DaemonSet|CronJob|ConfigMap|Pod|Droplet|VM|WorkSpace|CodePipeline|Proxy)$/;

// src/catalog/speech/index.ts
var NOUN_LENGTH_MAX = 60;
var known = /* @__PURE__ */ new Map();
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
var SMALL_WORDS = new Set(
  TABLES5.flatMap((table2) => Object.values(table2).flatMap(({ title = "" }) => title.split(" ").slice(1))).filter(
    (word) => /^[a-z]/.test(word)
  )
);
function inText(title) {
  const first = /^[A-Z][a-z]+(?=( [a-z-]+)*$)/.exec(title)?.[0].toLowerCase();
  return first !== void 0 && SMALL_WORDS.has(first) ? first + title.slice(first.length) : title;
}
function isCommon(title) {
  const last = title.split(" ").at(-1);
  return /^[a-z]/.test(last) || /^[A-Z]{2,}$/.test(last) || COUNTABLE.test(last);
}

// src/report/nodes.ts
function reportedNodes({ nodes }, names2) {
  const ghosts = /* @__PURE__ */ new Map();
  for (const { address: address2, ghostOf: ghostOf2 } of nodes.values()) if (ghostOf2 !== void 0) ghosts.set(ghostOf2, address2);
  return [...nodes.values()].filter(({ ghostOf: ghostOf2 }) => ghostOf2 === void 0).flatMap((node) => {
    const change = changeOf3(node);
    return change === "none" ? [] : [reported(node, change, names2, ghosts.get(node.address))];
  });
}
function changeOf3({ change, changed: changed2 }) {
  return change === "none" && changed2?.folded !== void 0 ? "update" : change;
}
function reported(node, change, names2, ghost) {
  const { address: address2, type, count } = node;
  const { title, name } = names2.of(address2);
  return {
    address: address2,
    type,
    change,
    title,
    name,
    noun: spokenOf(type, title).one,
    boxes: names2.around(address2).map(names2.titleOf),
    ...ghost !== void 0 && { boxesBefore: names2.around(ghost).map(names2.titleOf) },
    isBox: isContainerType(type),
    count,
    ...detailsOf(node.changed)
  };
}
function detailsOf(details2 = {}) {
  const { createsFirst, movedFrom: movedFrom2, isImported, isForgotten, values, reason } = details2;
  const { folded, instances, countBefore, drift, looksLike: looksLike2 } = details2;
  const all = { createsFirst, movedFrom: movedFrom2, isImported, isForgotten, values, reason };
  const more = { folded, instances, countBefore, drift, looksLike: looksLike2 };
  return Object.fromEntries(Object.entries({ ...all, ...more }).filter(([, value]) => value !== void 0));
}

// src/catalog/speech/outside.ts
var OUTSIDE = /* @__PURE__ */ new Map([
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
var outsideInText = (type) => OUTSIDE.get(type);

// elsewhere:src/graph/outside.ts
var module43 = require("./picture.js").modules["src/graph/outside.ts"]();
var OUTSIDE_TYPES = module43.OUTSIDE_TYPES;
var isOutside = module43.isOutside;

// src/report/sentence/phrases.ts
function oneThing({ spoken: { one: one2, isProper }, name, isPublic, isKnown: isKnown2 }) {
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
var isNew = ({ change }) => change === "create" || change === "import";
function things(deeds) {
  const [first] = deeds;
  const { spoken, name, isPublic, verb, among } = first;
  const amount = deeds.reduce((sum, deed) => sum + deed.amount, 0);
  if (verb === "part") return partsOf(amount, wholes(deeds));
  if (deeds.length === 1 && among !== void 0 && !spoken.isProper) return someOf(amount, among, spoken.many, name);
  if (amount > 1) return several(amount, spoken, { isPublic, name: deeds.length > 1 || isNew(first) ? "" : name });
  return oneThing({ spoken, name, isPublic, isKnown: !isNew(first) && first.isOnly });
}
function wholes(deeds) {
  const [{ spoken, name, isPublic }] = deeds;
  if (deeds.length > 1) return several(deeds.length, spoken, { isPublic });
  return oneThing({ spoken, name, isPublic, isKnown: true });
}

// src/report/sentence/mentions.ts
function mentionsOf({ nodes }, names2) {
  return (address2) => {
    const { title, name } = names2.of(address2);
    const { type = "", count = 1 } = nodes.get(address2) ?? {};
    return { spoken: spokenOf(type, title), name: name === "" ? "" : named(name), count };
  };
}
function mentioned(all) {
  return [...groupBy(all, ({ spoken }) => spoken.one).values()].map((kind) => {
    const [{ spoken, name }] = kind;
    const amount = kind.reduce((sum, { count }) => sum + count, 0);
    return amount > 1 ? several(amount, spoken, { name: kind.length > 1 ? "" : name }) : oneThing({ spoken, name, isPublic: false, isKnown: true });
  });
}

// src/catalog/speech/model.ts
var EFFECTS = ["entry", "store", "compute", "network", "other"];

// src/report/sentence/rank.ts
var rankOf2 = (effect, isMild = false) => EFFECTS.indexOf(effect) + (isMild ? EFFECTS.length : 0);

// src/report/sentence/edges.ts
var VERBS2 = {
  create: "connect",
  delete: "disconnect",
  update: "reconnect"
};
var FROM_OUTSIDE = {
  create: "open",
  delete: "close",
  update: "reconnect"
};
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
  return [...groupBy(arrows, kindOf3).values()].map(statementOf);
}
var GUESSED = /* @__PURE__ */ new Set(["assumed", "suggested"]);
function areEndsThere({ nodes }) {
  const comesOrGoes = (address2) => {
    const node = nodes.get(address2);
    return node !== void 0 && !isOutside(node.type) && COMES_OR_GOES.has(node.change);
  };
  return ({ from, to }) => !comesOrGoes(from) && !comesOrGoes(to);
}
var COMES_OR_GOES = /* @__PURE__ */ new Set([
  "create",
  "delete",
  "forget",
  "import"
]);
function arrowOf(edge, { nodes }, mention, thin) {
  const who = outsideInText(nodes.get(edge.from)?.type ?? "") ?? "";
  return {
    edge,
    verb: who === "" ? VERBS2[edge.change] : FROM_OUTSIDE[edge.change],
    isThin: thin.has(`${edge.from}
${edge.to}`),
    from: mention(edge.from),
    to: mention(edge.to),
    who
  };
}
var kindOf3 = ({ verb, isThin, who, from, to, edge }) => [verb, isThin, who, from.spoken.one, to.spoken.one, who === "" ? "" : edge.label].join("\n");
function statementOf(arrows) {
  const [{ verb, isThin, who, edge, from }] = arrows;
  return {
    verb,
    rank: rankOf2(who === "" ? isThin ? "other" : "network" : "entry"),
    change: edge.change,
    amount: arrows.length,
    order: from.spoken.order,
    text: textOf5(arrows)
  };
}
function textOf5(arrows) {
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
var portOf = ({ label }) => label === "" ? "" : /^\d+$/.test(label) ? onPort(label) : labelled(named(label));

// src/catalog/speech/attributes.ts
var MEANINGS = new Map([
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
    "disk_size_gb"
  ].map((name) => [name, "size"]),
  ...[
    "desired_count",
    "desired_capacity",
    "node_count",
    "num_cache_clusters",
    "num_cache_nodes",
    "target_size",
    "instance_count",
    "capacity"
  ].map((name) => [name, "number"]),
  ...["engine_version", "database_version", "version", "kubernetes_version", "runtime"].map(
    (name) => [name, "version"]
  )
]);
var MEANINGS_BY_WEIGHT = ["size", "number", "version"];
var UNIT_OF = /* @__PURE__ */ new Map([
  ["memory_size", "MB"],
  ["allocated_storage", "GB"],
  ["disk_size_gb", "GB"]
]);
var meaningOf = (attribute2) => MEANINGS.get(attribute2);

// src/report/sentence/moves.ts
function moveOf(node, boxInText) {
  const { boxes, boxesBefore = boxes, movedFrom: movedFrom2 } = node;
  const at = boxes.findIndex((box, depth) => box !== boxesBefore[depth]);
  if (at >= 0) return { verb: "move", tail: into(boxInText(boxes.at(-1))) };
  if (boxesBefore.length > boxes.length)
    return { verb: "move", tail: outOf(boxInText(boxesBefore[boxes.length])) };
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
  const module44 = modules2.map((each) => step(each.name, each.index === null ? [] : [each.index])).join(".");
  return { module: module44, name: step(name, indexes) };
}

// src/report/sentence/deeds.ts
function deedsOf(node, around) {
  const { address: address2, type, title, name, change, instances, countBefore } = node;
  const base = {
    address: address2,
    change,
    spoken: spokenOf(type, title),
    name: name === "" ? "" : named(name),
    isPublic: around.isPublic(node),
    isOnly: around.isOnly(node),
    amount: node.count
  };
  if (instances !== void 0 && countBefore === void 0) return ofInstances2(base, instances, node.count);
  const { verb, tail, amount = base.amount } = whatIsDone(node, around);
  return [{ ...base, verb, tail, amount: verb === "scale" ? 1 : amount }];
}
var ofInstances2 = (base, instances, all) => CHANGES.flatMap((change) => {
  const amount = instances[change];
  if (amount === void 0 || change === "none") return [];
  return [{ ...base, change, verb: change, tail: "", amount, ...amount < all && { among: all } }];
});
function whatIsDone(node, around) {
  const { change, countBefore, count } = node;
  const spread = around.spreadOf(node);
  if (spread !== void 0) return spread;
  if (change !== "update" && change !== "move") return { verb: change, tail: "" };
  const told = change === "update" ? tellingValue(node.values ?? []) : void 0;
  if (told !== void 0) return told;
  if (countBefore !== void 0) {
    return { verb: "scale", tail: fromTo(String(countBefore), inInstances(count)) };
  }
  const move = moveOf(node, around.boxInText);
  if (move !== void 0) return move;
  return isOfParts(node) ? { verb: "part", tail: "", amount: partsIn(node) } : { verb: change, tail: "" };
}
var VERB_OF = { size: "resize", number: "scale", version: "update" };
function tellingValue(values) {
  for (const meaning of MEANINGS_BY_WEIGHT) {
    const value = values.find(({ name }) => meaningOf(name) === meaning);
    if (value !== void 0) return { verb: VERB_OF[meaning], tail: tailOf(value, meaning) };
  }
  return void 0;
}
function tailOf({ name, before, after }, meaning) {
  const unit = UNIT_OF.get(name);
  const said2 = (value) => value === null ? null : named(value);
  const withUnit = (value) => value !== null && unit !== void 0 && /^\d+$/.test(value) ? `${value} ${unit}` : value;
  const [from, to] = [said2(before), withUnit(said2(after))];
  const isNumbered = meaning === "version" && from !== null && /^\d/.test(from);
  return fromTo(isNumbered ? inVersions(from) : to === null ? withUnit(from) : from, to);
}
var isOfParts = ({ folded, values, drift }) => folded !== void 0 && values === void 0 && drift === void 0;
var partsIn = ({ folded = {} }) => CHANGES.reduce((sum, change) => sum + (change === "none" ? 0 : folded[change] ?? 0), 0);

// src/report/sentence/surroundings.ts
function surroundingsOf(graph, nodes, names2) {
  const open = new Set(
    graph.edges.flatMap(({ from, to }) => isOutside(graph.nodes.get(from)?.type ?? "") ? [to] : [])
  );
  const ofType = /* @__PURE__ */ new Map();
  const solid = [...graph.nodes.values()].filter(({ ghostOf: ghostOf2 }) => ghostOf2 === void 0);
  const copies = groupBy(solid, ({ address: address2 }) => originalOf(address2));
  for (const { address: address2, type } of solid) ofType.set(type, (ofType.get(type) ?? /* @__PURE__ */ new Set()).add(originalOf(address2)));
  const boxes = boxTexts(nodes, names2);
  const boxInText = (title) => boxes.get(title) ?? title;
  return {
    isPublic: ({ address: address2, type, title }) => spokenOf(type, title).mayBePublic && open.has(address2),
    isOnly: ({ type }) => (ofType.get(type)?.size ?? 0) <= 1,
    spreadOf: ({ address: address2, change, boxes: path }) => {
      const all = copies.get(originalOf(address2)) ?? [];
      const box = path.at(-1);
      if (box === void 0 || change !== "create" && change !== "delete") return void 0;
      if (all.every((each) => each.change === change)) return void 0;
      const text = boxInText(box);
      return change === "create" ? { verb: "extend", tail: toBox(text), amount: 1 } : { verb: "withdraw", tail: fromBox(text), amount: 1 };
    },
    boxInText
  };
}
function boxTexts(nodes, names2) {
  const texts = /* @__PURE__ */ new Map();
  for (const { address: address2 } of nodes) {
    for (const box of names2.around(address2)) texts.set(names2.titleOf(box), names2.boxInText(box));
  }
  return texts;
}

// src/report/sentence/ways.ts
var KINDS_MAX = 2;
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
var typeIn = ({ nodes }, address2) => nodes.get(address2)?.type ?? "";
var isRequest = ({ thin, change }) => thin !== true && change !== "delete" && change !== "move";
var isCreated = ({ verb }) => verb === "create";
var isNewEntry = (deed) => isCreated(deed) && deed.spoken.effect === "entry";
function coveredBy(targets, kinds, created) {
  const isTarget = new Set(targets);
  if (!targets.every((target) => created.has(target))) return [];
  const touched = kinds.filter((kind) => kind.some((deed) => isCreated(deed) && isTarget.has(deed.address)));
  return touched.every((kind) => kind.every(({ address: address2 }) => isTarget.has(address2))) ? targets : [];
}

// src/report/sentence/statements.ts
function nodeStatements(graph, nodes, names2) {
  const around = surroundingsOf(graph, nodes, names2);
  const isBuilt = ({ address: address2, type }) => !isOutside(type) && graph.nodes.get(address2)?.provenance !== "implied";
  const deeds = nodes.filter(isFirst(nodes)).flatMap((node) => isBuilt(node) ? deedsOf(node, around) : []);
  const kinds = [...groupBy(deeds, kindOf4).values()];
  const ways = waysOf(graph, kinds, mentionsOf(graph, names2));
  const toSay = kinds.map((kind) => kind.filter(({ address: address2 }) => !ways.said.has(address2))).filter((kind) => kind.length > 0);
  return toSay.map((kind) => statementOf2(kind, ways));
}
function isFirst(nodes) {
  const first = /* @__PURE__ */ new Map();
  const keyOf3 = ({ address: address2, change }) => `${originalOf(address2)}
${change}`;
  for (const node of nodes) if (!first.has(keyOf3(node))) first.set(keyOf3(node), node.address);
  return (node) => first.get(keyOf3(node)) === node.address;
}
var WHERE = /* @__PURE__ */ new Map([
  ["extend", TO_BOXES],
  ["withdraw", FROM_BOXES]
]);
var MILD = /* @__PURE__ */ new Set(["readdress", "rename", "import", "deferred", "part"]);
var kindOf4 = ({ verb, spoken, isPublic }) => `${verb}
${spoken.one}
${isPublic}`;
function statementOf2(kind, ways) {
  const [first] = kind;
  const { verb, change, spoken } = first;
  const tail = kind.every((deed) => deed.tail === first.tail) ? first.tail : WHERE.get(verb) ?? "";
  const way = kind.length === 1 ? ways.from.get(first.address) : void 0;
  return {
    verb,
    rank: rankOf2(spoken.effect, MILD.has(verb) || verb === "update" && tail === ""),
    change,
    amount: kind.reduce((sum, { amount }) => sum + amount, 0),
    order: spoken.order,
    text: [things(kind), tail, way ?? ""].filter((text) => text !== "").join(" "),
    ...way !== void 0 && { isOpenEnded: true }
  };
}

// src/report/sentence/index.ts
function sentenceOf(graph, names2, { nodes, edges }) {
  if (nodes.length === 0 && edges.length === 0) return noChange(resourcesOf(graph));
  const statements = [...nodeStatements(graph, nodes, names2), ...edgeStatements(graph, edges, names2)];
  const { clauses, left } = chosen(statements.sort(byEffect));
  const more = left.reduce((sum, { amount }) => sum + amount, 0) || (clauses.size === 0 ? nodes.length + edges.length : 0);
  const said2 = [...clauses.values()].flat();
  const isSmaller = said2.length > 0 && said2.every(({ rank }) => left.every((each) => each.rank > rank));
  const texts = [...clauses].map(([verb, objects]) => `${verb} ${objectsIn(objects)}`);
  return asSentence([...texts, ...more === 0 ? [] : [theRest(more, isSmaller)]]);
}
var resourcesOf = ({ total, nodes }) => total ?? countResources([...nodes.values()].filter(({ ghostOf: ghostOf2 }) => ghostOf2 === void 0));
var byEffect = (a, b) => a.rank - b.rank || CHANGES.indexOf(a.change) - CHANGES.indexOf(b.change) || a.order - b.order || b.amount - a.amount || byText(a.text, b.text);
function chosen(statements) {
  const clauses = /* @__PURE__ */ new Map();
  const waiting = [];
  for (const statement of statements) {
    const clause = clauses.get(VERBS[statement.verb]);
    if (clause === void 0 && clauses.size < CLAUSES_MAX) clauses.set(VERBS[statement.verb], [statement]);
    else if (clause !== void 0 && hasRoom(clause, statement)) clause.push(statement);
    else waiting.push(statement);
  }
  const left = [];
  for (const statement of waiting) {
    const clause = clauses.get(VERBS[statement.verb]) ?? [];
    if (clause.length === 0 || clause.length >= OBJECTS_MAX) left.push(statement);
    else clause.push(statement);
  }
  return { clauses: new Map([...clauses].map(([verb, clause]) => [verb, clause.sort(byEffect)])), left };
}
var hasRoom = (clause, { rank }) => clause.length < OBJECTS_MAX && clause.filter((said2) => said2.rank === rank).length < OBJECTS_ALIKE_MAX;
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

// src/report/json.ts
var asJson = (report) => `${JSON.stringify(report, null, 2)}
`;

// src/report/text.ts
function asText2(report) {
  const rows = rowsOf(report);
  const shown = rows.slice(0, LINES_MAX);
  const groups = [...groupBy(shown, ({ change }) => change)].map(
    ([change, group]) => [DONE2[change], ...group.flatMap(lines)].join("\n")
  );
  const more = rows.length - shown.length;
  return `${[printable(report.sentence), ...groups, ...more === 0 ? [] : [rowsMore2(more)]].map(inAscii).join("\n\n")}
`;
}
function lines({ glyph, what, where, values, why }) {
  const place = where.length === 0 ? "" : `  (${said(where.join(" > "))})`;
  return [
    `  ${inAscii(glyph).padEnd(GLYPH_WIDTH)} ${said(what)}${place}`,
    ...[...values, ...why].map((text) => `${" ".repeat(INDENT)}${said(text)}`)
  ];
}
var GLYPH_WIDTH = 3;
var INDENT = GLYPH_WIDTH + 5;
var said = (text) => printable(short(text, CELL_LENGTH_MAX));
var inAscii = (text) => text.replaceAll("\u2192", "->").replaceAll("\u2190", "<-").replaceAll(" \xD7 ", " x ").replaceAll("\xD7", "x");

// src/report/index.ts
function reportOf(graph, words) {
  const names2 = namesOf(graph, words);
  const nodes = reportedNodes(graph, names2);
  const edges = reportedEdges(graph, names2);
  return { version: 1, sentence: sentenceOf(graph, names2, { nodes, edges }), counts: countsOf2(graph), nodes, edges };
}

// parts/changes.js
var modules = {
  "src/cli/comment/index.ts": () => ({ comment }),
  "src/cli/compare/check.ts": () => ({ check }),
  "src/cli/compare/diff.ts": () => ({ DIFFERENT, diff }),
  "src/compare/index.ts": () => ({ compare, focus }),
  "src/compare/said.ts": () => ({ statementsAbout }),
  "src/graph/statements.ts": () => ({ ANY_KEY }),
  "src/report/index.ts": () => ({ asJson, asMarkdown, asText: asText2, reportOf })
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  modules
});
