import { onTestFinished, vi } from 'vitest'
import type { ActorsEnvironment } from '#store/actors/actors'
import type { AskedBatch, RunningBatch } from '#store/actors/batch/batchView'
import type { ConfirmView } from '#store/actors/confirm/confirmView'
import { shownBatch } from '#store/actors/dialogs'
import type { UnderWay } from '#store/actors/underWay'
import { api } from '#store/api/api'
import { meApi } from '#store/api/resources/me'
import type { Version } from '#store/api/versions/generated/shipped'
import type { Command } from '#store/commands/command'
import { ledgerPart } from '#store/ledger/ledger'
import { consolePartOf } from '#store/parts'
import { makeStore } from '#store/store'
import { quietActors } from './quietActors'
import { ORIGIN } from './region'

/** The code of a console without a page: its store, its actors, and what they would show. */
export type ConsoleInNode = ReturnType<typeof consoleInNode>

/**
 * Opens a console without a page. It ends with its test, since what is under way would keep polling.
 *
 * @param options.apiVersion of the console, if it is not the usual one
 * @param options.origin of its requests, by which a test tells those of several consoles apart
 * @param options.showStalled called as the page's is
 */
export function consoleInNode({
  apiVersion,
  origin = ORIGIN,
  showStalled = () => {},
}: {
  apiVersion?: Version | 'found' | undefined
  origin?: string
  showStalled?: ActorsEnvironment['showStalled']
} = {}) {
  const store = makeStore({ origin, apiVersion })
  let dialog: ConfirmView | null = null
  let underWay: UnderWay = { plans: new Map(), asked: new Map(), moving: [] }
  /** The addresses that were loaded in place of the page. */
  const left: string[] = []
  const actors = quietActors(store, {
    navigateHard: (url) => left.push(url),
    setConfirmView: (view) => {
      dialog = view
    },
    setUnderWay: (next) => {
      underWay = next
    },
    showStalled,
  })
  const view = consolePartOf(store, shownBatch)
  const close = () => {
    actors.root.stop()
    store.dispatch(api.util.resetApiState())
    store.parts.dispose()
  }
  onTestFinished(close)
  const act = <Result>(run: () => Result, subject = 'click button "Save"'): Result =>
    store.log.within(store.log.intent(subject, 'pointer', {}, null), run)
  return {
    store,
    actors,
    left,
    close,
    /** Reads who the user is, and begins the user's ledger. @returns the id of the user */
    async signIn(): Promise<string> {
      const { id } = await store.dispatch(meApi.endpoints.currentUserView.initiate({})).unwrap()
      consolePartOf(store, ledgerPart)
      return id
    },
    /** Does what the person does, with a click as its cause. */
    act,
    /** Runs a command without its question. */
    run<Row>(command: Command<Row>, row: Row) {
      const { confirm: _, ...unasked } = command
      actors.dispatchCommand(unasked, row)
    },
    /** The ledger. */
    lines: () => consolePartOf(store, ledgerPart).get().lines,
    /** The event log. */
    entries: () => {
      store.log.flush()
      return store.getState().eventLog.entries
    },
    /** The toasts that are shown, not only spoken: "success: Stopping web-1". */
    toasts: () =>
      store
        .getState()
        .notices.filter(({ isSpoken }) => !isSpoken)
        .map(({ tone, title }) => `${tone}: ${title}`),
    dialog: () => dialog,
    underWay: () => underWay,
    /** The batch before it begins. */
    asked: () => view.get() as AskedBatch,
    /** The batch once it has begun. */
    batch: () => view.get() as RunningBatch,
  }
}

/**
 * Opens a console whose page is closed before its test ends: the page hears that it is left. Replaces the global
 * `addEventListener`.
 */
export function pageInNode(options?: Parameters<typeof consoleInNode>[0]) {
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  const console = consoleInNode(options)
  return {
    ...console,
    close() {
      page.dispatchEvent(new Event('pagehide'))
      console.close()
    },
  }
}
