import { object, string } from 'yup'
import type { BfdMode, SwitchSlot } from '#store/api/generated/types'
import { bfdSessionsApi } from '#store/api/resources/bfdSessions'
import { ipError } from '#model/network/ip'
import { formatExact } from '#ui/format/numbers'
import { switchChoices } from '#features/system/switches/exports/switchChoices'
import type { Choice } from '#features/kit/form/choices'
import { NumberField } from '#features/kit/form/fields/NumberField'
import { RadioField } from '#features/kit/form/fields/RadioField'
import { TextField } from '#features/kit/form/fields/TextField'
import { checkedText, decimalNumber, optionalCheckedText, wholeNumber } from '#features/kit/form/rules'
import { SidePanelForm } from '#features/kit/form/SidePanelForm'
import { detectionMs, modeText, sessionTitle } from './sessionText'
import { useForm } from '#features/kit/form/FormFields'
import { bfdSessions } from './noun'

/** The shortest and the longest interval, in milliseconds. The region counts microseconds. */
const LEAST_INTERVAL = 0.01
const MOST_INTERVAL = 60_000
const MOST_THRESHOLD = 255

const schema = object({
  switchSlot: string<SwitchSlot>().required(),
  remote: checkedText('Peer', ipError),
  local: optionalCheckedText(ipError),
  mode: string<BfdMode>().required(),
  requiredRxMs: decimalNumber('Required receive interval', {
    min: LEAST_INTERVAL,
    max: MOST_INTERVAL,
    unit: 'ms',
  }),
  detectionThreshold: wholeNumber('Detection threshold', {
    min: 1,
    max: MOST_THRESHOLD,
  }),
})

const initial = {
  switchSlot: 'switch0' as SwitchSlot,
  remote: '',
  local: '',
  mode: 'single_hop' as BfdMode,
  requiredRxMs: 300,
  detectionThreshold: 3,
}

const modes: readonly Choice<BfdMode>[] = [
  { value: 'single_hop', label: modeText('single_hop'), detail: 'The peer is on the same link' },
  { value: 'multi_hop', label: modeText('multi_hop'), detail: 'There are routers between' },
]

/** Enables a session with a neighbour. An existing one restarts. */
export function EnableBfdSessionForm() {
  return (
    <SidePanelForm
      title={bfdSessions.panels.enable}
      needs={bfdSessions.creates.enable}
      schema={schema}
      initial={initial}
      draft={{ fields: ['switchSlot', 'remote', 'local', 'mode', 'requiredRxMs', 'detectionThreshold'] }}
      send={({ local, requiredRxMs, ...rest }, { save }) => {
        const requiredRx = Math.round(requiredRxMs * 1_000)
        return save(bfdSessionsApi.endpoints.networkingBfdEnable, {
          body: { ...rest, requiredRx, local: local === '' ? null : local },
        })
      }}
      saved={(_saved, { switchSlot, remote }) => `${sessionTitle({ switchSlot, peer: remote })} enabled`}
      back={bfdSessions.to.list()}
    >
      <p>A session of the same switch with the same peer is replaced, and starts over.</p>
      <RadioField name="switchSlot" label="Switch" choices={switchChoices} />
      <TextField name="remote" label="Peer" hint="The address of the neighbour" />
      <TextField name="local" label="Local address" optional hint="Any, if left empty" />
      <RadioField name="mode" label="Mode" choices={modes} />
      <NumberField
        name="requiredRxMs"
        label="Required receive interval (ms)"
        min={LEAST_INTERVAL}
        max={MOST_INTERVAL}
        decimals={2}
      />
      <NumberField
        name="detectionThreshold"
        label="Detection threshold (packets)"
        min={1}
        max={MOST_THRESHOLD}
      />
      <Detection />
    </SidePanelForm>
  )
}

/** The time until a neighbour counts as lost, computed from the two numbers. */
function Detection() {
  const { requiredRxMs, detectionThreshold } = useForm<typeof initial>().values
  const ms = detectionMs({ requiredRx: requiredRxMs * 1_000, detectionThreshold })
  return <p role="status">{ms > 0 && `A failure is detected after ${formatExact(ms)} ms.`}</p>
}
