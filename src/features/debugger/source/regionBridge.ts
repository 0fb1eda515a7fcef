import { part } from '#store/parts'

/** The debugger's access to the mock region. A real region has none. */
export interface RegionBridge {
  /** The kinds of resources of which a state can be reported. */
  kinds: readonly string[]
  /**
   * Puts a resource into a state, as if its hardware had reported it; lawful or not. The hardware moves on from there,
   * unless the state is held.
   */
  report(kind: string, id: string, state: string, isHeld?: boolean): void
  /** The state a resource is in now, which the page may not have seen yet; undefined when it is gone. */
  stateOf(kind: string, id: string): string | undefined
  /** The key of the persona who is signed in; undefined for the usual one. */
  persona(): string | undefined
  /** The key of the tab's storage under which a persona is kept. */
  personaKey: string
  /** The next calls of an operation fail with 500. @param because the entry of the log that asks for it */
  failNext(operation: string, times: number, because: number): void
  /** How many of the next calls of an operation will fail so. */
  failuresLeft(operation: string): number
  /** The switches of the address with which the region was started. */
  switches(): Readonly<Record<string, string>>
}

/** The way of a console to its mock region, which is given to it; undefined in front of a real one. */
export const regionBridge = part((): RegionBridge | undefined => undefined)
