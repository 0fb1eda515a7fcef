import { useMemo, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { paths } from '../../../paths'
import { firewallApi } from '../../../store/api/firewall'
import type { VpcFirewallRule } from '../../../store/api/generated/types'
import { isApiError, type ApiError } from '../../../store/model/apiError'
import { RULE_CHANGED, RULE_GONE } from '../../../store/model/firewall'
import { MAX_PRIORITY } from '../../../store/model/limits'
import { DescriptionField, NameField, NumberField, RadioField } from '../../shared/form/fields'
import { CheckboxField } from '../../shared/form/SelectField'
import { SidePanelForm } from '../../shared/form/SidePanelForm'
import { RecordFacts } from '../../shared/RecordFacts'
import { useNotify } from '../../shared/useNotify'
import { useParam } from '../../shared/useParam'
import { HostsField } from './HostsField'
import { PortsField } from './PortsField'
import { ProtocolsField } from './ProtocolsField'
import { withDrafts } from './drafts'
import { cloneValues, emptyRule, ruleDraft, ruleOf, ruleValues, type RuleFormValues } from './ruleForm'
import { ruleSchema } from './ruleSchema'
import { useKnownNames } from './useKnownNames'

const { vpcFirewallRulesView, firewallRuleChange } = firewallApi.endpoints

interface AtVpc {
  project: string
  vpc: string
}

const namesOf = (rules: readonly VpcFirewallRule[] | undefined) => rules?.map((rule) => rule.name) ?? []

/** Adds a rule; with a rule in the address, one that begins as its copy. */
export function CreateRulePanel() {
  const at = useParam('project', 'vpc')
  const { rule: name } = useParams()
  const go = useNavigate()
  const notify = useNotify()
  const { data } = vpcFirewallRulesView.useQuery(at)
  const [change] = firewallRuleChange.useMutation()
  const schema = useMemo(() => ruleSchema(namesOf(data?.rules)), [data])
  // A copy has nothing to begin with until the rule is known; a new rule needs nothing.
  if (name && !data) return null
  const model = data?.rules.find((rule) => rule.name === name)
  const back = () => void go(paths.firewallRules(at), { preventScrollReset: true })
  return (
    <SidePanelForm
      title="Add firewall rule"
      submitLabel="Add firewall rule"
      schema={schema}
      initial={model ? cloneValues(model) : emptyRule}
      draft={{ fields: ruleDraft }}
      send={(values) => change({ ...at, change: { kind: 'add', rule: ruleOf(withDrafts(values)) } }).unwrap()}
      onSaved={(_, values) => {
        notify(`Firewall rule ${values.name} added`)
        back()
      }}
      onDismiss={back}
    >
      <RuleFields at={at} />
    </SidePanelForm>
  )
}

/** Changes a rule. The rule is taken once, at the start: the list may change while it is being edited. */
export function EditRulePanel() {
  const { rule: name, ...at } = useParam('project', 'vpc', 'rule')
  const { data } = vpcFirewallRulesView.useQuery(at)
  const [rule] = useState(() => data?.rules.find((each) => each.name === name))
  return rule ? <EditRule at={at} rule={rule} /> : null
}

/** What a person should know when somebody else was faster, and how to go on. */
const goOn: Readonly<Record<string, string>> = {
  [RULE_CHANGED]: 'What you typed is kept here: update again to put it in the place of theirs.',
  [RULE_GONE]: 'What you typed is kept here: update again to add it as a new rule.',
}
const withAdvice = (error: ApiError): ApiError => ({
  ...error,
  message: [error.message, goOn[error.errorCode ?? '']].filter(Boolean).join(' '),
})

function EditRule({ at, rule }: { at: AtVpc; rule: VpcFirewallRule }) {
  const go = useNavigate()
  const notify = useNotify()
  const { data, refetch } = vpcFirewallRulesView.useQuery(at)
  const [change] = firewallRuleChange.useMutation()
  // The rule as it was last seen; undefined once it is known to be gone.
  const [was, setWas] = useState<VpcFirewallRule | undefined>(rule)
  const schema = useMemo(
    () => ruleSchema(namesOf(data?.rules).filter((name) => name !== was?.name)),
    [data, was],
  )
  const back = () => void go(paths.firewallRules(at), { preventScrollReset: true })

  async function send(values: RuleFormValues) {
    const next = ruleOf(withDrafts(values))
    const answer = await change({
      ...at,
      change: was ? { kind: 'replace', was, rule: next } : { kind: 'add', rule: next },
    })
    if (!answer.error) return answer.data
    const { error } = answer
    if (!isApiError(error) || !error.errorCode || !(error.errorCode in goOn)) throw error
    const now = await refetch().unwrap()
    setWas(now.rules.find((each) => each.name === rule.name))
    throw withAdvice(error)
  }
  return (
    <SidePanelForm
      title="Edit firewall rule"
      submitLabel="Update firewall rule"
      schema={schema}
      initial={ruleValues(rule)}
      draft={{ fields: ruleDraft }}
      send={send}
      onSaved={(_, values) => {
        notify(`Firewall rule ${values.name} updated`)
        back()
      }}
      onDismiss={back}
    >
      <RecordFacts record={rule} />
      <RuleFields at={at} />
    </SidePanelForm>
  )
}

function RuleFields({ at }: { at: AtVpc }) {
  const known = useKnownNames(at)
  return (
    <>
      <CheckboxField name="enabled" label="Enabled" />
      <NameField />
      <DescriptionField />
      <RadioField
        name="action"
        label="Action"
        choices={[
          { value: 'allow', label: 'Allow' },
          { value: 'deny', label: 'Deny' },
        ]}
      />
      <RadioField
        name="direction"
        label="Direction of traffic"
        choices={[
          { value: 'inbound', label: 'Inbound, to the targets' },
          { value: 'outbound', label: 'Outbound, from the targets' },
        ]}
      />
      <NumberField
        name="priority"
        label="Priority"
        hint={`Between 0 and ${MAX_PRIORITY}. Lower ones are looked at first.`}
        max={MAX_PRIORITY}
      />
      <HostsField
        list="targets"
        title="Targets"
        noun="target"
        note="The instances the rule is for: all that any of these names. Without any, the rule is for none."
        known={known}
      />
      <HostsField
        list="hosts"
        title="Host filters"
        noun="host filter"
        note="The other end of the traffic: any of these. Without any, wherever it is."
        known={known}
      />
      <PortsField />
      <ProtocolsField />
    </>
  )
}
