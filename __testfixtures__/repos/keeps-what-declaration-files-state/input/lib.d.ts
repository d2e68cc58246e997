export declare function load(name: string): string;
