import type { VpcFirewallRuleProtocol } from '#store/api/generated/types'
import { protocolKey } from '#store/model/firewall'
import { icmpTypeText, withHyphens } from '#store/model/icmp'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { Field } from '#ui/forms/Field'
import { MiniTable } from '#ui/tables/MiniTable'
import { Select } from '#ui/forms/Select'
import { SuggestInput } from '#ui/forms/SuggestInput'
import { TextInput } from '#ui/forms/TextInput'
import { emptyProtocol, icmpOptions, protocolErrors, protocolText } from './ruleValues'
import { SubForm } from '#features/kit/form/SubForm'
import { useListItemDraft } from './useListItemDraft'

const kinds = [
  { value: '', label: 'Select a protocol' },
  { value: 'tcp', label: 'TCP' },
  { value: 'udp', label: 'UDP' },
  { value: 'icmp', label: 'ICMP' },
] as const

const typeCell = (protocol: VpcFirewallRuleProtocol) => {
  if (protocol.type !== 'icmp') return <EmptyCell />
  return protocol.value ? icmpTypeText(protocol.value.icmpType) : 'All types'
}
const codeCell = (protocol: VpcFirewallRuleProtocol) =>
  protocol.type === 'icmp' ? (protocol.value?.code ?? 'All codes') : <EmptyCell />

/** The protocol filters of a rule; ICMP also by type and code. */
export function ProtocolsField() {
  const { draft, items, error, isChecked, change, restart, add, remove, onKeyDown } =
    useListItemDraft('protocol')
  const errors = isChecked ? protocolErrors(draft) : { type: undefined, code: undefined }
  const own = errors.type ?? errors.code
  return (
    <SubForm
      title="Protocol filters"
      note="The rule concerns traffic of these protocols only. Without any, all protocols."
      addLabel="Add protocol filter"
      emptyReason={draft.type === '' ? 'Select a protocol first' : undefined}
      onAdd={add}
      onClear={() => restart(emptyProtocol)}
      fields={
        <>
          <Field label="Protocol" error={own ? undefined : error}>
            {(ids) => (
              <Select
                {...ids}
                name="protocol-type"
                value={draft.type}
                options={kinds}
                onChange={(picked) => {
                  const kind = kinds.find((kind) => kind.value === picked)
                  if (kind) restart({ ...emptyProtocol, type: kind.value })
                }}
              />
            )}
          </Field>
          {draft.type === 'icmp' && (
            <Field label="ICMP type" optional hint="Left empty, all types" error={errors.type}>
              {(ids) => (
                <SuggestInput
                  {...ids}
                  name="icmp-type"
                  value={draft.icmpType}
                  options={icmpOptions}
                  plural="ICMP types"
                  onChange={(icmpType) =>
                    change({ ...draft, icmpType, icmpCode: icmpType === '' ? '' : draft.icmpCode })
                  }
                  onKeyDown={onKeyDown}
                />
              )}
            </Field>
          )}
          {draft.type === 'icmp' && draft.icmpType !== '' && (
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
                  spellCheck={false}
                  onChange={(event) => change({ ...draft, icmpCode: withHyphens(event.target.value) })}
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
          { header: 'Protocol', cell: (protocol) => protocol.type.toUpperCase() },
          { header: 'Type', cell: typeCell },
          { header: 'Code', cell: codeCell },
        ]}
        items={items}
        itemKey={protocolKey}
        itemName={protocolText}
        onRemove={remove}
      />
    </SubForm>
  )
}
