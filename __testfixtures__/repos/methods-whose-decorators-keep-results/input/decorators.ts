export function kept() {
  return (target: object, key: string, descriptor: PropertyDescriptor) => {
    const original = descriptor.value;
    let value: unknown;
    descriptor.value = function (...args: unknown[]) {
      return (value ??= original.apply(this, args));
    };
  };
}

export function logged(target: object, key: string, descriptor: PropertyDescriptor) {
  const original = descriptor.value;
  descriptor.value = function (...args: unknown[]) {
    const result = original.apply(this, args);
    console.log(key, result);
    return result;
  };
}

export function timed() {
  return (target: object, key: string, descriptor: PropertyDescriptor) => {
    const original = descriptor.value;
    descriptor.value = async function (...args: unknown[]) {
      const result = await original.apply(this, args);
      console.log(key);
      return result;
    };
  };
}

const titles = new Map<string, string>();

export function titled(title: string) {
  return (target: object, key: string) => {
    titles.set(key, title);
  };
}
