import type { Region } from '../region'
import { invalid } from '../wire/apiError'

const ADMIN = 'when the fleet-wide jumbo-frames opt-in is enabled by a fleet administrator'

/**
 * Checks that an instance may have jumbo frames. One that has them keeps them when the fleet no longer allows them, until
 * its next update.
 *
 * @throws 400
 */
export function checkJumboFrames(
  { world }: Region,
  isWanted: boolean | null | undefined,
  when: 'create' | 'update',
) {
  if (!isWanted || world.networkingSettings.get().externalJumboFramesOptInEnabled) return
  throw invalid(
    when === 'create'
      ? `enable_jumbo_frames may only be set on an instance ${ADMIN}`
      : `enable_jumbo_frames may only be set to true ${ADMIN}`,
  )
}
