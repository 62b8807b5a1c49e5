/** A browser without a window, told what to do over a pipe (Chrome DevTools Protocol): as a person opens a file and types. */
import { type ChildProcess, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { newTemporary } from './temporary.js';
import { chromium } from './tools.js';

type Params = Readonly<Record<string, unknown>>;
type Answer = Record<string, unknown>;

const DEADLINE_MS = 60_000;

/** No window, no sandbox (tests run as root in containers), nothing but the page. */
const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--disable-extensions',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--hide-scrollbars',
  '--remote-debugging-pipe',
];

export interface Look {
  readonly width: number;
  readonly height: number;
  readonly dark?: boolean;
  readonly script?: boolean;
  readonly reducedMotion?: boolean;
}

export interface Tab {
  /** Opens a file, and waits until it is there. @param hash with its `#` */
  open(path: string, look: Look, hash?: string): Promise<void>;
  run<Result>(expression: string): Promise<Result>;
  /** Keys as they are called: `ArrowRight`, `Enter`, `a`. */
  press(...keys: readonly string[]): Promise<void>;
  click(x: number, y: number, more?: { readonly shift?: boolean }): Promise<void>;
  wheel(x: number, y: number, deltaY: number): Promise<void>;
  drag(from: readonly [number, number], to: readonly [number, number]): Promise<void>;
  touch(type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly { x: number; y: number }[]): Promise<void>;
  screenshot(): Promise<Buffer>;
  ask(method: string, params?: Params): Promise<Answer>;
  /** Requests other than for the file itself, messages of the console, errors, violations of the policy: since it was opened. */
  readonly complaints: string[];
}

export interface Browser {
  readonly tab: Tab;
  close(): Promise<void>;
}

/** Numbers of keys that have names; letters have those of their capitals. */
const KEY_CODES: Readonly<Record<string, number>> = {
  Backspace: 8,
  Tab: 9,
  Enter: 13,
  Escape: 27,
  ' ': 32,
  PageUp: 33,
  PageDown: 34,
  End: 35,
  Home: 36,
  ArrowLeft: 37,
  ArrowUp: 38,
  ArrowRight: 39,
  ArrowDown: 40,
};

/** Messages each way, ended by a zero. */
function talk(child: ChildProcess, onEvent: (method: string, params: Answer) => void) {
  const [input, output] = [child.stdio[3] as Writable, child.stdio[4] as Readable];
  const waiting = new Map<number, { done: (answer: Answer) => void; failed: (error: Error) => void }>();
  let [last, rest] = [0, ''];
  output.setEncoding('utf8');
  output.on('data', (chunk: string) => {
    const messages = (rest + chunk).split('\0');
    rest = messages.pop() as string;
    for (const { id, method, params, result, error } of messages.map((text) => JSON.parse(text))) {
      if (id === undefined) onEvent(method, params);
      else if (error === undefined) waiting.get(id)?.done(result);
      else waiting.get(id)?.failed(new Error(error.message));
    }
  });
  return (method: string, params: Params, sessionId?: string): Promise<Answer> =>
    new Promise((done, failed) => {
      const id = ++last;
      const timer = setTimeout(() => failed(new Error(`no answer to ${method}`)), DEADLINE_MS);
      const settled =
        <Value>(settle: (value: Value) => void) =>
        (value: Value) => {
          clearTimeout(timer);
          waiting.delete(id);
          settle(value);
        };
      waiting.set(id, { done: settled(done), failed: settled(failed) });
      input.write(`${JSON.stringify({ id, method, params, ...(sessionId && { sessionId }) })}\0`);
    });
}

export async function openBrowser(): Promise<Browser> {
  const folder = newTemporary('groundplan-browser-');
  const child = spawn(chromium() as string, [...FLAGS, `--user-data-dir=${folder}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    env: { ...process.env, TMPDIR: folder },
  });
  const complaints: string[] = [];
  let loaded: () => void = () => {};
  let own = '';
  const ask = talk(child, (method, params) => {
    if (method === 'Page.loadEventFired') loaded();
    const complaint = COMPLAINTS[method]?.(params, own);
    if (complaint) complaints.push(complaint);
  });
  const { targetId } = await ask('Target.createTarget', { url: 'about:blank' });
  const { sessionId } = (await ask('Target.attachToTarget', { targetId, flatten: true })) as { sessionId: string };
  const here = (method: string, params: Params = {}): Promise<Answer> => ask(method, params, sessionId);
  for (const domain of ['Page', 'Runtime', 'Network', 'Log']) await here(`${domain}.enable`);

  const go = async (url: string): Promise<void> => {
    const done = new Promise<void>((resolve) => {
      loaded = resolve;
    });
    await here('Page.navigate', { url });
    await done;
  };
  const open = async (path: string, look: Look, hash = ''): Promise<void> => {
    await setLook(here, look);
    // A page that is the same but for its hash would not be loaded again.
    await go('about:blank');
    own = `file://${path}${hash}`;
    complaints.length = 0;
    await go(own);
  };
  const run = async <Result>(expression: string): Promise<Result> => {
    const { result, exceptionDetails } = (await here('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    })) as { result: { value: Result }; exceptionDetails?: { exception?: { description?: string } } };
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? 'the page has thrown');
    return result.value;
  };
  const screenshot = async (): Promise<Buffer> =>
    Buffer.from((await here('Page.captureScreenshot', { format: 'png' })).data as string, 'base64');
  return {
    tab: { open, run, screenshot, complaints, ask: here, ...hands(here) },
    async close() {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      await ask('Browser.close', {}).catch(() => child.kill());
      await gone;
    },
  };
}

type Ask = (method: string, params?: Params) => Promise<Answer>;

async function setLook(ask: Ask, { width, height, dark = false, script = true, reducedMotion = true }: Look) {
  await ask('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: width < 600 });
  await ask('Emulation.setTouchEmulationEnabled', { enabled: width < 600, maxTouchPoints: 2 });
  await ask('Emulation.setScriptExecutionDisabled', { value: !script });
  await ask('Emulation.setEmulatedMedia', {
    features: [
      { name: 'prefers-color-scheme', value: dark ? 'dark' : 'light' },
      { name: 'prefers-reduced-motion', value: reducedMotion ? 'reduce' : 'no-preference' },
    ],
  });
}

function hands(ask: Ask): Pick<Tab, 'press' | 'click' | 'wheel' | 'drag' | 'touch'> {
  const mouse = (type: string, x: number, y: number, more: Params = {}) =>
    ask('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1, ...more });
  return {
    async press(...keys) {
      for (const key of keys) {
        const text = key === 'Enter' ? '\r' : key.length === 1 ? key : undefined;
        const code = KEY_CODES[key] ?? key.toUpperCase().charCodeAt(0);
        const same = { key, windowsVirtualKeyCode: code, ...(text && { text }) };
        await ask('Input.dispatchKeyEvent', { type: text === undefined ? 'rawKeyDown' : 'keyDown', ...same });
        await ask('Input.dispatchKeyEvent', { type: 'keyUp', key, windowsVirtualKeyCode: code });
      }
    },
    async click(x, y, { shift = false } = {}) {
      const modifiers = shift ? 8 : 0;
      await mouse('mouseMoved', x, y, { button: 'none' });
      await mouse('mousePressed', x, y, { modifiers });
      await mouse('mouseReleased', x, y, { modifiers });
    },
    async wheel(x, y, deltaY) {
      await ask('Input.dispatchMouseEvent', { type: 'mouseWheel', x, y, deltaX: 0, deltaY });
    },
    async drag([fromX, fromY], [toX, toY]) {
      await mouse('mousePressed', fromX, fromY);
      for (const part of [0.25, 0.5, 0.75, 1])
        await mouse('mouseMoved', fromX + (toX - fromX) * part, fromY + (toY - fromY) * part, { buttons: 1 });
      await mouse('mouseReleased', toX, toY);
    },
    async touch(type, touchPoints) {
      await ask('Input.dispatchTouchEvent', { type, touchPoints });
    },
  };
}

/** Icons of the tab are asked for by browsers, not by pages. */
const COMPLAINTS: Readonly<Record<string, (params: Answer, own: string) => string | null>> = {
  'Network.requestWillBeSent': ({ request }, own) => {
    const { url } = request as { url: string };
    return url === own.split('#')[0] || url.startsWith('data:') || url === 'about:blank' ? null : `request ${url}`;
  },
  'Runtime.consoleAPICalled': ({ args }) => `console ${JSON.stringify(args).slice(0, 300)}`,
  'Runtime.exceptionThrown': ({ exceptionDetails }) => `thrown ${JSON.stringify(exceptionDetails).slice(0, 600)}`,
  'Log.entryAdded': ({ entry }) => `log ${JSON.stringify(entry).slice(0, 400)}`,
};
