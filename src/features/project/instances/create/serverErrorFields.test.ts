import { describe, expect, it } from 'vitest'
import { errorText } from '#store/api/wire/errors'
import { initialValues, type CreateValues } from './createValues'
import { serverErrorFields } from './serverErrorFields'

const initial: CreateValues = {
  ...initialValues({
    siloImages: [{ id: 'i', name: 'i', sizeGiB: 1 }],
    projectImages: [],
    sshKeys: [],
    defaultPool: undefined,
    hasVpc: true,
  }),
  name: 'web',
}

/** The field for a server message as it reaches the form. */
const field = (
  code: string | undefined,
  words: string,
  statusCode = 400,
  change: Partial<CreateValues> = {},
) =>
  Object.keys(
    serverErrorFields(
      { message: errorText('instanceCreate', code, words), statusCode },
      { ...initial, ...change },
    ),
  )

describe('an error finds its field', () => {
  it.each<[code: string | undefined, words: string, field: string, status?: number]>([
    ['ObjectAlreadyExists', 'already exists: instance "web"', 'name'],
    [undefined, 'unable to parse JSON body: hostname: does not comply at line 1 column 1', 'hostname'],
    [undefined, 'unable to parse JSON body: name: must be lower case at line 1 column 1', 'name'],
    [undefined, 'unable to parse JSON body: user_data: invalid base64 at line 1 column 1', 'userDataText'],
    ['InvalidRequest', 'cannot have more than 64 vCPUs per instance', 'preset'],
    ['InvalidValue', 'unsupported value for "size": memory must be at least 1 GiB', 'preset'],
    ['InsufficientCapacity', 'Insufficient capacity: vCPU Limit Exceeded: Not enough', 'preset', 507],
    ['InsufficientCapacity', 'Insufficient capacity: Storage Limit Exceeded: Not', 'bootSizeGiB', 507],
    ['InsufficientCapacity', 'Insufficient capacity: No external IP addresses available', 'pool', 507],
    [
      'InsufficientCapacity',
      'Insufficient capacity: No available IP addresses for interface',
      'nicList',
      507,
    ],
    ['ObjectNotFound', 'not found: default IP pool for current silo', 'pool', 404],
    ['ObjectNotFound', 'not found: ip-pool with name "dock"', 'pool', 404],
    ['ObjectNotFound', 'not found: ssh-key with id "x"', 'sshKeys', 404],
    ['ObjectNotFound', 'not found: anti-affinity-group with name "x"', 'groups', 404],
    ['ObjectNotFound', 'not found: floating-ip with name "x"', 'floatingIps', 404],
    ['ObjectNotFound', 'not found: vpc with name "default"', 'nicList', 404],
    ['ObjectNotFound', 'not found: image with id "x"', 'siloImage', 404],
    ['InvalidRequest', 'the IP address 172.30.0.9 is not available', 'nicList'],
    ['InvalidRequest', 'may not have more than 32 external IPs', 'floatingIps'],
  ])('%s %s', (code, words, expected, status = 400) => {
    expect(field(code, words, status)).toEqual([expected])
  })
  it('follows what is in sight', () => {
    const vcpu = 'Insufficient capacity: vCPU Limit Exceeded'
    expect(field('InsufficientCapacity', vcpu, 507, { hardware: 'custom' })).toEqual(['ncpus'])
    const gone = 'not found: disk with name "old"'
    expect(field('ObjectNotFound', gone, 404, { bootSource: 'disk' })).toEqual(['bootDisk'])
    const disks = [{ type: 'attach' as const, name: 'old', sizeBytes: 1 }]
    expect(field('ObjectNotFound', gone, 404, { disks })).toEqual(['disks'])
  })
  it('stays with the form when the message matches no field', () => {
    expect(field('Forbidden', 'Forbidden', 403)).toEqual([])
    expect(field('Internal', 'Internal Server Error', 500)).toEqual([])
    expect(field('InvalidRequest', 'something else', 400)).toEqual([])
  })
})
