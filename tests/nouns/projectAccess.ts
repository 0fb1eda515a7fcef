import { idOf } from '#mirage/random'
import { editingOne, planner, stranger, type NounCases } from '../support/nounCases'

export const cases: NounCases = {
  pages: {
    edit: { at: { identity: { is: idOf('group harbour-observers'), named: 'harbour-observers' } } },
  },
  missing: [[`${planner}/access/${stranger}/edit`, `role for ${stranger} in berth-planner`]],
  failingParts: [
    ['userList', `${planner}/access`, 'Could not load the names of users', 'Viewer of the project'],
  ],
  filters: [
    {
      path: `${planner}/access`,
      table: 'Project access',
      typed: 'network',
      found: ['network-ops'],
      facet: ['type', 'Type', 'silo_group', 'Group', 4],
    },
  ],
  forms: [
    {
      path: `${planner}/access-new`,
      typed: { 'User or group': idOf('group lighthouse'), Role: 'collaborator' },
      wrong: [[{ 'User or group': '' }, 'identityId', 'User or group is required']],
      notice: 'lighthouse is collaborator',
      shows: [`${planner}/access`, /lighthouse Group Collaborator of the project/],
    },
    {
      path: `${planner}/access/${idOf('group harbour-observers')}/edit`,
      typed: { Role: 'admin' },
      shows: [`${planner}/access`, /harbour-observers Group Admin of the project/],
    },
  ],
  sends: [
    {
      path: `${planner}/access/${idOf('group harbour-observers')}/edit`,
      title: 'Change role',
      submit: 'Change role',
      radio: 'Admin',
    },
  ],
  edits: [
    editingOne(
      `${planner}/access/${idOf('group harbour-observers')}/edit`,
      { roleName: 'admin' },
      { roleName: 'collaborator' },
    ),
  ],
}
