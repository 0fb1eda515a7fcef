import { loadFresh, notFoundUnless, type At, type LoaderInput } from '#features/kit/routing/load'
import { useMemo, useState } from 'react'
import { useLocation, useParams } from 'react-router'
import { firewallApi } from '#store/api/resources/firewall'
import type { VpcFirewallRule, VpcFirewallRuleProtocol } from '#store/api/generated/types'
import { isApiError, type ApiError } from '#model/apiError'
import { hostKey, RULE_GONE, ruleOfParts, rulePartsOf, type RuleChange } from '#model/network/changedRules'
import { MAX_PRIORITY } from '#model/limits'
import { networkCollaborator } from '#model/needs'
import { protocolText } from '#model/network/protocolText'
import { DescriptionField, NameField } from '#features/kit/form/fields/TextField'
import { NumberField } from '#features/kit/form/fields/NumberField'
import { RadioField } from '#features/kit/form/fields/RadioField'
import { CheckboxField } from '#features/kit/form/fields/CheckboxField'
import type { FormSending } from '#features/kit/form/exchange'
import { SidePanelForm } from '#features/kit/form/SidePanelForm'
import { useEdit } from '#features/kit/form/useEdit'
import { ResourceMeta } from '#features/kit/detail/ResourceMeta'
import { useParam } from '#features/kit/routing/useParam'
import { instancesApi } from '#store/api/resources/instances'
import { subnetsApi } from '#store/api/resources/subnets'
import { vpcsApi } from '#store/api/resources/vpcs'
import { ALL_LIMIT } from '#model/paging'
import { choiceStatus } from '#features/kit/form/choices'
import type { QueryLike } from '#features/kit/queries/queryLike'
import { HostsField, type NameSuggestions } from './HostsField'
import { PortsField } from './PortsField'
import { ProtocolsField } from './ProtocolsField'
import { withDrafts } from './ruleDrafts'
import {
  cloneRuleValues,
  newRule,
  ruleDraft,
  ruleOf,
  ruleValues,
  type Host,
  type RuleFormValues,
} from './ruleValues'
import { ruleSchema } from './ruleSchema'
import { ruleEffects } from './ruleEffects'
import { ruleEnd } from './ruleEnd'
import { ruleOfQuery } from './ruleQuery'
import { RuleInWords } from './RuleInWords'
import { RuleReach } from './RuleReach'
import { ruleClashes } from './ruleClashes'
import { firewallRules } from './noun'
import styles from './RuleForm.module.css'

const freshLoader = loadFresh(
  firewallApi.endpoints.vpcFirewallRulesView,
  ({ project, vpc }: At<'project' | 'vpc'>) => ({ project, vpc }),
)

/** Finds the rule in the list, since the API has no view of one rule. */
export async function ruleLoader(input: LoaderInput<At<'project' | 'vpc' | 'rule'>>) {
  const firewall = await freshLoader(input)
  return notFoundUnless(!firewall || firewall.rules.some(({ name }) => name === input.params.rule))
}

const { vpcFirewallRulesView, firewallRuleChange } = firewallApi.endpoints

interface AtVpc {
  project: string
  vpc: string
}

const namesOf = (rules: readonly VpcFirewallRule[] | undefined) => rules?.map((rule) => rule.name) ?? []

/** Adds a rule, or copies the rule in the address. */
export function CreateRulePanel() {
  const at = useParam('project', 'vpc')
  const { rule: name } = useParams()
  const { data } = vpcFirewallRulesView.useQuery(at)
  // The suggested priority, and a copy, need the rules.
  return data ? <CreateRule at={at} rules={data.rules} model={name} /> : null
}

interface CreateRuleProps {
  at: AtVpc
  rules: readonly VpcFirewallRule[]
  /** The name of the rule that is copied. */
  model: string | undefined
}

function CreateRule({ at, rules, model: name }: CreateRuleProps) {
  const { search } = useLocation()
  const schema = useMemo(() => ruleSchema(namesOf(rules)), [rules])
  // Read once: a rule that another user adds meanwhile does not change what the form began with.
  const [initial] = useState(() => {
    const model = rules.find((rule) => rule.name === name)
    return model ? cloneRuleValues(model) : (ruleOfQuery(search) ?? newRule(at.vpc, rules))
  })
  return (
    <SidePanelForm
      title={firewallRules.panels.create}
      needs={firewallRules.creates.create}
      schema={schema}
      initial={initial}
      draft={{ fields: ruleDraft }}
      send={(values, { save }) =>
        save(firewallRuleChange, { ...at, change: { kind: 'add', rule: ruleOf(withDrafts(values)) } })
      }
      saved={(_, values) => ruleEnd(at, values)}
      back={firewallRules.to.list(at)}
      effects={(values) => ruleClashes(values, rules)}
    >
      <RuleFields at={at} was={undefined} />
    </SidePanelForm>
  )
}

/** Edits a rule. The rule is read once at the start, since the list may change meanwhile. */
export function EditRulePanel() {
  const { rule: name, ...at } = useParam('project', 'vpc', 'rule')
  const { data } = vpcFirewallRulesView.useQuery(at)
  const [rule] = useState(() => data?.rules.find((one) => one.name === name))
  return rule ? <EditRule at={at} rule={rule} /> : null
}

/** The error of a rule that someone else has deleted, with the next step. */
const withAdvice = (error: ApiError): ApiError => ({
  ...error,
  message: `${error.message} What you typed is kept here: update again to add it as a new rule.`,
})

const hostsText = (hosts: readonly Host[]) => hosts.map(hostKey).join(', ')

/** The parts of a rule in words. */
const ruleWords = {
  priority: { text: String },
  targets: { text: hostsText },
  hosts: { label: 'Host filters', none: 'Any host', text: hostsText },
  ports: { none: 'Any port' },
  protocols: {
    label: 'Protocol filters',
    none: 'Any protocol',
    text: (protocols: readonly VpcFirewallRuleProtocol[]) => protocols.map(protocolText).join(', '),
  },
}

function EditRule({ at, rule }: { at: AtVpc; rule: VpcFirewallRule }) {
  const { data } = vpcFirewallRulesView.useQuery(at)
  const [initial] = useState(() => ruleValues(rule))
  const edit = useEdit(ruleWords)
  const [isGone, setGone] = useState(false)
  const others = useMemo(() => (data?.rules ?? []).filter(({ name }) => name !== rule.name), [data, rule])
  const schema = useMemo(() => ruleSchema(namesOf(others)), [others])

  async function send(values: RuleFormValues, { save, ask, was: opened }: FormSending<RuleFormValues>) {
    const next = ruleOf(withDrafts(values))
    const write = (asked: RuleChange) => save(firewallRuleChange, { ...at, change: asked })
    if (isGone) return write({ kind: 'add', rule: next })
    try {
      return await edit(
        { was: rulePartsOf(ruleOf(opened)), body: rulePartsOf(next) },
        ({ was, body }) =>
          write({
            kind: 'replace',
            was: ruleOfParts({ ...rulePartsOf(rule), ...was }),
            rule: ruleOfParts({ ...rulePartsOf(next), ...body }),
          }),
        ask,
      )
    } catch (error) {
      if (!isApiError(error) || error.errorCode !== RULE_GONE) throw error
      setGone(true)
      throw withAdvice(error)
    }
  }
  return (
    <SidePanelForm
      title={firewallRules.panels.edit}
      name={rule.name}
      submitLabel="Update firewall rule"
      needs={networkCollaborator}
      schema={schema}
      initial={initial}
      effects={(values) => [...ruleEffects(initial, values), ...ruleClashes(values, others)]}
      draft={{ fields: ruleDraft }}
      send={send}
      saved={(_, values) => ruleEnd(at, values)}
      back={firewallRules.to.list(at)}
    >
      <RuleFields at={at} was={rule} />
      <ResourceMeta record={rule} />
    </SidePanelForm>
  )
}

const choicesOf = (query: QueryLike<{ items: readonly { name: string }[] }>) => ({
  names: query.currentData?.items.map(({ name }) => name) ?? [],
  status: choiceStatus(query),
})

/** The names that rules of this VPC can use. */
function useNameSuggestions({ project, vpc }: { project: string; vpc: string }): NameSuggestions {
  const limit = ALL_LIMIT
  const vpcs = vpcsApi.endpoints.vpcList.useQuery({ project, limit })
  const subnets = subnetsApi.endpoints.vpcSubnetList.useQuery({ project, vpc, limit })
  const instances = instancesApi.endpoints.instanceList.useQuery({ project, limit })
  return { vpc: choicesOf(vpcs), subnet: choicesOf(subnets), instance: choicesOf(instances) }
}

function RuleFields({ at, was }: { at: AtVpc; was: VpcFirewallRule | undefined }) {
  const suggestions = useNameSuggestions(at)
  return (
    <div className={styles.fields}>
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
        hint={`Between 0 and ${MAX_PRIORITY}. The lowest number wins.`}
        max={MAX_PRIORITY}
      />
      <HostsField
        list="targets"
        title="Targets"
        noun="target"
        note="The rule applies to every instance that one of these matches."
        suggestions={suggestions}
      />
      <HostsField
        list="hosts"
        title="Host filters"
        noun="host filter"
        none="Any host"
        note="The other end of the traffic is any of these. Without any, it can be anywhere."
        suggestions={suggestions}
      />
      <PortsField />
      <ProtocolsField />
      <RuleReach at={at} was={was} />
      <RuleInWords />
    </div>
  )
}
