import { useCallback, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../../paths'
import { instancesApi } from '../../../store/api/instances'
import { useAppDispatch } from '../../../store/hooks'
import type { ApiError } from '../../../store/model/apiError'
import { Notice } from '../../../ui/Notice'
import { PageHeader } from '../../../ui/PageHeader'
import { LeaveDialog } from '../../shared/form/LeaveGuard'
import { focusProblems, PageForm } from '../../shared/form/PageForm'
import { Presets } from '../../shared/form/Presets'
import { RestoredNotice } from '../../shared/form/RestoredNotice'
import type { DraftFields } from '../../shared/form/useDraft'
import { useResourceForm } from '../../shared/form/useResourceForm'
import { QueryFailures, type AskedQuery } from '../../shared/QueryFailures'
import { useNotify } from '../../shared/useNotify'
import { createBody } from './createBody'
import styles from './CreateInstancePage.module.css'
import { createSchema } from './createSchema'
import type { CreateValues } from './createValues'
import { CreateHeadroom } from './CreateHeadroom'
import type { Panel } from './panel'
import { MissingPatternNotice } from './MissingPatternNotice'
import { Panels } from './Panels'
import { refusalFields } from './refusalFields'
import { BasicsSection } from './sections/BasicsSection'
import { BootDiskSection } from './sections/BootDiskSection'
import { DisksSection } from './sections/DisksSection'
import { HardwareSection } from './sections/HardwareSection'
import { KeysSection } from './sections/KeysSection'
import { NetworkingSection } from './sections/NetworkingSection'
import { PlacementSection } from './sections/PlacementSection'
import { UserDataSection } from './sections/UserDataSection'
import { useDuplicateDisks } from './useDuplicateDisks'
import type { SurroundingsData } from './useSurroundings'
import { fieldLabels } from './words'
import { LearnAbout } from '../../help/LearnAbout'

const title = 'Create instance'

/** What is kept until the instance is made. User data may hold secrets: it stays in the memory of the page. */
const kept = {
  fields: [
    ...(['name', 'description', 'start', 'hardware', 'preset', 'ncpus', 'memoryGiB'] as const),
    ...([
      'bootSource',
      'siloImage',
      'projectImage',
      'snapshot',
      'bootDisk',
      'bootSizeGiB',
      'bootName',
    ] as const),
    ...(['disks', 'sshKeys', 'nics', 'nicList', 'hostname', 'ephemeral', 'pool', 'floatingIps'] as const),
    ...(['groups', 'restart', 'userDataFrom'] as const),
  ],
  secrets: ['userDataText', 'userDataFile'],
} satisfies DraftFields<CreateValues>

interface CreateInstanceFormProps {
  project: string
  /** The instance it is begun like; empty for one begun from nothing. */
  like: string
  /** The form before anything is typed, as far as it is known. */
  begun: CreateValues
  /** The fields that begin with something that had to be asked for; undefined until it is known. */
  presets: { readonly [Field in keyof CreateValues]?: CreateValues[Field] | undefined }
  /** What the form begins with is on its way. */
  isLoading: boolean
  surroundings: SurroundingsData
  /** Calls that failed: without their answers something cannot be chosen, or copied, that may well be there. */
  failed: readonly AskedQuery[]
  /** Why the other instance cannot be copied at all. */
  absence: ApiError | undefined
}

/** The form itself. What was typed earlier and not sent is back; leaving keeps it, Cancel asks before it is lost. */
export function CreateInstanceForm({
  project,
  like,
  begun,
  presets,
  isLoading,
  surroundings,
  failed,
  absence,
}: CreateInstanceFormProps) {
  // Names in it may be generated, so it is taken once. What arrives later fills its own fields.
  const [blank] = useState(begun)
  const [panel, setPanel] = useState<Panel>()
  const [isLeaving, setLeaving] = useState(false)
  const go = useNavigate()
  const notify = useNotify()
  const dispatch = useAppDispatch()
  const [create] = instancesApi.endpoints.instanceCreate.useMutation()
  const duplicateDisks = useDuplicateDisks(project)
  const { around, sources } = surroundings
  const schema = useMemo(() => createSchema(around), [around])
  const leave = () => void go(paths.instances({ project }))

  const { formik, form, refusal, draft, dismiss, isUnsaved, isSending, isSlow } = useResourceForm(
    {
      schema,
      initial: blank,
      draft: { ...kept, variant: like },
      send: (values) =>
        create({
          project,
          body: createBody(values, (id) => sources.find((source) => source.id === id)?.name),
        }).unwrap(),
      onSaved: (instance) => {
        const at = { project, instance: instance.name }
        // The page it leads to shows at once what the answer said.
        void dispatch(instancesApi.util.upsertQueryData('instanceView', at, instance))
        notify(`Instance ${instance.name} created`)
        void go(paths.instance(at))
      },
      faultsOf: (refused, values) =>
        /^disk name already exists/i.test(refused.message)
          ? duplicateDisks(values, refused.message)
          : refusalFields(refused, values),
      focusFault: focusProblems,
    },
    title,
  )
  const close = useCallback(() => setPanel(undefined), [])

  const { freeDisks, floatingIps, freeIps, groups, hasVpc, keys, pools, status } = surroundings
  const nothing = !isLoading && failed.length === 0 && sources.length === 0 && freeDisks.length === 0
  const disabledReason = nothing
    ? 'An image, a snapshot or a free disk is needed to boot from'
    : isLoading
      ? 'Images, keys and pools are still loading'
      : undefined
  return (
    <>
      <PageHeader
        title={title}
        actions={<LearnAbout topic="instances" />}
        {...(like && !absence
          ? { context: `Like ${like}: its size, disks, networking, groups and restart policy` }
          : {})}
      />
      <div className={styles.draft}>
        <RestoredNotice isRestored={draft.isRestored} onDiscard={draft.discard}>
          User data is not kept when the page is loaded anew.
        </RestoredNotice>
        {absence && <MissingPatternNotice project={project} name={like} error={absence} />}
        <QueryFailures of={failed} what="what the form offers" />
        {nothing && (
          <Notice tone="attention" title="There is nothing to boot from">
            An image, a snapshot or a free disk is needed. Upload an image, or create a disk.
          </Notice>
        )}
      </div>
      <PageForm
        formik={formik}
        form={form}
        refusal={refusal}
        isSending={isSending}
        isSlow={isSlow}
        refusedTitle="Could not create the instance"
        labels={fieldLabels}
        submitLabel={title}
        disabledReason={disabledReason}
        restored={draft.restored}
        onCancel={() => (isUnsaved() ? setLeaving(true) : dismiss(leave))}
      >
        <Presets of={presets} />
        <div className={styles.layout}>
          <BasicsSection />
          <HardwareSection />
          <CreateHeadroom />
          <BootDiskSection project={project} sources={sources} disks={freeDisks} status={status} />
          <DisksSection open={setPanel} />
          <KeysSection keys={keys} status={status.key} open={setPanel} />
          <NetworkingSection
            project={project}
            hasVpc={hasVpc}
            pools={pools}
            poolStatus={status.pool}
            floatingIps={floatingIps}
            freeIps={freeIps}
            floatingIpStatus={status.floatingIp}
            open={setPanel}
          />
          <PlacementSection project={project} groups={groups} status={status.group} />
          <UserDataSection />
        </div>
      </PageForm>
      <Panels project={project} panel={panel} onClose={close} formik={formik} surroundings={surroundings} />
      <LeaveDialog
        open={isLeaving}
        onKeep={() => setLeaving(false)}
        onLeave={() => {
          draft.end()
          leave()
        }}
      />
    </>
  )
}
