import type { Instance } from '#store/api/generated/types'
import { Popover } from '#ui/overlays/Popover'
import { useNow } from '#ui/text/useNow'
import { restartChangesAt, restartText } from './exports/restartText'
import { RestartDetails } from './RestartDetails'

interface RestartStatusProps {
  /** It has failed. */
  instance: Instance
  /** The address of its settings. */
  settings: string
}

/** Whether and when a failed instance restarts, with details in a popover. */
export function RestartStatus({ instance, settings }: RestartStatusProps) {
  const now = useNow((from) => restartChangesAt(instance, from))
  const text = restartText(instance, now) ?? 'No automatic restart'
  return (
    <Popover title="Automatic restart status" text={text}>
      {(close) => (
        <RestartDetails instance={instance} settings={settings} text={text} now={now} onClose={close} />
      )}
    </Popover>
  )
}
