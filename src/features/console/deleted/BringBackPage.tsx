import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react'
import { Navigate } from 'react-router'
import { projectsApi } from '#store/api/resources/projects'
import { parseFutureId } from '#store/commands/many'
import { useAppStore } from '#store/hooks'
import type { DeletedDisk, DeletedInstance } from '#store/kept/deletedRecords'
import { ledgerPart, type Ledger } from '#store/ledger/ledger'
import type { Line } from '#store/ledger/line'
import { asApiError, isForbidden, type ApiError } from '#model/apiError'
import { isUuid } from '#model/nameOrId'
import { consolePartOf } from '#store/parts'
import type { AppStore } from '#store/store'
import { Button } from '#ui/actions/Button'
import { Notice } from '#ui/feedback/Notice'
import { Skeleton } from '#ui/feedback/Skeleton'
import { PageHeader } from '#ui/layout/PageHeader'
import { VisuallyHidden } from '#ui/text/VisuallyHidden'
import { ErrorNotice } from '#features/kit/errors/ErrorNotice'
import { PageHelp } from '#features/kit/help/PageHelp'
import { useLedger } from '#features/kit/ledger/useLedger'
import { Link } from '#features/kit/routing/Link'
import { useParam } from '#features/kit/routing/useParam'
import { isBringingBack } from './bringBackBatch'
import styles from './BringBack.module.css'
import { DiskBack } from './DiskBack'
import { deletedRecord, recordOfSnapshot, whyNoRecord } from './found'
import { InstanceBack } from './InstanceBack'
import { deletedThings } from './noun'
import { snapshotsOf } from '#features/project/disks/exports/snapshotsOf'
import { readFree, readStorage, type FreeNow, type StorageNow } from './readNow'

/** The record of a deletion, the free things of the region, and the name of the last attempt to bring it back. */
type Known = { attempted: string | undefined } & (
  | { record: DeletedInstance; now: FreeNow }
  | { record: DeletedDisk; now: StorageNow }
)

/** The name of the last attempt to bring it back. */
function attemptedName(lines: readonly Line[], page: string): string | undefined {
  const last = lines.find((line) => isBringingBack(line) && line.at === page)
  return last && parseFutureId(last.subject.id)?.name
}

/** Waits until the kept lines are read, or the browser has denied them. */
const whenRead = ({ get, subscribe }: Pick<Ledger, 'get' | 'subscribe'>) =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (!get().isRead) return
      unsubscribe()
      resolve()
    }
    const unsubscribe = subscribe(look)
    look()
  })

/** Reads what is free. A disk that this browser does not know is known from its snapshots, if there are any. */
async function readKnown(store: AppStore, project: string, id: string): Promise<Known | undefined> {
  const made = consolePartOf(store, ledgerPart)
  await whenRead(made)
  const { lines } = made.get()
  const record = deletedRecord(lines, id)
  const attempted = attemptedName(lines, deletedThings.to.page({ project, deleted: id }))
  if (record?.kind === 'instance')
    return { attempted, record, now: await readFree(store, project, record, attempted) }
  const now = await readStorage(store, project, record ? [record] : [])
  const [snapshot] = now.disks.some((disk) => disk.id === id) ? [] : snapshotsOf(id, now.snapshots)
  const found = record ?? (snapshot && recordOfSnapshot(snapshot))
  return found && { attempted, record: found, now }
}

/** The reading before something is brought back. */
type ReadingNow =
  | { is: 'reading' }
  | { is: 'failed'; error: ApiError }
  | { is: 'read'; now: Known | undefined }

/**
 * Reads what is free now, at once and whenever it is asked to. What was read before is shown meanwhile.
 *
 * @param read keeps its identity
 */
function useReadNow(read: (store: AppStore) => Promise<Known | undefined>): {
  state: ReadingNow
  again: () => void
} {
  const store = useAppStore()
  const [turn, setTurn] = useState(0)
  const [state, setState] = useState<ReadingNow>({ is: 'reading' })
  useEffect(() => {
    let isOver = false
    const set = (next: ReadingNow) => !isOver && setState(next)
    setState((before) => (before.is === 'failed' ? { is: 'reading' } : before))
    read(store).then(
      (now) => set({ is: 'read', now }),
      (error) => set({ is: 'failed', error: asApiError(error) }),
    )
    return () => {
      isOver = true
    }
  }, [store, read, turn])
  const again = useCallback(() => setTurn((before) => before + 1), [])
  return { state, again }
}

/** Brings back the instance or the disk of the address. Rules: BACK-3 to BACK-5. */
export function BringBackPage() {
  const { project, deleted } = useParam('project', 'deleted')
  const { data } = projectsApi.endpoints.projectView.useQuery({ project })
  // A toast and the activity know the id of the project alone.
  if (isUuid(project) && data)
    return <Navigate replace to={deletedThings.to.page({ project: data.name, deleted })} />
  return <BringBack key={deleted} project={project} id={deleted} />
}

/** The lines of the question while what it says is read. */
const reading = (
  <>
    <VisuallyHidden>Reading what is free now…</VisuallyHidden>
    <div className={styles.skeleton}>
      {['36rem', '24rem', '36rem', '24rem'].map((width, line) => (
        <Skeleton key={line} width={width} />
      ))}
    </div>
  </>
)

const Frame = ({ name, children }: { name?: string; children: ReactNode }) => (
  <div className={styles.page}>
    <PageHeader
      title={name === undefined ? 'Bring back' : `Bring back ${name}`}
      context="What is still free is checked before anything is created."
      actions={<PageHelp />}
    />
    {children}
  </div>
)

function BringBack({ project, id }: { project: string; id: string }) {
  const { lines } = useLedger()
  const record = useMemo(() => deletedRecord(lines, id), [lines, id])
  const { state, again } = useReadNow(
    useCallback((store: AppStore) => readKnown(store, project, id), [project, id]),
  )
  const list = <Link to={deletedThings.to.list({ project })}>{deletedThings.title}</Link>
  switch (state.is) {
    case 'reading':
      return (
        <Frame name={record?.name}>
          <div role="status">{reading}</div>
        </Frame>
      )
    case 'failed':
      return (
        <Frame name={record?.name}>
          <ErrorNotice title="Could not read what is free now" error={state.error} onRetry={again} />
          {/* It stands for the whole page, and a role may have been given meanwhile. */}
          {isForbidden(state.error) && (
            <div>
              <Button onClick={again}>Try again</Button>
            </div>
          )}
        </Frame>
      )
    case 'read':
      return state.now ? (
        <Frame name={state.now.record.name}>
          <Back known={state.now} project={project} again={again} />
          <p>{list}</p>
        </Frame>
      ) : (
        <Frame>
          <Notice tone="attention" title="It cannot be brought back">
            {whyNoRecord(lines, id)}, and no snapshot of it is left. {list}
          </Notice>
        </Frame>
      )
  }
}

/** The question of an instance, or that of a disk. */
function Back({ known, ...back }: { known: Known; project: string; again: () => void }) {
  return 'instances' in known.now ? (
    <InstanceBack {...back} record={known.record as DeletedInstance} now={known.now} />
  ) : (
    <DiskBack {...back} record={known.record as DeletedDisk} now={known.now} attempted={known.attempted} />
  )
}
