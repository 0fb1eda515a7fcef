import { sessionMachine } from '#machines/interaction/sessionMachine'
import { meApi } from '#store/api/resources/me'
import { sessionApi } from '#store/api/resources/session'
import { drafts } from '#store/kept/drafts'
import { noteSignOut } from '#store/kept/lastSession'
import { keepLeftUndone } from '#store/kept/leftUndone'
import { consolePartOf } from '#store/parts'
import type { AppStore } from '#store/store'
import { callApi } from '../callApi'
import { unfinished } from '../unfinished'

/**
 * The session machine with its effects: the call that ends it, and the ways to the sign-in page.
 *
 * @param navigateHard loads a page by its address, with an empty cache
 */
export function sessionMachineOf(store: AppStore, navigateHard: (url: string) => void) {
  const ends = consolePartOf(store, unfinished)
  const me = () => meApi.endpoints.currentUserView.select({})(store.getState()).data
  return sessionMachine.provide({
    actors: {
      logout: callApi(
        (_, dispatch) => dispatch(sessionApi.endpoints.logout.initiate({}, { track: false })),
        store,
      ),
    },
    guards: { endsSomething: () => ends.get().length > 0 },
    actions: {
      redirectToLogin: ({ context }) => {
        const user = me()
        if (user) keepLeftUndone(user.id, ends.get())
        ends.leave()
        navigateHard(`/login?redirect_uri=${encodeURIComponent(context.location ?? '/')}`)
      },
      goToLogin: () => {
        noteSignOut()
        const user = me()
        if (user) consolePartOf(store, drafts).dropAllOf(user.id)
        ends.leave()
        navigateHard('/login')
      },
    },
  })
}
