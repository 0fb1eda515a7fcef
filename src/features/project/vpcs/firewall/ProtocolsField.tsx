import type { VpcFirewallRuleProtocol } from '#store/api/generated/types'
import { icmpTypeText } from '#model/network/icmp'
import { useHasFeature } from '#store/useRegionVersion'
import { protocolName, protocolText } from '#model/network/protocolText'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { Field } from '#ui/forms/Field'
import { MiniTable } from '#ui/tables/MiniTable'
import { Select } from '#ui/forms/Select'
import { SuggestInput } from '#ui/forms/SuggestInput'
import { TextInput } from '#ui/forms/TextInput'
import { emptyProtocol, icmpOptions, isIcmp, protocolErrors, type RuleDrafts } from './ruleValues'
import { SubForm } from '#features/kit/form/SubForm'
import { foldOf } from './foldOf'
import { useRuleList } from './useRuleList'

const kinds = [
  { value: '', label: 'Select a protocol' },
  { value: 'tcp', label: 'TCP' },
  { value: 'udp', label: 'UDP' },
  { value: 'icmp', label: 'ICMP' },
] as const
const newerKinds = [...kinds, { value: 'icmp6', label: 'ICMPv6' }] as const
const olderKinds = [
  ...kinds,
  { value: 'icmp6', label: 'ICMPv6: not in this region', disabled: true },
] as const

const typeCell = (protocol: VpcFirewallRuleProtocol) => {
  if (!('value' in protocol)) return <EmptyCell />
  return protocol.value ? icmpTypeText(protocol.value.icmpType, protocol.type) : 'All types'
}
const codeCell = (protocol: VpcFirewallRuleProtocol) =>
  'value' in protocol ? (protocol.value?.code ?? 'All codes') : <EmptyCell />

/** Why no filter can be added. */
const whyNot = ({ type, isNext }: RuleDrafts['protocol']) =>
  type === '' ? 'Select a protocol first' : isNext ? 'Enter a type or a code first' : undefined

/** The protocol filters of a rule; ICMP also by type and code. */
export function ProtocolsField() {
  const { draft, items, error, isChecked, change, restart, add, remove, onKeyDown, typing } =
    useRuleList('protocol')
  const offered = useHasFeature('icmp6') ? newerKinds : olderKinds
  const errors = isChecked ? protocolErrors(draft) : { type: undefined, code: undefined }
  const kind = draft.type
  const own = errors.type ?? errors.code
  return (
    <SubForm
      title="Protocol filters"
      note="The rule applies to traffic of these protocols. Without any, it applies to all protocols."
      addLabel="Add protocol filter"
      emptyReason={whyNot(draft)}
      onAdd={add}
      {...foldOf({
        noun: 'protocol filter',
        none: 'Any protocol',
        items,
        isTyped: draft.type !== '' || error !== undefined,
      })}
      fields={
        <>
          <Field label="Protocol" error={own ? undefined : error}>
            {(ids) => (
              <Select
                {...ids}
                name="protocol-type"
                value={draft.type}
                options={offered}
                onChange={(picked) => {
                  const choice = offered.find(({ value }) => value === picked)
                  if (choice) restart({ ...emptyProtocol, type: choice.value })
                }}
              />
            )}
          </Field>
          {isIcmp(kind) && (
            <Field label="ICMP type" optional hint="Left empty, all types" error={errors.type}>
              {(ids) => (
                <SuggestInput
                  {...ids}
                  name="icmp-type"
                  value={draft.icmpType}
                  options={icmpOptions[kind]}
                  plural="ICMP types"
                  onChange={(icmpType) =>
                    change({ type: kind, icmpType, icmpCode: icmpType === '' ? '' : draft.icmpCode })
                  }
                  onKeyDown={onKeyDown}
                />
              )}
            </Field>
          )}
          {isIcmp(kind) && draft.icmpType !== '' && (
            <Field
              label="ICMP code"
              optional
              hint="A code (0) or a range (0-3). Left empty, all codes"
              error={errors.code}
            >
              {(ids) => (
                <TextInput
                  {...ids}
                  name="icmp-code"
                  value={draft.icmpCode}
                  onChange={(event) => typing.type(event.target.value)}
                  onPaste={typing.onPaste}
                  onKeyDown={onKeyDown}
                />
              )}
            </Field>
          )}
        </>
      }
    >
      <MiniTable
        label="Protocol filters"
        columns={[
          { header: 'Protocol', cell: (protocol) => protocolName(protocol.type) },
          { header: 'Type', cell: typeCell },
          { header: 'Code', cell: codeCell },
        ]}
        items={items}
        itemName={protocolText}
        onRemove={remove}
      />
    </SubForm>
  )
}
