import { useMemo } from 'react'
import { boolean, mixed, object, string } from 'yup'
import type { SwitchInterfaceConfigCreate, SwitchInterfaceKind } from '#store/api/generated/types'
import { interfaceKindText } from '#features/shared/fabric/port'
import { CheckboxField } from '#features/kit/form/fields/CheckboxField'
import { NumberField } from '#features/kit/form/fields/NumberField'
import { RadioField } from '#features/kit/form/fields/RadioField'
import { type FormStore, useFormPart } from '#features/kit/form/FormFields'
import { wholeNumber } from '#features/kit/form/rules'
import { SidePanelForm } from '#features/kit/form/SidePanelForm'
import { partKeys } from '../settingsForm'
import { LinkField, linkRule, MAX_VLAN, type PartPanelProps } from './partPanel'

type Kind = SwitchInterfaceKind['type']

interface InterfaceValues {
  linkName: string
  kind: Kind
  vid: number | ''
  v6Enabled: boolean
}

const kinds = (['primary', 'vlan', 'loopback'] as const).map((kind) => ({
  value: kind,
  label: interfaceKindText(kind),
}))

const interfaceOf = ({ linkName, kind, vid, v6Enabled }: InterfaceValues): SwitchInterfaceConfigCreate => ({
  linkName,
  v6Enabled,
  kind: kind === 'vlan' ? { type: kind, vid: Number(vid) } : { type: kind },
})

/** Defines an interface of the new settings, without a request. */
export function InterfacePanel({ links, taken, onAdded, onDismiss }: PartPanelProps<'interfaces'>) {
  const schema = useMemo(
    () =>
      object({
        linkName: linkRule().test(
          'free',
          'The link has such an interface already',
          (_name, { parent }) => !taken.has(partKeys.interfaces(interfaceOf(parent as InterfaceValues))),
        ),
        kind: string<Kind>().required(),
        vid: mixed().when('kind', ([kind]) =>
          kind === 'vlan' ? wholeNumber('VLAN', { min: 1, max: MAX_VLAN }) : mixed(),
        ),
        v6Enabled: boolean().required(),
      }),
    [taken],
  )
  const initial: InterfaceValues = { linkName: links[0] ?? '', kind: 'primary', vid: '', v6Enabled: false }
  return (
    <SidePanelForm
      title="Add interface"
      needs={null}
      schema={schema}
      initial={initial}
      draft={{ fields: ['linkName', 'kind', 'vid', 'v6Enabled'], variant: 'New interface' }}
      code="none"
      send={async (values) => interfaceOf(values)}
      onSaved={onAdded}
      onDismiss={onDismiss}
    >
      <LinkField links={links} />
      <RadioField name="kind" label="Kind" choices={kinds} />
      <VlanField />
      <CheckboxField name="v6Enabled" label="IPv6" />
    </SidePanelForm>
  )
}

function VlanField() {
  const kind = useFormPart(({ values }: FormStore<InterfaceValues>) => values.kind)
  return kind === 'vlan' ? <NumberField name="vid" label="VLAN" min={1} max={MAX_VLAN} /> : null
}
