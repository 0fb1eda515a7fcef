// @chunk late
import ListChecks from 'lucide-react/icons/list-checks'
import { Suspense, useCallback, useEffect } from 'react'
import { useLocation } from 'react-router'
import { IconButton } from '#ui/actions/IconButton'
import { lazyPart } from '#ui/lazyPart'
import { useUnderWay } from '#features/kit/ledger/useLedger'
import { usePaletteEntries } from '#features/kit/palette/paletteStore'
import { useKeys } from '#features/kit/shortcuts/useShortcut'
import { beginRecording, endRecording, recording } from '#store/code/recording'
import { useAppStore, useConsolePart } from '#store/hooks'
import { useObservable } from '#store/observable'
import { ledger } from '../noun'
import { activityOpen } from './activityOpen'
import styles from './ActivityButton.module.css'

const RecordingMark = lazyPart(async () => (await import('../RecordingMark')).RecordingMark)
const ActivityDrawer = lazyPart(async () => (await import('../ActivityDrawer')).ActivityDrawer)

/** Opens the drawer with what the user began; another page closes it. Its count moves while something of the user moves. */
export function ActivityButton() {
  const open = useConsolePart(activityOpen)
  const isOpen = useObservable(open)
  const { count, moves } = useUnderWay()
  const { pathname } = useLocation()
  const store = useAppStore()
  const isRecording = useObservable(useConsolePart(recording), (now) => now !== null)
  useEffect(() => open.set(false), [open, pathname])
  const toggle = useCallback(() => open.set(!open.get()), [open])
  useKeys('activity', toggle)
  usePaletteEntries(
    () => [
      { label: 'Activity', also: 'What I began, history', group: 'Console', run: toggle },
      { label: 'All activity', also: 'Ledger, history', group: 'Console', to: ledger.to.list() },
      isRecording
        ? {
            label: 'End the recording',
            also: 'Script, code',
            group: 'Console',
            run: () => endRecording(store),
          }
        : {
            label: 'Record a script',
            also: 'Code, curl, command line',
            group: 'Console',
            run: () => beginRecording(store),
          },
    ],
    true,
  )
  return (
    <>
      {isRecording && (
        <Suspense>
          <RecordingMark />
        </Suspense>
      )}
      <IconButton
        label={count === 0 ? 'Activity' : `Activity, ${count} under way`}
        icon={
          <span className={styles.mark} data-moving={moves || undefined}>
            <ListChecks size={18} aria-hidden />
            {count > 0 && <span className={styles.count}>{count}</span>}
          </span>
        }
        onClick={toggle}
      />
      {isOpen && (
        <Suspense>
          <ActivityDrawer onDismiss={() => open.set(false)} />
        </Suspense>
      )}
    </>
  )
}
