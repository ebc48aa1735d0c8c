import type { Calls } from '../operation';
import type { taskEndpoints } from './endpoints';

export const taskCalls: Calls<typeof taskEndpoints> = {
  create: { id: 'task.create', method: 'POST', path: 'case/{caseId}/tasks' },
  list: { id: 'task.list', method: 'GET', path: 'case/{caseId}/tasks' },
  mine: { id: 'task.mine', method: 'GET', path: 'tasks', extension: true },
  consultationTypes: {
    id: 'task.consultationTypes',
    method: 'GET',
    path: 'case/{caseId}/tasks/consultation-type',
  },
  currentHandover: {
    id: 'task.currentHandover',
    method: 'GET',
    path: 'case/{caseId}/tasks/current-handover-task',
  },
  currentPriceException: {
    id: 'task.currentPriceException',
    method: 'GET',
    path: 'case/{caseId}/tasks/current-price-exception',
  },
  get: { id: 'task.get', method: 'GET', path: 'case/{caseId}/tasks/{taskId}' },
  update: { id: 'task.update', method: 'PUT', path: 'case/{caseId}/tasks/{taskId}' },
  finish: {
    id: 'task.finish',
    method: 'PUT',
    path: 'case/{caseId}/tasks/{taskId}/result',
    extension: true,
  },
  assign: {
    id: 'task.assign',
    method: 'PUT',
    path: 'case/{caseId}/tasks/{taskId}/assignment',
    extension: true,
  },
  remind: {
    id: 'task.remind',
    method: 'PUT',
    path: 'case/{caseId}/tasks/{taskId}/reminder',
    extension: true,
  },
  forget: {
    id: 'task.forget',
    method: 'DELETE',
    path: 'case/{caseId}/tasks/{taskId}/reminder',
    extension: true,
  },
  cancel: { id: 'task.cancel', method: 'POST', path: 'case/{caseId}/tasks/{taskId}/cancel' },
};
