import { instancesApi } from '#store/api/resources/instances'
import { internetGatewaysApi } from '#store/api/resources/internetGateways'
import { subnetsApi } from '#store/api/resources/subnets'
import { ALL_LIMIT } from '#model/paging'
import { byName, choicesFrom, type Choice, type Pickable } from '#features/kit/form/choices'
import { NetworkField } from '#features/kit/form/fields/NetworkField'
import { ChoiceField } from '#features/kit/form/fields/ChoiceField'
import { DescriptionField, NameField, TextField } from '#features/kit/form/fields/TextField'
import { SelectField } from '#features/kit/form/fields/SelectField'
import { destinationTypes, targetTypes, valueFieldOf, type RouteFormValues } from './routeForm'
import { useForm } from '#features/kit/form/FormFields'

interface AtVpc {
  project: string
  vpc: string
}

/** The fields of a route. */
export function RouteFields({ at, onlyTarget = false }: { at: AtVpc; onlyTarget?: boolean }) {
  const { values } = useForm<RouteFormValues>()
  const all = { ...at, limit: ALL_LIMIT }
  const subnets = subnetsApi.endpoints.vpcSubnetList.useQuery(all)
  const instances = instancesApi.endpoints.instanceList.useQuery({ project: at.project, limit: ALL_LIMIT })
  const gateways = internetGatewaysApi.endpoints.internetGatewayList.useQuery(all)
  return (
    <>
      {!onlyTarget && (
        <>
          <NameField />
          <DescriptionField />
          <TypeField name="destination" label="Destination type" choices={destinationTypes} />
          <ValueField
            name="destinationValue"
            label="Destination"
            type={values.destinationType}
            named={{ noun: 'subnet', empty: `No subnets in ${at.vpc}`, ...choicesFrom(subnets, byName) }}
          />
        </>
      )}
      <TypeField name="target" label="Target type" choices={targetTypes} />
      <ValueField
        name="targetValue"
        label="Target"
        type={values.targetType}
        named={
          values.targetType === 'instance'
            ? { noun: 'instance', empty: `No instances in ${at.project}`, ...choicesFrom(instances, byName) }
            : {
                noun: 'internet gateway',
                empty: `No internet gateways in ${at.vpc}`,
                ...choicesFrom(gateways, byName),
              }
        }
      />
    </>
  )
}

interface TypeFieldProps {
  name: 'destination' | 'target'
  label: string
  choices: readonly Choice[]
}

/** A new type clears the value. */
function TypeField({ name, label, choices }: TypeFieldProps) {
  const { values, setValues } = useForm<RouteFormValues>()
  return (
    <SelectField
      name={`${name}Type`}
      label={label}
      choices={choices}
      onPicked={(type) => void setValues({ ...values, [`${name}Type`]: type, [`${name}Value`]: '' })}
    />
  )
}

interface ValueFieldProps {
  name: Extract<keyof RouteFormValues, `${string}Value`>
  label: string
  type: RouteFormValues['destinationType'] | RouteFormValues['targetType']
  /** The existing names, if the value is a name. */
  named: Pickable
}

function ValueField({ name, label, type, named }: ValueFieldProps) {
  const field = valueFieldOf(type)
  if (!field) return null
  const full = `${label} ${field.label.startsWith('IP') ? field.label : field.label.toLowerCase()}`
  const Typed = type === 'ip_net' ? NetworkField : TextField
  if (field.validate) return <Typed key={type} name={name} label={full} hint={field.hint} />
  return <ChoiceField key={type} name={name} label={full} {...named} />
}
