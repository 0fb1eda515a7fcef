import { SidePanel } from '#ui/overlays/SidePanel'
import { LineList, useUsualLengths } from '#features/kit/ledger/LineList'
import { Unkept } from '#features/kit/ledger/Unkept'
import { useLedger, useLedgerPart } from '#features/kit/ledger/useLedger'
import { Link } from '#features/kit/routing/Link'
import { LineActs } from './LineActs'
import { RecordButton } from './RecordButton'
import { ledger } from './noun'
import { useAgain } from './useAgain'
import styles from './ActivityDrawer.module.css'

/** How many lines are shown. */
const SHOWN = 20

/** The last actions of the user, over any page. */
export function ActivityDrawer({ onDismiss }: { onDismiss: () => void }) {
  const { lines, unkept } = useLedger()
  const usual = useUsualLengths(lines)
  const { here } = useLedgerPart()
  const again = useAgain()
  const shown = lines.filter(({ partOf }) => partOf === undefined).slice(0, SHOWN)
  return (
    <SidePanel
      title={ledger.title}
      subtitle="What you began in this browser"
      onDismiss={onDismiss}
      animate
      readOnly
      footer={
        <>
          <RecordButton onBegun={onDismiss} />
          <Link to={ledger.to.list()}>All activity</Link>
        </>
      }
    >
      <Unkept unkept={unkept} />
      {shown.length > 0 ? (
        <LineList
          label="Last actions"
          lines={shown}
          usual={usual}
          acts={(line) => (
            <LineActs line={line} lines={lines} again={again} here={here} onChosen={onDismiss} />
          )}
        />
      ) : (
        <p className={styles.none}>No activity yet.</p>
      )}
    </SidePanel>
  )
}
