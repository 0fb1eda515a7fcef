import { meApi } from '#store/api/resources/me'
import { newSessions } from '#store/kept/newSession'
import type { ApiError } from '#model/apiError'
import { consolePart, consolePartOf } from '#store/parts'
import type { AppStore } from '#store/store'
import { dialogs, shownBatch } from '../dialogs'
import { unfinished } from '../unfinished'

/** The error of a change that is not sent, because it would be made by another user than the page was opened by. */
const heldBack: ApiError = {
  message: 'Another user has signed in in this browser. Nothing was sent.',
  statusCode: 403,
  errorCode: 'OtherUser',
}

const { currentUserView } = meApi.endpoints

/**
 * Keeps a console to the user who was signed in when it began: all tabs of a browser have one session. When another tab
 * has begun one, and whenever the page is seen again, the region is asked who is signed in, and changes wait for the
 * answer. If that is another user, no change is sent any more, the batch pauses, and the page says so. Rule: AUTH-11.
 */
class OneUser {
  private first: string | undefined
  private asking: Promise<unknown> | undefined
  private isOther = false

  constructor(private readonly store: AppStore) {
    const { signal } = store.parts
    store.gate.check = async () => {
      await this.asking
      return this.isOther ? heldBack : undefined
    }
    signal.addEventListener('abort', store.subscribe(this.follow))
    const news = newSessions(signal, () => this.ask())
    this.follow()
    if (this.first !== undefined) news.say()
    globalThis.document?.addEventListener(
      'visibilitychange',
      () => document.visibilityState === 'visible' && this.ask(),
      { signal },
    )
  }

  /** Compares the user who was read last with the first one. */
  private readonly follow = () => {
    const user = currentUserView.select({})(this.store.getState()).data
    if (!user || this.isOther) return
    this.first ??= user.id
    if (user.id !== this.first) this.hold(user.displayName)
  }

  /** Asks the region who is signed in. A session that is lost leads to the sign-in page, as after any call. */
  private ask() {
    if (this.first === undefined || this.isOther || this.asking) return
    const { log, dispatch } = this.store
    const call = log.within(null, () =>
      dispatch(currentUserView.initiate({}, { forceRefetch: true, subscribe: false })),
    )
    this.asking = call.then(() => {
      // The store tells its listeners later.
      this.follow()
      this.asking = undefined
    })
  }

  private hold(name: string) {
    this.isOther = true
    const { store } = this
    const batch = consolePartOf(store, shownBatch).get()
    if (batch?.is === 'begun') batch.pause()
    const shown = consolePartOf(store, dialogs)
    const reload = () => {
      consolePartOf(store, unfinished).leave()
      location.reload()
    }
    shown.set({ ...shown.get(), otherUser: { name, reload } })
  }
}

/** The user of a console. */
export const oneUser = consolePart((store) => new OneUser(store))
