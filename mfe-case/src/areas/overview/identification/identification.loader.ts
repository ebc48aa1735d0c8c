export const identificationLoader = async (): Promise<null> => null;
