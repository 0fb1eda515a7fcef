import { useMemo } from 'react'
import { object } from 'yup'
import { ipError, networkError } from '#model/network/ip'
import { NetworkField } from '#features/kit/form/fields/NetworkField'
import { NumberField } from '#features/kit/form/fields/NumberField'
import { TextField } from '#features/kit/form/fields/TextField'
import { checkedText, optionalWholeNumber } from '#features/kit/form/rules'
import { SidePanelForm } from '#features/kit/form/SidePanelForm'
import { partKeys } from '../settingsForm'
import { LinkField, linkRule, MAX_BYTE, MAX_VLAN, orNull, type PartPanelProps } from './partPanel'

interface RouteValues {
  linkName: string
  dst: string
  gw: string
  vid: number | ''
  ribPriority: number | ''
}

const routeOf = ({ vid, ribPriority, ...rest }: RouteValues) => ({
  ...rest,
  vid: orNull(vid),
  ribPriority: orNull(ribPriority),
})

/** Defines a route of the new settings, without a request. */
export function RoutePanel({ links, taken, onAdded, onDismiss }: PartPanelProps<'routes'>) {
  const schema = useMemo(
    () =>
      object({
        linkName: linkRule(),
        dst: checkedText('Destination', networkError),
        gw: checkedText('Gateway', ipError).test(
          'free',
          'That route is listed already',
          (_gw, { parent }) => !taken.has(partKeys.routes(routeOf(parent as RouteValues))),
        ),
        vid: optionalWholeNumber('VLAN', { min: 1, max: MAX_VLAN }),
        ribPriority: optionalWholeNumber('Priority', { min: 0, max: MAX_BYTE }),
      }),
    [taken],
  )
  const initial: RouteValues = { linkName: links[0] ?? '', dst: '', gw: '', vid: '', ribPriority: '' }
  return (
    <SidePanelForm
      title="Add route"
      needs={null}
      schema={schema}
      initial={initial}
      draft={{ fields: ['linkName', 'dst', 'gw', 'vid', 'ribPriority'], variant: 'New route' }}
      code="none"
      send={async (values) => routeOf(values)}
      onSaved={onAdded}
      onDismiss={onDismiss}
    >
      <LinkField links={links} />
      <NetworkField name="dst" label="Destination" hint="A network, such as 0.0.0.0/0 for everything" />
      <TextField name="gw" label="Gateway" hint="The address of the router at the other end" />
      <NumberField name="vid" label="VLAN" min={1} max={MAX_VLAN} optional />
      <NumberField
        name="ribPriority"
        label="Priority"
        max={MAX_BYTE}
        optional
        hint="Which of several routes to the same destination the switch takes"
      />
    </SidePanelForm>
  )
}
