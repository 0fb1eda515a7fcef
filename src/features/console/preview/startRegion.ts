import { MARKER, startMock, type Mock, type MockOptions } from '#mirage/start'
import { reportedKinds, reportState, stateOf } from '#mirage/rules/reports'
import { failNext, failuresLeft } from '#mirage/wire/faultInjection'
import { switchesIn, switchNames, type SwitchName } from '#mirage/switches'
import type { RegionBridge } from '#features/console/debugger/source/regionBridge'
import type { DemoScript } from '#features/console/demos/script/step'
import type { NotKept } from '#store/kept/browserStorage'
import { consolePart } from '#store/parts'
import { keepPersona, keptPersona, PERSONA_KEY } from './keptPersona'

/** The default persona. */
const USUAL = 'marit'

/** The mock region of a preview console. */
export interface PreviewRegion {
  /** The query that it was started with: later addresses do not contain it. */
  startedWith: string
  bridge: RegionBridge
  /** The current persona; null when signed out. */
  persona(): string | null
  /**
   * Switches the persona. Changes of the region stay until the page is reloaded. A console belongs to one user: another
   * one is opened in its place.
   */
  become(userId: string): Promise<void>
}

/** The region of a page, without its consoles. */
export interface RegionOfPage extends Omit<PreviewRegion, 'become'> {
  /** @returns why a reload will lose the persona; undefined if it is stored */
  signIn(userId: string): NotKept | undefined
  stop(): void
}

/** The region of a console, set by the preview. */
export const previewRegion = consolePart((): PreviewRegion => {
  throw new Error('This console has no mock region.')
})

interface StartOptions extends Omit<MockOptions, 'origin' | 'persona'> {
  /** The query of the address. */
  query: string
  /** The world of the current demo. */
  demo?: DemoScript['world'] | undefined
}

/** Starts the region in the page, and stores its persona for the tab. */
export function startRegion({ query, demo, ...options }: StartOptions): RegionOfPage {
  /** The key of the persona who has signed in here; '' for none, undefined for the initial one. */
  let current: string | undefined
  /** Why the persona was not stored. */
  let notKept: NotKept | undefined
  function persona() {
    if (demo) return demo.persona ?? USUAL
    const key = current ?? keptPersona() ?? USUAL
    return key === '' ? null : key
  }
  const mock: Mock = startMock({
    origin: location.origin,
    startedAt: Date.now(),
    persona: persona(),
    ...options,
    ...demo,
  })
  document.documentElement.dataset['region'] = MARKER
  const { region } = mock
  const { signIn, world, faults } = region
  // A sign-in or sign-out ends in a full load, which restarts the region: the current persona must survive it.
  region.signIn = (userId) => {
    const login = (userId === null ? undefined : world.users.get(userId)?.login) ?? null
    notKept = keepPersona(login)
    current = login ?? ''
    signIn(userId)
  }
  return {
    startedWith: query,
    persona,
    signIn(userId) {
      region.signIn(userId)
      return notKept
    },
    stop: () => mock.stop(),
    bridge: {
      kinds: reportedKinds,
      personaKey: PERSONA_KEY,
      persona() {
        const now = persona()
        return now === null || now === USUAL ? undefined : now
      },
      report: (kind, id, state, isHeld) => reportState(region, kind, id, state, isHeld),
      stateOf: (kind, id) => stateOf(region, kind, id),
      failNext: (operation, times, because) => failNext(faults, operation, times, because),
      failuresLeft: (operation) => failuresLeft(faults, operation),
      // The switches that it was started with, in the format of an address; those of the current demo.
      switches() {
        const given: Partial<Record<SwitchName, string | number>> = demo ?? switchesIn(query)
        return Object.fromEntries(
          switchNames.flatMap((name) => (given[name] === undefined ? [] : [[name, String(given[name])]])),
        )
      },
    },
  }
}
