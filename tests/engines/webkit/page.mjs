// One page of WebKitGTK that answers commands of WebDriver BiDi: what it shows and runs by WebKit's inspector, its input
// and its window by WebDriver.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { TYPE_TEXT } from '../client.mjs'
import { Inspector } from './inspector.mjs'
import { plainToBidi, toBidi, toInspector } from './values.mjs'

/** @typedef {import('./inspector.mjs').Json} Json */

/** Begins a console message that the page sends to this bridge. */
const MARK = '\u0001bridge '

/** In the page: tells the bridge something. The number makes each message another one. */
const SAY = `const debug = console.debug.bind(console)
let said = 0
const say = (kind, value) => debug(${JSON.stringify(MARK)} + JSON.stringify({ kind, value, said: ++said + ' ' + performance.now() }))`

/** In the page, first: tells of each change of the address inside a document. */
const WATCH_HISTORY = `for (const name of ['pushState', 'replaceState']) {
  const real = history[name]
  History.prototype[name] = function (...given) {
    real.apply(this, given)
    say('history', location.href)
  }
}
for (const name of ['popstate', 'hashchange']) addEventListener(name, () => say('history', location.href))`

/** In the page, first: the file of a link that the console clicks goes to the client. The browser would only save it. */
const TELL_FILES = `const files = new Map()
const { createObjectURL } = URL
URL.createObjectURL = (file) => {
  const url = createObjectURL(file)
  files.set(url, file)
  return url
}
const { click } = HTMLAnchorElement.prototype
HTMLAnchorElement.prototype.click = function () {
  const file = files.get(this.href)
  if (!file || !this.download) return click.call(this)
  const name = this.download
  const reader = new FileReader()
  reader.onload = () => say('file', { name, content: reader.result.split(',')[1] ?? '' })
  reader.readAsDataURL(file)
}`

/**
 * In the page, first: the browser tells of a loop of sizes also where a page is hidden and shown within one frame, which
 * depends on its speed. Chromium looks for such loops.
 */
const FORGET_SIZES = `addEventListener('error', (event) => {
  if (event.message.startsWith('ResizeObserver loop')) event.stopImmediatePropagation()
})`

/** The source of a call with arguments of which some are channels. @param {Json} call */
const sourceOf = ({ functionDeclaration, arguments: given = [] }) =>
  `;(${functionDeclaration})(${given
    .map((/** @type {Json} */ each) =>
      each.type === 'channel'
        ? `(data) => say('channel', { channel: ${JSON.stringify(each.value.channel)}, data })`
        : JSON.stringify(toInspector(each).value),
    )
    .join()});`

/**
 * The requests that the client is asked about: those of files. A document that is intercepted is loaded again and again,
 * each time in another process.
 */
const FILE = String.raw`\.\w+(\?.*)?$`

/** A page with a document, of which Playwright knows two realms: here both are the same. */
export class Page {
  /** @type {number | undefined} */
  #executionContext
  #realm = ''
  #realms = 0
  #navigations = 0
  #files = 0
  #isIntercepting = false
  /** The navigation that a command has begun. @type {string | undefined} */
  #navigation
  #url = 'about:blank'
  #frame = ''
  /** @type {Promise<unknown>} */
  #acting = Promise.resolve()
  /** What the window is larger than the page. @type {{ width: number, height: number } | undefined} */
  #border

  /**
   * @param {object} options
   * @param {string} options.id
   * @param {string} options.userContext
   * @param {import('./browser.mjs').WebKit} options.browser
   * @param {() => Json[]} options.preloads the functions that run at the start of each document
   * @param {() => string | undefined} options.colorScheme
   * @param {() => string} options.folder where files are saved
   * @param {(method: string, params: Json) => void} options.emit
   */
  constructor({ id, userContext, browser, preloads, colorScheme, folder, emit }) {
    this.id = id
    this.userContext = userContext
    this.browser = browser
    this.preloads = preloads
    this.colorScheme = colorScheme
    this.folder = folder
    this.emit = emit
    this.inspector = new Inspector(
      browser.inspectorPort,
      (event) => this.#onEvent(event),
      async (send) => {
        await Promise.all([send('Inspector.enable'), send('Page.enable')])
        const { frameTree } = await send('Page.getResourceTree')
        this.#frame ||= frameTree.frame.id
        await Promise.all([send('Runtime.enable'), send('Console.enable')])
        await this.prepare(send)
      },
    )
  }

  async open() {
    await this.inspector.ready
    this.emit('browsingContext.contextCreated', {
      context: this.id,
      url: this.#url,
      userContext: this.userContext,
      parent: null,
      originalOpener: null,
    })
    this.#beginRealm()
  }

  /** Gives the page its functions at start and its media. */
  async prepare(send = this.inspector.send.bind(this.inspector)) {
    const source = `if (self === top) { ${[SAY, WATCH_HISTORY, TYPE_TEXT, TELL_FILES, FORGET_SIZES].join('\n')}\n${this.preloads().map(sourceOf).join('\n')} }`
    const value = { dark: 'Dark', light: 'Light' }[this.colorScheme() ?? '']
    await Promise.all([
      ...(this.#isIntercepting
        ? [
            send('Network.enable'),
            send('Network.setInterceptionEnabled', { enabled: true }),
            send('Network.setResourceCachingDisabled', { disabled: true }),
            send('Network.addInterception', { url: FILE, stage: 'request', isRegex: true }),
          ]
        : []),
      send('Page.setBootstrapScript', { source }),
      // The tests of all engines have it; the client does not send it.
      send('Page.overrideUserPreference', { name: 'PrefersReducedMotion', value: 'Reduce' }),
      send('Page.overrideUserPreference', { name: 'PrefersColorScheme', ...(value && { value }) }),
    ])
  }

  /** From now on the client is asked about each request for a file. */
  async intercept() {
    if (this.#isIntercepting) return
    this.#isIntercepting = true
    await this.prepare()
  }

  close() {
    this.inspector.close()
    this.browser.close()
    this.#endRealm()
    this.emit('browsingContext.contextDestroyed', {
      context: this.id,
      url: this.#url,
      userContext: this.userContext,
    })
  }

  #beginRealm() {
    if (this.#executionContext === undefined || this.#realm) return
    this.#realm = `${this.id}-${++this.#realms}`
    this.emit('script.realmCreated', {
      realm: this.#realm,
      origin: this.#url,
      type: 'window',
      context: this.id,
    })
  }

  #endRealm() {
    if (!this.#realm) return
    for (const realm of [this.#realm, `${this.#realm}-sandbox`]) this.emit('script.realmDestroyed', { realm })
    this.#realm = ''
  }

  /** @param {Json} event */
  #onEvent({ method, params }) {
    if (method === 'Page.frameNavigated' && !params.frame.parentId) this.#commit(params.frame)
    if (method === 'Runtime.executionContextCreated') this.#onContext(params.context)
    if (method === 'Page.domContentEventFired') this.#emitOfNavigation('domContentLoaded')
    if (method === 'Page.loadEventFired') this.#emitOfNavigation('load')
    if (method === 'Network.requestIntercepted') this.#onRequest(params)
    if (method === 'Console.messageAdded') this.#onMessage(params.message)
  }

  /** @param {string} name */
  #emitOfNavigation(name, navigation = `${this.id}-navigation-${this.#navigations}`) {
    this.emit(`browsingContext.${name}`, {
      context: this.id,
      navigation,
      timestamp: Date.now(),
      url: this.#url,
    })
  }

  /** @param {Json} frame */
  #commit({ id, url }) {
    this.#frame = id
    this.#url = url
    this.#endRealm()
    this.#executionContext = undefined
    if (!this.#navigation) this.#startNavigation()
    this.#navigation = undefined
    this.#emitOfNavigation('navigationCommitted')
  }

  #startNavigation() {
    this.#navigation = `${this.id}-navigation-${++this.#navigations}`
    this.#emitOfNavigation('navigationStarted')
  }

  /** @param {Json} context */
  #onContext({ id, type, frameId }) {
    if (type !== 'normal' || frameId !== this.#frame) return
    const isFirst = this.#executionContext === undefined && !this.#realms
    this.#endRealm()
    this.#executionContext = id
    if (!isFirst) this.#beginRealm()
  }

  /** @param {Json} intercepted */
  #onRequest({ requestId, request: { url, method, headers } }) {
    this.emit('network.beforeRequestSent', {
      context: this.id,
      navigation: null,
      redirectCount: 0,
      isBlocked: true,
      intercepts: [this.id],
      initiator: { type: 'other' },
      timestamp: Date.now(),
      request: {
        request: `${this.id}/${requestId}`,
        url,
        method,
        headers: Object.entries(headers).map(([name, value]) => ({ name, value: { type: 'string', value } })),
        bodySize: 0,
        destination: '',
        initiatorType: 'other',
        timings: {},
      },
    })
  }

  /** What the client says about a request. @param {string} how @param {Json} params */
  async answerRequest(how, { request, statusCode, reasonPhrase = '', headers = [], body }) {
    const requestId = request.slice(this.id.length + 1)
    if (how === 'continueRequest')
      return this.inspector.send('Network.interceptContinue', { requestId, stage: 'request' })
    if (how === 'failRequest')
      return this.inspector.send('Network.interceptRequestWithError', { requestId, errorType: 'General' })
    const named = Object.fromEntries(
      headers.map((/** @type {Json} */ { name, value }) => [name.toLowerCase(), value.value]),
    )
    return this.inspector.send('Network.interceptRequestWithResponse', {
      requestId,
      status: statusCode,
      statusText: reasonPhrase,
      headers: named,
      mimeType: named['content-type']?.split(';')[0] ?? 'text/plain',
      base64Encoded: true,
      content: body?.value ?? '',
    })
  }

  /** @param {Json} message */
  #onMessage({ source, level, type, text, url, line, column, parameters, timestamp }) {
    if (text.startsWith(MARK)) {
      this.#onSaid(JSON.parse(text.slice(MARK.length)))
      return
    }
    if (text.startsWith('ResizeObserver loop')) return
    const isException = source === 'javascript' && level === 'error'
    const words = parameters?.map((/** @type {Json} */ each) => each.description ?? String(each.value)) ?? [
      text,
    ]
    this.emit('log.entryAdded', {
      type: isException ? 'javascript' : 'console',
      level: level === 'warning' ? 'warn' : level,
      method:
        { warning: 'warn', error: 'error' }[/** @type {string} */ (level)] ?? (type === 'log' ? level : type),
      source: { realm: this.#realm, context: this.id },
      text: text.replace(/^Unhandled Promise Rejection: /, ''),
      args: [{ type: 'string', value: words.join(' ') }],
      timestamp: Math.round(timestamp * 1000),
      stackTrace: {
        callFrames: [{ url: url ?? '', functionName: '', lineNumber: line ?? 0, columnNumber: column ?? 0 }],
      },
    })
  }

  /** @param {Json} said */
  #onSaid({ kind, value }) {
    if (kind === 'history') {
      this.#url = value
      this.#emitOfNavigation('historyUpdated')
      return
    }
    if (kind === 'file') {
      this.#onFile(value)
      return
    }
    const { channel, data } = value
    this.emit('script.message', {
      channel,
      data: plainToBidi(data),
      source: { realm: this.#realm, context: this.id },
    })
  }

  /** @param {Json} file */
  #onFile({ name, content }) {
    const download = {
      context: this.id,
      download: `${this.id}-file-${++this.#files}`,
      navigation: null,
      url: this.#url,
    }
    this.emit('browsingContext.downloadWillBegin', {
      ...download,
      suggestedFilename: name,
      timestamp: Date.now(),
    })
    const filepath = join(this.folder(), name)
    writeFileSync(filepath, Buffer.from(content, 'base64'))
    this.emit('browsingContext.downloadEnd', {
      ...download,
      status: 'complete',
      filepath,
      timestamp: Date.now(),
    })
  }

  /** @param {Json} target @returns {Json} the realm of a command and its context for the inspector */
  #realmOf({ realm, sandbox }) {
    const isHere = realm === undefined || realm === this.#realm || realm === `${this.#realm}-sandbox`
    if (!isHere || !this.#realm) throw new Error('no such realm')
    return {
      realm: sandbox ? `${this.#realm}-sandbox` : (realm ?? this.#realm),
      contextId: this.#executionContext,
    }
  }

  /** @param {number} contextId */
  async #globalOf(contextId) {
    const { result } = await this.inspector.send('Runtime.evaluate', { expression: 'globalThis', contextId })
    return result.objectId
  }

  /** @param {Json} command */
  async evaluate({ expression, target, serializationOptions }) {
    const { realm, contextId } = this.#realmOf(target)
    const { result, wasThrown } = await this.inspector.send('Runtime.evaluate', {
      expression,
      contextId,
      returnByValue: serializationOptions?.maxObjectDepth !== 0,
      emulateUserGesture: true,
    })
    return answer(realm, result, wasThrown)
  }

  /** @param {Json} command */
  async callFunction(command) {
    const { functionDeclaration, target, arguments: given = [], serializationOptions, awaitPromise } = command
    const { realm, contextId } = this.#realmOf(target)
    if (given.some((/** @type {Json} */ each) => each.type === 'channel'))
      return this.evaluate({ expression: `{ ${SAY}\n${sourceOf(command)} }`, target })
    const values = given.map(toInspector)
    const objectId = values[0]?.objectId ?? (await this.#globalOf(contextId))
    const { result, wasThrown } = await this.inspector.send('Runtime.callFunctionOn', {
      objectId,
      functionDeclaration,
      arguments: values,
      returnByValue: serializationOptions?.maxObjectDepth !== 0,
      awaitPromise,
      emulateUserGesture: command.userActivation,
    })
    return answer(realm, result, wasThrown)
  }

  /** @param {Json} command */
  async disown({ handles }) {
    for (const objectId of handles)
      await this.inspector.send('Runtime.releaseObject', { objectId }).catch(() => {})
    return {}
  }

  /** @param {Json} command */
  async navigate({ url }) {
    const { hash, href } = new URL(url)
    const isInside = hash && href.split('#')[0] === this.#url.split('#')[0]
    if (!isInside) this.#startNavigation()
    const navigation = this.#navigation ?? null
    await this.browser.request('POST', 'url', { url })
    return { navigation, url }
  }

  async reload() {
    this.#startNavigation()
    const navigation = this.#navigation
    await this.browser.request('POST', 'refresh')
    return { navigation, url: this.#url }
  }

  /** @param {Json} command */
  async traverseHistory({ delta }) {
    await this.browser.request('POST', delta < 0 ? 'back' : 'forward')
    return {}
  }

  /** The window has its size a while after the command. @param {Json} viewport */
  async setViewport({ width, height }) {
    for (let tries = 0; tries < 50; tries += 1) {
      if (tries % 25 === 0) await this.#resize(width, height)
      await delay(20)
      const inner = await this.#measure()
      if (inner.width === width && inner.height === height) return {}
      if (tries === 24 && !this.#border)
        this.#border = { width: width - inner.width, height: height - inner.height }
    }
    throw new Error(`The page cannot be ${width} pixels wide and ${height} high.`)
  }

  /** @param {number} width @param {number} height */
  async #resize(width, height) {
    await this.browser.request('POST', 'window/rect', {
      x: 0,
      y: 0,
      width: width + (this.#border?.width ?? 0),
      height: height + (this.#border?.height ?? 0),
    })
  }

  /** @returns {Promise<{ width: number, height: number }>} */
  async #measure() {
    const { result } = await this.inspector.send('Runtime.evaluate', {
      expression: '({ width: innerWidth, height: innerHeight })',
      returnByValue: true,
    })
    return result.value
  }

  async captureScreenshot() {
    return { data: await this.browser.request('GET', 'screenshot') }
  }

  /** One after the other: the browser refuses the next one before. @param {Json} command */
  performActions({ actions }) {
    const done = this.#acting.then(() => this.#act(actions))
    this.#acting = done.catch(() => {})
    return done
  }

  /** Of a pointer outside of the page, where WebDriver moves none, the place is its corner. @param {Json[]} actions */
  async #act(actions) {
    const whole = (/** @type {Json} */ each) => ({
      ...each,
      ...('x' in each && { x: Math.max(0, Math.round(each.x)), y: Math.max(0, Math.round(each.y)) }),
    })
    await this.browser.request('POST', 'actions', {
      actions: actions.map((source) => ({ ...source, actions: source.actions.map(whole) })),
    })
    return {}
  }
}

/** @param {string} realm @param {Json} result @param {boolean} wasThrown */
function answer(realm, result, wasThrown) {
  if (!wasThrown) return { type: 'success', realm, result: toBidi(result) }
  return { type: 'exception', realm, exceptionDetails: { text: result.description ?? String(result.value) } }
}
