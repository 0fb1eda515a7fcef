import { useFormikContext } from 'formik'
import { object } from 'yup'
import { instanceLifecycle } from '../../machines/lifecycle/instanceLifecycle'
import type { Instance } from '../../store/api/generated/types'
import { instancesApi } from '../../store/api/instances'
import { GIB, MAX_MEMORY_GIB, MAX_VCPUS, MIN_MEMORY_GIB } from '../../store/model/limits'
import { Notice } from '../../ui/Notice'
import { NumberField } from '../shared/form/fields'
import { ModalForm } from '../shared/form/ModalForm'
import { wholeNumber } from '../shared/form/rules'
import { Headroom } from '../shared/Headroom'
import { useNotify } from '../shared/useNotify'

const schema = object({
  ncpus: wholeNumber('vCPUs', { min: 1, max: MAX_VCPUS, tooLarge: `CPU count must be at most ${MAX_VCPUS}` }),
  memoryGiB: wholeNumber('Memory', {
    min: MIN_MEMORY_GIB,
    max: MAX_MEMORY_GIB,
    tooLarge: `Memory must be at most ${MAX_MEMORY_GIB} GiB`,
  }),
})

interface ResizeValues {
  ncpus: number | ''
  memoryGiB: number | ''
}

interface ResizeDialogProps {
  instance: Instance
  /** The instance's page, where that is not the one behind the dialog. */
  page?: string
  onDismiss: () => void
}

/** Changes an instance's CPUs and memory. Follows the record: if it starts meanwhile, the dialog says so. */
export function ResizeDialog({ instance, page, onDismiss }: ResizeDialogProps) {
  const notify = useNotify()
  const [update] = instancesApi.endpoints.instanceChange.useMutation()
  const reason = instanceLifecycle.why(instance.runState, 'command.resize')
  const now = { ncpus: instance.ncpus, memoryGiB: instance.memory / GIB }
  return (
    <ModalForm
      title="Resize instance"
      submitLabel="Resize instance"
      schema={schema}
      initial={now as ResizeValues}
      send={({ ncpus, memoryGiB }) =>
        update({
          instance: instance.id,
          change: { ncpus: Number(ncpus), memory: Number(memoryGiB) * GIB },
        }).unwrap()
      }
      onSaved={(saved) => {
        notify(`Instance ${saved.name} resized`, page ? { label: 'View instance', to: page } : undefined)
        onDismiss()
      }}
      onDismiss={onDismiss}
      validateAtOnce
      disabledReason={(values) =>
        reason ??
        (schema.isValidSync(values) ? undefined : 'Both must be within their limits') ??
        (values.ncpus === now.ncpus && values.memoryGiB === now.memoryGiB
          ? 'Nothing has been changed'
          : undefined)
      }
    >
      {reason ? (
        <Notice tone="failed" title="Cannot be resized now">
          {reason}
        </Notice>
      ) : (
        <p>
          {instance.name} has {now.ncpus} {now.ncpus === 1 ? 'vCPU' : 'vCPUs'} and {now.memoryGiB} GiB of
          memory.
        </p>
      )}
      <NumberField name="ncpus" label="vCPUs" disabledReason={reason} />
      <NumberField name="memoryGiB" label="Memory (GiB)" disabledReason={reason} />
      {!reason && <ResizeHeadroom instance={instance} />}
    </ModalForm>
  )
}

/** What the new size would take of the quota: all of it at the next start, or, while it is charged, what it adds. */
function ResizeHeadroom({ instance }: { instance: Instance }) {
  const { values } = useFormikContext<ResizeValues>()
  const isCharged = instanceLifecycle.why(instance.runState, 'command.start') !== undefined
  const added = (size: number, charged: number) => Math.max(0, size - (isCharged ? charged : 0))
  return (
    <Headroom
      cpus={added(Number(values.ncpus), instance.ncpus)}
      memory={added(Number(values.memoryGiB) * GIB, instance.memory)}
    />
  )
}
