import { consolePart } from '#store/parts'

/** The debugger's access to the mock region. A real region has none. */
export interface RegionBridge {
  /** The kinds of resources with states that can be reported. */
  kinds: readonly string[]
  /**
   * Sets the state of a resource as if its hardware had reported it, allowed by the lifecycle or not. The
   * hardware continues from there, unless the state is held.
   */
  report(kind: string, id: string, state: string, isHeld?: boolean): void
  /** The current state of a resource, which the page may not have seen yet; undefined if it is gone. */
  stateOf(kind: string, id: string): string | undefined
  /** The key of the persona who is signed in; undefined for the usual one. */
  persona(): string | undefined
  /** The key of the tab's storage under which a persona is kept. */
  personaKey: string
  /** Makes the next requests of an operation fail with 500. @param because the log entry that causes it */
  failNext(operation: string, times: number, because: number): void
  /** Number of next requests of an operation that will fail. */
  failuresLeft(operation: string): number
  /** The switches in the address that started the region. */
  switches(): Readonly<Record<string, string>>
}

/** The bridge of a console to its mock region, set by the preview; undefined for a real region. */
export const regionBridge = consolePart((): RegionBridge | undefined => undefined)
