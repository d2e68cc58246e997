// with image-size@^2.0.0
import { imageSize } from 'image-size';
import { imageSizeFromFile } from 'image-size/fromFile';

async function main(path) {
  return [imageSize(path), await imageSizeFromFile(path)];
}

await main('a');
