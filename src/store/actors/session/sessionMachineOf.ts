import { sessionMachine } from '#machines/interaction/sessionMachine'
import { meApi } from '#store/api/resources/me'
import { sessionApi } from '#store/api/resources/session'
import { drafts } from '#store/kept/drafts'
import { noteSignOut } from '#store/kept/lastSession'
import { keepLeftUndone, type LeftUndone } from '#store/kept/leftUndone'
import { consolePartOf } from '#store/parts'
import type { AppStore } from '#store/store'
import { callApi } from '../callApi'

/**
 * The session machine with its effects: the call that ends it, and the ways to the sign-in page.
 *
 * @param navigateHard loads a page by its address, with an empty cache
 * @param leftUndone what remains of the running plans
 */
export function sessionMachineOf(
  store: AppStore,
  navigateHard: (url: string) => void,
  leftUndone: () => readonly LeftUndone[],
) {
  const me = () => meApi.endpoints.currentUserView.select({})(store.getState()).data
  return sessionMachine.provide({
    actors: {
      logout: callApi(
        (_, dispatch) => dispatch(sessionApi.endpoints.logout.initiate({}, { track: false })),
        store,
      ),
    },
    actions: {
      redirectToLogin: ({ context }) => {
        const user = me()
        if (user) keepLeftUndone(user.id, leftUndone())
        navigateHard(`/login?redirect_uri=${encodeURIComponent(context.location ?? '/')}`)
      },
      goToLogin: () => {
        noteSignOut()
        const user = me()
        if (user) consolePartOf(store, drafts).dropAllOf(user.id)
        navigateHard('/login')
      },
    },
  })
}
