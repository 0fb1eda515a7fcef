#!/usr/bin/env node
// WebKitGTK for Playwright's client of WebDriver BiDi, which starts this file like a browser (`executablePath`), and speaks
// BiDi to it. Each user context is a browser of its own, with one page. What a test cannot have: another page or tab, the
// answers of requests (only those for files can be intercepted), cookies, granted permissions, dialogs, and media other
// than a dark scheme.
import { tmpdir } from 'node:os'
import { WebSocketServer } from 'ws'
import { announce } from './client.mjs'
import { startScreen, WebKit } from './webkit/browser.mjs'
import { Page } from './webkit/page.mjs'

/** @typedef {import('./webkit/inspector.mjs').Json} Json */

/**
 * A user context: where its files go, what its pages run first, and how they are shown.
 *
 * @typedef {object} Context
 * @property {Set<Page>} pages
 * @property {Map<string, Json>} preloads
 * @property {string} timezone
 * @property {string} locale
 * @property {string} folder
 * @property {string} [colorScheme]
 * @property {Json} [viewport]
 */

const screen = await startScreen()
const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })

/** @type {Map<string, Context>} */
const contexts = new Map()
/** @type {Map<string, Page>} */
const pages = new Map()
let count = 0

/** @param {string} id */
function contextOf(id) {
  const context = contexts.get(id)
  if (!context) throw new Error(`no such user context ${id}`)
  return context
}

/** @param {string} id */
function pageOf(id) {
  const page = pages.get(id)
  if (!page) throw new Error('no such frame')
  return page
}

/** The page that a command of script is for. @param {Json} target */
const pageOfTarget = ({ context, realm = '' }) => pageOf(context ?? realm.split('-')[0])

/** The user contexts that a command is for. @param {Json} params */
function contextsOf({ userContexts = [], contexts: ids = [] }) {
  return [
    ...userContexts.map(contextOf),
    ...ids.map((/** @type {string} */ id) => contextOf(pageOf(id).userContext)),
  ]
}

/** @param {Page} page */
function closePage(page) {
  pages.delete(page.id)
  contexts.get(page.userContext)?.pages.delete(page)
  page.close()
}

/** @param {string} answer @returns {(params: Json) => Promise<Json>} */
const answerRequest = (answer) => (params) =>
  pageOf(params.request.split('/')[0]).answerRequest(answer, params)

/** @type {(method: string, params: Json) => void} */
let emit = () => {}

/** @type {Record<string, (params: Json) => Promise<Json> | Json>} */
const commands = {
  'session.new': () => ({
    sessionId: 'webkit',
    capabilities: { browserName: 'webkitgtk', browserVersion: '2', userAgent: '', platformName: 'linux' },
  }),
  'browser.createUserContext': () => {
    const userContext = `user${++count}`
    contexts.set(userContext, {
      pages: new Set(),
      preloads: new Map(),
      timezone: 'UTC',
      locale: 'en-GB',
      folder: tmpdir(),
    })
    return { userContext }
  },
  'browser.removeUserContext': ({ userContext }) => {
    for (const page of contextOf(userContext).pages) closePage(page)
    contexts.delete(userContext)
    return {}
  },
  'browser.setDownloadBehavior': ({ downloadBehavior, ...of }) => {
    for (const context of contextsOf(of)) context.folder = downloadBehavior.destinationFolder ?? tmpdir()
    return {}
  },
  'browser.close': () => {
    setTimeout(() => process.exit(), 50)
    return {}
  },
  'browsingContext.create': async ({ userContext }) => {
    const context = contextOf(userContext)
    const page = new Page({
      id: `page${++count}`,
      userContext,
      browser: await WebKit.start(screen, context),
      preloads: () => [...context.preloads.values()],
      colorScheme: () => context.colorScheme,
      folder: () => context.folder,
      emit,
    })
    pages.set(page.id, page)
    context.pages.add(page)
    await page.open()
    if (context.viewport) await page.setViewport(context.viewport)
    return { context: page.id }
  },
  'browsingContext.close': ({ context }) => {
    closePage(pageOf(context))
    return {}
  },
  'browsingContext.setViewport': async ({ viewport, ...of }) => {
    if (of.context) return pageOf(of.context).setViewport(viewport)
    for (const context of contextsOf(of)) context.viewport = viewport
    return {}
  },
  'browsingContext.navigate': (params) => pageOf(params.context).navigate(params),
  'browsingContext.reload': ({ context }) => pageOf(context).reload(),
  'browsingContext.traverseHistory': (params) => pageOf(params.context).traverseHistory(params),
  'browsingContext.captureScreenshot': ({ context }) => pageOf(context).captureScreenshot(),
  'input.performActions': (params) => pageOf(params.context).performActions(params),
  'script.evaluate': (params) => pageOfTarget(params.target).evaluate(params),
  'script.callFunction': (params) => pageOfTarget(params.target).callFunction(params),
  'script.disown': (params) => pageOfTarget(params.target).disown(params),
  'script.addPreloadScript': async (params) => {
    const script = `script${++count}`
    for (const context of contextsOf(params)) {
      context.preloads.set(script, params)
      for (const page of context.pages) await page.prepare()
    }
    return { script }
  },
  'script.removePreloadScript': async ({ script }) => {
    for (const context of contexts.values()) {
      if (!context.preloads.delete(script)) continue
      for (const page of context.pages) await page.prepare()
    }
    return {}
  },
  'network.addIntercept': async ({ phases, contexts: ids = [...pages.keys()] }) => {
    if (phases.includes('beforeRequestSent')) for (const id of ids) await pageOf(id).intercept()
    return { intercept: `intercept${++count}` }
  },
  'network.continueRequest': answerRequest('continueRequest'),
  'network.failRequest': answerRequest('failRequest'),
  'network.provideResponse': answerRequest('provideResponse'),
  'emulation.setTimezoneOverride': ({ timezone, ...of }) => {
    for (const context of contextsOf(of)) context.timezone = timezone
    return {}
  },
  'emulation.setLocaleOverride': ({ locale, ...of }) => {
    for (const context of contextsOf(of)) context.locale = locale
    return {}
  },
  'emulation.setMediaFeaturesOverride': async ({ features, ...of }) => {
    for (const context of contextsOf(of)) {
      context.colorScheme = features['prefers-color-scheme']
      for (const page of context.pages) await page.prepare()
    }
    return {}
  },
  'storage.getCookies': () => ({ cookies: [] }),
}

/** @param {Json} command @returns {Promise<Json>} */
async function respond({ id, method, params }) {
  try {
    // What WebKitGTK has no word for is granted: a test that needs it fails by what it sees.
    return { type: 'success', id, result: (await commands[method]?.(params)) ?? {} }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return { type: 'error', id, error: 'unknown error', message }
  }
}

server.on('connection', (socket) => {
  const send = (/** @type {Json} */ message) => socket.send(JSON.stringify(message))
  emit = (method, params) => send({ type: 'event', method, params })
  socket.on('message', (/** @type {Buffer} */ data) => {
    void respond(JSON.parse(data.toString())).then(send)
  })
  socket.on('close', () => process.exit())
})
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => process.exit())
announce(server)
