import { editing, describing, nameRequired, planner, type NounCases } from '../support/nounCases'

export const cases: NounCases = {
  at: { interface: 'net0' },
  pages: { create: { at: { instance: 'gpu-like-64' } } },
  missing: [
    [`${planner}/instances/net-heavy/networking/interfaces/lost/edit`, 'network interface lost in net-heavy'],
  ],
  disabled: [
    [
      `${planner}/instances/gpu-like-64/networking`,
      'net0',
      'Make primary',
      'This is the primary interface already',
    ],
  ],
  viewerButtons: [['instances/net-heavy/networking', 'Add network interface']],
  forms: [
    {
      path: `${planner}/instances/gpu-like-64/networking/interfaces-new`,
      typed: { Name: 'inner', VPC: 'default', Subnet: 'backup' },
      wrong: [nameRequired, [{ Subnet: '' }, 'subnetName', 'Subnet is required']],
      refused: [[{ Name: 'net0' }, 'name', /already exists/]],
      shows: [`${planner}/instances/gpu-like-64/networking`, 'inner'],
    },
    describing(
      `${planner}/instances/net-heavy/networking/interfaces/net0/edit`,
      `${planner}/instances/net-heavy/networking`,
    ),
  ],
  edits: [
    {
      ...editing(`${planner}/instances/net-heavy/networking/interfaces/net0/edit`, {
        transitIps: ['10.9.0.0/16'],
      }),
      adds: { transitIps: ['10.7.0.0/16', '10.8.0.0/16'] },
    },
  ],
}
