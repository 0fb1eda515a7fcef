import { useCallback, useDeferredValue, useState } from 'react'
import type { ApiError } from '#model/apiError'
import { countOf } from '#model/countedNames'
import { Notice } from '#ui/feedback/Notice'
import { PageHeader } from '#ui/layout/PageHeader'
import { LearnAbout } from '#features/kit/help/LearnAbout'
import { LinkButton } from '#features/kit/routing/LinkButton'
import { FailedQueries, type NamedQuery } from '#features/kit/queries/FailedQueries'
import { PageForm } from '#features/kit/form/PageForm'
import { Presets } from '#features/kit/form/Presets'
import { NotLoaded } from '#ui/feedback/NotLoaded'
import { type FormStore, useFormPart } from '#features/kit/form/FormFields'
import { InstanceQuotaSummary } from './InstanceQuotaSummary'
import { summaryText, type UnreadLists } from './summary'
import styles from './CreateInstancePage.module.css'
import { instances } from '../noun'
import { type Panel, FormPanels } from './FormPanels'
import type { CreateValues, BootDiskSource } from './createValues'
import { fieldLabels } from './fieldLabels'
import { BootDiskSection } from './sections/BootDiskSection'
import { DisksSection } from './sections/DisksSection'
import { HardwareSection } from './sections/HardwareSection'
import { KeysSection } from './sections/KeysSection'
import { NameSection } from './sections/NameSection'
import { NetworkingSection } from './sections/NetworkingSection'
import { PlacementSection } from './sections/PlacementSection'
import { StartSection } from './sections/StartSection'
import { UserDataSection } from './sections/UserDataSection'
import { useCreateForm } from './useCreateForm'
import type { FormOptions } from './useFormOptions'

/** The notice that the instance to copy does not exist or is not visible. The form remains usable. */
const MissingSourceNotice = ({
  project,
  name,
  error,
}: {
  project: string
  name: string
  error: ApiError
}) => (
  <Notice
    tone="failed"
    title={
      error.statusCode === 404
        ? `There is no instance ${name} in ${project}`
        : `You may not see instance ${name}`
    }
  >
    <p>Nothing is copied into this form. Fill it in, or choose another instance to copy.</p>
    <LinkButton to={instances.to.list({ project })}>All instances</LinkButton>
  </Notice>
)

interface CreateInstanceFormProps {
  project: string
  /** The name of the instance to copy; empty for a new form. */
  like: string
  /** The id of the image to boot from; empty for none. */
  image: string
  /** The initial values known so far. */
  initialValues: CreateValues
  /** Initial values that depend on queries; undefined until known. */
  presets: { readonly [Field in keyof CreateValues]?: CreateValues[Field] | undefined }
  /** The initial values are loading. */
  isLoading: boolean
  options: FormOptions
  /** Failed queries: without them, some existing options cannot be chosen or copied. */
  failed: readonly NamedQuery[]
  /** Why the source instance cannot be copied. */
  absence: ApiError | undefined
}

const nothingToBootFrom = (
  <Notice tone="attention" title="There is nothing to boot from">
    An image, a snapshot or a free disk is needed. Upload an image, or create a disk.
  </Notice>
)

/** Why the form cannot be sent yet. @param nothing there is nothing to boot from */
function whyNotYet(nothing: boolean, isLoading: boolean): string | undefined {
  if (nothing) return 'An image, a snapshot or a free disk is needed to boot from'
  return isLoading ? 'Images, keys and pools are still loading' : undefined
}

/** The text of the button that submits. */
function submitLabel(values: CreateValues): string {
  const count = countOf(values)
  return count > 1 ? `Create ${count} instances` : instances.forms.create
}

interface SummaryProps {
  sources: readonly BootDiskSource[]
  unread: UnreadLists
}

/** The summary of the new instance and the quota that it uses. On wide screens it stays in view while the form scrolls. */
const CreateSummary = (props: SummaryProps) => (
  <div className={styles.beside}>
    <Summary {...props} />
    <InstanceQuotaSummary />
  </div>
)

/** One text, so that it renders only when a line changes. It has no elements for its lines, but marks of what failed. */
function Summary({ sources, unread }: SummaryProps) {
  const text = useFormPart(({ values }: FormStore<CreateValues>) => summaryText(values, sources, unread))
  return (
    <section className={styles.summary} aria-label="Summary">
      <h2>Summary</h2>
      <p>
        <NotLoaded text={text} />
      </p>
    </section>
  )
}

/** The form itself. */
export function CreateInstanceForm({
  project,
  like,
  image,
  initialValues,
  presets,
  isLoading,
  options,
  failed,
  absence,
}: CreateInstanceFormProps) {
  const [panel, setPanel] = useState<Panel>()
  const form = useCreateForm({ project, like, image, initialValues, options })
  const close = useCallback(() => setPanel(undefined), [])
  // The sections below the fold are rendered after the first paint, with reserved room.
  const isWhole = useDeferredValue(true, false)

  const { sources, freeDisks, floatingIps, freeIps, groups, hasVpc, keys, pools, status, unread } = options
  const isPart = (['siloImage', 'projectImage', 'snapshot', 'disk'] as const).some((list) => {
    const of = status[list]
    return of.state === 'ready' && of.first !== undefined
  })
  const nothing =
    !isLoading && !isPart && failed.length === 0 && sources.length === 0 && freeDisks.length === 0
  return (
    <>
      <PageHeader
        title={instances.forms.create}
        actions={<LearnAbout topic="instances" />}
        context={like && !absence ? `Like ${like}: its size, disks, networking, groups and keys` : undefined}
      />
      <PageForm
        {...form}
        className={`${styles.form} ${isWhole ? '' : styles.begun}`}
        title={instances.forms.create}
        errorTitle="Could not create the instance"
        labels={fieldLabels}
        submitLabel={submitLabel}
        needs={instances.creates.create}
        disabledReason={whyNotYet(nothing, isLoading)}
        notKept="User data is not kept when the page is reloaded."
        notices={
          <>
            {absence && <MissingSourceNotice project={project} name={like} error={absence} />}
            <FailedQueries of={failed} />
            {nothing && nothingToBootFrom}
          </>
        }
        dialog={<FormPanels project={project} panel={panel} onClose={close} options={options} />}
      >
        <Presets of={presets} />
        <div className={styles.layout}>
          <NameSection project={project} />
          <StartSection />
          <HardwareSection />
          <BootDiskSection project={project} sources={sources} disks={freeDisks} status={status} />
          <CreateSummary sources={sources} unread={unread} />
          {isWhole && (
            <>
              <DisksSection open={setPanel} />
              <KeysSection keys={keys} status={status.key} unread={unread} open={setPanel} />
              <NetworkingSection
                project={project}
                hasVpc={hasVpc}
                pools={pools}
                poolStatus={status.pool}
                unread={unread}
                floatingIps={floatingIps}
                freeIps={freeIps}
                floatingIpStatus={options.dialogStatus.floatingIp}
                open={setPanel}
              />
              <PlacementSection project={project} groups={groups} status={status.group} />
              <UserDataSection like={absence ? '' : like} />
            </>
          )}
        </div>
      </PageForm>
    </>
  )
}
