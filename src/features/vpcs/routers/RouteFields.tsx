import { useFormikContext } from 'formik'
import { instancesApi } from '../../../store/api/instances'
import { internetGatewaysApi } from '../../../store/api/internetGateways'
import { subnetsApi } from '../../../store/api/subnets'
import { ALL_LIMIT } from '../../../store/model/limits'
import { ChoiceField, DescriptionField, NameField, TextField, type Choice } from '../../shared/form/fields'
import { SelectField } from '../../shared/form/SelectField'
import { destinationTypes, targetTypes, valueFields, type RouteFormValues } from './routeForm'

interface AtVpc {
  project: string
  vpc: string
}

/** The fields of a route. */
export function RouteFields({ at, onlyTarget = false }: { at: AtVpc; onlyTarget?: boolean }) {
  const { values } = useFormikContext<RouteFormValues>()
  const all = { ...at, limit: ALL_LIMIT }
  const subnets = subnetsApi.endpoints.vpcSubnetList.useQuery(all).data
  const instances = instancesApi.endpoints.instanceList.useQuery({
    project: at.project,
    limit: ALL_LIMIT,
  }).data
  const gateways = internetGatewaysApi.endpoints.internetGatewayList.useQuery(all).data
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
            names={subnets?.items}
          />
        </>
      )}
      <TypeField name="target" label="Target type" choices={targetTypes} />
      <ValueField
        name="targetValue"
        label="Target"
        type={values.targetType}
        names={values.targetType === 'instance' ? instances?.items : gateways?.items}
      />
    </>
  )
}

interface TypeFieldProps {
  name: 'destination' | 'target'
  label: string
  choices: readonly Choice[]
}

/** A value belongs to its type: with the type go the value and what was said about it. */
function TypeField({ name, label, choices }: TypeFieldProps) {
  const { values, setValues, setFieldError } = useFormikContext<RouteFormValues>()
  return (
    <SelectField
      name={`${name}Type`}
      label={label}
      choices={choices}
      onPicked={(type) => {
        void setValues({ ...values, [`${name}Type`]: type, [`${name}Value`]: '' }, false)
        setFieldError(`${name}Value`, undefined)
      }}
    />
  )
}

interface ValueFieldProps {
  name: string
  label: string
  type: RouteFormValues['destinationType'] | RouteFormValues['targetType']
  names: readonly { name: string }[] | undefined
}

function ValueField({ name, label, type, names }: ValueFieldProps) {
  if (type === 'drop' || type === 'vpc') return null
  const field = valueFields[type]
  const full = `${label} ${field.label.startsWith('IP') ? field.label : field.label.toLowerCase()}`
  if (field.faultOf)
    return <TextField key={type} name={name} label={full} {...(field.hint ? { hint: field.hint } : {})} />
  return (
    <ChoiceField
      key={type}
      name={name}
      label={full}
      placeholder={`Select ${/^[aeiou]/i.test(field.label) ? 'an' : 'a'} ${field.label.toLowerCase()}`}
      choices={(names ?? []).map((each) => ({ value: each.name, label: each.name }))}
    />
  )
}
