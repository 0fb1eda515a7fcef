import { useMemo } from 'react'
import { bgpApi } from '#store/api/resources/bgp'
import { useHasFeature } from '#store/useRegionVersion'
import { useWhyNotOffered } from '#store/useWhyNotOffered'
import { ALL_LIMIT } from '#model/paging'
import { choicesFrom, type Choice } from '#features/kit/form/choices'
import { NetworkField } from '#features/kit/form/fields/NetworkField'
import { CheckboxField } from '#features/kit/form/fields/CheckboxField'
import { ChoiceField } from '#features/kit/form/fields/ChoiceField'
import { NumberField } from '#features/kit/form/fields/NumberField'
import { RadioField } from '#features/kit/form/fields/RadioField'
import { TextField } from '#features/kit/form/fields/TextField'
import { type FormStore, useFormPart } from '#features/kit/form/FormFields'
import { SidePanelForm } from '#features/kit/form/SidePanelForm'
import {
  emptyPeer,
  MAX_LIFETIME,
  peerBody,
  peerDraft,
  peerSchema,
  timers,
  type PeerKind,
  type PeerValues,
} from '../peerForm'
import { LinkField, MAX_BYTE, MAX_VLAN, MAX_WORD, type PartPanelProps } from './partPanel'

/** Defines a BGP peer of the new settings, without a request. */
export function PeerPanel({ links, taken, onAdded, onDismiss }: PartPanelProps<'peers'>) {
  const configs = bgpApi.endpoints.networkingBgpConfigList.useQuery({ limit: ALL_LIMIT })
  const schema = useMemo(() => peerSchema(taken), [taken])
  return (
    <SidePanelForm
      title="Add BGP peer"
      needs={null}
      schema={schema}
      initial={{ ...emptyPeer, linkName: links[0] ?? '' }}
      draft={{ fields: peerDraft, secrets: ['md5AuthKey'], variant: 'New BGP peer' }}
      code="none"
      send={async (values) => peerBody(values)}
      onSaved={onAdded}
      onDismiss={onDismiss}
    >
      <LinkField links={links} />
      <AddressFields />
      <ChoiceField
        name="bgpConfig"
        label="BGP configuration"
        noun="BGP configuration"
        {...choicesFrom(configs, ({ name, asn }) => ({ value: name, label: name, detail: `AS ${asn}` }))}
      />
      <NumberField
        name="remoteAsn"
        label="Remote AS"
        min={1}
        max={MAX_WORD}
        isName
        optional
        hint="Any, if left empty"
      />
      <NumberField name="vlanId" label="VLAN" min={1} max={MAX_VLAN} optional />
      <TextField
        name="md5AuthKey"
        label="MD5 key"
        type="password"
        autoComplete="new-password"
        optional
        hint="At most 80 characters; the console does not show it again"
      />
      <NumberField name="minTtl" label="Minimum TTL" max={MAX_BYTE} optional />
      <CheckboxField name="enforceFirstAs" label="The first AS of each path must be the AS of the peer" />
      {timers.map(({ key, label, hint }) => (
        <NumberField key={key} name={key} label={`${label} (seconds)`} hint={hint} max={MAX_WORD} />
      ))}
      <NumberField name="localPref" label="Local preference" max={MAX_WORD} optional />
      <NumberField name="multiExitDiscriminator" label="Multi-exit discriminator" max={MAX_WORD} optional />
      <TextField
        name="communities"
        label="Communities"
        multiline
        rows={2}
        optional
        hint="One number per line"
      />
      <PolicyFields policy="importPolicy" networks="imports" label="Import" />
      <PolicyFields policy="exportPolicy" networks="exports" label="Export" />
    </SidePanelForm>
  )
}

/** How the switch finds the peer: by its address, or on the link. */
function AddressFields() {
  const missing = useWhyNotOffered('unnumberedPeers')
  const hasSource = useHasFeature('peerSource')
  const kind = useFormPart(({ values }: FormStore<PeerValues>) => values.kind)
  const kinds: readonly Choice<PeerKind>[] = [
    { value: 'numbered', label: 'Its address' },
    {
      value: 'unnumbered',
      label: 'The link alone',
      detail: 'An unnumbered peer, which IPv6 finds on the link',
      disabledReason: missing,
    },
  ]
  return (
    <>
      <ChoiceField name="kind" label="Found by" noun="way" choices={kinds} />
      {kind === 'numbered' ? (
        <>
          <TextField name="addr" label="Peer" hint="The address of the router at the other end" />
          {hasSource && (
            <TextField
              name="srcAddr"
              label="Source address"
              optional
              hint="The address of the port from which the switch opens the session; its own choice, if left empty"
            />
          )}
        </>
      ) : (
        <NumberField
          name="routerLifetime"
          label="Router lifetime (seconds)"
          max={MAX_LIFETIME}
          hint="How long the peer may use the switch as its default IPv6 router; 0 for never"
        />
      )}
    </>
  )
}

interface PolicyFieldsProps {
  policy: 'importPolicy' | 'exportPolicy'
  networks: 'imports' | 'exports'
  label: string
}

/** The fields for the networks that pass in one direction. */
function PolicyFields({ policy, networks, label }: PolicyFieldsProps) {
  const isList = useFormPart(({ values }: FormStore<PeerValues>) => values[policy] === 'allow')
  return (
    <>
      <RadioField
        name={policy}
        label={label}
        choices={[
          { value: 'no_filtering', label: 'All networks' },
          { value: 'allow', label: 'Listed networks' },
        ]}
      />
      {isList && (
        <NetworkField
          name={networks}
          label={`Networks to ${label.toLowerCase()}`}
          multiline
          rows={3}
          optional
          hint="One per line, such as 192.0.2.0/24; without any, no network passes"
        />
      )}
    </>
  )
}
