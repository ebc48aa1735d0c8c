import type { Calls } from '../operation';
import type { realEstateEndpoints } from './endpoints';

const valuations = 'case/{caseId}/real-estate-valuations';
const own = `${valuations}/{realEstateValuationId}`;
const ofSource = `${valuations}/{sourceId}/{id}`;

export const valuationCalls: Calls<typeof realEstateEndpoints> = {
  create: { id: 'realEstateValuation.create', method: 'POST', path: valuations },
  list: { id: 'realEstateValuation.list', method: 'GET', path: valuations },
  get: { id: 'realEstateValuation.get', method: 'GET', path: ofSource },
  preorderOnline: {
    id: 'realEstateValuation.preorderOnline',
    method: 'POST',
    path: `${own}/online-preorder-details`,
  },
  collateral: {
    id: 'realEstateValuation.collateral',
    method: 'GET',
    path: 'case/{caseId}/collateral',
    extension: true,
  },
  effect: {
    id: 'realEstateValuation.effect',
    method: 'GET',
    path: `${ofSource}/effect`,
    extension: true,
  },
  copy: {
    id: 'realEstateValuation.copy',
    method: 'POST',
    path: `${own}/copy`,
    extension: true,
  },
  update: { id: 'realEstateValuation.update', method: 'PUT', path: own, extension: true },
  updateDocuments: {
    id: 'realEstateValuation.updateDocuments',
    method: 'PUT',
    path: `${own}/documents`,
    extension: true,
  },
  remove: { id: 'realEstateValuation.delete', method: 'DELETE', path: own, extension: true },
  chooseType: {
    id: 'realEstateValuation.chooseType',
    method: 'PUT',
    path: `${own}/type`,
    extension: true,
  },
  order: {
    id: 'realEstateValuation.order',
    method: 'POST',
    path: `${own}/orders`,
    extension: true,
  },
  complete: {
    id: 'realEstateValuation.complete',
    method: 'POST',
    path: `${own}/completion`,
    extension: true,
  },
  cancelOrder: {
    id: 'realEstateValuation.cancelOrder',
    method: 'POST',
    path: `${own}/cancellation`,
    extension: true,
  },
  readDeed: {
    id: 'realEstateValuation.readDeed',
    method: 'POST',
    path: `${own}/deed`,
    extension: true,
  },
  searchCadastre: {
    id: 'realEstateValuation.searchCadastre',
    method: 'POST',
    path: 'case/{caseId}/cadastre-search',
    extension: true,
    read: true,
  },
  cadastralAreas: {
    id: 'cadastre.areas',
    method: 'POST',
    path: 'cadastre/areas',
    extension: true,
    read: true,
  },
};
