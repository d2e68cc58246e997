export const traced = () => (_target: unknown, name: string) => console.log(name);
